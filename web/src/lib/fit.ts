// Text that must be whole where it stands: it becomes narrower step by step until it is.
//
// Nothing is measured while the page changes: that would lay it out once for every question. A measure is asked for, and
// taken in the same frame after the page was laid out, before it is painted. What was once measured is remembered.

const STEPS = ["", "tight", "tighter", "bare", "tightest", "over"];
const LAST = STEPS.length - 1;

type Measure = (size: string) => void;
/** What is to be measured when the size of an element is told. */
const measures = new Map<Element, Set<Measure>>();
/** Texts that wait to be set, all together. */
let waiting: Text[] = [];
let sizes = new WeakMap<Element, string>();

const eye = typeof ResizeObserver === "undefined" ? null : new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const size = `${contentRect.width}×${contentRect.height}`;
    sizes.set(target, size);
    for (const measure of [...(measures.get(target) ?? [])]) measure(size);
  }
  setAll();
});

let asked = new Set<Element>();

/** The size of an element is told after the layout of the next frame, whether or not it has changed. */
function ask(around: Element): void {
  if (!asked.size) requestAnimationFrame(tell);
  asked.add(around);
}

function tell(): void {
  for (const around of asked) {
    if (!measures.has(around)) continue;
    eye?.unobserve(around);
    eye?.observe(around);
  }
  asked = new Set();
}

/** Measure soon, whenever what is around it changes its size, and when letters change theirs. */
function watched(around: Element, measure: Measure): () => void {
  const all = measures.get(around) ?? new Set();
  measures.set(around, all.add(measure));
  // Somebody else may watch it already: all are told again.
  eye?.unobserve(around);
  eye?.observe(around);
  return () => {
    all.delete(measure);
    if (all.size) return;
    measures.delete(around);
    eye?.unobserve(around);
  };
}

/** `look` at an element as soon as it is laid out, and whenever its size changes: nobody has to lay out the page for it. */
export function afterLayout(node: HTMLElement, look: (node: HTMLElement) => void): () => void {
  return watched(node, () => node.isConnected && look(node));
}

/** How tight texts had to be set, by what they say and how much room they had. */
const known = new Map<string, string>();
/** Nobody plays so long that more texts than this are worth remembering. */
const MOST = 2000;

function remember(key: string, step: string): void {
  if (known.size >= MOST) known.clear();
  known.set(key, step);
}

if (typeof document !== "undefined") {
  document.fonts?.addEventListener("loadingdone", () => {
    known.clear();
    sizes = new WeakMap();
    for (const around of measures.keys()) ask(around);
  });
}

/** Whether all that stands in an element is within it: its lines are asked, not its scroll height, which may lag. */
function whole(node: HTMLElement): boolean {
  const box = node.getBoundingClientRect();
  const within = (one: DOMRect): boolean => one.bottom <= box.bottom + 1 && one.right <= box.right + 1;
  // What is only said has no place.
  const seen = (one: Element | null): boolean => !one?.closest(".sr");
  if (![...node.children].filter(seen).every((one) => within(one.getBoundingClientRect()))) return false;
  const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const lines = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    if (!seen(text.parentElement)) continue;
    lines.selectNodeContents(text);
    if (!within(lines.getBoundingClientRect())) return false;
  }
  return true;
}

interface Text {
  node: HTMLElement;
  key: string;
  /** The step at which it is set. */
  at: number;
}

function set(node: HTMLElement, step: string): void {
  if (node.dataset["fit"] !== step) node.dataset["fit"] = step;
}

/**
 * All that wait are set and measured together: a page is laid out once for each step, not once for each text. What was whole
 * is looked at again, since another text may have taken room from it.
 */
function setAll(): void {
  const all = waiting.filter((one) => one.node.isConnected);
  waiting = [];
  for (const { node } of all) set(node, STEPS[0]!);
  for (let open = all; open.length; ) {
    open = all.filter((one) => one.at < LAST && !whole(one.node));
    for (const one of open) set(one.node, STEPS[(one.at += 1)]!);
  }
  for (const { key, at } of all) remember(key, STEPS[at]!);
}

/**
 * `use:fit={words}`: the attribute `data-fit` says how tight the text must be set; `over` where nothing helps. The words are
 * all that decides: also what stands beside the text and takes room from it.
 */
export function fit(node: HTMLElement, words: string) {
  const around = node.parentElement ?? node;
  const keyOf = (size: string): string => `${node.className} ${size} ${words}`;
  const measure = (size: string) => {
    const key = keyOf(size);
    const step = known.get(key);
    if (step === undefined) waiting.push({ node, key, at: 0 });
    else set(node, step);
  };
  set(node, "");
  const destroy = watched(around, measure);
  return {
    update(next: string) {
      if (words === next) return;
      words = next;
      const size = sizes.get(around);
      const step = size === undefined ? undefined : known.get(keyOf(size));
      if (step !== undefined) return set(node, step);
      set(node, "");
      ask(around);
    },
    destroy,
  };
}

interface Row {
  report: (count: number) => void;
  /** All that decides how wide the children are. */
  of: string;
}

/** `use:row={{ report, of }}`: how many children of what wraps are in sight; the others are behind a button. */
export function row(node: HTMLElement, options: Row) {
  let { report, of } = options;
  const measure = () => {
    if (!node.isConnected) return; // a frame may come after the page is gone
    const all = [...node.children] as HTMLElement[];
    const [top, low] = [all[0]?.offsetTop ?? 0, node.clientHeight];
    const past = all.findIndex((one) => one.offsetTop - top + one.offsetHeight > low + 2);
    report(past < 0 ? all.length : past);
  };
  const destroy = watched(node, measure);
  return {
    update(next: Row) {
      report = next.report;
      if (of === next.of) return;
      of = next.of;
      ask(node);
    },
    destroy,
  };
}
