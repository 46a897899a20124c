/** From a first game that is chosen to a table that plays. */

import { ask, type Made, type SeatRow } from "./api";
import { startWithSeeds } from "./seeds";
import { settings, t } from "./settings.svelte";

export interface FirstGame {
  players: number;
  bot: string;
}

/** A table against bots that has started; its id. */
export async function playNow(game: string, firstGame: FirstGame): Promise<string> {
  await settings.somebody();
  const bots = Array.from({ length: firstGame.players - 1 }, () => ({ kind: "bot", bot: firstGame.bot }));
  const { id } = await ask<Made>("POST", "/api/tables", {
    game,
    seats: [{ kind: "me" }, ...bots],
  });
  await startWithSeeds(id, [0]);
  return id;
}

/** What a seat is called: bots by their strength, in the reader's language. */
export function seatName(row: SeatRow): string {
  const bot = row.kind === "bot" && row.bot !== null ? `web-bot-${row.bot}` : "";
  if (bot && settings.texts.has(bot)) return `${t(bot)} ${row.seat + 1}`;
  return row.name || String(row.seat + 1);
}

/** What the seats of a table are called: who sits on several has the seat's letter too. */
export function seatNames(rows: readonly SeatRow[], holders: readonly number[]): string[] {
  const names = rows.map(seatName);
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${"ABCDE"[holders[at] ?? at] ?? at + 1}`));
}
