/** What happens in Globopolis, as scenes: throws, moves, fights, Cleaning House, cards, claims. */

import type { EventText, View } from "../../../generated/globopolis";
import type { Line } from "../../../lib/patch";
import { diceScene, TIME, type Director, type Happening, type Scene } from "../../../lib/scenes";
import type { Spot } from "../../../lib/types";
import { way } from "../ring";

/** One Battle Round, as it is told. */
export interface Round {
  /** Polygon, multiplier, value and six-sided dice of Aggressor and Defender. */
  sides: [RoundSide, RoundSide];
  won: boolean;
  /** The Aggressor's chance in percent before it and after it; null in logs from before it was told. */
  chances: [number, number] | null;
}

export interface RoundSide {
  polygon: number;
  times: number;
  value: number;
  dice: number[];
}

/** A takeover as far as it has come: the last round is the one that is on. */
export interface FightData {
  aggressor: number;
  defender: number;
  origin: number;
  target: number;
  rounds: Round[];
  /** Operations that were used: whose, and which. */
  operations: { holder: number; ops: number }[];
  /** Who took what, once it is decided. */
  taken: { holder: number; from: number; territory: number; points: number; lost: number } | null;
  /** The chance of the takeover before the first round, where it is known. */
  percent: number | null;
}

/** Throw after throw of two dice against each other: Cleaning House, and the guards of a guild. */
export interface DuelData {
  seat: number;
  holder: number;
  title: number;
  throws: { dice: number[]; sides: number[] }[];
  /** Whether the house was cleaned; null while nobody knows. */
  cleaned: boolean | null;
}

const text = (line: Line | undefined, ...texts: EventText[]): boolean => texts.some((each) => each === line?.text);
const number = (line: Line, name: string): number => Number(line.values[name] ?? -1);

const CARDS: EventText[] = ["gb-event-influence", "gb-event-operation", "gb-event-opportunity"];
const MISSIONS: EventText[] = ["gb-event-mission", "gb-event-mission-paid"];
const BANNERS: EventText[] = ["gb-event-final-round", "gb-event-sudden-death", "gb-event-time-called", "gb-event-moonshot"];
/** Worth a moment's reading, without a picture. */
const READ: EventText[] = ["gb-event-title", "gb-event-group", "gb-event-developed", "gb-event-conference", "gb-event-guild-lost", "gb-event-purchase", "gb-event-switzerland", "gb-event-claim-points", "gb-event-claim-territories", "gb-event-claim-mission"];
/** What others do to me. */
const TO_ME: EventText[] = ["gb-event-taken-eu", "gb-event-taken-units", "gb-event-taken-plate", "gb-event-taken-points", "gb-event-destroyed", "gb-event-lost-points", "gb-event-forced-sale", "gb-event-guild-lost", "gb-event-cleaned"];
/** From this round on a fight goes at double speed. */
const QUICK = 3;
const ROUND = [TIME.dice, 200, 250, 300, 650];

export const director: Director = (step, at) => {
  const line = step.lines[at]!;
  if (text(line, "gb-event-landed", "gb-event-flew")) return moved(step, at);
  if (text(line, "gb-event-attack", "gb-event-battle", "gb-event-conquered")) return { scene: fought(step, at), takes: 1 };
  if (text(line, "gb-event-cleaning", "gb-event-cleaned", "gb-event-not-cleaned")) return { scene: cleaning(step, at), takes: 1 };
  if (text(line, ...CARDS)) return { scene: told("card", line, TIME.event, againstMe(step, at)), takes: 1 };
  if (text(line, ...MISSIONS)) return { scene: told("mission", line, TIME.banner), takes: 1 };
  if (text(line, ...BANNERS)) return { scene: told("banner", line, TIME.banner), takes: 1 };
  if (text(line, ...TO_ME) && isMine(step, line) && !isMe(step, number(line, "seat"))) return { scene: told("loss", line, TIME.event, true), takes: 1 };
  if (text(line, ...READ)) return { scene: { kind: "read", beats: [TIME.read], told: 0, lines: [line] }, takes: 1 };
  return null;
};

function told(kind: string, line: Line, ms: number, concerns = false): Scene {
  return { kind, beats: [ms], told: 0, lines: [line], concerns, about: placesOf(line) };
}

function placesOf(line: Line): Spot[] {
  return (["territory", "target", "title"] as const).flatMap((name) => (number(line, name) >= 0 ? [{ kind: "territory", value: number(line, name) }] : []));
}

const isMe = ({ me, holders }: Happening, seat: number): boolean => me !== null && holders[seat] === me;
/** The holder of a line is I: whom it is done to. */
const isMine = ({ me }: Happening, line: Line): boolean => me !== null && number(line, "holder") === me;

/** A card that somebody else plays, after which I lose something. */
function againstMe(step: Happening, at: number): boolean {
  if (isMe(step, number(step.lines[at]!, "seat"))) return false;
  return step.lines.slice(at + 1).some((line) => text(line, ...TO_ME) && isMine(step, line));
}

/** A Governor goes to its field, and only then is it seen what happens there. */
function moved(step: Happening, at: number): ReturnType<Director> {
  const line = step.lines[at]!;
  const before = step.before.view as unknown as View | null;
  const [seat, field] = [number(line, "seat"), number(line, "field")];
  if (before === null || seat < 0 || field < 0) return null;
  const earlier = step.lines.slice(0, at).findLast((each) => text(each, "gb-event-landed", "gb-event-flew") && number(each, "seat") === seat);
  const from = earlier ? number(earlier, "field") : (before.board.governor[seat] ?? field);
  if (from === field) return null;
  const governor = before.board.governor.map((each, other) => (other === seat ? field : each));
  const view = { ...step.before.view!, board: { ...step.before.view!.board, governor } };
  const ms = Math.min(TIME.longestMove, TIME.field * way(from, field).length) + 150;
  return { scene: { kind: "move", beats: [ms], told: 0, lines: [line], shows: { view } }, takes: 1 };
}

function fought(step: Happening, at: number): Scene {
  const line = step.lines[at]!;
  const data = fightOf(step, at);
  const mine = step.me !== null && (data.aggressor === step.me || data.defender === step.me);
  const about: Spot[] = [data.origin, data.target].map((value) => ({ kind: "territory", value }));
  if (text(line, "gb-event-battle")) {
    const speed = data.rounds.length > QUICK ? 2 : 1;
    return { kind: "fight", beats: ROUND.map((ms) => ms / speed), told: 1, lines: [line], about, data };
  }
  const attack = text(line, "gb-event-attack");
  const concerns = attack ? step.me !== null && data.defender === step.me : mine;
  return { kind: "fight", beats: [attack ? TIME.event : TIME.banner], told: 0, lines: [line], concerns, about, data };
}

/** The fight that the line at `at` belongs to, from the declaration of the attack up to it. */
export function fightOf(step: Happening, at: number): FightData {
  const line = step.lines[at]!;
  const log = [...step.before.log, ...step.lines.slice(0, at + 1)];
  const declared = log.findLastIndex((each) => text(each, "gb-event-attack"));
  const own = declared < 0 ? [line] : log.slice(declared);
  const board = (step.before.view as unknown as View | null)?.board;
  const rounds = own.filter((each) => text(each, "gb-event-battle"));
  const attack = declared < 0 ? undefined : log[declared];
  const [origin, target] = [attack ? number(attack, "territory") : -1, attack ? number(attack, "target") : -1];
  const taken = text(line, "gb-event-conquered") ? line : undefined;
  const aggressor = step.holders[number(attack ?? line, "seat")] ?? -1;
  const round = rounds[0];
  const defender = round ? number(round, "holder") : taken ? [number(taken, "holder"), number(taken, "from")].find((each) => each !== aggressor)! : (board?.owner[target] ?? -1);
  const odds = step.before.public_forecast.find((note) => typeof note.values["percent"] === "number");
  return {
    aggressor,
    defender,
    origin,
    target,
    rounds: rounds.map(roundOf),
    operations: own.filter((each) => text(each, "gb-event-operation")).map((each) => ({ holder: step.holders[number(each, "seat")] ?? -1, ops: number(each, "ops") })),
    taken: taken ? { holder: number(taken, "holder"), from: number(taken, "from"), territory: number(taken, "territory"), points: number(taken, "points"), lost: number(taken, "lost") } : null,
    percent: odds ? Number(odds.values["percent"]) : null,
  };
}

function roundOf(line: Line): Round {
  const side = (name: "mine" | "theirs"): RoundSide => ({
    polygon: number(line, `${name}_polygon`),
    times: number(line, `${name}_times`),
    value: number(line, name),
    dice: (line.values[`${name}_dice`] as number[] | undefined) ?? [],
  });
  const chances: Round["chances"] = "chance_then" in line.values ? [number(line, "chance"), number(line, "chance_then")] : null;
  return { sides: [side("mine"), side("theirs")], won: number(line, "won") === 1, chances };
}

function cleaning(step: Happening, at: number): Scene {
  const line = step.lines[at]!;
  const log = [...step.before.log, ...step.lines.slice(0, at + 1)];
  const [seat, holder, title] = [number(line, "seat"), number(line, "holder"), number(line, "title")];
  const begun = log.slice(0, -1).findLastIndex((each) => text(each, "gb-event-cleaned", "gb-event-not-cleaned"));
  const throws = log.slice(begun + 1).filter((each) => text(each, "gb-event-cleaning") && number(each, "seat") === seat && number(each, "holder") === holder);
  const thrown = text(line, "gb-event-cleaning");
  const data: DuelData = {
    seat,
    holder,
    title,
    throws: throws.map((each) => ({ dice: each.values["dice"] as number[], sides: (each.values["sides"] as number[] | undefined) ?? [] })),
    cleaned: thrown ? null : text(line, "gb-event-cleaned"),
  };
  const about: Spot[] = [{ kind: "territory", value: title }];
  if (thrown) return { ...diceScene(line, "duel"), about, data };
  return { kind: "duel", beats: [TIME.event], told: 0, lines: [line], concerns: step.me === holder, about, data };
}
