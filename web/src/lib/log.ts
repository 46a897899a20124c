/** A long log: only the lines in a window are drawn, and what came before the first one is fetched when wanted. */

import type { Line } from "./patch";
import type { Spot } from "./types";

/** So many lines come with each wish for earlier or later ones, and so many are drawn at most. */
export const PAGE = 100;
export const MOST_DRAWN = 300;
/** The server tells no more than this when one comes to a table. */
const TOLD_AT_FIRST = 200;

/** Which lines are drawn: from one on, or from `null` the last ones. */
export function drawn(lines: number, from: number | null): { first: number; end: number } {
  const first = from ?? Math.max(0, lines - PAGE);
  return { first, end: Math.min(lines, first + MOST_DRAWN) };
}

/** A page later; at the end of the log one stays there. */
export function later(lines: number, first: number): number | null {
  return first + PAGE + MOST_DRAWN >= lines ? null : first + PAGE;
}

/** Whether the server may know lines from before the first one here. */
export function mayHaveEarlier(lines: readonly Line[]): boolean {
  return lines.length >= TOLD_AT_FIRST;
}

/** What a whole log has before the lines that are known. */
export function before(whole: readonly Line[], known: readonly Line[]): Line[] {
  const probe = known.slice(0, 5).map(same);
  for (let at = whole.length - known.length; at >= 0; at -= 1) {
    if (probe.every((line, offset) => line === same(whole[at + offset]))) return whole.slice(0, at);
  }
  return [];
}

function same(line: Line | undefined): string {
  return line === undefined ? "" : JSON.stringify([line.at, line.text, line.values]);
}

export function isSpot(one: Spot | null, other: Spot | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.value === other.value;
}

/** How a line about a promise is marked: kept or broken. */
export function verdict(line: Line): "kept" | "broken" | null {
  if (line.text === "event-pledge-kept") return "kept";
  return line.text === "event-pledge-broken" ? "broken" : null;
}

/** The line with which a turn begins. */
export const TURN = "event-turn";
/** So many lines alike in a row are routine, and told in one. */
const ROUTINE = 3;

/** A row of the log: a heading, one line, or several alike in one; `at` is the number of its first line. */
export type LogRow = { is: "turn"; at: number; seat: number } | { is: "line"; at: number } | { is: "run"; at: number; count: number };

/** Lines from the one with the number `first` on, as rows. `isRoutine` says of which texts several in a row are told in one. */
export function rowsOf(lines: readonly Line[], first: number, isRoutine: (text: string) => boolean): LogRow[] {
  const rows: LogRow[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index]!;
    const count = isRoutine(line.text) ? alike(lines, index) : 1;
    const at = first + index;
    if (line.text === TURN) rows.push({ is: "turn", at, seat: Number(line.values["seat"]) });
    else rows.push(count >= ROUTINE ? { is: "run", at, count } : { is: "line", at });
    index += count >= ROUTINE ? count : 1;
  }
  return rows;
}

/** How many lines from one on say the same of the same player. */
function alike(lines: readonly Line[], from: number): number {
  const { text, values } = lines[from]!;
  const other = lines.findIndex((line, at) => at > from && (line.text !== text || line.values["seat"] !== values["seat"] || line.values["holder"] !== values["holder"]));
  return (other < 0 ? lines.length : other) - from;
}
