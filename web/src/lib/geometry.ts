// Where the parts of a board are drawn: sizes from the distances between places, hull, corridors.
import type { Link, Piece, Region, Scene } from "../protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  link: Link;
  path: string;
  middle: Point;
  angle: number;
}

export interface Layout {
  radius: number;
  box: { x: number; y: number; width: number; height: number };
  hull: string;
  ways: Way[];
  places: Map<string, Point>;
}

const SMALL = 40;
const LARGE = 96;
const MOST_IN_A_ROW = 5;

export function sizeOf(region: Region, radius: number): { width: number; height: number } {
  if (region.shape === "box") return { width: radius * 1.35, height: radius * 0.72 };
  if (region.shape === "circle") return { width: radius * 1.1, height: radius * 1.1 };
  return { width: radius * 2, height: radius * 1.74 };
}

export function hexagon(x: number, y: number, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((one) => {
    const angle = (Math.PI / 3) * one;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle) * 0.98).toFixed(1)}`;
  });
  return corners.join(" ");
}

function radiusFor(regions: Region[]): number {
  const rooms = regions.filter((one) => (one.shape ?? "hex") === "hex");
  const many = rooms.length > 1 ? rooms : regions;
  let nearest = Infinity;
  for (const [index, a] of many.entries()) {
    for (const b of many.slice(index + 1)) {
      nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
    }
  }
  return Math.max(SMALL, Math.min(LARGE, nearest * 0.41));
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

function way(link: Link, a: Point, b: Point, shift: number): Way {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const bend = { x: middle.x + normal.x * shift * 2, y: middle.y + normal.y * shift * 2 };
  return {
    link,
    path: shift === 0 ? `M${a.x} ${a.y}L${b.x} ${b.y}` : `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`,
    middle: { x: middle.x + normal.x * shift, y: middle.y + normal.y * shift },
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

export function layout(scene: Scene): Layout {
  const regions = scene.regions ?? [];
  const radius = radiusFor(regions);
  const places = new Map<string, Point>(regions.map((one) => [one.id, { x: one.x, y: one.y }]));
  const pad = radius * 1.5;
  const xs = regions.map((one) => one.x);
  const ys = regions.map((one) => one.y);
  const left = Math.min(...xs, Infinity) - pad;
  const top = Math.min(...ys, Infinity) - pad;
  const box = regions.length
    ? { x: left, y: top, width: Math.max(...xs) + pad - left, height: Math.max(...ys) + pad - top }
    : { x: 0, y: 0, width: scene.width ?? 1400, height: scene.height ?? 840 };
  const outside = new Set((scene.links ?? []).flatMap((one) => one.ends));
  const inside = regions.filter((one) => outside.has(one.id));
  const hull = convex(inside.length > 2 ? inside : regions)
    .map((one) => `${one.x},${one.y}`)
    .join(" ");
  const together = new Map<string, Link[]>();
  for (const link of scene.links ?? []) {
    const pair = [...link.ends].sort().join(" ");
    together.set(pair, [...(together.get(pair) ?? []), link]);
  }
  const ways: Way[] = [];
  for (const links of together.values()) {
    links.forEach((link, index) => {
      const [a, b] = [places.get(link.ends[0]), places.get(link.ends[1])];
      if (!a || !b) return;
      const [from, to] = link.ends[0] < link.ends[1] ? [a, b] : [b, a];
      const shift = (index - (links.length - 1) / 2) * radius * 0.62;
      const made = way(link, from, to, shift);
      ways.push(made);
      places.set(link.id, made.middle);
    });
  }
  return { radius, box, hull, ways, places };
}

/** How far the board is enlarged and moved, in its own units: `k * point + (x, y)`. */
export interface Aim {
  k: number;
  x: number;
  y: number;
}

type Size = { width: number; height: number };

/** Pixels from the middle of a room to its corner below which its name cannot be read, and what is aimed at then. */
const LEGIBLE = 30;
const COMFORTABLE = 40;

/** How many pixels a unit of the board has if the whole of it is shown on a screen of this size. */
export function fitting(box: Size, screen: Size): number {
  return Math.min(screen.width / box.width, screen.height / box.height) || 0;
}

/** Whether a board is larger on this screen if it is turned on its side; not for a little gain. */
export function lying(box: Size, screen: Size): boolean {
  return fitting({ width: box.height, height: box.width }, screen) > fitting(box, screen) * 1.15;
}

/** A look at one place from so near that names can be read, with no more emptiness around the board than needed. */
export function closeUp(plan: Layout, screen: Size, at: Point): Aim | null {
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

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
}

/** Where the figures stand: in a row at the lower edge of their place. */
export function standing(scene: Scene, plan: Layout, size: number): Standing[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of scene.pieces ?? []) {
    if (plan.places.has(piece.at)) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  }
  const found: Standing[] = [];
  for (const [at, pieces] of groups) {
    const place = plan.places.get(at)!;
    const region = scene.regions?.find((one) => one.id === at);
    const { width, height } = region ? sizeOf(region, plan.radius) : { width: size * 2, height: 0 };
    const row = Math.min(pieces.length, MOST_IN_A_ROW);
    const step = Math.min(size * 0.92, (width * 1.05) / row);
    pieces.forEach((piece, index) => {
      const line = Math.floor(index / row);
      const inLine = Math.min(row, pieces.length - line * row);
      found.push({
        piece,
        x: place.x + ((index % row) - (inLine - 1) / 2) * step,
        y: place.y + height * 0.46 + line * size * 0.8,
      });
    });
  }
  // In the order of the scene, so that a figure keeps its node and glides.
  const order = new Map((scene.pieces ?? []).map((one, index) => [one.id, index]));
  return found.sort((a, b) => order.get(a.piece.id)! - order.get(b.piece.id)!);
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
