// What has not changed stays the same object, so that nothing of it is drawn again.

function alike(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => alike(x[key], y[key], depth - 1));
}

/** Keeps the objects of the last call where the new ones are equal to them, by their keys; and the list, if it is the same. */
export function steady<T extends object>(key: (one: T) => string, depth = 2): (all: T[]) => T[] {
  let before = new Map<string, T>();
  let list: T[] = [];
  return (all) => {
    const kept = all.map((one) => {
      const known = before.get(key(one));
      return known && alike(known, one, depth) ? known : one;
    });
    if (kept.length === list.length && kept.every((one, at) => one === list[at])) return list;
    before = new Map(kept.map((one) => [key(one), one]));
    return (list = kept);
  };
}

/** The last object for as long as these parts of the new one are the same: what depends on nothing else stays as it is. */
export function partly<T extends object>(parts: readonly (keyof T)[]): (now: T) => T {
  let last: T | null = null;
  return (now) => (last && parts.every((part) => last![part] === now[part]) ? last : (last = now));
}

/** The last set for as long as the new one has the same in it. */
export function sameSet(): (now: Set<string>) => Set<string> {
  let last = new Set<string>();
  return (now) => (now.size === last.size && [...now].every((one) => last.has(one)) ? last : (last = now));
}
