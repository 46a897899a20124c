/** A page without a server says in the query of its one address which page is meant; its links can be opened elsewhere. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

function at(pathname: string, search = ""): void {
  const page = { documentElement: { dataset: { here: "" } } };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { pathname, search, origin: "http://host" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("HTMLAnchorElement", Link);
}

/** A link as far as it matters here. */
class Link {
  dataset: Record<string, string> = {};
  #url: URL;
  constructor(href: string) {
    this.#url = new URL(href, "http://host/");
  }
  set href(to: string) {
    this.#url = new URL(to, "http://host/");
  }
  get href(): string {
    return this.#url.pathname + this.#url.search + this.#url.hash;
  }
  get pathname(): string {
    return this.#url.pathname;
  }
  get search(): string {
    return this.#url.search;
  }
  get hash(): string {
    return this.#url.hash;
  }
}

// Other tests may have read the module before, at an address of theirs.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("addresses without a server", () => {
  for (const place of ["/", "/some/where/"]) {
    it(`are found again at ${place}`, async () => {
      at(place, "?at=%2Freplay%2Fx%3Fline%3D3");
      const { addressOf, readdress, route } = await import("./route.svelte");
      expect(route.place.page).toBe("replay");
      expect(route.place.of).toBe("x");
      expect(route.place.query.get("line")).toBe("3");
      expect(addressOf("/")).toBe(place);
      expect(addressOf("/rules/core#ST-1")).toBe(`${place}?at=%2Frules%2Fcore#ST-1`);
      for (const path of ["/", "/t/x?code=Y"]) {
        const link = new Link(path);
        const event = { target: { closest: () => link } } as unknown as Event;
        readdress(event);
        readdress(event);
        expect(link.href).toBe(addressOf(path));
      }
    });
  }
});
