import { describe, expect, test } from "vitest";
import type { Link, Piece, Region, Scene } from "../src/protocol";
import { namePlace } from "../src/board/names";
import { planOf, turnedScene } from "../src/board/plan";
import { RADIUS, cornerOf, grown, polygon, rimAt, shared } from "../src/board/shapes";
import { initials, standings } from "../src/board/standing";
import { partly, sameSet, steady } from "../src/board/steady";
import { along, drawnAt } from "../src/board/ways";

const text = (id: string) => ({ id, args: {} });
const room = (id: string, x: number, y: number, more: Partial<Region> = {}): Region => ({ id, label: text(id), x, y, ...more });
const link = (a: string, b: string, more: Partial<Link> = {}): Link => ({ id: `${a}-${b}`, ends: [a, b], label: text("way"), ...more });
const piece = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({ id, at, icon: "x", label: text(id), ...more });
const ship = (more: Partial<Scene> = {}): Scene => ({
  title: text("ship"), regions: [room("a", 0, 0), room("b", 0, 160), room("c", 300, 0)], links: [link("a", "b"), link("a", "c", { number: "3", doors: ["closed"] })], ...more,
});
const square = (x: number, y: number): [number, number][] => [[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]];
const cells = (kind: NonNullable<Link["kind"]>): Scene => ({
  title: text("cells"),
  regions: [room("a", 50, 50, { outline: square(0, 0), ground: "room" }), room("b", 150, 50, { outline: square(100, 0), ground: "room" })],
  links: [link("a", "b", { kind })],
});

describe("the plan of a board", () => {
  test("rooms are as large as leaves room for a corridor between the nearest two", () => {
    const plan = planOf(ship());
    const [a, b] = [plan.shapes.get("a")!, plan.shapes.get("b")!];
    expect(a.right).toBeCloseTo(RADIUS);
    expect(b.y - a.y - a.bottom + b.top).toBeCloseTo(RADIUS * 0.36);
  });

  test("a name has few lines: more would cover whoever stands there", () => {
    const high = planOf(ship()).shapes.get("a")!;
    const low = { ...high, points: high.points.map(({ x, y }) => ({ x: y, y: x })), top: high.left };
    const lines = (name: string, shape: typeof high): string[] => namePlace(room("a", 0, 0), shape, name, false).lines;
    expect(lines("Kontrola zraszaczy", low)).toEqual(["Kontrola", "zraszaczy"]);
    expect(lines("Centrum sterowania drzwiami", low)).toEqual(["Centrum sterowania", "drzwiami"]);
    const long = "Kontrola systemu podtrzymywania życia B";
    expect(lines(long, low)).toEqual(["Kontrola systemu", "podtrzymywania życia B"]);
    expect(lines(long, { ...high, left: -40, right: 40 })).toEqual(["Kontrola systemu", "podtrzymywania", "życia B"]);
  });

  test("a corridor runs from rim to rim; a number makes way for the door", () => {
    const way = planOf(ship()).ways.find((one) => one.link.id === "a-c")!;
    expect(way.points[0]!.x).toBeCloseTo(RADIUS);
    expect(way.gates[0]!.x).toBeGreaterThan(way.middle.x);
    expect(way.plate.x).toBeLessThan(way.middle.x);
    expect(along([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 15)).toEqual({ x: 10, y: 5, angle: 90 });
  });

  test("doors at both ends leave the middle to the number, also where one of them is none", () => {
    const way = planOf(ship({ links: [link("a", "c", { number: "3", doors: ["none", "closed"] })] })).ways[0]!;
    expect(way.gates).toHaveLength(2);
    expect(way.gates[1]!.x).toBeGreaterThan(way.middle.x + 20);
    expect(way.plate.x).toBeCloseTo(way.middle.x);
  });

  test("two corridors between the same rooms lie beside each other", () => {
    const [one, other] = planOf(ship({ links: [link("a", "c"), { ...link("a", "c"), id: "second" }] })).ways;
    expect(Math.abs(one!.middle.y - other!.middle.y)).toBeGreaterThan(20);
  });

  test("a doorway lies on the border of two cells, across the whole of it", () => {
    const { ways, shapes } = planOf(cells("doorway"));
    expect(ways[0]!.border).toBe(true);
    expect(ways[0]!.middle.x).toBeCloseTo(shapes.get("a")!.x + shapes.get("a")!.right);
    expect(ways[0]!.length).toBeCloseTo(shapes.get("a")!.bottom * 2);
    expect(planOf(cells("way")).ways[0]!.border).toBe(false);
  });

  test("what has not changed stays the same object", () => {
    const before = ship();
    const after = { ...before, regions: [...before.regions!.slice(0, 2), room("c", 300, 0, { hidden: true })] };
    const [old, now] = [planOf(before), planOf(after)];
    expect(now.shapes.get("a")).toBe(old.shapes.get("a"));
    expect(now.ways[0]).toBe(old.ways[0]);
    expect(now.shapes.get("c")).toBe(old.shapes.get("c")); // its form is the same
  });

  test("the whole of it can be turned, with zones and bends", () => {
    const scene = ship({ links: [link("a", "c", { line: [[10, 20]] })], zones: [{ id: "z", label: text("z"), outlines: [[[1, 2], [3, 4], [5, 0]]], tag_at: [7, 8] }] });
    const turned = turnedScene(scene);
    expect(turned.regions![2]).toMatchObject({ x: 0, y: 300 });
    expect(turned.links![0]!.line).toEqual([[20, 10]]);
    expect(turned.zones![0]).toMatchObject({ outlines: [[[2, 1], [4, 3], [0, 5]]], tag_at: [8, 7] });
    expect(turnedScene(scene).regions![0]).toBe(turned.regions![0]);
  });

  test("zones that lie in others are drawn after them, whatever their order", () => {
    const zone = (id: string, within = "") => ({ id, within, label: text(id), outlines: [square(0, 0)] });
    expect(planOf(ship({ zones: [zone("inner", "outer"), zone("outer")] })).floors.map((one) => one.zone.id)).toEqual(["outer", "inner"]);
  });
});

describe("forms", () => {
  const box = polygon({ x: 0, y: 0 }, [{ x: -10, y: -10 }, { x: -10, y: 10 }, { x: 10, y: 10 }, { x: 10, y: -10 }]);
  test("grow and shrink, whichever way their corners run", () => {
    expect(grown(box, 5)).toContain("15 15");
    expect(grown(box, -5)).toContain("5 5");
    expect(rimAt(box, 0)).toBeCloseTo(10);
    expect(rimAt(box, Math.PI / 4)).toBeCloseTo(Math.SQRT2 * 10);
  });
  test("have corners for signs, inside where places lie side by side", () => {
    expect(cornerOf(box, "nw", false).x).toBeLessThan(-10);
    expect(cornerOf(box, "se", true).x).toBeLessThan(10);
  });
  test("share what they have in common, as one line", () => {
    const beside = polygon({ x: 20, y: 0 }, [{ x: -10, y: -10 }, { x: 10, y: -10 }, { x: 10, y: 10 }, { x: -10, y: 10 }, { x: -10, y: 0 }]);
    expect(shared(box, beside)).toHaveLength(1);
    expect(shared(box, polygon({ x: 50, y: 0 }, box.points))).toEqual([]);
  });
});

describe("figures", () => {
  const stand = (pieces: Piece[], more: Partial<Scene> = {}) => {
    const scene = ship({ pieces, ...more });
    return standings(scene, planOf(scene));
  };
  test("what they are is told by their kind, never by the name of a symbol", () => {
    const looks = stand([piece("p", "a", { kind: "person" }), piece("q", "a", { colour: "#fff" }), piece("c", "a", { kind: "creature" }), piece("t", "a", { icon: "person" })]);
    expect(looks.pieces.map((one) => one.look)).toEqual(["creature", "thing", "pawn", "pawn"]);
  });
  test("people stand at the left of creatures, in the order of the scene", () => {
    const [beast, person] = stand([piece("c", "a", { kind: "creature" }), piece("p", "a", { kind: "person" })]).pieces;
    expect(person!.x).toBeLessThan(beast!.x - 20);
  });
  test("a horde is a pile with its count; a crowd is drawn figure by figure, with a sum", () => {
    const horde = (count: number) => [piece("w", "a", { kind: "creature", count }), piece("t", "a", { kind: "creature", count: 2 })];
    const few = stand(horde(7));
    expect(few.sums).toEqual([]);
    expect(few.pieces[0]).toMatchObject({ counted: true });
    expect(few.pieces[0]!.figures).toHaveLength(5);
    const many = stand(horde(20));
    expect(many.sums).toMatchObject([{ at: "a", total: 22 }]);
    expect(many.pieces[0]!.figures).toHaveLength(20);
    expect(many.pieces[0]!.scale).toBeLessThan(few.pieces[0]!.scale);
    expect(stand(horde(7), { crowd: 9 }).sums).toHaveLength(1);
  });
  test("something large before a room puts its name below", () => {
    expect([...stand([piece("q", "a", { kind: "creature", size: 2.4 }), piece("c", "b", { kind: "creature" })]).hidden]).toEqual(["a"]);
  });
  test("stand in corridors too, and nowhere else", () => {
    expect(stand([piece("w", "a-c", { kind: "creature", count: 3 }), piece("x", "nowhere")]).pieces.map((one) => one.figures.length)).toEqual([3]);
  });
  test("in a corridor whose places are counted the largest stands in the middle, and nobody has a plate of their own", () => {
    const links = [link("a", "c", { capacity: 6 })];
    const crowd = [piece("adults", "a-c", { kind: "creature", count: 4, rank: 1 }), piece("drone", "a-c", { kind: "creature", size: 1.4, rank: 2 })];
    const scene = ship({ links, pieces: crowd });
    const plan = planOf(scene);
    const { pieces } = standings(scene, plan);
    expect(pieces.map((one) => one.counted)).toEqual([false, false]);
    expect(pieces.find((one) => one.piece.id === "drone")!.x).toBeCloseTo(plan.ways[0]!.middle.x);
    expect(stand([piece("w", "a-c", { kind: "creature", count: 3 })]).pieces[0]!.counted).toBe(true);
  });
  test("two letters tell them apart", () => {
    const codes = initials([{ id: "1", name: "Scout" }, { id: "2", name: "Scientist" }, { id: "3", name: "Captain" }, { id: "4", name: "Lab Rat" }]);
    expect([...codes.values()]).toEqual(["SC", "SI", "CA", "LR"]);
  });
});

test("equal things stay the same, changed ones do not", () => {
  const keep = steady<{ id: string; here: number[] }>((one) => one.id);
  const first = keep([{ id: "a", here: [1] }, { id: "b", here: [] }]);
  const next = keep([{ id: "a", here: [1] }, { id: "b", here: [2] }]);
  expect(next[0]).toBe(first[0]);
  expect(next[1]).not.toBe(first[1]);
});

test("what is attached to a far place lies beside it", () => {
  const scene = ship({ regions: [...ship().regions!, room("pod", 900, 900, { dock: "a" }), room("near", 120, -60, { dock: "a" })] });
  const { shapes } = planOf(scene);
  const away = (id: string) => Math.hypot(shapes.get(id)!.x - shapes.get("a")!.x, shapes.get(id)!.y - shapes.get("a")!.y);
  expect(away("pod")).toBeCloseTo(74);
  expect(away("near")).not.toBeCloseTo(74);
  expect(planOf(scene).shapes.get("pod")).toBe(shapes.get("pod"));
});

test("pods hang outside the hull, at the side of their place, apart from each other", () => {
  const hull = { id: "hull", label: { id: "hull", args: {} }, kind: "hull" as const, outlines: [[[-150, -150], [550, -150], [550, 550], [-150, 550]]] as [number, number][][] };
  const pods = ["p", "q"].map((id) => room(id, 900, 900, { dock: "a" }));
  const scene = ship({ zones: [hull], regions: [...ship().regions!, ...pods, room("parked", 300, 900, { dock: "hull" })] });
  const { shapes, floors } = planOf(scene);
  const { x, y, width, height } = floors[0]!.box;
  const [p, q, parked] = ["p", "q", "parked"].map((id) => shapes.get(id)!);
  for (const one of [p!, q!, parked!]) expect(one.x < x || one.y < y || one.x > x + width || one.y > y + height).toBe(true);
  expect(Math.hypot(p!.x - q!.x, p!.y - q!.y)).toBeGreaterThanOrEqual(52);
  expect(parked!.turn).toBe(180);
});

test("a list in which nothing changed is the same list, and so is what hangs on a few parts", () => {
  const keep = steady<{ id: string; at: number }>((one) => one.id);
  const list = keep([{ id: "a", at: 1 }, { id: "b", at: 2 }]);
  expect(keep([{ id: "a", at: 1 }, { id: "b", at: 2 }])).toBe(list);
  const moved = keep([{ id: "a", at: 1 }, { id: "b", at: 3 }]);
  expect(moved).not.toBe(list);
  expect(moved[0]).toBe(list[0]);
  expect(keep([{ id: "a", at: 1 }])).toHaveLength(1);
  const still = partly<{ regions: number[]; pieces: number }>(["regions"]);
  const regions = [1];
  const first = still({ regions, pieces: 1 });
  expect(still({ regions, pieces: 2 })).toBe(first);
  expect(still({ regions: [1], pieces: 2 })).not.toBe(first);
  const low = sameSet();
  const some = low(new Set(["a"]));
  expect(low(new Set(["a"]))).toBe(some);
  expect(low(new Set(["b"]))).not.toBe(some);
});

test("of many people in one place those who are drawn last stand in front, below the faces of the others", () => {
  const pieces = ["a", "b", "c", "d", "e"].map((id) => piece(id, "a", { kind: "person" }));
  const scene = ship({ pieces });
  const stand = standings(scene, planOf(scene)).pieces;
  const [behind, before] = [stand.slice(0, 3), stand.slice(3)];
  expect(new Set(behind.map((one) => one.y)).size).toBe(1);
  for (const one of before) expect(one.y - behind[0]!.y).toBeGreaterThan(16);
});

test("what stands on a way is turned with it", () => {
  const line = [[0, 0], [5, 0], [5, 2]] as const;
  expect(drawnAt({ x: 10, y: 20, angle: 0 }, line)).toBe("M10.0 20.0L15.0 20.0L15.0 22.0");
  expect(drawnAt({ x: 10, y: 20, angle: 90 }, line)).toBe("M10.0 20.0L10.0 25.0L8.0 25.0");
});
