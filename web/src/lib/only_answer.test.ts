import { expect, test } from "vitest";

import type { Question } from "./answer_draft.svelte";
import { onlyAnswer } from "./only_answer";

const note = { text: "action-bid", verb: "bid", fields: {} } as unknown as Question["notes"][number];
const bid: Question = { id: 4, kind: "bid", must: true, actions: [{ verb: "bid", politicians: 0 }], notes: [note], consequences: [[]], verbs: ["bid"], tokens: [1], opening: null, default: null };

test("one answer that everybody knows to be the only one is given", () => {
  expect(onlyAnswer([bid], ["bid"])).toEqual({ question: 4, action: bid.actions[0], note });
});

test("it is asked where there is a choice, a price, something else to do, or a hand to betray", () => {
  expect(onlyAnswer([bid], [])).toBeNull();
  expect(onlyAnswer([], ["bid"])).toBeNull();
  expect(onlyAnswer([{ ...bid, must: false }], ["bid"])).toBeNull();
  expect(onlyAnswer([{ ...bid, consequences: [[{ text: "gb-costs-eu", values: { eu: 5 } }]] }], ["bid"])).toBeNull();
  expect(onlyAnswer([{ ...bid, verbs: ["bid", "make-offer"] }], ["bid"])).toBeNull();
  expect(onlyAnswer([{ ...bid, actions: [...bid.actions, { verb: "bid", politicians: 1 }] }], ["bid"])).toBeNull();
  expect(onlyAnswer([bid, { ...bid, id: 5, must: false }], ["bid"])).toBeNull();
});
