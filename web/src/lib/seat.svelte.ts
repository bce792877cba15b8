// One seat at one table, as this browser has it: what was told, what is shown, what is on its way.
import {
  PROTOCOL,
  type Card,
  type ChatLine,
  type Choice,
  type FromClient,
  type FromServer,
  type Give,
  type Impossible,
  type LogLine,
  type Now,
  type Past,
  type Renew,
  type Reveal,
  type Scene,
  type SeatInfo,
  type Snapshot,
  type TableInfo,
  type Text,
  type Update,
} from "../protocol";
import { showArt } from "./art.svelte";
import { Connection, type Status } from "./connection";
import { flightsOf, type Flight } from "./flights";
import { frame } from "./frame.svelte";
import { patched, pictureHash } from "./patch";
import { dwell, prefs } from "./prefs.svelte";
import { revealsOf, type Halt, type Told, type Trail } from "./reveals";
import { labelsLike, type Labels } from "./texts";
import { say } from "./words.svelte";

/** A change that waits to be shown. */
interface Moment {
  scene: Scene;
  now: Now;
  lines: LogLine[];
  whole: boolean;
}

export type LinkName = Renew["link"];

/** What is shown large, once. */
export interface Unveiled {
  key: number;
  line: LogLine;
  reveal: Reveal;
  /** The moves that led to it. */
  trails: Trail[];
  /** What stopped others on the way. */
  halts: Halt[];
  /** It concerns this seat, and waits for it. */
  mine: boolean;
}

export interface Shown extends Flight {
  key: number;
}

/** How long others' reveals stay: this, and so much for each letter; half of it where the pace is brisk. */
const STAYS = 2500;
const PER_LETTER = 40;
/** More reveals than this are not worth a wait: the log has them all. */
const MOST_REVEALS = 12;
const PER_LINE = 450;
const MOST_DWELL = 2600;
/** How many times as long a roll or a draw stays: one looks at it, and reads. */
const TO_LOOK = 2;

/** Refusals after which there is nothing to come back to. */
const FATAL = ["unknown-link", "removed", "other-protocol", "bad-message", "table-broke", "older-save", "damaged-save"];

export class Seat {
  token: string;
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  seat = $state(-1);
  scene: Scene | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  people: SeatInfo[] = $state.raw([]);
  /** The host does not let spectators speak. */
  quiet = $state(false);
  /** The table at which the same people play again. */
  rematch = $state("");
  /** A link was made anew. */
  renewed: (link: LinkName, token: string) => void = () => {};
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  impossible: Impossible[] | null = $state.raw(null);
  /** The last refusal, for a moment. */
  refusal: Text | null = $state.raw(null);
  /** The link leads nowhere: nothing more will come. */
  fatal: Text | null = $state.raw(null);
  /** What is to be shown large, the first of them now. */
  reveals: Unveiled[] = $state.raw([]);
  /** Cards that were shown and lie no longer in sight. */
  shown: ReadonlyMap<string, Card> = $state.raw(new Map());
  /** What comes after the next answers, as long as it is still offered. */
  following: Pick<Choice, "id">[] = $state.raw([]);
  /** The message of the question that these answer, where it is another one. */
  #prompt = "";
  /** What happened since the last visit is being shown. */
  reliving = $state(false);
  /** Something was told: for sounds. */
  told: (lines: LogLine[], hurried: boolean) => void = () => {};
  flights: Shown[] = $state.raw([]);
  waiting = $state(0);
  pending: Give | null = $state.raw(null);
  #said: Labels = new Map();
  labels = $derived((this.#said = this.scene ? labelsLike(this.#said, this.scene) : new Map()));
  caughtUp = $derived(this.waiting === 0);
  reveal = $derived(this.reveals[0] ?? null);
  /** What happens to this seat can still be answered: the question stands beside it. */
  reacting = $derived(frame.layout !== "tabs" && this.reveals.length === 1 && this.reveals[0]!.mine && this.reveals[0]!.reveal.kind === "attack" && !!this.now?.question?.topic);
  question = $derived(this.caughtUp && (!this.reveal || this.reacting) && !this.pending ? (this.now?.question ?? null) : null);

  #connection: Connection;
  #real: { version: number; scene: Scene; now: Now } | null = null;
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unveiling: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #answered = "";
  #lastTold: Told | null = null;
  #greeted = false;
  #seen: number;
  #closed = false;
  /** No two windows call their messages the same. */
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(token: string, seen = -1) {
    this.token = token;
    this.#seen = seen;
    this.#connection = new Connection({
      token: () => this.token,
      hello: () => this.#hello(),
      // What is still on its way to a table that was left is for nobody.
      heard: (message) => void (this.#closed || this.#heard(message)),
      status: (status) => void (this.#closed || (this.status = status)),
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#unveiling);
    this.#connection.close();
  }

  // Speaking

  #id(): string {
    return `${this.#name}-${Date.now().toString(36)}-${(this.#number += 1)}`;
  }

  #hello(): FromClient {
    this.#greeted = false;
    const real = this.#real;
    const known = real ? { version: real.version, hash: pictureHash(real.scene) } : {};
    const chat = this.#lastChat();
    return { type: "hello", token: this.token, protocol: PROTOCOL, ...known, chat, seen: real ? -1 : this.#seen };
  }

  #lastChat(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  answer(option: string): void {
    const question = this.question;
    if (!question || this.pending) return;
    this.reveals = [];
    this.pending = { type: "answer", id: this.#id(), ask: question.id, option };
    this.#answered = question.id;
    this.impossible = null;
    this.refusal = null;
    this.#connection.send(this.pending);
  }

  /**
   * Several answers of one kind, one after another: each is given only if the next question still offers it by the same
   * words, and asks what it should. Where it asks for something else, the rest is forgotten and the question is shown.
   */
  answerAll(choices: Pick<Choice, "id">[], prompt = ""): void {
    const [first, ...rest] = choices;
    if (!first || !this.question) return;
    this.following = rest;
    this.#prompt = prompt;
    this.answer(first.id);
  }

  #goOn(): void {
    const [next, ...rest] = this.following;
    if (!next || !this.question || this.question.id === this.#answered) return;
    const offered = (!this.#prompt || this.question.text.id === this.#prompt) && this.question.options.some((one) => one.id === next.id);
    this.following = offered ? rest : [];
    if (offered) this.answer(next.id);
  }

  undo(): void {
    this.following = [];
    this.#connection.send({ type: "undo", id: this.#id() });
  }

  wishBack(to: number): void {
    this.#connection.send({ type: "undo", id: this.#id(), to });
  }

  consent(agree: boolean): void {
    this.#connection.send({ type: "consent", id: this.#id(), agree });
  }

  stand(topic: string, option: string | null): void {
    this.#connection.send({ type: "stand", id: this.#id(), topic, option });
  }

  say(text: string): void {
    this.#connection.send({ type: "say", id: this.#id(), text });
  }

  /** A bot plays in my seat, or in one that is open or left alone; no bot: I play, or it is open again. */
  handOver(bot: string | null, seat: number | null = null): void {
    this.#connection.send({ type: "hand-over", id: this.#id(), bot, seat });
  }

  /** The host: what a seat (-1: a spectator) says is not heard, or is again. */
  mute(seat: number, muted: boolean): void {
    this.#connection.send({ type: "mute", id: this.#id(), seat, muted });
  }

  /** The host: a seat is open again, by a new invitation. */
  remove(seat: number): void {
    this.#connection.send({ type: "remove", id: this.#id(), seat });
  }

  renew(link: LinkName): void {
    this.#connection.send({ type: "renew", id: this.#id(), link });
  }

  whyNot(): void {
    this.#connection.send({ type: "why-not", id: this.#id() });
  }

  // Hearing

  #heard(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.#snapshot(message);
      case "update":
        return this.#update(message);
      case "ack":
        if (message.id === this.pending?.id) this.pending = null;
        return this.#goOn();
      case "refused":
        return this.#refused(message.id, message.code, message.text);
      case "closed":
        this.impossible = message.impossible;
        return;
      case "renewed":
        if (message.link === "seat") this.token = message.token;
        return this.renewed(message.link, message.token);
      case "people":
        this.people = message.people;
        this.quiet = message.quiet ?? false;
        this.rematch = message.rematch ?? "";
        return this.#settled();
      case "chat":
        if ((message.line.number ?? 0) <= this.#lastChat()) return;
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        return;
      case "wish":
        if (this.#real) this.#real.now = { ...this.#real.now, wish: message.wish };
        if (this.now) this.now = { ...this.now, wish: message.wish };
        for (const one of this.#queue) one.now = { ...one.now, wish: message.wish };
        return;
      case "pong":
        if (this.#real && message.version !== this.#real.version) this.#lostThread();
    }
  }

  /** The server has told all that was missed: an unsure answer is sent again, and known by its id. */
  #settled(): void {
    this.status = "open";
    if (this.#greeted) return;
    this.#greeted = true;
    if (this.pending) this.#connection.send(this.pending);
  }

  #lostThread(): void {
    this.#connection.send({ type: "resync", id: this.#id() });
  }

  #snapshot(message: Snapshot): void {
    const first = this.#real === null;
    this.status = "open";
    this.table = message.table;
    showArt(message.table.art);
    this.seat = message.seat;
    this.people = message.people;
    this.chat = message.chat;
    this.#real = { version: message.version, scene: message.scene, now: message.now };
    if (first && message.before && message.since?.length && dwell() > 0 && !document.hidden) return this.#relive(message, message.before, message.since);
    this.#show({ scene: message.scene, now: message.now, lines: message.log, whole: true }, first);
  }

  /** Show first what happened since the last visit, as it happened; `skip` ends that. */
  #relive(message: Snapshot, before: Scene, since: Past[]): void {
    const now: Now = { ...message.now, question: null, waiting: [], undo: false, over: false, outcomes: [], ending: [] };
    const told = since.reduce((sum, one) => sum + one.log.length, 0);
    this.#present({ scene: before, now, lines: message.log.slice(0, message.log.length - told), whole: true });
    let scene = before;
    for (const one of since) {
      scene = patched(scene, one.scene);
      this.#queue.push({ scene, now, lines: one.log, whole: false });
    }
    this.#queue.push({ scene: message.scene, now: message.now, lines: [], whole: false });
    this.waiting = this.#queue.length;
    this.reliving = true;
    this.#timer = setTimeout(this.#next, dwell());
  }

  #update(message: Update): void {
    const real = this.#real;
    if (!real || message.before !== real.version) {
      if (!real || message.version > real.version) this.#lostThread();
      return;
    }
    const scene = patched(real.scene, message.scene);
    if (typeof message.hash === "number" && pictureHash(scene) !== message.hash) {
      console.warn(`hullbreach: the picture of version ${message.version} differs; asking again`);
      this.#lostThread();
    }
    this.#real = { version: message.version, scene, now: message.now };
    this.#show({ scene, now: message.now, lines: message.log, whole: false }, false);
  }

  #refused(id: string, code: string, text: Text): void {
    if (id === "" && FATAL.includes(code)) {
      this.fatal = text;
      this.close();
      return;
    }
    if (id === this.pending?.id) this.pending = null;
    this.following = [];
    this.refusal = text;
  }

  // Showing

  #show(moment: Moment, atOnce: boolean): void {
    this.#queue.push(moment);
    this.waiting = this.#queue.length;
    if (atOnce || dwell() === 0 || document.hidden) this.hurry();
    else if (this.#timer === undefined && !this.reveal) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const moment = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!this.waiting) this.reliving = false;
    if (!moment) return;
    this.#present(moment);
    if (this.reveal) return;
    if (moment.lines.length === 0 || moment.whole) {
      if (this.#queue.length > 0) this.#next();
      return;
    }
    const look = moment.lines.some((line) => line.cue === "roll" || line.cue === "draw") ? TO_LOOK : 1;
    const wanted = Math.min(dwell() * look + PER_LINE * (moment.lines.length - 1), MOST_DWELL);
    const crowd = Math.max(1, this.#queue.length / 6);
    this.#timer = setTimeout(this.#next, dwell() === 0 ? 0 : wanted / crowd);
  };

  #present(moment: Moment, hurried = false): void {
    const before = this.now?.question?.id;
    const flights = this.scene && !moment.whole && !hurried && dwell() > 0 ? flightsOf(this.scene, moment.scene, moment.lines) : [];
    this.flights = flights.map((one) => ({ ...one, key: (this.#number += 1) }));
    this.scene = moment.scene;
    this.now = moment.now;
    if (moment.now.question?.id !== before) this.impossible = null;
    if (moment.whole) {
      this.log = moment.lines;
    } else if (moment.lines.length > 0) {
      this.log = [...this.log, ...moment.lines];
    }
    this.#remember(moment.lines);
    if (moment.whole) return;
    this.told(moment.lines, hurried);
    this.#unveil(moment.lines, hurried);
    this.#goOn();
  }

  /** What lay open for a moment can be read again from the log. */
  #remember(lines: LogLine[]): void {
    const cards = lines.flatMap(({ reveal }) => (reveal ? [reveal.card, ...(reveal.effects ?? []).map((one) => one.card)] : []));
    const found = cards.filter((one) => one !== null && one !== undefined);
    if (found.length) this.shown = new Map([...this.shown, ...found.map((one) => [one.id, one] as const)]);
  }

  // Reveals

  /** Others' are left out where everything is shown at once; one's own wait in any case. */
  #unveil(lines: LogLine[], hurried: boolean): void {
    const fresh: Unveiled[] = [];
    const told = revealsOf(lines, this.#lastTold);
    this.#lastTold = told.at(-1) ?? this.#lastTold;
    for (const { line, reveal, trails, halts } of told) {
      const mine = this.seat >= 0 && (reveal.seat === this.seat || (reveal.effects ?? []).some((one) => one.seat === this.seat));
      if (mine || (!hurried && dwell() > 0)) fresh.push({ key: (this.#number += 1), line, reveal, trails, halts, mine });
    }
    if (!fresh.length) return;
    const begins = !this.reveal;
    this.reveals = [...this.reveals, ...fresh].slice(-MOST_REVEALS);
    if (begins) this.#stay();
  }

  /** Somebody else's reveal goes by itself after a while. */
  #stay(): void {
    clearTimeout(this.#unveiling);
    const now = this.reveal;
    if (!now || now.mine) return;
    const { reveal } = now;
    const words = [say(reveal.card?.text ?? reveal.text, this.labels), ...(reveal.effects ?? []).map((one) => say(one.label, this.labels))];
    const stays = STAYS + PER_LETTER * words.join("").length;
    this.#unveiling = setTimeout(this.goOn, prefs.pace === "brisk" ? stays / 2 : stays);
  }

  /** The next reveal, or on with the game. */
  goOn = (): void => {
    this.reveals = this.reveals.slice(1);
    if (this.reveal) return this.#stay();
    clearTimeout(this.#unveiling);
    if (this.#queue.length > 0 && this.#timer === undefined) this.#next();
  };

  /** Straight to where this seat is asked: the log has the rest. */
  skip = (): void => {
    this.hurry();
    this.reveals = [];
    clearTimeout(this.#unveiling);
  };

  /** Show at once everything that still waits to be shown. */
  hurry = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const moment of this.#queue.splice(0)) this.#present(moment, true);
    this.reveals = this.reveals.filter((one) => one.mine);
    this.#stay();
    this.flights = [];
    this.waiting = 0;
    this.reliving = false;
  };
}
