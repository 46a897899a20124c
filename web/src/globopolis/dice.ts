/** Dice that were rolled, as the log tells it: how many sides each has, and whose they are. */

import type { Box, Note } from "../lib/types";
import type { Fight } from "./reading";

export interface Die {
  sides: number;
  value: number;
  /** Of the Defender in a fight. */
  other: boolean;
}

export interface Roll {
  /** Differs from any earlier roll. */
  key: string;
  seat: number;
  dice: Die[];
  note: Note;
}

/** The last roll in the log; `fight` as it stood when those dice were rolled, if it was a fight. */
export function latest(heard: Note[], box: Box, fight: Fight | null): Roll | null {
  const at = heard.map((note) => Array.isArray(note.values.dice)).lastIndexOf(true);
  const note = heard[at];
  if (!note) return null;
  const values = note.values.dice as number[];
  const sides = sidesOf(note, values, box, fight);
  const split = note.text === "gb-event-battle" && fight?.dice ? fight.dice[0] + 1 : values.length;
  return {
    key: `${note.at ?? 0} ${at} ${values.join(" ")}`,
    seat: Number(note.values.seat ?? -1),
    dice: values.map((value, die) => ({ sides: sides[die] ?? 6, value, other: die >= split })),
    note,
  };
}

function sidesOf(note: Note, values: number[], box: Box, fight: Fight | null): number[] {
  const movement = box.tables.movement?.[0];
  if (note.text === "gb-event-teleported" && movement) {
    return [Number(movement.teleport_bases_die), Number(movement.teleport_fields_die)];
  }
  if (note.text === "gb-event-talks") return values.map(() => 20);
  if (note.text === "gb-event-battle" && fight?.dice && fight.polygons) {
    const [mine, theirs] = fight.dice;
    return [fight.polygons[0], ...six(mine), fight.polygons[1], ...six(theirs)];
  }
  return six(values.length);
}

function six(count: number): number[] {
  return Array.from({ length: count }, () => 6);
}
