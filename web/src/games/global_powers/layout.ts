/** Where things stand on the map: plates near their regions, links between them, the UN and Mauritius at sea. */

import type { Region } from "./read";

export const VIEW = { x: 56, y: -8, width: 900, height: 456 } as const;
export const PLATE = { width: 110, height: 76 } as const;
/** While something stands on the stage, the south of the map lies behind it: plates keep above this line, and those that
 * are not concerned are low. */
export const STAGED = { ...VIEW, height: 360 } as const;
export const QUIET = 44;
/** What a mark below a plate takes. */
export const PILL = 22;
const LOWEST = 296;
/** What stands elsewhere meanwhile, as others come nearer. */
const STAGED_CORNERS: Record<string, Point> = { india: [620, 192], "southeast-asia": [732, 170], oceania: [846, 304] };
export const UN = { x: 66, y: 318, width: 136, height: 104 } as const;
export const MAURITIUS = { x: 604, y: 336, width: 134, height: 66 } as const;

type Point = readonly [number, number];

/** Top left corners of plates, by the ids of the edition. */
const CORNERS: Record<string, Point> = {
  "united-states": [140, 96],
  europe: [396, 54],
  china: [702, 92],
  russia: [624, 2],
  "japan-korea": [838, 48],
  "middle-east": [534, 112],
  india: [632, 192],
  "latin-america": [250, 256],
  "southeast-asia": [756, 182],
  oceania: [790, 304],
  "north-africa": [410, 142],
  "sub-saharan-africa": [490, 242],
};

/** A region of somebody's own edition gets a place in a row along the bottom. */
export function corner(region: Pick<Region, "id" | "at">): Point {
  return CORNERS[region.id] ?? [VIEW.x + 8 + (region.at % 8) * (PLATE.width + 3), VIEW.y + VIEW.height - PLATE.height - 4];
}

/** The same while the stage is there. */
export function stagedCorner(region: Pick<Region, "id" | "at">, height: number): Point {
  const [x, y] = STAGED_CORNERS[region.id] ?? corner(region);
  return [x, Math.min(y, LOWEST - height)];
}

/** Names that have a short form for plates. */
export function hasShortName(id: string): boolean {
  return id in CORNERS;
}

export interface Link {
  from: number;
  to: number;
  lines: { x1: number; y1: number; x2: number; y2: number }[];
}

/** Lines between neighbours; across the Pacific they leave the map on one side and come in on the other. */
export function links(regions: readonly Region[]): Link[] {
  return regions.flatMap((region) =>
    region.neighbours.flatMap((to) => {
      const other = regions[to];
      return other && region.at < to ? [{ from: region.at, to, lines: between(centre(region), centre(other)) }] : [];
    }),
  );
}

export function centre(region: Pick<Region, "id" | "at">): Point {
  const [x, y] = corner(region);
  return [x + PLATE.width / 2, y + PLATE.height / 2];
}

export function between(one: Point, other: Point): Link["lines"] {
  const [west, east] = one[0] <= other[0] ? [one, other] : [other, one];
  if (east[0] - west[0] < VIEW.width / 2) return [{ x1: west[0], y1: west[1], x2: east[0], y2: east[1] }];
  const left = west[0] - VIEW.x;
  const right = VIEW.x + VIEW.width - east[0];
  const edge = west[1] + ((east[1] - west[1]) * left) / (left + right);
  return [
    { x1: west[0], y1: west[1], x2: VIEW.x, y2: edge },
    { x1: VIEW.x + VIEW.width, y1: edge, x2: east[0], y2: east[1] },
  ];
}

/** A line from the edge of one plate to the edge of another, for an arrow. */
export function fromEdgeToEdge(one: Point, other: Point): Link["lines"] {
  const lines = between(one, other).map((line) => ({ ...line }));
  // Lines run from west to east; an arrow runs from the first to the second.
  const turned = one[0] <= other[0] ? lines : lines.reverse().map(({ x1, y1, x2, y2 }) => ({ x1: x2, y1: y2, x2: x1, y2: y1 }));
  const first = turned[0];
  const last = turned.at(-1);
  if (!first || !last) return [];
  const start = inset(first.x2 - first.x1, first.y2 - first.y1);
  const end = inset(last.x2 - last.x1, last.y2 - last.y1);
  first.x1 += start[0];
  first.y1 += start[1];
  last.x2 -= end[0];
  last.y2 -= end[1];
  return turned;
}

/** How far a line from the middle of a plate runs until it leaves it; never more than 40 % of the line. */
function inset(x: number, y: number): Point {
  const share = Math.min(PLATE.width / 2 / Math.abs(x || 1), PLATE.height / 2 / Math.abs(y || 1), 0.4);
  return [x * share, y * share];
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The plate one comes to from another with an arrow key; null where there is none, or for other keys. */
export function stepFrom(at: number, key: string, regions: readonly Pick<Region, "id" | "at">[]): number | null {
  const way = DIRECTIONS[key];
  const from = regions[at];
  if (!way || !from) return null;
  const [x, y] = centre(from);
  const ahead = regions.flatMap((region) => {
    const [dx, dy] = [centre(region)[0] - x, centre(region)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // What lies more to the side than ahead is reached by another key.
    return along > 0 && aside <= 2 * along ? [{ at: region.at, far: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.at ?? null;
}
