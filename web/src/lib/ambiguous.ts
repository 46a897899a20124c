/** What a press on the board means, where it may stand for more than one answer. */

import type { OneClickAnswer } from "./answer_draft.svelte";

/** What a press on the board may mean: all answers that are about the same thing. */
export function answersAt(oneClick: readonly OneClickAnswer[], token: number): OneClickAnswer[] {
  const about = oneClick.find((each) => each.choice.token === token)?.choice.label;
  return oneClick.filter(({ choice }) => about !== undefined && choice.label.text === about.text && JSON.stringify(choice.label.values) === JSON.stringify(about.values));
}

/** Do presses on the board mean different things, so that one has to be told which? */
export function isManifold(oneClick: readonly OneClickAnswer[]): boolean {
  return new Set(oneClick.map(({ action }) => action["verb"])).size > 1;
}
