/** "Meanwhile": what others' turns brought and cost everybody, since my own one. */

import { headlineOf } from "./event";
import type { Scene } from "./scenes";
import type { Speaker } from "./speech";
import type { Shown } from "./theatre.svelte";

export interface Gain {
  holder: number;
  /** In the engine's count; what is not in play is 0. */
  points: number;
  money: number;
}

/** Who gained or lost what, those with most first; whoever has neither is left out. */
export function gains(lately: readonly Shown[]): Gain[] {
  const [first, last] = [lately[0]?.step.before, lately.at(-1)?.step.after];
  if (first === undefined || last === undefined) return [];
  const money = (seen: typeof first): number[] => (seen.view?.board["eu"] as number[] | undefined) ?? [];
  const found = last.projected_scores.map((score, holder) => ({
    holder,
    points: score - (first.projected_scores[holder] ?? 0),
    money: (money(last)[holder] ?? 0) - (money(first)[holder] ?? 0),
  }));
  return found.filter(({ points, money }) => points !== 0 || money !== 0).sort((one, other) => other.points - one.points || other.money - one.money);
}

/** The scenes worth telling, in a sentence each, the last ones. */
export function told(lately: readonly Shown[], speaker: Speaker, most: number): string[] {
  const worth = lately.flatMap(({ scenes }) => scenes).filter((scene, at, all) => isWorth(scene) && !continues(scene, all[at + 1]));
  return worth.slice(-most).map((scene) => headlineOf(scene, speaker));
}

const ROUTINE = ["news", "move", "dice", "vote"];

function isWorth({ kind }: Scene): boolean {
  return !ROUTINE.includes(kind);
}

/** Of a fight or a scoring only its end is told. */
function continues(scene: Scene, next: Scene | undefined): boolean {
  return scene.data !== undefined && next?.kind === scene.kind;
}
