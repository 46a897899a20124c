import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS, FRAME, outline, regionBorders } from "./world";

function ids(edition: string, heading: string): string[] {
  const text = readFileSync(new URL(`../../../src/statecraft/${edition}`, import.meta.url), "utf8");
  const found = text.matchAll(new RegExp(`\\[\\[${heading}\\]\\][^\\n]*\\nid = "([^"]+)"`, "g"));
  return [...found].map((match) => match[1] ?? "");
}

const shown = new Set(AREAS.map((area) => area.id));

describe("the world map", () => {
  it("has every territory and market of Globopolis", () => {
    const territories = ids("globopolis/edition/titles.toml", "titles");
    const markets = ids("globopolis/edition/markets.toml", "markets");
    expect(territories).toHaveLength(32);
    for (const id of [...territories, ...markets, "switzerland"]) expect(shown, id).toContain(id);
  });

  it("divides all land among the twelve regions of Global Powers", () => {
    const regions = ids("global_powers/edition/regions.toml", "regions");
    expect(regions).toHaveLength(12);
    expect(new Set(AREAS.map((area) => area.region))).toEqual(new Set(regions));
    for (const region of regions) expect(outline((area) => area.region === region)).toMatch(/^M[\d. -]+L/);
  });

  it("knows Mauritius", () => {
    expect(shown).toContain("mus");
  });

  it("puts the point of every area inside the frame or among the far islands", () => {
    const [x, y, width, height] = FRAME;
    const outside = AREAS.filter(({ at }) => at[0] < x || at[0] > x + width || at[1] < y || at[1] > y + height);
    expect(outside.every((area) => area.region === "oceania")).toBe(true);
  });

  it("draws borders between regions", () => {
    expect(regionBorders().length).toBeGreaterThan(1000);
  });
});
