/** What a seat is asked, and an answer on its way: weighed, put together choice by choice, sent. */

import type { Composed, DoCompose, Opening, Question, UnavailableChoice } from "../generated/messages";
import { Refusal, type Refused } from "./api";
import { Lost, type Command, type Source } from "./live.svelte";
import { isManifold, answersAt } from "./ambiguous";
import { COUNTER, MAKE, RING } from "./offers";
import type { Worded } from "./speech";
import type { AnyAction, Box, Choice, Note, Place, Row } from "./types";

export type { Composed, Question, UnavailableChoice };

/** A step of an answer, and what it was reached by: the choices one made, and those there was no choice about. */
export type Step = Opening;

/** A place that is no choice of a verb: why not, as far as a rule says so. */
export interface Unoffered {
  name: string;
  verb: string | null;
  reasons: Refused[];
  /** What could be pressed instead. */
  instead: readonly Note[];
}

/** Answers of one verb; `large` ones are too many to list. */
export interface Group {
  verb: string;
  answers: { action: AnyAction; note: Worded }[];
  large: boolean;
}

/** So many answers of a verb are listed; more are put together choice by choice. */
export const LISTED = 8;
const TOO_DEEP = 40;

export function groups(question: Question): Group[] {
  return question.verbs.map((verb) => {
    const answers = question.actions
      .map((action, at) => ({ action, note: question.notes[at]! }))
      .filter((answer) => answer.action["verb"] === verb);
    return { verb, answers, large: answers.length === 0 };
  });
}

/** With which the builder begins a verb. */
export function tokenOf({ verbs, tokens }: Question, verb: string): number | undefined {
  return tokens[verbs.indexOf(verb)];
}

/** A question without some of its verbs; each of the others keeps its token. */
export function without(question: Question, covered: readonly string[]): Question {
  const kept = question.verbs.flatMap((verb, at) => (covered.includes(verb) ? [] : [at]));
  return { ...question, verbs: kept.map((at) => question.verbs[at]!), tokens: kept.map((at) => question.tokens[at]!) };
}

export function isOffer(verb: string): boolean {
  return verb === MAKE || verb === COUNTER || verb === RING;
}

/** An answer that is made by one choice alone. */
export interface OneClickAnswer {
  choice: Choice;
  question: Question;
  action: AnyAction;
  note: Worded;
  /** The value it differs in. */
  field: string;
}

/** Answers of a verb that differ in one value alone, such as a region: a board can show them all at once. */
export function direct(questions: readonly Question[], verbs: Box["verbs"]): OneClickAnswer[] {
  const found: OneClickAnswer[] = [];
  for (const question of questions.filter((each) => each.must)) {
    for (const { verb, answers } of groups(question)) {
      const names = Object.keys(answers[0]?.note.fields ?? {});
      const varying = names.filter((name) => answers.some(({ action }) => action[name] !== answers[0]!.action[name]));
      const [name] = names.length === 1 ? names : varying;
      if (name === undefined || (names.length > 1 && varying.length > 1)) continue;
      const kind = (verbs[verb]?.[name] as Row | undefined)?.["kind"] ?? name;
      for (const { action, note } of answers) {
        const field = note.fields[name];
        if (field === undefined || "rows" in field) continue;
        const choice = { token: found.length, kind: String(kind), value: Number(action[name]), label: field };
        found.push({ choice, question, action, note, field: name });
      }
    }
  }
  return found;
}

/** An offer on its way; `to` is the offer it answers, where it answers one. */
export interface Offering {
  question: Question;
  verb: string;
  to?: number;
}

export class AnswerDraft {
  questions: Question[] = $state.raw([]);
  /** The stack of an answer that is being put together; the last is where it stands. */
  steps: Step[] = $state.raw([]);
  /** An answer that is whole, with what it entails; it is sent once that is confirmed. */
  unconfirmed: Composed | null = $state.raw(null);
  /** What a press on the board may have meant, where it could be one of several answers. */
  ambiguous: OneClickAnswer[] | null = $state.raw(null);
  /** The offer that is being written: to whom it answers, if it does. */
  offering: Offering | null = $state.raw(null);
  /** How many answers this seat has given here. */
  given = $state(0);
  problem: Refused | null = $state.raw(null);
  /** What was pressed on the board though it is no choice. */
  unoffered: Unoffered | null = $state.raw(null);
  hint: { question: number; say: string; action: AnyAction | null } | null = $state.raw(null);
  busy = $state(false);

  readonly seat: number;
  readonly #live: Source;
  /** The question that an answer is on its way to. */
  #sending: number | null = null;

  constructor(live: Source, seat: number) {
    this.#live = live;
    this.seat = seat;
  }

  get step(): Step | null {
    return this.steps.at(-1) ?? null;
  }

  /** What the answer is made of so far, without its verb. */
  get trail(): Choice[] {
    return this.steps.flatMap((step) => step.by);
  }

  /** The question that something is under way for. */
  get #at(): number | undefined {
    return this.step?.question ?? this.unconfirmed?.question ?? this.ambiguous?.[0]?.question.id ?? this.offering?.question.id;
  }

  /** What the seat is asked now, as it came with a step. */
  take(questions: readonly Question[]): void {
    const before = this.questions;
    this.questions = [...questions].sort((one, other) => Number(other.must) - Number(one.must));
    const open = new Set(questions.map((question) => question.id));
    const offering = this.offering;
    if (offering !== null && !open.has(offering.question.id) && offering.question.id !== this.#sending) {
      // The same may be asked anew while an offer is being written: it goes on there, unless it was just made.
      const again = questions.find((each) => each.kind === offering.question.kind && each.verbs.includes(offering.verb));
      if (again !== undefined) this.offering = { ...offering, question: again };
    }
    if (questions.length === 0 || (this.#at !== undefined && !open.has(this.#at))) this.cancel();
    if (this.hint !== null && !open.has(this.hint.question)) this.hint = null;
    const first = this.questions[0];
    const fresh = first !== undefined && !before.some((question) => question.id === first.id);
    if (fresh && first.opening !== null && this.step === null) this.#open(first.opening);
  }

  /** An answer that can only begin in one way has begun. */
  #open(opening: Step): void {
    this.cancel();
    this.steps = [opening];
    if (opening.action !== null) this.unconfirmed = opening;
  }

  cancel(): void {
    this.steps = [];
    this.unconfirmed = null;
    this.ambiguous = null;
    this.offering = null;
    this.problem = null;
    this.unoffered = null;
  }

  /** Do not give what was weighed: back to the list it was pressed in, or to the beginning. */
  leave(): void {
    if (this.unconfirmed !== null && this.unconfirmed !== this.step) this.unconfirmed = null;
    else this.cancel();
  }

  /** Weigh a whole answer; where it entails nothing it is sent at once. */
  async press(question: number, action: AnyAction): Promise<void> {
    await this.#doing(async () => {
      const composed = await this.#withConsequences(question, action);
      if (composed.consequences.length) this.unconfirmed = composed;
      else await this.#send(question, action);
    });
  }

  /** Something was pressed on the board: given at once only where all that can be pressed is of one kind. */
  async point(oneClick: readonly OneClickAnswer[], token: number): Promise<void> {
    const [first, ...others] = answersAt(oneClick, token);
    if (first === undefined) return;
    this.cancel();
    if (!isManifold(oneClick)) return this.press(first.question.id, first.action);
    if (others.length) this.ambiguous = [first, ...others];
    else await this.#doing(async () => void (this.unconfirmed = await this.#withConsequences(first.question.id, first.action)));
  }

  /** Weigh without sending, for whoever wants to see what an answer entails. */
  weigh(question: number, action: AnyAction): Promise<Composed> {
    return this.#compose(question, [], action);
  }

  /** What an answer entails: a listed one has it with it, others are asked for. */
  async #withConsequences(id: number, action: AnyAction): Promise<Composed> {
    const question = this.questions.find((each) => each.id === id);
    const at = question?.actions.findIndex((each) => JSON.stringify(each) === JSON.stringify(action)) ?? -1;
    const [note, consequences] = [question?.notes[at], question?.consequences[at]];
    if (note === undefined || consequences === undefined) return this.#compose(id, [], action);
    return { question: id, tokens: [], field: "", asks: "", choices: [], action, note, consequences };
  }

  async begin(question: number, verb: string): Promise<void> {
    this.cancel();
    const asked = this.questions.find((each) => each.id === question);
    const token = asked && tokenOf(asked, verb);
    if (token !== undefined) await this.#doing(() => this.#forward(question, [token], verb, []));
  }

  async choose(choice: Choice): Promise<void> {
    const step = this.step;
    if (step === null) return;
    await this.#doing(() => this.#forward(step.question, [...step.tokens, choice.token], step.verb, [choice]));
  }

  /** Answer one step and stop there, also where there is only one way on; what it was answered with can be put back. */
  async lift(choice: Choice): Promise<Step | null> {
    const step = this.step;
    let lifted: Step | null = null;
    if (step === null) return null;
    await this.#doing(async () => {
      const composed = await this.#compose(step.question, [...step.tokens, choice.token]);
      if (this.step !== step) return;
      lifted = { ...composed, verb: step.verb, by: [choice] };
      this.steps = [...this.steps, lifted];
    });
    return lifted;
  }

  /** Take back what was lifted, unless something else has come of it meanwhile. */
  putBack(lifted: Step): void {
    if (this.step === lifted) this.back();
  }

  back(): void {
    this.unconfirmed = null;
    this.unoffered = null;
    this.steps = this.steps.slice(0, -1);
  }

  /** Go on along a path, and further where there is only one way. */
  async #forward(question: number, tokens: number[], verb: string, chosen: Choice[]): Promise<void> {
    const { composed, by } = await this.#ahead(question, tokens, () => false);
    // Meanwhile something else may be asked.
    if (!this.questions.some((each) => each.id === question)) return;
    const step = { ...composed, verb, by: [...chosen, ...by] };
    this.steps = [...this.steps, step];
    if (step.action !== null) this.unconfirmed = step;
  }

  /** Where a path leads as long as there is only one way, and which way that was. */
  async #ahead(question: number, tokens: number[], isThere: (composed: Composed) => boolean): Promise<{ composed: Composed; by: Choice[] }> {
    let composed = await this.#compose(question, tokens);
    const by: Choice[] = [];
    while (by.length < TOO_DEEP && composed.choices.length === 1 && composed.action === null && !isThere(composed)) {
      by.push(composed.choices[0]!);
      composed = await this.#compose(question, [...composed.tokens, by.at(-1)!.token]);
    }
    return { composed, by };
  }

  async confirm(): Promise<void> {
    const unconfirmed = this.unconfirmed;
    if (unconfirmed?.action) await this.#doing(() => this.#send(unconfirmed.question, unconfirmed.action!));
  }

  async send(question: number, action: AnyAction): Promise<void> {
    await this.#doing(() => this.#send(question, action));
  }

  /** A command that is no answer: undo, orders, clocks, giving up. */
  async command(command: Command): Promise<void> {
    await this.#doing(async () => {
      await this.#live.move(this.seat, command);
    });
  }

  /** Ask for a moment, while an answer is being put together; the answer stays as it is. */
  async holdOn(): Promise<void> {
    try {
      await this.#live.move(this.seat, { "hold-on": {} });
    } catch (no) {
      this.#failed(no);
    }
  }

  async askHint(question: number): Promise<void> {
    await this.#doing(async () => {
      const { say, action } = await this.#live.ask({ do: "hint", seat: this.seat, question });
      this.hint = { question, say, action };
    });
  }

  async #send(question: number, action: AnyAction): Promise<void> {
    this.#sending = question;
    try {
      await this.#live.move(this.seat, { act: { question, action } });
    } finally {
      this.#sending = null;
    }
    this.given += 1;
    // What is asked next is here before the answer, and may have begun.
    if (this.#at === undefined || this.#at === question) this.cancel();
    if (this.hint?.question === question) this.hint = null;
  }

  async #compose(question: number, tokens: number[], action?: AnyAction): Promise<Composed> {
    const request: DoCompose = { do: "compose", seat: this.seat, question, tokens };
    return this.#live.ask(action === undefined ? request : { ...request, action });
  }

  /** What could be chosen but for a rule; nothing where the question is gone meanwhile. */
  async unavailable(question: number, tokens: number[]): Promise<UnavailableChoice[]> {
    try {
      return await this.#live.ask({ do: "unavailable", seat: this.seat, question, tokens });
    } catch (no) {
      this.#failed(no);
      return [];
    }
  }

  /** Ask why a place is no choice: of this step, or of the answers that a board shows without one. */
  async why(place: Place, oneClick: readonly OneClickAnswer[], instead: readonly Choice[] = []): Promise<void> {
    const step = this.step;
    try {
      const found = await this.#asked(oneClick);
      const unavailable = await Promise.all(found.map(({ question, tokens }) => this.unavailable(question, tokens)));
      // Whoever has gone on meanwhile does not want to know any more.
      if (this.step !== step || this.busy) return;
      const reasonLists = unavailable.map((choices) => choices.find(({ label }) => place.isNamed(label))?.reasons ?? []);
      const first = reasonLists.findIndex((reasons) => reasons.length);
      this.problem = null;
      this.unoffered = { name: place.name, verb: found[first]?.verb ?? null, reasons: reasonLists[first] ?? [], instead: instead.map(({ label }) => label) };
    } catch (no) {
      this.#failed(no);
    }
  }

  /** Where in the answers at hand a place would have been chosen. */
  async #asked(oneClick: readonly OneClickAnswer[]): Promise<{ question: number; verb: string; tokens: number[] }[]> {
    const step = this.step;
    if (step !== null) return [step];
    const wanted = new Map(oneClick.map((each) => [`${each.question.id} ${String(each.action["verb"])}`, each]));
    return Promise.all(
      [...wanted.values()].map(async ({ question, action, field }) => {
        const verb = String(action["verb"]);
        const token = tokenOf(question, verb);
        const first = token === undefined ? [] : [token];
        const { composed } = await this.#ahead(question.id, first, (composed) => composed.field === field);
        return { question: question.id, verb, tokens: composed.tokens };
      }),
    );
  }

  compose(question: number, tokens: number[]): Promise<Composed> {
    return this.#compose(question, tokens);
  }

  async #doing(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.unoffered = null;
    try {
      await work();
    } catch (no) {
      this.#failed(no);
    } finally {
      this.busy = false;
    }
  }

  #failed(no: unknown): void {
    if (no instanceof Refusal) this.problem = no.refused;
    else if (!(no instanceof Lost)) throw no;
  }
}
