/** An answer as a sentence with slots: the whole way through the builder is taken at once, each choice is a slot that can be
 * turned, and what follows is asked anew. */

import type { AnswerDraft, Composed, Question } from "../../../lib/answer_draft.svelte";
import { tokenOf } from "../../../lib/answer_draft.svelte";
import { Refusal } from "../../../lib/api";
import { Lost } from "../../../lib/live.svelte";
import type { Choice } from "../../../lib/types";

export interface Slot {
  field: string;
  asks: string;
  choices: Choice[];
  chosen: Choice;
}

const DEEPEST = 24;

export class Sentence {
  slots: Slot[] = $state.raw([]);
  /** The finished answer with what it entails; null while it is put together. */
  whole: Composed | null = $state.raw(null);
  readonly #draft: AnswerDraft;
  #asked = 0;

  constructor(draft: AnswerDraft) {
    this.#draft = draft;
  }

  /** Put an answer of a verb together, with these choices as far as they are possible. */
  async compose(question: Question, verb: string, wanted: readonly Choice[] = []): Promise<void> {
    try {
      await this.#compose(question, verb, wanted);
    } catch (no) {
      // The question went meanwhile: the next one has a sentence of its own.
      if (!(no instanceof Refusal || no instanceof Lost)) throw no;
    }
  }

  async #compose(question: Question, verb: string, wanted: readonly Choice[]): Promise<void> {
    const asked = ++this.#asked;
    const token = tokenOf(question, verb);
    if (token === undefined) return;
    const slots: Slot[] = [];
    let composed = await this.#draft.compose(question.id, [token]);
    while (composed.action === null && composed.choices.length > 0 && slots.length < DEEPEST) {
      const chosen = this.#chosen(composed, slots, wanted[slots.length]);
      if (chosen === undefined) break;
      slots.push({ field: composed.field, asks: composed.asks, choices: composed.choices, chosen });
      composed = await this.#draft.compose(question.id, [...composed.tokens, chosen.token]);
      // Somebody has turned another slot meanwhile.
      if (asked !== this.#asked) return;
    }
    if (asked !== this.#asked) return;
    this.slots = slots;
    this.whole = composed.action === null ? null : composed;
  }

  /** What was wanted, if it is there; else the end of a list that has something in it; else the first there is. */
  #chosen({ choices, field }: Composed, slots: readonly Slot[], wanted: Choice | undefined): Choice | undefined {
    const same = choices.find(({ kind, value }) => kind === wanted?.kind && value === wanted.value);
    const end = choices.find(({ kind }) => kind === "end");
    const begun = slots.some((slot) => slot.field === field);
    return same ?? (begun ? end : undefined) ?? choices[0];
  }
}
