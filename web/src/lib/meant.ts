/** What a press on the board means, where it may stand for more than one answer. */

import type { Straight } from "./deciding.svelte";

/** What a press on the board may mean: all answers that are about the same thing. */
export function meant(straight: readonly Straight[], token: number): Straight[] {
  const about = straight.find((each) => each.choice.token === token)?.choice.label;
  return straight.filter(({ choice }) => about !== undefined && choice.label.text === about.text && JSON.stringify(choice.label.values) === JSON.stringify(about.values));
}

/** Do presses on the board mean different things, so that one has to be told which? */
export function isManifold(straight: readonly Straight[]): boolean {
  return new Set(straight.map(({ action }) => action["verb"])).size > 1;
}
