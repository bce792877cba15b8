// A table as it is played in this browser: one seat, or several around one screen.
import { untrack } from "svelte";
import { changeTable, keepTable, tableOf, type MyTable } from "./places";
import { tellHere } from "./push";
import { reopen } from "./route.svelte";
import { Seat, type LinkName } from "./seat.svelte";

/** The table that is open in this page. */
export const front: { session: Session | null } = $state({ session: null });

/** Opens a table. What it derives does not end with the page: somebody may still ask for it while the page is being left. */
export function openSession(token: string): Session {
  let made!: Session;
  $effect.root(() => {
    made = untrack(() => new Session(token));
  });
  return made;
}

export class Session {
  readonly seats: Seat[];
  record: MyTable | undefined = $state.raw();
  at = $state(0);
  /** Nobody's hand is shown until whoever is next says so. */
  curtain = $state(false);
  current = $derived.by(() => this.seats[this.at]!);
  shared: boolean;

  constructor(token: string) {
    this.record = tableOf(token);
    const mine = Object.values(this.record?.seats ?? {});
    const tokens = mine.includes(token) ? mine : [token];
    const seen = (one: string) => Object.entries(this.record?.seats ?? {}).map(([seat, link]) => (link === one ? this.record?.seen?.[Number(seat)] : undefined)).find((found) => found !== undefined);
    this.seats = tokens.map((one) => new Seat(one, seen(one) ?? -1));
    for (const seat of this.seats) seat.renewed = (link, token) => this.#renewed(seat, link, token);
    this.at = Math.max(0, tokens.indexOf(token));
    this.shared = tokens.length > 1;
    this.curtain = this.shared;
    front.session = this;
    addEventListener("pagehide", this.#leave);
    document.addEventListener("visibilitychange", this.#leave);
    void tellHere(mine.includes(token) ? tokens : []);
  }

  /** Up to where everything was seen: what happens later is shown first at the next visit. */
  #leave = (): void => {
    const seen = Object.fromEntries(this.seats.filter((one) => one.seat >= 0 && one.now && one.caughtUp).map((one) => [one.seat, one.now!.answers]));
    const id = this.seats[0]?.table?.id;
    if (id && Object.keys(seen).length) changeTable(id, { seen: { ...tableOf(this.seats[0]!.token)?.seen, ...seen } });
  };

  /** The seat at this screen that should have the screen now. */
  get wanted(): number {
    const here = this.seats[this.at]!;
    if (here.now?.question || !here.caughtUp || here.pending || here.reveal) return this.at;
    const asked = this.seats.findIndex((one) => one.now?.question && one.caughtUp);
    return asked < 0 ? this.at : asked;
  }

  pass(to: number): void {
    if (to === this.at) return;
    this.at = to;
    this.curtain = true;
  }

  /** A table that came by a link is kept like one's own. */
  remember(): void {
    const seat = this.current;
    if (this.record || !seat.table || seat.seat < 0 || seat.table.origin === "lesson") return;
    this.record = { id: seat.table.id, game: seat.table.game, seats: { [seat.seat]: seat.token }, at: Date.now() };
    keepTable(this.record);
  }

  /** A new link takes the place of the old one in what this browser remembers. */
  #renewed(seat: Seat, link: LinkName, token: string): void {
    if (!this.record) this.remember();
    if (!this.record) return;
    const change = link === "seat" ? { seats: { ...this.record.seats, [seat.seat]: token } } : { [link]: token };
    this.record = { ...this.record, ...change };
    keepTable(this.record);
    if (link === "seat") reopen();
  }

  close(): void {
    this.#leave();
    removeEventListener("pagehide", this.#leave);
    document.removeEventListener("visibilitychange", this.#leave);
    for (const one of this.seats) one.close();
    if (front.session === this) front.session = null;
  }
}
