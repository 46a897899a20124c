/** Bots wait for people's side questions: whom, with what, and what a screen makes of it. */

import { clientOf } from "../games";
import type { Aside } from "./patch";
import type { Seat, View } from "./types";

/** Side questions that nobody in particular is asked; no curtain falls for them. */
const TO_ALL = ["business", "talks"];

/** The kinds of side questions that bots can wait for, and those a seat has chosen about. */
export function kindsOf(game: string, never: readonly string[]): string[] {
  return [...new Set([...clientOf(game).asides, ...never])];
}

function isBot(seat: Seat | undefined): boolean {
  return seat !== undefined && (seat.kind === "bot" || seat.away);
}

/** The bots whose turn it is, where nobody else is to move: those who wait. */
export function waitingBots(view: View, seats: readonly Seat[]): Seat[] {
  const waited = view.waited_for.map((each) => seats[each]);
  return waited.length > 0 && waited.every(isBot) ? (waited as Seat[]) : [];
}

/** Whom bots wait for; nobody, where it is not a bot's turn. */
export function asidesNow(asides: readonly Aside[], view: View, seats: readonly Seat[]): Aside[] {
  return waitingBots(view, seats).length ? [...asides] : [];
}

/** Of one's own seats, those which a screen turns to because only they can let the game go on. */
export function turnsTo(asides: readonly Aside[], mine: readonly number[]): number[] {
  const asked = asides.filter(({ seat, kind }) => mine.includes(seat) && !TO_ALL.includes(kind));
  return mine.filter((seat) => asked.some((aside) => aside.seat === seat));
}

/** What "go on" of a seat says, and for which of one's seats: what is asked of all is said for all of them. */
export function goOn(asides: readonly Aside[], mine: readonly number[], seat: number, kinds: readonly string[]): { seat: number; kinds: string[] }[] {
  return mine
    .map((each) => ({
      seat: each,
      kinds: asides.filter((aside) => aside.seat === each && kinds.includes(aside.kind) && (each === seat || TO_ALL.includes(aside.kind))).map(({ kind }) => kind),
    }))
    .filter((each) => each.kinds.length > 0);
}
