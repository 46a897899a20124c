/** What is going on, read from the stack of the view: the auction, an activation, a vote, a motion, a war. */

import type { ActionOf, EventText, Frame, FrameOf, Frames, View } from "../../generated/global_powers";
import type { Note } from "../../lib/types";
import type { Tally, World } from "./read";

/** What a government proposes. */
type Batch = Frames["proposal"]["batch"];
type RollFrame = Frames["warmonger-choice"]["roll"];
type SealedFrame = Extract<Frame, { slots: unknown }>;

export interface Envelope {
  seat: number;
  sealed: boolean;
  /** What is in it, where the viewer may know. */
  count: number | null;
}

export type CurrentEvent =
  | { is: "auction"; region: number; envelopes: Envelope[] }
  | { is: "sealed"; kind: "hands" | "refill" | "un"; envelopes: Envelope[] }
  | { is: "placement"; seat: number }
  | { is: "turn"; seat: number }
  | { is: "proposal"; seat: number; region: number; batch: Batch; alone: boolean }
  | { is: "consent"; seat: number; region: number; batch: Batch; asked: number[] }
  | { is: "vote"; seat: number; region: number; batch: Batch; tally: Tally; envelopes: Envelope[] }
  | { is: "veto"; seat: number; region: number; batch: Batch; accepted: boolean; asked: number[] }
  | { is: "trade"; seat: number; region: number; action: ActionOf<"trade"> }
  | { is: "war"; region: number; target: number; dice: number[] }
  | { is: "coup"; seat: number; region: number; envelopes: Envelope[] }
  | { is: "motion"; seat: number; action: ActionOf<"motion">; tally: Tally; regions: number[]; stake: ActionOf<"stake"> | null }
  | { is: "sabotage"; seat: number; region: number; count: number }
  | { is: "roll"; kind: Roll; seat: number; region: number; dice: number[] }
  | { is: "zeal"; seat: number }
  | { is: "initiative" | "penalty"; seat: number }
  | { is: "over" }
  | { is: "other" };

type Roll = "budget" | "coup" | "assassination" | "sabotage" | "revolution";

const ROLLS: Record<Exclude<RollFrame["is"], "war-roll">, Roll> = {
  "budget-roll": "budget",
  "coup-roll": "coup",
  "assassination-roll": "assassination",
  "sabotage-roll": "sabotage",
  "revolution-roll": "revolution",
};

const BIDS: EventText = "gp-event-bids";

/** The affair the questions are about: the highest frame that has something to tell. */
export function currentEvent(view: View, world: World): CurrentEvent {
  if (view.result !== null) return { is: "over" };
  for (const frame of [...view.stack].reverse()) {
    const found = read(frame, world);
    if (found.is !== "other") return found;
  }
  return { is: "other" };
}

/** The region in session, and how many actions it has left. */
export function activation(view: View): { region: number; left: number } | null {
  const frame = view.stack.find((each): each is FrameOf<"activation"> => each.is === "activation");
  return frame ? { region: frame.region, left: frame.left } : null;
}

function read(frame: Frame, { tally }: World): CurrentEvent {
  switch (frame.is) {
    case "first-hands":
      return { is: "sealed", kind: "hands", envelopes: envelopes(frame) };
    case "refill":
      return { is: "sealed", kind: "refill", envelopes: envelopes(frame) };
    case "un-choice":
      return { is: "sealed", kind: "un", envelopes: envelopes(frame) };
    case "auction":
      return { is: "auction", region: frame.region, envelopes: envelopes(frame) };
    case "placement":
      return { is: "placement", seat: frame.seat };
    case "turn-choice":
      return { is: "turn", seat: frame.seat };
    case "proposal":
      return { is: "proposal", seat: frame.seat, region: frame.region, batch: frame.batch, alone: frame.alone === 1 };
    case "partners":
      return { is: "consent", seat: frame.by, region: frame.region, batch: frame.batch, asked: frame.seats };
    case "vote":
      return { is: "vote", seat: frame.by, region: frame.region, batch: frame.batch, tally, envelopes: [] };
    case "sealed-vote":
      return { is: "vote", seat: frame.by, region: frame.region, batch: frame.batch, tally, envelopes: envelopes(frame) };
    case "veto-window":
      return { is: "veto", seat: frame.by, region: frame.region, batch: frame.batch, accepted: frame.accepted === 1, asked: frame.seats };
    case "trade-answer":
      return { is: "trade", seat: frame.by, region: frame.region, action: frame.action };
    case "coup-stakes":
      return { is: "coup", seat: frame.seats[0] ?? -1, region: frame.region, envelopes: envelopes(frame) };
    case "region-stakes":
      return { is: "motion", seat: frame.by, action: frame.action, tally, regions: frame.regions, stake: frame.stake };
    case "un-votes":
      return { is: "motion", seat: frame.by, action: frame.action, tally, regions: [], stake: null };
    case "last-zeal":
      return { is: "zeal", seat: frame.seats[0] ?? -1 };
    case "initiative-choice":
      return { is: "initiative", seat: frame.seat };
    case "penalty-choice":
      return { is: "penalty", seat: frame.seat };
    case "sabotage-choice":
      return { is: "sabotage", seat: frame.seat, region: frame.region, count: frame.count };
    case "warmonger-choice":
      return rolled(frame.roll, frame.dice);
    case "war-roll":
    case "budget-roll":
    case "coup-roll":
    case "assassination-roll":
    case "sabotage-roll":
    case "revolution-roll":
      return rolled(frame, []);
    default:
      return { is: "other" };
  }
}

/** A roll; dice that a Warmonger may still change come with it. */
function rolled(roll: RollFrame, dice: number[]): CurrentEvent {
  if (roll.is === "war-roll") return { is: "war", region: roll.region, target: roll.target, dice };
  const region = "region" in roll ? roll.region : -1;
  const seat = "seat" in roll ? roll.seat : "seats" in roll ? (roll.seats[0] ?? -1) : -1;
  return { is: "roll", kind: ROLLS[roll.is], seat, region, dice };
}

function envelopes(frame: SealedFrame): Envelope[] {
  return frame.seats.map((seat, at) => {
    const slot = frame.slots[at] ?? null;
    const count = slot !== null && (slot.is === "bid" || slot.is === "stake-coup") ? slot.politicians : null;
    return { seat, sealed: slot !== null, count };
  });
}

/** The regions an affair is about: the one where it happens, and the one it is aimed at. */
export function scene(now: CurrentEvent, inSession: { region: number } | null): { at: number | null; target: number | null } {
  const at = "region" in now && now.region >= 0 ? now.region : (inSession?.region ?? null);
  if (now.is === "war") return { at, target: now.target };
  // While regions stake, it is the one that is asked.
  if (now.is === "motion") return { at: now.regions[0] ?? at, target: now.action.region };
  const first = "batch" in now ? now.batch[0] : now.is === "trade" ? now.action : undefined;
  const target = first !== undefined && "region" in first ? first.region : null;
  return { at, target: target !== at ? target : null };
}

/** Is a war proposed, voted on or fought? Then who attacks whom. */
export function warOf(now: CurrentEvent): { region: number; target: number } | null {
  if (now.is === "war") return { region: now.region, target: now.target };
  if (!("batch" in now)) return null;
  const war = now.batch.find((action): action is ActionOf<"war"> => action.is === "war");
  return war ? { region: now.region, target: war.region } : null;
}

/** How long a vote's bar is: all votes, and those nobody has cast yet. */
export function lengths(tally: Tally): { total: number; undecided: number } {
  const undecided = tally.open.reduce((sum, { votes }) => sum + votes, tally.chips);
  return { total: tally.yes + tally.no + undecided, undecided };
}

/** The bids for the last region that was auctioned, once its envelopes are open. */
export function lastBids(heard: readonly Note[]): { region: number; bids: number[] } | null {
  const note = heard.filter((each) => each.text === BIDS).at(-1);
  return note ? { region: note.values["region"] as number, bids: note.values["bids"] as number[] } : null;
}
