// A table as it is played in this browser: one seat, or several around one screen.
import { keepTable, tableOf, type MyTable } from "./places";
import { Seat } from "./seat.svelte";

export class Session {
  readonly seats: Seat[];
  readonly record: MyTable | undefined;
  at = $state(0);
  /** Nobody's hand is shown until whoever is next says so. */
  curtain = $state(false);
  current = $derived.by(() => this.seats[this.at]!);
  shared: boolean;

  constructor(token: string) {
    this.record = tableOf(token);
    const tokens = this.record ? Object.values(this.record.seats) : [token];
    this.seats = tokens.map((one) => new Seat(one));
    this.at = Math.max(0, tokens.indexOf(token));
    this.shared = tokens.length > 1;
    this.curtain = this.shared;
  }

  /** The seat at this screen that should have the screen now. */
  get wanted(): number {
    const here = this.seats[this.at]!;
    if (here.now?.question || !here.caughtUp || here.pending) return this.at;
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
    if (this.record || !seat.table || seat.seat < 0) return;
    keepTable({ id: seat.table.id, game: seat.table.game, seats: { [seat.seat]: seat.token }, at: Date.now() });
  }

  close(): void {
    for (const one of this.seats) one.close();
  }
}
