import { afterEach, expect, it, vi } from "vitest";

import { promiseSeed, showSeed, startWithSeeds } from "./seeds";

/** A server that takes seeds, or refuses them; `asked` is what it was asked. */
function server(refuses: boolean) {
  const asked: [string, string, Record<string, string>][] = [];
  const kept = new Map<string, string>();
  const answer = (path: string, init: RequestInit = {}) => {
    asked.push([init.method ?? "GET", path, JSON.parse((init.body as string | undefined) ?? "{}")]);
    if (path.endsWith("/dice")) return Response.json({ entries: [{ proof: { table: "t", public: "00", secret: "11" } }] });
    if (path.endsWith("/seed") && refuses) return Response.json({ error: { text: "late" } }, { status: 409 });
    return Response.json({});
  };
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve(answer(path, init)));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return { asked, kept, sent: () => asked.filter(([, path]) => path.endsWith("/seed")).map(([, , body]) => Object.keys(body)[0]) };
}

afterEach(() => vi.unstubAllGlobals());

it("promises one seed for a seat, however often it is asked for it, and shows it once", async () => {
  const { sent } = server(false);
  await Promise.all([promiseSeed("t1", 0), promiseSeed("t1", 0), startWithSeeds("t1", [0])]);
  await showSeed("t1", 0);
  expect(sent()).toEqual(["commitment", "seed"]);
});

it("does not show a seed whose promise came too late", async () => {
  const { sent, kept } = server(true);
  await startWithSeeds("t2", [0]);
  expect(sent()).toEqual(["commitment"]);
  expect(kept.size).toBe(0);
});

it("promises again what a page that was left has promised, because nobody knows whether it arrived", async () => {
  const { sent, kept } = server(false);
  kept.set("seed:t3:0", "ab".repeat(32));
  await promiseSeed("t3", 0);
  expect(sent()).toEqual(["commitment"]);
  expect(kept.get("seed:t3:0")).toBe("ab".repeat(32));
});
