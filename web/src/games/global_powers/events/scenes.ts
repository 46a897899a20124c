/** What happens in Global Powers, as scenes: bids opened, proposals and votes, wars, coups, motions, cards, scorings. */

import type { EventText } from "../../../generated/global_powers";
import type { Line } from "../../../lib/patch";
import { diceScene, TIME, type Director, type Happening, type Scene } from "../../../lib/scenes";
import type { Note, Spot } from "../../../lib/types";

/** A party's votes, or a region's chips, on one side. */
export interface Share {
  /** The party; of chips that a region stakes, none. */
  party: number | null;
  region: number | null;
  votes: number;
}

/** A vote as far as it has come: of a region's parliament, or of a motion in the UN. */
export interface VoteData {
  /** The line that proposed it. */
  proposal: Line | null;
  region: number;
  yes: Share[];
  no: Share[];
  /** Those who have not voted yet. */
  open: Share[];
  result: "accepted" | "rejected" | null;
  /** Who has vetoed. */
  veto: number | null;
}

/** Two sides with a die each: a war between regions, a coup against a government. */
export interface ClashData {
  kind: "war" | "coup";
  sides: [ClashSide, ClashSide];
  /** What came of it, in the engine's words; null before the dice. */
  fought: boolean;
  lines: Line[];
}

export interface ClashSide {
  region: number;
  /** The parties that govern or rise there. */
  parties: number[];
  /** What counts beside the die: chips, or politicians and stakes. */
  strength: number | null;
  die: number | null;
}

export const STEPS = ["regions", "un", "dominance", "markers", "cards"] as const;

/** One of the five steps after which a new cycle begins. */
export interface ScoringData {
  step: (typeof STEPS)[number];
  /** Everybody's half points and where they come from, as the engine counted them before. */
  breakdown: readonly (readonly Note[])[];
  scores: number[];
  lines: Line[];
}

const text = (line: Line | undefined, ...texts: EventText[]): boolean => texts.some((each) => each === line?.text);
const number = (line: Line, name: string): number => (typeof line.values[name] === "number" ? (line.values[name] as number) : -1);
const isProposal = (line: Line): boolean => line.text.startsWith("gp-event-proposed-");
const isCard = (line: Line): boolean => line.text.startsWith("gp-event-played-");

const VOTED: EventText[] = ["gp-event-voted", "gp-event-accepted", "gp-event-rejected", "gp-event-veto"];
const MOTION: EventText[] = ["gp-event-staked", "gp-event-un-voted", "gp-event-motion-passed", "gp-event-motion-failed"];
const RESULTS: EventText[] = ["gp-event-accepted", "gp-event-rejected", "gp-event-motion-passed", "gp-event-motion-failed"];
const WAR: EventText[] = ["gp-event-war-fought", "gp-event-war-drawn", "gp-event-war-one-against-three"];
const COUP: EventText[] = ["gp-event-coup-won", "gp-event-coup-lost"];
const AFTER: EventText[] = ["gp-event-fell", "gp-event-occupied", "gp-event-mauritius"];
const READ: EventText[] = ["gp-event-activated", "gp-event-no-government", "gp-event-begins", "gp-event-trade-done"];
const PARTY = 180;
const STAMP = 1100;
const REGION = 220;

export const director: Director = (step, at) => {
  const line = step.lines[at]!;
  if (text(line, "gp-event-bids")) return bids(step, at);
  if (isProposal(line) || text(line, "gp-event-initiative", ...VOTED, ...MOTION)) return { scene: vote(step, at), takes: 1 };
  if (text(line, "gp-event-war", ...WAR, ...COUP)) return clash(step, at);
  if (text(line, "gp-event-coup-stake")) return stakes(step, at);
  if (text(line, "gp-event-scored", "gp-event-un", "gp-event-called-up", "gp-event-new-round", "gp-event-refilled")) return scoring(step, at);
  if (isCard(line)) return { scene: told("card", line, TIME.event, step.me !== null && number(line, "holder") === step.me && !isMe(step, line)), takes: 1 };
  if (text(line, "gp-event-banned", "gp-event-fell") && isMe(step, line)) return { scene: told("loss", line, TIME.event, true), takes: 1 };
  if (Array.isArray(line.values["dice"]) || Array.isArray(line.values["rolls"])) return { scene: { ...diceScene(line), about: placesOf(line) }, takes: 1 };
  if (text(line, ...READ)) return { scene: { kind: "read", beats: [TIME.read], told: 0, lines: [line] }, takes: 1 };
  return null;
};

const isMe = ({ me, holders }: Happening, line: Line): boolean => me !== null && holders[number(line, "seat")] === me;

function told(kind: string, line: Line, ms: number, concerns: boolean): Scene {
  return { kind, beats: [ms], told: 0, lines: [line], concerns, about: placesOf(line) };
}

function placesOf(line: Line): Spot[] {
  return ["region", "active", "target", "neighbour"].flatMap((name) => (number(line, name) >= 0 ? [{ kind: "region", value: number(line, name) }] : []));
}

/** How many lines from `at` on are among these. */
function run(step: Happening, at: number, ...texts: EventText[]): Line[] {
  const end = step.lines.findIndex((line, index) => index >= at && !text(line, ...texts));
  return step.lines.slice(at, end < 0 ? undefined : end);
}

function bids(step: Happening, at: number): ReturnType<Director> {
  const lines = [step.lines[at]!, ...run(step, at + 1, "gp-event-auction-won")];
  return { scene: { kind: "bids", beats: [500, TIME.event], told: 1, meanwhile: "web-opening", lines, about: placesOf(lines[0]!), data: step.lines[at] }, takes: lines.length };
}

function vote(step: Happening, at: number): Scene {
  const line = step.lines[at]!;
  const data = voteOf(step, at);
  const about: Spot[] = data.region < 0 ? [] : [{ kind: "region", value: data.region }];
  const scene = { kind: "vote", told: 0, lines: [line], about, data };
  if (text(line, ...RESULTS)) return { ...scene, beats: [PARTY * Math.max(1, data.yes.length + data.no.length), STAMP], told: 1, meanwhile: "web-counting" };
  if (text(line, "gp-event-veto")) return { ...scene, beats: [TIME.event], concerns: !isMe(step, line) && isProposer(step, data) };
  return { ...scene, beats: [isProposal(line) ? TIME.read : 2 * PARTY + 200] };
}

const isProposer = (step: Happening, { proposal }: VoteData): boolean => proposal !== null && isMe(step, proposal);

/** The vote that the line at `at` belongs to, from its proposal up to it. */
export function voteOf(step: Happening, at: number): VoteData {
  const line = step.lines[at]!;
  const log = [...step.before.log, ...step.lines.slice(0, at + 1)];
  const begun = log.findLastIndex((each) => isProposal(each) || text(each, "gp-event-initiative"));
  const own = log.slice(Math.max(0, begun));
  const proposal = begun < 0 ? null : log[begun]!;
  const motion = proposal !== null && (text(proposal, "gp-event-initiative") || (text(proposal, "gp-event-proposed-motion") && own.some((each) => text(each, ...MOTION))));
  const result = own.findLast((each) => text(each, ...(motion ? RESULTS.slice(2) : RESULTS.slice(0, 2))));
  const veto = motion ? undefined : own.findLast((each) => text(each, "gp-event-veto"));
  const region = proposal === null ? number(line, "region") : Math.max(number(proposal, "active"), motion ? number(proposal, "region") : number(line, "region"));
  const cast = own.filter((each) => text(each, motion ? "gp-event-un-voted" : "gp-event-voted"));
  const side = (wanted: number): Share[] => cast.filter((each) => number(each, "vote") === wanted).map((each) => ({ party: step.holders[number(each, "seat")] ?? -1, region: null, votes: number(each, "politicians") }));
  const staked = (wanted: number): Share[] => own.filter((each) => motion && text(each, "gp-event-staked") && number(each, "side") === wanted).map((each) => ({ party: null, region: number(each, "region"), votes: number(each, "stake") }));
  const [yes, no] = [[...staked(1), ...side(1)], [...staked(0), ...side(0)]];
  const votes = (shares: Share[]): number => shares.reduce((sum, share) => sum + share.votes, 0);
  const rest = result ? number(result, "yes") - votes(yes) : 0;
  const tally = result ? [] : (step.after.facts["tally"] ?? []).slice(1);
  const open = tally.map(([seat = 0, count = 0]) => ({ party: step.holders[seat] ?? -1, region: null, votes: count })).filter(({ party }) => !cast.some((each) => step.holders[number(each, "seat")] === party));
  // Whoever proposes need not say so: the proposer's own votes are for it.
  const proposer = proposal && !motion ? (step.holders[number(proposal, "seat")] ?? -1) : -1;
  const firm = rest > 0 ? rest : result || motion ? 0 : Math.max(0, ((step.after.facts["tally"] ?? [])[0]?.[0] ?? 0) - votes(yes));
  if (firm > 0) yes.unshift({ party: proposer >= 0 ? proposer : null, region: null, votes: firm });
  const accepted = result && text(result, "gp-event-accepted", "gp-event-motion-passed");
  return { proposal, region, yes, no, open, result: result ? (accepted ? "accepted" : "rejected") : null, veto: veto ? (step.holders[number(veto, "seat")] ?? -1) : null };
}

function clash(step: Happening, at: number): ReturnType<Director> {
  const line = step.lines[at]!;
  const governments = step.before.facts["governments"] ?? [];
  const declared = text(line, "gp-event-war");
  const lines = [line, ...(declared ? [] : run(step, at + 1, ...AFTER))];
  const war = declared || text(line, ...WAR);
  const [from, to] = war ? [number(line, "active"), number(line, "region")] : [number(line, "region"), number(line, "region")];
  const die = (name: string): number | null => (declared ? null : number(line, name));
  const counted = (name: string, thrown: string): number | null => (declared ? null : war ? number(line, name) : number(line, name) - number(line, thrown));
  const attackers = war ? [...(governments[from] ?? [])] : [step.holders[number(line, "seat")] ?? -1];
  const data: ClashData = {
    kind: war ? "war" : "coup",
    sides: [
      { region: from, parties: attackers, strength: counted("attack", "mine"), die: die("mine") },
      { region: to, parties: [...(governments[to] ?? [])], strength: counted("defence", "theirs"), die: die("theirs") },
    ],
    fought: !declared,
    lines: lines.slice(1),
  };
  const about: Spot[] = [...new Set([from, to])].map((value) => ({ kind: "region", value }));
  const mine = step.me !== null && data.sides.some(({ parties }) => parties.includes(step.me!));
  if (declared) return { scene: { kind: "clash", beats: [TIME.event], told: 0, lines, about, data, concerns: mine && !data.sides[0].parties.includes(step.me!) }, takes: 1 };
  return { scene: { kind: "clash", beats: [TIME.dice, 400, TIME.banner], told: 1, lines, about, data, concerns: mine }, takes: lines.length };
}

/** Stakes of a coup are opened together. */
function stakes(step: Happening, at: number): ReturnType<Director> {
  const lines = run(step, at, "gp-event-coup-stake");
  return { scene: { kind: "stakes", beats: [400, TIME.event], told: 1, meanwhile: "web-opening", lines, data: lines }, takes: lines.length };
}

function scoring(step: Happening, at: number): ReturnType<Director> {
  const line = step.lines[at]!;
  const scored = run(step, at, "gp-event-scored");
  if (scored.length) {
    const scores = scored.map((each) => number(each, "half-points"));
    const known = step.before.score_breakdown;
    const fits = scores.every((score, party) => (known[party] ?? []).reduce((sum, note) => sum + Number(note.values["half-points"]), 0) === score);
    const data: ScoringData = { step: "regions", breakdown: fits ? known : [], scores, lines: scored };
    const beats = [...Array.from({ length: REGIONS }, () => REGION), 500, TIME.event];
    return { scene: { kind: "scoring", beats, told: beats.length - 1, meanwhile: "web-counting", lines: scored, concerns: step.me !== null, data }, takes: scored.length };
  }
  const lines = text(line, "gp-event-new-round") ? [line] : text(line, "gp-event-refilled") ? run(step, at, "gp-event-refilled") : run(step, at, "gp-event-un", "gp-event-called-up");
  const which = text(line, "gp-event-new-round") ? "dominance" : text(line, "gp-event-refilled") ? "cards" : "un";
  const data: ScoringData = { step: which, breakdown: [], scores: [], lines };
  return { scene: { kind: "scoring", beats: [TIME.event], told: 0, lines, data }, takes: lines.length };
}

/** So many regions are counted one after the other. */
const REGIONS = 12;
