/** Where the dice may lead: the engine's rows of landings, put together by roll and by what they mean for whoever rolls. */

import type { Question } from "../../../lib/answer_draft.svelte";
import type { Mark } from "../../../lib/dock.svelte";
import type { AnyAction, Facts, Note } from "../../../lib/types";
import type { Field } from "../reading";

export type Verdict = "gain" | "other" | "pay";
export const VERDICTS: readonly Verdict[] = ["gain", "other", "pay"];
/** How good each is, for who looks at the board. */
export const TONES: Record<Verdict, Mark["tone"]> = { gain: "good", other: "neutral", pay: "bad" };

export interface Landing {
  field: Field;
  /** The chance to land there, as a part of one. */
  chance: number;
  eu: number;
  points: number;
  /** The chance of the best attack there in percent; -1 where there is none. */
  attack: number;
  /** What passing TELEPORT! pays on the way. */
  passing: number;
  verdict: Verdict;
}

export interface Roll {
  dice: number;
  backwards: boolean;
  action: AnyAction;
  note: Question["notes"][number];
  consequences: Note[];
  landings: Landing[];
}

/** The rolls that can be chosen, with where each may lead. */
export function rolls(question: Question, facts: Facts, fields: readonly Field[]): Roll[] {
  return question.actions.flatMap((action, at) => {
    const note = question.notes[at];
    if (action.verb !== "roll" || note === undefined) return [];
    const [dice, back] = [Number(action["dice"]), Number(action["backwards"])];
    const landings = (facts["landings"] ?? []).filter((row) => row[0] === dice && row[1] === back).flatMap((row) => landing(row, fields));
    return [{ dice, backwards: back === 1, action, note, consequences: question.consequences[at] ?? [], landings }];
  });
}

function landing(row: readonly number[], fields: readonly Field[]): Landing[] {
  const [dice = 1, , at = 0, ways = 0, eu = 0, points = 0, attack = -1, passing = 0] = row;
  const field = fields[at];
  if (field === undefined) return [];
  const verdict = eu < 0 ? "pay" : eu > 0 || points > 0 ? "gain" : "other";
  return [{ field, chance: ways / 6 ** dice, eu, points, attack, passing, verdict }];
}

/** How likely a roll ends so. */
export function share(roll: Roll, verdict: Verdict): number {
  return roll.landings.filter((each) => each.verdict === verdict).reduce((sum, { chance }) => sum + chance, 0);
}

/** In percent, whole; what is possible is never none. */
export function percent(chance: number): number {
  return chance > 0 ? Math.max(1, Math.round(100 * chance)) : 0;
}

/** The likeliest landing of a roll. */
export function likeliest(roll: Roll): Landing | undefined {
  return roll.landings.reduce<Landing | undefined>((best, each) => (best === undefined || each.chance > best.chance ? each : best), undefined);
}

/** The dearest Conference Cost in reach. */
export function dearest(roll: Roll): number {
  return Math.max(0, ...roll.landings.map(({ eu }) => -eu));
}
