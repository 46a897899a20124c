/** A proposal that is being put together: its slots as they stand, and the answer they make, weighed by the engine.
 * Answers that are listed are looked up, a trade is weighed whole, a motion is spelt out by the builder. */

import type { AnswerDraft, Composed, Question } from "../../../lib/answer_draft.svelte";
import { tokenOf } from "../../../lib/answer_draft.svelte";
import { Refusal, type Refused } from "../../../lib/api";
import { Lost } from "../../../lib/live.svelte";
import type { AnyAction, Choice, Note } from "../../../lib/types";
import type { Region } from "../read";
import { nearest, slotsOf, type Option, type Wanted } from "./proposals";
import { Sentence } from "./sentence.svelte";
import { Weighed } from "./weighed.svelte";

export type Answer = Pick<Composed, "action" | "note" | "consequences">;

/** A slot of the sentence. */
export interface Turned {
  field: string;
  options: Option[];
  value: number;
  set: (value: number) => void;
}

export interface Composer {
  readonly slots: Turned[];
  /** Null while it is weighed, and where it is refused. */
  readonly answer: Answer | null;
  readonly refused: Refused | null;
  start?(): void;
}

export class ListedComposer implements Composer {
  readonly refused = null;
  readonly #question: Question;
  readonly #verb: string;
  #wanted: Wanted = $state.raw({});
  #last = $state("");

  constructor(question: Question, verb: string) {
    this.#question = question;
    this.#verb = verb;
  }

  get #at(): number {
    return nearest(this.#question, this.#verb, this.#wanted, this.#last);
  }

  get answer(): Answer | null {
    const { actions, notes, consequences } = this.#question;
    const at = this.#at;
    return at < 0 ? null : { action: actions[at]!, note: notes[at]!, consequences: consequences[at] ?? [] };
  }

  get slots(): Turned[] {
    const action = this.#question.actions[this.#at];
    return slotsOf(this.#question, this.#verb).map(({ field, options }) => ({
      field,
      options,
      value: Number(action?.[field] ?? -1),
      set: (value) => {
        const now = Object.fromEntries(slotsOf(this.#question, this.#verb).map((slot) => [slot.field, Number(action?.[slot.field] ?? -1)]));
        this.#wanted = { ...now, [field]: value };
        this.#last = field;
      },
    }));
  }
}

export type Side = "give" | "get";

export class TradeComposer implements Composer {
  /** With whom one can trade. */
  partners: Choice[] = $state.raw([]);
  region = $state(-1);
  chips: Record<Side, number[]> = $state.raw({ give: [0, 0, 0, 0], get: [0, 0, 0, 0] });
  promise = $state(0);
  threat = $state(0);
  readonly #question: Question;
  readonly #draft: AnswerDraft;
  readonly #weighed: Weighed;

  constructor(draft: AnswerDraft, question: Question) {
    this.#draft = draft;
    this.#question = question;
    this.#weighed = new Weighed(draft);
  }

  async start(): Promise<void> {
    const token = tokenOf(this.#question, "trade");
    if (token === undefined) return;
    try {
      const { choices } = await this.#draft.compose(this.#question.id, [token]);
      this.partners = choices;
      this.region = choices[0]?.value ?? -1;
    } catch (no) {
      // The question went meanwhile, and this goes with it.
      if (!(no instanceof Refusal || no instanceof Lost)) throw no;
    }
  }

  get action(): AnyAction | null {
    const rows = (side: Side) => this.chips[side].flatMap((count, kind) => (count ? [[kind, count]] : []));
    const [give, get] = [rows("give"), rows("get")];
    if (this.region < 0 || give.length + get.length === 0) return null;
    return { verb: "trade", region: this.region, give, get, promise: this.promise, threat: this.threat };
  }

  get answer(): Answer | null {
    const whole = this.#weighed.whole;
    return whole && this.action !== null && JSON.stringify(whole.action) === JSON.stringify(this.action) ? whole : null;
  }

  get refused(): Refused | null {
    return this.action === null ? null : this.#weighed.refused;
  }

  get slots(): Turned[] {
    const options = this.partners.map(({ value, label }) => ({ value, label }));
    return [{ field: "region", options, value: this.region, set: (value) => this.turn(value) }];
  }

  /** Another partner has other chips. */
  turn(region: number): void {
    if (region === this.region) return;
    this.region = region;
    this.chips = { ...this.chips, get: [0, 0, 0, 0] };
    this.weigh();
  }

  set(side: Side, kind: number, count: number): void {
    this.chips = { ...this.chips, [side]: this.chips[side].map((was, at) => (at === kind ? count : was)) };
    this.weigh();
  }

  say(field: "promise" | "threat", value: number): void {
    this[field] = value;
    this.weigh();
  }

  weigh(): void {
    void this.#weighed.weigh(this.#question, this.action);
  }
}

/** An answer that is too large to list, and of which each value depends on those before it: spelt out by the builder. */
export class SpeltComposer implements Composer {
  readonly refused = null;
  readonly #question: Question;
  readonly #verb: string;
  readonly #sentence: Sentence;

  constructor(draft: AnswerDraft, question: Question, verb: string) {
    this.#question = question;
    this.#verb = verb;
    this.#sentence = new Sentence(draft);
  }

  start(): void {
    void this.#sentence.compose(this.#question, this.#verb);
  }

  get answer(): Answer | null {
    return this.#sentence.whole;
  }

  get slots(): Turned[] {
    return this.#all.filter(({ field, options }) => field !== "stake" && options.length > 1);
  }

  /** How much diplomacy a motion is opened with. */
  get stake(): Turned | undefined {
    return this.#all.find(({ field }) => field === "stake");
  }

  get #all(): Turned[] {
    const { slots } = this.#sentence;
    return slots.map(({ field, choices, chosen }, at) => ({
      field,
      options: choices.map(({ value, label }) => ({ value, label })),
      value: chosen.value,
      set: (value) => {
        const choice = choices.find((each) => each.value === value);
        const kept = slots.map((slot) => slot.chosen);
        if (choice) void this.#sentence.compose(this.#question, this.#verb, [...kept.slice(0, at), choice, ...kept.slice(at + 1)]);
      },
    }));
  }
}

export function composerOf(draft: AnswerDraft, question: Question, verb: string): Composer {
  if (verb === "trade") return new TradeComposer(draft, question);
  return question.actions.some((action) => action.verb === verb) ? new ListedComposer(question, verb) : new SpeltComposer(draft, question, verb);
}

/** The regions that a slot lets one choose, as choices of the board. */
export function picksOf(slots: readonly Turned[], label: (region: number) => Note): { choice: Choice; run: () => void }[] {
  const slot = slots.find(({ field }) => field === "region");
  return (slot?.options ?? []).map(({ value }) => ({ choice: { token: value, kind: "region", value, label: label(value) }, run: () => slot?.set(value) }));
}

/** The chips of a region that can be given: as many as it has. */
export function chipsOf(region: Region | undefined): number[] {
  return region?.chips ?? [0, 0, 0, 0];
}
