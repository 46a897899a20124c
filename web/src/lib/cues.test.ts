import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { clientOf } from "../games";
import { cuesOf, forMe, SOUNDS } from "./cues";
import type { Line, Seen } from "./patch";
import { scenesOf, type Happening, type Scene } from "./scenes";
import { Texts } from "./texts";
import type { Box } from "./types";

const read = (path: string) => readFileSync(`../src/statecraft/${path}`, "utf8");
const GAMES = { globopolis: "gb-event-", "global-powers": "gp-event-" };
/** Scenes that are told without a picture: not all of their lines sound. */
const QUIET = ["news", "read"];

const view = { board: { governor: [0, 30], owner: [] } };
const seen = { view, log: [], facts: { governments: [[1], [0]] }, public_forecast: [], score_breakdown: [], projected_scores: [] } as unknown as Seen;
const step = (...lines: Line[]): Happening => ({ before: seen, after: seen, lines, box: {} as Box, me: 0, holders: [0, 1] });
/** Enough of everything for any line. */
const values = { seat: 1, holder: 0, from: 0, territory: 1, target: 2, title: 1, field: 9, region: 1, active: 0, dice: undefined, mine: 3, theirs: 2, won: 1, attack: 3, defence: 2, politicians: 2, vote: 1, side: 1, stake: 1, yes: 3, "half-points": 2 };
const line = (text: string, more: Record<string, unknown> = {}) => ({ text, values: { ...values, ...more }, at: 1 }) as unknown as Line;
const made = (game: string, ...lines: Line[]) => scenesOf(step(...lines), clientOf(game).director);
const heard = (game: string, scene: Scene) => cuesOf(scene, step(...scene.lines), clientOf(game).sounds);

/** Every line that a game can tell. */
function lines(game: keyof typeof GAMES): string[] {
  const folder = `${game.replace("-", "_")}/texts/en`;
  const all = readdirSync(`../src/statecraft/${folder}`).map((name) => read(`${folder}/${name}`)).join("\n");
  return [...all.matchAll(/^([a-z]{2}-event-[a-z-]+) =/gm)].map(([, text]) => text!);
}

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("the sounds of %s", (game) => {
  const scenes = lines(game).flatMap((text) => [0, 1].flatMap((seat) => made(game, line(text, { seat }))));

  it("has one for every scene that stands on the stage", () => {
    const staged = scenes.filter(({ kind }) => !QUIET.includes(kind));
    const kinds = staged.map(({ kind }) => kind);
    // Dice that are a line of their own need a throw, which is heard below.
    expect(Object.keys(clientOf(game).events).filter((kind) => kind !== "dice" && !kinds.includes(kind))).toEqual([]);
    for (const scene of staged) expect(heard(game, scene), `${scene.kind} ${scene.lines[0]!.text}`).not.toEqual([]);
  });

  it("is never ahead of the dice", () => {
    for (const scene of scenes.filter(({ told }) => told > 0))
      for (const cue of heard(game, scene)) expect(cue.sound === "dice" ? cue.beat : scene.told).toBe(cue.beat);
  });

  it("names lines that there are", () => {
    expect(Object.keys(clientOf(game).sounds).filter((text) => !lines(game).includes(text))).toEqual([]);
  });
});

describe("which sound belongs to what", () => {
  const first = (game: string, text: string, more = {}) => heard(game, made(game, line(text, more))[0]!).map(({ sound }) => sound);

  it("in Globopolis", () => {
    expect(first("globopolis", "gb-event-rolled", { dice: [3, 4] })).toEqual(["dice"]);
    expect(first("globopolis", "gb-event-conference")).toEqual(["coin"]);
    expect(first("globopolis", "gb-event-developed")).toEqual(["set"]);
    expect(first("globopolis", "gb-event-attack")).toEqual(["drum"]);
    expect(first("globopolis", "gb-event-battle")).toEqual(["dice"]);
    expect(first("globopolis", "gb-event-conquered", { holder: 0, from: 1 })).toEqual(["won"]);
    expect(first("globopolis", "gb-event-conquered", { holder: 1, from: 0 })).toEqual(["lost"]);
    expect(first("globopolis", "gb-event-taken-eu", { holder: 1 })).toEqual(["coin"]);
  });

  it("in Global Powers", () => {
    expect(first("global-powers", "gp-event-accepted")).toEqual(["gavel"]);
    expect(first("global-powers", "gp-event-veto")).toEqual(["drum"]);
    expect(first("global-powers", "gp-event-bids")).toEqual(["offer"]);
    expect(first("global-powers", "gp-event-scored")).toEqual(["coin"]);
    expect(first("global-powers", "gp-event-coup-won", { seat: 1, region: 1 })).toEqual(["dice", "lost"]);
    expect(first("global-powers", "gp-event-coup-won", { seat: 0, region: 0 })).toEqual(["dice", "won"]);
  });

  it("a walk is a hop for each field", () => {
    const [scene] = made("globopolis", line("gb-event-landed", { seat: 0, field: 7 }));
    expect(heard("globopolis", scene!)).toEqual([{ beat: 0, sound: "hop", times: 7, every: 90 }]);
  });

  it("a war in which I lose is lost, whoever else moves in", () => {
    const war = made("global-powers", line("gp-event-war-fought"), line("gp-event-fell", { seat: 0 }), line("gp-event-occupied", { seat: 1 }));
    expect(heard("global-powers", war[0]!).map(({ sound }) => sound)).toEqual(["dice", "lost"]);
  });

  it("whoever looks on hears somebody win", () => {
    expect(forMe({ ...step(), me: null }, 0, 1)).toBe("won");
  });
});

it("has a file and a caption for every sound, in both languages", () => {
  const files = readdirSync("src/sounds").map((name) => name.replace(".wav", ""));
  expect(files.sort()).toEqual([...SOUNDS].sort());
  for (const lang of ["en", "de"] as const) {
    const texts = new Texts(lang, [read(`locale/${lang}/web_sound.ftl`)]);
    for (const sound of SOUNDS) expect(texts.has(`sound-${sound}`), sound).toBe(true);
  }
});
