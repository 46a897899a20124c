/** What the page knows of one game beyond what serves any: its pictures, and a few words of the engine's that it reads. */

import type { Component } from "svelte";

import type { LogLine } from "../generated/messages";
import type { Instrument, InstrumentProps } from "../lib/instrument";
import type { KeyRow } from "../lib/key_rows";
import type { EventPicture, EventProps } from "../lib/event";
import type { LineSounds } from "../lib/cues";
import type { Director } from "../lib/scenes";
import { ANSWER_OFFERS } from "../lib/offers";
import type { BoardProps, Box, Facts, Note, Pledge, View } from "../lib/types";

type Part = () => Promise<{ default: Component<BoardProps> }>;

/** A part that reads its own game's view: a table shows it no other. */
export function own<Shown extends View>(part: () => Promise<{ default: Component<BoardProps<Shown>> }>): Part {
  return part as unknown as Part;
}

/** The same for an instrument. */
export function tool<Shown extends View>(part: () => Promise<{ default: Component<InstrumentProps<Shown>> }>): Instrument {
  return part as unknown as Instrument;
}

/** The same for a picture of an event. */
export function picture<Shown extends View>(part: () => Promise<{ default: Component<EventProps<Shown>> }>): EventPicture {
  return part as unknown as EventPicture;
}

/** What a promise is about, whoever gave it and whether it was kept. */
export type Promised = Pick<Pledge, "kind" | "what" | "amount" | "until">;

/** A good as it lies on a table of trade. */
export interface GoodLook {
  /** A path on a square of 24, filled with the colour; without one the colour is a stripe. */
  sign?: string;
  colour?: string;
  /** Such as a title's value. */
  detail?: string;
}

export interface GameClient {
  /** The board, and what lies in front of oneself; fetched when a table needs them. */
  Board?: Part;
  PlayerPanel?: Part;
  /** Instruments by the kind of question; what has none is a list of answers. */
  instruments: Record<string, Instrument>;
  /** The keys of each of them; a key that is not listed does nothing there. */
  keys: Record<string, readonly KeyRow[]>;
  /** The kind of place that one can go to on the board, and where it stands in the page. */
  goal?: { kind: string; selector: (value: number) => string };
  /** What happens as scenes, and the pictures of those that stand on the stage, by their kinds. */
  director: Director | null;
  events: Record<string, EventPicture>;
  /** What its lines sound like. */
  sounds: LineSounds;
  /** Where the stage lies over the board, as its insets; null where the board makes room for it itself. */
  stage: string | null;
  /** A picture for the start page. */
  Art?: Component;
  /** The names under which events tell places, and what kind of place each is. */
  places: Record<string, string>;
  /** The kinds of side questions that bots can wait for. */
  asides: string[];
  /** The kinds of questions whose possible answers everybody knows: an answer that comes at once betrays no hand. */
  open: string[];
  /** In how many parts of a point the engine counts. */
  perPoint: number;
  /** The points that a line of the log brings or costs whom it is about. */
  pointsIn: (line: LogLine) => number;
  /** The points at which the game is decided; 0 where points do not decide it. */
  mark?: (view: View, box: Box) => number;
  /** What stands beside a holder's points at the seats: a figure, what it says, and how it is written where there is room. */
  beside?: (view: View, facts: Facts, holder: number) => { short: string; long?: string; said: Note } | null;
  /** How a good that is traded looks: a sign, a colour, what else there is to say of it. */
  good?: (label: Note, box: Box) => GoodLook;
  /** What a promise says, from its numbers. */
  promised: (pledge: Promised) => Note;
}

/** What the box prints in a column for so many players. */
export function forPlayers(view: View, box: Box, column: string): number {
  const count = new Set(view.holders).size;
  return Number((box.tables["players"] ?? []).find((row) => row["count"] === count)?.[column] ?? 0);
}

/** For a game that brings no client of its own. */
export const PLAIN: GameClient = {
  places: {},
  instruments: {},
  keys: {},
  director: null,
  pointsIn: () => 0,
  events: {},
  sounds: {},
  open: [],
  stage: "59% 0 0",
  perPoint: 1,
  asides: [ANSWER_OFFERS],
  promised: ({ kind, what, amount, until }) => ({ text: "pledge-row", values: { kind, "pledge-what": what, amount, until } }),
};
