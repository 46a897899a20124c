/** Which sound belongs to which part of a scene. Plain data: what plays them is `sound.svelte.ts`. */

import type { Line } from "./patch";
import { TIME, type Happening, type Scene } from "./scenes";

/** All sounds that there are; each is a file made by `tools/sounds.py`. */
export const SOUNDS = ["dice", "hop", "coin", "unit", "set", "offer", "gavel", "drum", "won", "lost", "turn", "end", "nudge", "tick"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound with a beat of a scene. */
export interface Cue {
  beat: number;
  sound: Sound;
  /** How often it sounds, and after how many milliseconds at normal speed again; once where it is missing. */
  times?: number;
  every?: number;
}

/** What a game's lines sound like, by the line's text: a sound, or what it depends on. Lines that are missing are silent. */
export type LineSounds<Text extends string = string> = Readonly<Partial<Record<Text, Sound | ((line: Line, step: Happening) => Sound)>>>;

/** More than that is no walk but a rattle. */
const MOST_HOPS = 22;

/** The sounds of a scene: dice with the beat in which they roll, everything else once it is told. */
export function cuesOf(scene: Scene, step: Happening, lines: LineSounds): Cue[] {
  if (scene.kind === "move") return [{ beat: 0, sound: "hop", times: Math.max(1, Math.min(MOST_HOPS, Math.floor(scene.beats[0]! / TIME.field) - 1)), every: TIME.field }];
  const rolls: Cue[] = scene.told > 0 && scene.meanwhile === undefined ? [{ beat: 0, sound: "dice" }] : [];
  return [...rolls, ...soundOf(scene.lines, step, lines).map((sound) => ({ beat: scene.told, sound }))];
}

/** One sound for several lines: what I lose before all, else that of the last one that has any. */
function soundOf(all: readonly Line[], step: Happening, lines: LineSounds): Sound[] {
  const found = all.flatMap((line) => {
    const sound = lines[line.text];
    return sound === undefined ? [] : [typeof sound === "function" ? sound(line, step) : sound];
  });
  return found.includes("lost") ? ["lost"] : found.slice(-1);
}

/** Won or lost, as it is for me: lost where it was taken from me, or I failed; whoever looks on sees somebody win. */
export function forMe({ me, holders }: Happening, winner: number, loser: number): Sound {
  const isMe = (holder: number) => me !== null && holder === me;
  return isMe(loser) && !isMe(winner) && holders.includes(loser) ? "lost" : "won";
}
