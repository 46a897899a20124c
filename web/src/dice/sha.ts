/** SHA-256, SHA-512 and HMAC in plain script, for pages without WebCrypto (those not served by https).
 *
 * Both hashes take their constants from the same roots of the first primes, so these are worked out
 * instead of written down. Speed hardly matters here: a report is some thousand hashes. */

const MASK = (1n << 64n) - 1n;

function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let next = 2n; found.length < count; next += 1n) {
    if (found.every((prime) => next % prime !== 0n)) found.push(next);
  }
  return found;
}

/** The first 64 bits behind the point of the n-th root of a number. */
function fraction(of: bigint, n: bigint): bigint {
  const wanted = of << (64n * n);
  let low = 0n;
  let high = 1n << 72n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** n <= wanted) low = middle;
    else high = middle;
  }
  return low & MASK;
}

const START = primes(8).map((prime) => fraction(prime, 2n));
const ROUNDS = primes(80).map((prime) => fraction(prime, 3n));
const START_32 = START.map((word) => Number(word >> 32n));
const ROUNDS_32 = ROUNDS.slice(0, 64).map((word) => Number(word >> 32n));

/** The message with its end: a one bit, zeros, and its length in the last bytes of a block. */
function padded(message: Uint8Array, block: number): Uint8Array {
  const length = block / 8;
  const whole = new Uint8Array(Math.ceil((message.length + 1 + length) / block) * block);
  whole.set(message);
  whole[message.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(message.length) * 8n);
  return whole;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const whole = padded(message, 64);
  const view = new DataView(whole.buffer);
  const state = Int32Array.from(START_32);
  const words = new Int32Array(64);
  for (let block = 0; block < whole.length; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + 4 * at);
    for (let at = 16; at < 64; at += 1) {
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = words[at - 16]! + small + words[at - 7]! + large;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + large + ((e & f) ^ (~e & g)) + ROUNDS_32[at]! + words[at]!) | 0;
      const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

const wide = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

export function sha512(message: Uint8Array): Uint8Array {
  const whole = padded(message, 128);
  const view = new DataView(whole.buffer);
  let state = START;
  for (let block = 0; block < whole.length; block += 128) {
    const words: bigint[] = [];
    for (let at = 0; at < 16; at += 1) words.push(view.getBigUint64(block + 8 * at));
    for (let at = 16; at < 80; at += 1) {
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      const small = wide(early, 1n) ^ wide(early, 8n) ^ (early >> 7n);
      const large = wide(late, 19n) ^ wide(late, 61n) ^ (late >> 6n);
      words.push((words[at - 16]! + small + words[at - 7]! + large) & MASK);
    }
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let at = 0; at < 80; at += 1) {
      const large = wide(e, 14n) ^ wide(e, 18n) ^ wide(e, 41n);
      const first = h + large + ((e & f) ^ (~e & MASK & g)) + ROUNDS[at]! + words[at]!;
      const small = wide(a, 28n) ^ wide(a, 34n) ^ wide(a, 39n);
      const second = small + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & MASK, c, b, a, (first + second) & MASK];
    }
    state = [a, b, c, d, e, f, g, h].map((word, at) => (state[at]! + word) & MASK);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => digest.setBigUint64(8 * at, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 with a key of at most one block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const side = (filling: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ filling);
  return sha256(joined(side(0x5c), sha256(joined(side(0x36), message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
