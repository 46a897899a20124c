/** What happens in Globopolis, by ear. */

import type { EventText } from "../../generated/globopolis";
import { forMe, type LineSounds, type Sound } from "../../lib/cues";
import type { Line } from "../../lib/patch";
import type { Happening } from "../../lib/scenes";

const holder = (line: Line, name: string): number => Number(line.values[name] ?? -1);
/** What is taken from somebody is lost for whom it is taken from, and changes hands for all others. */
const taken = (line: Line, { me }: Happening): Sound => (me !== null && holder(line, "holder") === me ? "lost" : "coin");

export const SOUNDS: LineSounds<EventText> = {
  // Money changes hands.
  "gb-event-conference": "coin",
  "gb-event-purchase": "coin",
  "gb-event-points-bought": "coin",
  "gb-event-points-sold": "coin",
  "gb-event-passed": "coin",
  "gb-event-card-eu": "coin",
  "gb-event-guild-bought": "coin",
  "gb-event-switzerland": "coin",
  "gb-event-shared": "coin",
  // Something is laid on a plate.
  "gb-event-units": "unit",
  "gb-event-placed": "unit",
  "gb-event-card-units": "unit",
  "gb-event-recruited": "unit",
  "gb-event-title": "unit",
  "gb-event-surplus-stored": "unit",
  // Something is whole.
  "gb-event-developed": "set",
  "gb-event-group": "set",
  "gb-event-mission": "set",
  "gb-event-mission-paid": "set",
  "gb-event-moonshot": "set",
  "gb-event-card-points": "set",
  // Cards.
  "gb-event-influence": "offer",
  "gb-event-operation": "offer",
  "gb-event-opportunity": "offer",
  "gb-event-drew": "offer",
  // What is announced.
  "gb-event-attack": "drum",
  "gb-event-final-round": "gavel",
  "gb-event-sudden-death": "gavel",
  "gb-event-time-called": "gavel",
  "gb-event-claim-points": "gavel",
  "gb-event-claim-territories": "gavel",
  "gb-event-claim-mission": "gavel",
  // Who wins and who loses.
  "gb-event-conquered": (line, step) => forMe(step, holder(line, "holder"), holder(line, "from")),
  "gb-event-cleaned": (line, step) => forMe(step, step.holders[holder(line, "seat")] ?? -1, holder(line, "holder")),
  "gb-event-not-cleaned": (line, step) => forMe(step, holder(line, "holder"), step.holders[holder(line, "seat")] ?? -1),
  "gb-event-guild-lost": taken,
  "gb-event-guild-taken": "won",
  "gb-event-taken-eu": taken,
  "gb-event-taken-units": taken,
  "gb-event-taken-plate": taken,
  "gb-event-taken-points": taken,
  "gb-event-destroyed": taken,
  "gb-event-lost-points": taken,
  "gb-event-forced-sale": taken,
};
