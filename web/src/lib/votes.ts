/** Standing orders for votes, from the engine's bits to a preference for each party and back. */

import type { QuestionKind, VoteOrder } from "../generated/global_powers";
import type { AnyRecord } from "./types";

/** An order that one game has, and the question it answers. */
export const VOTE_ORDER: VoteOrder["is"] = "vote-order";
export const VOTE = "vote" satisfies QuestionKind;

export type VotePreference = "ask" | "yes" | "no";

export function preferencesOf(orders: readonly AnyRecord[], parties: readonly number[]): Record<number, VotePreference> {
  const order = orders.find((each): each is VoteOrder => each.is === VOTE_ORDER);
  const has = (field: "support" | "oppose", party: number) => (((order?.[field] ?? 0) >> party) & 1) === 1;
  return Object.fromEntries(
    parties.map((party) => [party, has("support", party) ? "yes" : has("oppose", party) ? "no" : "ask"]),
  );
}

/** The order that says so; null where every vote is to be asked for. */
export function orderOf(preferences: Readonly<Record<number, VotePreference>>): VoteOrder | null {
  const bits = (wanted: VotePreference) =>
    Object.entries(preferences).reduce((sum, [party, preference]) => (preference === wanted ? sum | (1 << Number(party)) : sum), 0);
  const [support, oppose] = [bits("yes"), bits("no")];
  return support || oppose ? { is: VOTE_ORDER, kind: VOTE, support, oppose } : null;
}
