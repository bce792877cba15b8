// How the owner of this browser likes things; kept in the browser.
import { keep, read } from "./places";

export type Pace = "calm" | "brisk" | "off";

export interface Prefs {
  language: string;
  name: string;
  pace: Pace;
  sound: boolean;
  title: boolean;
  notify: boolean;
  guide: boolean;
  /** How much larger all text is. */
  text: number;
  /** One click acts, where that can be taken back; else a click only opens. */
  quick: boolean;
  volume: number;
  /** Groups of sounds that are not wanted. */
  muted: string[];
  coached: boolean;
  /** The game that was chosen last in the lobby. */
  game: string;
}

const KEY = "hullbreach.prefs";

export const TEXT_SIZES = [1, 1.15, 1.3];

/** Less motion is not less information: everything is shown as long, without moving. */
export function still(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const usual: Prefs = {
  language: typeof navigator !== "undefined" && navigator.language?.startsWith("pl") ? "pl" : "en",
  name: "",
  pace: "calm",
  sound: true,
  title: true,
  notify: false,
  guide: true,
  text: 1,
  quick: false,
  volume: 0.6,
  muted: [],
  coached: false,
  game: "",
};

export const prefs: Prefs = $state({ ...usual, ...read<Partial<Prefs>>(KEY, {}) });

export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  keep(KEY, $state.snapshot(prefs));
}

/** Milliseconds that a change stays before the next one is shown. */
export function dwell(): number {
  return { calm: 850, brisk: 300, off: 0 }[prefs.pace];
}
