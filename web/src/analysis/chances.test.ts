import { describe, expect, it } from "vitest";

import { highest, moved, percent, roundMarks, rounds, scaleOf, signed } from "./chances";

const point = (line: number, round: number, ...chances: number[]) => ({ line, turn: line, round, chances, is_turn: true });
const points = [point(0, 1, 0.5, 0.5), point(3, 1, 0.7, 0.3), point(6, 2, 0.4, 0.6), point(9, 2, 0, 1)];

describe("an analysis in figures", () => {
  it("says shares and changes", () => {
    expect(percent(0.426)).toBe("43\u00a0%");
    expect([signed(0.051, "en"), signed(-0.0512, "de", 1), signed(0.001, "en")]).toEqual(["+5", "−5,1", "0"]);
  });
  it("names who was moved, the most first, and somebody in any case", () => {
    expect(moved([0.01, -0.2, 0.19])).toEqual([1, 2, 0]);
    expect(moved([0, 0.001])).toEqual([1]);
  });
  it("finds the highest chance before the end", () => {
    expect(highest(points, 0).line).toBe(3);
    expect(highest(points, 1).line).toBe(6);
  });
  it("writes rounds under the chart and in the table", () => {
    expect(roundMarks(points, 8)).toEqual([{ at: 0, round: 1 }, { at: 2, round: 2 }]);
    expect(rounds(points).map(({ line }) => line)).toEqual([3, 9]);
  });
  it("has room for all luck", () => {
    expect(scaleOf([{ gain: -0.3, deviation: 0.1 }, { gain: 0, deviation: 0.2 }])).toBeCloseTo(0.324);
  });
});
