/** Putting together what a viewer sees: a snapshot, and after it step by step what changed. */

import type { Aside, Clocks, LogLine, Presence, Question, Snapshot, Spoken, Staged, Step, TableNews, TalkLine } from "../generated/messages";
import type { Changes } from "../generated/view";
import type { Facts, Note, View } from "./types";

export type { Aside, Clocks, LogLine as Line, TalkLine as Talk } from "../generated/messages";

/** A message after a snapshot, about what has changed since. */
export type Update = Step | TableNews | Spoken;

/** All that one viewer (a seat, or the gallery) has been told. */
export interface Seen {
  seat: number | null;
  seq: number;
  view: View | null;
  log: LogLine[];
  talk: TalkLine[];
  clocks: Clocks | null;
  undo: boolean;
  staged: Staged | null;
  asides: Aside[];
  /** Which people are at the table. */
  presence: Presence[];
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
  /** What this seat is asked. */
  questions: Question[];
}

const MOST_LINES = 4000;

/** A snapshot, also that of a lesson, which has neither a table nor talk. */
export type First = Pick<Snapshot, "seat" | "seq"> & Partial<Snapshot>;

export function fromSnapshot(message: First): Seen {
  return {
    seat: message.seat,
    seq: message.seq,
    view: message.view ?? null,
    log: message.log ?? [],
    talk: message.talk ?? [],
    clocks: message.clocks ?? null,
    undo: message.undo ?? false,
    staged: message.staged ?? null,
    asides: message.asides ?? [],
    presence: message.presence ?? [],
    never: message.never ?? [],
    private_channels: message.private_channels ?? [],
    projected_scores: message.projected_scores ?? [],
    score_breakdown: message.score_breakdown ?? [],
    public_forecast: message.public_forecast ?? [],
    facts: message.facts ?? {},
    questions: message.questions ?? [],
  };
}

/** What a viewer knows after a message; the old value stays as it was. */
export function after(seen: Seen, message: Update): Seen {
  const next: Seen = { ...seen, seq: message.seq };
  if (message.type === "talk") return message.line ? { ...next, talk: [...seen.talk, message.line] } : next;
  if (message.clocks !== undefined) next.clocks = message.clocks;
  next.presence = message.presence ?? seen.presence;
  return message.type === "step" ? stepped(next, message) : next;
}

function stepped(seen: Seen, step: Step): Seen {
  const next: Seen = { ...seen, view: changed(seen.view, step.changes) };
  if (step.log?.length) next.log = [...seen.log, ...step.log].slice(-MOST_LINES);
  if (step.staged !== undefined) next.staged = step.staged;
  next.undo = step.undo ?? seen.undo;
  next.asides = step.asides ?? seen.asides;
  next.never = step.never ?? seen.never;
  next.private_channels = step.private_channels ?? seen.private_channels;
  next.projected_scores = step.projected_scores ?? seen.projected_scores;
  next.score_breakdown = step.score_breakdown ?? seen.score_breakdown;
  next.public_forecast = step.public_forecast ?? seen.public_forecast;
  if (step.facts) next.facts = afterNews(seen.facts, step.facts);
  next.questions = step.questions ?? seen.questions;
  return next;
}

/** Facts after the news of a step: what is null no longer is one. */
function afterNews(facts: Facts, news: NonNullable<Step["facts"]>): Facts {
  return Object.fromEntries(Object.entries({ ...facts, ...news }).filter(([, rows]) => rows !== null)) as Facts;
}

/** A view with the sections that are new; of the board, the rows that are. */
export function changed(view: View | null, { view: whole, board, ...changes }: Changes): View {
  if (whole !== undefined) return whole;
  if (view === null) throw new Error("a step came before any view");
  const next: View = { ...view, ...changes };
  if (board !== undefined) next.board = { ...view.board, ...board };
  return next;
}
