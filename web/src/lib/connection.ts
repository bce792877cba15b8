// The socket to the server: comes back by itself after a loss, and says so.
import type { FromClient, FromServer } from "../protocol";

export type Status = "connecting" | "open" | "lost";

export interface Ears {
  token(): string;
  /** The first message of every connection. */
  hello(): FromClient;
  heard(message: FromServer): void;
  status(status: Status): void;
}

/** All links of a table begin alike: by that a server of several processes brings its people together. */
const TAG = 4;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** What shows that the table goes on: a server that lets us in and nothing more is in trouble. */
const FURTHER: FromServer["type"][] = ["ack", "update", "pong"];
const WAITS = [300, 700, 1500, 3000, 5000, 8000];

export class Connection {
  #ears: Ears;
  #socket: WebSocket | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #ended = false;

  constructor(ears: Ears) {
    this.#ears = ears;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const at = encodeURIComponent(this.#ears.token().slice(0, TAG));
    const socket = new WebSocket(`${scheme}://${location.host}/socket?at=${at}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      socket.send(JSON.stringify(this.#ears.hello()));
      this.#heartbeat = setInterval(() => this.#beat(socket), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if (FURTHER.includes(message.type)) this.#failures = 0;
      this.#ears.heard(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    if (this.#ended) return;
    this.#ears.status("lost");
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)]!;
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4));
  }

  #beat(socket: WebSocket): void {
    const asked = Date.now();
    this.send({ type: "ping", at: asked });
    setTimeout(() => {
      if (socket === this.#socket && this.#lastHeard < asked) socket.close();
    }, PONG_WITHIN);
  }

  #hurry = (): void => {
    if (this.#again !== undefined && !document.hidden) this.#connect();
  };

  /** Whether the message went out. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#again);
    clearInterval(this.#heartbeat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }
}
