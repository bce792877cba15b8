// Which page: only in the fragment, which browsers send to no server.

export interface Route {
  page: string;
  rest: string;
}

function parse(): Route {
  const [page = "", rest = ""] = location.hash.replace(/^#\/?/, "").split("/", 2);
  return { page, rest: decodeURIComponent(rest) };
}

export const route: Route = $state(parse());

export function follow(): void {
  addEventListener("hashchange", () => Object.assign(route, parse()));
}

export function go(page: string, rest = ""): void {
  location.hash = rest ? `#/${page}/${rest}` : `#/${page}`;
}

/** A link that can be shared. */
export function linkTo(page: string, rest: string): string {
  return `${location.origin}${location.pathname}#/${page}/${rest}`;
}
