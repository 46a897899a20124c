/** An answer that an instrument has put together, as the engine weighs it: what it entails, or why it cannot be. */

import type { AnswerDraft, Composed, Question } from "../../../lib/answer_draft.svelte";
import { Refusal, type Refused } from "../../../lib/api";
import { Lost } from "../../../lib/live.svelte";
import type { AnyAction } from "../../../lib/types";

export class Weighed {
  /** Null while it is being weighed for the first time, and where it is refused. */
  whole: Composed | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  readonly #draft: AnswerDraft;
  #asked = 0;

  constructor(draft: AnswerDraft) {
    this.#draft = draft;
  }

  /** The last one asked for counts, in whatever order answers come. */
  async weigh(question: Question, action: AnyAction | null): Promise<void> {
    const asked = ++this.#asked;
    if (action === null) {
      this.whole = null;
      this.refused = null;
      return;
    }
    try {
      const whole = await this.#draft.weigh(question.id, action);
      if (asked !== this.#asked) return;
      this.whole = whole;
      this.refused = null;
    } catch (no) {
      if (!(no instanceof Refusal || no instanceof Lost)) throw no;
      if (asked !== this.#asked) return;
      this.whole = null;
      this.refused = no instanceof Refusal ? no.refused : null;
    }
  }
}
