/** What is going on, read from the stack of the view: the auction, an activation, a vote, a motion, a war. */

import type { Note, Row, View } from "../../lib/types";
import type { Tally, World } from "./read";

type Frame = Row & { is: string };

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
  | { is: "proposal"; seat: number; region: number; batch: Row[]; alone: boolean }
  | { is: "consent"; seat: number; region: number; batch: Row[]; asked: number[] }
  | { is: "vote"; seat: number; region: number; batch: Row[]; tally: Tally; envelopes: Envelope[] }
  | { is: "veto"; seat: number; region: number; batch: Row[]; accepted: boolean; asked: number[] }
  | { is: "trade"; seat: number; region: number; action: Row }
  | { is: "war"; region: number; target: number; dice: number[] }
  | { is: "coup"; seat: number; region: number; envelopes: Envelope[] }
  | { is: "motion"; seat: number; action: Row; tally: Tally; regions: number[]; stake: Row | null }
  | { is: "sabotage"; seat: number; region: number; count: number }
  | { is: "roll"; kind: Roll; seat: number; region: number; dice: number[] }
  | { is: "zeal"; seat: number }
  | { is: "initiative" | "penalty"; seat: number }
  | { is: "over" }
  | { is: "other" };

type Roll = "budget" | "coup" | "assassination" | "sabotage" | "revolution";

const ROLLS: Record<string, Roll> = {
  "budget-roll": "budget",
  "coup-roll": "coup",
  "assassination-roll": "assassination",
  "sabotage-roll": "sabotage",
  "revolution-roll": "revolution",
};

const SEALED: Record<string, "hands" | "refill" | "un"> = { "first-hands": "hands", refill: "refill", "un-choice": "un" };

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
  const frame = view.stack.find((each) => each.is === "activation");
  return frame ? { region: frame["region"] as number, left: frame["left"] as number } : null;
}

function read(frame: Frame, world: World): CurrentEvent {
  const region = (frame["region"] as number | undefined) ?? -1;
  const by = (frame["by"] as number | undefined) ?? -1;
  const seats = (frame["seats"] as number[] | undefined) ?? [];
  const batch = (frame["batch"] as Row[] | undefined) ?? [];
  const kind = SEALED[frame.is];
  if (kind) return { is: "sealed", kind, envelopes: envelopes(frame) };
  switch (frame.is) {
    case "auction":
      return { is: "auction", region, envelopes: envelopes(frame) };
    case "placement":
      return { is: "placement", seat: frame["seat"] as number };
    case "turn-choice":
      return { is: "turn", seat: frame["seat"] as number };
    case "proposal":
      return { is: "proposal", seat: frame["seat"] as number, region, batch, alone: frame["alone"] === 1 };
    case "partners":
      return { is: "consent", seat: by, region, batch, asked: seats };
    case "vote":
      return { is: "vote", seat: by, region, batch, tally: world.tally, envelopes: [] };
    case "sealed-vote":
      return { is: "vote", seat: by, region, batch, tally: world.tally, envelopes: envelopes(frame) };
    case "veto-window":
      return { is: "veto", seat: by, region, batch, accepted: frame["accepted"] === 1, asked: seats };
    case "trade-answer":
      return { is: "trade", seat: by, region, action: frame["action"] as Row };
    case "warmonger-choice":
      return rolled(frame["roll"] as Frame, frame["dice"] as number[]);
    case "coup-stakes":
      return { is: "coup", seat: seats[0] ?? -1, region, envelopes: envelopes(frame) };
    case "region-stakes":
    case "un-votes": {
      const regions = (frame["regions"] as number[] | undefined) ?? [];
      const stake = (frame["stake"] as Row | null | undefined) ?? null;
      return { is: "motion", seat: by, action: frame["action"] as Row, tally: world.tally, regions, stake };
    }
    case "last-zeal":
      return { is: "zeal", seat: seats[0] ?? -1 };
    case "initiative-choice":
      return { is: "initiative", seat: frame["seat"] as number };
    case "penalty-choice":
      return { is: "penalty", seat: frame["seat"] as number };
    case "sabotage-choice":
      return { is: "sabotage", seat: frame["seat"] as number, region, count: frame["count"] as number };
    default:
      return rolled(frame, []);
  }
}

/** A roll; dice that a Warmonger may still change come with it. */
function rolled(roll: Frame, dice: number[]): CurrentEvent {
  const region = (roll["region"] as number | undefined) ?? -1;
  if (roll.is === "war-roll") return { is: "war", region, target: roll["target"] as number, dice };
  const kind = ROLLS[roll.is];
  if (kind === undefined) return { is: "other" };
  const [first = -1] = (roll["seats"] as number[] | undefined) ?? [];
  return { is: "roll", kind, seat: (roll["seat"] as number | undefined) ?? first, region, dice };
}

function envelopes(frame: Frame): Envelope[] {
  const slots = frame["slots"] as (Row | null)[];
  return (frame["seats"] as number[]).map((seat, at) => {
    const slot = slots[at] ?? null;
    const count = slot === null ? undefined : slot["politicians"];
    return { seat, sealed: slot !== null, count: typeof count === "number" ? count : null };
  });
}

/** The regions an affair is about: the one where it happens, and the one it is aimed at. */
export function scene(now: CurrentEvent, inSession: { region: number } | null): { at: number | null; target: number | null } {
  const at = "region" in now && now.region >= 0 ? now.region : (inSession?.region ?? null);
  if (now.is === "war") return { at, target: now.target };
  // While regions stake, it is the one that is asked.
  if (now.is === "motion") return { at: now.regions[0] ?? at, target: now.action["region"] as number };
  const first = "batch" in now ? now.batch[0] : now.is === "trade" ? now.action : undefined;
  const target = first?.["region"];
  return { at, target: typeof target === "number" && target !== at ? target : null };
}

/** Is a war proposed, voted on or fought? Then who attacks whom. */
export function warOf(now: CurrentEvent): { region: number; target: number } | null {
  if (now.is === "war") return { region: now.region, target: now.target };
  if (!("batch" in now)) return null;
  const war = now.batch.find((action) => action["is"] === "war");
  return war ? { region: now.region, target: war["region"] as number } : null;
}

/** How long a vote's bar is: all votes, and those nobody has cast yet. */
export function lengths(tally: Tally): { total: number; undecided: number } {
  const undecided = tally.open.reduce((sum, { votes }) => sum + votes, tally.chips);
  return { total: tally.yes + tally.no + undecided, undecided };
}

/** The bids for the last region that was auctioned, once its envelopes are open. */
export function lastBids(heard: readonly Note[]): { region: number; bids: number[] } | null {
  const note = heard.filter((each) => each.text === "gp-event-bids").at(-1);
  return note ? { region: note.values["region"] as number, bids: note.values["bids"] as number[] } : null;
}
