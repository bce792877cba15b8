// One tooltip for everything: on hover, on keyboard focus, on a long press.
import type { Described } from "./describe";

export interface Tip {
  about: Described;
  box: DOMRect;
}

export const tip: { now: Tip | null } = $state({ now: null });

const AFTER = 280;
const PRESS = 480;

export function hide(): void {
  tip.now = null;
}

/** `use:tipped={() => describe(...)}`: what is said about an element. */
export function tipped(node: Element, about: () => Described | null) {
  let current = about;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press has shown something: letting go does nothing more. */
  let pressed = false;
  const show = () => {
    const said = current();
    if (said) tip.now = { about: said, box: node.getBoundingClientRect() };
  };
  const hold = () => {
    pressed = true;
    show();
  };
  const soon = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, wait);
  };
  const away = () => {
    clearTimeout(timer);
    // Not now: an element that is being taken away also loses its focus, and nothing may change then.
    const gone = tip.now;
    if (gone) queueMicrotask(() => tip.now === gone && hide());
  };
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType === "mouse") soon(AFTER);
  };
  const down = (event: Event) => {
    pressed = false;
    if ((event as PointerEvent).pointerType === "mouse") return away();
    clearTimeout(timer);
    timer = setTimeout(hold, PRESS);
  };
  const click = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const up = () => clearTimeout(timer);
  const focus = () => {
    if (node.matches(":focus-visible")) show();
  };
  const menu = (event: Event) => {
    if (matchMedia("(pointer: coarse)").matches) event.preventDefault();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", away);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointercancel", away);
  node.addEventListener("pointerup", up);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("focus", focus);
  node.addEventListener("blur", away);
  node.addEventListener("contextmenu", menu);
  return {
    update(next: () => Described | null) {
      current = next;
    },
    destroy: away,
  };
}
