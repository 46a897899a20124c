import { describe, expect, it } from "vitest";
import { cardsIn, governments, halves, read } from "./read";
import { box, facts, view } from "./testing";

describe("reading a view", () => {
  const world = read(view(), box, facts);

  it("gives each region its politicians, government, chips and neighbours", () => {
    expect(world.regions.map(({ there }) => there)).toEqual([[3, 1], [2, 2], [0, 0]]);
    expect(world.regions.map(({ government }) => government)).toEqual([[0], [0, 1], []]);
    expect(world.regions[1]?.chips).toEqual([3, 1, 4, 2]);
    expect(world.regions[1]?.neighbours).toEqual([0, 2]);
  });

  it("knows what is done, marked and protected by pacts", () => {
    expect(world.regions.map(({ done }) => done)).toEqual([true, false, false]);
    expect(world.pending).toBe(2);
    expect(world.regions[1]?.marks).toEqual(["sanctioned", "protected"]);
    expect(world.regions.map(({ pacts }) => pacts)).toEqual([[], [2], []]);
  });

  it("gives each party its public side", () => {
    const [mine, other] = world.parties;
    expect(mine).toMatchObject({ letter: "A", base: 10, inRegions: 5, mauritius: 2, un: 1, governs: 2, hand: [0, 2], hidden: 0 });
    expect(other).toMatchObject({ letter: "B", gone: 1, governs: 1, hidden: 4, open: [2], conceded: true });
    // What a viewer knows, and what is neither in its hand nor out of the game; of others that is nothing.
    expect(mine?.unused).toEqual([4, 15]);
    expect(other?.unused).toEqual([]);
  });

  it("tells who governs what, and what nobody governs last", () => {
    const [first, , nobody] = world.regions;
    const grouped = governments([nobody!, world.regions[1]!, first!, { ...first!, at: 3 }]);
    expect(grouped.map(({ parties, regions }) => [parties, regions.map(({ at }) => at)])).toEqual([
      [[0], [0, 3]],
      [[0, 1], [1]],
      [[], [2]],
    ]);
  });

  it("finds the marker, the peace, the scorings and the goal for so many parties", () => {
    expect(world).toMatchObject({ dominance: 7, peace: true, scorings: 2, goal: 40, supply: [0, 15, 8, 11] });
  });
});

describe("small things", () => {
  it("takes cards out of sets that may be too large for numbers", () => {
    expect(cardsIn(0b1001, 0)).toEqual([0, 3]);
    expect(cardsIn("0xfffff00000000000000000000", 4)).toHaveLength(20);
    expect(cardsIn("0x20000000000000000000000", 4)).toEqual([9]);
  });

  it("counts points in halves", () => {
    expect([15, -1, 4, 0, -7, 1].map(halves)).toEqual(["7½", "−½", "2", "0", "−3½", "½"]);
  });
});
