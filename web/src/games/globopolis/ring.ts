/**
 * Where things stand on the board: the Field Ring as a frame whose corners are every sixteenth field, so that a
 * side is a quadrant; the counting ring around it. All in the units of one drawing, y downwards.
 */

export const FIELDS = 64;
export const POINTS = 100;
/** Fields from one corner to the next. */
const QUADRANT = FIELDS / 4;
const BETWEEN = QUADRANT - 1;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "left" | "top" | "right" | "bottom";

/** How large the ring is. */
export interface Frame {
  width: number;
  height: number;
  /** What is free around it: there the counting ring runs. */
  margin: number;
  /** The corners are squares; so deep are all fields. */
  depth: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The ring of a phone, for orientation only. */
export const SMALL: Frame = { width: 390, height: 176, margin: 9, depth: 21 };

export function isCorner(field: number): boolean {
  return field % QUADRANT === 0;
}

/** Along which edge a field lies; the corners belong to the long edges. */
export function sideOf(field: number): Side {
  if (field === 0 || field >= 3 * QUADRANT) return "bottom";
  if (field < QUADRANT) return "left";
  return field <= 2 * QUADRANT ? "top" : "right";
}

/** Clockwise from the corner at the bottom left. */
export function rectOf(field: number, { width, height, margin, depth }: Frame): Rect {
  const along = field % QUADRANT;
  const [left, top] = [margin, margin];
  const [right, bottom] = [width - margin - depth, height - margin - depth];
  const [wide, high] = [(right - left - depth) / BETWEEN, (bottom - top - depth) / BETWEEN];
  if (along === 0) {
    const [x, y] = [field < 2 * QUADRANT ? left : right, field === QUADRANT || field === 2 * QUADRANT ? top : bottom];
    return { x, y, width: depth, height: depth };
  }
  switch (sideOf(field)) {
    case "left":
      return { x: left, y: bottom - along * high, width: depth, height: high };
    case "top":
      return { x: left + depth + (along - 1) * wide, y: top, width: wide, height: depth };
    case "right":
      return { x: right, y: top + depth + (along - 1) * high, width: depth, height: high };
    case "bottom":
      return { x: right - along * wide, y: bottom, width: wide, height: depth };
  }
}

/** What lies inside the fields. */
export function inside({ width, height, margin, depth }: Frame): Rect {
  const edge = margin + depth;
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
}

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A stripe along the inner edge of a field. */
export function innerStripe({ x, y, width, height }: Rect, side: Side, deep: number): Rect {
  switch (side) {
    case "left":
      return { x: x + width - deep, y, width: deep, height };
    case "right":
      return { x, y, width: deep, height };
    case "top":
      return { x, y: y + height - deep, width, height: deep };
    case "bottom":
      return { x, y, width, height: deep };
  }
}

/** How far outside the fields the counting ring runs. */
export const OUTSIDE = 14;

/** Where a number of the counting ring stands: 100 steps around the outside, over and over, with the 0 below on the left. */
export function counting(points: number, { width, height, margin }: Frame): Point & { side: Side } {
  const lap = ((points % POINTS) + POINTS) % POINTS;
  const near = margin - OUTSIDE;
  const [wide, high] = [width - 2 * near, height - 2 * near];
  let left = (lap / POINTS) * 2 * (wide + high);
  if (left < high) return { x: near, y: near + high - left, side: "left" };
  left -= high;
  if (left < wide) return { x: near + left, y: near, side: "top" };
  left -= wide;
  if (left < high) return { x: near + wide, y: near + left, side: "right" };
  left -= high;
  return { x: near + wide - left, y: near + high, side: "bottom" };
}

/** The fields a Governor comes past on its way, its end included; straight there if it did not walk. */
export function way(from: number, to: number, farthest = 20): number[] {
  const ahead = (to - from + FIELDS) % FIELDS;
  const back = FIELDS - ahead;
  if (ahead === 0) return [];
  const steps = ahead <= farthest ? ahead : back <= farthest ? back : 0;
  if (!steps) return [to];
  const sense = ahead <= farthest ? 1 : -1;
  return Array.from({ length: steps }, (_, at) => (from + sense * (at + 1) + FIELDS) % FIELDS);
}
