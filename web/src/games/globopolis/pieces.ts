/** Where the pieces stand that move: everybody's CRF on the counting ring, and the Governors at the outer edge of
 * their fields, clear of each other and of the CRFs. */

import type { Player } from "./reading";
import { counting, middle, OUTSIDE, rectOf, sideOf, type Frame, type Point, type Side } from "./ring";

export interface Crf extends Point {
  side: Side;
  /** Whole rounds of the counting ring, also below zero. */
  laps: number;
  /** Where these are told, seen from the CRF: along the ring, so that no field covers it, on the freer side. */
  told: Point;
}

/** How far apart CRFs stand that have the same number. */
const SAME = 20;

/** One for each player, in their order. */
export function crfs(players: readonly Pick<Player, "holder" | "points">[], frame: Frame): Crf[] {
  const places = players.map(({ holder, points }) => {
    const before = players.filter((other) => other.holder < holder && (other.points - points) % 100 === 0).length;
    const { x, y, side } = counting(points, frame);
    const aside = before * SAME;
    const away = { left: [0, -aside], top: [aside, 0], right: [0, aside], bottom: [-aside, 0] }[side] as [number, number];
    return { x: x + away[0], y: y + away[1], side, laps: Math.floor(points / 100) };
  });
  return places.map((place) => {
    const reach = place.side === "left" || place.side === "right" ? { x: 0, y: 22 } : { x: 31, y: 0 };
    const sides = [reach, { x: -reach.x, y: -reach.y }].map((told) => {
      const others = places.filter((other) => other !== place).map((other) => Math.hypot(other.x - place.x - told.x, other.y - place.y - told.y));
      return { told, free: Math.min(...others) };
    });
    return { ...place, told: (sides[0]!.free >= sides[1]!.free ? sides[0]! : sides[1]!).told };
  });
}

/** A Governor covers so much of the outer edge of its field, and never a name. */
export const FOOTHOLD = 13;
/** How far outside a field at the sides a Governor stands. */
const ASIDE = 13;
/** How far Governors step aside, the least step first. */
const STEPS = [0, 4, -4, 8, -8, 12, -12, 16, -16];
const CLEAR = 26;

/** The middle of each Governor of such a height, by the fields they are on. */
export function stands(fields: readonly number[], frame: Frame, height: number, inTheWay: readonly Point[]): Point[] {
  return fields.map((field, seat) => {
    const company = fields.flatMap((other, index) => (other === field ? [index] : []));
    const rank = company.indexOf(seat) - (company.length - 1) / 2;
    const side = sideOf(field);
    const upright = side === "top" || side === "bottom";
    const apart = rank * height * (upright ? 0.5 : 0.42);
    const places = STEPS.map((step) => stand(field, frame, height, apart + step));
    const clear = (place: Point) => Math.min(...inTheWay.map((piece) => Math.hypot(piece.x - place.x, piece.y - place.y)));
    return places.find((place) => clear(place) >= CLEAR) ?? places.reduce((best, place) => (clear(place) > clear(best) ? place : best));
  });
}

function stand(field: number, frame: Frame, height: number, aside: number): Point {
  const rect = rectOf(field, frame);
  const { x, y } = middle(rect);
  // On a phone there is no room outside: pieces stand on the fields.
  const within = frame.margin < OUTSIDE;
  const out = within ? 0 : height / 2 - FOOTHOLD;
  switch (sideOf(field)) {
    case "top":
      return { x: x + aside, y: within ? y - 3 : rect.y - out };
    case "bottom":
      return { x: x + aside, y: within ? y : rect.y + rect.height + out };
    case "left":
      return { x: within ? x : rect.x - ASIDE, y: y + aside };
    case "right":
      return { x: within ? x : rect.x + rect.width + ASIDE, y: y + aside };
  }
}
