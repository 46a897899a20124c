/** Who went where between two looks at the world: politicians that left one place and came to another. */

import { centre, MAURITIUS, UN, VIEW } from "./layout";
import type { World } from "./read";

type Point = readonly [number, number];

export interface Travel {
  party: number;
  count: number;
  from: Point;
  to: Point;
}

const AT_UN: Point = [UN.x + UN.width / 2, UN.y + UN.height / 2];
const AT_MAURITIUS: Point = [MAURITIUS.x + MAURITIUS.width / 2, MAURITIUS.y + MAURITIUS.height / 2];
/** Bases are off the map: one leaves and enters it below. */
const BASE: Point = [VIEW.x + VIEW.width / 2, VIEW.y + VIEW.height];

interface Change {
  place: Point;
  count: number;
}

export function travels(before: World, after: World): Travel[] {
  if (before.regions.length !== after.regions.length || before.parties.length !== after.parties.length) return [];
  return after.parties.flatMap((_, party) => routes(party, changes(before, after, party)));
}

function changes(before: World, after: World, party: number): Change[] {
  const [old, now] = [before.parties[party], after.parties[party]];
  if (!old || !now) return [];
  const inRegions = after.regions.map((region, at) => ({
    place: centre(region),
    count: (region.there[party] ?? 0) - (before.regions[at]?.there[party] ?? 0),
  }));
  return [
    ...inRegions,
    { place: AT_UN, count: now.un - old.un },
    { place: AT_MAURITIUS, count: now.mauritius - old.mauritius },
    { place: BASE, count: now.base - old.base },
  ].filter(({ count }) => count !== 0);
}

/** Whoever left somewhere came to somewhere: the first who left to the first who came. */
function routes(party: number, all: Change[]): Travel[] {
  const left = all.filter(({ count }) => count < 0).map(({ place, count }) => ({ place, count: -count }));
  const came = all.filter(({ count }) => count > 0).map((each) => ({ ...each }));
  const found: Travel[] = [];
  while (left[0] && came[0]) {
    const count = Math.min(left[0].count, came[0].count);
    found.push({ party, count, from: left[0].place, to: came[0].place });
    left[0].count -= count;
    came[0].count -= count;
    if (!left[0].count) left.shift();
    if (!came[0].count) came.shift();
  }
  return found;
}
