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

/** The reveals of some lines: a part is shown with the whole that it belongs to, also if that was shown before (`last`). */
export function revealsOf(lines: readonly LogLine[], last: Told | null = null): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const reveal = line.reveal;
    if (!reveal) continue;
    const before = found.at(-1) ?? last;
    if (reveal.part && before && before.reveal.at === reveal.at) {
      if (found.length) found.pop();
      found.push({ line: before.line, reveal: { ...before.reveal, effects: effectsOf(before.reveal, reveal) } });
    } else if (reveal.part !== "within") found.push({ line, reveal });
  }
  return found;
}
