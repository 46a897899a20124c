import { expect, test } from "vitest";

import { whereabouts } from "./presence";

test("here, away since, gone", () => {
  expect(whereabouts({ since: null, gone: null }, 1000)).toEqual({ state: "here" });
  expect(whereabouts({ since: 1000, gone: 1600 }, 1030)).toEqual({ state: "away", unit: "minutes", count: 0 });
  expect(whereabouts({ since: 1000, gone: 1600 }, 1599)).toEqual({ state: "away", unit: "minutes", count: 9 });
  expect(whereabouts({ since: 1000, gone: 1600 }, 1600)).toEqual({ state: "gone", unit: "minutes", count: 10 });
  expect(whereabouts({ since: 0, gone: 600 }, 3 * 3600 + 5)).toEqual({ state: "gone", unit: "hours", count: 3 });
  expect(whereabouts({ since: 0, gone: 600 }, 3 * 86400)).toEqual({ state: "gone", unit: "days", count: 3 });
  // Before the start nobody is gone; a clock that is behind makes nobody come back.
  expect(whereabouts({ since: 1000, gone: null }, 9_000)).toMatchObject({ state: "away", unit: "hours", count: 2 });
  expect(whereabouts({ since: 1000, gone: 1600 }, 900)).toEqual({ state: "away", unit: "minutes", count: 0 });
});
