/** What a market has for who stands there, as the engine's fact `shelves` tells it. */

import type { Facts } from "../../../lib/types";
import type { Field } from "../reading";

export interface Shelf {
  market: number;
  kind: number;
  /** Of one unit. */
  price: number;
  /** How many one can have of this kind, and of all kinds together. */
  most: number;
  inAll: number;
}

export function shelves(facts: Facts, market?: number): Shelf[] {
  return (facts["shelves"] ?? [])
    .map(([of = 0, kind = 0, price = 0, most = 0, inAll = 0]) => ({ market: of, kind, price, most, inAll }))
    .filter((shelf) => market === undefined || shelf.market === market);
}

/** One's own territories that lack a kind for their next level, and how much of it. */
export function needs(fields: readonly Field[], me: number, kind: number): { field: Field; count: number }[] {
  return fields
    .filter((field) => field.kind === "territory" && field.owner === me)
    .map((field) => ({ field, count: (field.lacks[0].length ? field.lacks[0] : field.lacks[1])[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => total(one.field) - total(other.field));
}

function total({ lacks }: Field): number {
  return (lacks[0].length ? lacks[0] : lacks[1]).reduce((sum, count) => sum + count, 0);
}

/** How many of each shelf could be used, as far as there are so many: those that complete a plate soonest first. */
export function wanted(shelf: readonly Shelf[], fields: readonly Field[], me: number, inStock: readonly number[]): number[] {
  let room = shelf[0]?.inAll ?? 0;
  return shelf.map(({ kind, most }) => {
    const lacking = needs(fields, me, kind).reduce((sum, { count }) => sum + count, 0) - (inStock[kind] ?? 0);
    const count = Math.max(0, Math.min(lacking, most, room));
    room -= count;
    return count;
  });
}
