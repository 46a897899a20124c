import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { clientOf } from "../games";
import { rowOfCaps } from "../keys/key_words";
import { KEYS_OF_OFFERS, type KeyRow } from "./key_rows";
import { AT_TABLE, dialled, EVERYWHERE, meaningOf, named, ON_BOARD } from "./keys";
import { Texts } from "./texts";

const english = new Texts("en", [readFileSync("../src/statecraft/locale/en/web_keys.ftl", "utf8")]);
/** Options that questions are said by, and how many of them that share an instrument. */
const USUAL = { "option-batch": 0, "option-zeal": 0, "option-sealed_votes": 0, "option-coup_stakes": 0 };
const SAID = 3;
const GAMES = { globopolis: "Globopolis", "global-powers": "Global Powers" };

it("turns a dial by arrows and signs, and never beyond its ends", () => {
  expect([dialled("ArrowUp", 3, 5), dialled("+", 5, 5)]).toEqual([4, 5]);
  expect([dialled("ArrowLeft", 3, 5), dialled("-", 0, 5)]).toEqual([2, 0]);
  expect(dialled("Enter", 3, 5)).toBeNull();
});

it("names keys without regard to capitals, and with what is held down", () => {
  const held = { ctrlKey: false, metaKey: false };
  expect(named({ key: "U", ...held })).toBe("u");
  expect(named({ key: "Enter", ...held })).toBe("Enter");
  expect(meaningOf(named({ key: "K", ...held, metaKey: true }), EVERYWHERE)).toBe("palette");
  expect(meaningOf("q", AT_TABLE)).toBeNull();
});

describe("the table of keys", () => {
  const instruments = Object.keys(GAMES).flatMap((game) => Object.entries(clientOf(game).keys).map(([kind, rows]) => ({ name: `${game} ${kind}`, rows })));
  const all = [...instruments, { name: "offers", rows: KEYS_OF_OFFERS }, { name: "table", rows: AT_TABLE }, { name: "page", rows: EVERYWHERE }];

  it("has a list for every instrument", () => {
    for (const game of Object.keys(GAMES)) expect(Object.keys(clientOf(game).keys).sort()).toEqual(Object.keys(clientOf(game).instruments).sort());
  });

  it("gives no key two meanings at one place", () => {
    for (const { name, rows } of all) {
      const keys = rows.flatMap((row) => row.keys);
      expect(new Set(keys).size, name).toBe(keys.length);
    }
  });

  it("leaves taking back, hints, the board and the list of keys to everybody", () => {
    const reserved = ["u", "h", "b", "?", "Enter"];
    for (const { name, rows } of instruments) expect(rows.flatMap((row) => row.keys).filter((key) => reserved.includes(key)), name).toEqual([]);
  });

  it("is what the documents list", async () => {
    const page = [
      "# Keys",
      "",
      "The table of keys is `web/src/lib/keys.ts`, with those of each game's instruments in `web/src/games/*/keys.ts`. The page goes by it, `?` shows it, and this page is made from it (`npx vitest run src/lib/keys.test.ts -u` in `web/`).",
      "",
      english.say("keys-when"),
      "",
      ...listed("On every page", EVERYWHERE),
      ...listed("At a table", AT_TABLE),
      ...listed("On the board", ON_BOARD),
      ...listed("While an offer is written", KEYS_OF_OFFERS),
      ...instrumentsOf("globopolis"),
      ...instrumentsOf("global-powers"),
    ];
    await expect(page.join("\n")).toMatchFileSnapshot("../../../docs/keys.md");
  });
});

/** The keys of a row as the documents print them. */
function printed(row: KeyRow): string {
  return rowOfCaps(row.keys, english, false).map((caps) => `\`${caps.join(" ")}\``).join(" ");
}

function listed(title: string, rows: readonly KeyRow[]): string[] {
  return [`## ${title}`, "", "| key | what it does |", "| --- | --- |", ...rows.map((row) => `| ${printed(row)} | ${english.say(row.text)} |`), ""];
}

/** The keys of a game's instruments; questions that share an instrument are one row. */
function instrumentsOf(game: keyof typeof GAMES): string[] {
  const texts = new Texts("en", [readFileSync(`../src/statecraft/${game.replace("-", "_")}/texts/en/rules.ftl`, "utf8")]);
  const kinds = new Map<readonly KeyRow[], string[]>();
  for (const [kind, rows] of Object.entries(clientOf(game).keys)) kinds.set(rows, [...(kinds.get(rows) ?? []), texts.say(`question-${kind}`, USUAL)]);
  const rows = [...kinds].filter(([keys]) => keys.length).map(([keys, questions]) => `| ${questions.slice(0, SAID).join(" / ")}${questions.length > SAID ? " …" : ""} | ${keys.map((row) => `${printed(row)} ${english.say(row.text)}`).join("; ")} |`);
  return [`## ${GAMES[game]}`, "", "| question | keys |", "| --- | --- |", ...rows, ""];
}
