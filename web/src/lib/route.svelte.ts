/** Which page the address means, and going from one to the other without loading anew. */

import { here } from "./here";

export interface Place {
  page: "start" | "new" | "table" | "join" | "replay" | "analysis" | "rules" | "learn" | "about" | "dice" | "me" | "people" | "circle" | "best" | "workshop" | "console" | "nowhere";
  of: string;
  query: URLSearchParams;
}

const PAGES: Record<string, Place["page"]> = {
  new: "new",
  t: "table",
  table: "table",
  j: "join",
  replay: "replay",
  analysis: "analysis",
  rules: "rules",
  learn: "learn",
  about: "about",
  dice: "dice",
  me: "me",
  people: "people",
  best: "best",
  workshop: "workshop",
  console: "console",
};

/** A table's code, as people write it; ids of tables are longer. */
const CODE = /^[0-9a-z]{6}$/i;

export function placeOf(path: string, search: string): Place {
  const [first = "", rest = ""] = path.split("/").filter(Boolean);
  const page = first === "" ? "start" : (PAGES[first] ?? "nowhere");
  const query = new URLSearchParams(search);
  const of = decoded(rest);
  if (of === null) return { page: "nowhere", of: "", query };
  if (page === "table" && CODE.test(of)) return { page: "join", of, query };
  return { page: page === "people" && of === "" ? "circle" : page, of, query };
}

/** Part of an address as it is meant; null where an address was cut in the middle of a letter. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Without a server there is one file for all pages, and which of them is meant stands in the query. */
const AT = "at";

/** The address at which the browser finds one of our paths again. */
export function addressOf(path: string): string {
  if (!here) return path;
  const [bare = "", hash] = path.split("#");
  const at = bare === "/" ? "" : `?${AT}=${encodeURIComponent(bare)}`;
  return location.pathname + at + (hash === undefined ? "" : `#${hash}`);
}

/** The path that an address of ours means. */
function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  return here ? (new URLSearchParams(search).get(AT) ?? "/") : pathname + search;
}

function placeAt(path: string): Place {
  const [bare = "", search = ""] = path.split("?");
  return placeOf(bare, search);
}

class Route {
  place: Place = $state.raw(placeAt(pathOf(location)));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.place = placeAt(pathOf(location));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
    this.#read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links of our own: a plain click changes the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (link === null || link.origin !== location.origin || link.target || link.dataset["out"]) return;
  event.preventDefault();
  route.go((link.pathname === location.pathname ? pathOf(link) : link.pathname + link.search) + link.hash);
}

/** Links that the browser is about to open by itself, in a tab of their own, say first where that is. */
export function readdress(event: Event): void {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (!here || !(link instanceof HTMLAnchorElement) || link.dataset["out"]) return;
  // What has been said already is left as it is.
  const said = link.pathname === location.pathname && (location.pathname !== "/" || link.search.startsWith(`?${AT}=`));
  if (!said) link.href = addressOf(link.pathname + link.search + link.hash);
}
