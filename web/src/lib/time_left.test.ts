import { expect, it } from "vitest";

import { DAY, timeLeft } from "./time_left";

it("is as exact as it matters", () => {
  for (const [seconds, shown] of [
    [-3, "0:00"],
    [65, "1:05"],
    [3599, "59:59"],
    [3600, "1:00 h"],
    [DAY - 60, "23:59 h"],
    [DAY, "24 h"],
    [2 * DAY - 1, "47 h"],
    [2 * DAY, "2 d"],
    [12.9 * DAY, "12 d"],
  ] as const)
    expect(timeLeft(seconds)).toBe(shown);
});
