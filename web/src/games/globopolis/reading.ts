/** What a view of Globopolis says, put together field by field and player by player. No rule is known here. */

import type { SeenDeck } from "../../generated/view";
import type { FactName, FrameOf, View } from "../../generated/globopolis";
import type { Box, Choice, Facts, Note, Row, Seat, Spot } from "../../lib/types";
import { KINDS, type Kind } from "./icons";

const TERRITORIES = 32;
/** What a mission that would win pays where nobody claims victory (GB-10.3). */
const BITTER_END_POINTS = 20;
const TITLES = 36;
export const LETTERS = "ABCDE";

export interface Agents {
  holder: number;
  count: number;
}

export interface Field {
  at: number;
  id: string;
  kind: string;
  name: Note;
  /** Of territories and guilds: the number of the title, its colour group and value; otherwise -1, "" and 0. */
  title: number;
  group: string;
  value: number;
  /** Who holds it; -1 for nobody. */
  owner: number;
  units: number[];
  /** Levels of Economic Development that count, and those that are suspended. */
  justifiedLevels: number;
  suspended: number;
  agents: Agents[];
  /** How many units of each kind are missing for either level; nothing where its sets are there. */
  lacks: [Developed: readonly number[], SuperDeveloped: readonly number[]];
  /** The title as printed: premiums, Conference Costs, rates. */
  printed: Row;
}

export interface Player {
  holder: number;
  letter: string;
  seats: number[];
  mine: boolean;
  points: number;
  eu: number;
  stock: number[];
  territories: number;
  guilds: Field[];
  agents: number;
  /** Cards in hand by sort: OPs, MISSION, INFLUENCE. */
  cards: [number, number, number];
}

export interface Card {
  sort: "ops" | "mission" | "influence";
  /** The number by which choices name it. */
  value: number;
  name: Note;
  text: Note;
  printed: Row;
  /** Of a mission: how much one has of what it asks for, and how much it asks for. */
  progress?: { have: number; need: number };
}

export interface Fight {
  seat: number;
  aggressor: number;
  defender: number;
  origin: Field;
  target: Field;
  /** Six-sided dice and polygon of each side, once strength is fixed. */
  dice: [number, number] | null;
  polygons: [number, number] | null;
}

export interface Seen {
  fields: Field[];
  players: Player[];
  /** The viewer's holder; -1 for one who looks on. */
  me: number;
  /** The field of each seat's Governor. */
  governors: number[];
  turn: number;
  round: number;
  mark: number;
  withAgents: boolean;
  suddenDeath: boolean;
  hand: Card[];
  fight: Fight | null;
}

/** Fields that are as they were in `known` are the same objects, so that they are not drawn anew. */
export function read(view: View, box: Box, facts: Facts<FactName> = {}, known: readonly Field[] = []): Seen {
  const me = view.seat === null ? -1 : (view.holders[view.seat] ?? -1);
  const fields = readFields(view, box, facts.needs ?? []).map((field, at) => {
    const before = known[at];
    return before !== undefined && JSON.stringify(before) === JSON.stringify(field) ? before : field;
  });
  return {
    fields,
    players: readPlayers(view, box, fields, me),
    me,
    governors: view.board.governor,
    turn: view.turn,
    round: view.round,
    mark: mark(view, box),
    withAgents: view.options.agents,
    suddenDeath: view.board.sudden_death > 0,
    hand: readHand(view, box, me, facts.missions ?? []),
    fight: readFight(view, fields),
  };
}

function readFields(view: View, box: Box, needs: readonly (readonly number[])[]): Field[] {
  const row = view.board;
  const printed = [...(box.tables.titles ?? []), ...(box.tables.guilds ?? [])];
  const byId = new Map(printed.map((title, number) => [title.id, number]));
  const holders = Math.max(...view.holders) + 1;
  return (box.tables.fields ?? []).map((field, at) => {
    const title = byId.get(field.id ?? "") ?? -1;
    const face = printed[title] ?? {};
    const levels = title < 0 ? 0 : (row.levels[title] ?? 0);
    const justifiedLevels = title < 0 ? 0 : (row.justified_levels[title] ?? 0);
    return {
      at,
      id: String(field.id),
      kind: String(field.kind),
      name: label(box, "field", at),
      title,
      group: String(face.group ?? ""),
      value: Number(face.value ?? 0),
      owner: title < 0 ? -1 : (row.owner[title] ?? -1),
      units: title < 0 ? [] : row.units.slice(title * 5, title * 5 + 5),
      justifiedLevels,
      suspended: levels - justifiedLevels,
      agents: title < 0 ? [] : agentsOn(row.agents, title, holders),
      lacks: [lacking(needs, title, 1), lacking(needs, title, 2)],
      printed: face,
    };
  });
}

/** A row of needs is a territory, a level, and what is missing of each kind. */
function lacking(needs: readonly (readonly number[])[], title: number, level: number): readonly number[] {
  return needs.find(([territory, of]) => territory === title && of === level)?.slice(2) ?? [];
}

function agentsOn(agents: number[], title: number, holders: number): Agents[] {
  const counts = Array.from({ length: holders }, (_, holder) => ({ holder, count: agents[holder * TITLES + title] ?? 0 }));
  return counts.filter(({ count }) => count > 0);
}

/** OPs cards of the common stack come before its MISSION cards. */
function firstMission({ tables }: Box): number {
  return (tables.opportunities ?? []).length + (tables.operations ?? []).length;
}

function readPlayers(view: View, box: Box, fields: Field[], me: number): Player[] {
  const row = view.board;
  const { ops, influence } = view.board;
  const first = firstMission(box);
  return [...new Set(view.holders)].sort().map((holder) => {
    const own = fields.filter((field) => field.owner === holder);
    const hidden = ops.hidden[holder] ?? [];
    const known = bits(ops.hands[holder]);
    return {
      holder,
      letter: LETTERS[holder] ?? String(holder + 1),
      seats: view.holders.flatMap((owner, seat) => (owner === holder ? [seat] : [])),
      mine: holder === me,
      points: row.score[holder] ?? 0,
      eu: row.eu[holder] ?? 0,
      stock: row.stock.slice(holder * 5, holder * 5 + 5),
      territories: own.filter((field) => field.title < TERRITORIES).length,
      guilds: own.filter((field) => field.title >= TERRITORIES),
      agents: row.reserve[holder] ?? 0,
      cards: [
        (hidden[0] ?? 0) + known.filter((card) => card < first).length,
        (hidden[1] ?? 0) + known.filter((card) => card >= first).length,
        sum(influence.hidden[holder] ?? []) + bits(influence.hands[holder]).length,
      ],
    };
  });
}

function readHand(view: View, box: Box, me: number, missions: readonly (readonly number[])[]): Card[] {
  if (me < 0) return [];
  const tables = box.tables;
  const ops = [...(tables.opportunities ?? []), ...(tables.operations ?? []), ...(tables.missions ?? [])];
  const common = bits(view.board.ops.hands[me]).map((value): Card => {
    const name = label(box, "ops", value);
    const printed = ops[value] ?? {};
    const sort = value < firstMission(box) ? "ops" : "mission";
    const card: Card = { sort, value, name, text: textOf(name, printed, view), printed };
    const row = missions.find(([mission]) => mission === value);
    return row === undefined ? card : { ...card, progress: { have: row[1] ?? 0, need: row[2] ?? 0 } };
  });
  const influence = bits(view.board.influence.hands[me]).map((value): Card => {
    const name = label(box, "influence", value);
    const printed = tables.influence?.[value] ?? {};
    return { sort: "influence", value, name, text: textOf(name, printed, view), printed };
  });
  return [...common.filter((card) => card.sort === "mission"), ...common.filter((card) => card.sort === "ops"), ...influence];
}

/** What a card's text is filled in with at this table: the numbers of its row, and the resource by its number. The amount of a
 * mission goes by the number of players (2 to 5). */
export function cardFace(printed: Row, view: View): Record<string, number> {
  const amounts = Array.isArray(printed.amounts) ? (printed.amounts as number[]) : [];
  const bitter = view.options.victory === "bitter-end" ? BITTER_END_POINTS : 0;
  return {
    amount: Number(printed.amount ?? amounts[new Set(view.holders).size - 2] ?? 0),
    reward: Number(printed.points ?? bitter),
    min_value: Number(printed.min_value ?? 0),
    resource: (KINDS as readonly string[]).indexOf(String(printed.resource)),
  };
}

function readFight(view: View, fields: Field[]): Fight | null {
  const frame = view.stack.findLast((each): each is FrameOf<"engagement" | "battle-round"> => each.is === "engagement" || each.is === "battle-round");
  if (!frame) return null;
  const [origin, target] = [frame.origin, frame.target].map((title) => fields.find((field) => field.title === title));
  if (!origin || !target) return null;
  // Strength is fixed once the first round is fought.
  const { dice, polygons } = frame.is === "battle-round" ? frame : { dice: null, polygons: null };
  return {
    seat: frame.seat,
    aggressor: origin.owner,
    defender: target.owner,
    origin,
    target,
    dice,
    polygons,
  };
}

/** The points at which the game is decided: as agreed, or as printed for so many players. */
function mark(view: View, box: Box): number {
  const agreed = view.options.mark;
  const count = new Set(view.holders).size;
  const printed = (box.tables.players ?? []).find((row) => row.count === count);
  return agreed || Number(printed?.victory_mark ?? 0);
}

/** The members of a set of cards, which is a number, or "0x…" where it is a large one. */
export function bits(set: SeenDeck["pool"] | undefined): number[] {
  const found: number[] = [];
  let left = BigInt(set ?? 0);
  for (let at = 0; left > 0n; at++, left >>= 1n) if (left & 1n) found.push(at);
  return found;
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export function label(box: Box, kind: string, value: number): Note {
  return box.words[kind]?.[String(value)] ?? { text: "nothing", values: {} };
}

function textOf(name: Note, printed: Row, view: View): Note {
  return { text: `${name.text}-text`, values: cardFace(printed, view) };
}

// What can be picked or pointed at.

/** The field that a note names, if it is the name of one: titles and fields share their ids. */
export function fieldNamed(name: Note, fields: Field[]): Field | undefined {
  const id = /^(?:title|field)-(.+)$/.exec(name.text)?.[1];
  return id === undefined ? undefined : fields.find((field) => field.id === id);
}

/** The choices that are fields, by field. A field that two of them name cannot be picked: which is meant? */
export function targets(choices: Choice[], fields: Field[]): Map<number, Choice> {
  const found = new Map<number, Choice>();
  const twice = new Set<number>();
  for (const choice of choices) {
    const field = fieldNamed(choice.label, fields);
    if (!field) continue;
    if (found.has(field.at)) twice.add(field.at);
    found.set(field.at, choice);
  }
  for (const at of twice) found.delete(at);
  return found;
}

/** The choice of a card, a resource or a player, if there is one. */
export function choiceOf(choices: Choice[], label: Note): Choice | undefined {
  return choices.find((choice) => choice.label.text === label.text && same(choice.label.values, label.values));
}

function same(one: Row, other: Row): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The field somebody points at; null for anything that is no field. */
export function pointedAt(spot: Spot | null, fields: Field[]): number | null {
  if (!spot) return null;
  if (spot.kind === "field") return spot.value;
  const first = { territory: 0, title: 0, target: 0, "title-or-none": 0, guild: TERRITORIES }[spot.kind];
  if (first === undefined) return null;
  return fields.find((field) => field.title === first + spot.value)?.at ?? null;
}

/** A field by the kind and number that notes use for it. */
export function spotOf(field: Field): Spot {
  if (field.title >= TERRITORIES) return { kind: "guild", value: field.title - TERRITORIES };
  return field.title >= 0 ? { kind: "territory", value: field.title } : { kind: "field", value: field.at };
}

/** What a Governor carries: its colour's letter, with a number where a colour has several. */
export function governorLetter(seat: number, players: Player[]): string {
  const player = players.find(({ seats }) => seats.includes(seat));
  if (!player) return "?";
  return player.seats.length > 1 ? `${player.letter}${player.seats.indexOf(seat) + 1}` : player.letter;
}

export function holderOf(seat: number, players: Player[]): number {
  return players.find(({ seats }) => seats.includes(seat))?.holder ?? -1;
}

/** What a holder is called: the names of its seats. */
export function named(holder: number, players: Player[], seats: Seat[]): string {
  const player = players.find((each) => each.holder === holder);
  return (player?.seats ?? []).map((seat) => seats[seat]?.name ?? "").join(" & ");
}

/** The units of a plate that are there, with their kinds. */
export function unitsOf(units: number[]): { kind: Kind; count: number }[] {
  return KINDS.map((kind, at) => ({ kind, count: units[at] ?? 0 }));
}

/** What a place for a unit shows: it is there, or missing for Developed or for Super Developed, or not asked for. */
export type Slot = "there" | "developed" | "super" | "free";

/** The two places of each kind on a plate, from below. */
export function slotsOf({ units, lacks }: Pick<Field, "units" | "lacks">): { kind: Kind; count: number; slots: [Slot, Slot] }[] {
  return unitsOf(units).map(({ kind, count }, at) => {
    const [first, both] = [lacks[0][at] ?? 0, lacks[1][at] ?? 0];
    const slot = (level: number): Slot => {
      if (count > level) return "there";
      const empty = level - count;
      return empty < first ? "developed" : empty < both ? "super" : "free";
    };
    return { kind, count, slots: [slot(0), slot(1)] };
  });
}
