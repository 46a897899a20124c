/** How a table stands, in the words of the start page. */

import type { Listed } from "../lib/api";
import { seatName } from "../lib/playing";
import { figure } from "../lib/points";
import { settings, t } from "../lib/settings.svelte";
import { placeOf } from "./standing";

/** "39 points, third of four; Dora leads with 44"; with whom one plays, where nobody has a point. */
export function standing(table: Listed, me: string, perPoint: number): string {
  const seat = table.seats.findIndex((row) => row.person === me);
  const mine = table.scores[seat];
  if (mine === undefined || table.scores.length !== table.seats.length) return company(table, me);
  const best = Math.max(...table.scores);
  if (best === 0) return company(table, me);
  const leader = table.seats[table.scores.indexOf(best)]!;
  const points = (score: number) => figure(score / perPoint);
  const place = placeOf(table.scores, mine);
  const values = { count: mine / perPoint, points: points(mine), place, players: table.seats.length, name: seatName(leader), best: points(best) };
  return t(place === 1 ? "web-standing-first" : "web-standing", values);
}

/** With whom one plays. */
export function company(table: Listed, me: string): string {
  const others = table.seats.filter((row) => row.person !== me);
  const names = others.map((row) => (row.kind === "open" ? t("web-free-seat") : seatName(row)));
  return new Intl.ListFormat(settings.dates, { type: "conjunction" }).format(names);
}
