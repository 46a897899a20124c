/** Where on the board a line of the log happened. */

import type { Note, Spot } from "./types";

/** The names under which events tell places, and what kind of place each is. */
const PLACES: Record<string, Record<string, string>> = {
  globopolis: { territory: "territory", field: "field", title: "title", guild: "guild", target: "territory" },
  "global-powers": { region: "region", target: "region", active: "region", taker: "region", giver: "region" },
};

export function spotOf(note: Note, game: string): Spot | null {
  for (const [name, kind] of Object.entries(PLACES[game] ?? {})) {
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
