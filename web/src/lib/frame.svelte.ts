// How the table is laid out in this window: how large everything is, and which parts stand where.
import { prefs } from "./prefs.svelte";

/** From this width on everything grows with the window, text at most so much. */
const LARGE = 1800;
const MOST = 1.35;
const [BASE_WIDTH, BASE_HEIGHT] = [1440, 900];
/** Below this width the side is a drawer, below that one the parts are tabs. */
const DRAWER = 1200;
const TABS = 700;
const SHALLOW = 560;
/** A narrow window that is tall enough has the tray in two rows. */
const ONE_ROW = 1100;
const TALL = 900;

class Frame {
  width = $state(typeof innerWidth === "undefined" ? BASE_WIDTH : innerWidth);
  height = $state(typeof innerHeight === "undefined" ? BASE_HEIGHT : innerHeight);
  /** How many times larger than drawn. */
  zoom = $derived.by(() => {
    const grown = this.width >= LARGE ? Math.min(MOST, Math.max(1, Math.min(this.width / BASE_WIDTH, this.height / BASE_HEIGHT))) : 1;
    return Math.round(grown * prefs.text * 100) / 100;
  });
  #room = $derived(this.width / this.zoom);
  #tall = $derived(this.height / this.zoom);
  layout: "wide" | "drawer" | "tabs" = $derived(this.#room < TABS || this.#tall < SHALLOW ? "tabs" : this.#room < DRAWER ? "drawer" : "wide");
  rows = $derived(this.layout === "drawer" && this.#room < ONE_ROW && this.#tall >= TALL ? 2 : 1);

  measure = (): void => {
    this.width = innerWidth;
    this.height = innerHeight;
  };
}

export const frame = new Frame();
