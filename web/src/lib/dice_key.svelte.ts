/** The key that signs this server's dice: what the server publishes, and which one this browser has pinned. */

import type { DiceKey } from "../generated/messages";
import { ask } from "./api";
import { here } from "./here";

/** The key of one's own dice is not that of the server whose page this may be. */
const PLACE = here ? "dice-key-here" : "dice-key";

class PinnedKey {
  /** What the server publishes just now. */
  published: DiceKey | null = $state.raw(null);
  pinned = $state("");
  #loading: Promise<void> | null = null;

  /** The server publishes another key than it once did. */
  get isChanged(): boolean {
    return this.published !== null && this.pinned !== this.published.key;
  }

  /** The first key that is seen is pinned. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    this.#loading.catch(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    const published = await ask<DiceKey>("GET", "/.well-known/statecraft-dice");
    this.pinned = read();
    if (this.pinned === "") this.#pin(published.key);
    this.published = published;
  }

  /** Somebody has found out that the new key is right. */
  accept(): void {
    if (this.published !== null) this.#pin(this.published.key);
  }

  #pin(key: string): void {
    this.pinned = key;
    try {
      localStorage.setItem(PLACE, key);
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

function read(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

export const diceKey = new PinnedKey();
