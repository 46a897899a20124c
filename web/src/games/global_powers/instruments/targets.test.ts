import { expect, test } from "vitest";

import type { Question } from "../../../lib/answer_draft.svelte";
import type { Note } from "../../../lib/types";
import type { Words } from "../words";
import { ListedComposer } from "./composers.svelte";
import { marksOf } from "./targets";

const words = { letter: (party: number) => "ABC"[party], chip: () => "economy", text: () => "", parties: () => "" } as unknown as Words;
const falls = (region: number, holder: number, before: number, after: number): Note => ({ text: "gp-then-politicians", values: { region, holder, before, after } });
const riots = (region: number) => ({ verb: "riots", region, neighbours: [] });
/** Riots in region 1 hit its neighbour 3 too; in region 2 only itself. */
const question = {
  actions: [riots(1), riots(2)],
  notes: [1, 2].map((region) => ({ fields: { region: { text: "choice-region", values: { value: region } }, neighbours: { rows: [], columns: [] } } })),
  consequences: [
    [falls(1, 1, 4, 2), falls(3, 0, 3, 1)],
    [falls(2, 0, 2, 1)],
  ],
} as unknown as Question;

test("what is chosen is told wherever it strikes, the others where they would be chosen", () => {
  const composer = new ListedComposer(question, "riots");
  const marks = marksOf(question, "riots", composer.slots, composer.answer?.consequences ?? [], words, 0, () => "");
  expect(marks.map(({ spot, text, tone }) => [spot.value, text, tone])).toEqual([
    [1, "B 4 → 2", "good"],
    [2, "A 2 → 1", "bad"],
    [3, "A 3 → 1", "bad"],
  ]);
});

test("a slot that is turned is another answer", () => {
  const composer = new ListedComposer(question, "riots");
  expect(composer.answer?.action).toEqual(riots(1));
  composer.slots.find(({ field }) => field === "region")?.set(2);
  expect(composer.answer?.action).toEqual(riots(2));
});
