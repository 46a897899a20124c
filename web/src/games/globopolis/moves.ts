/** How a Governor came to where it is, as the log tells it. */

import type { EventText } from "../../generated/globopolis";
import type { Note } from "../../lib/types";
import { way } from "./ring";

export type Manner = "walk" | "fly" | "teleport";

const RECENT = 12;
const BY_TEXT: Partial<Record<EventText, Manner>> = { "gb-event-flew": "fly", "gb-event-teleported": "teleport" };

export interface Move {
  manner: Manner;
  /** The fields it comes past, its end included. */
  path: number[];
}

/** The way of one seat's Governor from one field to another. What nobody would walk is flown. */
export function moveOf(seat: number, from: number, to: number, heard: readonly Note[]): Move {
  const latest = heard.slice(-RECENT).reverse();
  const line = latest.find(({ text, values }) => text in BY_TEXT && values.seat === seat && values.field === to);
  if (line) return { manner: BY_TEXT[line.text as EventText] ?? "fly", path: [to] };
  const path = way(from, to);
  return { manner: path.length === 1 && path[0] !== (from + 1) % 64 && path[0] !== (from + 63) % 64 ? "fly" : "walk", path };
}

/** The last line of the log that tells of a movement roll; it is another one after the next. */
export function lastRoll(heard: readonly Note[]): Note | undefined {
  return heard.findLast((note) => Array.isArray(note.values["dice"]));
}
