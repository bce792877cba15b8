import { describe, expect, test } from "vitest";
import type { Scene } from "../src/protocol";
import { flightsOf } from "../src/lib/flights";
import { planOf } from "../src/board/plan";
import { brief, closeUp, convex, followedFigure, lying, ownFigure, toward } from "../src/lib/geometry";
import { Letters } from "../src/lib/keys";
import { canonical, crc32, patched, pictureHash } from "../src/lib/patch";
import { Texts, labelsLike, labelsOf } from "../src/lib/texts";
import { droppedOn } from "../src/lib/tray";

const text = (id: string, args = {}) => ({ id, args });
const scene: Scene = {
  title: text("game"),
  regions: [
    { id: "a", label: text("room-a"), x: 0, y: 0 },
    { id: "b", label: text("room-b"), x: 100.5, y: 0 },
  ],
  links: [{ id: "a-b", ends: ["a", "b"], label: text("door", { number: 1 }) }],
};

describe("patches", () => {
  test("set what is new, keep what is not, in the order that is told", () => {
    const b = { id: "b", label: text("room-b"), x: 7, y: 7 };
    const next = patched(scene, { regions: { set: [b, { ...b, id: "c" }], order: ["c", "b", "a"] } });
    expect(next.regions?.map((one) => one.id)).toEqual(["c", "b", "a"]);
    expect(next.regions?.[1]?.x).toBe(7);
    expect(next.regions?.[2]).toBe(scene.regions?.[0]);
    expect(next.links).toBe(scene.links);
  });

  test("an empty list is left out, as the server leaves it out", () => {
    const next = patched(scene, { links: { order: [] } });
    expect("links" in next).toBe(false);
    expect(patched(next, { links: { set: scene.links!, order: ["a-b"] } })).toEqual(scene);
  });
});

describe("declension", () => {
  const polish = new Texts(
    "pl",
    [
      "room-galley = Kambuz",
      "    .gen = Kambuza",
      "    .to = do Kambuza",
      "figure = { $kind } #{ $number }",
      '    .gen = { CASE($kind, "gen") } #{ $number }',
      'log-goes = Ada idzie { CASE($where, "to") }{ $beside ->',
      '    [none] {""}',
      '   *[other] {" "}obok { CASE($beside, "gen") }',
      " }.",
    ].join("\n"),
  );

  test("a sentence asks for the case of a name, as in the server's texts", () => {
    expect(polish.format(text("log-goes", { where: "room-galley", beside: null }))).toBe("Ada idzie do Kambuza.");
    const both = text("log-goes", { where: "room-galley#2", beside: text("room-galley") });
    expect(polish.format(both)).toBe("Ada idzie do Kambuza obok Kambuza.");
  });

  test("a label is declined by what it is made of, and what has no case is shown as it is", () => {
    const labels = new Map([["piece-1", text("figure", { kind: "room-galley", number: 3 })]]);
    const goes = text("log-goes", { where: "room-galley", beside: "piece-1" });
    expect(polish.format(goes, labels)).toBe("Ada idzie do Kambuza obok Kambuza #3.");
    expect(polish.format(text("log-goes", { where: "Bruno", beside: null }))).toBe("Ada idzie Bruno.");
  });
});

describe("the fingerprint", () => {
  test("is a CRC-32 of JSON with sorted keys", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
    expect(crc32("zażółć")).toBe(crc32("zażółć"));
    expect(canonical({ b: 1, a: [true, null, "x"] })).toBe('{"a":[true,null,"x"],"b":1}');
  });

  test("is the server's", () => {
    // hullbreach.server.protocol.scene_hash of the same scene.
    expect(pictureHash(scene)).toBe(3444410972);
  });
});

describe("texts", () => {
  const texts = new Texts(
    "en",
    "moved = { $who } goes to { $room }.\nroom-a = Canteen\nroom-a-text = Food.\nsaid = { $yes -> \n [yes] so\n *[no] not\n }\n",
  );
  test("names are found by label, by message, without the suffix, or stay as they are", () => {
    const labels = new Map([["slot-1", text("room-a")]]);
    expect(texts.name("slot-1", labels)).toBe("Canteen");
    expect(texts.name("room-a#2")).toBe("Canteen");
    expect(texts.name("nobody")).toBe("nobody");
    expect(texts.format(text("moved", { who: "Ala", room: "slot-1" }), labels)).toBe("Ala goes to Canteen.");
  });
  test("nothing is said again when somebody leaves, all is when something gets another name", () => {
    const before = labelsOf(scene);
    const fewer = { ...scene, regions: [scene.regions![0]!] };
    expect(labelsLike(before, fewer)).toBe(before);
    const renamed = labelsLike(before, { ...fewer, regions: [{ ...scene.regions![0]!, label: text("room-b") }] });
    expect(renamed).not.toBe(before);
    expect(renamed.get("a")).toEqual(text("room-b"));
    expect(renamed.get("b")).toEqual(text("room-b"));
  });
  test("a missing message shows its id, a bool selects", () => {
    expect(texts.format(text("missing"))).toBe("missing");
    expect(texts.format(text("said", { yes: true }))).toBe("so");
    expect(texts.full("room-a#3")).toBe("Food.");
    expect(labelsOf(scene).get("a-b")).toEqual(text("door", { number: 1 }));
  });
});

describe("texts in pieces", () => {
  const texts = new Texts("pl", "hall = Hala\n    .gen = Hali\ngoes = { $who } idzie do { CASE($where, \"gen\") }: { $what }\nwith = z { $item }\nknife = nóż\n");

  test("each name has the id that it stands for, in its case, also in a text within", () => {
    const line = { id: "goes", args: { who: "Ala", where: "hall", what: { id: "with", args: { item: "knife" } } } };
    expect(texts.parts(line)).toEqual([{ words: "Ala idzie do " }, { words: "Hali", id: "hall" }, { words: ": z " }, { words: "nóż", id: "knife" }]);
    expect(texts.parts(line).map((one) => one.words).join("")).toBe(texts.format(line));
  });
});

describe("keys", () => {
  const of = (letters: Letters, ...verbs: string[]) => letters.of(verbs.map((verb) => ({ verb, label: verb })));

  test("come from the words, and a verb keeps its letter whatever it stands beside", () => {
    const letters = new Letters("a game");
    expect(of(letters, "move", "pass", "drop")).toEqual(["m", "p", "d"]);
    expect(of(letters, "discard", "pass")).toEqual(["i", "p"]);
    expect(of(letters, "pass", "drop", "łap")).toEqual(["p", "d", "l"]);
  });

  test("are never given twice in one question, nor taken from the page", () => {
    const many = of(new Letters("many"), ...Array.from({ length: 50 }, (_, at) => `z${at}`));
    expect(many).not.toContain("z");
    expect(new Set(many.filter(Boolean)).size).toBe(25);
  });
});

describe("geometry", () => {
  test("labels become brief, ways meet in the middle, arrows find neighbours", () => {
    expect(brief("corridor 1, 2")).toBe("1·2");
    expect(brief("hatch")).toBe("hatch");
    const { places } = planOf(scene);
    expect(places.get("a-b")!.x).toBeCloseTo(places.get("b")!.x / 2);
    expect(convex([{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 2, y: 1 }, { x: 2, y: 4 }]).length).toBe(3);
    const right = { x: 5, y: 0 };
    expect(toward([right, { x: -5, y: 0 }], { x: 0, y: 0 }, { x: 1, y: 0 })).toBe(right);
  });

  const rooms = [0, 1, 2, 3, 4, 5, 6].flatMap((x) => [0, 1, 2].map((y) => ({ id: `${x}.${y}`, label: text("room"), x: x * 200, y: y * 200 })));
  const plan = planOf({ ...scene, regions: rooms, links: [] });
  const phone = { width: 390, height: 390 };

  test("a board that is legible as a whole is shown as a whole", () => {
    expect(closeUp(plan, { width: 1600, height: 900 }, { x: 0, y: 0 })).toBeNull();
    expect(closeUp(plan, { width: 0, height: 0 }, { x: 0, y: 0 })).toBeNull();
  });

  test("else one begins near a place, and the board's edge stays at the screen's", () => {
    const scale = phone.width / plan.box.width;
    const middle = { x: plan.box.x + plan.box.width / 2, y: plan.box.y + plan.box.height / 2 };
    const seen = (near: { k: number; x: number; y: number }, point: { x: number; y: number }) => ({
      x: phone.width / 2 + (near.k * point.x + near.x - middle.x) * scale,
      y: phone.height / 2 + (near.k * point.y + near.y - middle.y) * scale,
    });
    const room = plan.places.get("3.1")!;
    const near = closeUp(plan, phone, room)!;
    expect(seen(near, room).x).toBeCloseTo(195);
    expect(plan.radius * scale * near.k).toBeGreaterThan(30);
    const corner = closeUp(plan, phone, plan.places.get("0.0")!)!;
    expect(seen(corner, plan.box).x).toBeCloseTo(0);
  });

  test("a board is turned on its side where that makes it larger", () => {
    expect(lying({ width: 1400, height: 800 }, { width: 390, height: 600 })).toBe(true);
    expect(lying({ width: 1400, height: 800 }, phone)).toBe(false);
    expect(lying({ width: 1400, height: 800 }, { width: 900, height: 600 })).toBe(false);
  });

  test("one's own figure has the colour of one's panel", () => {
    const panels = [{ id: "p", label: text("p"), seat: 1, colour: "#123456" }];
    const pieces = [{ id: "x", at: "a", icon: "adult", label: text("x") }, { id: "me", at: "a", icon: "person", label: text("me"), colour: "#123456" }];
    expect(ownFigure({ ...scene, panels, pieces }, 1)).toBe("me");
    expect(ownFigure({ ...scene, panels, pieces }, 0)).toBe("");
    expect(followedFigure({ ...scene, panels, pieces }, 1)).toBe("me");
    expect(followedFigure({ ...scene, panels, pieces }, 0)).toBe("me");
    expect(followedFigure({ ...scene, panels, pieces: [] }, 0)).toBe("");
  });
});

describe("draws", () => {
  const line = (shows: string[], args = {}, cue: "draw" | "roll" = "draw") => ({ kind: "drew", text: text("log-drew", args), rule: "", tone: "plain", cue, shows });
  const deck = (count: number) => [{ id: "deck", label: text("deck"), count }];
  const hand = (...ids: string[]) => [{ id: "hand", label: text("hand"), cards: ids.map((id) => ({ id, label: text(id) })) }];
  const pieces = [{ id: "ann", at: "a", icon: "person", label: text("ann") }];

  test("go from the pile that became smaller to the new cards", () => {
    const before = { ...scene, piles: deck(5), hands: hand("x") };
    const after = { ...scene, piles: deck(3), hands: hand("x", "y", "z") };
    expect(flightsOf(before, after, [line(["y", "z"])])).toEqual([
      { from: "deck", to: "y", shows: ["y"] },
      { from: "deck", to: "z", shows: ["z"] },
    ]);
  });

  test("of others go to whom the line names, and show only what is told", () => {
    const before = { ...scene, pieces, piles: deck(5) };
    const after = { ...scene, pieces, piles: deck(4) };
    expect(flightsOf(before, after, [line([], { who: "ann" })])).toEqual([{ from: "deck", to: "ann", shows: [] }]);
  });

  test("are nothing without a pile that became smaller, or for a die", () => {
    expect(flightsOf(scene, scene, [line(["y"])])).toEqual([]);
    const before = { ...scene, pieces, piles: deck(5) };
    expect(flightsOf(before, { ...before, piles: deck(4) }, [line(["y"], {}, "roll")])).toEqual([]);
  });
});

describe("a card that is dragged", () => {
  const choice = (verb: string, ...touches: string[]) => ({ id: [verb, ...touches].join(":"), verb, text: text(verb), touches });
  const dashboard: Scene = {
    ...scene,
    hands: [
      { id: "left", label: text("left"), takes: ["hold"] },
      { id: "right", label: text("right"), takes: ["hold"] },
      { id: "pack", label: text("pack"), takes: ["stow"] },
    ],
  };
  const choices = [choice("hold", "gun", "left"), choice("hold", "gun", "right"), choice("drop", "gun", "pack"), choice("stow", "gun", "left"), choice("stow", "gun", "right")];
  const dropped = (from: string, to: string): string[] => droppedOn(dashboard, choices, from, to).map((one) => one.id);

  test("is laid into the hand that the option names", () => {
    expect(dropped("pack", "right")).toEqual(["hold:gun:right"]);
  });

  test("comes from the hand that it was taken of", () => {
    expect(dropped("left", "pack")).toEqual(["stow:gun:left"]);
  });

  test("means nothing where it lies, or where nothing takes it", () => {
    expect(dropped("pack", "pack")).toEqual([]);
    expect(dropped("pack", "elsewhere")).toEqual([]);
  });
});
