// What is shown large of several lines: what belongs together is shown together.
import type { Card, Cause, Effect, LogLine, Reveal, Text } from "../protocol";

/** A move that led to something: its number, from which place to which. */
export interface Trail {
  order: number;
  from: string;
  to: string;
  /** Where it went on: the places between, in their order. */
  by?: string[];
}

/** What stopped somebody, and where. */
export interface Halt {
  at: string;
  text: Text;
}

export interface Told {
  line: LogLine;
  reveal: Reveal;
  trails: Trail[];
  halts: Halt[];
}

/** A cause that was read out of the lines before it: a card that was turned up. */
export interface Led extends Cause {
  leaf?: boolean;
}

/** So many trails can be told apart on a board. */
const MOST_TRAILS = 9;

/** The last moves of some lines, numbered; several kinds that go the same way leave one trail, and who goes on goes on it. */
export function trailsOf(lines: readonly LogLine[]): Trail[] {
  const paths: string[][] = [];
  for (const { cue, shows } of lines) {
    const [from, to] = shows ?? [];
    if (cue !== "move" || !from || !to || paths.some((one) => one.some((at, index) => at === from && one[index + 1] === to))) continue;
    const before = paths.find((one) => one.at(-1) === from && !one.includes(to));
    if (before) before.push(to);
    else paths.push([from, to]);
  }
  return paths.slice(-MOST_TRAILS).map((path, index) => {
    const by = path.slice(1, -1);
    return { order: index + 1, from: path[0]!, to: path.at(-1)!, ...(by.length ? { by } : {}) };
  });
}

/** What stopped somebody, as some lines tell. */
export const haltsOf = (lines: readonly LogLine[]): Halt[] =>
  lines.flatMap(({ cue, shows, text }) => (cue === "halt" && shows?.[0] ? [{ at: shows[0], text }] : []));

/** What came of something takes the place of its announcement. */
function effectsOf(first: Reveal, next: Reveal): Effect[] {
  const said = (first.effects ?? []).filter((one) => one.card || !(next.effects ?? []).some((other) => other.element === one.element));
  return [...said, ...(next.effects ?? [])];
}

/** How it came to an attack, as far as the lines before it tell: what was rolled, the card that was turned up, then whoever came because of it. */
function causesOf(reveal: Reveal, card: Reveal["card"], rolled: LogLine | null, lines: readonly LogLine[]): Led[] {
  const own = reveal.causes ?? [];
  if (reveal.kind !== "attack") return own;
  const move = lines.findLast((one) => one.cue === "move");
  const came = move ? own.map((one, index) => (index === own.length - 1 && !one.note ? { ...one, note: move.text } : one)) : own;
  const turned: Led[] = card && move ? [{ label: card.label, note: card.note ?? null, art: card.art ?? "", leaf: true }] : [];
  const face = rolled?.shows?.[0];
  const roll: Led[] = rolled && face && !own.some((one) => one.face) ? [{ label: rolled.text, face, art: face, icon: "die" }] : [];
  return [...roll, ...turned, ...came];
}

/** The reveals of some lines: a part is shown with the whole that it belongs to, also if that was shown before (`last`). */
export function revealsOf(lines: readonly LogLine[], last: Told | null = null): Told[] {
  const found: Told[] = [];
  let since = 0;
  /** What was rolled in the same breath: nothing that was rolled before a card was turned up. */
  let rolled: LogLine | null = null;
  let card: Reveal["card"] = last?.reveal.kind === "event" ? last.reveal.card : null;
  for (const [index, line] of lines.entries()) {
    const reveal = line.reveal;
    if (line.heading) [card, rolled] = [null, null];
    if (line.cue === "roll") rolled = line;
    if (!reveal) continue;
    const before = found.at(-1) ?? last;
    if (reveal.part && before && before.reveal.at === reveal.at) {
      if (found.length) found.pop();
      found.push({ ...before, reveal: { ...before.reveal, effects: effectsOf(before.reveal, reveal) } });
    } else if (reveal.part !== "within") {
      const between = lines.slice(since, index);
      const causes = causesOf(reveal, card, rolled, between);
      found.push({ line, reveal: causes.length ? { ...reveal, causes } : reveal, trails: trailsOf(between), halts: haltsOf(between) });
      since = index;
      if (reveal.kind === "event") [card, rolled] = [reveal.card, null];
    }
  }
  return found;
}

/** A card that was opened at the end; a seat of -1 where it is nobody's. */
export interface Opened {
  card: Card;
  seat: number;
}

/** What everybody was after, each once: what was checked and then shown by its owner is the owner's. */
export function openedBy(ending: readonly LogLine[]): Opened[] {
  const found = ending.flatMap(({ reveal }) => (reveal?.kind === "end" && reveal.card ? [{ card: reveal.card, seat: reveal.seat ?? -1 }] : []));
  const owned = (one: Opened): boolean => one.seat < 0 && found.some((other) => other.seat >= 0 && other.card.id === one.card.id);
  return found.filter((one, at) => !owned(one) && found.findIndex((other) => other.card.id === one.card.id && other.seat === one.seat) === at);
}
