/** What the page has for each game: a folder here with a `client.ts`, what a package brings, or what serves any. */

import { loaded } from "./brought";
import { PLAIN, type GameClient } from "./client";

const found = import.meta.glob<{ client: GameClient }>("./*/client.ts", { eager: true });

/** A game's client: by its name, which is its folder's with other dashes. */
export function clientOf(game: string): GameClient {
  return found[`./${game.replaceAll("-", "_")}/client.ts`]?.client ?? loaded.get(game) ?? PLAIN;
}
