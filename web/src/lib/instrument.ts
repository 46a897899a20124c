/** What an instrument gets: a decision that is shown on the stage as what it is, instead of as a list of answers.
 *
 * It reads the same choices, costs and odds as the list (`question`, `draft.compose`, `draft.weigh`), says in the dock what
 * the present setting entails, and sends a finished answer. Rules are the engine's alone. */

import type { Component } from "svelte";

import type { AnswerDraft, Question } from "./answer_draft.svelte";
import type { Dock } from "./dock.svelte";
import type { Line } from "./patch";
import type { Speaker } from "./speech";
import type { Box, Facts, Note, Seat, Spot, View } from "./types";

export interface InstrumentProps<Shown = View> {
  question: Question;
  draft: AnswerDraft;
  dock: Dock;
  view: Shown;
  box: Box;
  seats: Seat[];
  speaker: Speaker;
  facts: Facts;
  /** Odds and costs of what is being decided, as everybody can know them. */
  public_forecast: readonly Note[];
  projected_scores: readonly number[];
  small: boolean;
  /** What was said at this table, oldest first. */
  log?: readonly Line[];
  /** One is done with a side question for this turn: it leaves the stage, and bots that wait go on. */
  onfinished?: (kind: string) => void;
  /** Point at a place of the board, or at none. */
  onlit: (spot: Spot | null) => void;
}

/** An instrument that is fetched when it is needed. */
export type Instrument = () => Promise<{ default: Component<InstrumentProps> }>;
