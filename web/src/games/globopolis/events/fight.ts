/** How a Battle Round looks: which dice make the multiplier, and how many each side has left. */

import type { FightData, Round, RoundSide } from "./scenes";

/** The beats of a round: its dice lie still, the sum, who wins it, and the loser drops a die. */
export const BEATS = { FRAME: 1, SUM: 2, VERDICT: 3, DROP: 4 } as const;

/** The dice that made the multiplier: those that are equal to another; all of them where none is. */
export function framed({ polygon, times, dice }: RoundSide): boolean[] {
  if (times < 2) return dice.map(() => false);
  if (dice.length === 1) return [dice[0] === polygon];
  const twice = dice.map((die) => dice.filter((other) => other === die).length > 1);
  return twice.some(Boolean) ? twice : dice.map(() => true);
}

/** What the framed dice are called, such as a pair: how many of each face lie there, the most first. */
export function setOf(side: RoundSide): string {
  const dice = side.dice.filter((_, nth) => framed(side)[nth]);
  if (dice.length === 1) return "match";
  const counts = [...new Set(dice)].map((face) => dice.filter((die) => die === face).length);
  return SETS[counts.sort((one, other) => other - one).join(" ")] ?? "other";
}

const SETS: Record<string, string> = { "2": "pair", "2 2": "pairs", "2 2 2": "pairs-3", "3": "triple", "3 2": "full-house", "3 3": "triples", "4": "four", "5": "five", "6": "six" };

/** The six-sided dice of both sides after a round: who lost it has dropped one, if there was one. */
export function left({ sides, won }: Round): [number, number] {
  const [mine, theirs] = [sides[0].dice.length, sides[1].dice.length];
  return won ? [mine, Math.max(0, theirs - 1)] : [Math.max(0, mine - 1), theirs];
}

/** What the winner keeps beside what it takes. */
export function kept({ origin, target, taken }: FightData): number {
  return taken?.territory === target ? origin : target;
}

/** One side's chance in percent, from the start over all rounds whose end is known; empty where it was not told. */
export function curve(rounds: readonly Round[], ended: number, attacks: boolean): number[] {
  const first = rounds[0]?.chances;
  if (!first) return [];
  const found = [first[0], ...rounds.slice(0, ended).map(({ chances }) => chances?.[1] ?? first[0])];
  return attacks ? found : found.map((chance) => 100 - chance);
}
