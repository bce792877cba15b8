// What a picture tells by its fields, in words: for those who do not see it, and for tooltips.
// A game may have words of its own for the same thing, as markers. Then only those are said.
import type { Scene } from "../protocol";
import { describe, markerWords, type Described } from "../lib/describe";
import type { Labels } from "../lib/texts";
import { say, t } from "../lib/words.svelte";

const MARKED = new Set(["fire", "fault", "slime", "breach"]);

function told(scene: Scene, id: string): string[] {
  const link = scene.links?.find((one) => one.id === id);
  if (link) {
    const [level, doors] = [link.level ?? 0, (link.doors ?? []).filter((one) => one !== "none")];
    const marked = new Set((link.markers ?? []).map((one) => one.icon.split("-")[0]));
    const all = (link.markers?.length ?? 0) >= (level > 0 ? 1 : 0) + (doors.length > 0 ? 1 : 0);
    const lying = all ? [] : [...(level > 0 && !marked.has("noise") ? ["scene-noise"] : []), ...(marked.has("door") ? [] : new Set(doors.map((one) => `scene-door-${one}`)))];
    return [...lying, ...(link.states ?? []).map((one) => `scene-way-${one}`)].map((one) => t(one));
  }
  const region = scene.regions?.find((one) => one.id === id);
  const marked = region?.markers?.some((one) => one.corner === "sw");
  return (region?.states ?? []).filter((one) => !marked || !MARKED.has(one)).map((one) => t(`scene-floor-${one}`));
}

function aboutZone(scene: Scene, labels: Labels, id: string): Described | null {
  const zone = scene.zones?.find((one) => one.id === id);
  return zone ? { title: say(zone.label, labels), lines: zone.tag ? [{ text: markerWords(zone.tag, labels), tone: zone.tag.tone }] : [] } : null;
}

/** Everything that can be said about an element of the board. */
export function aboutElement(scene: Scene, labels: Labels, id: string): Described | null {
  const about = describe(scene, labels, id) ?? aboutZone(scene, labels, id);
  if (!about) return null;
  const count = scene.pieces?.find((one) => one.id === id)?.count ?? 1;
  const title = count > 1 ? `${about.title} ×${count}` : about.title;
  return { ...about, title, lines: [...about.lines, ...told(scene, id).map((text) => ({ text }))] };
}
