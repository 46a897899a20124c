/** What the page and its worker say to each other. */

export type ToWorker =
  | { do: "ask"; id: number; method: string; path: string; body: string; lang: string }
  | { do: "call"; id: number; table: string; lang: string }
  | { do: "say"; line: number; text: string }
  | { do: "hang-up"; line: number }
  | { do: "run"; id: number; typed: string };

export type FromWorker =
  | { is: "progress"; have: number; of: number }
  /** Another tab of this browser plays already. */
  | { is: "waiting" }
  | { is: "ready" }
  | { is: "broken"; reason: string }
  | { is: "answer"; id: number; status: number; text: string }
  | { is: "called"; id: number }
  | { is: "ran"; id: number; ran: boolean; text: string }
  | { is: "heard"; line: number; text: string };
