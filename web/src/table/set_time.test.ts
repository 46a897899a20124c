import { describe, expect, it } from "vitest";

import { clockTime, endOf } from "./set_time";

describe("a table that is played until a set time", () => {
  it("ends so many minutes after its start", () => {
    expect(endOf({ started: 1000, options: { until_time: 30 } })).toBe(2800);
  });
  it("has no end without such an agreement, or before the start", () => {
    expect(endOf({ started: 1000, options: { until_time: 0 } })).toBeNull();
    expect(endOf({ started: 1000, options: {} })).toBeNull();
    expect(endOf({ started: null, options: { until_time: 30 } })).toBeNull();
  });
  it("says the time of day", () => {
    const noon = new Date(2026, 4, 1, 12, 5).getTime() / 1000;
    expect(clockTime(noon, "de")).toBe("12:05");
  });
});
