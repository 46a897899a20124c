/** Saying what the engine names, in the browser: the same few rules as `statecraft.locale.speech`.
 *
 * `seat`, `holder`, `by` and `to` are players; a number whose key is a kind with a text of its own is
 * said by that text; rows of goods and dice are lists; numbers of all seats are said one by one where
 * there is a text for each. */

import type { WordedAction } from "../generated/messages";
import type { Arg, Texts } from "./texts";
import type { Box, Json, Note, Row } from "./types";

const PLAYERS = ["seat", "holder", "by", "to", "from"];
const OF_SEATS = ["seat", "by"];

/** So many sentences are kept; the board says some hundred again with every step. */
const KEPT = 4000;

export type { WordedAction as Worded, WordedRows as Rows } from "../generated/messages";

/** What a table has agreed on: switches are `on` and `off`, numbers numbers, choices the words of the option. */
function optionTerms(options: Row): Record<string, Arg> {
  const terms: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(options)) {
    terms[`option-${name}`] = typeof value === "boolean" ? (value ? "on" : "off") : typeof value === "number" ? value : String(value);
  }
  return terms;
}

export class Speaker {
  readonly texts: Texts;
  readonly #box: Box;
  readonly #names: readonly string[];
  readonly #holders: readonly number[];
  readonly #terms: Record<string, Arg>;
  readonly #said = new Map<string, string>();

  /** `options` are those of the table: texts choose their words by `$option-<name>`. */
  constructor(texts: Texts, box: Box, names: readonly string[], holders: readonly number[], options: Row = {}) {
    this.texts = texts;
    this.#box = box;
    this.#names = names;
    this.#holders = holders;
    this.#terms = optionTerms({ ...box.options, ...options });
  }

  seat(seat: number): string {
    const name = seat >= 0 ? this.#names[seat] : undefined;
    return name ?? this.texts.say(seat < 0 ? "nobody" : "no-such-player");
  }

  holder(holder: number): string {
    const names = this.#names.filter((_, seat) => this.#holders[seat] === holder);
    return names.join(" & ") || this.seat(this.#names.length);
  }

  say(note: Note): string {
    const key = `${note.text} ${JSON.stringify(note.values)}`;
    const kept = this.#said.get(key);
    if (kept !== undefined) return kept;
    const said = this.#sayAnew(note);
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(key, said);
    return said;
  }

  #sayAnew(note: Note): string {
    const values = note.values ?? {};
    if (note.text === "choice-seat" || note.text === "choice-holder") {
      return this.value(note.text.slice("choice-".length), values["value"] ?? -1);
    }
    return this.texts.say(note.text, this.#args(note));
  }

  /** A note in a word, as it stands on a button; empty where it has no short form. */
  short(note: Note): string {
    const key = `${note.text}.short`;
    return this.texts.has(key) ? this.texts.say(key, this.#args(note)) : "";
  }

  #args({ values }: Note): Record<string, Arg> {
    const args: Record<string, Arg> = { ...this.#terms };
    for (const [name, value] of Object.entries(values ?? {})) args[name] = this.#arg(name, value);
    return args;
  }

  question(kind: string): string {
    return this.texts.say(`question-${kind}`, this.#terms);
  }

  verb(verb: string): string {
    return this.texts.has(`verb-${verb}`) ? this.texts.say(`verb-${verb}`) : verb;
  }

  action(worded: WordedAction): string {
    const fieldTexts: Record<string, string> = {};
    for (const [name, field] of Object.entries(worded.fields)) {
      fieldTexts[name] = "rows" in field ? this.#rows(field.columns, field.rows) : this.say(field);
    }
    if (this.texts.has(worded.text)) return this.texts.say(worded.text, { ...this.#terms, ...fieldTexts });
    const fields = Object.values(fieldTexts).join(", ");
    return fields ? `${this.verb(worded.verb)}: ${fields}` : this.verb(worded.verb);
  }

  /** One value of an answer in words; empty where it has no such value. */
  field(worded: WordedAction, name: string): string {
    const field = worded.fields[name];
    return field === undefined ? "" : "rows" in field ? this.#rows(field.columns, field.rows) : this.say(field);
  }

  /** What is asked for at one node of a builder, if there is a text for it. */
  wanted(field: string, kind: string): string {
    const keys = [`asks-${field}-${kind}`, `asks-${kind}`, `asks-${field}`];
    const found = keys.find((key) => this.texts.has(key));
    return found === undefined ? "" : this.texts.say(found);
  }

  goods(rows: readonly (readonly number[])[]): string {
    return this.#rows(["good", "amount"], rows);
  }

  /** A promise in one sentence: kind, what it is about, amount, last round. */
  pledge(row: readonly number[]): string {
    const [kind = 0, what = 0, amount = 0, until = 0] = row;
    return this.say({ text: "pledge-row", values: { kind, "pledge-what": what, amount, until } });
  }

  value(key: string, value: Json): string {
    return String(this.#arg(key, value));
  }

  label(kind: string, value: number): Note {
    // People count offers from one.
    return this.#box.words[kind]?.[value] ?? { text: `choice-${kind}`, values: { value: kind === "offer" ? value + 1 : value } };
  }

  #arg(key: string, value: Json): Arg {
    if (typeof value === "boolean") return this.texts.say("choice-yes-no", { value: value ? 1 : 0 });
    if (typeof value === "number") return this.#number(key, value);
    if (Array.isArray(value)) return this.#list(key, value);
    if (typeof value !== "string") return JSON.stringify(value);
    if (key === "verb") return this.verb(value);
    if (key === "kind" && this.texts.has(`question-${value}`)) return this.question(value);
    return value;
  }

  #number(key: string, value: number): Arg {
    if (PLAYERS.includes(key)) {
      return OF_SEATS.includes(key) ? this.seat(value) : this.holder(value);
    }
    if (key === "value") return value;
    const label = this.label(key, value);
    if (!this.texts.has(label.text)) return value;
    const text = this.say(label);
    // What is only counted stays a number, so that a text can tell one from many.
    return text === String(value) ? value : text;
  }

  #list(key: string, values: Json[]): string {
    if (values.length === 0) return this.texts.say("nothing");
    if (Array.isArray(values[0])) return this.goods(values as number[][]);
    const each = `each-${key}`;
    if (this.texts.has(each)) return values.map((value, seat) => this.texts.say(each, { seat: this.seat(seat), value: Number(value) })).join(", ");
    if (key === "dice") return values.join(" + ");
    return values.map((value) => this.value(key, value)).join(", ");
  }

  #rows(columns: readonly string[], rows: readonly (readonly number[])[]): string {
    const rowTexts = rows.map((row) => this.#row(columns, row));
    return rowTexts.join(", ") || this.texts.say("nothing");
  }

  #row(columns: readonly string[], row: readonly number[]): string {
    if (columns.length === 2 && columns[0] === "good" && columns[1] === "amount") {
      return this.#good(row[0] ?? 0, row[1] ?? 0);
    }
    if (columns[0] === "pledge" && this.texts.has("pledge-row")) return this.pledge(row);
    const cells: Record<string, string> = {};
    columns.forEach((name, at) => (cells[name] = this.say(this.label(name, row[at] ?? 0))));
    const key = `row-${columns.join("-")}`;
    return this.texts.has(key) ? this.texts.say(key, cells) : Object.values(cells).join(" ");
  }

  /** What has a name of its own, such as a title or a promise, is there once and not counted. */
  #good(code: number, amount: number): string {
    const good = this.value("good", code);
    if (amount === 1 && !("value" in this.label("good", code).values)) return good;
    return this.texts.say("goods-row", { good, amount });
  }
}
