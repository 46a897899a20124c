/** Putting together what a viewer sees: a snapshot, and after it step by step what changed. */

import type { Facts, Json, Note, Row, View } from "./types";

export interface Clocks {
  banks: number[];
  due: Record<string, number>;
  phase: number | null;
  stopped: number | null;
  decision: number;
}

/** A side question that bots leave a seat time for: until when, in seconds since 1970, where there is a limit. */
export interface Aside {
  seat: number;
  kind: string;
  until: number | null;
}

export interface Line extends Note {
  at: number;
}

export interface Talk {
  at: number;
  channel: "all" | "seats" | "gallery";
  seats: number[];
  from: number | null;
  person: string | null;
  name: string;
  text: string;
}

/** All that one viewer (a seat, or the gallery) has been told. */
export interface Seen {
  seat: number | null;
  seq: number;
  view: View | null;
  log: Line[];
  talk: Talk[];
  clocks: Clocks | null;
  undo: boolean;
  staged: Row | null;
  asides: Aside[];
  /** The kinds of side questions with which this seat does not want to be waited for. */
  never: string[];
  /** The seats of each team and coalition of more than two, which can talk among themselves. */
  private_channels: number[][];
  /** What each holder would score now. */
  projected_scores: number[];
  /** Where that comes from, note by note. */
  score_breakdown: Note[][];
  /** How what is being decided may end: odds and costs that everybody can know. */
  public_forecast: Note[];
  /** What follows from the board by the rules. */
  facts: Facts;
}

export interface Message {
  type: "snapshot" | "step" | "table" | "talk" | "reload" | "refused" | "answer";
  seat?: number | null;
  seq?: number;
  epoch?: string;
  view?: View;
  changes?: Record<string, Json>;
  log?: Line[];
  talk?: Talk[];
  line?: Talk | null;
  clocks?: Clocks | null;
  undo?: boolean;
  staged?: Row | null;
  asides?: Aside[];
  never?: string[];
  private_channels?: number[][];
  projected_scores?: number[];
  score_breakdown?: Note[][];
  public_forecast?: Note[];
  facts?: Facts;
}

const MOST_LINES = 4000;

export function fromSnapshot(message: Message): Seen {
  return {
    seat: message.seat ?? null,
    seq: message.seq ?? 0,
    view: message.view ?? null,
    log: message.log ?? [],
    talk: message.talk ?? [],
    clocks: message.clocks ?? null,
    undo: message.undo ?? false,
    staged: message.staged ?? null,
    asides: message.asides ?? [],
    never: message.never ?? [],
    private_channels: message.private_channels ?? [],
    projected_scores: message.projected_scores ?? [],
    score_breakdown: message.score_breakdown ?? [],
    public_forecast: message.public_forecast ?? [],
    facts: message.facts ?? {},
  };
}

/** What a viewer knows after a message; the old value stays as it was. */
export function after(seen: Seen, message: Message): Seen {
  const next: Seen = { ...seen, seq: message.seq ?? seen.seq };
  if (message.changes !== undefined) next.view = changed(seen.view, message.changes);
  if (message.log?.length) next.log = [...seen.log, ...message.log].slice(-MOST_LINES);
  if (message.type === "talk" && message.line) next.talk = [...seen.talk, message.line];
  if ("clocks" in message) next.clocks = message.clocks ?? null;
  if ("undo" in message) next.undo = message.undo ?? false;
  if (message.asides) next.asides = message.asides;
  if (message.never) next.never = message.never;
  if (message.private_channels) next.private_channels = message.private_channels;
  if (message.projected_scores) next.projected_scores = message.projected_scores;
  if (message.score_breakdown) next.score_breakdown = message.score_breakdown;
  if (message.public_forecast) next.public_forecast = message.public_forecast;
  if (message.facts) next.facts = message.facts;
  if ("staged" in message) next.staged = message.staged ?? null;
  return next;
}

/** A view with the sections that are new; of the board, its own sections and rows. */
export function changed(view: View | null, changes: Record<string, Json>): View {
  if ("view" in changes) return changes["view"] as unknown as View;
  if (view === null) throw new Error("a step came before any view");
  const next: Record<string, unknown> = { ...view, ...changes };
  if ("board" in changes) {
    const board = changes["board"] as Row;
    const whole = "is" in board;
    next["board"] = whole ? board : { ...view.board, ...sections(view.board, board) };
  }
  return next as unknown as View;
}

function sections(board: Row, changes: Row): Row {
  const found: Row = {};
  for (const [name, value] of Object.entries(changes)) {
    const before = board[name];
    found[name] = Array.isArray(before) && isRows(value) ? rowsChanged(before, value) : value;
  }
  return found;
}

function isRows(value: Json | undefined): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !("is" in value);
}

function rowsChanged(before: Json[], changes: Row): Json[] {
  const rows = [...before];
  for (const [at, row] of Object.entries(changes)) rows[Number(at)] = row;
  return rows;
}
