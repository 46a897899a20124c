/** How things are drawn: colours of groups, names that fit, silhouettes of territories. */

import { AREAS } from "../../map/world";

/** The strips of the twelve colour groups; an own edition may name others. */
const GROUPS: Record<string, string> = {
  "north-america": "#5b8def",
  "south-america": "#7ccf6b",
  "australia-new-zealand": "#f0a05a",
  "southeast-asia": "#ef6f6c",
  "southern-africa": "#c9a15f",
  "central-africa": "#9b7fe0",
  "north-africa-turkey": "#ead15b",
  "saudi-arabia-iran": "#e08a3c",
  "eastern-europe": "#93a4c2",
  "western-europe": "#4fa8d8",
  scandinavia: "#6fd0c4",
  "alaska-nunavut": "#cfdcf2",
};

export function groupColour(group: string): string {
  return GROUPS[group] ?? "#93a4c2";
}

export interface Fitted {
  lines: string[];
  size: number;
}

/** Breadth of a letter as a part of the size of the type, for a condensed bold face. */
const BREADTH = 0.61;

/** A name in one line where that is large enough, or in two where that lets the type be larger. */
export function fitted(name: string, room: number, largest: number, enough = largest, smallest = 10): Fitted {
  const size = (lines: string[]) => Math.min(largest, room / (BREADTH * Math.max(...lines.map((line) => line.length))));
  const whole = [name];
  if (size(whole) >= enough) return { lines: whole, size: Math.round(size(whole) * 10) / 10 };
  const breaks = [...name.matchAll(/[ \-/]/g)].map((match) => match.index);
  const halves = breaks.map((at) => [name.slice(0, at + 1).trim(), name.slice(at + 1)]);
  const best = [whole, ...halves].reduce((one, other) => (size(other) > size(one) * 1.08 ? other : one));
  return { lines: best, size: Math.max(smallest, Math.round(size(best) * 10) / 10) };
}

export interface Silhouette {
  path: string;
  /** Puts the outline into a box of the size asked for, with its middle at 0, 0. */
  transform: string;
}

const shapes = new Map(AREAS.map((area) => [area.id, area.path]));

/** The outline of a territory's largest piece of land, as the art of its field. */
export function silhouette(id: string, width: number, height: number): Silhouette | null {
  const rings = (shapes.get(id) ?? "").match(/M[^Z]+Z/g);
  if (!rings) return null;
  const largest = rings.map((ring) => ({ ring, box: boxOf(ring) })).sort((a, b) => area(b.box) - area(a.box))[0]!;
  const [left, top, right, bottom] = largest.box;
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { path: largest.ring, transform: `scale(${scale.toFixed(3)}) translate(${-x} ${-y})` };
}

type Corners = [number, number, number, number];

function boxOf(ring: string): Corners {
  const points = ring.slice(1, -1).split("L").map((point) => point.split(" ").map(Number));
  const [xs, ys] = [points.map(([x]) => x ?? 0), points.map(([, y]) => y ?? 0)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function area([left, top, right, bottom]: Corners): number {
  return (right - left) * (bottom - top);
}
