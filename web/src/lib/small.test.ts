import { describe, expect, it } from "vitest";

import { changes, defaults, grouped } from "../screens/options";
import { csrf, type Option } from "./api";
import { direct, groups, type Question } from "./answer_draft.svelte";
import { isManifold, answersAt } from "./ambiguous";
import { firstSide, sorted } from "./offers";
import type { Offer } from "./types";
import { doer, spotOf } from "./spots";

const option = (name: string, value: boolean | number): Option => ({ name, say: "", help: "", default: value, low: 0, high: 9, choices: [], rule: "GB-1.1" });

describe("options", () => {
  it("are sent only where they differ", () => {
    const options = [option("agents", true), option("mark", 0)];
    expect(changes(options, { ...defaults(options), mark: 5 })).toEqual({ mark: 5 });
  });
  it("are in a group each, also those nobody has heard of", () => {
    const options = [option("agents", true), option("mark", 0), option("unheard-of", 1)];
    expect(grouped(options).flatMap(([, members]) => members)).toHaveLength(3);
  });
});

it("finds the token among the cookies, by either name", () => {
  expect(csrf("a=1; statecraft_csrf=xyz; b=2")).toBe("xyz");
  expect(csrf("__Host-statecraft_csrf=xyz")).toBe("xyz");
  expect(csrf("my_statecraft_csrf=no")).toBe("");
});

describe("offers", () => {
  it("list goods in order, each once, without what is not there", () => {
    expect(sorted({ 19: 1, 0: 46, 3: 0 })).toEqual([[0, 46], [19, 1]]);
  });
  it("are countered from the other side", () => {
    const offer: Offer = { is: "offer", id: 3, by: 1, to: 0, give: [[0, 5]], get: [[2, 1]], pledges: [], until: 9, third: -1, between: [], agreed: [] };
    expect(firstSide([offer], 3)).toEqual({ give: { 2: 1 }, get: { 0: 5 } });
  });
});

const question = (actions: Question["actions"], verbs: string[]): Question => ({
  id: 16,
  kind: "turn",
  must: true,
  actions,
  notes: actions.map((action) => ({
    text: "",
    verb: String(action["verb"]),
    fields: Object.fromEntries(
      Object.entries(action)
        .filter(([name]) => name !== "verb")
        .map(([name, value]) => [name, { text: "x", values: { value: value ?? 0 } }]),
    ),
  })),
  consequences: actions.map(() => []),
  verbs,
  tokens: verbs.map((_, at) => at),
  opening: null,
  default: null,
});

describe("answers", () => {
  const regions = Array.from({ length: 12 }, (_, region) => ({ verb: "activate", region }));
  it("that cannot be listed are large", () => {
    expect(groups(question([{ verb: "pass" }], ["pass", "hire"])).map(({ large }) => large)).toEqual([false, true]);
  });
  it("with one value are shown on the board by its kind", () => {
    const verbs = { activate: { region: { kind: "place", low: 0, high: 11 } } };
    const found = direct([question([...regions, { verb: "initiative" }], ["activate", "initiative"])], verbs);
    expect(found).toHaveLength(12);
    expect(found[3]?.choice).toMatchObject({ kind: "place", value: 3 });
  });
  it("about the same place are told apart where a place stands for several of them", () => {
    const verbs = { activate: { region: { kind: "active" } }, recession: { region: { kind: "region" } } };
    const cards = [3, 4].map((region) => ({ verb: "recession", region }));
    const both = direct([question([...regions.slice(0, 4), ...cards], ["activate", "recession"])], verbs);
    const verbsAt = (token: number) => answersAt(both, token).map(({ action }) => action["verb"]);
    expect(isManifold(both)).toBe(true);
    expect(both.map(({ choice }) => verbsAt(choice.token).length)).toEqual([1, 1, 1, 2, 2, 1]);
    expect(verbsAt(4)).toEqual(["activate", "recession"]);
    expect(answersAt(both, 99)).toEqual([]);
    expect(isManifold(direct([question(regions, ["activate"])], verbs))).toBe(false);
  });
  it("that differ in one of several values are shown by that one", () => {
    const verbs = { attack: { origin: { kind: "territory" }, target: { kind: "territory" } } };
    const attack = (origin: number, target: number) => ({ verb: "attack", origin, target });
    const found = direct([question([attack(1, 4), attack(1, 6)], ["attack"])], verbs);
    expect(found.map(({ choice }) => choice.value)).toEqual([4, 6]);
    expect(direct([question([attack(1, 4), attack(2, 6)], ["attack"])], verbs)).toEqual([]);
    expect(direct([question([attack(1, 4)], ["attack"])], verbs)).toEqual([]);
  });
});

it("knows where a line of the log happened, and who did it", () => {
  expect(spotOf({ text: "", values: { seat: 1, field: 37 } }, "globopolis")).toEqual({ kind: "field", value: 37 });
  expect(spotOf({ text: "", values: { seat: 1, dice: [1, 2] } }, "globopolis")).toBeNull();
  expect(spotOf({ text: "", values: { target: 4 } }, "global-powers")).toEqual({ kind: "region", value: 4 });
  expect(doer({ text: "", values: { by: 2 } })).toEqual({ seat: 2 });
});
