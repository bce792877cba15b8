// What every element of the board shares: how it is pressed, reached by keys, and spoken of.
import { getContext, setContext } from "svelte";
import type { Text } from "../protocol";
import type { Described } from "../lib/describe";

export interface Desk {
  /** The element that the tab key reaches. */
  readonly stop: string;
  on(id: string): boolean;
  press(id: string, at: Element): void;
  key(event: KeyboardEvent, id: string): void;
  focus(id: string): void;
  about(id: string): () => Described | null;
  say(text: Text | null | undefined): string;
}

const KEY = Symbol("desk");

export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);

/** The colour of a token: those of items have names of their own, others are colours already. */
const TOKENS: Record<string, string> = {
  red: "var(--red, #d9483b)", yellow: "var(--yellow, #e0ab2b)", green: "var(--green, #4fae5a)", white: "var(--white, #d5d9dc)",
  blue: "var(--blue, #8b9cff)", violet: "var(--secret, #c08bff)",
};
const TONES: Record<string, string> = {
  good: "var(--good, #7bd88f)", warning: "var(--warn, #ffb52e)", danger: "var(--danger, #ff4a3a)", secret: "var(--secret, #c08bff)",
};

export const colourOf = (token: string | undefined): string => (token ? (TOKENS[token] ?? token) : "");
export const toneOf = (tone: string | undefined): string => TONES[tone ?? ""] ?? "";

/** The forms of badges, by the token of their colour: as on cards (`.form-…`). */
const ROUND = "M-11 0a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z";
const BADGES: Record<string, string> = {
  yellow: "M-10 -7.5a2.5 2.5 0 0 1 2.5 -2.5h15a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1 -2.5 2.5h-15a2.5 2.5 0 0 1 -2.5 -2.5Z",
  green: "M-6.2 -10.8H6.2L12.5 0L6.2 10.8H-6.2L-12.5 0Z",
  white: "M0 -13.5L13.5 0L0 13.5L-13.5 0Z",
};
export const badgeOf = (token: string | undefined): string => BADGES[token ?? ""] ?? ROUND;
