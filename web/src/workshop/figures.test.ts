import { expect, test } from "vitest";

import { decimal, paragraphs, percent } from "./figures";

test("shares and means are written as the language does", () => {
  expect(percent(0.2534, "en-GB")).toBe("25.3%");
  expect(percent(0.2534, "de")).toMatch(/^25,3\s%$/);
  expect(decimal(8.75, "de")).toBe("8,8");
});

test("an empty line begins a paragraph", () => {
  expect(paragraphs("One.\nStill one.\n \n\nTwo.\n")).toEqual(["One.\nStill one.", "Two."]);
  expect(paragraphs("  ")).toEqual([]);
});
