import { describe, expect, it } from "vitest";
import { fitted, silhouette } from "./look";

describe("names on fields", () => {
  it("stay in one line while that is large enough", () => {
    expect(fitted("USA", 98, 20)).toEqual({ lines: ["USA"], size: 20 });
  });

  it("break where that makes them larger, and never lose a letter", () => {
    expect(fitted("Saudi Arabia", 98, 20).lines).toEqual(["Saudi", "Arabia"]);
    expect(fitted("Saudi-Arabien", 98, 20).lines).toEqual(["Saudi-", "Arabien"]);
    expect(fitted("O.R.S.S. Atlantic", 98, 20).lines.join(" ")).toBe("O.R.S.S. Atlantic");
  });

  it("become smaller, to a limit, where they are long", () => {
    expect(fitted("Großbritannien", 98, 20).size).toBeLessThan(14);
    expect(fitted("Llanfairpwllgwyngyllgogerychwyrndrobwll", 98, 20).size).toBe(10);
  });
});

describe("silhouettes", () => {
  it("are one piece of land, scaled into the box", () => {
    const shape = silhouette("japan", 60, 40)!;
    expect(shape.path.match(/M/g)).toHaveLength(1);
    expect(shape.transform).toMatch(/^scale\(\d/);
    expect(silhouette("atlantis", 60, 40)).toBeNull();
  });
});
