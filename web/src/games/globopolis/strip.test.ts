import { describe, expect, it } from "vitest";
import { stripOrder } from "./strip";

describe("the strip of a phone", () => {
  it("begins with the field one stands on, whatever can be picked", () => {
    expect(stripOrder(60, [3, 30, 62], [])[0]).toBe(60);
    expect(stripOrder(60, [3, 30, 62], []).slice(1, 4)).toEqual([62, 3, 30]);
    expect(stripOrder(60, [3], [40, 41]).slice(0, 4)).toEqual([60, 40, 41, 3]);
  });

  it("goes on along the way, over the end of the ring, and ends just behind; no field twice", () => {
    const shown = stripOrder(60, [62, 60], []);
    expect(shown.slice(1, 6)).toEqual([62, 61, 63, 0, 1]);
    expect(shown.slice(-2)).toEqual([59, 58]);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
