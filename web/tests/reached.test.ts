import { afterEach, expect, test, vi } from "vitest";
import { textAt } from "../src/lib/reached";

afterEach(() => vi.unstubAllGlobals());

/** Lets requests have these outcomes, one after the other. */
const outcomes = (...all: (() => Promise<unknown>)[]) => {
  const asked = vi.fn(() => all.shift()!());
  vi.stubGlobal("fetch", asked);
  return asked;
};
const broken = () => Promise.reject(new TypeError("Failed to fetch"));
const reply = (status: number, text: () => Promise<string>) => () => Promise.resolve({ ok: status < 400, status, text });

test("a text is asked for again when there was no connection, or the connection broke off in its middle", async () => {
  const asked = outcomes(broken, reply(200, broken), reply(200, () => Promise.resolve("all of the words")));
  expect(await textAt("/words", 0)).toBe("all of the words");
  expect(asked).toHaveBeenCalledTimes(3);
});

test("what the server refuses is not asked for again", async () => {
  const asked = outcomes(reply(404, () => Promise.resolve("")));
  await expect(textAt("/words", 0)).rejects.toThrow("/words: 404");
  expect(asked).toHaveBeenCalledTimes(1);
});
