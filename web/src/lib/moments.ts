/** What has happened that asks for attention: my turn, dice, an offer to me. */

import type { Seen } from "./patch";
import type { Sound } from "./cues";

export interface Moment {
  turn: boolean;
  /** Numbers of the offers made to me that are open. */
  offers: number[];
  /** The time of the last line that tells of dice; 0 for none. */
  rolled: number;
  /** The time when somebody last nudged me; 0 for never. */
  nudged: number;
}

export function momentOf(seen: Seen | null, turn: boolean, holder: number | null): Moment {
  const offers = (seen?.view?.offers ?? []).filter((offer) => offer.to === holder).map((offer) => offer.id);
  const roll = seen?.log.findLast((line) => Array.isArray(line.values["dice"]));
  const nudge = seen?.log.findLast((line) => line.text === "event-nudge" && line.values["seat"] === seen.seat);
  return { turn, offers, rolled: roll?.at ?? 0, nudged: nudge?.at ?? 0 };
}

/** What is new since a moment, the most important first. */
export function news(before: Moment, now: Moment): Sound[] {
  const found: Sound[] = [];
  if (now.turn && !before.turn) found.push("turn");
  if (now.nudged > before.nudged) found.push("nudge");
  if (now.offers.some((offer) => !before.offers.includes(offer))) found.push("offer");
  if (now.rolled > before.rolled) found.push("dice");
  return found;
}

/** A page's title: whether it is my turn, and how many other tables wait for me. */
export function titled(title: string, turn: string, others: number): string {
  return `${others > 0 ? `(${others}) ` : ""}${turn ? `● ${turn} · ` : ""}${title}`;
}
