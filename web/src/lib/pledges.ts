/** Promises and threats: what was promised, and whether it was kept. */

import { clientOf } from "../games";
import type { Promised } from "../games/client";
import type { Note, Pledge, View } from "./types";

export const STATUSES: readonly Status[] = ["standing", "kept", "broken"] ;
export type Status = Pledge["status"];

/** What a promise says, from its numbers: each game has its own kinds. */
export function promised(game: string, pledge: Promised): Note {
  return clientOf(game).promised(pledge);
}

/** A promise in an offer: a row of kind, what it is about, amount, and how long it holds. */
export function pledgeOf(row: readonly number[]): Promised {
  const [kind = 0, what = 0, amount = 0, until = 0] = row;
  return { kind, what, amount, until };
}

export function counted(pledges: View["pledges"]): Record<Status, number> {
  const count = (status: Status) => pledges.filter((pledge) => pledge.status === status).length;
  return { standing: count("standing"), kept: count("kept"), broken: count("broken") };
}
