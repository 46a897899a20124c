/** The Option Phase as a bench: what lies on each of one's plates, what is missing, what can be done with one press. */

import type { Question } from "../../../lib/answer_draft.svelte";
import type { AnyAction, Facts, Note } from "../../../lib/types";
import type { Field } from "../reading";

export interface Plate {
  field: Field;
  /** Missing units of each kind for the next level; null where there is none. */
  missing: number[] | null;
  eu: number;
  points: number;
  feeNow: number;
  feeThen: number;
  /** The answer that develops it, where it can be given. */
  develop: { action: AnyAction; consequences: Note[] } | null;
}

/** A piece in hand: a unit of a kind, off one's stock or off a plate. */
export interface Held {
  kind: number;
  from: number | null;
}

/** One's own territories, those that lack least first. */
export function plates(fields: readonly Field[], me: number, facts: Facts, question: Question): Plate[] {
  const rows = new Map((facts["developments"] ?? []).map((row) => [row[0], row]));
  const needs = new Map((facts["needs"] ?? []).map(([title, level, ...missing]) => [`${title} ${level}`, missing]));
  const found = fields
    .filter((field) => field.kind === "territory" && field.owner === me)
    .map((field) => {
      const [, level = 0, eu = 0, points = 0, feeNow = 0, feeThen = 0] = rows.get(field.title) ?? [];
      const missing = rows.has(field.title) ? (needs.get(`${field.title} ${level}`) ?? field.units.map(() => 0)) : null;
      const at = question.actions.findIndex((action) => action.verb === "develop" && action["territory"] === field.title);
      const action = question.actions[at];
      return { field, missing, eu, points, feeNow, feeThen, develop: action ? { action, consequences: question.consequences[at] ?? [] } : null };
    });
  return found.sort((one, other) => lacking(one) - lacking(other) || other.field.value - one.field.value);
}

/** How many units a plate lacks; what can gain nothing more comes last. */
export function lacking({ missing }: Plate): number {
  return missing === null ? Infinity : missing.reduce((sum, count) => sum + count, 0);
}

/** Whether one unit of a kind is all that a plate lacks. */
export function completes(plate: Plate, kind: number): boolean {
  return lacking(plate) === 1 && plate.missing?.[kind] === 1;
}

/** The answer that puts a piece on a plate. */
export function laid({ kind, from }: Held, territory: number): AnyAction {
  return from === null ? { verb: "allocate", kind, territory, count: 1 } : { verb: "transfer", kind, source: from, territory, count: 1 };
}

/** Units that a Guild gives or sells: each amount with the answer that takes it. */
export interface Counter {
  key: string;
  verb: string;
  guild: number;
  kind: number;
  amounts: { action: AnyAction; consequences: Note[] }[];
}

export function counters(question: Question): Counter[] {
  const found = new Map<string, Counter>();
  question.actions.forEach((action, at) => {
    if (action.verb !== "take-from-guild" && action.verb !== "buy-from-guild") return;
    const [guild, kind] = [Number(action["guild"]), Number(action["kind"])];
    const key = `${action.verb} ${guild} ${kind}`;
    const counter = found.get(key) ?? { key, verb: action.verb, guild, kind, amounts: [] };
    counter.amounts.push({ action, consequences: question.consequences[at] ?? [] });
    found.set(key, counter);
  });
  return [...found.values()];
}

/** What buying points may be answered with, the fewest first. */
export function purchases(question: Question): { action: AnyAction; consequences: Note[] }[] {
  return question.actions.flatMap((action, at) => (action.verb === "buy-points" ? [{ action, consequences: question.consequences[at] ?? [] }] : []));
}
