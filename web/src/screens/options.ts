/** How a game's options are laid out: which belong together. What is not listed is about play. */

import type { Option } from "../lib/api";

export const GROUPS = ["end", "setup", "play", "limits"] as const;
export type Group = (typeof GROUPS)[number];

const IN: Record<string, Group> = {
  mark: "end",
  victory: "end",
  territories: "end",
  until_round: "end",
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

export type Chosen = Record<string, boolean | number | string>;

export function defaults(options: readonly Option[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Only what differs from the game's own is sent. */
export function changes(options: readonly Option[], chosen: Chosen): Chosen {
  const differing = options.filter((option) => chosen[option.name] !== option.default);
  return Object.fromEntries(differing.map((option) => [option.name, chosen[option.name] ?? option.default]));
}
