/** What every part of the client knows of a table. What the server sends is in `generated`; the boards know their own rows. */

import type { Snippet } from "svelte";
import type { Box, Choice, Note, SeatRow, Spot } from "../generated/messages";
import type { View } from "../generated/view";
import type { Mark } from "./dock.svelte";

export type { Box, Choice, Note, Spot } from "../generated/messages";
export type { AnyAction, AnyRecord, Asked, Json, Offer, Pledge, Row, View } from "../generated/view";

/** Who sits where, for which holder, and whether it is I. */
export type Seat = Omit<SeatRow, "colour"> & { holder: number; mine: boolean };

/** A place on the board that was pressed: what it is called, and whether a label names it. */
export interface Place {
  name: string;
  isNamed: (label: Note) => boolean;
}

/** What every board gets. It decides nothing: it shows, and tells what was picked or pointed at. */
export interface BoardProps<Shown = View> {
  view: Shown;
  box: Box;
  seats: Seat[];
  say: (note: Note) => string;
  choices: Choice[];
  onpick: (choice: Choice) => void;
  /** What an answer that is being put together is: its verb, the value that is wanted now, the choice before. */
  asked?: Asking | null;
  /** Somebody wants to know why a place is no choice; only while something is asked. */
  onwhy?: ((place: Place) => void) | undefined;
  lit: Spot | null;
  onlit: (spot: Spot | null) => void;
  /** The latest lines of the log, oldest first: dice roll and pieces move by them. */
  heard?: Heard[];
  /** What the answer at hand would entail, as the server tells it: odds and costs. */
  forecast?: Note[];
  /** True on a phone: a small map for orientation instead of the whole board. */
  small: boolean;
  /** What each holder would score now, in the game's own count. */
  projected_scores?: readonly number[];
  /** Where that comes from: for each holder notes, each with its part as the value `half-points`. */
  score_breakdown?: readonly (readonly Note[])[];
  /** How what is being decided may end: odds and costs that everybody can know. */
  public_forecast?: readonly Note[];
  /** What follows from the board by the rules, in rows by name, as the engine tells it. */
  facts?: Facts;
  /** True where a card beside the board tells how the game ended. */
  endCardShown?: boolean;
  /** An instrument or an event that stands in the middle of the board, over the map. */
  stage?: Snippet | undefined;
  /** The places it is about, which do not fade while something stands there. */
  concerned?: Spot[];
  /** Figures at places, such as the chances to land there. */
  marks?: readonly Mark[];
}

/** A note, and when it was heard where that is known. */
export type Heard = Note & { at?: number };

export interface Asking {
  verb: string;
  field: string;
  before: Choice | null;
}

/** What follows from the board by the rules, in rows by name; each game has its own names. */
export type Facts<Name extends string = string> = Readonly<Partial<Record<Name, readonly (readonly number[])[]>>>;
