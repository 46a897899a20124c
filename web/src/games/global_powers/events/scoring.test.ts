import { expect, it } from "vitest";

import type { Note } from "../../../lib/types";

import { counted, total } from "./scoring";

const LINES: Note[] = [
  { text: "gp-sheet-sole", values: { region: 0, "half-points": 12, sanctioned: 0, bonus: 2 } },
  { text: "gp-sheet-majority", values: { region: 3, "half-points": 4, sanctioned: 1, bonus: 1 } },
  { text: "gp-sheet-mauritius", values: { politicians: 2, "half-points": -4 } },
];

it("counts region by region, with the economy apart, and what is elsewhere last", () => {
  expect(counted(LINES, 1, false)).toMatchObject({ sole: 8, economy: 4, majority: 0, mauritius: 0 });
  expect(counted(LINES, 4, false)).toMatchObject({ sole: 8, economy: 5, majority: 3 });
  expect(total(counted(LINES, 12, true))).toBe(12);
});
