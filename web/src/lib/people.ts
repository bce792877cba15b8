// What people and bots are called.
import type { Panel, SeatInfo } from "../protocol";
import { botName, t } from "./words.svelte";

/** The name in a seat: somebody's own, that of a bot, or that the seat is open. */
export function seatName(one: SeatInfo): string {
  if (one.kind === "open") return t("web-seat-open");
  if (one.alias) return t(one.alias);
  return one.name || t("web-seat", { number: one.seat + 1 });
}

/** The board of a seat: of several figures that of whoever acts. */
export function ownPanel(panels: readonly Panel[] | undefined, seat: number): Panel | undefined {
  const mine = (panels ?? []).filter((one) => one.seat === seat);
  return mine.find((one) => one.active) ?? mine[0];
}

/** The small print beside a name: how a bot plays. */
export function seatNote(one: SeatInfo): string {
  return one.kind === "bot" ? botName(one.bot ?? "") : "";
}
