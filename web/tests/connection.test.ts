import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 1;
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (): void => {};
  constructor() {
    Socket.made.push(this);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  Socket.made = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Milliseconds until the next try, after a connection over which the server said this. */
function pauseAfter(...said: string[]): number {
  const socket = Socket.made.at(-1)!;
  socket.onopen();
  for (const type of said) socket.onmessage({ data: JSON.stringify({ type }) });
  socket.onclose();
  const before = Date.now();
  vi.advanceTimersToNextTimer();
  return Date.now() - before;
}

test("waits longer each time, until the table goes on", () => {
  const connection = new Connection({
    token: () => "3f2asecret",
    hello: () => ({ type: "ping", at: 0 }),
    heard: () => {},
    status: () => {},
  });
  expect([1, 2, 3].map(() => pauseAfter("snapshot", "people"))).toEqual([300, 700, 1500]);
  expect(pauseAfter("snapshot", "people", "refused")).toBe(3000);
  expect(pauseAfter("snapshot", "people", "update")).toBe(300);
  connection.close();
});
