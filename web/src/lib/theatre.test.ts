import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Question } from "../generated/messages";
import type { Follower } from "./live.svelte";
import { fromSnapshot, type Line, type Seen } from "./patch";
import { BEHIND_MINE, PATIENCE, TIME, type Director } from "./scenes";
import { Theatre } from "./theatre.svelte";
import type { Box, View } from "./types";

const view = { holders: [0, 1], turn: 1 } as unknown as View;
const line = (text: string, values: Line["values"] = {}): Line => ({ at: 1, text, values });
const ASKED = { id: 7, kind: "turn", must: true } as unknown as Question;

/** A line to a server that tells what a test says, and the theatre that shows it. */
function table(slowness = 1, director: Director | null = null) {
  const live = {
    line: "live" as const,
    seen: {} as Record<string, Seen>,
    mine: [0],
    follower: null as Follower | null,
    move: () => Promise.resolve(null),
    ask: () => Promise.reject(new Error("nothing is asked here")),
  };
  const theatre = new Theatre(live, { box: () => ({ game: "any" }) as Box, director: () => director, slowness: () => slowness });
  theatre.eyes = "0";
  const learn = (after: Seen, update: Parameters<Follower>[3]) => {
    const before = live.seen["0"];
    live.seen = { "0": after };
    live.follower?.("0", before, after, update);
  };
  learn(fromSnapshot({ seat: 0, seq: 1, view, projected_scores: [0, 0] }), null);
  return {
    theatre,
    /** The log as it is shown. */
    said: () => theatre.seen["0"]!.log.map(({ text }) => text),
    tell(lines: Line[], more: Partial<Seen> = {}) {
      const before = live.seen["0"]!;
      const seq = before.seq + 1;
      learn({ ...before, ...more, seq, log: [...before.log, ...lines] }, { type: "step", seat: 0, seq, changes: {}, log: lines });
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells nothing before the dice lie still, and asks when all was shown", async () => {
  const { theatre, said, tell } = table();
  tell([line("rolled", { dice: [3] }), line("won")], { projected_scores: [5, 0], questions: [ASKED] });
  await vi.advanceTimersByTimeAsync(TIME.dice - 1);
  expect(said()).toEqual([]);
  expect(theatre.heardBy(theatre.seen["0"]!).map(({ text }) => text)).toEqual(["rolled"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual(["rolled"]);
  expect(theatre.seen["0"]).toMatchObject({ projected_scores: [0, 0], questions: [] });
  await vi.advanceTimersByTimeAsync(TIME.rest);
  expect(said()).toEqual(["rolled", "won"]);
  expect(theatre.seen["0"]).toMatchObject({ projected_scores: [5, 0], questions: [] });
  await vi.advanceTimersByTimeAsync(TIME.news);
  expect(theatre.seen["0"]!.questions).toEqual([ASKED]);
  expect(theatre.playing).toBe(false);
});

it("is never much behind a question of mine whose clock runs", async () => {
  const { theatre, said, tell } = table();
  const clocks = { due: { 0: 99 } } as unknown as Seen["clocks"];
  for (let step = 0; step < 12; step += 1) tell([line(`roll ${step}`, { dice: [3] })], step === 11 ? { questions: [ASKED], clocks } : {});
  await vi.advanceTimersByTimeAsync(BEHIND_MINE + TIME.dice + TIME.rest);
  expect(said()).toHaveLength(12);
  expect(theatre.seen["0"]!.questions).toEqual([ASKED]);
});

it("shows the same in the same order at once to who wants no motion", () => {
  const { theatre, said, tell } = table(0);
  tell([line("rolled", { dice: [3] }), line("won")]);
  tell([line("paid")]);
  expect(said()).toEqual(["rolled", "won", "paid"]);
  expect(theatre.playing).toBe(false);
});

it("stays with what concerns me until I go on, also when somebody skips", async () => {
  const concerns: Director = (step, at) => ({ scene: { kind: "loss", beats: [100], told: 0, lines: [step.lines[at]!], concerns: step.lines[at]!.text === "lost" }, takes: 1 });
  const { theatre, said, tell } = table(1, concerns);
  tell([line("one"), line("lost"), line("two")]);
  await vi.advanceTimersByTimeAsync(10);
  theatre.skip();
  await vi.advanceTimersByTimeAsync(10);
  expect(theatre.waits).toBe(true);
  expect(said()).toEqual(["one", "lost"]);
  theatre.goOn();
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toEqual(["one", "lost", "two"]);
  tell([line("lost")]);
  await vi.advanceTimersByTimeAsync(PATIENCE + 200);
  expect(theatre.playing).toBe(false);
});

it("shows others' turns again, and comes back to where the table is", async () => {
  const { theatre, said, tell } = table();
  tell([line("rolled", { dice: [3] })]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(theatre.lately).toHaveLength(1);
  theatre.review();
  await vi.advanceTimersByTimeAsync(10);
  expect(theatre.again).toBe(true);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(theatre.again).toBe(false);
  expect(said()).toEqual(["rolled"]);
});

it("leaves what is shown again with one press, whatever of it concerns me", async () => {
  const concerns: Director = (step, at) => ({ scene: { kind: "loss", beats: [100], told: 0, lines: [step.lines[at]!], concerns: true }, takes: 1 });
  const { theatre, tell } = table(1, concerns);
  tell([line("lost"), line("lost more")]);
  await vi.advanceTimersByTimeAsync(2 * PATIENCE + 500);
  theatre.review();
  await vi.advanceTimersByTimeAsync(10);
  theatre.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(theatre.playing).toBe(false);
  expect(theatre.lately).toHaveLength(1);
});

it("keeps others' turns until I have answered in mine", async () => {
  const { theatre, tell } = table();
  const mine = { ...view, turn: 0 };
  tell([line("paid")], { view: mine, questions: [ASKED] });
  await vi.advanceTimersByTimeAsync(1000);
  tell([line("placed agents")]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(theatre.lately.map(({ step }) => step.lines[0]!.text)).toEqual(["paid"]);
  tell([line("answered")], { questions: [{ ...ASKED, id: 8 }] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(theatre.lately).toEqual([]);
});

it("cuts to the end of a throw, and over further throws to how it ends", async () => {
  const fights: Director = (step, at) => {
    const line = step.lines[at]!;
    const throws = line.text === "round";
    return { scene: { kind: "fight", beats: throws ? [700, 300, 650] : [2000], told: throws ? 1 : 0, lines: [line] }, takes: 1 };
  };
  const { theatre, said, tell } = table(1, fights);
  tell([line("round"), line("round"), line("round"), line("taken")]);
  await vi.advanceTimersByTimeAsync(10);
  theatre.next();
  await vi.advanceTimersByTimeAsync(10);
  // Its last part is still looked at.
  expect([theatre.number, theatre.beat, said()]).toEqual([1, 2, ["round"]]);
  await vi.advanceTimersByTimeAsync(650);
  expect([theatre.number, theatre.beat]).toEqual([2, 0]);
  theatre.finish();
  await vi.advanceTimersByTimeAsync(10);
  expect(theatre.scene?.lines[0]?.text).toBe("taken");
  expect(said()).toEqual(["round", "round", "round", "taken"]);
});
