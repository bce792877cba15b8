// How places are joined or divided: corridors between their rims, walls and gaps where they touch.
import type { Link } from "../protocol";
import type { Point } from "../lib/geometry";
import { rimAt, shared, type Shape } from "./shapes";

export interface Way {
  link: Link;
  /** From rim to rim, or along the border that two places share. */
  points: Point[];
  /** Whether it lies on the border of two places that touch. */
  border: boolean;
  length: number;
  middle: Point;
  /** In degrees, at its middle. */
  angle: number;
  width: number;
  /** Where the number and the rings stand, and where each door is. */
  plate: Point;
  gates: (Point & { angle: number })[];
  /** The door leaves room for the number beside it. */
  narrow: boolean;
}

const WIDE = 42;
const USUAL = 24;
const INTO = 8;
const BESIDE = 19;
const BORDERS = new Set(["doorway", "line", "wall", "lock"]);

const apart = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
const degrees = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
const toward = (a: Point, b: Point, by: number) => {
  const length = apart(a, b) || 1;
  return { x: a.x + ((b.x - a.x) * by) / length, y: a.y + ((b.y - a.y) * by) / length };
};

/** A point on a line of several straight parts, by how far along it is, and in which direction the line runs there. */
export function along(points: Point[], at: number): Point & { angle: number } {
  let left = at;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1]!, points[index]!];
    const length = apart(a, b);
    if (left <= length || index === points.length - 1) return { ...toward(a, b, left), angle: degrees(a, b) };
    left -= length;
  }
  return { ...(points[0] ?? { x: 0, y: 0 }), angle: 0 };
}

const lengthOf = (points: Point[]) => points.slice(1).reduce((sum, one, at) => sum + apart(points[at]!, one), 0);

/** From the rim of one place to the rim of the other, moved aside where several run between the same two. */
function fromRimToRim(a: Shape, b: Shape, bends: Point[], aside: number): Point[] {
  const normal = (from: Point, to: Point) => {
    const length = apart(from, to) || 1;
    return { x: (-(to.y - from.y) / length) * aside, y: ((to.x - from.x) / length) * aside };
  };
  const [first, last] = [bends[0] ?? b, bends.at(-1) ?? a];
  const angle = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);
  const start = toward(a, first, rimAt(a, angle(a, first)));
  const end = toward(b, last, rimAt(b, angle(b, last)));
  const shift = normal(a, b);
  return [start, ...bends, end].map((one) => ({ x: one.x + shift.x, y: one.y + shift.y }));
}

export function wayOf(link: Link, a: Shape, b: Shape, bends: Point[], aside: number): Way {
  const kind = link.kind ?? "way";
  const touching = BORDERS.has(kind) ? (bends.length > 1 ? bends : shared(a, b)[0]) : undefined;
  const points = touching ?? fromRimToRim(a, b, bends, aside);
  const length = lengthOf(points);
  const middle = along(points, length / 2);
  const made: Way = {
    link, points, length, border: touching !== undefined, middle, angle: middle.angle,
    width: (link.capacity ?? 0) > 0 ? WIDE : USUAL, plate: middle, gates: [], narrow: false,
  };
  const doors = link.doors ?? [];
  if (made.border || doors.length === 0) {
    made.gates = doors.map(() => middle);
  } else if (doors.length > 1) {
    made.gates = [along(points, Math.min(9, length / 4)), along(points, Math.max(length - 9, (length * 3) / 4))];
  } else if (length > 40) {
    made.gates = [along(points, length / 2 + 11)];
    made.plate = along(points, length / 2 - 11);
  } else {
    // Too short for both: side by side across it.
    const upright = Math.abs(Math.sin((middle.angle * Math.PI) / 180));
    made.gates = [upright > 0.7 ? { ...middle, x: middle.x - BESIDE / 2 } : middle];
    made.plate = upright > 0.7 ? { x: middle.x + BESIDE / 2, y: middle.y } : { x: middle.x, y: middle.y - 24 };
    made.narrow = upright > 0.7;
  }
  return made;
}

/** The floor of a corridor: a little longer than from rim to rim, so that it meets the walls. */
export function floorOf(way: Way): string {
  const points = way.border ? way.points : stretched(way.points);
  return `M${points.map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join("L")}`;
}

/** A line of these points, turned and moved to where something stands on a way: no element has to be. */
export function drawnAt(at: Point & { angle: number }, points: readonly (readonly [number, number])[]): string {
  const [sin, cos] = [Math.sin((at.angle * Math.PI) / 180), Math.cos((at.angle * Math.PI) / 180)];
  return `M${points.map(([x, y]) => `${(at.x + x * cos - y * sin).toFixed(1)} ${(at.y + x * sin + y * cos).toFixed(1)}`).join("L")}`;
}

/** The posts at both ends of a corridor. */
export function jambsOf(way: Way): string {
  const post = (at: Point & { angle: number }, y: number) => drawnAt(at, [[-2.5, y], [2.5, y], [2.5, y + 7], [-2.5, y + 7]]) + "Z";
  const ends = [along(way.points, 2), along(way.points, way.length - 2)];
  return ends.map((at) => post(at, -way.width / 2 - 3) + post(at, way.width / 2 - 4)).join("");
}

function stretched(points: Point[]): Point[] {
  const [first, second] = [points[0]!, points[1]!];
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  return [toward(first, second, -INTO), ...points.slice(1, -1), toward(last, before, -INTO)];
}
