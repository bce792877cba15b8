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

/** `use:fit={words}`: the attribute `data-fit` says how tight the text must be set; `over` where nothing helps. */
export function fit(node: HTMLElement, _words?: unknown) {
  const measure = () => {
    for (const step of STEPS) {
      node.dataset["fit"] = step;
      if (whole(node)) return;
    }
    node.dataset["fit"] = "over";
  };
  const destroy = watched(node.parentElement ?? node, measure);
  return { update: () => queueMicrotask(measure), destroy };
}

interface Row {
  report: (count: number) => void;
  of?: unknown;
}

/** `use:row={{ report }}`: how many children of what wraps are in sight; the others are behind a button. */
export function row(node: HTMLElement, options: Row) {
  let { report } = options;
  const measure = () => {
    const all = [...node.children] as HTMLElement[];
    const [top, low] = [all[0]?.offsetTop ?? 0, node.clientHeight];
    const past = all.findIndex((one) => one.offsetTop - top + one.offsetHeight > low + 2);
    report(past < 0 ? all.length : past);
  };
  const destroy = watched(node, measure);
  return {
    update(next: Row) {
      report = next.report;
      requestAnimationFrame(measure);
    },
    destroy,
  };
}
