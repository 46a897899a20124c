/** The list form of a decision: one row for each answer, with its price. It serves every game, and whoever prefers it. */

import { groups, isOffer, LISTED, type AnswerDraft, type OneClickAnswer, type Question, type Step } from "./answer_draft.svelte";
import { amounts, type Amount } from "./amounts";
import type { Speaker } from "./speech";
import type { Note } from "./types";

export interface AnswerRow {
  key: string;
  label: string;
  /** What it costs or how likely it is, in a word. */
  price: string;
  /** What it entails, in sentences. */
  lines: string[];
  /** The words on the primary action, where they are others. */
  press?: string;
  /** True for what leads to more choices: it is no answer yet. */
  leads: boolean;
  /** One of many amounts of the same thing, which are shown as numbers. */
  amount?: Amount | undefined;
  run: () => void;
}

/** The answers to one question, or to what is being put together. */
export interface AnswerGroup {
  label: string;
  question: Question | null;
  rows: AnswerRow[];
}

/** What the notes of an answer come to in a word: those that have a short form. */
export function priceOf(notes: readonly Note[], speaker: Speaker): string {
  return notes.flatMap((note) => speaker.short(note) || []).join(" · ");
}

/** The answers to a question. A verb with several of them is a row of its own where there are too many to list. */
export function rowsOf(draft: AnswerDraft, question: Question, speaker: Speaker, open: (verb: string) => void): AnswerRow[] {
  const all = groups(question);
  const few = question.actions.length <= LISTED && all.every((group) => !group.large);
  return all.flatMap((group) => {
    const { verb } = group;
    const key = `${question.id} ${verb}`;
    const leading = { key, label: `${speaker.verb(verb)} …`, price: "", lines: [], leads: true };
    if (isOffer(verb)) return [{ ...leading, run: () => (draft.offering = { question, verb }) }];
    if (few || group.answers.length === 1) return answersOf(draft, question, verb, speaker);
    if (!group.large && group.answers.length <= LISTED) return [{ ...leading, label: speaker.verb(verb), run: () => open(verb) }];
    return [{ ...leading, run: () => void draft.begin(question.id, verb) }];
  });
}

/** All listed answers of a verb. */
export function answersOf(draft: AnswerDraft, question: Question, verb: string, speaker: Speaker): AnswerRow[] {
  return question.actions.flatMap((action, at) => {
    const note = question.notes[at];
    if (action.verb !== verb || note === undefined) return [];
    const entailed = question.consequences[at] ?? [];
    return [
      {
        key: `${question.id} ${at}`,
        label: speaker.action(note),
        price: priceOf(entailed, speaker),
        lines: entailed.map((each) => speaker.say(each)),
        leads: false,
        run: () => void draft.send(question.id, action),
      },
    ];
  });
}

/** What a press on the board may have meant. */
export function meant(draft: AnswerDraft, found: readonly OneClickAnswer[], speaker: Speaker): AnswerRow[] {
  return found.flatMap(({ question, action }) => {
    const at = question.actions.indexOf(action);
    return answersOf(draft, question, action.verb, speaker).filter(({ key }) => key === `${question.id} ${at}`);
  });
}

/** The choices of a step. */
export function choicesOf(draft: AnswerDraft, step: Step, speaker: Speaker, choose: (label: string) => string): AnswerRow[] {
  const counted = amounts(step.choices, (note) => speaker.say(note));
  return step.choices.map((choice) => ({
    key: `${step.tokens.join()} ${choice.token}`,
    label: speaker.say(choice.label),
    press: choose(speaker.say(choice.label)),
    price: "",
    lines: [],
    leads: true,
    amount: counted.get(choice.token),
    run: () => void draft.choose(choice),
  }));
}
