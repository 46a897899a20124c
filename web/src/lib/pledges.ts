/** Promises and threats: what was promised, and whether it was kept. */

import { clientOf } from "../games";
import type { Json, Note, Row, View } from "./types";

export const STATUSES = ["standing", "kept", "broken"] as const;
export type Status = (typeof STATUSES)[number];

/** What a promise says, from its numbers: each game has its own kinds. */
export function promised(game: string, pledge: Row): Note {
  return clientOf(game).promised(pledge);
}

/** A promise in an offer: a row of kind, what it is about, amount, and how long it holds. */
export function pledgeOf(row: readonly Json[]): Row {
  const [kind = 0, what = 0, amount = 0, until = 0] = row;
  return { kind, what, amount, until };
}

export function counted(pledges: View["pledges"]): Record<Status, number> {
  const count = (status: Status) => pledges.filter((pledge) => pledge["status"] === status).length;
  return { standing: count("standing"), kept: count("kept"), broken: count("broken") };
}
