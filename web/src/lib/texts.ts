// What people read: messages by id, formatted as the server's own texts are (kernel/texts.py).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Scene, Text } from "../protocol";

export type Labels = ReadonlyMap<string, Text>;
const NO_LABELS: Labels = new Map();

export class Texts {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The name behind an id: the label it has on the table, its message, or the id itself. */
  name(id: string, labels: Labels = NO_LABELS): string {
    const label = labels.get(id);
    if (label) return this.format(label, labels);
    if (this.has(id)) return this.format({ id, args: {} }, labels);
    const base = id.split("#", 1)[0]!;
    return base !== id && this.has(base) ? this.format({ id: base, args: {} }, labels) : id;
  }

  /** The message in this language; a missing one shows its id, never an error. */
  format(text: Text, labels: Labels = NO_LABELS): string {
    const pattern = this.#bundle.getMessage(text.id)?.value;
    if (!pattern) return text.id;
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(text.args ?? {})) {
      if (value === null) args[key] = "none";
      else if (typeof value === "boolean") args[key] = value ? "yes" : "no";
      else if (typeof value === "string") args[key] = this.name(value, labels);
      else if (typeof value === "number") args[key] = value;
      else args[key] = this.format(value, labels);
    }
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** The full text of a thing: the message `<id>-text` of it, of its kind, or of its label. */
  full(id: string, labels: Labels = NO_LABELS): string {
    for (const one of [id, id.split("#", 1)[0]!, labels.get(id)?.id ?? id]) {
      if (this.has(`${one}-text`)) return this.format({ id: `${one}-text`, args: {} }, labels);
    }
    return "";
  }
}

/** The words for every element of a scene, for options that name them. */
export function labelsOf(scene: Scene): Labels {
  const found = new Map<string, Text>();
  const groups = [scene.regions, scene.links, scene.pieces, scene.tracks, scene.piles, scene.panels];
  for (const group of groups) for (const element of group ?? []) found.set(element.id, element.label);
  for (const hand of scene.hands ?? []) {
    found.set(hand.id, hand.label);
    for (const card of hand.cards ?? []) found.set(card.id, card.label);
  }
  return found;
}
