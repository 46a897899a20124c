/** The seats' part of a report: what was promised, by whose key, what was shown, and what is to be named. */

import { field, keyOf } from "./forms";
import { digest, hex, unhex, type Hashing } from "./hashing";
import { same, type Value } from "./json";
import { Found, type Verdict } from "./verdict";

/** What a seat signs when it promises a seed, and when it shows it. */
export const promiseToSign = (by: Hashing, names: readonly string[], seat: number, promise: string, key: string): Promise<Uint8Array> =>
  digest(by, "promise", [...names, seat, promise, key]).then((found) => unhex(found));
export const seedToSign = (by: Hashing, names: readonly string[], seat: number, seed: string, key: string): Promise<Uint8Array> =>
  digest(by, "show", [...names, seat, seed, key]).then((found) => unhex(found));
/** What a seat publishes before it shows its seed. */
export const commitmentOf = (by: Hashing, names: readonly string[], seat: number, seed: string): Promise<string> =>
  digest(by, "seed", [...names, seat, seed]);

export class Promises {
  /** Table and tips, as the opening says them. */
  names: readonly string[] = [];
  readonly #by: Hashing;
  readonly #verdict: Verdict;
  readonly #committed = new Map<number, string>();
  readonly #keys = new Map<number, string | null>();
  readonly #promised = new Set<number>();
  readonly #revealed = new Map<number, string>();

  constructor(by: Hashing, verdict: Verdict) {
    this.#by = by;
    this.#verdict = verdict;
  }

  async committed(seat: number, proof: Value): Promise<void> {
    const promise = hex(unhex(field(proof, "commitment")));
    const key = this.#verdict.format === 1 ? null : keyOf(proof);
    if (key !== null) {
      const message = await promiseToSign(this.#by, this.names, seat, promise, key);
      await this.#signed(seat, key, field(proof, "signature"), message);
    }
    const before = this.#keys.get(seat) ?? null;
    if (before !== null && before !== key) throw new Found("replaced", { seat });
    if (this.#promised.has(seat)) named(this.#verdict.again, seat);
    this.#promised.add(seat);
    this.#committed.set(seat, promise);
    this.#keys.set(seat, key);
  }

  dropped(seat: number): void {
    if (!this.#committed.delete(seat)) throw new Found("seed", { seat });
    this.#keys.delete(seat);
    named(this.#verdict.dropped, seat);
  }

  async revealed(seat: number, proof: Value): Promise<void> {
    if (!this.#committed.has(seat) || this.#revealed.has(seat)) throw new Found("seed", { seat });
    const seed = hex(unhex(field(proof, "seed")));
    if ((await commitmentOf(this.#by, this.names, seat, seed)) !== this.#committed.get(seat)) throw new Found("seed", { seat });
    const key = this.#keys.get(seat) ?? null;
    const signature = this.#verdict.format === 1 ? null : field(proof, "signature");
    if (key === null && signature !== null) throw new Found("seat-signature", { seat });
    if (key !== null) {
      const message = await seedToSign(this.#by, this.names, seat, seed, key);
      await this.#signed(seat, key, signature, message);
    }
    this.#revealed.set(seat, seed);
    this.#verdict.seeds.push(seat);
  }

  /** The key of the game that the seeds shown make, with the chains in use. */
  async closed(tips: readonly string[], proof: Value): Promise<string> {
    const owing = [...this.#committed.keys()].filter((seat) => !this.#revealed.has(seat)).sort((one, other) => one - other);
    if (!same(field(proof, "missing"), owing)) throw new Found("seed-open");
    this.#verdict.missing = owing;
    const seats = [...this.#revealed.keys()].sort((one, other) => one - other);
    this.#verdict.unsigned = seats.filter((seat) => this.#keys.get(seat) === null);
    const seeds = seats.map((seat): Value => [seat, this.#revealed.get(seat)!]);
    return digest(this.#by, "key", [this.names[0]!, ...tips, seeds]);
  }

  async #signed(seat: number, key: string, signature: Value, message: Uint8Array): Promise<void> {
    if (!(await this.#by.isSigned(unhex(key), unhex(signature, 64), message))) throw new Found("seat-signature", { seat });
  }
}

function named(seats: number[], seat: number): void {
  if (!seats.includes(seat)) seats.push(seat);
}
