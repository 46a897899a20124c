import { describe, expect, it } from "vitest";
import { corners, counting, FIELDS, HEIGHT, lying, place, RING, stripe, upright, way, WIDTH } from "./ring";

type Point = [number, number];

/** Whether two convex shapes lie apart: a line between them runs along one of their edges. */
function apart(one: Point[], other: Point[]): boolean {
  for (const shape of [one, other]) {
    for (let i = 0; i < shape.length; i++) {
      const [a, b] = shape[i]!;
      const [c, d] = shape[(i + 1) % shape.length]!;
      const reach = (points: Point[]) => points.map(([x, y]) => (x - a) * (d - b) - (y - b) * (c - a));
      const [mine, theirs] = [reach(one), reach(other)];
      if (Math.max(...mine) <= Math.min(...theirs) || Math.max(...theirs) <= Math.min(...mine)) return true;
    }
  }
  return false;
}

const all = Array.from({ length: FIELDS }, (_, field) => field);
const shapes = all.map((field) => corners(field, -RING.depth / 2, RING.depth / 2));

describe("the Field Ring", () => {
  it("has 64 fields and none lies over another", () => {
    for (const one of all) {
      for (const other of all.slice(one + 1)) expect(apart(shapes[one]!, shapes[other]!), `${one}, ${other}`).toBe(true);
    }
  });

  it("lies on the board with room for the counting ring", () => {
    for (const [x, y] of shapes.flat()) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(WIDTH - 30);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(HEIGHT - 30);
    }
  });

  it("begins at the bottom left and runs clockwise", () => {
    const [first, second, opposite] = [place(0), place(16), place(32)];
    expect(first.x).toBeLessThan(WIDTH / 4);
    expect(first.y).toBeGreaterThan((HEIGHT * 3) / 4);
    expect(second.y).toBeLessThan(HEIGHT / 4);
    expect(opposite.x).toBeCloseTo(WIDTH - first.x);
    expect(opposite.y).toBeCloseTo(HEIGHT - first.y);
  });

  it("is closed: after the last field comes the first", () => {
    expect(place(64).x).toBeCloseTo(place(0).x);
    expect(place(64).y).toBeCloseTo(place(0).y);
    expect(Math.hypot(place(63).x - place(0).x, place(63).y - place(0).y)).toBeLessThan(60);
  });

  it("draws a stripe as a closed path and lays things flat on it", () => {
    expect(stripe(5)).toMatch(/^M[\d. ]+(L[\d. ]+){3}Z$/);
    expect(lying(place(24))).toContain("rotate(360.0)");
  });

  it("turns no name upside down", () => {
    for (const field of all) expect(Math.cos((upright(place(field).out) * Math.PI) / 180)).toBeGreaterThan(-0.02);
    expect(upright(Math.PI)).toBe(0);
    expect(upright(0)).toBe(0);
  });
});

describe("the counting ring", () => {
  it("goes round once in a hundred points, also below zero", () => {
    expect(counting(100)).toEqual(counting(0));
    expect(counting(-13)).toEqual(counting(87));
    expect(counting(150)).toEqual(counting(50));
  });

  it("runs outside all fields", () => {
    for (let points = 0; points < 100; points++) {
      const { x, y } = counting(points);
      expect(Math.min(x, WIDTH - x, y, HEIGHT - y)).toBeGreaterThan(15);
    }
  });
});

describe("a Governor's way", () => {
  it("leads field by field, over the end of the ring too", () => {
    expect(way(62, 2)).toEqual([63, 0, 1, 2]);
    expect(way(3, 63)).toEqual([2, 1, 0, 63]);
  });

  it("goes oneClick there where nobody would walk", () => {
    expect(way(0, 32)).toEqual([32]);
    expect(way(7, 7)).toEqual([]);
  });
});
