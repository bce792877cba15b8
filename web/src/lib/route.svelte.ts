// Which page: only in the fragment, which browsers send to no server.
//
// An address names a table by its id, which opens nothing. The secret of a link is taken out of the address as
// soon as it is opened: it is kept by this browser, or with the entry of its history until it is.
import { tableOf } from "./places";

export interface Route {
  page: string;
  rest: string;
  /** A link that was followed and is not in the address any more. */
  secret: string;
  /** Counts how often the same page was opened anew. */
  turn: number;
}

/** The id of a table; a secret link is longer. */
const ID = /^[0-9a-f]{16}$/;

interface Followed {
  page: string;
  secret: string;
}

function address(page: string, rest: string): string {
  return rest ? `#/${page}/${rest}` : `#/${page}`;
}

/** The page of a table that this browser knows, instead of one of its links. */
function known(page: string, link: string): [string, string] | null {
  const table = tableOf(link);
  if (!table) return null;
  const looksOn = page === "t" && link === table.spectators && Object.keys(table.seats).length > 0;
  return [looksOn ? "watch" : page === "t" ? "table" : page, table.id];
}

function parse(): Omit<Route, "turn"> {
  const [page = "", ...parts] = location.hash.replace(/^#\/?/, "").split("/");
  const written = (page === "learn" ? parts.join("/") : parts[0]) ?? "";
  const rest = decodeURIComponent(written);
  if (page === "t" || (page === "replay" && rest && !ID.test(rest))) {
    const found = known(page, rest);
    if (found) return shown(...found);
    return hidden("arrive", rest, page === "t" ? "table" : page);
  }
  if (page === "mine" && rest) return hidden("carry", rest, "");
  if (page === "join" && rest) return hidden("join", rest, "join");
  const followed = history.state as Followed | null;
  if (!rest && followed?.secret) return { page: followed.page, rest: page, secret: followed.secret };
  return { page, rest, secret: "" };
}

function shown(page: string, rest: string): Omit<Route, "turn"> {
  history.replaceState(null, "", address(page, rest));
  return { page, rest, secret: "" };
}

function hidden(page: string, secret: string, rest: string): Omit<Route, "turn"> {
  history.replaceState({ page, secret } satisfies Followed, "", address(rest, ""));
  return { page, rest, secret };
}

export const route: Route = $state({ ...parse(), turn: 0 });

export function follow(): void {
  addEventListener("hashchange", () => Object.assign(route, parse()));
}

/** Open a page; a link of a table that this browser knows does not get into the address. */
export function go(page: string, rest = ""): void {
  location.hash = address(...(known(page, rest) ?? [page, rest]));
}

/** Another page instead of this one, also in the history. */
export function instead(page: string, rest: string): void {
  Object.assign(route, shown(page, rest));
}

/** The same page once more: what it was opened with has changed. */
export function reopen(): void {
  route.turn += 1;
}

/** A link that can be shared. */
export function linkTo(page: string, rest: string): string {
  return `${location.origin}${location.pathname}#/${page}/${rest}`;
}
