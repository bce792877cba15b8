// What stands on the rails of zones beside the board, where it lies as it was drawn; elsewhere it is at the foot.
import type { Card, Scene, Track } from "../protocol";
import { extentOf } from "../board/plan";
import { lying } from "./geometry";

/** Of one zone: the tracks and the things that name it. */
export interface Rail {
  tracks: Track[];
  cards: Card[];
}

type Shown = Pick<Scene, "zones" | "tracks" | "hands">;

/** Whether the board has rails in a window of this size: one that is turned on its side has none. */
export function hasRails(scene: Scene, layout: string, window: { width: number; height: number }): boolean {
  return layout !== "tabs" && (scene.zones ?? []).some((one) => one.rail) && !lying(extentOf(scene), window);
}

/** By the zones. */
export function railsOf(scene: Shown): Map<string, Rail> {
  const found = new Map((scene.zones ?? []).filter((one) => one.rail).map((one) => [one.id, { tracks: [], cards: [] } as Rail]));
  for (const one of scene.tracks ?? []) if (one.place === "board") found.get(one.zone ?? "")?.tracks.push(one);
  for (const one of scene.hands ?? []) if (one.place === "board") found.get(one.zone ?? "")?.cards.push(...(one.cards ?? []));
  return found;
}

/** The scene without what stands on rails. */
export function atFoot<S extends Shown>(scene: S): S {
  const rails = new Set((scene.zones ?? []).filter((one) => one.rail).map((one) => one.id));
  const rest = <T extends { zone?: string; place?: string }>(all: T[] | undefined): T[] => (all ?? []).filter((one) => one.place !== "board" || !rails.has(one.zone ?? ""));
  return { ...scene, tracks: rest(scene.tracks), hands: rest(scene.hands) };
}

/** About so long is what stands on a rail, without the names of tracks. */
export const lengthOf = ({ tracks, cards }: Rail): number =>
  cards.reduce((sum, one) => sum + 27 + 19 * (one.joined?.length ?? 0) + ((one.count ?? 1) > 1 ? 11 : 0), 0) + tracks.reduce((sum, one) => sum + 20 + 20 * one.spaces.length, 0);
