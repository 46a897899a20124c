import { describe, expect, it } from "vitest";
import type { Choice, Note } from "../../lib/types";
import { actionNote } from "./actions";
import { between, centre, corner, fromEdgeToEdge, links, PILL, PLATE, QUIET, STAGED, stagedCorner, stepFrom, VIEW } from "./layout";
import { isOutOfBase, outOf, picks, spotParty, spotRegion } from "./picks";
import { read } from "./read";
import { box, facts, view } from "./testing";

const choice = (kind: string, value: number): Choice => ({ token: value, kind, value, label: { text: kind, values: {} } });
const say = ({ text, values }: Note) => `${text}(${Object.values(values).join(" ")})`;

describe("choices on the board", () => {
  it("are regions, parties, cards, chips and the base; what names nothing is none of them", () => {
    const found = picks([choice("target", 3), choice("place", 12), choice("region-or-none", 12), choice("holder", 1)].concat([
      choice("party-or-none", 5),
      choice("card", 7),
      choice("chip", 0),
      choice("politicians", 4),
    ]));
    expect([...found.regions.keys()]).toEqual([3]);
    expect([...found.parties.keys()]).toEqual([1]);
    expect([...found.cards.keys()]).toEqual([7]);
    expect([...found.chips.keys()]).toEqual([0]);
    expect(found.base?.value).toBe(12);
  });

  it("are reached from the region chosen before, from the one in session, or from the base", () => {
    const asked = (verb: string, before: Choice | null) => ({ verb, field: "region", before });
    expect(outOf(asked("aid", choice("region", 4)), 2)).toBe(4);
    expect(outOf(asked("emigrate", choice("holder", 1)), 2)).toBe(2);
    expect(outOf(asked("propaganda", null), 2)).toBeNull();
    expect(outOf(null, 2)).toBeNull();
    expect([asked("propaganda", null), asked("emigrate", null), null].map(isOutOfBase)).toEqual([true, false, false]);
  });

  it("spots are regions or parties by whatever name", () => {
    expect([spotRegion({ kind: "giver", value: 2 }), spotRegion({ kind: "place", value: 12 }), spotRegion(null)]).toEqual([2, null, null]);
    expect([spotParty({ kind: "seat", value: 2 }), spotParty({ kind: "region", value: 2 })]).toEqual([2, null]);
  });
});

describe("deeds in frames", () => {
  it("are said by the text of their verb", () => {
    expect(actionNote({ is: "end-activation" }, box, say)).toEqual({ text: "verb-end-activation", values: {} });
    expect(actionNote({ is: "war", region: 1 }, box, say)).toEqual({ text: "action-war", values: { region: "region-russia()" } });
  });

  it("say rows by their own text, and nothing where there are none", () => {
    const trade = { is: "trade", region: 0, give: [[1, 2]], get: [] };
    expect(actionNote(trade, box, say).values).toEqual({
      region: "region-europe()",
      give: "row-chip-chips(choice-chip(1) choice-chips(2))",
      get: "nothing()",
    });
  });
});

describe("the layout", () => {
  const regions = read(view(), box, facts).regions;
  const known = ["united-states", "europe", "china", "russia", "japan-korea", "middle-east", "india", "latin-america"].concat([
    "southeast-asia",
    "oceania",
    "north-africa",
    "sub-saharan-africa",
  ]);

  it("puts plates on the map, none over another", () => {
    const corners = known.map((id, at) => corner({ id, at }));
    for (const [at, [x, y]] of corners.entries()) {
      expect(x, known[at]).toBeGreaterThanOrEqual(VIEW.x);
      expect(x + PLATE.width, known[at]).toBeLessThanOrEqual(VIEW.x + VIEW.width);
      expect(y, known[at]).toBeGreaterThanOrEqual(VIEW.y);
      for (const other of corners.slice(at + 1)) {
        const apart = Math.abs(x - other[0]) >= PLATE.width || Math.abs(y - other[1]) >= PLATE.height;
        expect(apart, `${known[at]} and ${known[corners.indexOf(other)]}`).toBe(true);
      }
    }
  });

  it("keeps plates apart and above the stage while something stands there, whole or quiet, with a figure or without", () => {
    const heights = [PLATE.height, QUIET];
    const overlap = (one: number, other: number, high: number, low: number) => {
      const [[x, y], [otherX, otherY]] = [stagedCorner({ id: known[one]!, at: one }, high), stagedCorner({ id: known[other]!, at: other }, low)];
      return Math.abs(x - otherX) < PLATE.width && y < otherY + low && otherY < y + high;
    };
    const pairs = known.flatMap((_, one) => known.slice(one + 1).map((__, at) => [one, one + 1 + at] as const));
    const named = ([one, other]: readonly [number, number]) => `${known[one]} and ${known[other]}`;
    expect(pairs.filter(([one, other]) => heights.some((high) => heights.some((low) => overlap(one, other, high, low)))).map(named)).toEqual([]);
    expect(pairs.filter(([one, other]) => overlap(one, other, QUIET + PILL, QUIET + PILL)).map(named)).toEqual([]);
    for (const [at, id] of known.entries()) expect(stagedCorner({ id, at }, QUIET + PILL)[1] + QUIET + PILL, id).toBeLessThan(STAGED.y + STAGED.height * 0.85);
  });

  it("finds a place for a region it does not know", () => {
    expect(corner({ id: "atlantis", at: 2 })[1]).toBeLessThan(VIEW.y + VIEW.height);
  });

  it("links every two neighbours once", () => {
    expect(links(regions).map(({ from, to }) => [from, to])).toEqual([[0, 1], [1, 2]]);
  });

  it("leaves the map in the west and comes back in the east where that is shorter", () => {
    expect(between([100, 100], [300, 50])).toHaveLength(1);
    const [west, east] = between([900, 60], [150, 100]);
    expect([west?.x2, east?.x1]).toEqual([VIEW.x, VIEW.x + VIEW.width]);
    expect(west?.y2).toBe(east?.y1);
  });

  it("leads with arrow keys from every plate to every other, and nowhere off the map", () => {
    const all = known.map((id, at) => ({ id, at }));
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const seen = new Set([0]);
    for (const at of seen) for (const key of keys) seen.add(stepFrom(at, key, all) ?? at);
    expect(seen.size).toBe(all.length);
    expect(known[stepFrom(known.indexOf("europe"), "ArrowDown", all) ?? 0]).toBe("north-africa");
    expect(stepFrom(0, "Tab", all)).toBeNull();
    expect(stepFrom(known.indexOf("united-states"), "ArrowLeft", all)).toBeNull();
  });

  it("draws an arrow from edge to edge, in its direction", () => {
    const [europe, russia] = [centre({ id: "europe", at: 1 }), centre({ id: "russia", at: 3 })];
    const [there] = fromEdgeToEdge(europe, russia);
    const [back] = fromEdgeToEdge(russia, europe);
    expect(there?.x1).toBeLessThan(there?.x2 ?? 0);
    expect(back?.x1).toBeGreaterThan(back?.x2 ?? 0);
    expect(there?.x1).toBeCloseTo(europe[0] + PLATE.width / 2);
    const pacific = fromEdgeToEdge([900, 60], [150, 100]);
    expect(pacific.map(({ x2 }) => x2)[0]).toBe(VIEW.x + VIEW.width);
  });
});
