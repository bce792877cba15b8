import { expect, test } from "vitest";
import { corner, shownAs } from "../src/lib/lesson";
import type { Scene } from "../src/protocol";

const board = { x: 0, y: 0, width: 1000, height: 600 };
const card = { width: 300, height: 200 };
const nowhere = { x: 0, y: 0 };

test("the card of a lesson hides nothing that it points at", () => {
  expect(corner(board, card, [], nowhere)).toEqual({ x: 688, y: 12 });
  const upper = [{ x: 800, y: 50, width: 50, height: 50 }];
  expect(corner(board, card, upper, nowhere)).toEqual({ x: 12, y: 12 });
  const bothUpper = [...upper, { x: 50, y: 50, width: 50, height: 50 }];
  expect(corner(board, card, bothUpper, nowhere)).toEqual({ x: 688, y: 388 });
});

test("the card stays where it is as long as it hides nothing", () => {
  expect(corner(board, card, [], { x: 12, y: 388 })).toEqual({ x: 12, y: 388 });
});

test("a hand is shown by its cards", () => {
  const scene = { hands: [{ id: "hand", cards: [{ id: "card-a" }, { id: "card-b" }] }] } as unknown as Scene;
  expect(shownAs(scene, "hand")).toEqual(["card-a", "card-b"]);
  expect(shownAs(scene, "room-a")).toEqual(["room-a"]);
});
