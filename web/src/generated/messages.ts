// Made by `python -m tools.page_types` from the Python side: change that, not this file.

import type { AnyAction, Changes, Json, Row, View } from "./view";

/** The answer to a request: `ok`, or an `error` as over HTTP; `current` where the move was stale. */
export type Answer = {
  type: "answer";
  id: number | string | null;
  ok: boolean;
  result?: Json;
  error?: Error | null;
  current?: Snapshot | null;
};

/** A side question that bots leave a seat time for: until when, in seconds since 1970, where there is a limit. */
export type Aside = {
  seat: number;
  kind: string;
  until: number | null;
};

/** What a seat is asked, as GET /api/tables/{id}/questions. */
export type AskQuestions = {
  do: "questions";
  seat: number;
  id?: number | string | null;
};

/** A table as the answer over HTTP shows it, with the seats that are the reader's. */
export type AskedTable = {
  id: string;
  code: string | null;
  host: string;
  game: string;
  edition: string;
  options: Row;
  holders: number[];
  control: Record<string, number> | null;
  public: boolean;
  hints: boolean;
  rated: boolean;
  variant: string;
  origin: Row;
  pace: string;
  wait: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  status: "open" | "starting" | "playing" | "over" | "closed";
  seats: SeatRow[];
  rollback: RollbackWish | null;
  mine: number[];
};

/** What is in the box: the edition's tables, what the rows of the board are called, and the words for each value. */
export type Box = {
  game: string;
  edition: string;
  name: string;
  tables: Record<string, Row[]>;
  provenance: Record<string, Row[]>;
  lists: string[];
  numbers: string[];
  words: Record<string, Record<string, Note>>;
  decks: Record<string, string>;
  verbs: Record<string, Row>;
  orders: Record<string, string[]>;
  options: Row;
};

/** A choice of the builder; of a good, `most` is the largest amount there may be of it. */
export type Choice = {
  token: number;
  kind: string;
  value: number;
  label: Note;
  most?: number | null;
};

/** What the clocks show: `due` by seat and the phase's end in seconds since 1970, the others in seconds. */
export type Clocks = {
  banks: number[];
  due: Record<string, number>;
  phase: number | null;
  stopped: number | null;
  decision: number;
};

/** Where a path of tokens has led: the choices there, or the action and what it entails. */
export type Composed = {
  question: number;
  tokens: number[];
  field: string;
  asks: string;
  choices: Choice[];
  action: AnyAction | null;
  note: WordedAction | null;
  consequences: Note[];
};

/** Put an answer together, as POST /api/tables/{id}/compose. */
export type DoCompose = {
  do: "compose";
  seat: number;
  question: number;
  tokens?: number[];
  action?: AnyAction | null;
  id?: number | string | null;
};

/** Ask for a hint, as POST /api/tables/{id}/hint. */
export type DoHint = {
  do: "hint";
  seat: number;
  question: number;
  id?: number | string | null;
};

/** Send a command for a seat, as POST /api/tables/{id}/moves. */
export type DoMove = {
  do: "move";
  seat: number;
  command: Record<string, Record<string, Json>>;
  key?: string | null;
  id?: number | string | null;
};

/** Talk, as POST /api/tables/{id}/talk. */
export type DoSay = {
  do: "say";
  text: string;
  to: Record<string, Json>;
  seat?: number | null;
  id?: number | string | null;
};

/** Ask what could be chosen but for a rule, as POST /api/tables/{id}/unavailable. */
export type DoUnavailable = {
  do: "unavailable";
  seat: number;
  question: number;
  tokens?: number[];
  id?: number | string | null;
};

/** Why something was refused. */
export type Error = {
  text: string;
  say: string;
  rule: string | null;
  values: Record<string, string | number>;
};

/** What a newcomer is offered. */
export type FirstGame = {
  players: number;
  bot: string;
};

/** A game that can be played here. `teams`: several seats may play for one colour; `lesson`: it has a tutorial. */
export type GameInfo = {
  name: string;
  title: string;
  about: string;
  rules: string;
  options: GameOption[];
  teams: boolean;
  bots: string[];
  lesson: boolean;
  client: string;
  first_game: FirstGame;
};

/** A switch of a game, in the reader's language. */
export type GameOption = {
  name: string;
  say: string;
  help: string;
  default: boolean | number | string;
  low: number;
  high: number;
  choices: string[];
  rule: string;
};

/** What a bot would answer, null for leaving it, and its reason in words. */
export type Hint = {
  action: AnyAction | null;
  reason: Note | null;
  say: string;
};

/** A link is on its way, whether the address is known or not. */
export type LinkSent = {
  minutes: number;
};

/** A table in a list of tables, which tells less than the table itself. */
export type ListedTable = {
  id: string;
  code: string | null;
  game: string;
  variant: string;
  control: Record<string, number> | null;
  status: "open" | "starting" | "playing" | "over" | "closed";
  public: boolean;
  created: number;
  ended: number | null;
  seats: SeatRow[];
  your_turn: boolean;
};

/** A note, and when it was heard, in seconds since 1970. */
export type LogLine = {
  at: number;
  text: string;
  values: Row;
};

/** The table that was made. */
export type Made = {
  id: string;
  code: string;
};

/** Who you are. Nobody else is shown the address. */
export type Me = {
  id: string;
  name: string;
  colour: string;
  language: string;
  email: string | null;
  created: number;
};

/** This table cannot be followed; the connection closes after it. */
export type NotLetIn = {
  type: "refused";
  error: Error;
};

/** A text to be said: its Fluent id and the values for it. */
export type Note = {
  text: string;
  values: Row;
};

/** Where an answer begins that has one verb and too many ways to list; `by` are choices that were none. */
export type Opening = {
  question: number;
  tokens: number[];
  field: string;
  asks: string;
  choices: Choice[];
  action: AnyAction | null;
  note: WordedAction | null;
  consequences: Note[];
  verb: string;
  by: Choice[];
};

/** An edition of one's own. */
export type OwnEdition = {
  digest: string;
  game: string;
  name: string;
  created: number;
};

/** Is anybody there? */
export type Ping = {
  do: "ping";
  id?: number | string | null;
};

/** What a seat is asked, with all small answers listed; verbs without an answer here have too many to list. */
export type Question = {
  id: number;
  kind: string;
  must: boolean;
  actions: AnyAction[];
  notes: WordedAction[];
  consequences: Note[][];
  verbs: string[];
  tokens: number[];
  opening: Opening | null;
  default: AnyAction | null;
};

/** The body of every answer that is a no. */
export type Refusal = {
  error: Error;
};

/** What was sent may be out of date: ask for it with `sync`. */
export type Reload = {
  type: "reload";
};

/** Somebody wishes to go back to the beginning of a turn; those who agreed so far. */
export type RollbackWish = {
  turn: number;
  by: number;
  agreed: number[];
};

/** Who sits where. */
export type SeatRow = {
  seat: number;
  kind: "open" | "person" | "bot" | "token";
  person: string | null;
  bot: string | null;
  name: string;
  colour: string;
  away: boolean;
};

/** The token of a seat: whoever sends it as `Authorization: Bearer` plays the seat. Shown once. */
export type SeatToken = {
  token: string;
};

/** All that a viewer may see. */
export type Snapshot = {
  type: "snapshot";
  seat: number | null;
  epoch: string;
  seq: number;
  table: TableInfo;
  clocks: Clocks | null;
  talk: TalkLine[];
  view?: View | null;
  log?: LogLine[];
  undo?: boolean;
  staged?: Staged | null;
  asides?: Aside[];
  never?: string[];
  private_channels?: number[][];
  projected_scores?: number[];
  score_breakdown?: Note[][];
  public_forecast?: Note[];
  facts?: Record<string, number[][]>;
  questions?: Question[];
};

/** Somebody said something; `line` is null where the speaker is muted. */
export type Spoken = {
  type: "talk";
  seat: number | null;
  seq: number;
  line?: TalkLine | null;
};

/** An answer that is held back until the question comes up. */
export type Staged = {
  question: number;
  action: AnyAction;
};

/** Something happened: the sections of the view that changed, and what was heard of it. */
export type Step = {
  type: "step";
  seat: number | null;
  seq: number;
  changes: Changes;
  log?: LogLine[];
  table?: TableInfo | null;
  clocks?: Clocks | null;
  staged?: Staged | null;
  undo?: boolean | null;
  asides?: Aside[] | null;
  never?: string[] | null;
  private_channels?: number[][] | null;
  projected_scores?: number[] | null;
  score_breakdown?: Note[][] | null;
  public_forecast?: Note[] | null;
  facts?: Record<string, number[][]> | null;
  questions?: Question[] | null;
};

/** Begin to follow, or catch up: the last number seen for each seat ("gallery" for none). */
export type Sync = {
  do: "sync";
  epoch?: string | null;
  seen?: Record<string, number>;
  id?: number | string | null;
};

/** A table as everybody who may look at it sees it. Times are in seconds since 1970. */
export type TableInfo = {
  id: string;
  code: string | null;
  host: string;
  game: string;
  edition: string;
  options: Row;
  holders: number[];
  control: Record<string, number> | null;
  public: boolean;
  hints: boolean;
  rated: boolean;
  variant: string;
  origin: Row;
  pace: string;
  wait: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  status: "open" | "starting" | "playing" | "over" | "closed";
  seats: SeatRow[];
  rollback: RollbackWish | null;
};

/** Before the start: who sits where has changed. */
export type TableNews = {
  type: "table";
  seat: number | null;
  seq: number;
  table?: TableInfo | null;
  clocks?: Clocks | null;
};

/** What somebody said, and to whom. */
export type TalkLine = {
  at: number;
  channel: "all" | "seats" | "gallery";
  seats: number[];
  from: number | null;
  person: string | null;
  name: string;
  text: string;
};

/** A choice that the rules forbid now: the note that names it, and refusals that say why. */
export type UnavailableChoice = {
  label: Note;
  reasons: Error[];
};

/** What says an action: its text, and the notes or rows that fill it. */
export type WordedAction = {
  text: string;
  verb: string;
  fields: Record<string, Note | WordedRows>;
};

/** A field of rows: what its columns are, and the numbers in them. */
export type WordedRows = {
  columns: string[];
  rows: number[][];
};

/** What a client may send. */
export type Request = Sync | DoMove | DoCompose | DoUnavailable | DoHint | DoSay | AskQuestions | Ping;

/** What a client is sent. */
export type Message = Snapshot | Step | TableNews | Spoken | Reload | NotLetIn | Answer;

/** The result of each request. */
export type Answers = {
  sync: null;
  move: null;
  compose: Composed;
  unavailable: UnavailableChoice[];
  hint: Hint;
  say: null;
  questions: Question[];
  ping: null;
};
