import { describe, expect, it } from "vitest";
import { fitted, roomForLetter } from "./look";

const lines = (name: string, room = 46) => fitted(name, room, 13).map(({ text }) => text);

describe("names on fields", () => {
  it("stay in one line while they fit, a little narrower if need be", () => {
    expect(fitted("USA", 46, 13)).toEqual([{ text: "USA", squeezed: undefined }]);
    expect(fitted("Influence", 46, 13)).toEqual([{ text: "Influence", squeezed: 46 }]);
  });

  it("break between words", () => {
    expect(lines("Saudi Arabia")).toEqual(["Saudi", "Arabia"]);
    expect(lines("Saudi-Arabien")).toEqual(["Saudi-", "Arabien"]);
    expect(lines("O.R.S.S. Atlantic")).toEqual(["O.R.S.S.", "Atlantic"]);
  });

  it("break between syllables, in both languages", () => {
    const names = ["Switzerland", "Deutschland", "Trinkwasser", "Argentinien", "MONDLANDUNG!"];
    expect(names.map((name) => lines(name).join(""))).toEqual(["Switzer-land", "Deutsch-land", "Trink-wasser", "Argen-tinien", "MOND-LANDUNG!"]);
  });

  it("are squeezed into their room where nothing else helps, and never lose a letter", () => {
    const [first, second] = fitted("Llanfairpwllgwyngyllgogerychwyrndrobwll", 46, 13);
    expect([first!.squeezed, second!.squeezed]).toEqual([46, 46]);
    expect(first!.text.slice(0, -1) + second!.text).toBe("Llanfairpwllgwyngyllgogerychwyrndrobwll");
    expect(lines("Grmpflstz")).toEqual(["Grmpflstz"]);
    expect(fitted("MONDLANDUNG!", 46, 13, 25)).toEqual([{ text: "MONDLANDUNG!", squeezed: 46 }]);
  });
});

describe("letters on the map", () => {
  it("have room in large countries, less in small ones", () => {
    expect(roomForLetter("usa")).toBeGreaterThan(40);
    expect(roomForLetter("england")).toBeLessThan(30);
    expect(roomForLetter("atlantis")).toBe(0);
  });
});
