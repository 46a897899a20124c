import { expect, it } from "vitest";

import { fromSnapshot, type Line } from "./patch";
import { BEHIND_MINE, haste, scenesOf, type Happening } from "./scenes";
import type { Box } from "./types";

const line = (text: string, values: Line["values"] = {}): Line => ({ at: 1, text, values });
const seen = (scores: number[]) => fromSnapshot({ seat: null, seq: 1, projected_scores: scores });
const step = (lines: Line[]): Happening => ({ before: seen([0]), after: seen([3]), lines, box: {} as Box, me: null, holders: [0] });

it("tells of dice only once they lie still, and of what came of them after that", () => {
  const [dice, news] = scenesOf(step([line("rolled", { dice: [3] }), line("won"), line("paid")]));
  expect(dice).toMatchObject({ kind: "dice", told: 1 });
  expect(dice!.shows).toBeUndefined();
  expect(news!.lines.map(({ text }) => text)).toEqual(["won", "paid"]);
  expect(news!.shows!.projected_scores).toEqual([3]);
});

it("keeps scores back as long as any dice are still to be thrown", () => {
  const scenes = scenesOf(step([line("paid"), line("rolled", { dice: [3] }), line("won")]));
  expect(scenes.map((scene) => scene.shows?.projected_scores)).toEqual([undefined, undefined, [3]]);
});

it("has nothing to show for a step that tells nothing", () => {
  expect(scenesOf(step([]))).toEqual([]);
});

it("hurries as much as is needed, and not more", () => {
  expect(haste(1000, null, 0)).toBe(1);
  expect(haste(1000, BEHIND_MINE, 0)).toBe(1);
  expect(haste(10_000, BEHIND_MINE, 0)).toBe(0.25);
  expect(haste(10_000, BEHIND_MINE, BEHIND_MINE + 1)).toBe(0);
});
