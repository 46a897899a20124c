import { expect, test } from "vitest";

import type { Question } from "../../../lib/answer_draft.svelte";
import { answerOf, mostOf, named } from "./chip_choice";

const question = { actions: [[[0, 2]], [[0, 1], [3, 1]]].map((chips) => ({ verb: "choose-chips", chips })) } as unknown as Question;

test("listed answers as chips by kind", () => {
  expect(named(question, 1)).toEqual([1, 0, 0, 1]);
  expect(mostOf(question)).toEqual([2, 0, 0, 1]);
  expect(answerOf(question, [1, 0, 0, 1])).toBe(1);
  expect(answerOf(question, [1, 0, 0, 0])).toBe(-1);
});
