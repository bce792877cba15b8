// Everything that can be said about an element of the scene, for tooltips and screen readers.
import type { Card, Fact, Marker, Meter, Piece, Scene } from "../protocol";
import type { Labels } from "./texts";
import { fullText, nameOf, say, t } from "./words.svelte";

export interface Described {
  title: string;
  kind?: string;
  cost?: string;
  text?: string;
  /** What counts only sometimes, and whether it does now. */
  also?: string;
  now?: boolean;
  lines: { text: string; tone?: string | undefined; icon?: string | undefined; art?: string | undefined }[];
  /** What it is drawn as. */
  art?: string;
  icon?: string;
  /** The card itself, where it is one. */
  card?: Card;
  /** Creatures that are there, those first who are hit first. */
  crowd?: Beast[];
}

/** Creatures of a kind on a place: their turn to be hit, where there is an order. */
export interface Beast {
  words: string;
  note: string;
  order: number;
  count: number;
  art: string;
  icon: string;
}

/** The card with this id, wherever it lies open. */
export function cardOf(scene: Scene, id: string): Card | undefined {
  for (const hand of scene.hands ?? []) {
    const card = hand.cards?.find((one) => one.id === id);
    if (card) return card;
  }
  for (const pile of scene.piles ?? []) {
    const card = pile.open?.find((one) => one.id === id);
    if (card) return card;
  }
  return undefined;
}

/** What is known of something that is not in the picture: its name and its text, if it has one. */
export function known(id: string, labels: Labels): Described | null {
  const text = fullText(id, labels);
  return text ? { title: nameOf(id, labels), text, lines: [] } : null;
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

function meterLines(meters: Meter[] | undefined, labels: Labels): Described["lines"] {
  return (meters ?? []).map((one) => ({
    text: `${say(one.label, labels)}: ${one.most ? t("web-of", { count: one.count, most: one.most }) : one.count}`,
    tone: one.tone,
    icon: one.icon,
    art: one.art,
  }));
}

export const textOf = (card: Card, labels: Labels): string => say(card.text, labels) || fullText(card.id, labels);

/** How the goals of a card become impossible, as one sentence. */
export const lostIf = (card: Card, labels: Labels): string => t("web-lost-if", { what: (card.lost ?? []).map((one) => say(one, labels)).join("; ") });

export function describeCard(card: Card, labels: Labels): Described {
  const lines: Described["lines"] = [];
  for (const stat of card.stats ?? []) lines.push({ text: `${say(stat.label, labels)}: ${say(stat.value, labels)}` });
  if (card.fill) lines.push({ text: t("web-fill", { count: card.fill[0], most: card.fill[1] }) });
  for (const goal of card.goals ?? []) {
    const tone = goal.reached ? "good" : undefined;
    lines.push({ text: `${goal.reached ? "●" : "○"} ${say(goal.label, labels)}`, tone });
  }
  if (card.lost?.length) lines.push({ text: lostIf(card, labels), tone: "danger" });
  if (card.when) lines.push({ text: say(card.when, labels), tone: "muted" });
  return {
    title: say(card.label, labels),
    kind: say(card.note, labels),
    cost: card.cost ?? "",
    text: textOf(card, labels),
    also: say(card.also, labels),
    now: card.now ?? false,
    lines,
    art: card.art ?? "",
    card,
  };
}

const countWords = (piece: Piece, labels: Labels): string => say(piece.label, labels) + ((piece.count ?? 1) > 1 ? ` ×${piece.count}` : "");
const pipWords = (piece: Piece): string => (piece.pips ? t("web-pips", { count: piece.pips }) : "");

/** The creatures on a place, as their ranks stand; the tougher of two alike comes first. Who is hit first is told where that is fixed. */
function crowdAt(scene: Scene, id: string, labels: Labels): Beast[] {
  const here = (scene.pieces ?? []).filter((one) => one.at === id && one.kind === "creature").sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.size ?? 1) - (b.size ?? 1));
  const turns = [...new Set(here.map((one) => one.aim ?? 0))].sort((a, b) => a - b);
  return here.map((one) => ({ words: countWords(one, labels), note: say(one.note, labels) || pipWords(one), order: one.aim ? turns.indexOf(one.aim) + 1 : 0, count: one.count ?? 1, art: one.art ?? "", icon: one.icon }));
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
        ...here.filter((one) => one.kind !== "creature").map((one) => ({ text: countWords(one, labels), tone: one.tone, icon: one.icon, art: one.art })),
      ],
      crowd: crowdAt(scene, id, labels),
      art: region.hidden ? "" : (region.art ?? ""),
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
      crowd: crowdAt(scene, id, labels),
    };
  }
  const piece = scene.pieces?.find((one) => one.id === id);
  if (piece) {
    return {
      title: say(piece.label, labels),
      kind: piece.at ? nameOf(piece.at, labels) : "",
      text: text || fullText(piece.label.id, labels),
      lines: [...(piece.pips ? [{ text: t("web-pips", { count: piece.pips }), tone: "danger" }] : []), ...markerLines(piece.markers, labels)],
      art: piece.art ?? "",
      icon: piece.icon,
    };
  }
  const card = cardOf(scene, id);
  if (card) return describeCard(card, labels);
  const pile = scene.piles?.find((one) => one.id === id);
  if (pile) {
    const lines = [{ text: t("web-pile-count", { count: pile.count }) }];
    if (pile.top) lines.push({ text: t("web-pile-top", { top: say(pile.top, labels) }) });
    return { title: say(pile.label, labels), text, lines };
  }
  const track = scene.tracks?.find((one) => one.id === id);
  if (track) {
    const space = typeof track.at === "number" ? track.spaces[track.at] : undefined;
    const lines: Described["lines"] = [];
    if (space || !track.spaces.some((one) => one.sign)) lines.push({ text: space ? t("web-track-at", { space: say(space.label, labels) }) : t("web-track-off"), tone: space?.tone });
    for (const one of track.spaces) {
      const about = one.sign && fullText(one.sign.label.id, labels);
      if (about) lines.push({ text: `${say(one.sign!.label, labels)}: ${about}`, tone: one.sign!.tone === "muted" ? "muted" : undefined, icon: one.sign!.icon, art: one.sign!.art });
      for (const token of one.tokens ?? []) lines.push({ text: `${say(one.label, labels)}: ${markerWords(token, labels)}`, tone: token.tone, icon: token.icon, art: token.art });
    }
    return { title: say(track.label, labels), kind: say(track.note, labels), text, lines };
  }
  const panel = scene.panels?.find((one) => one.id === id);
  if (panel) {
    const meters = meterLines(panel.meters, labels);
    return {
      title: say(panel.label, labels),
      kind: panel.status ? say(panel.status, labels) : panel.at ? nameOf(panel.at, labels) : "",
      text,
      lines: [
        ...meters,
        ...(panel.held ?? []).map((one) => ({ text: say(one, labels), icon: "bag" })),
        // What a sign says is not said again.
        ...factLines(panel.facts, labels).filter((line) => !meters.some((one) => one.text === line.text)),
      ],
      art: panel.art ?? "",
    };
  }
  const zone = scene.zones?.find((one) => one.id === id);
  if (zone) return { title: say(zone.label, labels), text, lines: zone.tag ? markerLines([zone.tag], labels) : [] };
  return null;
}

/** The same in one line, for screen readers. */
export function spoken(about: Described | null): string {
  if (!about) return "";
  const parts = [about.title, about.kind, ...about.lines.map((one) => one.text), ...(about.crowd ?? []).map((one) => one.words)];
  return parts.filter(Boolean).join(", ");
}
