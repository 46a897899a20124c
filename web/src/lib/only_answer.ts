/** The one answer that can be given to what is asked, where nobody need be asked for it. */

import type { AnyAction } from "./types";
import type { Question } from "./answer_draft.svelte";
import type { Worded } from "./speech";

/** Null where there is a choice, where the answer costs or risks something, where something else may be done instead, and
 * wherever hidden cards could have been another answer, as in the windows for a reply: one that comes at once would tell
 * the others that there was no choice. `open` are the kinds of questions of which everybody knows what can be answered. */
export function onlyAnswer(questions: readonly Question[], open: readonly string[]): { question: number; action: AnyAction; note: Worded } | null {
  const [asked, ...others] = questions;
  if (asked === undefined || others.length || !asked.must || !open.includes(asked.kind) ) return null;
  const [action, ...more] = asked.actions;
  const note = asked.notes[0];
  if (action === undefined || note === undefined || more.length || asked.verbs.length > 1 || asked.consequences[0]?.length) return null;
  return { question: asked.id, action, note };
}
