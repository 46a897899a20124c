/** How a game's options are laid out: which belong together. What is not listed is about play. */

import type { Option } from "../lib/api";

export const GROUPS = ["end", "setup", "play", "limits"] as const;
export type Group = (typeof GROUPS)[number];

const IN: Record<string, Group> = {
  mark: "end",
  victory: "end",
  territories: "end",
  until_round: "end",
  until_time: "end",
  round_limit: "limits",
  scorings: "end",
  points: "end",
  agents: "setup",
  learning: "setup",
  titles_dealt: "setup",
  title_draft: "setup",
  missions_dealt: "setup",
  influence_dealt: "setup",
  ops_dealt: "setup",
  hand_limit: "setup",
  redeal_missions: "setup",
  bribe: "setup",
  placement: "setup",
  roll_cap: "limits",
  box_limits: "limits",
  phase_inputs: "limits",
  batch: "limits",
  vote_orders: "limits",
};

export function grouped(options: readonly Option[]): [Group, Option[]][] {
  return GROUPS.map((group): [Group, Option[]] => [
    group,
    options.filter((option) => (IN[option.name] ?? "play") === group),
  ]).filter(([, members]) => members.length > 0);
}

/** How much time there is: what a table is created with, by name. */
export type Control = Record<string, number | boolean>;
export const TIMES: Record<string, Control | null> = {
  none: null,
  quick: { decision: 30, bank: 300, phase: 60, stop: 180, reply: 10, aside: 15, offer: 20 },
  normal: { decision: 60, bank: 600, phase: 120, stop: 300, reply: 15, aside: 20, offer: 30 },
  day: { days: 1, bank: 7 },
  days: { days: 2, bank: 10 },
  week: { days: 7, bank: 14 },
};

/** How quickly bots play with people. */
export const PACES = ["brisk", "normal", "slow", "at-once"];

/** The name of a table's time; null for one that somebody chose in another way. */
export function timeOf(control: Control | null): string | null {
  const found = Object.entries(TIMES).find(([, time]) => ["days", "decision", "bank"].every((each) => time?.[each] === control?.[each]));
  return found?.[0] ?? null;
}

/** Whether time is counted in days: then nobody is waited for over trifles. */
export function isByDays(control: Control | null | undefined): boolean {
  return control?.["days"] !== undefined;
}

/** The colours that seats play for, numbered without gaps, as a table wants them. */
export function holdersOf(colours: readonly number[]): number[] {
  const used = [...new Set(colours)].sort((one, other) => one - other);
  return colours.map((colour) => used.indexOf(colour));
}

export type Chosen = Record<string, boolean | number | string>;

export function defaults(options: readonly Option[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Only what differs from the game's own is sent. */
export function changes(options: readonly Option[], chosen: Chosen): Chosen {
  const differing = options.filter((option) => chosen[option.name] !== option.default);
  return Object.fromEntries(differing.map((option) => [option.name, chosen[option.name] ?? option.default]));
}
