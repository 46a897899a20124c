/** From an HMAC to dice and cards: a stream of 32-bit words, and numbers taken from it by rejection. */

import { mac, Unreadable, unhex, type Hashing } from "./hashing";
import type { ValueMap, Value } from "./json";

const WORDS = 2 ** 32;
const MOST_CARDS = 4096;

class Words {
  readonly #by: Hashing;
  readonly #key: Uint8Array;
  #blocks = 0;
  #left: number[] = [];

  constructor(by: Hashing, key: Uint8Array) {
    this.#by = by;
    this.#key = key;
  }

  async #word(): Promise<number> {
    if (this.#left.length === 0) {
      const count = new Uint8Array(4);
      new DataView(count.buffer).setUint32(0, this.#blocks);
      const block = new DataView(unhex(await mac(this.#by, this.#key, "words", count)).buffer);
      this.#left = Array.from({ length: 8 }, (_, at) => block.getUint32(4 * at));
      this.#blocks += 1;
    }
    return this.#left.shift()!;
  }

  /** A number below `stop`, each as likely as the others. */
  async below(stop: number): Promise<number> {
    const limit = WORDS - (WORDS % stop);
    for (;;) {
      const word = await this.#word();
      if (word < limit) return word % stop;
    }
  }
}

/** What comes out under an HMAC. */
export async function decided(by: Hashing, dice: Value, proven: string): Promise<Value> {
  if (typeof dice !== "object" || dice === null || Array.isArray(dice)) throw new Unreadable("dice");
  const words = new Words(by, unhex(proven));
  const names = Object.keys(dice).sort().join();
  if (names === "dice") return faces(words, numbers(dice["dice"], 1, WORDS));
  if (names === "lot") return words.below(numbers([dice["lot"] ?? null], 1, WORDS)[0]!);
  if (typeof dice["deck"] !== "string") throw new Unreadable("deck");
  if (names === "deck,draw") return drawn(words, cards(dice["draw"]));
  if (names === "deal,deck,hands") return dealt(words, dice);
  throw new Unreadable("dice");
}

async function faces(words: Words, sides: number[]): Promise<number[]> {
  const found: number[] = [];
  for (const each of sides) found.push((await words.below(each)) + 1);
  return found;
}

async function drawn(words: Words, from: number[]): Promise<number> {
  if (from.length === 0) throw new Unreadable("no card");
  return from[await words.below(from.length)]!;
}

async function dealt(words: Words, dice: ValueMap): Promise<number[][]> {
  const sizes = numbers(dice["hands"], 0, MOST_CARDS);
  const shuffled = cards(dice["deal"]);
  if (sizes.reduce((sum, size) => sum + size, 0) > shuffled.length) throw new Unreadable("hands");
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = await words.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return sizes.map((size) => shuffled.splice(0, size).sort((one, next) => one - next));
}

function numbers(values: Value | undefined, low: number, high: number): number[] {
  if (!Array.isArray(values)) throw new Unreadable("list");
  for (const value of values) {
    if (typeof value !== "number" || value < low || value > high) throw new Unreadable("number");
  }
  return [...(values as number[])];
}

/** Cards are listed in ascending order, each once. */
function cards(values: Value | undefined): number[] {
  const listed = numbers(values, 0, MOST_CARDS - 1);
  if (listed.some((card, at) => at > 0 && card <= listed[at - 1]!)) throw new Unreadable("cards");
  return listed;
}
