// A new table as the lobby offers it: who sits where, which options apply, what is sent.
import type { GameInfo, NewSeat, NewTable, Pace, SettingInfo } from "../protocol";

export type Who = { who: "me" | "screen" | "invite" | "bot"; bot: string; name: string };
export type Options = Record<string, unknown>;

const USUAL_SEATS = 4;
/** Hours for an answer, at a table that is played over days. */
export const HOURS = [1, 4, 12, 24, 48, 72, 168];

export const usualOptions = (game: GameInfo): Options =>
  Object.fromEntries(game.settings.map((one) => [one.name, one.default]));

/** Me, and the others as bots or as guests. */
export function usualSeats(game: GameInfo, others: "bot" | "invite" = "bot"): Who[] {
  const count = Math.min(Math.max(game.low, USUAL_SEATS), game.high);
  return Array.from({ length: count }, (_, index) => seat(game, index === 0 ? "me" : others));
}

export const seat = (game: GameInfo, who: Who["who"]): Who => ({ who, bot: game.bots[0] ?? "", name: "" });

/** Whether an option means anything with what else is chosen. */
export function applies(setting: SettingInfo, options: Options, seats: number): boolean {
  return Object.entries(setting.needs ?? {}).every(([name, values]) => {
    const chosen = name === "seats" ? seats : options[name];
    return Array.isArray(chosen) ? chosen.some((one) => values.includes(one)) : values.includes(chosen);
  });
}

function wanted(one: Who, me: string): NewSeat {
  if (one.who === "bot") return { kind: "bot", bot: one.bot };
  if (one.who === "invite") return { kind: "person", name: one.name };
  return { kind: "person", mine: true, name: one.who === "me" ? me : one.name };
}

/** What the server is told: options that do not apply, or are as usual, are left out. */
export function newTable(game: GameInfo, seats: Who[], options: Options, me: string, pace: Pace | null = null): NewTable {
  const same = (one: SettingInfo) => JSON.stringify(options[one.name]) === JSON.stringify(one.default);
  const told = game.settings.filter((one) => !same(one) && applies(one, options, seats.length));
  return { ...(pace ? { pace } : {}), game: game.name, seats: seats.map((one) => wanted(one, me)), options: Object.fromEntries(told.map((one) => [one.name, options[one.name]])) };
}
