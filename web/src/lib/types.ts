/** What every part of the client knows of a table. What the server sends is in `generated`; the boards know their own rows. */

import type { Box, Choice, Note } from "../generated/messages";
import type { View } from "../generated/view";

export type { Box, Choice, Note } from "../generated/messages";
export type { AnyAction, AnyRecord, Asked, Json, Offer, Pledge, Row, View } from "../generated/view";

export interface Seat {
  seat: number;
  holder: number;
  name: string;
  kind: "open" | "person" | "bot" | "token";
  bot: string | null;
  person: string | null;
  away: boolean;
  mine: boolean;
}

/** Something on the board that is pointed at, by hover, focus or a line of the log. */
export interface Spot {
  kind: string;
  value: number;
}

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
  endTold?: boolean;
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

/** The rows of a board by name. A game may send them as one list of rows, or each under its own name. */
export function rows<Name extends string>(view: Pick<View, "board">, box: Pick<Box, "lists">): Record<Name, number[]> {
  const lists = view.board["lists"] as number[][] | undefined;
  return byName<Name, number[]>(box.lists, (name, at) => (lists === undefined ? (view.board[name] as number[]) : lists[at]) ?? []);
}

/** The single numbers of a board by name. */
export function numbers<Name extends string>(view: Pick<View, "board">, box: Pick<Box, "numbers">): Record<Name, number> {
  const together = view.board["numbers"] as number[] | undefined;
  return byName<Name, number>(box.numbers, (name, at) => (together === undefined ? (view.board[name] as number) : together[at]) ?? 0);
}

/** The names are those of the game's own board, as it says itself. */
function byName<Name extends string, Value>(names: readonly string[], value: (name: string, at: number) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name, at) => [name, value(name, at)])) as Record<Name, Value>;
}
