import { expect, it } from "vitest";

import { gains, told } from "./digest";
import { fromSnapshot, type Line } from "./patch";
import type { Scene } from "./scenes";
import type { Speaker } from "./speech";
import type { Box, View } from "./types";

const seen = (scores: number[], eu: number[]) => fromSnapshot({ seat: 0, seq: 1, projected_scores: scores, view: { board: { eu } } as unknown as View });
const scene = (kind: string, text: string, data?: unknown): Scene => ({ kind, beats: [1], told: 0, lines: [{ at: 1, text, values: {} } satisfies Line], ...(data === undefined ? {} : { data }) });
const shown = (before: [number[], number[]], after: [number[], number[]], scenes: Scene[]) => ({ step: { before: seen(...before), after: seen(...after), lines: [], box: {} as Box, me: 0, holders: [0, 1, 2] }, scenes });

const LATELY = [
  shown([[10, 10, 10], [50, 50, 50]], [[10, 14, 10], [50, 30, 50]], [scene("dice", "rolled"), scene("read", "title")]),
  shown([[10, 14, 10], [50, 30, 50]], [[3, 21, 10], [50, 30, 50]], [scene("fight", "attack", {}), scene("fight", "battle", {}), scene("fight", "conquered", {})]),
];

it("adds up what everybody gained since the first step, the most first", () => {
  expect(gains(LATELY)).toEqual([
    { holder: 1, points: 11, money: -20 },
    { holder: 0, points: -7, money: 0 },
  ]);
  expect(gains([])).toEqual([]);
});

it("tells of each event once, by its end, and not of routine", () => {
  const speaker = { texts: { has: () => false }, say: ({ text }: Line) => text } as unknown as Speaker;
  expect(told(LATELY, speaker, 5)).toEqual(["title", "conquered"]);
  expect(told(LATELY, speaker, 1)).toEqual(["conquered"]);
});
