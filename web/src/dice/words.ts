/** An entry of a report in words. */

import { Speaker } from "../lib/speech";
import type { Texts } from "../lib/texts";
import type { Box } from "../lib/types";
import type { Told, Value } from "./json";
import type { Verdict, Wrong } from "./verify";

/** What the cards of a deck are, where it has another name than they. */
const SORTS: Record<string, string> = { titles: "title", "ops-mission": "ops" };

export class Words {
  readonly texts: Texts;
  readonly #names: readonly string[];
  readonly #speaker: Speaker | null;

  /** Without the box of the report's game its cards have numbers alone. */
  constructor(texts: Texts, names: readonly string[], box: Box | null = null) {
    this.texts = texts;
    this.#names = names;
    this.#speaker = box && new Speaker(texts, box, names, []);
  }

  seat(who: Value | undefined): string {
    if (who === null || who === undefined) return this.texts.say("dice-page-nobody");
    return this.#names[Number(who)] ?? this.texts.say("dice-page-seat", { seat: Number(who) });
  }

  /** What an entry is, and what for: in the game's words where it has some. */
  about(entry: Told): string {
    const kind = this.texts.say(`web-dice-kind-${String(entry["kind"])}`);
    const purpose = String(entry["purpose"] ?? "");
    const keys = [`chance-${purpose}`, `question-${purpose}`].filter((key) => this.texts.has(key));
    if (entry["kind"] === "closed" || purpose === "") return kind;
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
  result(entry: Told): string[] {
    const { dice, result } = entry;
    if (result === null || result === undefined) return [];
    const deck = (dice as Told | null)?.["deck"];
    const said = (value: Value): string => (typeof deck === "string" ? this.#card(SORTS[deck] ?? deck, value) : String(value));
    if (!Array.isArray(result)) return [said(result)];
    if (result.some((each) => Array.isArray(each))) return result.map((hand) => (Array.isArray(hand) ? hand : [hand]).map(said).join(" · "));
    return [result.map(said).join(" · ")];
  }

  #card(sort: string, card: Value): string {
    const number = String(card);
    const name = this.#speaker === null || typeof card !== "number" ? number : this.#speaker.value(sort, card);
    return name === number ? number : this.texts.say("web-dice-card", { name, number });
  }

  wrong(wrong: Wrong): string {
    return this.texts.say("dice-wrong-entry", { entry: wrong.entry, reason: this.texts.say(wrong.reason, wrong.values) });
  }

  /** What was checked and found right, in sentences. */
  summary(verdict: Verdict): string[] {
    const count = (key: string, number: number): string => this.texts.say(`dice-sum-${key}`, { count: number });
    const said = [count("rolls", verdict.rolls), count("draws", verdict.draws), count("bids", verdict.bids), count("seeds", verdict.seeds.length)];
    if (verdict.missing.length) said.push(this.texts.say("dice-sum-missing", { seats: verdict.missing.map((seat) => this.seat(seat)).join(", ") }));
    if (verdict.skipped) said.push(count("skipped", verdict.skipped));
    said.push(verdict.closed ? this.texts.say(`dice-sum-${verdict.closed}`) : count("running", verdict.unopened));
    return said;
  }
}
