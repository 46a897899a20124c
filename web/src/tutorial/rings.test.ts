import { expect, it } from "vitest";

import { within } from "./rings";

const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it("rings what of a place can be seen, and nothing over the decision below it", () => {
  const board = rect(0, 40, 390, 700);
  const frame = rect(0, 40, 390, 400);
  expect(within(board, [frame])).toEqual(rect(0, 40, 390, 400));
  expect(within(board, [frame, rect(0, 60, 390, 844)])).toEqual(rect(0, 60, 390, 400));
});

it("rings nothing of what has scrolled away", () => {
  expect(within(rect(0, -200, 100, 20), [rect(0, 40, 390, 400)])).toBeNull();
});

it("leaves a place as it is where nothing cuts it off", () => {
  expect(within(rect(1, 2, 3, 4), [])).toEqual(rect(1, 2, 3, 4));
});
