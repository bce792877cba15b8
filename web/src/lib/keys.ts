// Keys: a verb has one letter and keeps it; what a list offers has the digits, in order.
import { keep, read } from "./places";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
export const DIGITS = "123456789";
/** What the page itself does by these. */
const TAKEN = "z";

export function folded(text: string): string {
  return text.replace(/[łŁ]/g, "l").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The letters of a label, those that begin a word first. */
function candidates(label: string): string {
  const words = folded(label).match(/[a-z]+/g) ?? [];
  return words.map((word) => word[0]!).join("") + words.join("") + LETTERS;
}

/**
 * The letters of the verbs of one game. A verb takes a letter that no other verb has when it is first seen; when all are
 * taken, one that no verb beside it has. Where two of a question have the same letter, the one that came later has none.
 */
export class Letters {
  #known: Map<string, string>;
  #name: string;

  constructor(name: string) {
    this.#name = `hullbreach.keys.${name}`;
    this.#known = new Map(Object.entries(read<Record<string, string>>(this.#name, {})));
  }

  /** One letter for each verb of a question, "" where there is none; some of them are the first to choose. */
  of(verbs: readonly { verb: string; label: string; first?: boolean }[]): string[] {
    const beside = new Set<string>(TAKEN);
    const found = verbs.map(({ verb }) => {
      const letter = this.#known.get(verb) ?? "";
      if (!letter || beside.has(letter)) return "";
      beside.add(letter);
      return letter;
    });
    let learned = false;
    const order = [...verbs.keys()].sort((a, b) => Number(verbs[b]!.first ?? false) - Number(verbs[a]!.first ?? false));
    order.forEach((index) => {
      const { verb, label } = verbs[index]!;
      if (found[index] || this.#known.has(verb)) return;
      const all = new Set(this.#known.values());
      const free = [...candidates(label)].filter((one) => !beside.has(one));
      const letter = free.find((one) => !all.has(one)) ?? free[0] ?? "";
      if (!letter) return;
      this.#known.set(verb, letter);
      beside.add(letter);
      found[index] = letter;
      learned = true;
    });
    if (learned) keep(this.#name, Object.fromEntries(this.#known));
    return found;
  }
}
