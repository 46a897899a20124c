/** Many amounts of one thing to choose from: the number is enough to see, the whole is heard. */

import type { Choice, Note } from "./types";

/** Fewer than these are as quickly read in full. */
const MANY = 7;

export interface Amount {
  before: string;
  count: string;
  after: string;
}

/** What is said of each amount, by its token, taken apart around its number; empty where the choices are no amounts or few. */
export function amounts(choices: readonly Choice[], say: (note: Note) => string): ReadonlyMap<number, Amount> {
  const found = new Map<number, Amount>();
  const counted = choices.filter(({ kind }) => kind !== "end" && kind !== "more");
  const [first] = counted;
  if (first === undefined || counted.length < MANY) return found;
  for (const { token, label } of counted) {
    const count = String(label.values["value"]);
    const text = say(label);
    const at = text.indexOf(count);
    if (label.text !== first.label.text || typeof label.values["value"] !== "number" || at < 0) return new Map();
    found.set(token, { before: text.slice(0, at), count, after: text.slice(at + count.length) });
  }
  return found;
}
