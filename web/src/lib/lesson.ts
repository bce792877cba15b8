// Where on the page a lesson points: the elements of the scene, and the buttons of what may be chosen.
import type { Choice, Scene } from "../protocol";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AROUND = 5;
const MOST = 8;
const FEW = 2;

/** The elements of the page that show something: itself, or the cards of a hand. */
export function shownAs(scene: Scene, id: string): string[] {
  const hand = scene.hands?.find((one) => one.id === id);
  return hand ? (hand.cards ?? []).map((card) => card.id) : [id];
}

function found(selector: string): Box[] {
  const seen = [...document.querySelectorAll(selector)].filter((one) => getComputedStyle(one).visibility !== "hidden");
  const boxes = seen.map((one) => one.getBoundingClientRect());
  return boxes.filter((box) => box.width > 0).slice(0, 1).map(around);
}

const around = (box: DOMRect): Box => ({ x: box.x - AROUND, y: box.y - AROUND, width: box.width + 2 * AROUND, height: box.height + 2 * AROUND });

/** Where something is chosen that no element shows: at its verb, or behind the button for the verbs without room. */
function verbOf(waiting: readonly Choice[]): Box[] {
  const verb = waiting[0]?.verb;
  if (!verb) return [];
  const shown = found(`[data-verb="${CSS.escape(verb)}"]`);
  return shown.length ? shown : found(".place-question .rest");
}

/** The places on the page that are to be ringed: what is pointed at, and where a click chooses what is waited for. */
export function ringed(scene: Scene, point: readonly string[], waiting: readonly Choice[]): Box[] {
  const ids = point.length ? point : waiting.flatMap((one) => one.touches.slice(0, 1));
  const boxes = ids.flatMap((id) => shownAs(scene, id)).flatMap((id) => found(`[data-id="${CSS.escape(id)}"]`));
  const buttons = waiting.flatMap((one) => found(`[data-option="${CSS.escape(one.id)}"]`));
  const rings = [...boxes, ...(buttons.length <= FEW ? buttons : [])].slice(0, MOST);
  return buttons.length || point.some((id) => waiting.some((one) => one.touches.includes(id))) ? rings : [...rings, ...verbOf(waiting)];
}

const MARGIN = 12;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The corner of the board in which a card hides least of what is ringed; where it is, if that is as good. */
export function corner(board: Box, card: { width: number; height: number }, rings: readonly Box[], now: { x: number; y: number }): { x: number; y: number } {
  const left = board.x + MARGIN;
  const right = Math.max(left, board.x + board.width - card.width - MARGIN);
  const top = board.y + MARGIN;
  const bottom = Math.max(top, board.y + board.height - card.height - MARGIN);
  const spots = [{ x: right, y: top }, { x: left, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
  const hidden = (spot: { x: number; y: number }) => rings.reduce((sum, ring) => sum + overlap({ ...spot, ...card }, ring), 0);
  const least = Math.min(...spots.map(hidden));
  const here = spots.find((spot) => spot.x === now.x && spot.y === now.y);
  return here && hidden(here) === least ? here : spots.find((spot) => hidden(spot) === least)!;
}

/** Where the board is on the page. */
export function boardBox(): Box {
  const box = document.querySelector(".place-board")?.getBoundingClientRect();
  return box && box.width > 0 ? box : { x: 0, y: 60, width: innerWidth, height: innerHeight - 60 };
}
