/** Where on the board a line of the log happened. */

import { clientOf } from "../games";
import type { Note, Spot } from "./types";

export function spotOf(note: Note, game: string): Spot | null {
  for (const [name, kind] of Object.entries(clientOf(game).places)) {
    const value = note.values[name];
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
