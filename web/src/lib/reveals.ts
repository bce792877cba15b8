// What is shown large of several lines: what belongs together is shown together.
import type { Effect, LogLine, Reveal } from "../protocol";

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

/** The reveals of some lines: a part is shown with the whole that it belongs to, also if that was shown before (`last`). */
export function revealsOf(lines: readonly LogLine[], last: Told | null = null): Told[] {
  const found: Told[] = [];
  let since = 0;
  for (const [index, line] of lines.entries()) {
    const reveal = line.reveal;
    if (!reveal) continue;
    const before = found.at(-1) ?? last;
    if (reveal.part && before && before.reveal.at === reveal.at) {
      if (found.length) found.pop();
      found.push({ ...before, reveal: { ...before.reveal, effects: effectsOf(before.reveal, reveal) } });
    } else if (reveal.part !== "within") {
      found.push({ line, reveal, trails: trailsOf(lines.slice(since, index)) });
      since = index;
    }
  }
  return found;
}
