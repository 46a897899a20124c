import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, it, vi } from "vitest";

import type { OwnSeed } from "../lib/own_seeds";
import { hashing } from "./hashing";
import { parse, type Value, type ValueMap } from "./json";
import { alarms, type Alarm } from "./own";
import { read, verify, type Report } from "./verify";

vi.setConfig({ testTimeout: 60_000 });
const text = (name: string): string => readFileSync(resolve(import.meta.dirname, "../../../tests/fairdice/vectors", name), "utf-8");
const whole = read(text("report-2.json"));
type Receipt = OwnSeed["receipts"][number];
const { receipts, lost } = parse(text("receipts.json")) as unknown as { receipts: Receipt[]; lost: ValueMap };
const ofSeat = (seat: number): Receipt => receipts.find((each) => (each["entry"] as ValueMap)["who"] === seat)!;
const opening = (whole.entries[0] as ValueMap)["proof"] as ValueMap;
const keys = (parse(text("seat-signatures.json")) as ValueMap[]).map((row) => String(row["key"]));

/** What the browser of a seat keeps that has shown its seed. */
function own(seat: number, change: Partial<OwnSeed> = {}): OwnSeed {
  const names = ["table", "public", "secret"].map((name) => String(opening[name]));
  return { seat, names, seed: `0${seat + 1}`.repeat(32), secret: "", key: keys[seat]!, sent: true, receipts: [ofSeat(seat)], ...change };
}

const found = async (report: Report, mine: OwnSeed[], pinned = String(opening["key"])): Promise<Alarm["name"][]> =>
  (await alarms(report, await verify(report, hashing()), mine, pinned, hashing())).map((each) => each.name);

it("is quiet where all seeds are what their browsers gave", async () => {
  expect(await found(whole, [own(0), own(1)])).toEqual([]);
  expect(await found(whole, [], "")).toEqual([]);
});

it("is loud where another seed or another key stands for my seat", async () => {
  expect(await found(whole, [own(0, { seed: "0f".repeat(32) })])).toEqual(["replaced"]);
  expect(await found(whole, [own(0, { key: keys[1]! })])).toEqual(["replaced"]);
});

it("is loud where the server has lost the seed I have shown, with or without a receipt for it", async () => {
  const report: Report = { format: 2, entries: lost["entries"] as Value[] };
  expect(await found(report, [own(1)])).toEqual([]);
  expect(await found(report, [own(0)])).toEqual(["lost"]);
  // Sent and never answered: the receipt for the promise alone.
  expect(await found(report, [own(0, { receipts: [ofSeat(1)] })])).toEqual(["lost"]);
});

it("is loud about other chains, a stranger's key, and a report that is wrong", async () => {
  expect(await found(whole, [own(0, { names: ["table-7", "00", "11"] })])).toEqual(["chains"]);
  expect(await found(whole, [own(0)], keys[0])).toEqual(["stranger"]);
  const entries = whole.entries.map((entry, at) => (at === 3 ? { ...(entry as ValueMap), when: "later" } : entry));
  expect(await found({ ...whole, entries }, [own(0)])).toEqual(["wrong"]);
});
