/** The picture at the top of the start page: a ring of fields around the world, seen from a chair at the table. */

import type { Line } from "../map/world";

export const WIDTH = 960;
export const HEIGHT = 420;
const RING_TOP = 146;
const FIELDS = 15;

/** A point of the table (across from −1 to 1, towards the viewer from 0 to 1) as it is seen. */
export function seen(across: number, towards: number): [number, number] {
  const spread = 400 * (1 + 0.42 * towards);
  return [WIDTH / 2 + across * spread, RING_TOP + 300 * towards * (0.62 + 0.38 * towards)];
}

/** A rectangle of the table as a polygon. */
export function patch(left: number, top: number, right: number, bottom: number): string {
  return [seen(left, top), seen(right, top), seen(right, bottom), seen(left, bottom)].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

export interface Field {
  shape: string;
  plate: string;
  /** The places on it for the five kinds of units. */
  slots: string[];
  /** Whose it is; null for nobody's. */
  seat: number | null;
  middle: [number, number];
}

/** Who owns the fields of the far side, from left to right. */
const OWNERS = [null, 3, 1, null, 3, null, 1, 0, null, 0, null, 2, 2, null, 3] as const;

export const FAR: Field[] = OWNERS.map((seat, at) => {
  const step = 2 / FIELDS;
  const left = -1 + at * step + 0.008;
  const right = left + step - 0.016;
  const slots = [0, 1, 2, 3, 4].map((kind) => patch(left + 0.02 + 0.0152 * kind, 0.225, left + 0.032 + 0.0152 * kind, 0.275));
  const plate = patch(left + 0.012, 0.19, right - 0.012, 0.29);
  return { shape: patch(left, 0, right, 0.17), plate, slots, seat, middle: seen((left + right) / 2, 0.09) };
});

/** The fields of both sides, which come towards the viewer. */
export const NEAR: { shape: string; seat: number | null }[] = [-1, 1].flatMap((side) =>
  [2, null, 0, 1, null].map((seat, at) => {
    const top = 0.19 + at * 0.16;
    const inner = 0.88 * side;
    return { shape: patch(Math.min(inner, side), top, Math.max(inner, side), top + 0.14), seat };
  }),
);

export interface Chair {
  x: number;
  y: number;
  r: number;
  seat: number;
}

/** A parliament behind the table, row by row from the inside. */
export const CHAIRS: Chair[] = [13, 17, 20, 24].flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => {
    const angle = Math.PI * (1 - (at + 0.5) / count);
    const radius = 168 + 44 * row;
    const share = at / count;
    const seat = share < 0.12 ? 0 : share < 0.38 ? 3 : share < 0.68 ? 2 : 1;
    return { x: WIDTH / 2 + 1.22 * radius * Math.cos(angle), y: RING_TOP - 14 - 0.45 * (radius - 40) * Math.sin(angle), r: 8, seat };
  }),
);

/** An outline of the map, laid on the table. */
export function laid(rings: readonly Line[], [x0, y0, width, height]: readonly [number, number, number, number]): string {
  const onTable = ([x = 0, y = 0]: readonly number[]): string => {
    const [left, top] = seen(-0.74 + (1.48 * (x - x0)) / width, 0.36 + (0.6 * (y - y0)) / height);
    return `${left.toFixed(1)} ${top.toFixed(1)}`;
  };
  return rings.map((ring) => `M${ring.slice(0, -1).map(onTable).join("L")}Z`).join("");
}
