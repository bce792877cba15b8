// The options of a question in groups of one verb, each with a key.
import type { Choice, Question, Scene } from "../protocol";
import { DIGITS, type Letters } from "./keys";
import type { Labels } from "./texts";
import { attribute, say } from "./words.svelte";

export interface Entry {
  key: string;
  label: string;
  choice: Choice;
}

export interface Group {
  key: string;
  label: string;
  verb: string;
  entries: Entry[];
  /** The label says all that is done, so the button may do it. */
  whole: boolean;
}

/** Longer words than this do not stand on a button if there are shorter ones. */
const LONG = 24;
/** On a small screen a verb has a tile of its own. */
export const TILE = 13;

/** So many answers of one verb still stand side by side. */
const FLAT = 4;

/** The words of a verb without what it is done to: "Move to"; or those that the game has for it. */
export function verbLabel(choice: Choice): string {
  const short = attribute(choice.text.id, "short");
  if (short) return short;
  const args = Object.fromEntries(Object.keys(choice.text.args).map((key) => [key, "…"]));
  const words = say({ id: choice.text.id, args })
    .replace(/\s*(\(…\)|[„“]…”)/g, "")
    .replace(/[\s:]*…[\s:]*/g, " ")
    .trim();
  return words || "…";
}

/** Where a way leads from whoever acts: an option that goes along it is also about that place. */
function goals(choice: Choice, scene: Scene): string[] {
  if (!attribute(choice.text.id, "leads")) return [];
  const here = scene.panels?.find((one) => one.active)?.at;
  const ways = (scene.links ?? []).filter((one) => choice.touches.includes(one.id));
  return ways.filter((one) => here && one.ends.includes(here)).map((one) => (one.ends[0] === here ? one.ends[1] : one.ends[0]));
}

/** What an option is about: what it names, where that leads, or the cards with which it is done. */
function about(choice: Choice, scene: Scene | null): string[] {
  if (!scene) return choice.touches;
  if (choice.touches.length) return [...choice.touches, ...goals(choice, scene)];
  const cards = (scene.hands ?? []).flatMap((hand) => hand.cards ?? []);
  return cards.filter((card) => card.verb === choice.verb).map((card) => card.id);
}

/** While nothing is asked nothing can be touched, and nobody has to look anew. */
const NOTHING: ReadonlyMap<string, Choice[]> = new Map();

export function touchedBy(options: readonly Choice[], scene: Scene | null = null): ReadonlyMap<string, Choice[]> {
  if (!options.length) return NOTHING;
  const found = new Map<string, Choice[]>();
  for (const choice of options) {
    for (const id of new Set(about(choice, scene))) found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return found;
}

export function entriesOf(choices: readonly Choice[], labels: Labels): Entry[] {
  return choices.map((choice, index) => ({ choice, label: say(choice.text, labels), key: DIGITS[index] ?? "" }));
}

/** What ends a question is about nothing: it has the first choice of a letter. */
const ends = (set: readonly Choice[]): boolean => set.length === 1 && set[0]!.touches.length === 0;

/** One button for each verb; a few answers of the only verb stand side by side. */
export function grouped(question: Question, labels: Labels, letters: Letters, most = LONG): Group[] {
  const verbs = new Map<string, Choice[]>();
  for (const one of question.options) verbs.set(one.verb, [...(verbs.get(one.verb) ?? []), one]);
  const sets = [...verbs.values()];
  if (sets.length === 1 && sets[0]!.length <= FLAT && sets[0]!.length > 1) {
    return entriesOf(sets[0]!, labels).map((one) => ({ key: one.key, label: one.label, verb: one.choice.verb, entries: [one], whole: true }));
  }
  const words = sets.map((set) => {
    const all = say(set[0]!.text, labels);
    return set.length > 1 || (all.length > most && attribute(set[0]!.text.id, "short")) ? verbLabel(set[0]!) : all;
  });
  const keys = letters.of(sets.map((set) => ({ verb: set[0]!.verb, label: verbLabel(set[0]!), first: ends(set) })));
  return sets.map((set, index) => ({
    key: keys[index]!,
    label: words[index]!,
    verb: set[0]!.verb,
    entries: entriesOf(set, labels),
    whole: set.length === 1 && words[index] === say(set[0]!.text, labels) && !careful(set[0]!),
  }));
}

/** What the cards that an option touches cost; "" if nothing. */
export function priceOf(choice: Choice, scene: Scene): string {
  const cards = (scene.hands ?? []).flatMap((hand) => hand.cards ?? []);
  const cost = cards.find((card) => choice.touches.includes(card.id) && /^[1-9]\d?$/.test(card.cost ?? ""))?.cost;
  return cost ?? "";
}

/** What is given away or cannot be had back is never done by one click or one key: the message of the verb says so. */
export const careful = (choice: Choice): boolean => attribute(choice.text.id, "careful") !== "";

/** The words for several answers of a verb that may be given one after another; "" where one is enough. */
export const several = (choice: Choice, count: number): string => attribute(choice.text.id, "many", { count });

/** The cards of which several can be chosen at once, by their ids. */
export function pickable(question: Question | null, scene: Scene | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  if (!question || !scene) return found;
  const cards = new Set((scene.hands ?? []).flatMap((hand) => hand.cards ?? []).map((one) => one.id));
  for (const one of question.options) {
    const [card, ...others] = one.touches.filter((id) => cards.has(id));
    if (card && others.length === 0 && several(one, 2)) found.set(card, one);
  }
  return found.size > 1 ? found : new Map();
}
