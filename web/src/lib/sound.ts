// Sounds made in the page: by what the log shows and reveals, never by a game's own words. Each has a visible twin.
import type { LogLine } from "../protocol";
import { prefs } from "./prefs.svelte";

export const GROUPS = ["hum", "turn", "play", "danger"] as const;
export type Group = (typeof GROUPS)[number];

interface Voice {
  /** Tone: frequencies in Hz, from and to; noise: of the filter. */
  from: number;
  to?: number;
  type?: OscillatorType | "noise";
  after?: number;
  lasts: number;
  loud?: number;
}

const SOUNDS: Record<string, { group: Group; voices: Voice[] }> = {
  turn: { group: "turn", voices: [{ from: 523.25, lasts: 0.5 }, { from: 783.99, after: 0.13, lasts: 0.55 }] },
  say: { group: "turn", voices: [{ from: 392, lasts: 0.4 }] },
  won: { group: "turn", voices: [261.63, 329.63, 392, 523.25].map((from) => ({ from, lasts: 2.4, loud: 0.07 })) },
  lost: { group: "turn", voices: [220, 261.63, 311.13].map((from) => ({ from, lasts: 2.8, loud: 0.07 })) },
  move: { group: "play", voices: [{ from: 160, to: 90, lasts: 0.09, type: "triangle" }, { from: 140, to: 80, after: 0.16, lasts: 0.09, type: "triangle" }] },
  draw: { group: "play", voices: [{ from: 3200, to: 5200, lasts: 0.16, type: "noise", loud: 0.05 }] },
  card: { group: "play", voices: [{ from: 2400, to: 900, lasts: 0.1, type: "noise", loud: 0.06 }] },
  roll: { group: "play", voices: [0, 0.09, 0.16, 0.3].map((after, at) => ({ from: 130 + 22 * at, to: 70, after, lasts: 0.1, type: "triangle" as const, loud: 0.16 })) },
  room: { group: "play", voices: [{ from: 500, to: 1800, lasts: 0.35, type: "noise", loud: 0.05 }, { from: 90, to: 60, after: 0.3, lasts: 0.14, type: "triangle" }] },
  token: { group: "play", voices: [{ from: 880, to: 660, lasts: 0.14, type: "triangle", loud: 0.07 }] },
  event: { group: "danger", voices: [{ from: 180, lasts: 0.5, type: "sawtooth", loud: 0.05 }, { from: 190, after: 0.06, lasts: 0.5, type: "sawtooth", loud: 0.05 }] },
  encounter: { group: "danger", voices: [{ from: 70, to: 28, lasts: 1.2, loud: 0.3 }, ...[233, 247, 311].map((from) => ({ from, after: 0.05, lasts: 1.1, type: "sawtooth" as const, loud: 0.03 }))] },
  attack: { group: "danger", voices: [{ from: 6000, to: 300, lasts: 0.28, type: "noise", loud: 0.2 }, { from: 90, to: 40, after: 0.05, lasts: 0.4, loud: 0.2 }] },
  wound: { group: "danger", voices: [0, 0.22, 0.9, 1.12].map((after) => ({ from: 62, to: 40, after, lasts: 0.16, loud: 0.32 })) },
  death: { group: "danger", voices: [{ from: 220, to: 24, lasts: 3, loud: 0.2 }] },
  warning: { group: "danger", voices: [{ from: 120, lasts: 0.22, type: "square", loud: 0.03 }] },
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let hum: GainNode | null = null;
let clicked = false;

/** Nothing is heard before somebody has clicked: browsers want that, and so do people. */
function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined" || prefs.volume <= 0 || navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function noise(at: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = at.createBuffer(1, at.sampleRate * 2, at.sampleRate);
  const data = hiss.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
  return hiss;
}

function voice(at: AudioContext, one: Voice): void {
  const start = at.currentTime + (one.after ?? 0);
  const gain = at.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime((one.loud ?? 0.12) * prefs.volume, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + one.lasts);
  if (one.type === "noise") {
    const source = at.createBufferSource();
    source.buffer = noise(at);
    const filter = at.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(one.from, start);
    filter.frequency.exponentialRampToValueAtTime(one.to ?? one.from, start + one.lasts);
    source.connect(filter).connect(gain).connect(at.destination);
    source.start(start);
    source.stop(start + one.lasts + 0.05);
    return;
  }
  const tone = at.createOscillator();
  tone.type = one.type ?? "sine";
  tone.frequency.value = one.from;
  if (one.to) tone.frequency.exponentialRampToValueAtTime?.(one.to, start + one.lasts);
  tone.connect(gain).connect(at.destination);
  tone.start(start);
  tone.stop(start + one.lasts + 0.05);
}

export function play(name: string): void {
  const sound = SOUNDS[name];
  if (!sound || prefs.muted.includes(sound.group)) return;
  try {
    const at = ready();
    if (at) for (const one of sound.voices) voice(at, one);
  } catch {
    // No sound is no reason to stop.
  }
}

/** What a line of the log sounds like: by what it reveals, by what is seen of it, by its tone. */
export function soundOf(line: LogLine): void {
  if (!clicked) return;
  const kind = line.reveal?.kind ?? "";
  const name = SOUNDS[kind] ? kind : line.cue ? line.cue : line.tone === "warning" ? "warning" : "";
  if (name) play(name);
  if (kind === "death" || kind === "end") quiet();
}

function quiet(): void {
  if (hum && audio) hum.gain.linearRampToValueAtTime(0, audio.currentTime + 1.5);
}

/** A low hum under everything, from the first click on. */
export function begin(): void {
  if (clicked) return;
  clicked = true;
  if (prefs.muted.includes("hum")) return;
  try {
    const at = ready();
    if (!at?.createBufferSource) return;
    const source = at.createBufferSource();
    source.buffer = noise(at);
    source.loop = true;
    const filter = at.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = 90;
    hum = at.createGain();
    hum.gain.value = 0.05 * prefs.volume;
    source.connect(filter).connect(hum).connect(at.destination);
    source.start();
  } catch {
    // No sound is no reason to stop.
  }
}

export function tune(): void {
  if (hum) hum.gain.value = prefs.muted.includes("hum") ? 0 : 0.05 * prefs.volume;
}
