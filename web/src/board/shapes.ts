// The forms of places, in the board's drawing units: a usual hexagon has a radius of 56 of them.
import type { Region } from "../protocol";
import type { Point } from "../lib/geometry";

/** From the middle of a usual hexagon to its corner. All sizes of the board are made for this. */
export const RADIUS = 56;

export interface Shape {
  x: number;
  y: number;
  /** The corners around (x, y), clockwise. A round shape has none. */
  points: Point[];
  round: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How large it is, compared with a usual hexagon. */
  size: number;
  /** In which direction it points, in degrees, where that is not told by what it is attached to. */
  turn?: number;
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
const number = (value: number) => String(Math.round(value * 10) / 10);

/** Positive if the corners go clockwise. */
export function area(points: Point[]): number {
  return points.reduce((sum, a, at) => {
    const b = points[(at + 1) % points.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

export function polygon(at: Point, corners: Point[], size = 1): Shape {
  const points = area(corners) < 0 ? [...corners].reverse() : corners;
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  return {
    x: at.x, y: at.y, points, round: 0, size,
    left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys),
  };
}

function circle(at: Point, round: number, size: number): Shape {
  return { x: at.x, y: at.y, points: [], round, left: -round, right: round, top: -round, bottom: round, size };
}

const HEX = [0, 1, 2, 3, 4, 5].map((one) => ({ x: Math.cos((Math.PI / 3) * one), y: Math.sin((Math.PI / 3) * one) }));
const BOX = { width: 0.98, height: 0.68 };
const ROUND = 0.52;
/** A stretch of open ground is a plate with its name. */
const PLATE = { width: 33, height: 12 };
/** What is attached to another place is drawn as a pod. */
const POD = 23;

/** The form of a region at a place of the drawing; `outline` has been brought into its units. */
export function shapeOf(region: Region, at: Point, outline: Point[]): Shape {
  const size = region.size ?? 1;
  if (outline.length > 2) {
    const around = outline.map((one) => ({ x: one.x - at.x, y: one.y - at.y }));
    const made = polygon(at, around);
    made.size = Math.min(1, Math.min(made.right - made.left, made.bottom - made.top) / 92);
    return made;
  }
  const radius = RADIUS * size;
  if (region.dock) return circle(at, POD * size, size * ROUND);
  if (region.shape === "circle") return circle(at, radius * ROUND, size * ROUND);
  if (region.shape === "box" && region.ground === "outdoor") {
    const [w, h] = [PLATE.width, PLATE.height];
    return polygon(at, [{ x: -w, y: -h }, { x: w, y: -h }, { x: w, y: h }, { x: -w, y: h }], 0.5);
  }
  if (region.shape === "box") {
    const [w, h] = [radius * BOX.width, radius * BOX.height];
    return polygon(at, [{ x: -w, y: -h }, { x: w, y: -h }, { x: w, y: h }, { x: -w, y: h }], size * 0.8);
  }
  return polygon(at, HEX.map((one) => ({ x: one.x * radius, y: one.y * radius })), size);
}

/** The corners moved outwards by a distance, inwards if it is negative. */
export function offset(points: Point[], by: number): Point[] {
  const count = points.length;
  const outwards = area(points) < 0 ? -1 : 1;
  const normal = (a: Point, b: Point) => {
    const length = (Math.hypot(b.x - a.x, b.y - a.y) || 1) * outwards;
    return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  };
  return points.map((point, at) => {
    const before = normal(points[(at + count - 1) % count]!, point);
    const after = normal(point, points[(at + 1) % count]!);
    const share = Math.max(0.25, 1 + before.x * after.x + before.y * after.y);
    return { x: point.x + (by * (before.x + after.x)) / share, y: point.y + (by * (before.y + after.y)) / share };
  });
}

export function pathOf(points: Point[]): string {
  return points.length ? `M${points.map((one) => `${number(one.x)} ${number(one.y)}`).join("L")}Z` : "";
}

const drawn = new WeakMap<Shape, Map<number, string>>();

/** The outline around the middle of the shape, grown by a distance, as a path. */
export function grown(shape: Shape, by: number): string {
  let known = drawn.get(shape);
  if (!known) drawn.set(shape, (known = new Map()));
  let path = known.get(by);
  if (path === undefined) {
    const r = shape.round + by;
    path = shape.round ? `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z` : pathOf(offset(shape.points, by));
    known.set(by, path);
  }
  return path;
}

/** How far the rim is from the middle in a direction. */
export function rimAt(shape: Shape, angle: number): number {
  if (shape.round) return shape.round;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Infinity;
  shape.points.forEach((a, at) => {
    const b = shape.points[(at + 1) % shape.points.length]!;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return;
    const along = (a.x * ey - a.y * ex) / cross;
    const share = (a.x * dy - a.y * dx) / cross;
    if (along > 0 && share >= -1e-6 && share <= 1 + 1e-6) nearest = Math.min(nearest, along);
  });
  return nearest === Infinity ? 0 : nearest;
}

export type Side = "nw" | "ne" | "se" | "sw";

/** Where a sign at a corner stands, around the middle; `inside` where places lie side by side. */
export function cornerOf(shape: Shape, side: Side, inside: boolean): Point {
  const [sx, sy] = [side.endsWith("w") ? -1 : 1, side.startsWith("n") ? -1 : 1];
  if (shape.round) return { x: sx * shape.round * 0.76, y: sy * shape.round * 0.76 };
  const corner = shape.points.reduce((best, one) => (sx * one.x * 0.6 + sy * one.y > sx * best.x * 0.6 + sy * best.y ? one : best));
  if (inside) return { x: corner.x - sx * 17, y: corner.y - sy * 16 };
  return { x: corner.x + sx * 4 * shape.size, y: corner.y - sy };
}

/** The straight lines along which two shapes touch, in the drawing's own coordinates. */
export function shared(one: Shape, other: Shape): [Point, Point][] {
  const sides = (shape: Shape) =>
    shape.points.map((a, at) => {
      const b = shape.points[(at + 1) % shape.points.length]!;
      return [{ x: a.x + shape.x, y: a.y + shape.y }, { x: b.x + shape.x, y: b.y + shape.y }] as [Point, Point];
    });
  const found: [Point, Point][] = [];
  for (const [a, b] of sides(one)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const across = (p: Point) => (p.x - a.x) * dy - (p.y - a.y) * dx;
    const along = (p: Point) => (p.x - a.x) * dx + (p.y - a.y) * dy;
    for (const [c, d] of sides(other)) {
      if (Math.abs(across(c)) > 2 || Math.abs(across(d)) > 2) continue;
      const from = Math.max(0, Math.min(along(c), along(d)));
      const to = Math.min(length, Math.max(along(c), along(d)));
      if (to - from > 4) found.push([{ x: a.x + dx * from, y: a.y + dy * from }, { x: a.x + dx * to, y: a.y + dy * to }]);
    }
  }
  return joined(found);
}

/** Pieces of one straight line become one. */
function joined(lines: [Point, Point][]): [Point, Point][] {
  const left = [...lines];
  for (let at = 0; at < left.length; at += 1) {
    const [a, b] = left[at]!;
    const next = left.findIndex(([c, d], other) => other !== at && near(b.x, c.x) && near(b.y, c.y) && Math.abs((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)) < 1);
    if (next < 0) continue;
    left[at] = [a, left[next]![1]];
    left.splice(next, 1);
    at = -1;
  }
  return left;
}
