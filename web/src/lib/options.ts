// The options of a question in groups of one verb, each with a key.
import type { Choice, Question } from "../protocol";
import { keysFor } from "./keys";
import type { Labels } from "./texts";
import { say } from "./words.svelte";

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
}

const FLAT = 8;

/** The words of a verb without what it is done to: "Move to …". */
function verbLabel(choice: Choice): string {
  const args = Object.fromEntries(Object.keys(choice.text.args).map((key) => [key, "…"]));
  return say({ id: choice.text.id, args })
    .replace(/\s*\(…\)/g, "")
    .trim();
}

export function touchedBy(options: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of options) {
    for (const id of new Set(choice.touches)) found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return found;
}

export function entriesOf(choices: readonly Choice[], labels: Labels): Entry[] {
  const words = choices.map((one) => say(one.text, labels));
  const keys = keysFor(words);
  return choices.map((choice, index) => ({ choice, label: words[index]!, key: keys[index]! }));
}

/** Few options are listed one by one, many by their verbs. */
export function grouped(question: Question, labels: Labels): Group[] {
  const verbs = new Map<string, Choice[]>();
  for (const one of question.options) verbs.set(one.verb, [...(verbs.get(one.verb) ?? []), one]);
  const flat = question.options.length <= FLAT || verbs.size === 1;
  const sets = flat ? question.options.map((one) => [one]) : [...verbs.values()];
  const words = sets.map((set) => (set.length > 1 ? verbLabel(set[0]!) : say(set[0]!.text, labels)));
  const keys = keysFor(words);
  return sets.map((set, index) => ({
    key: keys[index]!,
    label: words[index]!,
    verb: set[0]!.verb,
    entries: entriesOf(set, labels),
  }));
}
