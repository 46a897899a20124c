/** An analysis as its page shows it: where lines are drawn, and figures in words. */

import type { ChancePoint } from "../generated/messages";

/** A share as people say it: whole points of a hundred. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}\u00a0%`;
}

/** A change of a chance in points of a hundred, with its sign; nothing has none. */
export function signed(gain: number, lang: string, digits = 0): string {
  const size = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(100 * gain));
  return Number((100 * gain).toFixed(digits)) === 0 ? size : `${gain < 0 ? "−" : "+"}${size}`;
}

/** The holders whose chance changed, the most first; one at the least. */
export function moved(gains: readonly number[]): number[] {
  const order = gains.map((_, holder) => holder).sort((one, other) => Math.abs(gains[other]!) - Math.abs(gains[one]!));
  const told = order.filter((holder) => Math.abs(gains[holder]!) >= 0.005);
  return told.length ? told : order.slice(0, 1);
}

/** The point from which somebody's chance was highest, before the end tells it. */
export function highest(points: readonly ChancePoint[], holder: number): ChancePoint {
  return points.slice(0, -1).reduce((most, each) => ((each.chances[holder] ?? 0) > (most.chances[holder] ?? 0) ? each : most), points[0]!);
}

/** Where rounds begin, to be written under the chart: as many as there is room for. */
export function roundMarks(points: readonly ChancePoint[], most: number): { at: number; round: number }[] {
  const all = points.map(({ round }, at) => ({ at, round })).filter(({ at, round }) => round > 0 && (at === 0 || points[at - 1]!.round !== round));
  const room = points.length / (most + 1);
  const found: { at: number; round: number }[] = [];
  for (const each of all) if (found.length === 0 || each.at - found.at(-1)!.at >= room) found.push(each);
  return found;
}

/** The last point of each round: the rows of the table that says the same in words. */
export function rounds(points: readonly ChancePoint[]): ChancePoint[] {
  return points.filter((point, at) => at === points.length - 1 || points[at + 1]!.round !== point.round);
}

/** Where luck lies on a scale from -1 to 1 that has room for all of it and its usual band. */
export function scaleOf(luck: readonly { gain: number; deviation: number }[]): number {
  return Math.max(0.01, ...luck.flatMap(({ gain, deviation }) => [Math.abs(gain), deviation])) * 1.08;
}
