/** Which question stands on the stage, and with what instrument. */

import type { AnswerDraft, Question } from "./answer_draft.svelte";
import type { Instrument } from "./instrument";
import { RING } from "./offers";

export interface Staged {
  question: Question;
  load: Instrument;
}

const OFFER_RING: Instrument = () => import("../table/OfferRingTable.svelte");
export const OFFER_TABLE: Instrument = () => import("../table/OfferTable.svelte");

/** Null where no question has an instrument, or where an answer is begun elsewhere; side questions only as long as they are open. */
export function stagedBy(draft: AnswerDraft, instruments: Readonly<Record<string, Instrument>>, open: boolean): Staged | null {
  // An offer is written on the stage, whoever is to move.
  if (draft.offering !== null && draft.unconfirmed === null) return { question: draft.offering.question, load: draft.offering.verb === RING ? OFFER_RING : OFFER_TABLE };
  const side = draft.questions.find((each) => instruments[each.kind]);
  const question = draft.questions.find((each) => each.must) ?? (open ? side : undefined);
  const load = question && instruments[question.kind];
  const opened = draft.steps.length === 1 && draft.step?.tokens.join() === question?.opening?.tokens.join();
  const begun = draft.offering ?? draft.ambiguous ?? draft.unconfirmed ?? (opened ? null : draft.step);
  return question && load && begun === null ? { question, load } : null;
}
