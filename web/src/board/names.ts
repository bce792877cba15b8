// What a place is like for what is written on it, and where its name stands.
import type { Region } from "../protocol";
import { artHref } from "../lib/art.svelte";
import { wrapped } from "../lib/geometry";
import type { Shape } from "./shapes";

export interface Traits {
  /** A part of a floor without walls of its own. */
  cell: boolean;
  small: boolean;
  /** Something that stands there and is no room. */
  alone: boolean;
  pointed: boolean;
  /** A hexagon that stands on its point has its signs on its points: above what it offers, below what lies on it. */
  railed: boolean;
}

export function traitsOf(region: Region, shape: Shape): Traits {
  const cell = Boolean(region.ground) && (region.outline?.length ?? 0) > 2;
  const pointed = shape.points.filter((one) => one.y < shape.top + 2).length === 1;
  return {
    cell,
    pointed,
    small: Boolean(region.dock) || shape.size < 0.6,
    alone: region.shape === "box" && !region.ground && Boolean(artHref(region.art ?? "")),
    railed: pointed && shape.points.length === 6 && !cell && !region.dock,
  };
}

/** More lines than these would cover whoever stands there: a hexagon with signs on its points is low, any other place is high. */
const [LOW_LINES, HIGH_LINES] = [2, 3];
/** So many letters wider than its place a name may be, in a hexagon that is widest below it. */
const WIDER = 10;

/** The lines of a name: as wide as its place, or wider if there were too many of them. */
function named(name: string, width: number, most: number): string[] {
  for (let more = 0; more <= WIDER; more += 1) {
    const lines = wrapped(name, width + more);
    if (lines.length <= most) return lines;
  }
  return wrapped(name, width);
}

/** The lines of a name, and how far below the middle of its place the first one stands; `low` where figures would hide it. */
export function namePlace(region: Region, shape: Shape, name: string, low: boolean): { lines: string[]; first: number } {
  const { cell, small, alone, pointed, railed } = traitsOf(region, shape);
  if (region.hidden || cell || region.dock || (alone && region.number)) return { lines: [], first: 0 };
  const lines = named(name, small || low ? 18 : Math.max(11, Math.round((shape.right - shape.left) / 8.4)), railed ? LOW_LINES : HIGH_LINES);
  if (region.shape === "box" && region.ground === "outdoor") return { lines, first: 4.4 };
  if (low || small || alone) {
    const lying = railed && (region.markers ?? []).some((one) => (one.corner === "sw" || one.corner === "se") && (one.count ?? 1) !== 0);
    return { lines, first: shape.bottom + (lying ? 25 : 15) };
  }
  return { lines, first: shape.top + (pointed ? 26 : 20) - (lines.length > 1 ? (pointed ? 5 : 4.5) : 0) };
}
