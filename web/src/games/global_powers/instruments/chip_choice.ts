/** Chips to be chosen out of a region, by listed answers: how many of a kind can be named, and which answer names them. */

import type { Question } from "../../../lib/answer_draft.svelte";

type Rows = number[][];
const KINDS = 4;

/** The chips that a listed answer names, by kind. */
export function named(question: Question, at: number): number[] {
  const rows = (question.actions[at]?.["chips"] ?? []) as Rows;
  return Array.from({ length: KINDS }, (_, kind) => rows.find(([each]) => each === kind)?.[1] ?? 0);
}

/** The most of each kind that any answer names. */
export function mostOf(question: Question): number[] {
  const all = question.actions.map((_, at) => named(question, at));
  return Array.from({ length: KINDS }, (_, kind) => Math.max(0, ...all.map((chips) => chips[kind] ?? 0)));
}

/** The answer that names just these chips; -1 where none does. */
export function answerOf(question: Question, chips: readonly number[]): number {
  return question.actions.findIndex((_, at) => named(question, at).every((count, kind) => count === chips[kind]));
}
