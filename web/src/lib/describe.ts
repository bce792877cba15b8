// Everything that can be said about an element of the scene, for tooltips and screen readers.
import type { Card, Fact, Marker, Scene } from "../protocol";
import type { Labels } from "./texts";
import { fullText, nameOf, say, t } from "./words.svelte";

export interface Described {
  title: string;
  kind?: string;
  cost?: string;
  text?: string;
  lines: { text: string; tone?: string | undefined; icon?: string | undefined }[];
}

export function markerWords(marker: Marker, labels: Labels): string {
  const words = say(marker.label, labels);
  const count = marker.count ?? 1;
  return count === 1 || /\d/.test(words) ? words : `${words} ×${count}`;
}

function markerLines(markers: Marker[] | undefined, labels: Labels): Described["lines"] {
  return (markers ?? []).map((one) => ({
    text: markerWords(one, labels),
    tone: one.tone,
    icon: one.icon,
  }));
}

function factLines(facts: Fact[] | undefined, labels: Labels): Described["lines"] {
  return (facts ?? []).map((one) => ({
    text: `${say(one.label, labels)}: ${say(one.value, labels)}`,
    tone: one.tone,
  }));
}

export function describeCard(card: Card, labels: Labels): Described {
  return {
    title: say(card.label, labels),
    kind: say(card.note, labels),
    cost: card.cost ?? "",
    text: say(card.text, labels) || fullText(card.id, labels),
    lines: [],
  };
}

/** What there is to say about the element with this id, or null if it is not in the picture. */
export function describe(scene: Scene, labels: Labels, id: string): Described | null {
  const text = fullText(id, labels);
  const region = scene.regions?.find((one) => one.id === id);
  if (region) {
    const here = (scene.pieces ?? []).filter((one) => one.at === id);
    return {
      title: say(region.label, labels),
      kind: region.hidden ? t("web-hidden-place") : say(region.note, labels),
      text: region.hidden ? say(region.note, labels) : text || fullText(region.label.id, labels),
      lines: [
        ...markerLines(region.markers, labels),
        ...here.map((one) => ({ text: say(one.label, labels) + ((one.count ?? 1) > 1 ? ` ×${one.count}` : ""), tone: one.tone, icon: one.icon })),
      ],
    };
  }
  const link = scene.links?.find((one) => one.id === id);
  if (link) {
    const [a, b] = link.ends;
    return {
      title: say(link.label, labels),
      kind: `${nameOf(a, labels)} – ${nameOf(b, labels)}`,
      text,
      lines: markerLines(link.markers, labels),
    };
  }
  const piece = scene.pieces?.find((one) => one.id === id);
  if (piece) {
    return {
      title: say(piece.label, labels),
      kind: piece.at ? nameOf(piece.at, labels) : "",
      text: text || fullText(piece.label.id, labels),
      lines: markerLines(piece.markers, labels),
    };
  }
  for (const hand of scene.hands ?? []) {
    const card = hand.cards?.find((one) => one.id === id);
    if (card) return describeCard(card, labels);
  }
  const pile = scene.piles?.find((one) => one.id === id);
  if (pile) {
    const lines = [{ text: t("web-pile-count", { count: pile.count }) }];
    if (pile.top) lines.push({ text: t("web-pile-top", { top: say(pile.top, labels) }) });
    return { title: say(pile.label, labels), text, lines };
  }
  const track = scene.tracks?.find((one) => one.id === id);
  if (track) {
    const space = typeof track.at === "number" ? track.spaces[track.at] : undefined;
    const where = space
      ? t("web-track-at", { space: say(space.label, labels) })
      : t("web-track-off");
    return { title: say(track.label, labels), text, lines: [{ text: where, tone: space?.tone }] };
  }
  const panel = scene.panels?.find((one) => one.id === id);
  if (panel) {
    return { title: say(panel.label, labels), text, lines: factLines(panel.facts, labels) };
  }
  return null;
}

/** The same in one line, for screen readers. */
export function spoken(about: Described | null): string {
  if (!about) return "";
  const parts = [about.title, about.kind, ...about.lines.map((one) => one.text)];
  return parts.filter(Boolean).join(", ");
}
