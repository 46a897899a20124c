/** A question with one answer that costs and betrays nothing is answered after a moment, and said so. */

import type { AnswerDraft } from "./answer_draft.svelte";
import type { onlyAnswer } from "./only_answer";

type Only = NonNullable<ReturnType<typeof onlyAnswer>>;

const ONLY = 900;
const TOLD = 4000;

export class AnswersAlone {
  /** What was answered a moment ago. */
  notice = $state("");

  /** Made while a component is: it follows what is asked as long as that lasts. */
  constructor(asked: () => { draft: AnswerDraft; only: Only } | null, say: (only: Only) => string) {
    $effect(() => {
      const now = asked();
      if (now === null) return;
      const timer = setTimeout(() => {
        this.notice = say(now.only);
        setTimeout(() => (this.notice = ""), TOLD);
        void now.draft.send(now.only.question, now.only.action);
      }, ONLY);
      return () => clearTimeout(timer);
    });
  }
}
