/** Dice that were rolled, as the log tells it: how many sides each has, and whose they are. */

import type { EventText } from "../../generated/globopolis";
import type { Box, Heard, Note } from "../../lib/types";
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
  /** Who defends, by holder, where it is a round of a fight; else -1. */
  defender: number;
  dice: Die[];
  note: Note;
  fight: Fight | undefined;
}

/** A roll that so many lines were heard since is no longer shown. */
const RECENT = 6;
const BATTLE: EventText = "gb-event-battle";
const TALKS: EventText = "gb-event-talks";
/** One die of who begins it, and one of the other. */
const DUELS: EventText[] = ["gb-event-cleaning", "gb-event-guild-duel"];
const TELEPORTED: EventText = "gb-event-teleported";

/** The last roll in the log. `fights` are those seen of late, round by round: each has a die less than the one before. */
export function latest(heard: Heard[], box: Box, fights: readonly Fight[]): Roll | null {
  const at = heard.map((note) => Array.isArray(note.values.dice)).lastIndexOf(true);
  const note = heard[at];
  if (!note || at < heard.length - RECENT) return null;
  const values = note.values.dice as number[];
  const fight = note.text === BATTLE ? fights.filter((each) => total(each) === values.length).pop() : undefined;
  const sides = sidesOf(note, values, box, fight);
  // A round tells how many dice the Aggressor has beside its polygon; the Defender's come after them.
  const duel = DUELS.some((text) => text === note.text);
  const split = note.text === BATTLE ? Number(note.values.mine_count) + 1 : duel ? 1 : values.length;
  return {
    key: [note.at ?? 0, note.text, note.values.seat, ...values].join(" "),
    seat: Number(note.values.seat ?? -1),
    defender: note.text === BATTLE || duel ? Number(note.values.holder) : -1,
    dice: values.map((value, die) => ({ sides: sides[die] ?? 6, value, other: die >= split })),
    note,
    fight,
  };
}

/** How many dice both sides roll together. */
function total(fight: Fight): number {
  return fight.dice ? fight.dice[0] + fight.dice[1] + 2 : 0;
}

function sidesOf(note: Note, values: number[], box: Box, fight: Fight | undefined): number[] {
  const [first, second] = ["aggressor_polygon", "defender_polygon"].map((side) => Number(box.tables.aggression?.[0]?.[side] ?? 6)) as [number, number];
  const movement = box.tables.movement?.[0];
  if (note.text === TELEPORTED && movement) {
    return [Number(movement.teleport_bases_die), Number(movement.teleport_fields_die)];
  }
  if (Array.isArray(note.values.sides)) return note.values.sides as number[];
  if (note.text === TALKS) return values.map(() => 20);
  if (note.text === BATTLE) {
    const [one, other] = fight?.polygons ?? [first, second];
    return [one, ...six(Number(note.values.mine_count)), other, ...six(Number(note.values.theirs_count))];
  }
  return six(values.length);
}

function six(count: number): number[] {
  return Array.from({ length: count }, () => 6);
}
