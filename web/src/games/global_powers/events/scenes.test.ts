import { expect, it } from "vitest";

import { fromSnapshot, type First, type Line } from "../../../lib/patch";
import { scenesOf, type Happening } from "../../../lib/scenes";
import type { Box, View } from "../../../lib/types";
import { director, voteOf, type ClashData, type ScoringData } from "./scenes";

const line = (text: string, values: Line["values"] = {}): Line => ({ at: 1, text, values });
const view = { holders: [0, 1, 2] } as unknown as View;
const seen = (more: Partial<First> = {}) => fromSnapshot({ seat: 0, seq: 1, view, log: [], facts: { governments: [[0], [1], [1, 2]] }, ...more });
const step = (lines: Line[], before: Partial<First> = {}, after: Partial<First> = {}): Happening => ({ before: seen(before), after: seen(after), lines, box: {} as Box, me: 0, holders: [0, 1, 2] });

const PROPOSED = line("gp-event-proposed-war", { seat: 1, active: 1, region: 0 });
const voted = (seat: number, vote: number, politicians: number): Line => line("gp-event-voted", { seat, vote, politicians });
const ACCEPTED = line("gp-event-accepted", { seat: 1, region: 1, yes: 5, no: 2 });

it("fills a vote party by party, and the proposer's own votes are for it", () => {
  const lines = [PROPOSED, voted(2, 1, 1), voted(0, 0, 2), ACCEPTED];
  const scenes = scenesOf(step(lines), director);
  expect(scenes.map(({ kind }) => kind)).toEqual(["vote", "vote", "vote", "vote"]);
  expect(voteOf(step(lines), 3)).toMatchObject({
    region: 1,
    yes: [{ party: 1, votes: 4 }, { party: 2, votes: 1 }],
    no: [{ party: 0, votes: 2 }],
    open: [],
    result: "accepted",
    veto: null,
  });
  expect(scenes[3]!.told).toBe(1);
});

it("knows who has not voted yet by the engine's tally", () => {
  const now = step([voted(2, 1, 1)], { log: [PROPOSED] }, { facts: { tally: [[5, 0, 0], [0, 2]] } });
  expect(voteOf(now, 0)).toMatchObject({ yes: [{ party: 1, votes: 4 }, { party: 2, votes: 1 }], open: [{ party: 0, votes: 2 }], result: null });
});

it("waits where somebody vetoes what I proposed", () => {
  const mine = line("gp-event-proposed-budget", { seat: 0, active: 0 });
  const [veto] = scenesOf(step([line("gp-event-veto", { seat: 1, region: 0, accepted: 0 })], { log: [mine] }), director);
  expect(veto).toMatchObject({ kind: "vote", concerns: true, data: { veto: 1 } });
});

it("throws the dice of a war before it says who won, with what follows from it", () => {
  const lines = [line("gp-event-war", { active: 1, region: 0 }), line("gp-event-war-fought", { active: 1, attack: 5, mine: 1, region: 0, defence: 2, theirs: 2 }), line("gp-event-fell", { seat: 0, region: 0, politicians: 2 })];
  const [war, fought, ...rest] = scenesOf(step(lines), director);
  expect(war).toMatchObject({ kind: "clash", concerns: true, data: { fought: false } });
  expect(fought).toMatchObject({ kind: "clash", told: 1, concerns: true });
  expect((fought!.data as ClashData).sides).toEqual([{ region: 1, parties: [1], strength: 5, die: 1 }, { region: 0, parties: [0], strength: 2, die: 2 }]);
  expect((fought!.data as ClashData).lines).toEqual([lines[2]]);
  expect(rest).toEqual([]);
});

it("opens all bids together", () => {
  const [scene] = scenesOf(step([line("gp-event-bids", { region: 0, bids: [3, 1, 2] }), line("gp-event-auction-won", { seat: 0, region: 0 })]), director);
  expect(scene).toMatchObject({ kind: "bids", told: 1 });
  expect(scene!.lines).toHaveLength(2);
});

it("counts a scoring region by region, and leaves the sources out where the world has changed since", () => {
  const scored = [0, 1, 2].map((seat) => line("gp-event-scored", { seat, "half-points": 2 * seat }));
  const known = [[], [{ text: "gp-sheet-opposition", values: { region: 1, "half-points": 2 } }], [{ text: "gp-sheet-opposition", values: { region: 2, "half-points": 4 } }]];
  const data = (breakdown: typeof known) => scenesOf(step(scored, { score_breakdown: breakdown }), director)[0]!.data as ScoringData;
  expect(data(known)).toMatchObject({ step: "regions", scores: [0, 2, 4], breakdown: known });
  expect(data([[], [], []]).breakdown).toEqual([]);
});

it("loses no line and keeps their order", () => {
  const lines = [PROPOSED, ACCEPTED, line("gp-event-done-emigrate"), line("gp-event-coup-stake", { seat: 0 }), line("gp-event-coup-stake", { seat: 1 }), line("gp-event-coup-won", { seat: 0, region: 1, attack: 9, defence: 6, mine: 1, theirs: 3 }), line("gp-event-un", { seat: 0 }), line("gp-event-new-round"), line("gp-event-refilled"), line("gp-event-sabotage", { dice: [1] })];
  expect(scenesOf(step(lines), director).flatMap((scene) => scene.lines)).toEqual(lines);
});
