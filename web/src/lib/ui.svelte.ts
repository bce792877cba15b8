// What is open on top of the page.

export const ui: { rule: string; dialog: string } = $state({ rule: "", dialog: "" });

export function showRule(id: string): void {
  ui.rule = id;
}

/** Whether a keyboard event is meant for a field and not for the table. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  if (!at?.closest) return false;
  return at.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, dialog") !== null;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
