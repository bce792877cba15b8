import { expect, test } from "vitest";
import { crc32 } from "../src/lib/patch";
import { correction, qr } from "../src/lib/qr";

const drawn = (text: string, mask?: number) => qr(text, mask).map((row) => row.map(Number).join(""));

/** Made by another encoder: all of a small one, and fingerprints of larger ones under each mask. */
const SMALL = [
  "111111100010001111111",
  "100000100000101000001",
  "101110101000001011101",
  "101110101001001011101",
  "101110101001101011101",
  "100000101010101000001",
  "111111101010101111111",
  "000000001101100000000",
  "101111100110101111100",
  "101001000010100111111",
  "011001111011010001110",
  "101111011000010001100",
  "011100100111001000001",
  "000000001101100111000",
  "111111100000111000110",
  "100000101001110111101",
  "101110101000101100001",
  "101110101110101011000",
  "101110101001000000100",
  "100000100110000111100",
  "111111101101000100010",
];
const LARGER: [string, number[]][] = [
  ["http://192.168.1.20:8765/#/join/z9liJp_Dj6g_KHvbE1lUvA", [2668597290, 1392306772, 787913250, 2359043861, 3942613492, 611585509, 4029146604, 1258422810]],
  [`https://${"x".repeat(130)}/ą`, [1256967059, 3229046699, 3761497769, 4225352333, 2856904911, 2872477204, 1216979475, 1735314891]],
  ["y".repeat(200), [3962303115, 2967144305, 2008845603, 2723300322, 1167417445, 642805502, 1950757256, 2027171544]],
];

test("a small code is the one that others make", () => {
  expect(drawn("Hullbreach", 2)).toEqual(SMALL);
});

test.each(LARGER)("%s under every mask", (text, marks) => {
  marks.forEach((mark, mask) => expect(crc32(drawn(text, mask).join("\n"))).toBe(mark));
  // The mask is free: it is the one that is easiest to read.
  expect(marks).toContain(crc32(drawn(text).join("\n")));
});

test("correction as in the textbook", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("what does not fit is refused", () => {
  expect(() => qr("x".repeat(214))).toThrow();
});
