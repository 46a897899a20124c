/** What the page knows of one game beyond what serves any: its pictures, and a few words of the engine's that it reads. */

import type { Component } from "svelte";

import { ANSWER_OFFERS } from "../lib/offers";
import type { BoardProps, Note, Pledge, View } from "../lib/types";

type Part = () => Promise<{ default: Component<BoardProps> }>;

/** A part that reads its own game's view: a table shows it no other. */
export function own<Shown extends View>(part: () => Promise<{ default: Component<BoardProps<Shown>> }>): Part {
  return part as unknown as Part;
}

/** What a promise is about, whoever gave it and whether it was kept. */
export type Promised = Pick<Pledge, "kind" | "what" | "amount" | "until">;

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
  promised: (pledge: Promised) => Note;
}

/** For a game that brings no client of its own. */
export const PLAIN: GameClient = {
  places: {},
  asides: [ANSWER_OFFERS],
  promised: ({ kind, what, amount, until }) => ({ text: "pledge-row", values: { kind, "pledge-what": what, amount, until } }),
};
