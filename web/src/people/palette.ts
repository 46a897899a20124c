/** Everybody's own colour on the board: what is drawn in the colour of a holder is drawn in that of whoever plays for it. */

import type { SeatRow } from "../lib/api";

/** What people can choose from; the server has the same list. */
export const COLOURS = ["orange", "blue", "green", "yellow", "pink", "red", "violet", "teal", "brown", "grey"];

/** The colour of each holder, by the first seat that plays for it; seats without one leave the board's own. */
export function colours(seats: readonly Pick<SeatRow, "seat" | "colour">[], holders: readonly number[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { seat, colour } of seats) {
    const holder = holders[seat] ?? seat;
    if (colour && !found.has(holder)) found.set(holder, colour);
  }
  return found;
}

/** Paint the page in the colours of a table; what is returned takes them off again. */
export function paint(seats: readonly SeatRow[], holders: readonly number[]): () => void {
  const root = document.documentElement.style;
  const painted = colours(seats, holders);
  for (const [holder, colour] of painted) root.setProperty(`--seat-${holder}`, `var(--colour-${colour})`);
  return () => {
    for (const holder of painted.keys()) root.removeProperty(`--seat-${holder}`);
  };
}
