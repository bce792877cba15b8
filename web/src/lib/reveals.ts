// What is shown large of several lines: what belongs together is shown together.
import type { Effect, LogLine, Reveal } from "../protocol";

export interface Told {
  line: LogLine;
  reveal: Reveal;
}

/** What came of something takes the place of its announcement. */
function effectsOf(first: Reveal, next: Reveal): Effect[] {
  const said = (first.effects ?? []).filter((one) => one.card || !(next.effects ?? []).some((other) => other.element === one.element));
  return [...said, ...(next.effects ?? [])];
}

/** The reveals of some lines: a part is shown with the whole that it belongs to. */
export function revealsOf(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const reveal = line.reveal;
    if (!reveal) continue;
    const before = found.at(-1);
    if (reveal.part && before && before.reveal.at === reveal.at) {
      found[found.length - 1] = { line: before.line, reveal: { ...before.reveal, effects: effectsOf(before.reveal, reveal) } };
    } else if (reveal.part !== "within") found.push({ line, reveal });
  }
  return found;
}
