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
  ticker: boolean;
  guide: boolean;
  coached: boolean;
  /** The game that was chosen last in the lobby. */
  game: string;
}

const KEY = "hullbreach.prefs";

function calmWanted(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const usual: Prefs = {
  language: typeof navigator !== "undefined" && navigator.language?.startsWith("pl") ? "pl" : "en",
  name: "",
  pace: calmWanted() ? "off" : "calm",
  sound: true,
  title: true,
  notify: false,
  ticker: true,
  guide: true,
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
