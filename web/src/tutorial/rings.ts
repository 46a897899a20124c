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

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is left of a rectangle inside frames, such as the parts of a page that scroll; null where nothing is. */
export function within(rect: Rect, frames: readonly Rect[]): Rect | null {
  const left = Math.max(rect.left, ...frames.map((frame) => frame.left));
  const top = Math.max(rect.top, ...frames.map((frame) => frame.top));
  const right = Math.min(rect.right, ...frames.map((frame) => frame.right));
  const bottom = Math.min(rect.bottom, ...frames.map((frame) => frame.bottom));
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** The parts of the page that cut off what is in them, around an element. */
export function framesOf(element: Element): Rect[] {
  const found: Rect[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== "visible" && at !== document.documentElement && at !== document.body) found.push(at.getBoundingClientRect());
  }
  return found;
}

/** What is to be ringed: the place, and the part of the screen unless the place is in it. */
export function ringed(part: string, spot: Spot | null, find: (selector: string) => Element | null): Element[] {
  const place = spot === null ? null : find(selector(spot));
  const area = PARTS[part] === undefined ? null : find(PARTS[part]);
  if (area !== null && area.contains(place) && place !== null) return [place];
  return [area, place].filter((each) => each !== null);
}
