/** An offer that is being written: with whom, what each side gives, what is promised; and what the engine says of it. */

import { Refusal, type Refused } from "./api";
import { tokenOf, type AnswerDraft, type Offering } from "./answer_draft.svelte";
import { Lost } from "./live.svelte";
import { COUNTER, firstSide, isGood, partnerOf, sorted, type Amounts, type Side } from "./offers";
import type { AnyAction, Choice, Note, View } from "./types";

/** So many promises fit into an offer. */
const PROMISES = 2;
/** Every change is put before the engine, once nothing has been changed for a moment. */
const SETTLED = 150;

export class OfferDraft {
  partners: Choice[] = $state.raw([]);
  partner: Choice | null = $state.raw(null);
  /** Nobody chose the partner yet: it is the likeliest one. */
  byDefault = $state(false);
  /** What either side could give. */
  goods: Record<Side, Choice[]> = $state.raw({ give: [], get: [] });
  amounts: Record<Side, Amounts> = $state({ give: {}, get: {} });
  /** The promises of this offer. */
  pledges: number[][] = $state.raw([]);
  /** The tokens that lead to what can be promised; null where nothing can. */
  toPromises: number[] | null = $state.raw(null);
  /** What the offer as it is written would mean, and which rule forbids it; `can` once the engine has allowed it. */
  meaning: Note[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  can = $state(false);

  /** What it answers; null until it has begun. */
  offering: Offering | null = $state.raw(null);
  readonly #draft: AnswerDraft;
  readonly #view: () => View;
  #start: number[] = [];

  constructor(draft: AnswerDraft, view: () => View) {
    this.#draft = draft;
    this.#view = view;
  }

  get question(): number {
    return this.offering?.question.id ?? -1;
  }

  get counter(): boolean {
    return this.offering?.verb === COUNTER;
  }

  get me(): number {
    return this.#view().holders[this.#draft.seat] ?? -1;
  }

  /** Whom it is with; -1 as long as nobody is chosen. */
  get with(): number {
    return this.partner === null ? -1 : this.holderOf(this.partner);
  }

  get full(): boolean {
    return this.pledges.length >= PROMISES;
  }

  /** Whom a choice of a partner stands for: an offer that is answered is known by who made it. */
  holderOf(choice: Choice): number {
    if (!this.counter) return choice.value;
    const { offers, holders } = this.#view();
    const answered = offers.find((offer) => offer.id === choice.value);
    return answered ? partnerOf(answered, holders, this.me) : -1;
  }

  /** The offer as it is written; null while there is nothing in it. */
  get action(): AnyAction | null {
    const { partner, amounts, pledges, offering } = this;
    const [give, get] = [sorted(amounts.give), sorted(amounts.get)];
    if (offering === null || partner === null || pledges.length + give.length + get.length === 0) return null;
    return { verb: offering.verb, [this.counter ? "offer" : "to"]: partner.value, give, get, pledges };
  }

  /** Begin, or go on where the same is asked anew while it is being written. */
  async begin(offering: Offering): Promise<void> {
    const { question, verb, to } = offering;
    const again = this.offering?.verb === verb && this.offering.to === to ? this.partner : null;
    this.offering = offering;
    const token = tokenOf(question, verb);
    if (token === undefined) return;
    this.#start = [token];
    await this.#unlessGone(async () => {
      this.partners = (await this.#draft.compose(question.id, this.#start)).choices;
      const same = this.partners.find((choice) => choice.value === again?.value);
      const wanted = this.partners.find((choice) => choice.value === to);
      const likeliest = this.#likeliest();
      if (again && same) await this.#look(same);
      else if (wanted) await this.choose(wanted);
      else if (likeliest) {
        await this.choose(likeliest);
        this.byDefault = this.partners.length > 1;
      }
    });
  }

  /** Who is on turn has most to trade for; otherwise it is whoever comes first. */
  #likeliest(): Choice | undefined {
    const { holders, turn } = this.#view();
    return this.partners.find((choice) => this.holderOf(choice) === holders[turn]) ?? this.partners[0];
  }

  async choose(choice: Choice): Promise<void> {
    this.byDefault = false;
    this.pledges = [];
    this.amounts = this.counter ? firstSide(this.#view().offers, choice.value) : { give: {}, get: {} };
    await this.#unlessGone(() => this.#look(choice));
  }

  /** What can be given and promised with this partner. */
  async #look(choice: Choice): Promise<void> {
    this.partner = choice;
    const give = await this.#all([...this.#start, choice.token]);
    const get = give.end === null ? { goods: [], end: null } : await this.#all(give.end);
    this.goods = { give: give.goods, get: get.goods };
    this.toPromises = get.end;
  }

  put(side: Side, code: number, amount: number): void {
    this.amounts[side][code] = amount;
  }

  promise(row: number[]): void {
    if (!this.pledges.some((made) => made.join() === row.join())) this.pledges = [...this.pledges, row];
  }

  unpromise(row: readonly number[]): void {
    this.pledges = this.pledges.filter((made) => made !== row);
  }

  /** Put the offer as it is written before the engine, as long as an effect lasts. */
  weigh(): (() => void) | undefined {
    const wanted = this.action;
    this.can = false;
    this.refused = null;
    if (wanted === null) {
      this.meaning = [];
      return;
    }
    let late = false;
    const timer = setTimeout(async () => {
      try {
        const { consequences } = await this.#draft.weigh(this.question, wanted);
        if (late) return;
        this.meaning = consequences;
        this.can = true;
      } catch (no) {
        if (no instanceof Refusal) {
          if (!late) this.refused = no.refused;
        } else if (!(no instanceof Lost)) throw no;
      }
    }, SETTLED);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }

  async send(): Promise<void> {
    if (this.action !== null) await this.#draft.send(this.question, this.action);
  }

  /** The goods of a node, page by page, and the tokens that lead on without any of them; null where nothing does. */
  async #all(tokens: number[]): Promise<{ goods: Choice[]; end: number[] | null }> {
    const goods: Choice[] = [];
    let path = tokens;
    for (;;) {
      const { choices } = await this.#draft.compose(this.question, path);
      const fresh = choices.filter((choice) => isGood(choice) && !goods.some(({ token }) => token === choice.token));
      const [more, end] = ["more", "end"].map((kind) => choices.find((choice) => choice.kind === kind));
      goods.push(...fresh);
      if (end !== undefined) return { goods, end: [...path, end.token] };
      if (more === undefined || fresh.length === 0) return { goods, end: null };
      path = [...path, more.token];
    }
  }

  /** The question may go while it is looked into; the next one is asked by itself. */
  async #unlessGone(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (no) {
      if (!(no instanceof Refusal || no instanceof Lost)) throw no;
    }
  }
}
