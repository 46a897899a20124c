/** A small world for tests: three regions in a row, two parties, the first one looking on. */

import type { Board, FactName, Frame, Options, View } from "../../generated/global_powers";
import type { Box, Facts } from "../../lib/types";

export const box: Box = {
  game: "global-powers",
  edition: "",
  name: "",
  provenance: {},
  orders: {},
  plans: {},
  decks: {},
  options: {},
  tables: {
    regions: [
      { id: "europe", neighbours: ["russia"] },
      { id: "russia", neighbours: ["europe", "atlantis"] },
      { id: "atlantis", neighbours: ["russia"] },
    ],
    cards: Array.from({ length: 16 }, (_, at) => ({ id: `card-${at}`, effect: ["zeal", "warmonger"][at - 2] ?? "retire" })),
    players: [{ count: 2, victory_points: 40 }],
  },
  board: {},
  axes: {},
  words: {
    region: { 0: { text: "region-europe", values: {} }, 1: { text: "region-russia", values: {} } },
    chip: { 1: { text: "choice-chip", values: { value: 1 } } },
    chips: { 2: { text: "choice-chips", values: { value: 2 } } },
  },
  verbs: {
    war: { region: { kind: "region", low: 0, high: 11 } },
    trade: {
      region: { kind: "region", low: 0, high: 11 },
      give: { rows: [{ kind: "chip" }, { kind: "chips" }], most: 4 },
      get: { rows: [{ kind: "chip" }, { kind: "chips" }], most: 4 },
    },
    "end-activation": {},
  },
};

const options: Options = {
  is: "settings",
  points: "added",
  assassination: "german",
  expansion: "german",
  unrest_neighbours: 2,
  unrest_stay: 0,
  scorings: 0,
  placement: "auction",
  sealed_votes: false,
  war_price: "draw",
  coup_stakes: "mauritius",
  warmonger: "war",
  vote_orders: true,
  batch: false,
  dominance_from: "first_turns",
  war_on_own_region: true,
  zeal: "once",
  phase_inputs: 40,
};

/** Who governs in `view`. */
export const facts: Facts<FactName> = { governments: [[0], [0, 1], []] };

export function view(stack: Frame[] = [], change: Partial<Board> = {}): View {
  const board: Board = {
    is: "board",
    politicians: [3, 1, 2, 2, 0, 0],
    base: [10, 11],
    mauritius: [2, 0],
    un: [1, 4],
    gone: [0, 1],
    chips: [1, 5, 2, 4, 3, 1, 4, 2, 0, 0, 0, 1],
    supply: [0, 15, 8, 11],
    done: [1, 0, 0],
    sanctioned: [0, 1, 0],
    demilitarised: [0, 0, 0],
    protected: [0, 1, 0],
    pacts: [0, 4, 0],
    zeal: [0, 1],
    warmonger: [0, 0],
    points: [15, -1],
    dominance: 7,
    peace: 1,
    scorings: 2,
    cards: { is: "seen-deck", name: "cards", sorts: [], top: [], under: [], hands: [0b101, 0], hidden: [[0, 0], [0, 4]], pool: 28, known: 0b1000000000110101, public: 0, gone: 0b100000 },
    ...change,
  };
  return {
    is: "view",
    game: "global-powers",
    seat: 0,
    holders: [0, 1],
    options,
    round: 1,
    turn: 0,
    turns: 3,
    mode: "open",
    waited_for: [0],
    questions: [],
    question_count: 0,
    inputs_used: 0,
    orders: [],
    offers: [],
    offer_count: 0,
    pledges: [],
    conceded: [false, true],
    clock_by: -1,
    result: null,
    stack,
    board,
  };
}
