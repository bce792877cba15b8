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

/** The elements of the page that show something: itself, or the cards of a hand. */
export function shownAs(scene: Scene, id: string): string[] {
  const hand = scene.hands?.find((one) => one.id === id);
  return hand ? (hand.cards ?? []).map((card) => card.id) : [id];
}

function found(selector: string): Box[] {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.filter((box) => box.width > 0).slice(0, 1).map(around);
}

const around = (box: DOMRect): Box => ({ x: box.x - AROUND, y: box.y - AROUND, width: box.width + 2 * AROUND, height: box.height + 2 * AROUND });

/** The places on the page that are to be ringed: what is pointed at, and where a click chooses what is waited for. */
export function ringed(scene: Scene, point: readonly string[], waiting: readonly Choice[]): Box[] {
  const ids = point.flatMap((id) => shownAs(scene, id));
  const boxes = ids.flatMap((id) => found(`[data-id="${CSS.escape(id)}"]`));
  const few = waiting.length <= 2 ? waiting : [];
  const buttons = few.flatMap((one) => found(`[data-option="${CSS.escape(one.id)}"]`));
  return [...boxes, ...buttons].slice(0, MOST);
}
