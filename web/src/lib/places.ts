// What this browser remembers: its tables with their secret links, and how its owner likes things.

export interface MyTable {
  id: string;
  game: string;
  /** Tokens of the seats that are played in this browser. */
  seats: Record<number, string>;
  invitation?: string;
  spectators?: string;
  at: number;
  name?: string;
  over?: boolean;
  /** The link that shares the replay. */
  shared?: string;
  /** How many answers each seat had seen when it was left. */
  seen?: Record<number, number>;
}

const TABLES = "hullbreach.tables";
const MOST = 60;

function read<T>(key: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function myTables(): MyTable[] {
  return read<MyTable[]>(TABLES, []);
}

/** Remember a table; what is known of it already stays. */
export function keepTable(table: MyTable): void {
  const before = tableById(table.id);
  const others = myTables().filter((one) => one.id !== table.id);
  keep(TABLES, [{ ...before, ...table, seats: { ...before?.seats, ...table.seats } }, ...others].slice(0, MOST));
}

/** Remember the table that a secret link opens, as the server tells it. */
export function keepLink(link: string, opens: { table: string; game: string; seat: number }): void {
  const links = opens.seat < 0 ? { seats: {}, spectators: link } : { seats: { [opens.seat]: link } };
  keepTable({ id: opens.table, game: opens.game, at: Date.now(), ...links });
}

export function changeTable(id: string, change: Partial<MyTable>): void {
  keep(
    TABLES,
    myTables().map((one) => (one.id === id ? { ...one, ...change } : one)),
  );
}

export function forgetTable(id: string): void {
  keep(
    TABLES,
    myTables().filter((one) => one.id !== id),
  );
}

/** The table that one of these secret links belongs to. */
export function tableOf(token: string): MyTable | undefined {
  return myTables().find((one) => Object.values(one.seats).includes(token) || (token !== "" && one.spectators === token));
}

export function tableById(id: string): MyTable | undefined {
  return myTables().find((one) => one.id === id);
}

/** The link by which this browser comes to a table: that of the first seat, or that to look on. */
export function linkOf(table: MyTable): string {
  return Object.values(table.seats)[0] ?? table.spectators ?? "";
}

/** All tables of this browser in one word, for another device: the secret links of the seats, or of who looks on. */
export function carried(tables: MyTable[]): string {
  const links = tables.flatMap((one) => (Object.keys(one.seats).length ? Object.values(one.seats) : one.spectators ? [one.spectators] : []));
  return links.slice(0, MOST).join(".");
}

export const carriedLinks = (word: string): string[] => word.split(".").filter(Boolean).slice(0, MOST);

export { read };
