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
const SPOTS: Record<string, string> = { territory: "data-title", region: "data-region" };

/** What is to be ringed: the place on the board, and the part of the screen unless that is the board itself. */
export function ringed(part: string, spot: Spot | null, find: (selector: string) => Element | null): Element[] {
  const attribute = spot === null ? undefined : SPOTS[spot.kind];
  const place = attribute === undefined ? null : find(`[${attribute}="${spot!.value}"]`);
  const area = PARTS[part] === undefined || (part === "board" && place !== null) ? null : find(PARTS[part]);
  return [area, place].filter((each) => each !== null);
}
