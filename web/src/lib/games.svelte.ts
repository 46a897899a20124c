/** The games that the server has, in the reader's language; known as soon as the page is. */

import { ask, type Game } from "./api";

class Games {
  all: Game[] = $state.raw([]);

  async load(): Promise<Game[]> {
    this.all = await ask<Game[]>("GET", "/api/games");
    return this.all;
  }

  of(name: string): Game | undefined {
    return this.all.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.of(name)?.title ?? name;
  }

  /** The bots one would play against: a game's own, and chance only where it has no other. */
  bots(name: string): string[] {
    const [chance = "random", ...own] = this.of(name)?.bots ?? [];
    return own.length ? own : [chance];
  }
}

export const games = new Games();
