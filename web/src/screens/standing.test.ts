import { describe, expect, it } from "vitest";

import { CHAIRS, FAR, HEIGHT, seen, WIDTH } from "./hero";
import { placeOf, timeLeft } from "./standing";

describe("how a table stands", () => {
  it("says the time that is left in the measure that says enough", () => {
    expect(timeLeft(null, 0)).toBeNull();
    expect(timeLeft(59, 0)).toEqual({ text: "web-left-minutes", count: 0 });
    expect(timeLeft(3599, 0)).toEqual({ text: "web-left-minutes", count: 59 });
    expect(timeLeft(7200, 0)).toEqual({ text: "web-left-hours", count: 2 });
    expect(timeLeft(3 * 86_400, 0)).toEqual({ text: "web-left-days", count: 3 });
    expect(timeLeft(10, 100)).toEqual({ text: "web-left-minutes", count: 0 });
  });

  it("counts who has more", () => {
    expect(placeOf([5, 9, 9, 2], 9)).toBe(1);
    expect(placeOf([5, 9, 9, 2], 5)).toBe(3);
  });
});

describe("the picture", () => {
  it("lies on a table that widens towards the viewer", () => {
    const [far] = seen(1, 0);
    const [near] = seen(1, 1);
    expect(near).toBeGreaterThan(far);
    expect(FAR).toHaveLength(15);
    for (const { x, y } of CHAIRS) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeLessThan(HEIGHT);
    }
  });
});
