/** Where on the screen the guide's rings are drawn. */

import type { Spot } from "../lib/types";

const PARTS: Record<string, string> = {
  board: "main > :last-child",
  affair: "[data-part='affair']",
  decision: "[aria-labelledby='decision-title']",
  seats: "[aria-labelledby='seats-title']",
  mine: "#tab-panel",
  log: "#tab-panel",
};
/** Fields and regions have their numbers on the board; every other place is a card in hand. */
const PLACES: Record<string, string> = { territory: "data-title", region: "data-region" };

function selector(spot: Spot): string {
  const place = PLACES[spot.kind];
  return place === undefined ? `[data-card="${spot.kind}-${spot.value}"]` : `[${place}="${spot.value}"]`;
}

/** What is to be ringed: the place, and the part of the screen unless the place is in it. */
export function ringed(part: string, spot: Spot | null, find: (selector: string) => Element | null): Element[] {
  const place = spot === null ? null : find(selector(spot));
  const area = PARTS[part] === undefined ? null : find(PARTS[part]);
  if (area !== null && area.contains(place) && place !== null) return [place];
  return [area, place].filter((each) => each !== null);
}
