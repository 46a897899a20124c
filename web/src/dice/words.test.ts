import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, it } from "vitest";

import { Texts } from "../lib/texts";
import type { Box } from "../lib/types";
import { Words } from "./words";

const own = readFileSync(resolve(import.meta.dirname, "../../../src/statecraft/locale/en/dice.ftl"), "utf-8");
const texts = new Texts("en", [own, "ops-gambit = Gambit\ntitle-crete = Crete\ntitle-malta = Malta\naction-bid = bid { $amount }\nchoice-points = { $value } points"]);
const box = { decks: { titles: "title", "ops-mission": "ops" }, words: { ops: { 3: { text: "ops-gambit", values: {} } }, title: { 0: { text: "title-crete", values: {} }, 1: { text: "title-malta", values: {} } } } } as unknown as Box;
const bid = { text: "action-bid", verb: "bid", fields: { amount: { text: "choice-points", values: { value: 7 } } } };
const named = new Words(texts, ["Ada"], { box, holders: [0], answers: { '{"amount":7,"verb":"bid"}': bid } });

it("names cards beside their numbers, hand by hand", () => {
  expect(named.result({ dice: { deck: "ops-mission", draw: [3, 4] }, result: 3 })).toEqual(["Gambit (no.\u00a03)"]);
  expect(named.result({ dice: { deck: "titles", deal: [0, 1], hands: [1, 1] }, result: [[1], [0]] })).toEqual(["Malta (no.\u00a01)", "Crete (no.\u00a00)"]);
});

it("leaves numbers where there is no name, and dice", () => {
  const drawn = { dice: { deck: "ops-mission", draw: [3, 4] }, result: 3 };
  expect(new Words(texts, []).result(drawn)).toEqual(["3"]);
  expect(named.result({ ...drawn, result: 4 })).toEqual(["4"]);
  expect(named.result({ dice: { deck: "fortunes", draw: [3] }, result: 3 })).toEqual(["3"]);
  expect(named.result({ dice: { dice: [6, 6] }, result: [3, 1] })).toEqual(["3 · 1"]);
  expect(named.result({ dice: null, result: null })).toEqual([]);
});

it("shows a result that is none as it is written", () => {
  expect(named.result({ dice: { deck: "ops-mission", draw: [3] }, result: [[3], "x"] })).toEqual(["Gambit (no.\u00a03)", "x"]);
});

it("says sealed answers beside what is checked, where the table is known", () => {
  const written = '{"amount":7,"verb":"bid"}';
  expect(named.answer({ proof: { action: written } })).toEqual({ sentence: "bid 7 points", written });
  expect(new Words(texts, []).answer({ proof: { action: written } })).toEqual({ sentence: "", written });
  expect(named.answer({ proof: { action: "toString" } })).toEqual({ sentence: "", written: "toString" });
});
