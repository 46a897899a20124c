/** The rows of a view as regions and parties. Nothing is decided here: it is what lies on the table, by name. */

import { figure } from "../../lib/points";
import type { FactName, View } from "../../generated/global_powers";
import type { Box, Facts, Note } from "../../lib/types";

export const KINDS = ["raw", "economy", "military", "diplomacy"] as const;
export type Kind = (typeof KINDS)[number];
export const MARKS = ["sanctioned", "demilitarised", "protected"] as const;
export type Mark = (typeof MARKS)[number];
/** The room for the cards of one party in a set of all parties' cards, one bit each. */
const CARDS = 20;

export interface Region {
  at: number;
  id: string;
  name: Note;
  neighbours: number[];
  /** Politicians of each party. */
  there: number[];
  /** The parties that govern: none, one, or the partners of a coalition. */
  government: number[];
  /** Chips by kind, in the order of `KINDS`. */
  chips: number[];
  done: boolean;
  marks: Mark[];
  /** Neighbours that may not attack it. */
  pacts: number[];
}

export interface Party {
  at: number;
  letter: string;
  base: number;
  inRegions: number;
  mauritius: number;
  un: number;
  gone: number;
  /** Regions it governs, alone or with others. */
  governs: number;
  /** Cards whose faces the viewer knows, and how many it does not know. */
  hand: number[];
  hidden: number;
  /** Cards that lie open: Zeal and Warmonger. */
  open: number[];
  /** Cards it has not chosen yet, as far as the viewer knows. */
  unused: number[];
  points: number;
  conceded: boolean;
}

/** How a vote stands, as the engine counts it. */
export interface Tally {
  yes: number;
  no: number;
  /** Who is still to vote, in order, with the votes each has. */
  open: { seat: number; votes: number }[];
  /** Chips that regions still to be asked could stake on either side. */
  chips: number;
}

export interface World {
  regions: Region[];
  parties: Party[];
  supply: number[];
  dominance: number;
  peace: boolean;
  scorings: number;
  /** Points that win at a scoring. */
  goal: number;
  pending: number;
  /** Of the vote that is held; nothing where there is none. */
  tally: Tally;
}

export function letter(party: number): string {
  return String.fromCharCode(65 + party);
}

export function read(view: View, box: Box, facts: Facts<FactName>): World {
  const { board } = view;
  const parties = board.base.length;
  const table = box.tables["regions"] ?? [];
  const number = new Map(table.map((entry, at) => [entry["id"] as string, at]));
  const regions = table.map((entry, at): Region => {
    const there = board.politicians.slice(at * parties, (at + 1) * parties);
    const neighbours = (entry["neighbours"] as string[]).map((id) => number.get(id) ?? -1);
    return {
      at,
      id: entry["id"] as string,
      name: box.words["region"]?.[at] ?? { text: `region-${String(entry["id"])}`, values: {} },
      neighbours,
      there,
      government: [...(facts.governments?.[at] ?? [])],
      chips: board.chips.slice(at * KINDS.length, (at + 1) * KINDS.length),
      done: board.done[at] === 1,
      marks: MARKS.filter((mark) => board[mark][at] === 1),
      pacts: neighbours.filter((other) => ((board.pacts[at] ?? 0) >> other) & 1),
    };
  });
  const goals = box.tables["players"] ?? [];
  return {
    regions,
    parties: board.base.map((_, at) => party(view, box, regions, at)),
    supply: board.supply,
    dominance: board.dominance,
    peace: board.peace === 1,
    scorings: board.scorings,
    goal: Number(goals.find((entry) => entry["count"] === parties)?.["victory_points"] ?? 0),
    pending: regions.filter((region) => !region.done).length,
    tally: tallyOf(facts.tally ?? []),
  };
}

function tallyOf([sums = [], ...open]: readonly (readonly number[])[]): Tally {
  const [yes = 0, no = 0, chips = 0] = sums;
  return { yes, no, chips, open: open.map(([seat = 0, votes = 0]) => ({ seat, votes })) };
}

function party(view: View, box: Box, regions: Region[], at: number): Party {
  const { board } = view;
  const { cards } = board;
  const own = cardsIn(cards.hands[at] ?? 0, at);
  const gone = cardsIn(cards.gone, at);
  const hidden = cards.hidden[at] ?? [];
  const lying = (box.tables["cards"] ?? []).flatMap((card, index) =>
    (card["effect"] === "zeal" && board.zeal[at]) || (card["effect"] === "warmonger" && board.warmonger[at]) ? [index] : [],
  );
  return {
    at,
    letter: letter(at),
    base: board.base[at] ?? 0,
    inRegions: regions.reduce((sum, region) => sum + (region.there[at] ?? 0), 0),
    mauritius: board.mauritius[at] ?? 0,
    un: board.un[at] ?? 0,
    gone: board.gone[at] ?? 0,
    governs: regions.filter((region) => region.government.includes(at)).length,
    hand: own,
    hidden: hidden.reduce((sum, count) => sum + count, 0),
    open: lying,
    unused: cardsIn(cards.known, at).filter((card) => !own.includes(card) && !gone.includes(card)),
    points: board.points[at] ?? 0,
    conceded: view.conceded[at] ?? false,
  };
}

/** Who governs what, alone or together, those with most regions first; what nobody governs comes last. */
export function governments(regions: readonly Region[]): { parties: number[]; regions: Region[] }[] {
  const found = new Map<string, { parties: number[]; regions: Region[] }>();
  for (const region of regions) {
    const key = region.government.join();
    const known = found.get(key) ?? { parties: region.government, regions: [] };
    known.regions.push(region);
    found.set(key, known);
  }
  const order = (one: { parties: number[]; regions: Region[] }): number => (one.parties.length ? one.regions.length : -1);
  return [...found.values()].sort((one, other) => order(other) - order(one));
}

/** A party's cards in a set of all parties' cards: the same room for each, in the order of the parties. */
export function cardsIn(set: number | string, party: number): number[] {
  const own = (BigInt(set) >> BigInt(party * CARDS)) & ((1n << BigInt(CARDS)) - 1n);
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => (own >> BigInt(card)) & 1n);
}

/** Points are counted in halves. */
export function halves(points: number): string {
  return figure(points / 2);
}
