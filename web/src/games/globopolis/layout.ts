/**
 * How the board fills the room it is given: how large the ring is, where each base plate lies whoever owns it, and
 * what is left in the middle for the map or for what stands on the stage.
 */

import { inside, middle, rectOf, sideOf, type Frame, type Rect, type Side } from "./ring";

export interface PlatePlace extends Rect {
  side: Side;
  /** The owner's head stands at the left where fields are low, else on top. */
  headLeft: boolean;
  /** Leads to the field of a plate that had to give way; "" where it lies right before it. */
  stub: string;
}

export interface Layout extends Frame {
  /** The size of names. */
  type: number;
  /** By field. */
  plates: ReadonlyMap<number, PlatePlace>;
  stage: Rect;
}

/** The least room in which everything is as large as it should be, and the room from which on all of it grows. */
const LEAST = { width: 860, height: 560 };
const AMPLE = { width: 1048, height: 852 };
/** Between fields and plates, and between two plates. */
const GAP = 4;
const BETWEEN = 2;
const HIGH = 40;
/** Plates at the sides lie flatter where the fields do, and flatter still where those are as low as they get. */
const FLAT = 31;
const FLAT_BELOW = 36;
const FLATTEST = 27;
const FLATTEST_BELOW = 29;
/** What hangs over the inner edge of a plate: agents. */
const OVERHANG = 10;

/** The size of the drawing that fills so much room: as large as the room, unless everything is to be scaled. */
export function sized(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return LEAST;
  const shrink = Math.min(1, width / LEAST.width, height / LEAST.height);
  const grow = Math.max(1, Math.min(width / AMPLE.width, height / AMPLE.height));
  const scale = shrink * grow;
  return { width: Math.round(width / scale), height: Math.round(Math.min(height, width * 1.1) / scale) };
}

/** `titled` are the fields that have a title, and so a plate. */
export function layout(width: number, height: number, titled: readonly number[]): Layout {
  const depth = Math.round(Math.min(72, Math.max(62, 62 + (height - 672) / 18)));
  const frame: Frame = { width, height, margin: 30, depth };
  const plates = platesOf(frame, titled);
  const { x, y, width: wide, height: high } = inside(frame);
  const aside = GAP + sidePlate(frame)[0] + 3;
  const above = GAP + HIGH + 3;
  const stage = { x: x + aside, y: y + above, width: wide - 2 * aside, height: high - 2 * above };
  return { ...frame, type: depth >= 68 ? 14 : 13, plates, stage };
}

/** Breadth and height of a plate at the sides. */
function sidePlate(frame: Frame): [number, number] {
  const { height } = rectOf(1, frame);
  if (height >= FLAT_BELOW) return [49, HIGH];
  return [53, height < FLATTEST_BELOW ? FLATTEST : FLAT];
}

function platesOf(frame: Frame, titled: readonly number[]): Map<number, PlatePlace> {
  const found = new Map<number, PlatePlace>();
  const inner = inside(frame);
  for (const field of titled) {
    const side = sideOf(field);
    if (side !== "top" && side !== "bottom") continue;
    const at = rectOf(field, frame);
    const width = Math.min(53, at.width - 1);
    const y = side === "top" ? inner.y + GAP : inner.y + inner.height - GAP - HIGH;
    found.set(field, { x: middle(at).x - width / 2, y, width, height: HIGH, side, headLeft: false, stub: "" });
  }
  const across = [...found.values()];
  for (const side of ["left", "right"] as const) {
    const fields = titled.filter((field) => sideOf(field) === side);
    for (const [field, place] of sidePlates(fields, side, frame, across)) found.set(field, place);
  }
  return found;
}

/** The plates of one side from above: each as near to its field as the others and those in the corners let it. */
function sidePlates(fields: number[], side: "left" | "right", frame: Frame, across: PlatePlace[]): [number, PlatePlace][] {
  const inner = inside(frame);
  const [width, height] = sidePlate(frame);
  const x = side === "left" ? inner.x + GAP : inner.x + inner.width - GAP - width;
  const inTheWay = across.filter((plate) => plate.x < x + width && plate.x + plate.width > x);
  const ends = (which: Side) => inTheWay.filter((plate) => plate.side === which);
  const from = Math.max(inner.y + BETWEEN, ...ends("top").map((plate) => plate.y + plate.height + OVERHANG));
  const to = Math.min(inner.y + inner.height - BETWEEN, ...ends("bottom").map((plate) => plate.y - OVERHANG));
  const wanted = fields
    .map((field) => ({ field, centre: middle(rectOf(field, frame)).y }))
    .sort((one, other) => one.centre - other.centre);
  const tops = wanted.map(({ centre }) => centre - height / 2);
  // What is pushed down from above may be pushed up again from below.
  tops.forEach((top, at) => (tops[at] = Math.max(top, at ? tops[at - 1]! + height + BETWEEN : from)));
  for (let at = tops.length - 1; at >= 0; at--) {
    tops[at] = Math.min(tops[at]!, at + 1 < tops.length ? tops[at + 1]! - height - BETWEEN : to - height);
  }
  return wanted.map(({ field, centre }, at) => {
    const y = tops[at]!;
    const pushed = Math.abs(y + height / 2 - centre) > 6;
    const edge = side === "left" ? inner.x : inner.x + inner.width;
    const end = side === "left" ? x : x + width;
    const reach = Math.min(Math.max(centre, y + 6), y + height - 6);
    const stub = pushed ? `M${edge} ${centre.toFixed(1)}H${((edge + end) / 2).toFixed(1)}V${reach.toFixed(1)}H${end}` : "";
    return [field, { x, y, width, height, side, headLeft: height < HIGH, stub }];
  });
}

/** Where a map of such proportions lies in the middle: above, so that something can be told below. */
export function mapIn({ x, y, width, height }: Rect, ratio: number): Rect {
  const room = height - 26;
  const wide = Math.min(width, room * ratio);
  const high = wide / ratio;
  return { x: x + (width - wide) / 2, y: y + 26 + (room - high) * 0.25, width: wide, height: high };
}
