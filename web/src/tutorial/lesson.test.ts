import { afterEach, describe, expect, it } from "vitest";

import type { Lesson, Step } from "../generated/messages";
import type { View } from "../lib/types";
import { keep, left, pauses, same, sights } from "./lesson";
import { ringed } from "./rings";

const note = (text: string) => ({ text, values: {}, at: 0 });
const frame = (seq: number, log: string[]): Step => ({ type: "step", seat: 0, seq, changes: { turns: seq }, log: log.map(note) });

describe("a lesson", () => {
  it("is seen line by line", () => {
    const view = { turns: 0, board: {} } as unknown as View;
    const lesson = { first: { type: "snapshot", seat: 0, seq: 0, view }, frames: [frame(1, ["a"]), frame(2, ["b", "c"])] };
    const seen = sights(lesson as unknown as Lesson);
    expect(seen.map((each) => each.view?.turns)).toEqual([0, 1, 2]);
    expect(seen.map((each) => each.log.length)).toEqual([0, 1, 3]);
  });

  it("pauses where something is heard, and at the end", () => {
    const frames = [frame(1, ["a"]), frame(2, []), frame(3, ["b"]), frame(4, [])];
    expect(pauses(frames, 0, 4)).toEqual([1, 3, 4]);
    expect(pauses(frames, 1, 2)).toEqual([2]);
  });

  it("knows a move in whatever order its fields stand", () => {
    expect(same({ verb: "roll", dice: 2 }, { dice: 2, verb: "roll" })).toBe(true);
    expect(same({ verb: "roll", dice: 2 }, { dice: 3, verb: "roll" })).toBe(false);
    expect(same({ give: [[0, 1]] }, { give: [[1, 0]] })).toBe(false);
  });
});

describe("the place in a lesson", () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
  });
  afterEach(() => kept.clear());

  it("is found again until the end is reached", () => {
    expect(left("globopolis", 30)).toBe(0);
    keep("globopolis", 7);
    expect(left("globopolis", 30)).toBe(7);
    expect(left("global-powers", 30)).toBe(0);
    keep("globopolis", 29);
    expect(left("globopolis", 30)).toBe(0);
  });

  it("begins afresh where something else was kept", () => {
    kept.set("statecraft-lesson-globopolis", "a long story");
    expect(left("globopolis", 30)).toBe(0);
  });
});

describe("rings", () => {
  /** Things on a screen: what is found by a selector, and what is inside of what. */
  function screen(things: Record<string, string[]>) {
    const made = new Map(Object.keys(things).map((name) => [name, { name, contains: (other: unknown) => other === null || things[name]!.includes((other as { name: string }).name) }]));
    return (part: string, spot: { kind: string; value: number } | null) =>
      ringed(part, spot, (selector) => (made.get(selector) ?? null) as unknown as Element | null).map((each) => (each as unknown as { name: string }).name);
  }
  const decision = "[aria-labelledby='decision-title']";
  const field = '[data-title="3"]';
  const card = '[data-card="mission-21"]';
  const around = screen({ "main > :last-child": [field], [field]: [], [decision]: [], "#tab-panel": [card], [card]: [] });

  it("are around the place, and around the part unless the place is in it", () => {
    expect(around("board", { kind: "territory", value: 3 })).toEqual([field]);
    expect(around("decision", { kind: "territory", value: 3 })).toEqual([decision, field]);
    expect(around("mine", { kind: "mission", value: 21 })).toEqual([card]);
    expect(around("board", null)).toEqual(["main > :last-child"]);
  });

  it("are around the part where the place is not to be seen, as on a phone", () => {
    expect(around("board", { kind: "territory", value: 4 })).toEqual(["main > :last-child"]);
    expect(around("", null)).toEqual([]);
  });
});
