/** What the server sends, as far as every part of the client needs it. The boards know their own rows. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Row = Record<string, Json>;

/** A text to be said: its Fluent id and the values for it. */
export interface Note {
  text: string;
  values: Record<string, Json>;
  at?: number;
}

export interface Asked {
  id: number;
  kind: string;
  must: boolean;
  rests: boolean;
}

/** The engine's view for a seat, or for the gallery (seat null). Sets of cards may be "0x…" strings. */
export interface View {
  game: string;
  seat: number | null;
  holders: number[];
  options: Row;
  round: number;
  turn: number;
  turns: number;
  mode: "open" | "sealed" | "chance" | "over";
  waited_for: number[];
  questions: Asked[];
  orders: Row[];
  offers: Row[];
  pledges: Row[];
  conceded: boolean[];
  clock_by: number;
  result: Row | null;
  stack: (Row & { is: string })[];
  board: Row & { lists: number[][]; numbers: number[] };
}

/** What is in the box: the edition's tables, and what the rows of the board are called. */
export interface Box {
  game: string;
  edition: string;
  /** What the edition calls itself. */
  name?: string;
  tables: Record<string, Row[]>;
  lists: string[];
  numbers: string[];
  /** For each kind of value its labels, as notes: words.territory["3"]. */
  words: Record<string, Record<string, Note>>;
  /** What each verb is made of, field by field. */
  verbs: Record<string, Record<string, Json>>;
  /** The kinds of standing orders, and what each is made of. */
  orders?: Record<string, string[]>;
  /** The game's options as they are if nothing else is agreed. */
  options?: Row;
  /** The names of the cards' bits are the rows of their table, in order. */
}

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

/** A choice of the builder. Boards light up those whose kind they can show, and pick them. */
export interface Choice {
  token: number;
  kind: string;
  value: number;
  label: Note;
  /** Of a good: the largest amount there may be of it. */
  most?: number;
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
export interface BoardProps {
  view: View;
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
  heard?: Note[];
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

export interface Asking {
  verb: string;
  field: string;
  before: Choice | null;
}

export type Facts = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The rows of a board by name. A game may send them as one list of rows, or each under its own name. */
export function rows(view: View, box: Box): Record<string, number[]> {
  const lists = view.board["lists"] as number[][] | undefined;
  return Object.fromEntries(box.lists.map((name, at) => [name, (lists === undefined ? (view.board[name] as number[]) : lists[at]) ?? []]));
}

/** The single numbers of a board by name. */
export function numbers(view: View, box: Box): Record<string, number> {
  const together = view.board["numbers"] as number[] | undefined;
  return Object.fromEntries(box.numbers.map((name, at) => [name, (together === undefined ? (view.board[name] as number) : together[at]) ?? 0]));
}
