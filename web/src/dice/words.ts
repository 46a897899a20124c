/** An entry of a report in words. */

import { Speaker, type Worded } from "../lib/speech";
import type { Texts } from "../lib/texts";
import type { Box } from "../lib/types";
import { QUICKNET } from "./beacon";
import type { ValueMap, Value } from "./json";
import type { Verdict, Wrong } from "./verify";

/** What is known of the table a report is about: what is in its box, who sits together, and what says its sealed answers. */
export interface Known {
  box: Box;
  holders: readonly number[];
  answers: Readonly<Record<string, Worded>>;
}

export class Words {
  readonly texts: Texts;
  readonly #names: readonly string[];
  readonly #speaker: Speaker | null;
  readonly #answers: Readonly<Record<string, Worded>>;
  /** What the cards of a deck are, where it has another name than they. */
  readonly #decks: Readonly<Record<string, string>>;

  /** Of a table that is not known, cards have numbers alone, and answers are shown as they are written. */
  constructor(texts: Texts, names: readonly string[], known: Known | null = null) {
    this.texts = texts;
    this.#names = names;
    this.#speaker = known && new Speaker(texts, known.box, names, known.holders);
    this.#answers = known?.answers ?? {};
    this.#decks = known?.box.decks ?? {};
  }

  seat(who: Value | undefined): string {
    if (who === null || who === undefined) return this.texts.say("dice-page-nobody");
    return this.#names[Number(who)] ?? this.texts.say("dice-page-seat", { seat: Number(who) });
  }

  /** What an entry is, and what for: in the game's words where it has some. */
  about(entry: ValueMap): string {
    const kind = this.texts.say(`web-dice-kind-${String(entry["kind"])}`);
    const purpose = String(entry["purpose"] ?? "");
    const keys = [`chance-${purpose}`, `question-${purpose}`].filter((key) => this.texts.has(key));
    if (entry["kind"] === "closed" || purpose === "") return kind;
    if (keys[0] === `question-${purpose}` && this.#speaker) return `${kind}: ${this.#speaker.question(purpose)}`;
    return `${kind}: ${keys[0] === undefined ? purpose : this.texts.say(keys[0])}`;
  }

  dice(dice: Value | undefined): string {
    if (typeof dice !== "object" || dice === null || Array.isArray(dice)) return "";
    if (Array.isArray(dice["dice"])) return dice["dice"].map((sides) => this.texts.say("dice-page-die", { sides: String(sides) })).join(" ");
    if ("lot" in dice) return this.texts.say("web-dice-lot", { count: Number(dice["lot"]) });
    const cards = (dice["draw"] ?? dice["deal"]) as Value[];
    return this.texts.say("web-dice-cards", { count: cards.length });
  }

  /** What came out, hand by hand where cards were dealt. A card's number is what is checked, so it stays beside its name. */
  result(entry: ValueMap): string[] {
    const { dice, result } = entry;
    if (result === null || result === undefined) return [];
    const deck = (dice as ValueMap | null)?.["deck"];
    const valueText = (value: Value): string => (typeof deck === "string" ? this.#card(this.#decks[deck] ?? deck, value) : String(value));
    if (!Array.isArray(result)) return [valueText(result)];
    if (result.some((each) => Array.isArray(each))) return result.map((hand) => (Array.isArray(hand) ? hand : [hand]).map(valueText).join(" · "));
    return [result.map(valueText).join(" · ")];
  }

  /** A sealed answer that was opened: in words where its table is known, and as it is written, which is what is checked. */
  answer(opened: ValueMap): { sentence: string; written: string } {
    const written = String((opened["proof"] as ValueMap | null)?.["action"] ?? "");
    const worded = Object.hasOwn(this.#answers, written) ? this.#answers[written] : undefined;
    return { sentence: this.#speaker && worded ? this.#speaker.action(worded) : "", written };
  }

  #card(sort: string, card: Value): string {
    const number = String(card);
    const name = this.#speaker === null || typeof card !== "number" ? number : this.#speaker.value(sort, card);
    return name === number ? number : this.texts.say("dice-page-card", { name, number });
  }

  wrong(wrong: Wrong): string {
    return this.texts.say("dice-wrong-entry", { entry: wrong.entry, reason: this.texts.say(wrong.reason, wrong.values) });
  }

  /** What was checked and found right, in sentences. */
  summary(verdict: Verdict): string[] {
    const count = (key: string, number: number): string => this.texts.say(`dice-sum-${key}`, { count: number });
    const sentences = [count("rolls", verdict.rolls), count("draws", verdict.draws), count("bids", verdict.bids), count("seeds", verdict.seeds.length)];
    for (const name of ["missing", "unsigned", "again", "dropped"] as const) {
      const seats = [...verdict[name]].sort((one, other) => one - other).map((seat) => this.seat(seat));
      if (seats.length) sentences.push(this.texts.say(`dice-sum-${name}`, { seats: seats.join(", ") }));
    }
    for (const number of verdict.burned) sentences.push(this.texts.say("dice-sum-burned", { number }));
    if (verdict.beacon) {
      const name = this.texts.say(verdict.beacon === QUICKNET ? "dice-sum-quicknet" : "dice-sum-other-beacon", { key: verdict.beacon.slice(0, 16) });
      sentences.push(this.texts.say("dice-sum-beacon", { count: verdict.rounds, name }), count("stale", verdict.stale));
    }
    if (verdict.skipped) sentences.push(count("skipped", verdict.skipped));
    sentences.push(verdict.closed ? this.texts.say(`dice-sum-${verdict.closed}`) : count("running", verdict.unopened));
    return sentences;
  }
}
