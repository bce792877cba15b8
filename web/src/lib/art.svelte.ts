// The drawings of games: sprites of SVG symbols, each fetched once and kept hidden in the page.
import { textAt } from "./reached";

interface Sprite {
  /** What every id of the sprite begins with. */
  prefix: string;
  ids: ReadonlySet<string>;
}

/** The drawings of the table in front are the symbols `art-<id>`; those of other sprites have its name before. */
const FRONT = "art-";

let sprites: ReadonlyMap<string, Sprite> = $state.raw(new Map());
let current = $state("");
let front: Element | null = null;
const texts = new Map<string, Promise<string>>();

/** From now on pictures are those of the table whose drawings are at this address. */
export function showArt(address: string | undefined): void {
  if ((address ?? "") === current) return;
  current = address ?? "";
  void put(current, FRONT);
}

/** Put another sprite into the page, by its address: the picture of a game in the lobby. */
export async function bringArt(address: string): Promise<void> {
  if (!sprites.has(address)) await put(address, `${nameOf(address)}-`);
}

/** Whether a game has drawn this; of the table in front, unless an address is named. */
export const hasArt = (id: string | undefined, address = current): boolean =>
  Boolean(id && sprites.get(address)?.ids.has(id));

/** What `<use href>` names; empty if there is no such drawing. */
export const artHref = (id: string | undefined, address = current): string =>
  hasArt(id, address) ? `#${sprites.get(address)!.prefix}${id}` : "";

/** The box of a drawing (left, top, width, height), for those who place it by its size. */
export function artBox(id: string, address = current): [number, number, number, number] {
  const drawn = document.getElementById(artHref(id, address).slice(1));
  const box = drawn?.getAttribute("viewBox")?.split(/[\s,]+/).map(Number) ?? [];
  return box.length === 4 ? (box as [number, number, number, number]) : [-50, -50, 100, 100];
}

const nameOf = (address: string): string => /([^/]+)\.svg$/.exec(address)?.[1] ?? "";

/** Until a sprite is there, common symbols are drawn in its place; a sprite that the server refuses is asked for again later. */
async function put(address: string, prefix: string): Promise<void> {
  if (!address) return;
  try {
    const text = await textOf(address);
    if (prefix === FRONT && address !== current) return;
    const name = `${nameOf(address)}-`;
    const drawn = new DOMParser().parseFromString(text.replaceAll(name, prefix), "image/svg+xml").documentElement;
    if (drawn.localName !== "svg") throw new Error(`${address}: no drawings`);
    const symbols = [...drawn.querySelectorAll(":scope > symbol")];
    // Not `display: none`: gradients of such a sprite would not be painted.
    drawn.setAttribute("class", "sprite");
    drawn.setAttribute("aria-hidden", "true");
    const placed = document.importNode(drawn, true);
    document.body.append(placed);
    if (prefix === FRONT) {
      front?.remove();
      front = placed;
    }
    const ids = new Set(symbols.map((one) => one.id.slice(prefix.length)));
    const others = [...sprites].filter(([, one]) => one.prefix !== prefix);
    sprites = new Map([...others, [address, { prefix, ids }]]);
  } catch {
    texts.delete(address);
  }
}

function textOf(address: string): Promise<string> {
  let coming = texts.get(address);
  if (!coming) {
    coming = textAt(address);
    texts.set(address, coming);
  }
  return coming;
}
