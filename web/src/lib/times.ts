// How long something has lasted, or when it was, in the reader's language.
const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]] as const;

/** "12 min", "3 hrs": rounded down. */
export function lasting(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  const display = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language, display).format(Math.floor(seconds / size));
}

/** "today", "yesterday", "3 days ago", by the calendar. */
export function daysAgo(seconds: number, language: string, now = Date.now()): string {
  const day = (at: number) => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / 86_400_000);
  const days = day(now - seconds * 1000) - day(now);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}
