/** The games that the page has a client of its own for: one folder each, with a `client.ts`. */

import { PLAIN, type GameClient } from "./client";

const found = import.meta.glob<{ client: GameClient }>("./*/client.ts", { eager: true });

/** A game's client: by its name, which is its folder's with other dashes. */
export function clientOf(game: string): GameClient {
  return found[`./${game.replaceAll("-", "_")}/client.ts`]?.client ?? PLAIN;
}
