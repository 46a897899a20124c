/** What others have said since one last looked at the talk; kept for this table in this window. */

import { untrack } from "svelte";

import type { Talk } from "./patch";

interface Now {
  talk: Talk[];
  mine: number[];
  /** The talk is being looked at. */
  looks: boolean;
}

export class Unread {
  /** How much of the talk was there when one last looked; -1 before anything was. */
  #read = $state(-1);
  readonly #now: () => Now;
  readonly #place: string;

  /** Made while a component is: it follows what `now` says as long as that lasts. */
  constructor(table: string, now: () => Now) {
    this.#now = now;
    this.#place = `read ${table}`;
    this.#read = Number(sessionStorage.getItem(this.#place) ?? -1);
    $effect(() => {
      const { talk, looks } = this.#now();
      if (looks || this.#read < 0 || this.#read > talk.length) this.#read = talk.length;
      untrack(() => sessionStorage.setItem(this.#place, String(this.#read)));
    });
  }

  get count(): number {
    if (this.#read < 0) return 0;
    const { talk, mine } = this.#now();
    return talk.slice(this.#read).filter((line) => line.from === null || !mine.includes(line.from)).length;
  }
}
