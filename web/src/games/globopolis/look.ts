/** How things are drawn: colours of groups, names that fit, letters on the map. */

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

export interface Line {
  text: string;
  /** How broad it is to be drawn where its letters would need more; else nothing. */
  squeezed: number | undefined;
}

/** Breadth of a letter of our bold type as a part of its size. */
function breadth(letter: string): number {
  if (letter === " ") return 0.2;
  if ("iIjl.'!".includes(letter)) return 0.3;
  if ("frt-()/".includes(letter)) return 0.37;
  if ("mwMW&".includes(letter)) return 0.8;
  return letter === letter.toLowerCase() ? 0.54 : 0.61;
}

function breadthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + breadth(letter), 0);
}

/** Letters may be drawn so much narrower than they are before a name is broken. */
const NARROW = 0.74;
const SHORTEST = 3;

/** A name in one line where it fits, else in two if there is room for them, broken where words or syllables end; it
 * never loses a letter. */
export function fitted(name: string, room: number, size: number, high = 2 * size): Line[] {
  const fits = (line: string) => Math.min(1, room / (breadthOf(line) * size));
  const lines = fits(name) >= NARROW || high < 2 * size ? [name] : broken(name, (halves) => Math.min(...halves.map(fits)));
  return lines.map((text) => ({ text, squeezed: fits(text) < 1 ? room : undefined }));
}

/** The two halves that fit best; of several that fit well enough, those at the clearest seam, or else the last. */
function broken(name: string, fit: (halves: string[]) => number): string[] {
  const between = [...name.matchAll(/[ \-/]/g)].map(({ index }) => ({ halves: [name.slice(0, index + 1).trim(), name.slice(index + 1)], seam: 0 }));
  const seams = between.length ? between : syllables(name).map(({ at, seam }) => ({ halves: [`${name.slice(0, at)}-`, name.slice(at)], seam }));
  const judged = seams.map((each) => ({ ...each, fit: Math.min(fit(each.halves), NARROW) }));
  const best = judged.sort((one, other) => other.fit - one.fit || other.seam - one.seam || other.halves[0]!.length - one.halves[0]!.length)[0];
  return best && best.fit > fit([name]) ? best.halves : [name];
}

/** Where a word may be broken: before a consonant that a vowel follows, if a vowel is before it. The more consonants
 * meet there, the likelier it is that two words do. */
function syllables(word: string): { at: number; seam: number }[] {
  const found: { at: number; seam: number }[] = [];
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const before = word.slice(0, at);
    if (isVowel(word[at]!) || !isVowel(word[at + 1] ?? "") || ![...before].some(isVowel)) continue;
    found.push({ at, seam: /[^aeiouyäöü]*$/i.exec(before)![0].length });
  }
  return found;
}

function isVowel(letter: string): boolean {
  return /[aeiouyäöü]/i.test(letter);
}

const shapes = new Map(AREAS.map((area) => [area.id, area.path]));
const letterRoom = new Map([...shapes].map(([id, path]) => [id, roomOf(path)]));

/** How large a letter may be that stands on a territory of the map: as its largest piece of land is broad and high. */
export function roomForLetter(id: string): number {
  return letterRoom.get(id) ?? 0;
}

function roomOf(path: string): number {
  const boxes = (path.match(/M[^Z]+Z/g) ?? []).map(boxOf);
  return Math.max(0, ...boxes.map(([left, top, right, bottom]) => Math.min(right - left, bottom - top)));
}

type Corners = [number, number, number, number];

function boxOf(ring: string): Corners {
  const points = ring.slice(1, -1).split("L").map((point) => point.split(" ").map(Number));
  const [xs, ys] = [points.map(([x]) => x ?? 0), points.map(([, y]) => y ?? 0)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
