// Which hands lie where: each place of the tray has its own, whatever is asked.
import type { Card, Choice, Hand, Scene } from "../protocol";

export type Place = NonNullable<Hand["place"]>;

export interface Held {
  card: Card;
  hand: Hand;
}

/** A game that names no places has its first hand in the tray, the others behind the button. */
function placeOf(hand: Hand, index: number, named: boolean): Place {
  return named ? (hand.place ?? "more") : index === 0 ? "hand" : "more";
}

export function laidOut(scene: Pick<Scene, "hands">): Record<Place, Hand[]> {
  const found: Record<Place, Hand[]> = { hand: [], items: [], wounds: [], skills: [], objectives: [], now: [], more: [], board: [] };
  const hands = scene.hands ?? [];
  const named = hands.some((one) => (one.place ?? "more") !== "more");
  hands.forEach((hand, index) => found[placeOf(hand, index, named)].push(hand));
  return found;
}

/** Whose things lie in front: those of the figure that is looked at, or else of the first one. */
export function figureOf(hands: readonly Hand[], looked: string): string {
  const figures = hands.map((one) => one.figure ?? "").filter(Boolean);
  return figures.includes(looked) ? looked : (figures[0] ?? "");
}

/** How many rows the tracks and hands take that lie at the foot of the board: beside several tracks there is no room for hands. */
export function rowsAtFoot(scene: Scene): number {
  const tracks = (scene.tracks ?? []).filter((one) => one.place === "board").length;
  const hands = laidOut(scene).board.some((one) => one.cards?.length);
  return tracks > 1 && hands ? 2 : tracks || hands ? 1 : 0;
}

/** What is meant by a card that is dragged from one hand to another: an option of a verb that the other one takes. */
export function droppedOn(scene: Scene, choices: readonly Choice[], from: string, to: string): Choice[] {
  const hands = scene.hands ?? [];
  const takes = (hand: Hand, verb: string): boolean => hand.takes?.includes(verb) ?? false;
  const target = hands.find((one) => one.id === to);
  if (!target || from === to) return [];
  const alone = (verb: string): boolean => !hands.some((one) => one !== target && takes(one, verb));
  const meant = choices.filter((one) => takes(target, one.verb) && (one.touches.includes(to) || alone(one.verb)));
  const own = meant.filter((one) => one.touches.includes(from));
  return own.length ? own : meant;
}

export const heldIn = (hands: Hand[]): Held[] => hands.flatMap((hand) => (hand.cards ?? []).map((card) => ({ card, hand })));
