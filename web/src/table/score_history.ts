/** How a game went, as the server tells it, and the lines and areas that show it. */

import type { ScoreHistory, ScoreStop } from "../generated/messages";
import type { Note } from "../lib/types";

/** Where a value is drawn: x from 0 to 1 over the stops, y in points. */
export interface Reach {
  low: number;
  high: number;
  step: number;
}

const STEPS = [1, 2, 5];

/** Round numbers around some values, with at most `most` steps between them. */
export function reach(values: readonly number[], most = 4): Reach {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  let step = 1;
  for (let scale = 1; ; scale *= 10) {
    const found = STEPS.map((each) => each * scale).find((each) => Math.ceil(high / each) - Math.floor(low / each) <= most);
    if (found === undefined) continue;
    step = found;
    break;
  }
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step };
}

export function marks({ low, high, step }: Reach): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
}

/** A part of a holder's points over time, from where it begins to where it ends at each stop. */
export interface Area {
  /** Its place among the course's parts. */
  part: number;
  from: number[];
  to: number[];
}

/** A holder's points, source upon source; what costs points hangs below zero. */
export function areas(course: ScoreHistory, holder: number): Area[] {
  const above = course.stops.map(() => 0);
  const below = course.stops.map(() => 0);
  const found: Area[] = [];
  course.parts.forEach((_, part) => {
    const amounts = course.stops.map((stop) => stop.parts[holder]?.[part] ?? 0);
    if (amounts.every((amount) => amount === 0)) return;
    // What only costs points is below also while it costs nothing yet.
    const sinks = amounts.every((amount) => amount <= 0);
    const from: number[] = [];
    const to: number[] = [];
    amounts.forEach((amount, at) => {
      const side = amount < 0 || sinks ? below : above;
      from.push(side[at]!);
      side[at]! += amount;
      to.push(side[at]!);
    });
    found.push({ part, from, to });
  });
  return found;
}

/** Where rounds begin, to be written under the chart: as many as there is room for. */
export function rounds(stops: readonly ScoreStop[], most = 8): { at: number; round: number }[] {
  const all = stops.map((stop, at) => ({ at, round: stop.round })).filter(({ at, round }) => at === 0 || stops[at - 1]!.round !== round);
  const room = stops.length / (most + 1);
  const found: { at: number; round: number }[] = [];
  for (const each of all.reverse()) if (found.length === 0 || found[0]!.at - each.at >= room) found.unshift(each);
  return found;
}

/** The last stop of each round and the end: the rows of the table that says the same in words. */
export function milestones(stops: readonly ScoreStop[]): ScoreStop[] {
  return stops.filter((stop, at) => at === stops.length - 1 || stops[at + 1]!.round !== stop.round);
}

const COLOURS = ["--water", "--food", "--seat-2", "--seat-4", "--energy", "--ucp", "--ns", "--seat-1", "--muted"];

/** The colour of a source of points; its name stands beside it. */
export function colourOf(part: number): string {
  return `var(${COLOURS[part % COLOURS.length]})`;
}

/** The bare number of a label of points, which may count in halves. */
export function figure({ values }: Note): string {
  const half = values["half"] ? "½" : "";
  return `${values["sign"] ?? ""}${half && !values["value"] ? "" : values["value"]}${half}`;
}

/** What decided a game for its winner: since which round it was ahead for good, its best turn, where most came from. */
export interface Decided {
  /** 0 where it was ahead only at the very end. */
  aheadSince: number;
  best: { round: number; gain: number } | null;
  /** A place among the course's parts, and how much that brought; null where nothing did. */
  most: { part: number; amount: number } | null;
}

export function whatDecided({ stops }: ScoreHistory, winner: number): Decided {
  const leads = stops.map(({ projected_scores: scores }) => scores.every((score, holder) => holder === winner || score < (scores[winner] ?? 0)));
  const since = leads.at(-1) ? stops[leads.lastIndexOf(false) + 1] : undefined;
  const gains = stops.slice(1).map((stop, at) => ({ round: stops[at]!.round, gain: (stop.projected_scores[winner] ?? 0) - (stops[at]!.projected_scores[winner] ?? 0) }));
  const best = gains.reduce<Decided["best"]>((most, each) => (each.gain > (most?.gain ?? 0) ? each : most), null);
  const parts = stops.at(-1)?.parts[winner] ?? [];
  const amount = Math.max(0, ...parts);
  return { aheadSince: since && leads.lastIndexOf(false) + 1 < stops.length - 1 ? since.round : 0, best, most: amount > 0 ? { part: parts.indexOf(amount), amount } : null };
}
