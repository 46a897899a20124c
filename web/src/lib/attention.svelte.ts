/** Tables that wait for me, wherever I am; and a word from the browser when I look elsewhere. */

import { ask, Refusal, Unreachable, type Listed } from "./api";
import { games } from "./games.svelte";
import { settings, t } from "./settings.svelte";

const EVERY = 30_000;

class Attention {
  /** The tables at which it is my turn. */
  waiting: string[] = $state.raw([]);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Look now and then; called once. */
  start(): void {
    this.#timer ??= setInterval(() => void this.look(), EVERY);
    void this.look();
  }

  async look(): Promise<void> {
    if (settings.me === null) return;
    try {
      this.take(await ask<Listed[]>("GET", "/api/me/tables"));
    } catch (no) {
      // Whoever is not reached now is asked again.
      if (!(no instanceof Refusal) && !(no instanceof Unreachable)) throw no;
    }
  }

  take(tables: readonly Listed[]): void {
    const now = tables.filter((table) => table.your_turn).map((table) => table.id);
    const fresh = tables.filter((table) => table.your_turn && !this.waiting.includes(table.id));
    this.waiting = now;
    for (const table of fresh) this.tell(table.id, table.game);
  }

  /** How many tables wait besides one. */
  besides(id: string): number {
    return this.waiting.filter((each) => each !== id).length;
  }

  /** Say by the browser that a table waits, if that is wished and allowed, and nobody looks at this page. */
  tell(id: string, game: string): void {
    if (!settings.kept.notify || !document.hidden || !mayTell()) return;
    const note = new Notification(games.title(game), { body: t("web-notify-turn"), tag: id });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export const attention = new Attention();

export function mayTell(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Ask the browser whether it may tell; only ever because somebody pressed for it. */
export async function askToTell(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
