// Where everything of a board is drawn. Distances come from the scene, sizes from the drawing: see `RADIUS`.
import type { Link, Region, Scene, Text, Zone } from "../protocol";
import { convex, type Point } from "../lib/geometry";
import { RADIUS, area, offset, pathOf, rimAt, shapeOf, type Shape } from "./shapes";
import { wayOf, type Way } from "./ways";

export interface Floor {
  zone: Zone;
  paths: string[];
  outlines: Point[][];
  box: Box;
  tag: Point | null;
  /** The ends of the plate on which its tag and its counters stand. */
  rail: [Point, Point] | null;
  depth: number;
  /** Where its drawing lies. */
  drawn: Box | null;
  stencils: (Point & { turn: number; label: Text })[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  radius: number;
  box: Box;
  /** The whole of the scene, for what lies under it. */
  ground: Box;
  /** Around all places, where a game draws no zones. */
  hull: string;
  floors: Floor[];
  shapes: Map<string, Shape>;
  ways: Way[];
  places: Map<string, Point>;
}

const GAP = 0.36;
const MARGIN = 16;
const MOST_STRETCH = 1.24;
const ASIDE = 34;

/** The scene as it lies on a tall screen: what was across is down. */
export function turnedScene(scene: Scene): Scene {
  const flip = ([x, y]: [number, number]): [number, number] => [y, x];
  return {
    ...scene,
    width: scene.height ?? 840,
    height: scene.width ?? 1400,
    regions: turnedAll(scene.regions, (one) => ({ ...one, x: one.y, y: one.x, ...(one.outline ? { outline: one.outline.map(flip) } : {}) })),
    links: turnedAll(scene.links, (one) => (one.line?.length ? { ...one, line: one.line.map(flip) } : one)),
    zones: turnedAll(scene.zones, (one) => ({
      ...one,
      outlines: one.outlines.map((line) => line.map(flip)),
      ...(one.tag_at ? { tag_at: flip(one.tag_at) } : {}),
      // Words run along the ship as they did, and are read from the left.
      ...(one.stencils ? { stencils: one.stencils.map((word) => ({ ...word, x: word.y, y: word.x, turn: 90 - (word.turn ?? 0) })) } : {}),
    })),
  };
}

const lying = new WeakMap<object, object>();

/** What has not changed is turned once: a list, and whatever is in it. */
function turnedAll<T extends object>(all: T[] | undefined, make: (one: T) => T): T[] {
  if (!all) return [];
  return turned(all, () => all.map((one) => turned(one, () => make(one))));
}

function turned<T extends object>(one: T, make: () => T): T {
  let known = lying.get(one) as T | undefined;
  if (!known) lying.set(one, (known = make()));
  return known;
}

/** The size of a usual place in the scene's units: so large that the nearest two leave room for a corridor. */
export function radiusFor(regions: Region[], stretch: Point): number {
  const formed = regions.filter((one) => (one.outline?.length ?? 0) > 2);
  if (formed.length * 2 > regions.length) {
    const sizes = formed.map((one) => {
      const [xs, ys] = [one.outline!.map(([x]) => x * stretch.x), one.outline!.map(([, y]) => y * stretch.y)];
      return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    });
    sizes.sort((a, b) => a - b);
    return sizes[Math.floor(sizes.length / 4)]! * 0.6 || 1;
  }
  const rooms = regions.filter((one) => (one.shape ?? "hex") === "hex" && !one.dock);
  const many = rooms.length > 1 ? rooms : regions;
  let radius = Infinity;
  for (const [index, a] of many.entries()) {
    for (const b of many.slice(index + 1)) {
      const [dx, dy] = [(a.x - b.x) * stretch.x, (a.y - b.y) * stretch.y];
      const away = Math.hypot(dx, dy);
      if (away === 0) continue;
      radius = Math.min(radius, away / (edge(Math.atan2(dy, dx)) * ((a.size ?? 1) + (b.size ?? 1)) + GAP));
    }
  }
  return Number.isFinite(radius) ? Math.min(radius, 120) : 80;
}

/** From the middle of a hexagon of radius 1 to its rim. */
function edge(angle: number): number {
  const turn = ((((angle * 180) / Math.PI) % 60) + 60) % 60;
  return Math.cos(Math.PI / 6) / Math.cos(((turn - 30) * Math.PI) / 180);
}

/** The box of two boxes. */
export function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, width: Math.max(one.x + one.width, other.x + other.width) - x, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

function boxOf(points: Point[]): Box {
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How large a board is in the scene's own units. */
export function extentOf(scene: Scene): { width: number; height: number } {
  const regions = scene.regions ?? [];
  const outlines = (scene.zones ?? []).flatMap((one) => one.outlines.flat().map(([x, y]) => ({ x, y })));
  if (regions.length < 2) return { width: scene.width ?? 1400, height: scene.height ?? 840 };
  const { width, height } = boxOf([...regions, ...outlines]);
  const pad = outlines.length ? 0 : 2 * radiusFor(regions, { x: 1, y: 1 });
  return { width: width + pad, height: height + pad };
}

/** A wide place lets rooms lie further apart, up to a limit; `aspect` 0: as the scene has it. */
function stretchFor(scene: Scene, aspect: number): Point {
  const regions = scene.regions ?? [];
  if (!aspect || regions.length < 2) return { x: 1, y: 1 };
  const { width, height } = extentOf(scene);
  const by = Math.sqrt((aspect * height) / width);
  const x = Math.round(Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, by)) * 50) / 50;
  return { x, y: 1 / x };
}

const shapes = new WeakMap<Region, { key: string; shape: Shape }>();
/** A place that changes otherwise keeps its form, and so do the ways to it. */
const formed = new Map<string, { form: string; shape: Shape }>();
const laid = new WeakMap<Zone, { key: string; floor: Floor }>();
const ways = new WeakMap<Link, { a: Shape; b: Shape; aside: number; way: Way }>();

/** Where a drawing lies, in the scene's units: its own box; nothing if there is none. */
type DrawnBox = (art: string) => Box | null;

/** The plan of a scene for a place of this aspect. What has not changed stays the same object. */
export function planOf(scene: Scene, aspect = 0, drawnBox: DrawnBox = () => null): Plan {
  const regions = scene.regions ?? [];
  const stretch = stretchFor(scene, aspect);
  const unit = radiusFor(regions, stretch) / RADIUS;
  const key = `${stretch.x} ${unit}`;
  const put = (x: number, y: number): Point => ({ x: (x * stretch.x) / unit, y: (y * stretch.y) / unit });
  const forms = new Map<string, Shape>();
  for (const region of regions) {
    let known = shapes.get(region);
    if (known?.key !== key) {
      shapes.set(region, (known = { key, shape: formOf(region, key, put) }));
    }
    forms.set(region.id, known.shape);
  }
  const floors = floorsOf(scene, key, put, drawnBox);
  bringDocked(scene, forms, floors, key);
  const places = new Map<string, Point>([...forms].map(([id, one]) => [id, { x: one.x, y: one.y }]));
  const made = waysOf(scene, forms, put);
  for (const way of made) places.set(way.link.id, way.middle);
  const corners = [...forms.values()].flatMap((one) => [
    { x: one.x + one.left, y: one.y + one.top },
    { x: one.x + one.right, y: one.y + one.bottom },
  ]);
  const hull = floors.length ? "" : hullOf(scene, forms);
  const all = [...corners, ...floors.flatMap((one) => one.outlines.flat())];
  const end = put(scene.width ?? 1400, scene.height ?? 840);
  const ground = { x: 0, y: 0, width: end.x, height: end.y };
  const tight = all.length ? boxOf(all) : ground;
  const margin = hull ? MARGIN * 2.4 : floors.some((one) => one.zone.kind === "tile") ? MARGIN * 1.6 : MARGIN / 2;
  const wide = { x: tight.x - margin, y: tight.y - margin, width: tight.width + 2 * margin, height: tight.height + 2 * margin };
  const box = floors.reduce((sum, one) => (one.drawn ? around(sum, one.drawn) : sum), wide);
  return { radius: RADIUS, box, ground, hull, floors, shapes: forms, ways: made, places };
}

function formOf(region: Region, key: string, put: (x: number, y: number) => Point): Shape {
  const form = JSON.stringify([key, region.x, region.y, region.size, region.shape, region.ground, Boolean(region.dock), region.outline]);
  let known = formed.get(region.id);
  if (known?.form !== form) {
    known = { form, shape: shapeOf(region, put(region.x, region.y), (region.outline ?? []).map(([x, y]) => put(x, y))) };
    formed.set(region.id, known);
  }
  return known.shape;
}

/** Longer tubes than this would cross half the board. */
const LONGEST_TUBE = 230;
/** More than any tube: none crosses a room. */
const CROSSING = 400;
/** From the middle of a pod to the hull, and between two pods. */
const OFF = 25;
const APART = 52;
/** What makes the whole board larger has to be this much nearer. */
const WIDER = 120;
/** Nearer than this the scene knows best. */
const FAR = 300;
const BERTH = 74;
let berths: { key: string; shapes: Map<string, Shape> } = { key: "", shapes: new Map() };

/** What is attached lies outside the hull: where a short tube reaches its place, or at the edge nearest to where the scene has it. */
function bringDocked(scene: Scene, forms: Map<string, Shape>, floors: Floor[], key: string): void {
  const docked = (scene.regions ?? []).filter((one) => one.dock && (forms.has(one.dock) || floors.some((floor) => floor.zone.id === one.dock)));
  if (!docked.length) return;
  const now = [key, ...docked.map((one) => `${one.id} ${one.dock} ${forms.get(one.id)!.x} ${forms.get(one.dock!)?.x ?? ""}`)].join("|");
  if (berths.key !== now) berths = { key: now, shapes: berthsOf(docked, forms, floors, scene.links ?? []) };
  for (const [id, shape] of berths.shapes) forms.set(id, shape);
}

function berthsOf(docked: Region[], forms: Map<string, Shape>, floors: Floor[], links: Link[]): Map<string, Shape> {
  const moored = new Set(docked.map((one) => one.id));
  const rooms = [...forms].filter(([id]) => !moored.has(id));
  const quay = floors.filter((one) => one.zone.kind === "hull").flatMap((one) => one.outlines.flatMap(quayOf)).filter((spot) => rooms.every(([, one]) => Math.hypot(one.x - spot.x, one.y - spot.y) > one.right + 18));
  const hull = boxOf(floors.flatMap((one) => one.outlines.flat()));
  const outside = ({ x, y }: Point) => x < hull.x || y < hull.y || x > hull.x + hull.width || y > hull.y + hull.height;
  const found = new Map<string, Shape>();
  for (const region of docked) {
    const own = forms.get(region.id)!;
    const dock = forms.get(region.dock!);
    const to = dock ?? own;
    const others = rooms.filter(([id]) => id !== region.dock).map(([, one]) => one);
    const crossed = (spot: Point) => (dock ? others.filter((one) => fromLine(one, dock, spot) < one.right + 8).length : 0);
    const taken = (spot: Point) => [...found.values()].some((one) => Math.hypot(one.x - spot.x, one.y - spot.y) < APART);
    const cost = (spot: Point) => Math.hypot(spot.x - to.x, spot.y - to.y) + CROSSING * crossed(spot) + (outside(spot) ? WIDER : 0);
    const free = quay.filter((spot) => !taken(spot)).map((spot) => ({ ...spot, cost: cost(spot) }));
    const best = free.reduce<(typeof free)[number] | null>((a, b) => (!a || b.cost < a.cost ? b : a), null);
    if (best && (!dock || (best.cost < CROSSING && Math.hypot(best.x - dock.x, best.y - dock.y) < LONGEST_TUBE))) found.set(region.id, { ...own, x: best.x, y: best.y, turn: best.turn });
    else if (dock && Math.hypot(own.x - dock.x, own.y - dock.y) > FAR) found.set(region.id, { ...own, ...beside(dock, [...others, ...found.values(), ...waysBeside(region.dock!, forms, links)]) });
  }
  return found;
}

/** Places along a hull, outside, each with the direction away from it. */
function quayOf(outline: Point[]): (Point & { turn: number })[] {
  const outwards = area(outline) < 0 ? -1 : 1;
  return outline.flatMap((a, at) => {
    const b = outline[(at + 1) % outline.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [((b.y - a.y) / length) * outwards, ((a.x - b.x) / length) * outwards];
    const turn = Math.round((Math.atan2(ny, nx) * 180) / Math.PI + 90);
    const steps = Math.floor(length / 12);
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 0.5) / steps;
      return { x: a.x + (b.x - a.x) * share + nx * OFF, y: a.y + (b.y - a.y) * share + ny * OFF, turn };
    });
  });
}

/** How far a place is from the straight line between two others. */
function fromLine(one: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((one.x - a.x) * dx + (one.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(one.x - a.x - dx * along, one.y - a.y - dy * along);
}

/** Where ways leave a place, and the plates of all ways. */
function waysBeside(id: string, forms: Map<string, Shape>, links: Link[]): Point[] {
  return links.flatMap((link) => {
    const [a, b] = link.ends[1] === id ? [forms.get(link.ends[1]), forms.get(link.ends[0])] : [forms.get(link.ends[0]), forms.get(link.ends[1])];
    if (!a || !b) return [];
    const at = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    const door = link.ends.includes(id) ? [at(BERTH / Math.hypot(b.x - a.x, b.y - a.y))] : [];
    return [at(0.5), ...door];
  });
}

/** Beside a place, on the side with the most room. */
function beside(dock: Point, others: Point[]): Point {
  const room = (at: Point) => Math.min(...others.map((one) => Math.hypot(one.x - at.x, one.y - at.y)));
  const spots = Array.from({ length: 24 }, (_, turn) => ({ x: dock.x + BERTH * Math.cos((turn * Math.PI) / 12), y: dock.y + BERTH * Math.sin((turn * Math.PI) / 12) }));
  return spots.reduce((a, b) => (room(b) > room(a) + 1 ? b : a));
}

function railOf(zone: Zone, put: (x: number, y: number) => Point): [Point, Point] | null {
  if (!zone.tag_at || !zone.rail) return null;
  const [x, y] = zone.tag_at;
  return [put(x - zone.rail / 2, y), put(x + zone.rail / 2, y)];
}

function floorsOf(scene: Scene, key: string, put: (x: number, y: number) => Point, drawnBox: DrawnBox): Floor[] {
  const zones = new Map((scene.zones ?? []).map((one) => [one.id, one]));
  const depth = (zone: Zone, most = 9): number => {
    const outer = zones.get(zone.within ?? "");
    return outer && most ? 1 + depth(outer, most - 1) : 0;
  };
  const made = [...zones.values()].map((zone): Floor => {
    const art = drawnBox(zone.art ?? "");
    const [now, known] = [`${key} ${art ? JSON.stringify(art) : ""} ${depth(zone)}`, laid.get(zone)];
    if (known?.key === now) return known.floor;
    const outlines = zone.outlines.map((line) => line.map(([x, y]) => put(x, y)));
    const floor: Floor = {
      zone, outlines, paths: outlines.map(pathOf), box: boxOf(outlines.flat()),
      tag: zone.tag_at ? put(...zone.tag_at) : null, rail: railOf(zone, put), depth: depth(zone),
      drawn: art && boxOf([put(art.x, art.y), put(art.x + art.width, art.y + art.height)]),
      stencils: (zone.stencils ?? []).map((one) => ({ ...put(one.x, one.y), turn: one.turn ?? 0, label: one.label })),
    };
    laid.set(zone, { key: now, floor });
    return floor;
  });
  return made.sort((a, b) => a.depth - b.depth);
}

function waysOf(scene: Scene, forms: Map<string, Shape>, put: (x: number, y: number) => Point): Way[] {
  const together = new Map<string, Link[]>();
  for (const link of scene.links ?? []) {
    const pair = [...link.ends].sort().join(" ");
    together.set(pair, [...(together.get(pair) ?? []), link]);
  }
  const made: Way[] = [];
  for (const links of together.values()) {
    links.forEach((link, index) => {
      const [a, b] = [forms.get(link.ends[0]), forms.get(link.ends[1])];
      if (!a || !b) return;
      const aside = (index - (links.length - 1) / 2) * ASIDE * (link.ends[0] < link.ends[1] ? 1 : -1);
      let known = ways.get(link);
      if (!known || known.a !== a || known.b !== b || known.aside !== aside) {
        known = { a, b, aside, way: wayOf(link, a, b, (link.line ?? []).map(([x, y]) => put(x, y)), aside) };
        ways.set(link, known);
      }
      made.push(known.way);
    });
  }
  return made;
}

/** A hull around what is joined, for a game that draws no zones. */
function hullOf(scene: Scene, forms: Map<string, Shape>): string {
  const joined = new Set((scene.links ?? []).flatMap((one) => one.ends));
  const inside = [...forms].filter(([id]) => joined.has(id)).map(([, one]) => one);
  const chosen = inside.length > 2 ? inside : [...forms.values()];
  const points = chosen.flatMap((one) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
      const angle = (turn * Math.PI) / 4;
      const away = rimAt(one, angle);
      return { x: one.x + Math.cos(angle) * away, y: one.y + Math.sin(angle) * away };
    }),
  );
  const ring = convex(points);
  return ring.length > 2 ? pathOf(offset(ring, 26)) : "";
}
