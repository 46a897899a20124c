/** The browser says what Python says: events and answers of real games, in both languages. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import fixture from "./speech.fixture.json";
import { Speaker, type Worded } from "./speech";
import { LANGUAGES, Texts, type Lang } from "./texts";
import type { Box, Note, Row } from "./types";

const ROOT = join(import.meta.dirname, "../../../src/statecraft");

function texts(lang: Lang, game: string): Texts {
  const folder = game.replaceAll("-", "_");
  const places = [join(ROOT, "locale", lang), join(ROOT, folder, "texts", lang)];
  const files = places.flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  files.push(join(ROOT, folder, "edition", `${lang}.ftl`));
  return new Texts(
    lang,
    files.map((file) => readFileSync(file, "utf-8")),
  );
}

interface Played {
  words: Record<string, Record<string, Note>>;
  options: Row;
  notes: { note: Note; sentences: string[] }[];
  answers: { worded: Worded; sentences: string[] }[];
}

for (const [game, played] of Object.entries(fixture as unknown as Record<string, Played>)) {
  LANGUAGES.forEach((lang, at) => {
    const box = { game, words: played.words, options: played.options } as unknown as Box;
    const speaker = new Speaker(texts(lang, game), box, ["Anna", "Ben", "Clara"], [0, 1, 2]);
    describe(`${game} in ${lang}`, () => {
      it("says events", () => {
        expect(played.notes.map(({ note }) => speaker.say(note))).toEqual(played.notes.map(({ sentences }) => sentences[at]));
      });
      it("says answers", () => {
        expect(played.answers.map(({ worded }) => speaker.action(worded))).toEqual(played.answers.map(({ sentences }) => sentences[at]));
      });
    });
  });
}

it("says what holds under the options of the table", () => {
  const box = { game: "global-powers", words: {}, options: { coup_stakes: "mauritius", sealed_votes: false } } as unknown as Box;
  const sentences = (options: Row): string[] => {
    const speaker = new Speaker(texts("en", "global-powers"), box, ["Anna", "Ben"], [0, 1], options);
    return [speaker.say({ text: "card-coup-text", values: {} }), speaker.question("coup-stake"), speaker.question("vote")];
  };
  const [card, stake, vote] = sentences({});
  expect(card).toContain("The loser's stakes go to Mauritius");
  expect(stake).toContain("Mauritius");
  expect(vote).not.toContain("in secret");
  const [back, home, secret] = sentences({ coup_stakes: "return", sealed_votes: true });
  expect(back).toContain("All stakes return to their bases.");
  expect(home).not.toContain("Mauritius");
  expect(secret).toContain("in secret");
});

it("calls teams by all their names, and nobody nobody", () => {
  const box = { game: "", words: {} } as unknown as Box;
  const speaker = new Speaker(texts("en", "globopolis"), box, ["Anna", "Ben", "Clara", "David"], [0, 1, 0, 1]);
  expect(speaker.holder(1)).toBe("Ben & David");
  expect(speaker.seat(-1)).toBe("nobody");
});
