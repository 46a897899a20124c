import { describe, expect, it } from "vitest";
import { crfs, stands } from "./pieces";
import { counting, FIELDS, innerStripe, inside, isCorner, middle, rectOf, sideOf, SMALL, way, type Frame, type Rect } from "./ring";

const FRAMES: Frame[] = [{ width: 924, height: 672, margin: 30, depth: 62 }, { width: 1048, height: 852, margin: 30, depth: 72 }, SMALL];
const all = Array.from({ length: FIELDS }, (_, field) => field);

function overlap(one: Rect, other: Rect): boolean {
  const before = (a: number, b: number) => a < b - 1e-6;
  return (
    before(one.x, other.x + other.width) && before(other.x, one.x + one.width) && before(one.y, other.y + other.height) && before(other.y, one.y + one.height)
  );
}

describe.each(FRAMES)("the Field Ring, $width × $height", (frame) => {
  const rects = all.map((field) => rectOf(field, frame));

  it("has 64 fields and none lies over another", () => {
    for (const one of all) expect(all.slice(one + 1).filter((other) => overlap(rects[one]!, rects[other]!)), `${one}`).toEqual([]);
  });

  it("is closed: every field touches the next", () => {
    for (const field of all) {
      const [one, next] = [rects[field]!, rects[(field + 1) % FIELDS]!];
      const wider = { x: one.x - 1, y: one.y - 1, width: one.width + 2, height: one.height + 2 };
      expect(overlap(wider, next), `${field}`).toBe(true);
    }
  });

  it("begins at the bottom left and runs clockwise; a side is a quadrant", () => {
    const corners = all.filter(isCorner).map((field) => middle(rects[field]!));
    expect(corners.map(({ x, y }) => [x < frame.width / 2 ? "left" : "right", y < frame.height / 2 ? "top" : "bottom"].join())).toEqual([
      ...["left,bottom", "left,top", "right,top", "right,bottom"],
    ]);
    expect(["left", "top", "right", "bottom"].map((side) => all.filter((field) => !isCorner(field) && sideOf(field) === side).length)).toEqual([15, 15, 15, 15]);
  });

  it("lies around what is inside, with the group's strip on that edge", () => {
    const inner = inside(frame);
    const wider = { x: inner.x - 1, y: inner.y - 1, width: inner.width + 2, height: inner.height + 2 };
    for (const field of all) {
      expect(overlap(rects[field]!, inner), `${field}`).toBe(false);
      if (!isCorner(field)) expect(overlap(innerStripe(rects[field]!, sideOf(field), 6), wider), `${field}`).toBe(true);
    }
  });
});

describe("the counting ring", () => {
  const [frame] = FRAMES as [Frame];

  it("goes round once in a hundred points, also below zero", () => {
    expect(counting(100, frame)).toEqual(counting(0, frame));
    expect(counting(-13, frame)).toEqual(counting(87, frame));
    expect(counting(150, frame)).toEqual(counting(50, frame));
  });

  it("runs outside all fields, in even steps", () => {
    for (let points = 0; points < 100; points++) {
      const { x, y } = counting(points, frame);
      expect(Math.min(x, frame.width - x, y, frame.height - y)).toBeLessThan(frame.margin - 11);
      const next = counting(points + 1, frame);
      expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBeCloseTo((2 * (924 - 32 + 672 - 32)) / 100, 1);
    }
  });

  it("sets CRFs beside each other that have the same number", () => {
    const [one, other] = crfs([{ holder: 0, points: 41 }, { holder: 1, points: 141 }], frame);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(18);
    expect([one!.laps, other!.laps]).toEqual([0, 1]);
    // How often it went round is told where nobody else stands.
    const [nought, below] = crfs([{ holder: 0, points: 0 }, { holder: 1, points: -1 }], frame);
    expect(below!.laps).toBe(-1);
    expect(Math.hypot(below!.x + below!.told.x - nought!.x, below!.y + below!.told.y - nought!.y)).toBeGreaterThan(50);
  });
});

describe("Governors", () => {
  const [frame] = FRAMES as [Frame];

  it("stand at the outer edge of their field and cover no more of it than is kept free", () => {
    for (const field of all) {
      const [{ x, y }] = stands([field], frame, 40, []) as [{ x: number; y: number }];
      const rect = rectOf(field, frame);
      const side = sideOf(field);
      if (side === "top") expect(y + 20).toBeCloseTo(rect.y + 13);
      if (side === "bottom") expect(y - 20).toBeCloseTo(rect.y + rect.height - 13);
      if (side === "left") expect(x + 15 - rect.x).toBeLessThanOrEqual(2);
      if (side === "right") expect(rect.x + rect.width - x + 15).toBeLessThanOrEqual(2);
      expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThan(10);
    }
  });

  it("stand beside each other, and step aside for a CRF", () => {
    const [one, other] = stands([20, 20], frame, 40, []);
    expect(Math.abs(one!.x - other!.x)).toBeGreaterThanOrEqual(20);
    const alone = stands([20], frame, 40, [])[0]!;
    const aside = stands([20], frame, 40, [{ x: alone.x + 6, y: alone.y }])[0]!;
    expect(alone.x - aside.x).toBeGreaterThanOrEqual(12);
    expect(aside.y).toBe(alone.y);
  });
});

describe("a Governor's way", () => {
  it("leads field by field, over the end of the ring too", () => {
    expect(way(62, 2)).toEqual([63, 0, 1, 2]);
    expect(way(3, 63)).toEqual([2, 1, 0, 63]);
  });

  it("goes straight there where nobody would walk", () => {
    expect(way(0, 32)).toEqual([32]);
    expect(way(7, 7)).toEqual([]);
  });
});
