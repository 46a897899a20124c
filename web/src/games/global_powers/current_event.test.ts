import { describe, expect, it } from "vitest";
import type { ActionOf, Frame, FrameOf } from "../../generated/global_powers";
import { activation, currentEvent, lastBids, lengths, scene, warOf } from "./current_event";
import { read } from "./read";
import { box, facts, view } from "./testing";

const war: ActionOf<"war"> = { is: "war", region: 0 };
const session: Frame = { is: "activation", region: 1, left: 2, order: [0], tried: 0, silent: 0, zeal: 0 };

function now(...stack: Frame[]) {
  const seen = view(stack);
  return currentEvent(seen, read(seen, box, facts));
}

describe("what is going on", () => {
  it("is an auction with an envelope a party: open for its owner, closed for the others, or missing", () => {
    const slots: FrameOf<"auction">["slots"] = [{ is: "bid", politicians: 3 }, { is: "committed" }, null];
    expect(now({ is: "set-up", at: 1 }, { is: "auction", seats: [0, 1, 2], slots, region: 2 })).toEqual({
      is: "auction",
      region: 2,
      envelopes: [
        { seat: 0, sealed: true, count: 3 },
        { seat: 1, sealed: true, count: null },
        { seat: 2, sealed: false, count: null },
      ],
    });
  });

  it("is a vote as the engine counts it", () => {
    const seen = view([session, { is: "vote", by: 0, region: 1, batch: [war], yes: 2, no: 0, voters: [1] }]);
    const found = currentEvent(seen, read(seen, box, { ...facts, tally: [[2, 0, 3], [1, 2]] }));
    expect(found).toMatchObject({ is: "vote", seat: 0, tally: { yes: 2, no: 0, open: [{ seat: 1, votes: 2 }], chips: 3 } });
  });

  it("is a sealed vote whose slots stay closed", () => {
    const frame: Frame = { is: "sealed-vote", by: 0, region: 1, batch: [], yes: 2, seats: [1], slots: [{ is: "committed" }] };
    expect(now(session, frame)).toMatchObject({ is: "vote", envelopes: [{ seat: 1, sealed: true }] });
  });

  it("is a motion that regions and then the UN may still decide", () => {
    const action: ActionOf<"motion"> = { is: "motion", motion: 2, region: 2, party: 5, stake: 1 };
    const frame: Frame = { is: "region-stakes", action, by: 1, ayes: 1, noes: 0, regions: [0, 1], stake: null, partners: [] };
    const found = now(session, { is: "execution", region: 1, by: 1, batch: [] }, frame);
    expect(found).toMatchObject({ is: "motion", regions: [0, 1], stake: null });
    expect(now({ is: "un-votes", action, by: 1, ayes: 3, noes: 1, seats: [1] })).toMatchObject({ is: "motion", regions: [] });
  });

  it("is a war, also while somebody may still change its dice", () => {
    const roll: FrameOf<"war-roll"> = { is: "war-roll", region: 1, target: 0 };
    expect(now(session, roll)).toEqual({ is: "war", region: 1, target: 0, dice: [] });
    const frame: FrameOf<"warmonger-choice"> = { is: "warmonger-choice", roll, natural: [1, 3], dice: [1, 3], waiting: [[0, 0]] };
    expect(now(session, frame)).toMatchObject({ is: "war", dice: [1, 3] });
    const other: Frame = { ...frame, roll: { is: "budget-roll", region: 1 } };
    expect(now(session, other)).toEqual({ is: "roll", kind: "budget", seat: -1, region: 1, dice: [1, 3] });
  });

  it("is a roll, and who may do something about it", () => {
    const coup: Frame = { is: "coup-roll", region: 2, seats: [1, 0], stakes: [3, 2] };
    expect(now(coup)).toEqual({ is: "roll", kind: "coup", seat: 1, region: 2, dice: [] });
    expect(now({ is: "revolution-roll", seat: 1, regions: [0, 2] })).toEqual({ is: "roll", kind: "revolution", seat: 1, region: -1, dice: [] });
    expect(now(session, { is: "last-zeal", seats: [1] })).toEqual({ is: "zeal", seat: 1 });
    expect(now({ is: "initiative-choice", seat: 0 })).toEqual({ is: "initiative", seat: 0 });
    expect(now({ is: "penalty-choice", seat: 0 })).toEqual({ is: "penalty", seat: 0 });
  });

  it("is the highest step that has something to tell", () => {
    expect(now({ is: "turns", begun: true }, { is: "turn-choice", seat: 1 })).toEqual({ is: "turn", seat: 1 });
    expect(now({ is: "turns", begun: true })).toEqual({ is: "other" });
  });
});

describe("where it happens", () => {
  it("finds the region in session", () => {
    expect(activation(view([session]))).toEqual({ region: 1, left: 2 });
    expect(activation(view())).toBeNull();
  });

  it("points at the target of what is proposed, voted on, or moved", () => {
    const proposed = now(session, { is: "veto-window", by: 0, region: 1, batch: [war], accepted: 1, seats: [1] });
    expect(scene(proposed, { region: 1 })).toEqual({ at: 1, target: 0 });
    expect(warOf(proposed)).toEqual({ region: 1, target: 0 });
    const own = now(session, { is: "partners", by: 0, region: 1, batch: [{ is: "propaganda", party: 0, region: 1 }], seats: [1] });
    expect(scene(own, { region: 1 })).toEqual({ at: 1, target: null });
    const action: ActionOf<"motion"> = { is: "motion", motion: 2, region: 2, party: 5, stake: 1 };
    const staked: FrameOf<"region-stakes"> = { is: "region-stakes", action, by: 1, ayes: 1, noes: 0, regions: [0, 2], stake: null, partners: [] };
    expect(scene(now(session, staked), { region: 1 })).toEqual({ at: 0, target: 2 });
    expect(scene(now(session, { ...staked, regions: [] }), { region: 1 })).toEqual({ at: 1, target: 2 });
    expect(warOf(own)).toBeNull();
  });
});

describe("the bar", () => {
  it("has a part for all votes that are still out", () => {
    const open = [{ seat: 1, votes: 2 }];
    expect(lengths({ yes: 3, no: 1, open, chips: 4 })).toEqual({ total: 10, undecided: 6 });
    expect(lengths({ yes: 1, no: 1, open: [], chips: 0 })).toEqual({ total: 2, undecided: 0 });
  });
});

describe("opened envelopes", () => {
  it("are those of the last region", () => {
    const note = (region: number, bids: number[]) => ({ text: "gp-event-bids", values: { region, bids } });
    expect(lastBids([note(0, [1, 2]), note(1, [0, 4]), { text: "gp-event-auction-won", values: {} }])).toEqual({ region: 1, bids: [0, 4] });
    expect(lastBids([])).toBeNull();
  });
});
