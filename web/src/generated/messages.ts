// Made by `python -m tools.page_types` from the Python side: change that, not this file.

import type { AnyAction, Changes, Json, Row, View } from "./view";

/** The version that runs here, what the operator says about the server, and whether it has a workshop. */
export type About = {
  version: string;
  imprint: string | null;
  privacy: string | null;
  workshop: "on" | "read" | "off";
};

/** Somebody one knows; `at` is since when, in seconds since 1970. */
export type Acquaintance = {
  id: string;
  name: string;
  colour: string;
  face: string;
  at: number;
};

/** Words for everybody; `id` never comes again, so a page knows what was read already. */
export type Announced = {
  id: number;
  text: string;
  at: number;
  until: number | null;
};

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
  control: Record<string, number | boolean> | null;
  public: boolean;
  hints: boolean;
  rated: boolean;
  variant: string;
  origin: Row;
  pace: string;
  wait: boolean;
  beacon: boolean;
  workshop: PlayedEntry | null;
  created: number;
  started: number | null;
  ended: number | null;
  status: "open" | "starting" | "playing" | "over" | "closed";
  seats: SeatRow[];
  rollback: RollbackWish | null;
  mine: number[];
};

/** How far the balance report on a version is. `reason` says why it failed, `others` how many reports wait besides. */
export type BalanceReport = {
  status: "queued" | "running" | "done" | "failed";
  games: number;
  done: number;
  reason: string;
  others: number;
  summary: ReportSummary | null;
};

/** A public beacon: its key, when its first round came, and the seconds between two rounds. */
export type BeaconShape = {
  key: string;
  genesis: number;
  period: number;
};

/** A row of the leaderboard: a person (`person:…`, who has a name) or a bot (`bot:…`). */
export type BestPlayer = {
  who: string;
  name: string | null;
  mu: number;
  sigma: number;
  games: number;
  rating: number;
};

/** What a row, number or deck of the board is: the kinds it goes by, the last the fastest, and what it holds. */
export type BoardRow = {
  by: string[];
  holds: string;
  bits: boolean;
};

/** What is in the box: the edition's tables, what the rows of the board are, and the words for each value. */
export type Box = {
  game: string;
  edition: string;
  name: string;
  tables: Record<string, Row[]>;
  provenance: Record<string, Row[]>;
  board: Record<string, BoardRow>;
  axes: Record<string, number>;
  words: Record<string, Record<string, Note>>;
  decks: Record<string, string>;
  verbs: Record<string, Row>;
  orders: Record<string, string[]>;
  plans: Record<string, Plan>;
  options: Row;
};

/** A browser that is told. */
export type Browser = {
  id: string;
  mark: string;
  browser: string;
  created: number;
  told: number | null;
};

/** The address of your calendar, which is shown only now. */
export type Calendar = {
  address: string;
};

/** Everybody's chance to win after so many lines; `is_turn` where a turn begins or the game is over. */
export type ChancePoint = {
  line: number;
  turn: number;
  round: number;
  chances: number[];
  is_turn: boolean;
};

/** A value that is another one now; empty where there was or is none. */
export type ChangedColumn = {
  column: string;
  before: string;
  after: string;
};

/** A row with other values. */
export type ChangedRow = {
  key: string;
  name: string;
  columns: ChangedColumn[];
};

/** What differs in a table of the box; `more` rows are not listed. */
export type ChangedTable = {
  table: string;
  added: OtherRow[];
  removed: OtherRow[];
  changed: ChangedRow[];
  more: number;
};

/** A text that is written otherwise. */
export type ChangedWord = {
  key: string;
  before: string;
  after: string;
};

/** Texts that are written otherwise in the reader's language; `more` are not listed. */
export type ChangedWords = {
  rows: ChangedWord[];
  more: number;
};

/** A chapter of a rulebook. */
export type Chapter = {
  number: number;
  title: string;
};

/** An edition that was just brought, and what its author is warned of, in the reader's language. */
export type CheckedEdition = {
  digest: string;
  game: string;
  name: string;
  created: number;
  warnings: string[];
};

/** A choice of the builder; of a good, `most` is the largest amount there may be of it. */
export type Choice = {
  token: number;
  kind: string;
  value: number;
  label: Note;
  most?: number | null;
};

/** The people around you: friends, who asks to be one, whom you have asked, with whom you played lately, whom you have blocked. Nobody else is shown it. */
export type Circle = {
  friends: Acquaintance[];
  asking: Acquaintance[];
  asked: Acquaintance[];
  recent: Acquaintance[];
  blocked: Acquaintance[];
};

/** What the clocks show: `due` by seat and the phase's end in seconds since 1970, the others in seconds. */
export type Clocks = {
  banks: number[];
  due: Record<string, number>;
  phase: number | null;
  stopped: number | null;
  decision: number;
};

/** What a booklet holds beside its rules; empty where a game has none. */
export type Companion = {
  title: string;
  sections: CompanionSection[];
};

/** A piece of story, a term, a tip or a question. Of a term: the ways it is written, and the rule that explains it. */
export type CompanionEntry = {
  id: string;
  title: string;
  text: string;
  forms?: string[];
  rule?: string;
};

/** A part of a companion, with its heading. */
export type CompanionSection = {
  key: string;
  title: string;
  entries: CompanionEntry[];
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

/** A decision, and the answer that would have been better; null where that was to leave it. */
export type CostlyDecision = {
  line: number;
  turn: number;
  round: number;
  seat: number;
  question: string;
  action: WordedAction;
  better: WordedAction | null;
  chance: number;
  chance_better: number;
  cost: number;
  error: number;
  notes: Note[];
  notes_better: Note[];
  reason: Note | null;
};

/** An entry of a dice report; what its `dice`, `result` and `proof` hold depends on its kind. */
export type DiceEntry = {
  entry: number;
  kind: "opening" | "seed-committed" | "seed-dropped" | "seed-revealed" | "seeds-closed" | "burned" | "beacon" | "roll" | "draw" | "skipped" | "sealed" | "opened" | "closed";
  number: number | null;
  purpose: string;
  who: number | null;
  when: string;
  dice: Json;
  result: Json;
  proof: Row;
  before: string;
  hash: string;
  signature: string;
};

/** The key that signs this server's dice, its fingerprint for people, and the beacon that can be mixed in. */
export type DiceKey = {
  algorithm: string;
  key: string;
  fingerprint: string;
  beacon: BeaconShape | null;
};

/** A report of a table's dice, for anybody to check. */
export type DiceReport = {
  report: string;
  entries: DiceEntry[];
};

/** What an edition prints otherwise than the box of its game. */
export type Differences = {
  tables: ChangedTable[];
  words: ChangedWords;
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

/** A page of entries; with `more`, others follow. */
export type EntryList = {
  entries: ListedEntry[];
  more: boolean;
};

/** An entry to read, in the version `shown`. `chosen` are the options that differ from the game's own, and `why_not_rate` names the text of the refusal that you would get. */
export type EntryPage = {
  id: string;
  game: string;
  name: string;
  summary: string;
  author: string;
  mine: boolean;
  version: number;
  has_edition: boolean;
  options: number;
  created: number;
  updated: number;
  votes: number;
  stars: number | null;
  played: number;
  report: "queued" | "running" | "done" | "failed" | null;
  withdrawn: boolean;
  hidden: boolean;
  shown: number;
  description: string;
  licence: string;
  changes: string;
  chosen: Row;
  edition: string;
  versions: EntryVersion[];
  made_from: MadeFrom | null;
  hidden_reason: string;
  my_stars: number;
  may_rate: boolean;
  why_not_rate: string | null;
  operator: boolean;
  balance: BalanceReport | null;
};

/** A version in the history of an entry, and what was new in it. */
export type EntryVersion = {
  version: number;
  name: string;
  changes: string;
  created: number;
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

/** How a game was won and lost; `luck` is null where there was no time to judge all of it. */
export type GameAnalysis = {
  analysis: number;
  game: string;
  learned: boolean;
  holders: number[];
  lines: number;
  points: ChancePoint[];
  turning: TurningPoint[];
  luck: LuckTotal[] | null;
  strokes: LuckStroke[];
  decisions: CostlyDecision[];
  decided: number;
  looked_at: number;
  deals: SettledDeal[];
  pledges: JudgedPledge[];
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
  analysis: boolean;
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

/** An address that is called. `problem` is why the last call came to nothing, `off` since when none is made. */
export type Hook = {
  id: string;
  kind: string;
  address: string;
  room: string;
  created: number;
  told: number | null;
  failing: number | null;
  problem: string;
  off: number | null;
};

/** When somebody is not waited for where time is counted in days. */
export type Hours = {
  zone: string;
  night_from: number;
  night_to: number;
  vacations: Vacation[];
  used: Record<string, number>;
  most: number;
};

/** A table that a friend wishes to see you at; `code` lets you in. */
export type Invitation = {
  table: string;
  code: string;
  game: string;
  by: Acquaintance;
};

/** A promise that was kept or broken. */
export type JudgedPledge = {
  line: number;
  turn: number;
  round: number;
  by: number;
  to: number;
  kept: boolean;
  event: Note;
};

/** A tutorial: what the learner's seat sees line by line, what the guide says, and the learner's moves by line. */
export type Lesson = {
  game: string;
  names: string[];
  holders: number[];
  options: Row;
  first: LessonStart;
  frames: Step[];
  moves: Record<string, LessonMove>;
  steps: LessonStep[];
};

/** Where the learner is to move: what is asked, and the answer that the lesson is about. */
export type LessonMove = {
  questions: Question[];
  question: number;
  action: AnyAction;
  note: WordedAction;
};

/** What the learner sees before the first line. */
export type LessonStart = {
  type: "snapshot";
  seat: number;
  seq: number;
  view: View;
  log: LogLine[];
  projected_scores: number[];
  score_breakdown: Note[][];
  public_forecast: Note[];
  facts: Record<string, number[][]>;
};

/** One thing the guide says, after so many lines of the record, about a part of the screen or none. */
export type LessonStep = {
  line: number;
  text: string;
  values: Row;
  rules: string[];
  part: "" | "board" | "affair" | "decision" | "seats" | "mine" | "log";
  spot: Spot | null;
  do: boolean;
};

/** A link is on its way, whether the address is known or not. */
export type LinkSent = {
  minutes: number;
};

/** An entry in a list. `summary` is the beginning of its description, `options` how many differ, `stars` the mean of its votes, `played` how many games with it came to an end in which somebody else than the author sat. */
export type ListedEntry = {
  id: string;
  game: string;
  name: string;
  summary: string;
  author: string;
  mine: boolean;
  version: number;
  has_edition: boolean;
  options: number;
  created: number;
  updated: number;
  votes: number;
  stars: number | null;
  played: number;
  report: "queued" | "running" | "done" | "failed" | null;
  withdrawn: boolean;
  hidden: boolean;
};

/** A table in a list of tables, which tells less than the table itself. */
export type ListedTable = {
  id: string;
  code: string | null;
  game: string;
  variant: string;
  control: Record<string, number | boolean> | null;
  status: "open" | "starting" | "playing" | "over" | "closed";
  public: boolean;
  created: number;
  ended: number | null;
  seats: SeatRow[];
  your_turn: boolean;
  round: number;
  scores: number[];
  due: number | null;
};

/** A note, and when it was heard, in seconds since 1970. */
export type LogLine = {
  at: number;
  text: string;
  values: Row;
};

/** One chance event and what it brought every holder, against what was to be expected. */
export type LuckStroke = {
  line: number;
  turn: number;
  round: number;
  kind: string;
  seat: number;
  gain: number[];
  events: Note[];
};

/** A holder's luck in a whole game, as a chance to win, and the standard deviation that is usual in such a game. */
export type LuckTotal = {
  gain: number;
  deviation: number;
};

/** The table that was made. */
export type Made = {
  id: string;
  code: string;
};

/** The entry that another one was made from. */
export type MadeFrom = {
  id: string;
  name: string;
  author: string;
};

/** A hook that was just made. `secret` signs what it is told, and is shown only now. */
export type MadeHook = {
  hook: Hook;
  secret: string | null;
};

/** Which mails you get, at which address. `bounced` says why it takes none at the moment: confirm it again. */
export type Mails = {
  turns: boolean;
  digest: boolean;
  reminders: boolean;
  at_night: boolean;
  email: string | null;
  bounced: string | null;
};

/** Who you are. Nobody else is shown the address. */
export type Me = {
  id: string;
  name: string;
  colour: string;
  face: string;
  language: string;
  email: string | null;
  created: number;
  operator: boolean;
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

/** A private notepad, one for each table. */
export type Notepad = {
  text: string;
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

/** The `proof` of the first entry: what the server promised before any seat was taken. */
export type OpeningProof = {
  table: string;
  game: string;
  public: string;
  secret: string;
  key: string;
  format: number;
  beacon: BeaconShape | null;
};

/** Where a piece comes from: what is printed on it, the kind of its source, and the source in words. */
export type OriginRow = {
  name: string;
  kind: string;
  source: string;
};

/** Where the rows of a table of the edition come from. */
export type OriginTable = {
  table: string;
  rows: OriginRow[];
};

/** A row of a table by its key, and what is printed on its piece. */
export type OtherRow = {
  key: string;
  name: string;
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

/** What can be decided ahead for a kind of question. */
export type Plan = {
  conditions: PlanCondition[];
  replies: PlanReply[];
};

/** What an order may ask of a question, said by `order-if-<name>`; with `others` never of oneself. */
export type PlanCondition = {
  name: string;
  field: PlanField;
  others: boolean;
};

/** A number that an order names, of a kind with words of its own: one of ``values``, or any from `low` to `high` where it is only counted. A `holder` is one of the players. */
export type PlanField = {
  kind: string;
  low: number;
  high: number;
  values: number[] | null;
};

/** How an order may answer, said by `order-do-<name>`; it needs these conditions. */
export type PlanReply = {
  name: string;
  fields: PlanField[];
  needs: string[];
};

/** The entry of the workshop that is played at a table, and in which version. */
export type PlayedEntry = {
  entry: string;
  version: number;
};

/** A game that somebody has played, and the rating after it where it counted. */
export type PlayedGame = {
  table_id: string;
  seat: number;
  game: string;
  variant: string;
  rank: number;
  score: number;
  points: Note;
  mu: number | null;
  sigma: number | null;
  at: number;
  players: number;
  public: boolean;
};

/** A variant in which somebody has a rating. */
export type PlayedVariant = {
  variant: string;
  players: number;
  games: number;
};

/** Whether a person is at the table. Times are in seconds since 1970. */
export type Presence = {
  seat: number;
  since: number | null;
  gone: number | null;
  claim: number | null;
  asked: number[];
  substitute: number | null;
  wish: SubstituteWish | null;
};

/** Who somebody is, with ratings and the last games, the latest first. */
export type Profile = {
  id: string;
  name: string;
  colour: string;
  face: string;
  created: number;
  ratings: Rating[];
  games: PlayedGame[];
};

/** The entry that was published, and in which version. */
export type Published = {
  id: string;
  version: number;
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

/** Somebody's rating in a variant of a game; `rating` is what it surely is. */
export type Rating = {
  game: string;
  variant: string;
  mu: number;
  sigma: number;
  games: number;
  rating: number;
};

/** The body of every answer that is a no. */
export type Refusal = {
  error: Error;
};

/** What was sent may be out of date: ask for it with `sync`. */
export type Reload = {
  type: "reload";
};

/** A finished game after some of its lines, with views and facts by viewer: a seat's number, or `gallery`. */
export type ReplayPosition = {
  line: number;
  lines: number;
  views: Record<string, View>;
  log: Note[];
  before: Note[];
  projected_scores: number[];
  score_breakdown: Note[][];
  public_forecast: Note[];
  facts: Record<string, Record<string, number[][]>>;
};

/** How many lines a finished game has, and where its turns begin. */
export type ReplayTurns = {
  lines: number;
  turns: TurnStart[];
};

/** How long games are: the mean, and between which lengths nine in ten lie. */
export type ReportRounds = {
  mean: number;
  low: number;
  high: number;
};

/** How often something was so, with its 95 % interval. */
export type ReportShare = {
  name: string;
  share: number;
  low: number;
  high: number;
};

/** The main figures of a balance report. What is said in words is there in each language. */
export type ReportSummary = {
  players: number;
  bots: string[];
  games: number;
  finished: number;
  equal: number;
  seats: ReportShare[];
  rounds: ReportRounds;
  ends: Record<string, ReportShare[]>;
  warnings: Record<string, string[]>;
};

/** Somebody wishes to go back to the beginning of a turn; those who agreed so far. */
export type RollbackWish = {
  turn: number;
  by: number;
  agreed: number[];
};

/** A numbered rule of a rulebook. */
export type Rule = {
  id: string;
  chapter: number;
  title: string;
  kind: string;
  sources: string[];
  text: string;
};

/** A rulebook in the reader's language. */
export type Rulebook = {
  title: string;
  chapters: Chapter[];
  rules: Rule[];
};

/** A line of the log as the answer over HTTP shows it, said in the reader's language. */
export type SaidLine = {
  at: number;
  text: string;
  values: Row;
  say: string;
};

/** How a game went; `parts` are the sources of points, by the ids of the texts that explain them. */
export type ScoreHistory = {
  lines: number;
  parts: string[];
  stops: ScoreStop[];
};

/** What each holder would have scored at the beginning of a turn, and how much of it came from each source. */
export type ScoreStop = {
  line: number;
  turn: number;
  round: number;
  projected_scores: number[];
  parts: number[][];
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
  face: string;
};

/** The token of a seat: whoever sends it as `Authorization: Bearer` plays the seat. Shown once. */
export type SeatToken = {
  token: string;
};

/** A promise or a seed is in the report; `receipt` is the server's signed word for it, to be kept. */
export type SeedTaken = {
  ok: boolean;
  receipt: Row;
};

/** A trade, with what it changed for each who took part, by holder. */
export type SettledDeal = {
  line: number;
  turn: number;
  round: number;
  by: number;
  to: number;
  give: number[][];
  get: number[][];
  pledges: number[][];
  gain: Record<string, number>;
};

/** The server's nodes cannot reach each other: what happens at another one may be seen some seconds late, or no longer so. Nothing is lost by it. */
export type Slow = {
  type: "slow";
  slow: boolean;
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
  presence?: Presence[];
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

/** Something on the board that is pointed at: by hover, by focus, by a line of the log or by the guide. */
export type Spot = {
  kind: string;
  value: number;
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
  presence?: Presence[] | null;
  never?: string[] | null;
  private_channels?: number[][] | null;
  projected_scores?: number[] | null;
  score_breakdown?: Note[][] | null;
  public_forecast?: Note[] | null;
  facts?: Record<string, number[][] | null> | null;
  questions?: Question[] | null;
};

/** Somebody who would like to take over a seat; the seats that are asked, and what they said. */
export type SubstituteWish = {
  name: string;
  person: string;
  asked: number[];
  agreed: number[];
  refused: number[];
};

/** Begin to follow, or catch up: the last number seen for each seat ("gallery" for none). */
export type Sync = {
  do: "sync";
  epoch?: string | null;
  seen?: Record<string, number>;
  id?: number | string | null;
};

/** The hooks of a table, for its host. */
export type TableHooks = {
  hooks: Hook[];
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
  control: Record<string, number | boolean> | null;
  public: boolean;
  hints: boolean;
  rated: boolean;
  variant: string;
  origin: Row;
  pace: string;
  wait: boolean;
  beacon: boolean;
  workshop: PlayedEntry | null;
  created: number;
  started: number | null;
  ended: number | null;
  status: "open" | "starting" | "playing" | "over" | "closed";
  seats: SeatRow[];
  rollback: RollbackWish | null;
};

/** Before the start: who sits where, or who is there, has changed. */
export type TableNews = {
  type: "table";
  seat: number | null;
  seq: number;
  table?: TableInfo | null;
  clocks?: Clocks | null;
  presence?: Presence[] | null;
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

/** What came of a test: `problem` is empty where the message was taken. */
export type Tested = {
  problem: string;
  hook: Hook;
};

/** The line before which a turn begins. */
export type TurnStart = {
  turn: number;
  line: number;
};

/** A turn that changed the chances much; the replay opens before `line`, which moved them most. */
export type TurningPoint = {
  line: number;
  turn: number;
  round: number;
  change: number[];
  events: Note[];
};

/** A choice that the rules forbid now: the note that names it, and refusals that say why. */
export type UnavailableChoice = {
  label: Note;
  reasons: Error[];
};

/** A time away. */
export type Vacation = {
  id: number;
  away: number;
  back: number;
};

/** How you are told besides mails. Without `push_key` there is no web push here, and so on. */
export type Ways = {
  push_key: string | null;
  browsers: Browser[];
  hooks: Hook[] | null;
  feeds: boolean;
  calendar: number | null;
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
export type Message = Snapshot | Step | TableNews | Spoken | Reload | Slow | NotLetIn | Answer;

/** The result of each request. */
export type Answers = {
  sync: number;
  move: null;
  compose: Composed;
  unavailable: UnavailableChoice[];
  hint: Hint;
  say: null;
  questions: Question[];
  ping: number;
};
