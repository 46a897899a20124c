import { expect, test } from "vitest";

import type { AnswerDraft, Composed, Question } from "../../../lib/answer_draft.svelte";
import type { Choice } from "../../../lib/types";
import { Sentence } from "./sentence.svelte";

const choice = (token: number, kind: string, value: number): Choice => ({ token, kind, value, label: { text: `choice-${kind}`, values: { value } } });
/** Region, then goods until the end, then a whole answer. */
const TREE: Record<string, Pick<Composed, "field" | "choices">> = {
  "9": { field: "region", choices: [choice(1, "region", 4), choice(2, "region", 5)] },
  "9,1": { field: "give", choices: [choice(3, "good", 0), choice(4, "good", 1)] },
  "9,2": { field: "give", choices: [choice(4, "good", 1)] },
  "9,1,3": { field: "give", choices: [choice(4, "good", 1), choice(5, "end", 0)] },
  "9,1,4": { field: "give", choices: [choice(3, "good", 0), choice(5, "end", 0)] },
  "9,2,4": { field: "give", choices: [choice(5, "end", 0)] },
};
const draft = {
  compose: async (question: number, tokens: number[]) => {
    const node = TREE[tokens.join()];
    return { question, tokens, asks: "", field: "", choices: [], ...node, action: node ? null : { verb: "trade", tokens }, note: null, consequences: [] };
  },
} as unknown as AnswerDraft;
const question = { id: 3, verbs: ["war", "trade"], tokens: [8, 9] } as unknown as Question;

test("all slots are there at once, and the answer is whole", async () => {
  const sentence = new Sentence(draft);
  await sentence.compose(question, "trade");
  expect(sentence.slots.map(({ chosen }) => chosen.token)).toEqual([1, 3, 5]);
  expect(sentence.whole?.action).toEqual({ verb: "trade", tokens: [9, 1, 3, 5] });
});

test("a slot that is turned keeps what is still possible behind it", async () => {
  const sentence = new Sentence(draft);
  await sentence.compose(question, "trade", [choice(1, "region", 4), choice(4, "good", 1)]);
  expect(sentence.slots.map(({ chosen }) => chosen.token)).toEqual([1, 4, 5]);
  await sentence.compose(question, "trade", [choice(2, "region", 5), choice(3, "good", 0), choice(5, "end", 0)]);
  expect(sentence.slots.map(({ chosen }) => chosen.token)).toEqual([2, 4, 5]);
});
