import { afterEach, expect, it, vi } from "vitest";

import { isSigned } from "../dice/ed25519";
import { byScript, unhex } from "../dice/hashing";
import { promiseToSign, seedToSign } from "../dice/promises";
import { kept as keptSeed } from "./own_seeds";
import { leftSeat, promiseSeed, showSeed, startWithSeeds } from "./seeds";

const NAMES = ["t", "00", "11"];

/** A server that takes seeds, or refuses them; `asked` is what it was asked, `kept` what the browser keeps. */
function server(refuses: boolean) {
  const asked: [string, string, Record<string, string>][] = [];
  const kept = new Map<string, string>();
  const answer = (path: string, init: RequestInit = {}) => {
    asked.push([init.method ?? "GET", path, JSON.parse((init.body as string | undefined) ?? "{}")]);
    if (path.endsWith("/dice")) return Response.json({ entries: [{ proof: { table: "t", public: "00", secret: "11" } }] });
    if (path.endsWith("/seed") && refuses) return Response.json({ error: { text: "late" } }, { status: 409 });
    const [, , body] = asked.at(-1)!;
    return Response.json({ ok: true, receipt: { entry: { entry: asked.length, kind: "seed" in body ? "seed-revealed" : "seed-committed" } } });
  };
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve(answer(path, init)));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });
  const seeds = () => asked.filter(([, path]) => path.endsWith("/seed")).map(([, , body]) => body);
  return { asked, kept, seeds, sent: () => seeds().map((body) => Object.keys(body)[0]) };
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
  const own = { seat: 0, names: NAMES, seed: "ab".repeat(32), secret: "cd".repeat(32), key: "ef".repeat(32), sent: false, receipts: [] };
  kept.set("dice:t3:0", JSON.stringify(own));
  await promiseSeed("t3", 0);
  expect(sent()).toEqual(["commitment"]);
  expect(keptSeed("t3", 0)).toMatchObject({ seed: own.seed, key: own.key });
});

it("promises anew after the seat was left, and shows nothing twice however often the page is loaded", async () => {
  const { sent } = server(false);
  await promiseSeed("t5", 0);
  leftSeat("t5", 0);
  await startWithSeeds("t5", [0]);
  vi.resetModules();
  const fresh = await import("./seeds");
  await fresh.showSeed("t5", 0);
  expect(sent()).toEqual(["commitment", "commitment", "seed"]);
});

it("signs what it sends with a key of its own, and keeps seed, key and receipts", async () => {
  const { seeds } = server(false);
  await startWithSeeds("t4", [1]);
  const own = keptSeed("t4", 1)!;
  const [promise, shown] = seeds();
  expect(promise!["key"]).toBe(own.key);
  const message = await promiseToSign(byScript, NAMES, 1, promise!["commitment"]!, own.key);
  expect(isSigned(unhex(own.key), unhex(promise!["signature"], 64), message)).toBe(true);
  const other = await seedToSign(byScript, NAMES, 1, own.seed, own.key);
  expect(shown!["seed"]).toBe(own.seed);
  expect(isSigned(unhex(own.key), unhex(shown!["signature"], 64), other)).toBe(true);
  expect(own).toMatchObject({ sent: true });
  expect(own.receipts).toHaveLength(2);
});
