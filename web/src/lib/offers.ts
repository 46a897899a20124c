/** Goods of an offer, from amounts by code to the engine's rows and back. */

import type { Choice, Row } from "./types";

export type Side = "give" | "get";

export function isGood(choice: Choice): boolean {
  return choice.kind !== "end" && choice.kind !== "more";
}

/** What has a name of its own, such as a title or a promise, is there once and not counted. */
export function isSingle(choice: Choice): boolean {
  return !("value" in choice.label.values);
}

/** Rows of (code, amount) in the order of the codes, without what is not there. */
export function sorted(amounts: Record<number, number>): number[][] {
  return Object.entries(amounts)
    .map(([code, amount]) => [Number(code), amount])
    .filter(([, amount]) => (amount ?? 0) > 0)
    .sort(([one = 0], [other = 0]) => one - other);
}

/** A counter-offer begins with the offer as it stands, seen from the other side. */
export function firstSide(offers: readonly Row[], id: number): Record<Side, Record<number, number>> {
  const offer = offers.find((each) => each["id"] === id);
  const amounts = (rows: unknown) => Object.fromEntries((rows ?? []) as number[][]);
  return { give: amounts(offer?.["get"]), get: amounts(offer?.["give"]) };
}
