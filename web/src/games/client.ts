/** What the page knows of one game beyond what serves any: its pictures, and a few words of the engine's that it reads. */

import type { Component } from "svelte";

import type { BoardProps, Note, Row } from "../lib/types";

type Part = () => Promise<{ default: Component<BoardProps> }>;

export interface GameClient {
  /** The board, and what lies in front of oneself; fetched when a table needs them. */
  Board?: Part;
  PlayerPanel?: Part;
  /** A picture for the start page. */
  Art?: Component;
  /** The names under which events tell places, and what kind of place each is. */
  places: Record<string, string>;
  /** The kinds of side questions that bots can wait for. */
  asides: string[];
  /** What a promise says, from its numbers. */
  promised: (pledge: Row) => Note;
}

/** For a game that brings no client of its own. */
export const PLAIN: GameClient = {
  places: {},
  asides: ["answer-offer"],
  promised: ({ kind = 0, what = 0, amount = 0, until = 0 }) => ({ text: "pledge-row", values: { kind, "pledge-what": what, amount, until } }),
};
