import { expect, it } from "vitest";

import { fromSnapshot, type Line } from "../../../lib/patch";
import { lasts, scenesOf, TIME, type Happening } from "../../../lib/scenes";
import type { Box, View } from "../../../lib/types";
import { curve, setOf } from "./fight";
import { director, type FightData } from "./scenes";

const line = (text: string, values: Line["values"] = {}): Line => ({ at: 1, text, values });
const view = { board: { governor: [0, 10], owner: Array(36).fill(-1).map((_, at) => (at === 5 ? 0 : at === 7 ? 1 : -1)) }, holders: [0, 1] } as unknown as View;
const seen = (score: number[]) => fromSnapshot({ seat: 0, seq: 1, view, projected_scores: score, log: [] });
const step = (lines: Line[], me: number | null = 0): Happening => ({ before: seen([1, 1]), after: seen([9, 9]), lines, box: { game: "globopolis" } as Box, me, holders: [0, 1] });

const ATTACK = line("gb-event-attack", { seat: 1, territory: 7, target: 5 });
const battle = (won: number): Line =>
  line("gb-event-battle", { seat: 1, holder: 0, dice: [6, 4, 4, 9, 2], mine: 12, mine_polygon: 6, mine_times: 2, mine_dice: [4, 4], mine_count: 2, theirs: 9, theirs_polygon: 9, theirs_times: 1, theirs_dice: [2], theirs_count: 1, won, chance: 60, chance_then: won ? 75 : 40 });
const TAKEN = line("gb-event-conquered", { holder: 1, from: 0, territory: 5, points: 4, lost: 9, captured: 0 });

it("shows a roll, then the move, then what it leads to", () => {
  const scenes = scenesOf(step([line("gb-event-rolled", { seat: 1, dice: [2, 3] }), line("gb-event-landed", { seat: 1, field: 15 }), line("gb-event-title", { holder: 1, title: 3, points: 2 })]), director);
  expect(scenes.map(({ kind }) => kind)).toEqual(["dice", "move", "read"]);
  expect(scenes[0]).toMatchObject({ told: 1, beats: [TIME.dice, TIME.rest] });
  expect(scenes[0]!.shows).toBeUndefined();
  expect((scenes[1]!.shows!.view!.board["governor"] as number[])[1]).toBe(15);
  expect(scenes[1]!.beats[0]).toBe(5 * TIME.field + 150);
  expect(scenes[1]!.shows!.projected_scores).toBeUndefined();
  expect(scenes[2]!.shows!.projected_scores).toEqual([9, 9]);
});

it("never lets a move last longer than two seconds and a bit", () => {
  const far = scenesOf(step([line("gb-event-landed", { seat: 0, field: 31 })]), director);
  expect(lasts(far[0]!)).toBeLessThanOrEqual(TIME.longestMove + 150);
});

it("shows a fight as one theatre: the attack, each round with the dice before the verdict, and who took what", () => {
  const scenes = scenesOf(step([ATTACK, battle(1), battle(0), TAKEN]), director);
  expect(scenes.map(({ kind }) => kind)).toEqual(["fight", "fight", "fight", "fight"]);
  expect(scenes.map(({ told }) => told)).toEqual([0, 1, 1, 0]);
  expect(scenes.map(({ data }) => (data as FightData).rounds.length)).toEqual([0, 1, 2, 2]);
  const last = scenes[3]!.data as FightData;
  expect(last).toMatchObject({ aggressor: 1, defender: 0, origin: 7, target: 5, taken: { holder: 1, from: 0, territory: 5 } });
  expect(last.rounds[0]!.sides[0]).toEqual({ polygon: 6, times: 2, value: 12, dice: [4, 4] });
});

it("waits where I am attacked or lose something, and for nobody who looks on", () => {
  expect(scenesOf(step([ATTACK, battle(1), TAKEN]), director).map(({ concerns }) => concerns ?? false)).toEqual([true, false, true]);
  expect(scenesOf(step([ATTACK, battle(1), TAKEN], null), director).some(({ concerns }) => concerns)).toBe(false);
});

it("goes twice as fast from the fourth round on", () => {
  const scenes = scenesOf(step([ATTACK, battle(1), battle(0), battle(1), battle(0)]), director);
  expect(lasts(scenes[4]!)).toBe(lasts(scenes[1]!) / 2);
});

it("loses no line and keeps their order", () => {
  const lines = [line("gb-event-points-bought", { seat: 1 }), line("gb-event-placed"), line("gb-event-rolled", { dice: [1] }), ATTACK, battle(1), TAKEN, line("gb-event-placed"), line("gb-event-unheard-of")];
  expect(scenesOf(step(lines), director).flatMap((scene) => scene.lines)).toEqual(lines);
});

it("tells the odds from the start over every round, as the engine does, from either side", () => {
  const scenes = scenesOf(step([ATTACK, battle(1), battle(0)]), director);
  const { rounds } = scenes[2]!.data as FightData;
  expect(curve(rounds, 2, true)).toEqual([60, 75, 40]);
  expect(curve(rounds, 1, false)).toEqual([40, 25]);
  expect(curve([{ ...rounds[0]!, chances: null }], 1, true)).toEqual([]);
});

it("calls the dice that make the multiplier by their names", () => {
  const named = (dice: number[], times: number, polygon = 9) => setOf({ polygon, times, value: polygon * times, dice });
  expect(named([4, 1, 4], 2)).toBe("pair");
  expect(named([4, 4, 2, 2, 6], 4)).toBe("pairs");
  expect(named([5, 3, 5, 5, 3], 5)).toBe("full-house");
  expect(named([6, 6, 6, 6], 4)).toBe("four");
  expect(named([3], 2, 3)).toBe("match");
});
