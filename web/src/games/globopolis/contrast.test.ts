import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KINDS } from "./icons";

const css = ["../../tokens.css", "board.css"].map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n").replace(/\/\*[^]*?\*\//g, "");

type Colour = [number, number, number];

/** The custom properties of a theme; paper has those of the night that it does not name itself. */
function theme(paper: boolean): (name: string) => Colour {
  const found = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (selector!.includes("paper") && !paper) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+): ([^;]+);/g)) found.set(name!, value!);
  }
  return (name) => [1, 3, 5].map((at) => parseInt(found.get(name)!.slice(at, at + 2), 16)) as Colour;
}

function mixed(one: Colour, part: number, other: Colour): Colour {
  return one.map((value, at) => value * part + other[at]! * (1 - part)) as Colour;
}

function light(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => (value / 255 <= 0.04 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const SEATS = [0, 1, 2, 3, 4];

describe.each([
  ["night", false],
  ["paper", true],
] as const)("contrast at %s", (_, paper) => {
  const of = theme(paper);

  it("of names is at least 4.5 : 1, on every kind of field and in every owner's tint", () => {
    for (const kind of ["influence", "ops", "orss", "market", "guild", "special"]) {
      expect(contrast(of(`sign-${kind}`), of(`field-${kind}`)), kind).toBeGreaterThanOrEqual(4.5);
    }
    for (const seat of SEATS) {
      for (const ground of ["field", "field-guild"]) {
        expect(contrast(of("text"), mixed(of(`seat-${seat}`), 0.34, of(ground))), `${ground} ${seat}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of("on-seat"), of(`seat-${seat}`)), `letter ${seat}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(of("muted"), of("ground"))).toBeGreaterThanOrEqual(4.5);
  });

  it("of pieces is at least 3 : 1", () => {
    for (const kind of KINDS) expect(contrast(of(kind), of("plate")), kind).toBeGreaterThanOrEqual(3);
    for (const seat of SEATS) expect(contrast(of(`seat-${seat}`), of("ground")), `${seat}`).toBeGreaterThanOrEqual(3);
    expect(contrast(of("here"), of("field"))).toBeGreaterThanOrEqual(3);
    expect(contrast(of("edge"), of("surface"))).toBeGreaterThanOrEqual(3);
  });
});
