// Which hands lie where: each place of the tray has its own, whatever is asked.
import type { Card, Hand, Scene } from "../protocol";

export type Place = NonNullable<Hand["place"]>;

export interface Held {
  card: Card;
  hand: Hand;
}

/** A game that names no places has its first hand in the tray, the others behind the button. */
function placeOf(hand: Hand, index: number, named: boolean): Place {
  return named ? (hand.place ?? "more") : index === 0 ? "hand" : "more";
}

export function laidOut(scene: Scene): Record<Place, Hand[]> {
  const found: Record<Place, Hand[]> = { hand: [], items: [], wounds: [], objectives: [], now: [], more: [], board: [] };
  const hands = scene.hands ?? [];
  const named = hands.some((one) => (one.place ?? "more") !== "more");
  hands.forEach((hand, index) => found[placeOf(hand, index, named)].push(hand));
  return found;
}

export const heldIn = (hands: Hand[]): Held[] => hands.flatMap((hand) => (hand.cards ?? []).map((card) => ({ card, hand })));
