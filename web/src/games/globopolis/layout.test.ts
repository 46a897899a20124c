import { describe, expect, it } from "vitest";
import { layout, mapIn, sized } from "./layout";
import { box, positions } from "./positions";
import { read } from "./reading";
import { FIELDS, inside, rectOf, type Rect } from "./ring";

const { fields } = read(positions["four, late-options"]!.view, box);
const titled = fields.filter((field) => field.title >= 0).map((field) => field.at);

function overlap(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** The room of the board beside the column, on the screens that everything must be legible on, and on smaller and larger ones. */
describe.each([
  ["1280 × 720", 886, 650],
  ["1280 × 720, the column narrower", 924, 672],
  ["1280 × 720, with a lesson above", 886, 530],
  ["1440 × 900", 1001, 830],
  ["1440 × 900, the column narrower", 1048, 852],
  ["1920 × 1080", 1440, 1010],
  ["4K", 3300, 2050],
  ["a small window", 640, 480],
])("plates on %s", (_, wide, high) => {
  const room = sized(wide, high);
  const drawn = layout(room.width, room.height, titled);
  const plates = [...drawn.plates];

  it("are there for all 36 titles, and never overlap", () => {
    expect(plates).toHaveLength(36);
    for (const [at, [one, place]] of plates.entries()) {
      const covered = plates.slice(at + 1).filter(([, beside]) => overlap(place, beside));
      expect(covered.map(([other]) => fields[other]!.id), fields[one]!.id).toEqual([]);
    }
  });

  it("lie inside the ring, over no field, and leave the stage free", () => {
    const inner = inside(drawn);
    for (const [field, place] of plates) {
      const covered = Array.from({ length: FIELDS }, (_, other) => other).filter((other) => overlap(place, rectOf(other, drawn)));
      expect(covered, fields[field]!.id).toEqual([]);
      expect(overlap(place, drawn.stage)).toBe(false);
      expect(overlap(place, inner)).toBe(true);
    }
  });

  it("are joined to their field where they had to give way", () => {
    for (const [field, { stub, y, height, side }] of plates) {
      const rect = rectOf(field, drawn);
      const beside = Math.abs(y + height / 2 - rect.y - rect.height / 2) < 7;
      expect(stub === "", fields[field]!.id).toBe(side === "top" || side === "bottom" || beside);
    }
  });
});

describe("the room of the board", () => {
  it("is filled without being scaled from the smallest desktop on, and nothing is under 13 px there", () => {
    expect(sized(886, 650)).toEqual({ width: 886, height: 650 });
    expect(layout(886, 650, titled).type).toBe(13);
    expect(layout(1048, 852, titled)).toMatchObject({ type: 14, depth: 72 });
  });

  it("leaves a stage of at least 560 × 370 at 1280 × 720, and more at 1440 × 900", () => {
    const { stage } = layout(886, 650, titled);
    expect(stage.width).toBeGreaterThan(560);
    expect(stage.height).toBeGreaterThan(365);
    expect(layout(924, 672, titled).stage.width).toBeGreaterThan(600);
    expect(layout(1048, 852, titled).stage.width).toBeGreaterThan(700);
  });

  it("keeps places whoever owns what: they follow from the titles alone", () => {
    const reversed = [...titled].reverse();
    for (const field of titled) expect(layout(924, 672, reversed).plates.get(field)).toEqual(layout(924, 672, titled).plates.get(field));
  });

  it("has the map in the middle, whole", () => {
    const { stage } = layout(924, 672, titled);
    const map = mapIn(stage, 2);
    expect(map.width / map.height).toBeCloseTo(2);
    expect(map.x).toBeGreaterThanOrEqual(stage.x);
    expect(map.y + map.height).toBeLessThanOrEqual(stage.y + stage.height);
  });
});
