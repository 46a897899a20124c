import { expect, it } from "vitest";

import type { ScoreHistory } from "../generated/messages";
import { areas, figure, marks, milestones, reach, rounds, whatDecided } from "./score_history";

const stop = (round: number, projected_scores: number[], parts: number[][]) => ({ line: round, turn: round, round, projected_scores, parts });
const course: ScoreHistory = {
  lines: 9,
  parts: ["lands", "rest", "never"],
  stops: [stop(1, [0], [[0, 0, 0]]), stop(1, [3], [[5, -2, 0]]), stop(2, [9], [[7, 2, 0]])],
};

it("finds round numbers around the values", () => {
  expect(reach([3, 17])).toEqual({ low: 0, high: 20, step: 5 });
  expect(reach([-4, 61], 5)).toEqual({ low: -20, high: 80, step: 20 });
  expect(reach([-4, 61])).toEqual({ low: -50, high: 100, step: 50 });
  expect(reach([])).toEqual({ low: 0, high: 1, step: 1 });
  expect(marks(reach([3, 17]))).toEqual([0, 5, 10, 15, 20]);
  expect(marks(reach([-4, 61]))).toEqual([-50, 0, 50, 100]);
});

it("stacks what brings points and hangs what costs them", () => {
  expect(areas(course, 0)).toEqual([
    { part: 0, from: [0, 0, 0], to: [0, 5, 7] },
    { part: 1, from: [0, 0, 7], to: [0, -2, 9] },
  ]);
  for (const [at, { projected_scores }] of course.stops.entries()) {
    const sum = areas(course, 0).reduce((found, area) => found + area.to[at]! - area.from[at]!, 0);
    expect(sum).toBe(projected_scores[0]);
  }
});

it("names where rounds begin and what each came to", () => {
  expect(rounds(course.stops)).toEqual([{ at: 0, round: 1 }, { at: 2, round: 2 }]);
  expect(rounds(Array.from({ length: 40 }, (_, at) => stop(at, [], [])), 5).map(({ round }) => round)).toEqual([4, 11, 18, 25, 32, 39]);
  expect(milestones(course.stops).map((each) => each.projected_scores)).toEqual([[3], [9]]);
});

it("writes points in halves where a game counts so", () => {
  expect(figure({ text: "choice-score", values: { value: -7 } })).toBe("-7");
  expect(figure({ text: "choice-half-points", values: { sign: "-", value: 2, half: 1 } })).toBe("-2½");
  expect(figure({ text: "choice-half-points", values: { sign: "", value: 0, half: 1 } })).toBe("½");
  expect(figure({ text: "choice-half-points", values: { sign: "", value: 0, half: 0 } })).toBe("0");
});

it("says what decided a game: the lead for good, the best turn, the best source", () => {
  const stop = (round: number, scores: number[], parts: number[] = [0, 0]) => ({ line: 0, turn: 0, round, projected_scores: scores, parts: [parts, [0, 0]] });
  const course = { lines: 9, parts: ["one", "two"], stops: [stop(1, [5, 0]), stop(2, [4, 6]), stop(3, [15, 6]), stop(4, [17, 9]), stop(4, [18, 9], [5, 13])] };
  expect(whatDecided(course, 0)).toEqual({ aheadSince: 3, best: { round: 2, gain: 11 }, most: { part: 1, amount: 13 } });
  expect(whatDecided(course, 1)).toMatchObject({ aheadSince: 0, most: null });
});
