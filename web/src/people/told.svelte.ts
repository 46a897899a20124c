/** What came of something that was pressed about people: that it is done, or why not. */

import { settings, whyNot } from "../lib/settings.svelte";
import { people } from "./circle.svelte";

export class Told {
  problem = $state("");
  done = $state("");

  /** The circle is fetched anew for whoever one is. */
  constructor() {
    $effect(() => {
      void settings.me?.id;
      people.load().catch((no: unknown) => (this.problem = whyNot(no)));
    });
  }

  readonly doing = async (work: () => Promise<unknown>, said = ""): Promise<void> => {
    [this.problem, this.done] = ["", ""];
    try {
      await work();
      this.done = said;
    } catch (no) {
      this.problem = whyNot(no);
    }
  };
}
