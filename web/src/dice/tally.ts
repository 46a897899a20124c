/** How often each face came up, against how often it should. */

import type { ValueMap, Value } from "./json";

export interface Tally {
  sides: number;
  /** How often each face came up, from 1 on. */
  faces: number[];
  rolls: number;
  expected: number;
  /** Pearson's χ², and how often honest dice stray at least as far; null with too few rolls to say. */
  chiSquare: number;
  chance: number | null;
}

/** Fewer expected than this of a face, and χ² says nothing. */
const ENOUGH = 5;

/** The dice of a report by their number of sides. Cards are no dice, and are left out. */
export function tallies(entries: readonly Value[]): Tally[] {
  const counted = new Map<number, number[]>();
  for (const entry of entries as readonly ValueMap[]) {
    const dice = entry["dice"] as ValueMap | null;
    const [sides, result] = [dice?.["dice"], entry["result"]];
    if (!Array.isArray(sides) || !Array.isArray(result)) continue;
    sides.forEach((count, at) => {
      const die = Number(count);
      const faces = counted.get(die) ?? new Array<number>(die).fill(0);
      const face = Number(result[at]) - 1;
      faces[face] = (faces[face] ?? 0) + 1;
      counted.set(die, faces);
    });
  }
  return [...counted].sort(([one], [other]) => one - other).map(([sides, faces]) => tally(sides, faces));
}

/** What dice showed together in the rolls of one player, against what they show on average. */
export interface Pips {
  /** The seat that rolled; null for rolls of nobody's. */
  who: number | null;
  rolls: number;
  dice: number;
  came: number;
  expected: number;
  /** Honest dice stay within so much of what is expected 95 times in a hundred. */
  band: number;
}

/** Every player's dice together, by seat; what nobody rolled comes last. */
export function pips(entries: readonly Value[]): Pips[] {
  const found = new Map<number | null, Pips & { variance: number }>();
  for (const entry of entries as readonly ValueMap[]) {
    const [sides, result] = [(entry["dice"] as ValueMap | null)?.["dice"], entry["result"]];
    if (!Array.isArray(sides) || !Array.isArray(result)) continue;
    const seat = entry["who"] === null || Number(entry["who"]) < 0 ? null : Number(entry["who"]);
    const row = found.get(seat) ?? { who: seat, rolls: 0, dice: 0, came: 0, expected: 0, band: 0, variance: 0 };
    row.rolls += 1;
    sides.forEach((count, at) => {
      const faces = Number(count);
      row.dice += 1;
      row.came += Number(result[at]);
      row.expected += (faces + 1) / 2;
      row.variance += (faces * faces - 1) / 12;
    });
    found.set(seat, row);
  }
  const last = (who: number | null): number => who ?? Infinity;
  return [...found.values()].sort((one, other) => last(one.who) - last(other.who)).map(({ variance, ...row }) => ({ ...row, band: 1.96 * Math.sqrt(variance) }));
}

export function tally(sides: number, faces: number[]): Tally {
  const rolls = faces.reduce((sum, count) => sum + count, 0);
  const expected = rolls / sides;
  const chiSquare = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const chance = expected >= ENOUGH && sides > 1 ? beyond(chiSquare, sides - 1) : null;
  return { sides, faces, rolls, expected, chiSquare, chance };
}

/** How often χ² with so many degrees of freedom is at least x: the upper incomplete gamma function. */
export function beyond(x: number, freedom: number): number {
  const a = freedom / 2;
  const half = x / 2;
  if (half <= 0) return 1;
  const scale = Math.exp(-half + a * Math.log(half) - logGamma(a));
  if (half < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = a + 1; term > sum * 1e-14; n += 1) {
      term *= half / n;
      sum += term;
    }
    return 1 - sum * scale;
  }
  // Lentz's continued fraction, which converges quickly out here.
  let b = half + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let found = d;
  for (let n = 1; n < 500; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    found *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return scale * found;
}

/** ln Γ(a) for the halves and wholes that degrees of freedom lead to. */
function logGamma(a: number): number {
  let found = a % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let n = a % 1 === 0 ? 1 : 0.5; n < a; n += 1) found += Math.log(n);
  return found;
}
