/** Standing orders for votes, from the engine's bits to a wish for each party and back. */

import type { Row } from "./types";

export type Wish = "ask" | "yes" | "no";

export function wishesOf(orders: readonly Row[], parties: readonly number[]): Record<number, Wish> {
  const order = orders.find((each) => each["is"] === "vote-order");
  const has = (field: string, party: number) => ((Number(order?.[field] ?? 0) >> party) & 1) === 1;
  return Object.fromEntries(
    parties.map((party) => [party, has("support", party) ? "yes" : has("oppose", party) ? "no" : "ask"]),
  );
}

/** The order that says so; null where every vote is to be asked for. */
export function orderOf(wishes: Readonly<Record<number, Wish>>): Row | null {
  const bits = (wanted: Wish) =>
    Object.entries(wishes).reduce((sum, [party, wish]) => (wish === wanted ? sum | (1 << Number(party)) : sum), 0);
  const [support, oppose] = [bits("yes"), bits("no")];
  return support || oppose ? { is: "vote-order", kind: "vote", support, oppose } : null;
}
