/** What the page knows of one game beyond what serves any: its pictures, and a few words of the engine's that it reads. */

import type { Component } from "svelte";

import type { Instrument, InstrumentProps } from "../lib/instrument";
import { ANSWER_OFFERS } from "../lib/offers";
import type { BoardProps, Box, Note, Pledge, View } from "../lib/types";

type Part = () => Promise<{ default: Component<BoardProps> }>;

/** A part that reads its own game's view: a table shows it no other. */
export function own<Shown extends View>(part: () => Promise<{ default: Component<BoardProps<Shown>> }>): Part {
  return part as unknown as Part;
}

/** The same for an instrument. */
export function tool<Shown extends View>(part: () => Promise<{ default: Component<InstrumentProps<Shown>> }>): Instrument {
  return part as unknown as Instrument;
}

/** What a promise is about, whoever gave it and whether it was kept. */
export type Promised = Pick<Pledge, "kind" | "what" | "amount" | "until">;

export interface GameClient {
  /** The board, and what lies in front of oneself; fetched when a table needs them. */
  Board?: Part;
  PlayerPanel?: Part;
  /** Instruments by the kind of question; what has none is a list of answers. */
  instruments: Record<string, Instrument>;
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
  /** The points at which the game is decided; 0 where points do not decide it. */
  mark?: (view: View, box: Box) => number;
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
  open: [],
  stage: "59% 0 0",
  perPoint: 1,
  asides: [ANSWER_OFFERS],
  promised: ({ kind, what, amount, until }) => ({ text: "pledge-row", values: { kind, "pledge-what": what, amount, until } }),
};
