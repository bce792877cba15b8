// Where on the screen something happened, and from where it came there.
import type { Link, Text } from "../protocol";
import type { Halt, Trail } from "./reveals";

type Point = { x: number; y: number };

export interface Arrow {
  order: number;
  /** From where it begins, around the corners, to where it ends. */
  points: Point[];
}

/** Words at a place: above it, where somebody came from below. */
export interface Note {
  x: number;
  y: number;
  text: Text;
  above: boolean;
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

/** The places of a trail; between two that are joined by a way it goes through that. */
export function placesOf({ from, by, to }: Trail, links: readonly Link[]): string[] {
  const path = [from, ...(by ?? []), to];
  return path.flatMap((place, index) => {
    const next = path[index + 1];
    const way = next && links.find((one) => one.ends.includes(place) && one.ends.includes(next));
    return way ? [place, way.id] : [place];
  });
}

export function arrowsOf(trails: readonly Trail[], cover: Element, large: Enlarged | null = null, links: readonly Link[] = []): Arrow[] {
  const at = (id: string) => (large?.id === id ? large : middleOf(id, cover));
  return trails.flatMap((trail) => {
    const points: Point[] = placesOf(trail, links).flatMap((id) => {
      const point = at(id);
      return point ? [{ x: point.x, y: point.y }] : [];
    });
    const [a, b] = points.slice(-2);
    if (!a || !b) return [];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const by = Math.max(0, length - (large?.id === trail.to ? large.reach : SHORT)) / length;
    return [{ order: trail.order, points: [...points.slice(0, -1), { x: a.x + (b.x - a.x) * by, y: a.y + (b.y - a.y) * by }] }];
  });
}

/** Where words stand that tell what stopped somebody; `place` finds the element by what the line names. */
export function notesOf(halts: readonly Halt[], cover: Element, place: (name: string) => string): Note[] {
  return halts.flatMap(({ at, text }) => {
    const spot = middleOf(place(at), cover);
    return spot ? [{ ...spot, text, above: false }] : [];
  });
}
