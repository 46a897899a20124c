/** What happens in Global Powers, by ear. */

import type { EventText } from "../../generated/global_powers";
import { forMe, type LineSounds, type Sound } from "../../lib/cues";
import type { Line } from "../../lib/patch";
import type { Happening } from "../../lib/scenes";

const CARDS: EventText[] = [
  ...(["gp-event-played-aid", "gp-event-played-assassinate", "gp-event-played-coup", "gp-event-played-defect", "gp-event-played-expand", "gp-event-played-initiative"] as const),
  ...(["gp-event-played-make-peace", "gp-event-played-pact", "gp-event-played-play-warmonger", "gp-event-played-play-zeal", "gp-event-played-recession"] as const),
  ...(["gp-event-played-retire", "gp-event-played-revolution", "gp-event-played-riots", "gp-event-played-sabotage", "gp-event-played-transfer"] as const),
];
const PROPOSALS: EventText[] = ["gp-event-proposed-budget", "gp-event-proposed-emigrate", "gp-event-proposed-motion", "gp-event-proposed-propaganda", "gp-event-proposed-purge", "gp-event-proposed-rehabilitate", "gp-event-proposed-trade", "gp-event-proposed-war"];

const doer = (line: Line, step: Happening): number => step.holders[Number(line.values["seat"] ?? -1)] ?? -1;
/** The first of those who govern the region that a line names, before it. */
const governor = (line: Line, step: Happening): number => Number((step.before.facts["governments"] ?? [])[Number(line.values["region"] ?? -1)]?.[0] ?? -1);
/** Somebody loses politicians: sad for that party, a blow on the drum for the others. */
const loss = (line: Line, step: Happening): Sound => (step.me !== null && doer(line, step) === step.me ? "lost" : "drum");

export const SOUNDS: LineSounds<EventText> = {
  ...Object.fromEntries([...CARDS, ...PROPOSALS, "gp-event-initiative"].map((text) => [text, "offer" as const])),
  // Envelopes, hands of cards.
  "gp-event-bids": "offer",
  "gp-event-auction-won": "offer",
  "gp-event-coup-stake": "offer",
  "gp-event-refilled": "offer",
  // A politician or a chip is laid.
  "gp-event-voted": "unit",
  "gp-event-un-voted": "unit",
  "gp-event-staked": "unit",
  "gp-event-placed": "unit",
  "gp-event-un": "unit",
  "gp-event-called-up": "unit",
  "gp-event-withdrew": "unit",
  "gp-event-done-emigrate": "unit",
  "gp-event-done-propaganda": "unit",
  "gp-event-done-budget": "coin",
  "gp-event-trade-done": "coin",
  "gp-event-scored": "coin",
  "gp-event-new-round": "set",
  // What is decided.
  "gp-event-accepted": "gavel",
  "gp-event-motion-passed": "gavel",
  "gp-event-rejected": "drum",
  "gp-event-motion-failed": "drum",
  "gp-event-veto": "drum",
  "gp-event-war": "drum",
  "gp-event-war-drawn": "drum",
  "gp-event-war-one-against-three": "drum",
  "gp-event-war-fought": "drum",
  "gp-event-coup-won": (line, step) => forMe(step, doer(line, step), governor(line, step)),
  "gp-event-coup-lost": (line, step) => forMe(step, governor(line, step), doer(line, step)),
  "gp-event-occupied": "won",
  "gp-event-fell": loss,
  "gp-event-banned": loss,
  "gp-event-assassinated": loss,
};
