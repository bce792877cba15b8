// Where figures stand: people at the left, creatures at the right, things beside them, hordes in piles.
import type { Piece, Scene } from "../protocol";
import type { Point } from "../lib/geometry";
import type { Plan } from "./plan";
import type { Shape } from "./shapes";
import type { Way } from "./ways";

/** How a piece is drawn; what it is stands in its `kind`. */
export type Look = "pawn" | "creature" | "thing";

export interface Standing {
  piece: Piece;
  look: Look;
  x: number;
  y: number;
  scale: number;
  /** One figure for each point, around (x, y): a horde is drawn as several. */
  figures: Point[];
  /** Whether its count is shown on a plate of its own. */
  counted: boolean;
  low: boolean;
}

/** How many of each kind are on a place that is too full to tell figures apart. */
export interface Sum {
  at: string;
  x: number;
  y: number;
  total: number;
}

export interface Standings {
  pieces: Standing[];
  sums: Sum[];
  /** Places whose name goes below, since something large stands before it. */
  hidden: Set<string>;
}

const PAWN = 0.9;
const IN_A_ROW = 3;
/** Two rows of people: smaller, and those behind look over the heads of those in front. */
const ROWS = { scale: 0.78, step: 25 };
const LARGE = 1.85;
const SMALL = 0.3;
const MOST_IN_A_PILE = 5;
/** How the figures of a pile stand behind each other, those in front last. */
const PILE: Point[] = [{ x: -19, y: -8 }, { x: 19, y: -9 }, { x: 0, y: -14 }, { x: -11, y: 2 }, { x: 12, y: 3 }];
/** Whatever is so large stands upright among others, too. */
const GIANT = 1.5;

export function lookOf(piece: Piece): Look {
  const kind = piece.kind ?? "token";
  if (kind === "person" || (kind === "token" && piece.colour)) return "pawn";
  return kind === "creature" ? "creature" : "thing";
}

const many = (pieces: Piece[]) => pieces.reduce((sum, one) => sum + (one.count ?? 1), 0);
const alone = (piece: Piece, look: Look, x: number, y: number, scale: number): Standing => ({
  piece, look, x, y, scale, figures: [{ x: 0, y: 0 }], counted: (piece.count ?? 1) > 1, low: false,
});

/** Everything that stands on the board, from back to front within a place, in the order of the scene between places. */
export function standings(scene: Pick<Scene, "regions" | "pieces" | "crowd">, plan: Plan): Standings {
  const groups = new Map<string, Piece[]>();
  for (const piece of scene.pieces ?? []) {
    if (plan.places.has(piece.at)) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  }
  const crowd = scene.crowd ?? 12;
  const ways = new Map(plan.ways.map((one) => [one.link.id, one]));
  const sums: Sum[] = [];
  const signed = new Set((scene.regions ?? []).filter((one) => one.markers?.some((mark) => mark.corner === "sw")).map((one) => one.id));
  const hidden = new Set<string>();
  const pieces: Standing[] = [];
  for (const [at, here] of groups) {
    const shape = plan.shapes.get(at);
    const way = ways.get(at);
    if (shape) {
      const beasts = here.filter((one) => lookOf(one) === "creature");
      const full = many(beasts) >= crowd;
      pieces.push(...onShape(here, shape, full, signed.has(at)));
      if (full) sums.push({ at, x: shape.x + shape.right - 20, y: shape.y + shape.top + 14, total: many(beasts) });
      if (beasts.some((one) => (one.size ?? 1) >= LARGE) && shape.points.length === 6) hidden.add(at);
    } else if (way) pieces.push(...onWay(here, way));
  }
  const people = (scene.pieces ?? []).length;
  const order = new Map((scene.pieces ?? []).map((one, index) => [one.id, index + (lookOf(one) === "pawn" ? people : 0)]));
  // In the order of the scene, so that a figure keeps its node and glides; nobody is hidden behind a creature.
  return { pieces: pieces.sort((a, b) => order.get(a.piece.id)! - order.get(b.piece.id)!), sums, hidden };
}

function onShape(here: Piece[], shape: Shape, full: boolean, signed: boolean): Standing[] {
  const pawns = here.filter((one) => lookOf(one) === "pawn");
  const beasts = here.filter((one) => lookOf(one) === "creature").sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const things = here.filter((one) => lookOf(one) === "thing");
  const size = Math.max(0.62, Math.min(1, shape.size));
  // A sign at the lower left stays in view.
  const floor = shape.y + shape.bottom - (signed ? 20 : 10.5) * size;
  const width = shape.right - shape.left;
  const found: Standing[] = [];
  if (full) found.push(...swarm(beasts, shape, pawns.length ? Math.min(0.5, 0.16 + pawns.length * 0.1) : 0));
  const beside = beasts.length > 0 || things.some((one) => one.kind === "vehicle" || one.kind === "structure");
  const row = Math.min(pawns.length, IN_A_ROW);
  const step = Math.min(32 * size, (width * (beside ? 0.42 : 0.78)) / Math.max(row, 1));
  if (!full) found.push(...spread(beasts, shape, floor, size, pawns.length ? -width * 0.27 + (row - 1) * step + 33 * size : null));
  const lines = Math.ceil(pawns.length / IN_A_ROW);
  pawns.forEach((piece, index) => {
    const line = Math.floor(index / IN_A_ROW);
    const inLine = Math.min(row, pawns.length - line * IN_A_ROW);
    const first = beside ? -width * 0.27 : (-(inLine - 1) / 2) * step;
    found.push(alone(piece, "pawn", shape.x + first + (index % IN_A_ROW) * step, floor - (lines - 1 - line) * ROWS.step * size, PAWN * size * (lines > 1 ? ROWS.scale : 1)));
  });
  things.forEach((piece, index) => {
    const large = piece.kind === "vehicle" || piece.kind === "structure";
    const x = large ? shape.x + (pawns.length ? width * 0.16 : 0) : shape.x + (beasts.length ? -1 : 1) * width * (pawns.length || beasts.length ? 0.29 : 0.2);
    const y = large ? floor : floor - 14 * size - index * 25 * size;
    found.push(alone(piece, "thing", x, y, size));
  });
  return found;
}

/** Few creatures: each where it can be seen; several of a kind in one pile. */
function spread(beasts: Piece[], shape: Shape, floor: number, size: number, after: number | null): Standing[] {
  const width = shape.right - shape.left;
  const count = beasts.length;
  // In a hexagon the floor ends earlier than at its widest.
  const right = Math.max(width * (shape.points.length === 4 && after !== null ? 0.37 : 0.29), (after ?? 0) + 6);
  const left = after ?? (count > 1 ? -right : width * 0.06);
  return beasts.map((piece, index) => {
    const share = count > 1 ? index / (count - 1) : after === null ? 0 : 0.6;
    const x = shape.x + left + (right - left) * share;
    const pile = (piece.count ?? 1) > 1;
    const tight = (piece.size ?? 1) >= GIANT ? Math.min(1, 0.92 + 0.08 / count) : count > 2 ? 0.72 : count > 1 ? (after === null ? 0.84 : 0.7) : 1;
    const figures = pile ? PILE.slice(-Math.min(piece.count ?? 1, MOST_IN_A_PILE)) : [{ x: 0, y: 0 }];
    return { piece, look: "creature" as const, x, y: floor - (pile ? 4 : 0), scale: PAWN * size * tight * (pile ? 0.8 : 1), figures, counted: pile, low: false };
  });
}

/** Too many to tell apart: every figure small, in rows over the floor. */
function swarm(beasts: Piece[], shape: Shape, taken: number): Standing[] {
  const width = (shape.right - shape.left) * (1 - taken) - 24;
  const height = shape.bottom - shape.top - 46;
  const total = many(beasts);
  const rows = Math.max(2, Math.min(5, Math.round(Math.sqrt((total * height) / Math.max(width, 1)))));
  const columns = Math.ceil(total / rows);
  const place = (at: number) => ({
    x: shape.x + shape.right - 12 - width + (Math.floor(at / rows) + 0.5) * (width / columns) + ((at % rows) % 2) * 3,
    y: shape.y + shape.top + 34 + ((at % rows) + 0.5) * (height / rows),
  });
  let next = 0;
  const scale = Math.max(SMALL + Math.max(0, (20 - total) * 0.012), Math.min(0.6, width / columns / 46, height / rows / 40));
  return beasts.map((piece) => {
    const spots = Array.from({ length: piece.count ?? 1 }, () => place(next++));
    const middle = { x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length, y: shape.y + shape.bottom - 16 };
    const figures = spots.map((one) => ({ x: (one.x - middle.x) / scale, y: (one.y - middle.y) / scale }));
    return { piece, look: "creature" as const, x: middle.x, y: middle.y, scale, figures, counted: true, low: true };
  });
}

/** Figures in a passage, upright whatever way it runs: a row in a level one, a cluster in a sloped one. The largest stands in the middle. */
function onWay(here: Piece[], way: Way): Standing[] {
  const total = many(here);
  const sorted = [...here].sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  const level = Math.abs(Math.sin((way.angle * Math.PI) / 180)) < 0.25;
  const room = Math.max(way.length - 10, 34);
  const step = Math.min(19, level ? room / Math.max(total, 1) : 17);
  const spot = (at: number): Point =>
    level || total < 3
      ? { x: (at - (total - 1) / 2) * step, y: at % 2 ? 3 : -3 }
      : { x: ((at % 3) - (Math.min(total, 3) - 1) / 2) * step, y: Math.floor(at / 3) * 13 - (total > 3 ? 7 : 0) };
  const free = Array.from({ length: total }, (_, at) => spot(at)).sort((a, b) => Math.abs(a.x) - Math.abs(b.x) || a.y - b.y);
  let next = 0;
  const scale = level ? 0.76 : 0.57;
  return sorted.map((piece) => {
    const spots = Array.from({ length: Math.min(piece.count ?? 1, 12) }, () => free[next++]!).sort((a, b) => a.y - b.y);
    const look = lookOf(piece);
    if (look !== "creature") return alone(piece, look, way.middle.x + spots[0]!.x, way.middle.y + spots[0]!.y + 14, 0.66);
    const middle = { x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length, y: 0 };
    const figures = spots.map((one) => ({ x: (one.x - middle.x) / scale, y: (one.y - middle.y) / scale }));
    // Where places are counted, one plate tells of all who are there (`Crowd`).
    const counted = (piece.count ?? 1) > 1 && !way.link.capacity;
    return { piece, look, x: way.middle.x + middle.x, y: way.middle.y + 12, scale, figures, counted, low: true };
  });
}

/** Two letters on every figure that tell it from the others. */
export function initials(names: { id: string; name: string }[]): Map<string, string> {
  const taken = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const { id, name } of names) {
    const letters = [...name.toUpperCase()].filter((one) => /[\p{L}\p{N}]/u.test(one));
    const first = letters[0] ?? "?";
    const second = name.toUpperCase().split(/[\s-]+/).filter(Boolean)[1]?.[0] ?? "";
    const tries = [first + (second || (letters[1] ?? "")), first + (letters[1] ?? ""), ...letters.slice(2).map((one) => first + one)];
    const code = tries.find((one) => !taken.has(one) || taken.get(one) === name) ?? tries[0]!;
    taken.set(code, name);
    codes.set(id, code);
  }
  return codes;
}
