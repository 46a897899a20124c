/** JSON as reports need it: whole numbers only, however large, and one way alone to write a value. */

export type Value = null | boolean | number | bigint | string | Value[] | ValueMap;
export interface ValueMap {
  [key: string]: Value;
}

/** Text or data that is no report of dice at all. */
export class NotAReport extends Error {}

const TOKEN = /[ \t\n\r]*(?:([[\]{},:])|(true|false|null)|(-?(?:0|[1-9]\d*))(?![\d.eE])|("(?:[^"\\\u0000-\u001f]|\\.)*"))/y;

/** The value of a text. The browser's own reader would round large numbers and take 1.0 for 1. */
export function parse(text: string): Value {
  const reader = new Reader(text);
  const value = reader.value();
  reader.end();
  return value;
}

class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  value(): Value {
    const [, sign, word, number, string] = this.#token();
    if (word !== undefined) return word === "null" ? null : word === "true";
    if (number !== undefined) return whole(number);
    if (string !== undefined) return JSON.parse(string) as string;
    if (sign === "[") return this.#list();
    if (sign === "{") return this.#object();
    throw new NotAReport(`${sign} at ${this.#at}`);
  }

  end(): void {
    if (this.#text.slice(this.#at).trim() !== "") throw new NotAReport(`more text at ${this.#at}`);
  }

  #token(): RegExpExecArray {
    TOKEN.lastIndex = this.#at;
    const found = TOKEN.exec(this.#text);
    if (found === null) throw new NotAReport(`no JSON of whole numbers at ${this.#at}`);
    this.#at = TOKEN.lastIndex;
    return found;
  }

  /** Whether the next sign is this one; it is taken then. */
  #takes(sign: string): boolean {
    const before = this.#at;
    if (this.#token()[1] === sign) return true;
    this.#at = before;
    return false;
  }

  #list(): Value[] {
    const found: Value[] = [];
    if (this.#takes("]")) return found;
    for (;;) {
      found.push(this.value());
      if (this.#takes("]")) return found;
      this.#must(",");
    }
  }

  #object(): ValueMap {
    // Without a prototype: a name such as __proto__ is a name like any other.
    const found = Object.create(null) as ValueMap;
    if (this.#takes("}")) return found;
    for (;;) {
      const name = this.#token()[4];
      if (name === undefined) throw new NotAReport(`no name at ${this.#at}`);
      this.#must(":");
      found[JSON.parse(name) as string] = this.value();
      if (this.#takes("}")) return found;
      this.#must(",");
    }
  }

  #must(sign: string): void {
    if (!this.#takes(sign)) throw new NotAReport(`${sign} is missing at ${this.#at}`);
  }
}

function whole(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/** The one way to write a value: names sorted, no spaces, ASCII only. */
export function canonical(value: Value): string {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return value === 0 ? "0" : String(value);
  const names = Object.keys(value).sort(byCodePoint);
  return `{${names.map((name) => `${quoted(name)}:${canonical(value[name] as Value)}`).join(",")}}`;
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (sign) => "\\u" + sign.charCodeAt(0).toString(16).padStart(4, "0"));
}

function byCodePoint(one: string, other: string): number {
  const left = Array.from(one, (sign) => sign.codePointAt(0) ?? 0);
  const right = Array.from(other, (sign) => sign.codePointAt(0) ?? 0);
  const at = left.findIndex((point, index) => point !== right[index]);
  return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

/** Equal as JSON. */
export function same(one: Value, other: Value): boolean {
  return canonical(one) === canonical(other);
}
