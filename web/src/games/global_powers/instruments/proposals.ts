/** What an instrument reads from a question and from the facts: listed answers by their fields, who would vote, a war's
 * nine throws. Nothing is decided here. */

import type { FactName } from "../../../generated/global_powers";
import type { Question } from "../../../lib/answer_draft.svelte";
import type { Facts, Note } from "../../../lib/types";

/** One value that a field of listed answers may have. */
export interface Option {
  value: number;
  label: Note;
}

export interface Slot {
  field: string;
  options: Option[];
}

/** The fields of a verb's listed answers, each with all its values in the order they are listed. */
export function slotsOf(question: Question, verb: string): Slot[] {
  const slots = new Map<string, Map<number, Option>>();
  question.actions.forEach((action, at) => {
    if (action.verb !== verb) return;
    for (const [field, label] of Object.entries(question.notes[at]?.fields ?? {})) {
      if ("rows" in label) continue;
      const options = slots.get(field) ?? new Map<number, Option>();
      slots.set(field, options);
      const value = Number(action[field]);
      if (!options.has(value)) options.set(value, { value, label });
    }
  });
  return [...slots].map(([field, options]) => ({ field, options: [...options.values()] }));
}

export type Wanted = Readonly<Record<string, number>>;

/** The listed answer of a verb that has most of what is wanted; the field named last counts most. -1 where there is none. */
export function nearest(question: Question, verb: string, wanted: Wanted, last = ""): number {
  let best = -1;
  let most = -1;
  question.actions.forEach((action, at) => {
    if (action.verb !== verb) return;
    const same = Object.keys(wanted).filter((field) => action[field] === wanted[field]);
    const weight = same.length + (same.includes(last) ? Object.keys(wanted).length : 0);
    if (weight > most) [best, most] = [at, weight];
  });
  return best;
}

export const STANCES = ["proposes", "partner", "promised", "unknown"] as const;
export const VETOES = ["none", "may", "promised-not"] as const;

/** A party that would vote: with how many, how it stands to the proposal, and whether it may veto it. */
export interface Voter {
  party: number;
  votes: number;
  stance: (typeof STANCES)[number];
  veto: (typeof VETOES)[number];
}

export function votersOf(facts: Facts<FactName>): Voter[] {
  return (facts.voters ?? []).map(([party = 0, votes = 0, stance = 0, veto = 0]) => ({ party, votes, stance: STANCES[stance] ?? "unknown", veto: VETOES[veto] ?? "none" }));
}

export const RESULTS = ["lost", "drawn", "won", "shared", "governed"] as const;
export type Result = (typeof RESULTS)[number];

/** One of the nine throws: both dice, by how much it is won, and how it ends for those who attack. */
export interface Throw {
  mine: number;
  theirs: number;
  moved: number;
  result: Result;
}

export interface War {
  attack: number;
  defence: number;
  throws: Throw[];
}

export function warOn(facts: Facts<FactName>, target: number): War | null {
  const row = (facts.wars ?? []).find(([at]) => at === target);
  if (row === undefined) return null;
  const [, attack = 0, defence = 0, ...cells] = row;
  const throws = Array.from({ length: cells.length / 2 }, (_, at) => ({
    mine: Math.floor(at / 3) + 1,
    theirs: (at % 3) + 1,
    moved: cells[2 * at] ?? 0,
    result: RESULTS[cells[2 * at + 1] ?? 0] ?? "lost",
  }));
  return { attack, defence, throws };
}

/** What a war brings that ends so: how many politicians move at least and at most, and chips of both regions then. */
export interface WarStake {
  ends: "lost" | "drawn" | "won";
  least: number;
  most: number;
  own: { military: number; economy: number };
  theirs: { military: number; economy: number };
}

export function stakesOn(facts: Facts<FactName>, target: number): WarStake[] {
  return (facts.war_stakes ?? []).flatMap(([at, ends = 0, least = 0, most = 0, a = 0, b = 0, c = 0, d = 0]) =>
    at === target ? [{ ends: (["lost", "drawn", "won"] as const)[ends] ?? "lost", least, most, own: { military: a, economy: b }, theirs: { military: c, economy: d } }] : [],
  );
}

/** Notes that tell what would change on the board; the others are prices and odds. */
export function isChange({ text }: Note): boolean {
  return text.startsWith("gp-then-");
}

export interface Changed {
  region: number;
  /** Chips of a kind, or politicians of a party, before and after. */
  counts: { is: "chip" | "party"; of: number; before: number; after: number }[];
  /** Who governs then, where that changes. */
  government: number[] | null;
}

/** What changes, region by region. */
export function changesIn(notes: readonly Note[]): Changed[] {
  const found = new Map<number, Changed>();
  for (const { text, values } of notes) {
    if (!isChange({ text, values })) continue;
    const region = Number(values["region"]);
    const at = found.get(region) ?? { region, counts: [], government: null };
    found.set(region, at);
    const [before, after] = [Number(values["before"]), Number(values["after"])];
    if (text === "gp-then-chips") at.counts.push({ is: "chip", of: Number(values["chip"]), before, after });
    else if (text === "gp-then-politicians") at.counts.push({ is: "party", of: Number(values["holder"]), before, after });
    else at.government = text === "gp-then-governs" ? [values["holder"]].flat().map(Number) : [];
  }
  return [...found.values()];
}
