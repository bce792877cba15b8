// What people read: messages by id, formatted as the server's own texts are (kernel/texts.py).
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import type { Scene, Text } from "../protocol";

export type Labels = ReadonlyMap<string, Text>;
const NO_LABELS: Labels = new Map();

export interface Part {
  words: string;
  /** What the words name. */
  id?: string;
}

/** Around what names something, while a text is taken to pieces. */
const [OPEN, MIDDLE, CLOSE] = ["\ue000", "\ue001", "\ue002"];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** The name of an argument, which can be declined. */
class Name extends FluentType<string> {
  constructor(words: string, readonly form: (wanted: string) => string | undefined) {
    super(words);
  }

  toString(): string {
    return this.value;
  }
}

/** The Fluent function CASE: a name in a case, or as it is if it has no such form. */
function declined(args: FluentValue[]): FluentValue {
  const [name, wanted] = args;
  return (name instanceof Name && typeof wanted === "string" && name.form(wanted)) || name!;
}

export class Texts {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { CASE: declined } });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name behind an id: the label it has on the table, its message, or the id itself. */
  name(id: string, labels: Labels = NO_LABELS): string {
    const named = this.#named(id, labels);
    return named ? this.format(named, labels) : id;
  }

  #named(id: string, labels: Labels): Text | undefined {
    const label = labels.get(id);
    if (label) return label;
    if (this.has(id)) return { id, args: {} };
    const base = id.split("#", 1)[0]!;
    return base !== id && this.has(base) ? { id: base, args: {} } : undefined;
  }

  /** The message in this language; a missing one shows its id, never an error. */
  format(text: Text, labels: Labels = NO_LABELS, marked = false): string {
    const pattern = this.#bundle.getMessage(text.id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, this.#arguments(text, labels, marked), []) : text.id;
  }

  /** The same in pieces, each name with the id that it stands for. */
  parts(text: Text, labels: Labels = NO_LABELS): Part[] {
    const pieces = this.format(text, labels, true).split(MARKED);
    const found: Part[] = [];
    for (let at = 0; at < pieces.length; at += 3) {
      if (pieces[at]) found.push({ words: pieces[at]! });
      if (pieces[at + 2]) found.push({ words: pieces[at + 2]!, id: pieces[at + 1]! });
    }
    return found;
  }

  /** An attribute of a message, "" if it has none: what a game says about its own words. */
  attribute(id: string, name: string, args: Text["args"] = {}): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, this.#arguments({ id, args }, NO_LABELS, false), []) : "";
  }

  #arguments(text: Text, labels: Labels, marked: boolean): Record<string, string | number | Name> {
    const args: Record<string, string | number | Name> = {};
    for (const [key, value] of Object.entries(text.args ?? {})) {
      if (value === null) args[key] = "none";
      else if (typeof value === "boolean") args[key] = value ? "yes" : "no";
      else if (typeof value === "number") args[key] = value;
      else {
        const named = typeof value === "string" ? this.#named(value, labels) : value;
        if (!named) args[key] = value as string;
        else if (typeof value === "string") args[key] = this.#declinable(named, labels, marked ? value : "");
        else args[key] = this.#nested(named, labels, marked);
      }
    }
    return args;
  }

  /** A text within a text: if nothing in it names anything, it is a name itself. */
  #nested(text: Text, labels: Labels, marked: boolean): string | Name {
    if (!marked) return this.#declinable(text, labels, "");
    const words = this.format(text, labels, true);
    return words.includes(OPEN!) ? words : this.#declinable(text, labels, text.id);
  }

  /** A name as an argument: with its other forms, if it has any. */
  #declinable(text: Text, labels: Labels, mark: string): string | Name {
    const around = (words: string) => (mark ? `${OPEN}${mark}${MIDDLE}${words}${CLOSE}` : words);
    const words = around(this.format(text, labels));
    const forms = this.#bundle.getMessage(text.id)?.attributes ?? {};
    if (Object.keys(forms).length === 0) return words;
    return new Name(words, (wanted) => {
      const pattern = forms[wanted];
      return pattern ? around(this.#bundle.formatPattern(pattern, this.#arguments(text, labels, false), [])) : undefined;
    });
  }

  /** Whether a thing has a full text. */
  explains(id: string): boolean {
    return this.has(`${id}-text`) || this.has(`${id.split("#", 1)[0]!}-text`);
  }

  /** The full text of a thing: the message `<id>-text` of it, of its kind, or of its label. */
  full(id: string, labels: Labels = NO_LABELS): string {
    for (const one of [id, id.split("#", 1)[0]!, labels.get(id)?.id ?? id]) {
      if (this.has(`${one}-text`)) return this.format({ id: `${one}-text`, args: {} }, labels);
    }
    return "";
  }
}

function alike(a: Text, b: Text | undefined): boolean {
  if (a === b) return true;
  if (!b || a.id !== b.id) return false;
  const [x, y] = [a.args ?? {}, b.args ?? {}];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => Object.is(x[key], y[key]));
}

/**
 * The words of a scene, and of what has left it; those of the one before if nothing has got another name, so that nothing is
 * said again.
 */
export function labelsLike(before: Labels, scene: Scene): Labels {
  const now = labelsOf(scene);
  for (const [id, text] of now) if (!alike(text, before.get(id))) return new Map([...before, ...now]);
  return before;
}

/** The words for every element of a scene, for options that name them. */
export function labelsOf(scene: Scene): Labels {
  const found = new Map<string, Text>();
  const groups = [scene.zones, scene.regions, scene.links, scene.pieces, scene.tracks, scene.piles, scene.panels];
  for (const group of groups) for (const element of group ?? []) found.set(element.id, element.label);
  for (const hand of scene.hands ?? []) {
    found.set(hand.id, hand.label);
    for (const card of hand.cards ?? []) found.set(card.id, card.label);
  }
  return found;
}
