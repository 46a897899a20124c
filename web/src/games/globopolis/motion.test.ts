import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { afterDice, DICE_TIME, moves, skip } from "./motion";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits for the dice, and not at all for dice that are cut short", () => {
  const done: string[] = [];
  afterDice(() => done.push("walks"));
  vi.advanceTimersByTime(DICE_TIME - 1);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["walks"]);
  afterDice(() => done.push("at once"));
  skip();
  vi.advanceTimersByTime(2 * DICE_TIME);
  expect(done).toEqual(["walks", "at once"]);
});

it("cuts a way short that began because the dice were", () => {
  const done: string[] = [];
  afterDice(() => {
    const off = moves(() => {
      off();
      done.push("there");
    });
  });
  skip();
  expect(done).toEqual(["there"]);
  skip();
  expect(done).toEqual(["there"]);
});

it("forgets what is called off", () => {
  const done: string[] = [];
  const off = afterDice(() => done.push("walks"));
  off();
  skip();
  vi.advanceTimersByTime(DICE_TIME);
  expect(done).toEqual([]);
});
