/** What happened in a step, as scenes that are shown one after the other: dice, then the move, then what came of it.
 *
 * A step of the server tells everything at once. Here it is only put in order and given its time; nothing is decided. */

import type { Line, Seen } from "./patch";
import type { Box, Spot } from "./types";

/** A step: what was seen before and after it, and the lines that it told. */
export interface Happening {
  before: Seen;
  after: Seen;
  lines: Line[];
  box: Box;
  /** My holder, and the holder of each seat; null for one who looks on. */
  me: number | null;
  holders: readonly number[];
}

/** Something that is shown before the next thing is. */
export interface Scene {
  /** What it is; a game's client names what shows it on the stage. */
  kind: string;
  /** How long each of its parts lasts, in milliseconds at normal speed. */
  beats: readonly number[];
  /** The beat with which its lines are known to the log, the seats and the dock: dice lie still by then. */
  told: number;
  lines: Line[];
  /** The text of the page's that is said before that; it is that dice decide where there is none. */
  meanwhile?: string;
  /** What is seen of the table from that beat on; what it leaves out stays as it was. */
  shows?: Partial<Seen>;
  /** It concerns me: it stays until I have seen it. */
  concerns?: boolean;
  /** The places on the board that it is about. */
  about?: Spot[];
  /** What its picture needs, in the game's own words. */
  data?: unknown;
}

/** How long things last (the look, second part). */
export const TIME = {
  dice: 700,
  /** Dice that have come to rest are looked at for so long. */
  rest: 450,
  field: 90,
  longestMove: 2000,
  news: 350,
  /** A line that is worth reading. */
  read: 1100,
  event: 1600,
  banner: 2400,
} as const;

/** Whether a line tells of dice that everybody sees. */
export function hasDice(line: Line): boolean {
  return Array.isArray(line.values["dice"]) && line.values["dice"].length > 0;
}

/** What is seen after a step, apart from its log and its questions, which come when all of it was shown. */
export function outcome({ after }: Happening): Partial<Seen> {
  const { view, projected_scores, score_breakdown, public_forecast, facts } = after;
  return { view, projected_scores, score_breakdown, public_forecast, facts };
}

/** Dice: they roll, then they lie still and are told. */
export function diceScene(line: Line, kind = "dice"): Scene {
  return { kind, beats: [TIME.dice, TIME.rest], told: 1, lines: [line] };
}

/** Lines without a picture of their own: long enough to be noticed, and never long together. */
export function newsScene(lines: Line[], ms: number = TIME.news): Scene {
  return { kind: "news", beats: [ms], told: 0, lines };
}

/** A game's own scene for the line at `at`, and how many lines it takes; null for one that has no scene of its own. */
export type Director = (step: Happening, at: number) => { scene: Scene; takes: number } | null;

/** The scenes of a step. What a game has no scene for is news; lines in a row that are, are one piece of news. */
export function scenesOf(step: Happening, director: Director | null = null): Scene[] {
  const scenes: Scene[] = [];
  for (let at = 0; at < step.lines.length; ) {
    const line = step.lines[at]!;
    const found = director?.(step, at) ?? (hasDice(line) ? { scene: diceScene(line), takes: 1 } : null);
    const last = scenes.at(-1);
    if (found !== null) scenes.push(found.scene);
    else if (last?.kind === "news") last.lines.push(line);
    else scenes.push(newsScene([line]));
    at += found?.takes ?? 1;
  }
  return withOutcome(scenes, step);
}

/** The last throw of a step hides what came of it; with the first scene after it, all of that can be seen. */
function withOutcome(scenes: Scene[], step: Happening): Scene[] {
  const open = scenes.findLastIndex((scene) => scene.told > 0 || scene.kind === "move");
  return scenes.map((scene, at) => (at > open && scene.shows === undefined ? { ...scene, shows: outcome(step) } : scene));
}

/** How long a scene lasts at normal speed. */
export function lasts(scene: Scene): number {
  return scene.beats.reduce((sum, ms) => sum + ms, 0);
}

export type Speed = "slow" | "normal" | "instant";

/** How many times as long as at normal speed everything lasts. */
export const SLOWNESS: Record<Speed, number> = { slow: 1.8, normal: 1, instant: 0 };

/** The most that the page may be behind a question to me whose clock runs, and behind the table otherwise. */
export const BEHIND_MINE = 2500;
export const BEHIND = 15_000;
/** So long a scene that concerns me waits for me to go on. */
export const PATIENCE = 8000;

/** By how much what is left must be shortened to be over in time; 1 where there is time enough. */
export function haste(left: number, until: number | null, now: number): number {
  if (until === null || left <= 0) return 1;
  return Math.max(0, Math.min(1, (until - now) / left));
}
