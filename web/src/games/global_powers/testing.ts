/** A small world for tests: three regions in a row, two parties, the first one looking on. */

import type { Box, Facts, Row, View } from "../../lib/types";

export const LISTS = ["politicians", "base", "mauritius", "un", "gone", "chips", "supply", "done", "sanctioned"].concat([
  "demilitarised",
  "protected",
  "pacts",
  "zeal",
  "warmonger",
  "points",
]);

export const box: Box = {
  game: "global-powers",
  edition: "",
  tables: {
    regions: [
      { id: "europe", neighbours: ["russia"] },
      { id: "russia", neighbours: ["europe", "atlantis"] },
      { id: "atlantis", neighbours: ["russia"] },
    ],
    cards: Array.from({ length: 16 }, (_, at) => ({ id: `card-${at}`, effect: ["zeal", "warmonger"][at - 2] ?? "retire" })),
    players: [{ count: 2, victory_points: 40 }],
  },
  lists: LISTS,
  numbers: ["dominance", "peace", "scorings"],
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

/** Who governs in `view`. */
export const facts: Facts = { governments: [[0], [0, 1], []] };

export function view(stack: (Row & { is: string })[] = [], change: Partial<Record<string, number[]>> = {}): View {
  const lists: Record<string, number[]> = {
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
    ...change,
  };
  return {
    game: "global-powers",
    seat: 0,
    holders: [0, 1],
    options: {},
    round: 1,
    turn: 0,
    turns: 3,
    mode: "open",
    waited_for: [0],
    questions: [],
    orders: [],
    offers: [],
    pledges: [],
    conceded: [false, true],
    clock_by: -1,
    result: null,
    stack,
    board: {
      lists: LISTS.map((name) => lists[name] ?? []),
      numbers: [7, 1, 2],
      cards: { hands: [0b101, 0], hidden: [[0, 0], [0, 4]], pool: 28, known: 0b1000000000110101, public: 0, gone: 0b100000 },
    },
  };
}
