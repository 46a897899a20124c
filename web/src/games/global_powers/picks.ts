/** Which choices of the builder the board can show, and where. */

import type { Asking, Choice } from "../../lib/types";

const REGION_KINDS = ["region", "region-or-none", "place", "active", "neighbour", "target", "giver", "taker"];
const PARTY_KINDS = ["holder", "party-or-none"];
/** Stands for the base among places, and for nothing where a region need not be named. */
const NO_REGION = 12;
const NO_PARTY = 5;

export interface Picks {
  regions: Map<number, Choice>;
  parties: Map<number, Choice>;
  cards: Map<number, Choice>;
  chips: Map<number, Choice>;
  base: Choice | null;
}

export function picks(choices: readonly Choice[]): Picks {
  const found: Picks = { regions: new Map(), parties: new Map(), cards: new Map(), chips: new Map(), base: null };
  for (const choice of choices) {
    const { kind, value } = choice;
    if (REGION_KINDS.includes(kind) && value < NO_REGION) found.regions.set(value, choice);
    else if (kind === "place" && value === NO_REGION) found.base = choice;
    else if (PARTY_KINDS.includes(kind) && value < NO_PARTY) found.parties.set(value, choice);
    else if (kind === "card") found.cards.set(value, choice);
    else if (kind === "chip") found.chips.set(value, choice);
  }
  return found;
}

/** What goes out from the region in session, and what comes from the base, if it is not a choice itself. */
const OUT_OF_SESSION = ["emigrate", "war", "trade"];
const OUT_OF_BASE = ["place", "propaganda", "expand"];

/** The region that the next one is reached from: that which was chosen last, or else the one in session. */
export function outOf(asked: Asking | null, session: number | null): number | null {
  const before = asked?.before;
  if (before && REGION_KINDS.includes(before.kind) && before.value < NO_REGION) return before.value;
  return asked && OUT_OF_SESSION.includes(asked.verb) ? session : null;
}

export function isOutOfBase(asked: Asking | null): boolean {
  return asked !== null && OUT_OF_BASE.includes(asked.verb);
}

/** Is this spot one of the regions, by whatever name its kind goes? */
export function spotRegion(spot: { kind: string; value: number } | null): number | null {
  return spot && REGION_KINDS.includes(spot.kind) && spot.value < NO_REGION ? spot.value : null;
}

export function spotParty(spot: { kind: string; value: number } | null): number | null {
  return spot && [...PARTY_KINDS, "seat", "by", "to"].includes(spot.kind) ? spot.value : null;
}
