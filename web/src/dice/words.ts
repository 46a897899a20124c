/** An entry of a report in words. */

import type { Texts } from "../lib/texts";
import type { Told, Value } from "./json";
import type { Verdict, Wrong } from "./verify";

export class Words {
  readonly texts: Texts;
  readonly #names: readonly string[];

  constructor(texts: Texts, names: readonly string[]) {
    this.texts = texts;
    this.#names = names;
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

  result(result: Value | undefined): string {
    if (result === null || result === undefined) return "";
    if (!Array.isArray(result)) return String(result);
    const hands = result.some((each) => Array.isArray(each));
    return result.map((each) => (Array.isArray(each) ? each.join(" ") : String(each))).join(hands ? " | " : " · ");
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
