/** From a first game that is chosen to a table that plays. */

import { ask, type Made, type SeatRow, type TableInfo } from "./api";
import { startWithSeeds } from "./seeds";
import { settings, t } from "./settings.svelte";
import type { Seat } from "./types";

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

/** What a seat is called. */
export function seatName(row: SeatRow): string {
  return row.name || String(row.seat + 1);
}

/** How strong a bot is, in the reader's language: what stands beside its name. */
export function botLabel(bot: string): string {
  const [level, temper] = levelAndTemper(bot);
  const label = `web-bot-label-${level}`;
  const words = t(settings.texts.has(label) ? label : "web-bot-label-other");
  return temper ? `${words}, ${t(`web-temper-${temper}`)}` : words;
}

/** Styles of play that a bot can be given (`statecraft.bots.naming`). */
export const TEMPERS = ["cautious", "trader", "raider", "diplomat"] as const;

/** How strong a bot is and what it likes, from how it is named: `steady:temper=raider`. */
export function levelAndTemper(bot: string): [string, string] {
  const [level = "", temper = ""] = bot.split(":temper=");
  return [level, temper];
}

/** What a seat is called where nothing else tells bots from people. */
export function seatLabel(row: SeatRow): string {
  return row.kind === "bot" && row.bot !== null ? t("web-bot-named", { name: seatName(row), label: botLabel(row.bot) }) : seatName(row);
}

/** What the seats of a table are called: who sits on several has the seat's letter too. */
export function seatNames(rows: readonly SeatRow[], holders: readonly number[]): string[] {
  const names = rows.map(seatName);
  return names.map((name, at) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${"ABCDE"[holders[at] ?? at] ?? at + 1}`));
}

/** Who sits where, as the page shows them; `mine` are my seats. */
export function seatsOf(table: TableInfo, names: readonly string[], mine: readonly number[]): Seat[] {
  return table.seats.map((row) => ({
    seat: row.seat,
    holder: table.holders[row.seat] ?? row.seat,
    name: names[row.seat] ?? "",
    kind: row.kind,
    bot: row.bot,
    person: row.person,
    away: row.away,
    face: row.face,
    mine: mine.includes(row.seat),
  }));
}
