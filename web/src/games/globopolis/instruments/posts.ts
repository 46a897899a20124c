/** Where agents can be, and what each number of them does there, as the engine's fact `agents` tells it. */

import type { AnyAction, Facts } from "../../../lib/types";
import type { Field } from "../reading";

export interface Post {
  field: Field;
  /** How many of one's own are there. */
  here: number;
  /** By the number of one's own agents there: a die for oneself (1), against oneself (-1), or none (0). */
  effects: readonly number[];
  /** How many agents others have there. */
  others: number;
}

/** Numbers of agents by title, where they are to change. */
export type Plan = Readonly<Record<number, number>>;

/** All posts; those first where the fewest agents change something, the most valuable of them before the others. */
export function posts(facts: Facts, fields: readonly Field[], me: number): Post[] {
  const found = (facts["agents"] ?? []).flatMap(([title, here = 0, ...effects]) => {
    const field = fields.find((each) => each.title === title);
    const others = field?.agents.reduce((sum, { holder, count }) => (holder === me ? sum : sum + count), 0) ?? 0;
    return field ? [{ field, here, effects, others }] : [];
  });
  return found.sort((one, other) => toBetter(one) - toBetter(other) || other.field.value - one.field.value || one.field.at - other.field.at);
}

/** How many more agents it takes until a post does more than now. */
function toBetter({ here, effects }: Post): number {
  const now = effects[here] ?? 0;
  const better = effects.findIndex((effect, count) => count > here && effect > now);
  return better < 0 ? effects.length : better - here;
}

export function planned(post: Post, plan: Plan): number {
  return plan[post.field.title] ?? post.here;
}

/** What is left in hand of so many once a plan is carried out. */
export function left(reserve: number, all: readonly Post[], plan: Plan): number {
  return reserve - all.reduce((sum, post) => sum + planned(post, plan) - post.here, 0);
}

/** The answers that carry a plan out: agents are called back before they are sent. */
export function placings(all: readonly Post[], plan: Plan): AnyAction[] {
  return all
    .map((post) => ({ title: post.field.title, count: planned(post, plan), more: planned(post, plan) - post.here }))
    .filter(({ more }) => more !== 0)
    .sort((one, other) => one.more - other.more)
    .map(({ title, count }) => ({ verb: "place-agents", territory: title, count }));
}
