/** Where on the board a line of the log happened. */

import type { Note, Spot } from "./types";

const ON_BOARD = ["territory", "field", "title", "guild", "target", "region", "place"];

export function spotOf(note: Note): Spot | null {
  for (const kind of ON_BOARD) {
    const value = note.values[kind];
    if (typeof value === "number" && value >= 0) return { kind, value };
  }
  return null;
}

/** Whose doing a line is, as a seat or a holder. */
export function doer(note: Note): { seat?: number; holder?: number } {
  for (const [key, of] of [["seat", "seat"], ["by", "seat"], ["holder", "holder"]] as const) {
    const value = note.values[key];
    if (typeof value === "number" && value >= 0) return { [of]: value };
  }
  return {};
}
