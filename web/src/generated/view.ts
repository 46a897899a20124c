// Made by `python -m tools.page_types` from the Python side: change that, not this file.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Row = Record<string, Json>;

/** A record of the engine of which nothing is known but its name. */
export type AnyRecord = Row & { is: string };

/** An answer, as it is sent and listed. */
export type AnyAction = Row & { verb: string };

/** A question to the viewer. ``rests`` while a fight or a roll above it goes on. */
export type Asked = {
  is: "asked";
  id: number;
  kind: string;
  must: boolean;
  rests: boolean;
  at: number;
};

/** Seat ``by`` offers holder ``to``; ``until`` is the last turn in which it stands. */
export type Offer = {
  is: "offer";
  id: number;
  by: number;
  to: number;
  give: [number, number][];
  get: [number, number][];
  pledges: number[][];
  until: number;
  third: number;
  between: [number, number][];
  agreed: number[];
};

/** ``by`` promised ``to`` something of a kind, about ``what``, until the end of round ``until``. */
export type Pledge = {
  is: "pledge";
  by: number;
  to: number;
  kind: number;
  what: number;
  amount: number;
  until: number;
  status: "standing" | "kept" | "broken";
};

/** ``ranks[h]`` is holder h's place, 1 the best; equals share a rank and the next is left out. */
export type Result = {
  is: "result";
  ranks: number[];
  scores: number[];
  reason: string;
  rule: string;
};

/** A deck with the faces its viewer knows; of the others only where they lie, by sort. */
export type SeenDeck = {
  is: "seen-deck";
  name: string;
  sorts: (number | string)[];
  pool: number | string;
  top: number[];
  under: number[];
  hands: (number | string)[];
  hidden: number[][];
  known: number | string;
  public: number | string;
  gone: number | string;
};

/** Stands in a view for another seat's sealed answer. */
export type Committed = {
  is: "committed";
};

/** Answer with the default: pass, refuse, abstain, whatever the question's frame says. */
export type AlwaysDefault = {
  is: "always-default";
  kind: string;
};

/** Verbs about offers, the same in each game. */
export type TradeVerb =
  | "make-offer"
  | "counter-offer"
  | "accept-offer"
  | "refuse-offer"
  | "withdraw-offer"
  | "make-ring";

/** Questions about offers: others' and one's own. */
export type TradeQuestion =
  | "answer-offer"
  | "my-offers";

/** What one seat sees. ``board`` is the game's own part; ``stack`` says what is going on. */
export type View<Options = Row, Order = AnyRecord & { kind: string }, Frame = AnyRecord, Board = AnyRecord> = {
  is: "view";
  game: string;
  seat: number | null;
  holders: number[];
  options: Options;
  round: number;
  turn: number;
  turns: number;
  mode: "open" | "sealed" | "chance" | "over";
  waited_for: number[];
  questions: Asked[];
  question_count: number;
  inputs_used: number;
  orders: Order[];
  offers: Offer[];
  offer_count: number;
  pledges: Pledge[];
  conceded: boolean[];
  clock_by: number;
  result: Result | null;
  stack: Frame[];
  board: Board;
};

/** The sections of a view that changed; of the board, its rows that did. */
export type Changes = Partial<Omit<View, "board">> & { board?: Row; view?: View };
