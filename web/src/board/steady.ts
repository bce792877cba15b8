// What has not changed stays the same object, so that nothing of it is drawn again.

function alike(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => alike(x[key], y[key], depth - 1));
}

/** Keeps the objects of the last call where the new ones are equal to them, by their keys. */
export function steady<T extends object>(key: (one: T) => string, depth = 2): (all: T[]) => T[] {
  let before = new Map<string, T>();
  return (all) => {
    const kept = all.map((one) => {
      const known = before.get(key(one));
      return known && alike(known, one, depth) ? known : one;
    });
    before = new Map(kept.map((one) => [key(one), one]));
    return kept;
  };
}
