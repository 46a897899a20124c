import type { CompanionEntry } from "../generated/messages";
import { describe, expect, it } from "vitest";
import { Terms } from "./terms";

const entry = (id: string, ...forms: string[]): CompanionEntry => ({ id, title: id, text: id, forms, rule: "GB-1.1" });
const terms = new Terms([entry("guild", "Guild", "Guilds"), entry("stock", "Guild Stock"), entry("orss", "O.R.S.S."), entry("teleport", "TELEPORT!"), entry("superiority", "Agenten-Überzahl"), entry("agent", "Agenten")]);
const found = (text: string) => terms.in(text).map(({ from, to, entry }) => [text.slice(from, to), entry.id]);

describe("terms in a text", () => {
  it("takes the longest form", () => {
    expect(found("The Guild Stock of a Guild.")).toEqual([["Guild Stock", "stock"], ["Guild", "guild"]]);
    expect(found("Agenten-Überzahl der Agenten")).toEqual([["Agenten-Überzahl", "superiority"], ["Agenten", "agent"]]);
  });
  it("takes whole words only", () => {
    expect(found("Guildhall, Überagenten, Doppel-Agenten")).toEqual([]);
  });
  it("knows terms that end in signs", () => {
    expect(found("From the O.R.S.S. to TELEPORT! and on.")).toEqual([["O.R.S.S.", "orss"], ["TELEPORT!", "teleport"]]);
  });
  it("says which term covers a place", () => {
    const text = "Land on a Guild.";
    expect(terms.at(text, text.indexOf("uild"))?.entry.id).toBe("guild");
    expect(terms.at(text, 2)).toBeNull();
  });
  it("finds nothing where there is no glossary", () => {
    expect(new Terms([]).in("Guild")).toEqual([]);
  });
});
