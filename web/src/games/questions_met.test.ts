import { expect, test } from "vitest";

import { clientOf } from ".";
import met from "./questions_met.json";

/** Why a kind of question that is met more than once a game is answered without an instrument of its own. */
const REASONS: Record<string, string> = {
  "answer-offer": "each offer lies in the dock as a card with what it means and its three answers",
  "my-offers": "each offer of one's own lies in the dock as a card that can be taken back",
  business: "begins an offer or a ring, which are then written on the stage; promises are sentences in the dock",
};

test.each(Object.entries(met))("what is met more than once in a game of %s is an instrument, or says why not", (game, kinds) => {
  const { instruments } = clientOf(game);
  const lists = Object.entries(kinds).filter(([kind, times]) => times > 1 && !(kind in instruments) && !(kind in REASONS));
  expect(lists).toEqual([]);
});

test("no reason is given for what has an instrument", () => {
  const instruments = Object.keys(met).flatMap((game) => Object.keys(clientOf(game).instruments));
  expect(Object.keys(REASONS).filter((kind) => instruments.includes(kind))).toEqual([]);
});
