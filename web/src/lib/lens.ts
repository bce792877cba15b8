// A place of the board, drawn once more above everything and larger: where something happens that is shown.

/** So much larger it is, if it is small enough for that. */
const LARGER = 1.42;
/** Less than this is not worth it. */
const LEAST = 1.12;
/** It fills so much of what covers the board at most; beside cards it has less room than above a sheet. */
const [WIDEST, HIGHEST] = [0.3, 0.5];
const [WIDEST_ABOVE, HIGHEST_ABOVE] = [0.5, 0.74];
/** So far past its walls somebody stands, and the light falls. */
const PAST = 26;

export interface Lens {
  /** How much larger it is than on the board. */
  by: number;
  /** The middle of the place on the board, from the corner of what covers it. */
  x: number;
  y: number;
  /** How far it reaches from its middle when it is enlarged. */
  wide: number;
  high: number;
  /** Parts of the board that are drawn once more, back to front, and the line around them. */
  parts: Element[];
  frame: Element | null;
  /** From the units of the board to the cover. */
  matrix: DOMMatrix;
  /** How large words are there. */
  writing: string;
}

/** What of the board belongs to a place: itself, whoever stands there, its signs and its name. */
export function lensOf(place: string, standing: readonly string[], cover: Element, above: boolean): Lens | null {
  const board = cover.closest(".place-board");
  const region = board?.querySelector<SVGGElement>(`.region[data-id="${CSS.escape(place)}"]`);
  const view = region?.closest<SVGGElement>(".view");
  const body = region?.querySelector<SVGGraphicsElement>(".body");
  const sheet = view?.ownerSVGElement?.getScreenCTM();
  if (!board || !region || !view || !body || !sheet) return null;
  const from = cover.getBoundingClientRect();
  // The board may still glide: this is where it will be.
  const matrix = new DOMMatrix([sheet.a, sheet.b, sheet.c, sheet.d, sheet.e - from.x, sheet.f - from.y]).multiply(new DOMMatrix(view.style.transform));
  const moved = region.transform.baseVal.consolidate()?.matrix;
  const { x, y, width, height } = body.getBBox();
  const middle = matrix.transformPoint({ x: x + width / 2 + (moved?.e ?? 0), y: y + height / 2 + (moved?.f ?? 0) });
  const box = { x: middle.x, y: middle.y, width: width * matrix.a, height: height * matrix.d };
  const by = Math.min(LARGER, (from.width * (above ? WIDEST_ABOVE : WIDEST)) / box.width, (from.height * (above ? HIGHEST_ABOVE : HIGHEST)) / box.height);
  if (!(box.width > 0) || by < (above ? 1 : LEAST)) return null;
  const ids = [...standing.map((id) => `.piece[data-id="${CSS.escape(id)}"]`), `[data-of="${CSS.escape(place)}"]`];
  const frame = body.cloneNode() as Element;
  const at = region.getAttribute("transform");
  if (at) frame.setAttribute("transform", at);
  return {
    by,
    x: box.x,
    y: box.y,
    wide: (box.width / 2) * by + PAST,
    high: (box.height / 2) * by + PAST,
    parts: [region, ...board.querySelectorAll(ids.join())].map(copied),
    frame: plain(frame),
    matrix,
    writing: view.style.getPropertyValue("--s"),
  };
}

/** A picture of it: it cannot be reached, and nobody finds it in its place. */
function copied(one: Element): Element {
  const copy = one.cloneNode(true) as Element;
  for (const spoken of copy.querySelectorAll(".spoken")) spoken.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) plain(part);
  return copy;
}

function plain(one: Element): Element {
  for (const name of ["data-id", "data-of", "role", "tabindex", "id"]) one.removeAttribute(name);
  one.classList.remove("on");
  return one;
}
