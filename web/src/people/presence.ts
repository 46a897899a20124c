/** Whether somebody is at the table, in few words: here, away since, gone. */

import type { Presence } from "../generated/messages";

export type Whereabouts = { state: "here" } | { state: "away" | "gone"; unit: "minutes" | "hours" | "days"; count: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where somebody is, at a time in seconds since 1970. */
export function whereabouts(row: Pick<Presence, "since" | "gone">, now: number): Whereabouts {
  if (row.since === null) return { state: "here" };
  const state = row.gone !== null && now >= row.gone ? "gone" : "away";
  const passed = Math.max(0, now - row.since);
  if (passed < 2 * HOUR) return { state, unit: "minutes", count: Math.floor(passed / MINUTE) };
  return passed < 2 * DAY ? { state, unit: "hours", count: Math.floor(passed / HOUR) } : { state, unit: "days", count: Math.floor(passed / DAY) };
}
