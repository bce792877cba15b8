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

export function keepTable(table: MyTable): void {
  const others = myTables().filter((one) => one.id !== table.id);
  keep(TABLES, [table, ...others].slice(0, MOST));
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
  return myTables().find((one) => Object.values(one.seats).includes(token));
}

export { read };
