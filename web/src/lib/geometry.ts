// Points on a plane, how a board is looked at, and words that fit.
import type { Scene } from "../protocol";

export interface Point {
  x: number;
  y: number;
}

/** The convex hull of some points. */
export function convex(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (all: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of all) {
      while (kept.length > 1) {
        const [a, b] = [kept[kept.length - 2]!, kept[kept.length - 1]!];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** How far the board is enlarged and moved, in its own units: `k * point + (x, y)`. */
export interface Aim {
  k: number;
  x: number;
  y: number;
}

type Size = { width: number; height: number };

/** Pixels from the middle of a room to its corner below which its name cannot be read, and what is aimed at then. */
const LEGIBLE = 33;
const COMFORTABLE = 56;

/** How many pixels a unit of the board has if the whole of it is shown on a screen of this size. */
export function fitting(box: Size, screen: Size): number {
  return Math.min(screen.width / box.width, screen.height / box.height) || 0;
}

/** Whether a board is larger on this screen if it is turned on its side; not for a little gain. */
export function lying(box: Size, screen: Size): boolean {
  return fitting({ width: box.height, height: box.width }, screen) > fitting(box, screen) * 1.15;
}

/** A look at one place from so near that names can be read, with no more emptiness around the board than needed. */
export function closeUp(plan: { radius: number; box: Size & Point }, screen: Size, at: Point): Aim | null {
  const scale = fitting(plan.box, screen);
  const radius = plan.radius * scale;
  if (scale === 0 || radius >= LEGIBLE) return null;
  const k = COMFORTABLE / radius;
  const along = (point: number, start: number, length: number, seen: number): number => {
    const middle = start + length / 2;
    const spare = Math.max(0, (length * k - seen / scale) / 2);
    const wanted = k * (middle - point);
    return middle - k * middle + Math.max(-spare, Math.min(spare, wanted));
  };
  return {
    k,
    x: along(at.x, plan.box.x, plan.box.width, screen.width),
    y: along(at.y, plan.box.y, plan.box.height, screen.height),
  };
}

/** The figure that somebody plays: the one in the colour of their panel. */
export function ownFigure(scene: Scene, seat: number): string {
  const colour = scene.panels?.find((one) => one.seat === seat)?.colour;
  return (colour && scene.pieces?.find((one) => one.colour === colour)?.id) || "";
}

/** The figure that a small board stays with: one's own, or, for whoever has none, that of whoever acts, or of anybody. */
export function followedFigure(scene: Scene, seat: number): string {
  const panels = scene.panels ?? [];
  const seats = [seat, ...panels.filter((one) => one.active).map((one) => one.seat), ...panels.map((one) => one.seat)];
  return seats.map((one) => (typeof one === "number" ? ownFigure(scene, one) : "")).find(Boolean) ?? "";
}

/** A label in lines that fit into a room. */
export function wrapped(label: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A label as short as it can be on the board: its numbers, if it has any, or its words if they are few. */
export function brief(label: string): string {
  if (label.length <= 6) return label;
  return (label.match(/\d+/g) ?? []).join("·");
}

/** The nearest other point in a direction, for the arrow keys. */
export function toward<T extends Point>(all: T[], from: Point, direction: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (along < 1 || across > along * 2.2) continue;
    const cost = along + across * 1.8;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
