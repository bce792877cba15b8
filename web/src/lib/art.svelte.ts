// The drawings of games: sprites of SVG symbols, each fetched once and kept hidden in the page.

interface Sprite {
  /** What every id of the sprite begins with. */
  prefix: string;
  ids: ReadonlySet<string>;
}

let sprites: ReadonlyMap<string, Sprite> = $state.raw(new Map());
let current = $state("");
const asked = new Map<string, Promise<void>>();

/** Put a sprite into the page, by its address. Where it cannot be had, common symbols are drawn. */
export function bringArt(address: string): Promise<void> {
  if (!address) return Promise.resolve();
  let coming = asked.get(address);
  if (!coming) {
    coming = fetched(address).catch(() => void asked.delete(address));
    asked.set(address, coming);
  }
  return coming;
}

/** From now on pictures are those of the table whose drawings are at this address. */
export function showArt(address: string | undefined): void {
  current = address ?? "";
  void bringArt(current);
}

/** Whether a game has drawn this; of the table in front, unless an address is named. */
export const hasArt = (id: string, address = current): boolean =>
  Boolean(id) && (sprites.get(address)?.ids.has(id) ?? false);

/** What `<use href>` names; empty if there is no such drawing. */
export const artHref = (id: string, address = current): string =>
  hasArt(id, address) ? `#${sprites.get(address)!.prefix}${id}` : "";

/** The box of a drawing (left, top, width, height), for those who place it by its size. */
export function artBox(id: string, address = current): [number, number, number, number] {
  const drawn = document.getElementById(artHref(id, address).slice(1));
  const box = drawn?.getAttribute("viewBox")?.split(/[\s,]+/).map(Number) ?? [];
  return box.length === 4 ? (box as [number, number, number, number]) : [-50, -50, 100, 100];
}

async function fetched(address: string): Promise<void> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  const drawn = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
  if (drawn.localName !== "svg") throw new Error(`${address}: no drawings`);
  const prefix = `${/([^/]+)\.svg$/.exec(address)?.[1] ?? ""}-`;
  const symbols = [...drawn.querySelectorAll(":scope > symbol")];
  const ids = new Set(symbols.map((one) => one.id.slice(prefix.length)));
  // Not `display: none`: gradients of such a sprite would not be painted.
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(drawn, true));
  sprites = new Map([...sprites, [address, { prefix, ids }]]);
}
