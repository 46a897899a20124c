/** How a game went, turn by turn, once it is over. */

import type { ScoreHistory } from "../generated/messages";
import { ask } from "./api";
import { whyNot } from "./settings.svelte";
import { withCode } from "./visiting";

export class Course {
  /** Null as long as nobody has told it. */
  history: ScoreHistory | null = $state.raw(null);
  problem = $state("");

  async load(table: string): Promise<void> {
    try {
      this.history = await ask<ScoreHistory>("GET", withCode(`/api/tables/${table}/score-history`));
    } catch (no) {
      this.problem = whyNot(no);
    }
  }
}
