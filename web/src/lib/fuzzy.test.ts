import { describe, expect, it } from "vitest";

import { matching, score } from "./fuzzy";

describe("what somebody typed", () => {
  const found = (query: string, ...labels: string[]) => matching(query, labels, (label) => label);

  it("finds beginnings before what is inside, and letters in order last", () => {
    expect(found("ro", "Go to Europe", "Roll two dice", "Stay in Rome")).toEqual(["Roll two dice", "Stay in Rome", "Go to Europe"]);
    expect(found("rtd", "Roll two dice", "Pay")).toEqual(["Roll two dice"]);
  });

  it("does without accents and capitals", () => {
    expect(found("OSTERR", "Österreich")).toEqual(["Österreich"]);
    expect(found("strasse", "Straße")).toEqual(["Straße"]);
  });

  it("wants every word, in whatever order", () => {
    expect(score("dice roll", "Roll two dice")).not.toBeNull();
    expect(score("dice pay", "Roll two dice")).toBeNull();
  });

  it("does not take letters that lie far apart for a word", () => {
    expect(score("rze", "Resolutions are put to a vote by zealous members every round")).toBeNull();
  });

  it("looks into other words as they stand there", () => {
    expect(score("polygon", "GB-7.10 The throw", "Each side throws its polygon dice.")).not.toBeNull();
    expect(score("plgn", "GB-7.10 The throw", "Each side throws its polygon dice.")).toBeNull();
  });

  it("leaves everything as it is without a query", () => {
    expect(found(" ", "b", "a")).toEqual(["b", "a"]);
  });
});
