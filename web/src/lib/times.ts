// How long something has lasted, or when it was, in the reader's language.
const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]] as const;

/** "12 min", "3 hrs": rounded down. */
export function lasting(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  const display = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language, display).format(Math.floor(seconds / size));
}

/** "Wed 18:00", or "18:00" if that is today: until when there is time. */
export function until(due: number, language: string, now = Date.now()): string {
  const at = new Date(due * 1000);
  const today = at.toDateString() === new Date(now).toDateString();
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, today ? clock : { weekday: "short", ...clock }).format(at);
}

/** "today", "yesterday", "3 days ago", by the calendar. */
export function daysAgo(seconds: number, language: string, now = Date.now()): string {
  const day = (at: number) => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / 86_400_000);
  const days = day(now - seconds * 1000) - day(now);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}
