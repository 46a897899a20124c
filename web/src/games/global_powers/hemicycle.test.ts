import { describe, expect, it } from "vitest";
import { hemicycle, shares } from "./hemicycle";

const counted = (there: number[]) => {
  const found = there.map(() => 0);
  for (const { party } of hemicycle(there).places) found[party] = (found[party] ?? 0) + 1;
  return found;
};

describe("a hemicycle", () => {
  it("has a seat for every politician", () => {
    for (const there of [[0, 0], [1], [3, 0, 4], [20, 20, 20, 20, 20], [0, 7, 0, 0, 1]]) expect(counted(there)).toEqual(there);
  });

  it("seats parties in wedges from left to right", () => {
    const { places } = hemicycle([4, 3, 6]);
    expect(places.map((place) => place.party)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    const angles = places.map(({ x, y }) => Math.atan2(-y, -x));
    expect([...angles].sort((a, b) => a - b)).toEqual(angles);
  });

  it("keeps seats over the floor, within the half circle, and apart from each other", () => {
    for (let total = 1; total <= 60; total++) {
      const { places, radius } = hemicycle([total]);
      expect(Math.max(...places.map(({ y }) => y))).toBeLessThanOrEqual(1e-9);
      expect(Math.max(...places.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThanOrEqual(1 + 1e-9);
      const apart = places.flatMap((one, at) => places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      expect(Math.min(9, ...apart), `${total} seats`).toBeGreaterThan(1.7 * radius);
    }
  });

  it("shares seats out by the length of the arcs, all of them", () => {
    expect(shares(12, [0.5, 1])).toEqual([4, 8]);
    expect(shares(7, [0.45, 0.7, 1]).reduce((a, b) => a + b)).toBe(7);
  });
});
