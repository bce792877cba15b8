// The words in the reader's language, switchable at any time.
import type { Text } from "../protocol";
import { prefer, prefs } from "./prefs.svelte";
import { textAt } from "./reached";
import { Texts, type Labels, type Part } from "./texts";

const state: { texts: Texts | null } = $state({ texts: null });
const known = new Map<string, Texts>();

let current = "";

/** Games may have different words for the same id: whoever shows a game says which. */
export async function speakOf(game: string): Promise<void> {
  if (game !== current) await speak(prefs.language, game);
}

export async function speak(language: string, game = current): Promise<void> {
  current = game;
  const key = `${language} ${game}`;
  let texts = known.get(key);
  if (!texts) {
    texts = new Texts(language, await textAt(`/api/texts/${language}?game=${encodeURIComponent(game)}`));
    known.set(key, texts);
  }
  if (game !== current) return;
  state.texts = texts;
  document.documentElement.lang = language;
  if (prefs.language !== language) prefer({ language });
}

export function ready(): boolean {
  return state.texts !== null;
}

/** A message of the client's own: `t("web-undo")`. */
export function t(id: string, args: Text["args"] = {}): string {
  return state.texts ? state.texts.format({ id, args }) : "";
}

/** A text that the server sent. */
export function say(text: Text | null | undefined, labels?: Labels): string {
  return text && state.texts ? state.texts.format(text, labels) : "";
}

export function nameOf(id: string, labels?: Labels): string {
  return state.texts ? state.texts.name(id, labels) : "";
}

export function fullText(id: string, labels?: Labels): string {
  return state.texts ? state.texts.full(id, labels) : "";
}

/** Whether more can be said of something than its name. */
export function explained(id: string): boolean {
  return state.texts?.explains(id) ?? false;
}

/** An attribute of a message, "" if it has none. */
export function attribute(id: string, name: string, args: Text["args"] = {}): string {
  return state.texts ? state.texts.attribute(id, name, args) : "";
}

/** A text in pieces: plain words, and names of which more can be said. */
export function parts(text: Text | null | undefined, labels?: Labels): Part[] {
  return text && state.texts ? state.texts.parts(text, labels) : [];
}

export function has(id: string): boolean {
  return state.texts?.has(id) ?? false;
}

/** The sentence of a rule. */
export function ruleText(rule: string): string {
  return has(`rule-${rule}`) ? t(`rule-${rule}`) : "";
}

/** How a bot of a kind plays. */
export function botName(kind: string): string {
  return has(`bot-${kind}`) ? t(`bot-${kind}`) : kind;
}
