// How a player hears that it is their turn: title, a sound made here, a browser notification.
import { prefs } from "./prefs.svelte";

let audio: AudioContext | null = null;

/** A soft two-tone chime, or a single low tone. */
export function chime(kind: "turn" | "say" | "end" = "turn"): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    const tones = { turn: [523.25, 783.99], say: [392], end: [523.25, 659.25, 783.99] }[kind];
    tones.forEach((frequency, index) => {
      const start = audio!.currentTime + index * 0.13;
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.type = "sine";
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.55);
      tone.connect(volume).connect(audio!.destination);
      tone.start(start);
      tone.stop(start + 0.6);
    });
  } catch {
    // No sound is no reason to stop.
  }
}

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!prefs.notify || !document.hidden) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, icon: "/icon.svg", tag: "hullbreach-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
