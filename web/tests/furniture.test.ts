import { expect, test } from "vitest";
import { furniture, hashed } from "../src/lib/furniture";

test("what nobody drew has always the same furniture, and not all of it is the same", () => {
  expect(hashed("room-armory")).toBe(hashed("room-armory"));
  expect(furniture("room-armory")).toBe(furniture("room-armory"));
  const ids = Array.from({ length: 30 }, (_, number) => `room-${number}`);
  expect(new Set(ids.map(furniture)).size).toBeGreaterThan(8);
  for (const id of ids) expect(furniture(id)).toMatch(/^(<(rect|circle|path) [^<>]+\/>)+$/);
});
