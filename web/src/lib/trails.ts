// Where on the screen something happened, and from where it came there.
import type { Trail } from "./reveals";

export interface Arrow {
  order: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A place that is drawn once more and larger: where on the screen, and how far from its middle it reaches. */
export interface Enlarged {
  id: string;
  x: number;
  y: number;
  reach: number;
}

/** An arrow ends so far before the middle of its place, and its head is so long. */
const SHORT = 10;

/** The middle of an element of the board, from the corner of what covers the board. */
export function middleOf(id: string, cover: Element): { x: number; y: number } | null {
  const box = document.querySelector(`.place-board [data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const from = cover.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2 - from.x, y: box.y + box.height / 2 - from.y } : null;
}

export function arrowsOf(trails: readonly Trail[], cover: Element, large: Enlarged | null = null): Arrow[] {
  const at = (id: string) => (large?.id === id ? large : middleOf(id, cover));
  return trails.flatMap(({ order, from, to }) => {
    const [a, b] = [at(from), at(to)];
    if (!a || !b) return [];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const by = Math.max(0, length - (large?.id === to ? large.reach : SHORT)) / length;
    return [{ order, x1: a.x, y1: a.y, x2: a.x + (b.x - a.x) * by, y2: a.y + (b.y - a.y) * by }];
  });
}
