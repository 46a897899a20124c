import { describe, expect, it } from "vitest";

import { after, changed, fromSnapshot, type First } from "./patch";
import type { View } from "./types";

const view = {
  game: "globopolis",
  round: 1,
  questions: [],
  board: { is: "board", eu: [1, 2], owner: [3], units: [4, 5], first: 7, ops: { is: "seen-deck", pool: 3 } },
} as unknown as View;

describe("a view", () => {
  it("takes over sections, and of the board only the rows that changed", () => {
    const next = changed(view, { round: 2, board: { owner: [30], first: 8 } });
    expect(next.round).toBe(2);
    expect(next.board).toEqual({ is: "board", eu: [1, 2], owner: [30], units: [4, 5], first: 8, ops: { is: "seen-deck", pool: 3 } });
  });

  it("leaves the old one as it was", () => {
    changed(view, { board: { eu: [9, 9] } });
    expect(view.board["eu"]).toEqual([1, 2]);
  });

  it("takes a deck whole", () => {
    const next = changed(view, { board: { ops: { is: "seen-deck", pool: 2 } } });
    expect(next.board["ops"]).toEqual({ is: "seen-deck", pool: 2 });
  });

  it("comes whole with the first step of a game", () => {
    expect(changed(null, { view: view as never })).toBe(view);
    expect(() => changed(null, { round: 2 })).toThrow();
  });
});

describe("what a viewer knows", () => {
  const snapshot: First = { type: "snapshot", seat: 0, seq: 4, epoch: "e", view, log: [{ at: 1, text: "a", values: {} }], undo: true };

  it("grows by what was heard", () => {
    const next = after(fromSnapshot(snapshot), { type: "step", seat: 0, seq: 5, changes: {}, log: [{ at: 2, text: "b", values: {} }] });
    expect(next.log.map((line) => line.text)).toEqual(["a", "b"]);
    expect(next.seq).toBe(5);
    expect(next.undo).toBe(true);
  });

  it("keeps the facts that have not changed, and forgets what is null", () => {
    const first = fromSnapshot({ ...snapshot, facts: { needs: [[1]], fight: [[2]] } });
    const next = after(first, { type: "step", seat: 0, seq: 5, changes: {}, facts: { fight: null, tally: [[3]] } });
    expect(next.facts).toEqual({ needs: [[1]], tally: [[3]] });
    expect(after(first, { type: "step", seat: 0, seq: 5, changes: {} }).facts).toEqual(first.facts);
  });

  it("knows null from nothing said", () => {
    const timed = after(fromSnapshot(snapshot), {
      type: "step",
      seat: 0,
      seq: 5,
      changes: {},
      clocks: { banks: [1], due: {}, phase: null, stopped: null, decision: 1 },
    });
    expect(after(timed, { type: "step", seat: 0, seq: 6, changes: {}, undo: false }).clocks).toEqual(timed.clocks);
    expect(after(timed, { type: "step", seat: 0, seq: 6, changes: {}, clocks: null }).clocks).toBeNull();
  });
});
