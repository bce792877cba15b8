// Text that must be whole where it stands: it becomes narrower step by step until it is.

const STEPS = ["", "tight", "tighter", "bare", "tightest"];
const measures = new Set<() => void>();
if (typeof document !== "undefined") document.fonts?.addEventListener("loadingdone", () => measures.forEach((one) => one()));

/** Measure now, whenever what is around it changes its size, and when letters change theirs. */
function watched(around: Element, measure: () => void) {
  const seen = new ResizeObserver(measure);
  seen.observe(around);
  measures.add(measure);
  return () => {
    seen.disconnect();
    measures.delete(measure);
  };
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

/** Whether two arguments of an action say the same. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => Object.is(one, b[at]));
  return Object.is(a, b);
}

let waiting = new Set<HTMLElement>();

/** All that wait are set and measured together: a page is laid out once for each step, not once for each text. */
function measureAll(): void {
  let open = [...waiting].filter((one) => one.isConnected);
  waiting = new Set();
  for (const step of STEPS) {
    if (!open.length) return;
    for (const one of open) if (one.dataset["fit"] !== step) one.dataset["fit"] = step;
    open = open.filter((one) => !whole(one));
  }
  for (const one of open) one.dataset["fit"] = "over";
}

function soon(node: HTMLElement): void {
  if (!waiting.size) queueMicrotask(measureAll);
  waiting.add(node);
}

/** `use:fit={words}`: the attribute `data-fit` says how tight the text must be set; `over` where nothing helps. */
export function fit(node: HTMLElement, words?: unknown) {
  const destroy = watched(node.parentElement ?? node, () => soon(node));
  return {
    update(next?: unknown) {
      if (same(words, next)) return;
      words = next;
      soon(node);
    },
    destroy,
  };
}

interface Row {
  report: (count: number) => void;
  of?: unknown;
}

/** `use:row={{ report }}`: how many children of what wraps are in sight; the others are behind a button. */
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
      if (same(of, next.of)) return;
      of = next.of;
      requestAnimationFrame(measure);
    },
    destroy,
  };
}
