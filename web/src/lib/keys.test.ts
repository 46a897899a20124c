import { expect, it } from "vitest";

import { dialled } from "./keys";

it("turns a dial by arrows and signs, and never beyond its ends", () => {
  expect([dialled("ArrowUp", 3, 5), dialled("+", 5, 5)]).toEqual([4, 5]);
  expect([dialled("ArrowLeft", 3, 5), dialled("-", 0, 5)]).toEqual([2, 0]);
  expect(dialled("Enter", 3, 5)).toBeNull();
});
