import { describe, expect, test } from "vitest";
import type { GameInfo, SettingInfo } from "../src/protocol";
import { applies, newTable, usualOptions, usualSeats } from "../src/lib/setup";
import { carried, carriedLinks, type MyTable } from "../src/lib/places";
import { daysAgo, lasting, until } from "../src/lib/times";

const text = { id: "x", args: {} };
function setting(name: string, kind: string, value: unknown, needs: Record<string, unknown[]> = {}): SettingInfo {
  return { name, kind, default: value, label: text, choices: [], labels: [], low: null, high: null, roles: [], needs };
}
const game = {
  name: "nemesis",
  title: text,
  about: text,
  low: 1,
  high: 5,
  settings: [
    setting("packs", "set", ["ship"]),
    setting("mode", "choice", "standard"),
    setting("revive", "switch", false, { mode: ["coop"] }),
    setting("guests", "choice", "some", { packs: ["guests"] }),
    setting("intruder_player", "switch", false, { seats: [2, 3, 4, 5] }),
  ],
  rules: 600,
  bots: ["survivor", "random"],
} as unknown as GameInfo;

describe("a new table", () => {
  test("as usual: me and three bots, and nothing else is said", () => {
    const table = newTable(game, usualSeats(game), usualOptions(game), "Ala");
    expect(table.seats).toEqual([{ kind: "person", mine: true, name: "Ala" }, ...Array(3).fill({ kind: "bot", bot: "survivor" })]);
    expect(table.options).toEqual({});
    expect("pace" in table).toBe(false);
    expect(newTable(game, usualSeats(game), usualOptions(game), "Ala", { hours: 24, late: "bot" }).pace).toEqual({ hours: 24, late: "bot" });
  });

  test("what does not apply is not sent", () => {
    const wanted = { ...usualOptions(game), revive: true, guests: "all", intruder_player: true };
    expect(newTable(game, usualSeats(game), wanted, "").options).toEqual({ intruder_player: true });
    expect(newTable(game, usualSeats(game).slice(0, 1), wanted, "").options).toEqual({});
    const others = { ...wanted, mode: "coop", packs: ["ship", "guests"] };
    expect(newTable(game, usualSeats(game), others, "").options).toEqual(others);
    expect(applies(game.settings[2]!, others, 3)).toBe(true);
  });
});

describe("times", () => {
  test("how long, and when, in words", () => {
    expect([60, 725, 7300, 90_000].map((one) => lasting(one, "en"))).toEqual(["1 min", "12 min", "2 hr", "1 day"]);
    const noon = new Date(2030, 4, 5, 12).getTime();
    expect(daysAgo(3600, "en", noon)).toBe("today");
    expect(daysAgo(13 * 3600, "en", noon)).toBe("yesterday");
    expect(daysAgo(61 * 3600, "en", noon)).toBe("3 days ago");
  });

  test("until when there is time", () => {
    const noon = new Date(2030, 4, 5, 12).getTime();
    expect(until(noon / 1000 + 3600, "pl", noon)).toBe("13:00");
    expect(until(noon / 1000 + 86_400, "pl", noon)).toMatch(/^pon\.,? 12:00$/);
  });
});

describe("one's tables on another device", () => {
  test("a link for every seat, or for who looks on", () => {
    const tables = [{ id: "1", game: "x", at: 0, seats: { 0: "aa", 2: "bb" }, spectators: "no" }, { id: "2", game: "x", at: 0, seats: {}, spectators: "cc" }] as MyTable[];
    expect(carriedLinks(carried(tables))).toEqual(["aa", "bb", "cc"]);
  });
});
