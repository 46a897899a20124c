import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { colours, COLOURS } from "./palette";

test("a holder has the colour of the first seat that plays for it", () => {
  const seats = [
    { seat: 0, colour: "pink" },
    { seat: 1, colour: "" },
    { seat: 2, colour: "blue" },
  ];
  expect([...colours(seats, [0, 1, 0])]).toEqual([[0, "pink"]]);
  expect([...colours(seats, [0, 1, 2])]).toEqual([
    [0, "pink"],
    [2, "blue"],
  ]);
});

/** How bright a colour is, by the definition of WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test("letters can be read on every colour, at night and on paper", () => {
  const [night, paper] = readFileSync("src/tokens.css", "utf8").split("[data-theme");
  for (const theme of [night!, paper!]) {
    const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)![1]!;
    const text = luminance(token("on-seat"));
    for (const colour of COLOURS) {
      const ground = luminance(token(`colour-${colour}`));
      const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      expect(contrast, colour).toBeGreaterThan(4.5);
    }
  }
});
