/** Goods of an offer, from amounts by code to the engine's rows and back; and what was offered before. */

import type { TradeQuestion, TradeVerb } from "../generated/view";
import type { Line } from "./patch";
import type { Choice, Offer } from "./types";

export const MAKE = "make-offer" satisfies TradeVerb;
export const COUNTER = "counter-offer" satisfies TradeVerb;
export const RING = "make-ring" satisfies TradeVerb;
export const ACCEPT = "accept-offer" satisfies TradeVerb;
export const REFUSE = "refuse-offer" satisfies TradeVerb;
export const WITHDRAW = "withdraw-offer" satisfies TradeVerb;
/** Others' offers are to be answered; one's own can be withdrawn. */
export const ANSWER_OFFERS = "answer-offer" satisfies TradeQuestion;
export const MY_OFFERS = "my-offers" satisfies TradeQuestion;

/** Whether a question is answered on the offers themselves. */
export function isAboutOffers(kind: string): boolean {
  return kind === ANSWER_OFFERS || kind === MY_OFFERS;
}

export type Side = "give" | "get";
export const SIDES: readonly Side[] = ["give", "get"];
export type Amounts = Record<number, number>;

/** Of what there is much of, a press puts ten on the table. */
const MUCH = 30;
const HANDFUL = 10;

export function isGood(choice: Choice): boolean {
  return choice.kind !== "end" && choice.kind !== "more" && choice.kind !== "block";
}

/** What has a name of its own, such as a title or a promise, is there once and not counted. */
export function isSingle(choice: Choice): boolean {
  return !("value" in choice.label.values);
}

/** The place of the board a good lies on, if it lies on one. */
export function placeOf(choice: Choice): number | undefined {
  const place = choice.label.values["territory"];
  return typeof place === "number" ? place : undefined;
}

/** Goods that lie on the board, by the place they lie on. */
export function byPlace(choices: readonly Choice[]): [number, Choice[]][] {
  const places = new Map<number, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), choice]);
  }
  return [...places];
}

/** Rows of (code, amount) in the order of the codes, without what is not there. */
export function sorted(amounts: Amounts): number[][] {
  return Object.entries(amounts)
    .map(([code, amount]) => [Number(code), amount])
    .filter(([, amount]) => (amount ?? 0) > 0)
    .sort(([one = 0], [other = 0]) => one - other);
}

/** A counter-offer begins with the offer as it stands, seen from the other side. */
export function firstSide(offers: readonly Offer[], id: number): Record<Side, Amounts> {
  const offer = offers.find((each) => each.id === id);
  const amounts = (rows: Offer["give"] = []) => Object.fromEntries(rows);
  return { give: amounts(offer?.get), get: amounts(offer?.give) };
}

/** How much of a good there is once one more press has put some of it on the table. */
export function pressed(choice: Choice, already: number): number {
  const most = isSingle(choice) ? 1 : (choice.most ?? 1);
  return Math.min(most, already + (most > MUCH ? HANDFUL : 1));
}

const OFFERS = "event-offer-";

/** What two holders have offered each other so far, oldest first. */
export function between(log: readonly Line[], holders: readonly number[], one: number, other: number): Line[] {
  return log.filter((line) => {
    if (!line.text.startsWith(OFFERS)) return false;
    const by = holders[Number(line.values["seat"] ?? -1)];
    const to = Number(line.values["holder"] ?? -1);
    return (by === one && to === other) || (by === other && to === one);
  });
}

/** Whether an offer is a ring of three. */
export function isRing(offer: Pick<Offer, "third">): boolean {
  return offer.third >= 0;
}

/** Whom an offer is with: the other one of the two. */
export function partnerOf(offer: Pick<Offer, "by" | "to">, holders: readonly number[], me: number): number {
  const by = holders[offer.by] ?? -1;
  return by === me ? offer.to : by;
}
