/** What a line of the log brings in points to whom it is about; 0 where it brings or costs none. */

import type { EventText } from "../../../generated/globopolis";
import type { Line } from "../../../lib/patch";

const MORE: EventText[] = ["gb-event-title", "gb-event-group", "gb-event-card-points", "gb-event-conquered", "gb-event-switzerland", "gb-event-moonshot", "gb-event-mission-paid", "gb-event-points-bought", "gb-event-guild-lost", "gb-event-taken-points"];
const LESS: EventText[] = ["gb-event-lost-points", "gb-event-points-sold", "gb-event-back", "gb-event-debt-points"];

export function pointsIn({ text, values }: Line): number {
  const points = typeof values["points"] === "number" ? values["points"] : 0;
  if (MORE.some((each) => each === text)) return points;
  return LESS.some((each) => each === text) ? -points : 0;
}
