// What is shown large of several lines: what belongs together is shown together.
import type { Cause, Effect, LogLine, Reveal } from "../protocol";

/** A move that led to something: its number, from which place to which. */
export interface Trail {
  order: number;
  from: string;
  to: string;
}

export interface Told {
  line: LogLine;
  reveal: Reveal;
  trails: Trail[];
}

/** A cause that was read out of the lines before it: a card that was turned up. */
export interface Led extends Cause {
  leaf?: boolean;
}

/** So many trails can be told apart on a board. */
const MOST_TRAILS = 9;

/** The last moves of some lines, numbered; several kinds that go the same way leave one trail. */
export function trailsOf(lines: readonly LogLine[]): Trail[] {
  const ways = new Map<string, [string, string]>();
  for (const { cue, shows } of lines) {
    const [from, to] = shows ?? [];
    if (cue === "move" && from && to) ways.set(`${from} ${to}`, [from, to]);
  }
  return [...ways.values()].slice(-MOST_TRAILS).map(([from, to], index) => ({ order: index + 1, from, to }));
}

/** What came of something takes the place of its announcement. */
function effectsOf(first: Reveal, next: Reveal): Effect[] {
  const said = (first.effects ?? []).filter((one) => one.card || !(next.effects ?? []).some((other) => other.element === one.element));
  return [...said, ...(next.effects ?? [])];
}

/** How it came to an attack, as far as the lines before it tell: the card that was turned up, then whoever came because of it. */
function causesOf(reveal: Reveal, card: Reveal["card"], lines: readonly LogLine[]): Led[] {
  const own = reveal.causes ?? [];
  const move = lines.findLast((one) => one.cue === "move");
  if (reveal.kind !== "attack" || !move) return own;
  const came = own.map((one, index) => (index === own.length - 1 && !one.note ? { ...one, note: move.text } : one));
  return card ? [{ label: card.label, note: card.note ?? null, art: card.art ?? "", leaf: true }, ...came] : came;
}

/** The reveals of some lines: a part is shown with the whole that it belongs to, also if that was shown before (`last`). */
export function revealsOf(lines: readonly LogLine[], last: Told | null = null): Told[] {
  const found: Told[] = [];
  let since = 0;
  let card: Reveal["card"] = last?.reveal.kind === "event" ? last.reveal.card : null;
  for (const [index, line] of lines.entries()) {
    const reveal = line.reveal;
    if (line.heading) card = null;
    if (!reveal) continue;
    const before = found.at(-1) ?? last;
    if (reveal.part && before && before.reveal.at === reveal.at) {
      if (found.length) found.pop();
      found.push({ ...before, reveal: { ...before.reveal, effects: effectsOf(before.reveal, reveal) } });
    } else if (reveal.part !== "within") {
      const between = lines.slice(since, index);
      const causes = causesOf(reveal, card, between);
      found.push({ line, reveal: causes.length ? { ...reveal, causes } : reveal, trails: trailsOf(between) });
      since = index;
      if (reveal.kind === "event") card = reveal.card;
    }
  }
  return found;
}
