import { expect, test } from "vitest";

import type { Question } from "../../../lib/answer_draft.svelte";
import type { Note } from "../../../lib/types";
import { changesIn, nearest, slotsOf, stakesOn, votersOf, warOn } from "./proposals";

const label = (kind: string, value: number) => ({ text: `choice-${kind}`, values: { value } });
const move = (party: number, region: number) => ({ verb: "emigrate", party, region });
const moves = [move(0, 1), move(0, 4), move(2, 1)];
const question = {
  actions: [{ verb: "end-activation" }, ...moves],
  notes: [{ fields: {} }, ...moves.map(({ party, region }) => ({ fields: { party: label("holder", party), region: label("region", region) } }))],
} as unknown as Question;

test("listed answers are slots, each with all its values", () => {
  const slots = slotsOf(question, "emigrate");
  expect(slots.map(({ field, options }) => [field, options.map(({ value }) => value)])).toEqual([
    ["party", [0, 2]],
    ["region", [1, 4]],
  ]);
});

test("a slot that was turned keeps its value where not all can be had together", () => {
  expect(nearest(question, "emigrate", { party: 0, region: 4 })).toBe(2);
  expect(nearest(question, "emigrate", { party: 2, region: 4 }, "party")).toBe(3);
  expect(nearest(question, "emigrate", { party: 2, region: 4 }, "region")).toBe(2);
  expect(nearest(question, "war", {})).toBe(-1);
});

test("a war's row is nine throws", () => {
  const facts = { wars: [[3, 5, 4, ...[1, 3, 0, 1, -1, 0, 2, 4, 1, 3, 0, 1, 3, 4, 2, 4, 1, 3]]], war_stakes: [[3, 2, 1, 3, 4, 2, 3, 0]] };
  const war = warOn(facts, 3);
  expect(war?.throws).toHaveLength(9);
  expect(war?.throws[2]).toEqual({ mine: 1, theirs: 3, moved: -1, result: "lost" });
  expect(war?.throws[6]).toEqual({ mine: 3, theirs: 1, moved: 3, result: "governed" });
  expect(warOn(facts, 4)).toBeNull();
  expect(stakesOn(facts, 3)).toEqual([{ ends: "won", least: 1, most: 3, own: { military: 4, economy: 2 }, theirs: { military: 3, economy: 0 } }]);
});

test("who would vote, and who may veto", () => {
  expect(votersOf({ voters: [[1, 4, 0, 0], [2, 2, 3, 1]] })).toEqual([
    { party: 1, votes: 4, stance: "proposes", veto: "none" },
    { party: 2, votes: 2, stance: "unknown", veto: "may" },
  ]);
});

test("notes of what would change are gathered by region", () => {
  const notes: Note[] = [
    { text: "gp-costs-mauritius", values: {} },
    { text: "gp-then-politicians", values: { region: 2, holder: 1, before: 3, after: 1 } },
    { text: "gp-then-governs", values: { region: 2, holder: [0, 1] } },
    { text: "gp-then-chips", values: { region: 5, chip: 1, before: 4, after: 5 } },
    { text: "gp-then-no-government", values: { region: 5 } },
  ];
  expect(changesIn(notes)).toEqual([
    { region: 2, counts: [{ is: "party", of: 1, before: 3, after: 1 }], government: [0, 1] },
    { region: 5, counts: [{ is: "chip", of: 1, before: 4, after: 5 }], government: [] },
  ]);
});
