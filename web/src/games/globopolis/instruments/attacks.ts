/** The attacks that a question lists, with the engine's odds and stakes. */

import type { Question } from "../../../lib/answer_draft.svelte";
import type { Note } from "../../../lib/types";

export interface AttackChoice {
  /** Where the answer stands among those of the question. */
  at: number;
  origin: number;
  target: number;
  card: boolean;
  percent: number;
  mine: number;
  theirs: number;
  win: number;
  lose: number;
}

/** A number out of the notes of an answer. */
export function worth(notes: readonly Note[] | undefined, name: string): number {
  return Number(notes?.find((note) => name in note.values)?.values[name] ?? 0);
}

/** All attacks, the likeliest first. */
export function attacks(question: Question): AttackChoice[] {
  const found = question.actions.flatMap((action, at) => {
    if (action.verb !== "attack") return [];
    const notes = question.consequences[at];
    const of = (name: string) => worth(notes, name);
    return [{ at, origin: Number(action["origin"]), target: Number(action["target"]), card: Number(action["card"]) > 0, percent: of("percent"), mine: of("mine"), theirs: of("theirs"), win: of("win"), lose: of("lose") }];
  });
  return found.sort((one, other) => other.percent - one.percent);
}
