// Point at something on the page: a place that the log names.
const LASTS = 1700;

/** Whether there is anything of this name in sight. */
export function flash(id: string): boolean {
  const found = [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].filter((one) => one.getBoundingClientRect().width > 0);
  for (const one of found) {
    one.classList.remove("flash");
    void one.getBoundingClientRect();
    one.classList.add("flash");
    setTimeout(() => one.classList.remove("flash"), LASTS);
  }
  return found.length > 0;
}
