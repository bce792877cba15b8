import { describe, expect, it } from "vitest";
import { openedBy, revealsOf, trailsOf } from "../src/lib/reveals";
import { placesOf } from "../src/lib/trails";
import type { LogLine, Reveal } from "../src/protocol";

const text = (id: string) => ({ id, args: {} });
const line = (reveal?: Partial<Reveal>): LogLine => ({ kind: "x", text: text("x"), rule: "", tone: "plain", ...(reveal ? { reveal: { kind: "attack", label: text("l"), ...reveal } as Reveal } : {}) });
const bite = line({ at: "soldier", effects: [{ label: text("hit"), element: "soldier" }] });
const wound = line({ kind: "wound", at: "soldier", part: "joins", effects: [{ label: text("arm"), element: "soldier", card: { id: "arm", label: text("arm") } }] });
const scratch = line({ kind: "wound", at: "soldier", part: "within", effects: [{ label: text("scratch"), element: "soldier" }] });

describe("reveals", () => {
  it("shows an attack with the wound that came of it", () => {
    const [only, ...others] = revealsOf([bite, line(), scratch, wound]);
    expect(others).toEqual([]);
    expect(only!.line).toBe(bite);
    expect(only!.reveal.effects!.map((one) => one.label.id)).toEqual(["arm"]);
  });
  it("opens each goal once at the end, as its owner's", () => {
    const card = (id: string) => ({ id, label: text(id) });
    const checked = line({ kind: "end", card: card("order") });
    const shown = line({ kind: "end", card: card("order"), seat: 0 });
    const shared = line({ kind: "end", card: card("data") });
    const told = openedBy([checked, shared, bite, shown, shown]);
    expect(told.map(({ card, seat }) => [card.id, seat])).toEqual([["data", -1], ["order", 0]]);
  });
  it("keeps a wound that came later or hit somebody else", () => {
    const other = line({ kind: "wound", at: "scout", part: "joins", effects: [] });
    expect(revealsOf([wound]).map((one) => one.reveal.kind)).toEqual(["wound"]);
    expect(revealsOf([bite, other])).toHaveLength(2);
  });
  it("shows an attack again with the wound that came of it after an answer", () => {
    const [attack] = revealsOf([bite]);
    const [both, ...others] = revealsOf([line(), wound], attack);
    expect(others).toEqual([]);
    expect(both!.reveal.kind).toBe("attack");
    expect(both!.reveal.effects!.map((one) => one.label.id)).toEqual(["arm"]);
  });
  it("never shows alone what is only a part", () => {
    expect(revealsOf([scratch])).toEqual([]);
  });
  it("numbers the moves that led to it, each way once", () => {
    const move = (from: string, to: string): LogLine => ({ ...line(), cue: "move", shows: [from, to] });
    const steps = [move("nest", "gap-1"), move("nest", "gap-1"), line(), move("gap-2", "armory")];
    expect(revealsOf([...steps, bite])[0]!.trails).toEqual([
      { order: 1, from: "nest", to: "gap-1" },
      { order: 2, from: "gap-2", to: "armory" },
    ]);
    expect(revealsOf([...steps, bite, line({ at: "scout" })])[1]!.trails).toEqual([]);
    expect(trailsOf(Array.from({ length: 12 }, (_, at) => move(`a${at}`, `b${at}`)))).toHaveLength(9);
  });
  it("follows who goes on, around corners, and tells what stopped somebody", () => {
    const move = (from: string, to: string): LogLine => ({ ...line(), cue: "move", shows: [from, to] });
    const halt: LogLine = { ...line(), text: text("held"), cue: "halt", shows: ["room-armory"] };
    const [told] = revealsOf([move("gap-1", "hall"), move("gap-3", "nest"), halt, move("hall", "gap-2"), bite]);
    expect(told!.trails).toEqual([
      { order: 1, from: "gap-1", by: ["hall"], to: "gap-2" },
      { order: 2, from: "gap-3", to: "nest" },
    ]);
    expect(told!.halts).toEqual([{ at: "room-armory", text: text("held") }]);
  });
  it("goes through the way between two rooms", () => {
    const links = [{ id: "corridor", ends: ["hall", "nest"] as [string, string], label: text("corridor") }];
    const trail = { order: 1, from: "gap", by: ["hall"], to: "nest" };
    expect(placesOf(trail, links)).toEqual(["gap", "hall", "corridor", "nest"]);
  });
  it("tells what was rolled before an attack in the same breath", () => {
    const roll: LogLine = { ...line(), text: text("noise"), cue: "roll", shows: ["noise-3"] };
    const faces = (...lines: LogLine[]) => (revealsOf(lines).at(-1)!.reveal.causes ?? []).map((one) => one.face ?? "");
    const claws = line({ at: "soldier", causes: [{ label: text("drone") }] });
    expect(faces(roll, line(), claws)).toEqual(["noise-3", ""]);
    expect(faces(roll, { ...line(), heading: "turn" }, claws)).toEqual([""]);
    expect(faces(roll, line({ at: "soldier", causes: [{ label: text("silence"), face: "noise-3" }] }))).toEqual(["noise-3"]);
  });
  it("tells which card and which move led to an attack", () => {
    const event = line({ kind: "event", card: { id: "event-1", label: text("overheating"), note: text("moves") } });
    const move: LogLine = { ...line(), text: text("comes"), cue: "move", shows: ["gap-1", "armory"] };
    const claws = line({ at: "soldier", causes: [{ label: text("drone") }] });
    const causes = (...lines: LogLine[]) => (revealsOf(lines).at(-1)!.reveal.causes ?? []).map((one) => [one.label.id, one.note?.id]);
    expect(causes(event, move, claws)).toEqual([["overheating", "moves"], ["drone", "comes"]]);
    expect(causes(event, claws)).toEqual([["drone", undefined]]);
    expect(causes(event, { ...line(), heading: "turn" }, move, claws)).toEqual([["drone", "comes"]]);
    const roll: LogLine = { ...line(), text: text("noise"), cue: "roll", shows: ["noise-3"] };
    expect(causes(roll, event, claws)).toEqual([["drone", undefined]]);
    expect(causes(event, roll, claws)).toEqual([["noise", undefined], ["drone", undefined]]);
  });
});
