// What is drawn and from where: cards on their way from a pile to a hand or to a figure.
import type { LogLine, Scene } from "../protocol";

export interface Flight {
  from: string;
  to: string;
  /** Ids of what is seen of it; nothing where only the back is. */
  shows: string[];
}

const MOST = 4;

const cardsOf = (scene: Scene) => (scene.hands ?? []).flatMap((hand) => hand.cards ?? []).map((one) => one.id);

/**
 * The lines say that something was drawn; which pile has become smaller and which cards are new,
 * or who is named in the line, says from where and to where.
 */
export function flightsOf(before: Scene, after: Scene, lines: LogLine[]): Flight[] {
  const draws = lines.filter((line) => line.cue === "draw");
  if (draws.length === 0) return [];
  const counts = new Map((before.piles ?? []).map((one) => [one.id, one.count]));
  const from = (after.piles ?? []).filter((one) => one.count < (counts.get(one.id) ?? 0)).map((one) => one.id);
  if (from.length === 0) return [];
  const known = new Set(cardsOf(before));
  const fresh = cardsOf(after).filter((id) => !known.has(id));
  const places = new Set([...(after.pieces ?? []), ...(after.regions ?? [])].map((one) => one.id));
  const flights: Flight[] = [];
  draws.forEach((line, index) => {
    const start = from[Math.min(index, from.length - 1)]!;
    const shows = line.shows ?? [];
    const mine = fresh.filter((id) => shows.includes(id));
    const named = Object.values(line.text.args).find((one) => typeof one === "string" && places.has(one));
    const ends = mine.length > 0 ? mine : typeof named === "string" ? [named] : fresh.slice(0, 1);
    for (const to of ends) flights.push({ from: start, to, shows: mine.length > 0 ? [to] : shows });
  });
  return flights.slice(0, MOST);
}
