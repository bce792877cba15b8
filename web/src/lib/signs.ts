// The sign before a line of the log: by what was revealed, by what is seen, by its tone.
import { icons } from "../generated/icons";
import type { LogLine, Text } from "../protocol";

const CUES: Record<string, string> = { roll: "die", draw: "card", move: "verb-move" };
const TONES: Record<string, string> = { danger: "danger", warning: "warning", good: "good", secret: "eye", accent: "hourglass" };

export function signOf(line: LogLine): string {
  const revealed = line.reveal ? `kind-${line.reveal.kind}` : "";
  if (revealed && icons[revealed]) return revealed;
  return CUES[line.cue ?? ""] ?? TONES[line.tone] ?? "dot";
}

/** Which part of the story begins with a line: there is a divider. */
export const headingOf = (line: LogLine & { heading?: string }): string => line.heading ?? "";

function names(text: Text, ids: ReadonlySet<string>): boolean {
  return Object.values(text.args).some((one) => (typeof one === "string" ? ids.has(one) : one !== null && typeof one === "object" && (ids.has(one.id) || names(one, ids))));
}

/** Whether a line names one of these, or tells what only this seat knows. */
export const concerns = (line: LogLine, ids: ReadonlySet<string>): boolean => line.tone === "secret" || names(line.text, ids);

/** The sign of a verb, if it has one. */
export const verbSign = (verb: string): string => (icons[`verb-${verb}`] ? `verb-${verb}` : "");
