import { expect, it } from "vitest";

import { holdersOf, TIMES, timeOf } from "./options";

it("numbers the colours of teams without gaps", () => {
  expect(holdersOf([0, 2, 0, 2])).toEqual([0, 1, 0, 1]);
  expect(holdersOf([4, 1, 1])).toEqual([1, 0, 0]);
  expect(holdersOf([3, 3])).toEqual([0, 0]);
});

it("finds the name of a table's time", () => {
  for (const [name, time] of Object.entries(TIMES)) expect(timeOf(time)).toBe(name);
  expect(timeOf({ decision: 45, bank: 45 })).toBe(null);
});
