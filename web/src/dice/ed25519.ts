/** Checking an Ed25519 signature in plain script (RFC 8032), for browsers whose WebCrypto cannot.
 *
 * Only public things are handled here, so nothing depends on how long a step takes. */

import { joined, sha512 } from "./sha";

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** A point as (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z. */
type Point = readonly [bigint, bigint, bigint, bigint];

const mod = (value: bigint): bigint => ((value % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  let found = 1n;
  let square = mod(base);
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) found = (found * square) % P;
    square = (square * square) % P;
  }
  return found;
}

const inverse = (value: bigint): bigint => power(value, P - 2n);
const D = mod(-121665n * inverse(121666n));
const ROOT = power(2n, (P - 1n) / 4n);
const NOWHERE: Point = [0n, 1n, 1n, 0n];

function sum(one: Point, other: Point): Point {
  const a = mod((one[1] - one[0]) * (other[1] - other[0]));
  const b = mod((one[1] + one[0]) * (other[1] + other[0]));
  const c = mod(2n * D * one[3] * other[3]);
  const d = mod(2n * one[2] * other[2]);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

/** The x that belongs to a y, with the wanted last bit; null where the curve has none. */
function recovered(y: bigint, odd: bigint): bigint | null {
  const square = mod((y * y - 1n) * inverse(D * y * y + 1n));
  let x = power(square, (P + 3n) / 8n);
  if (mod(x * x - square) !== 0n) x = mod(x * ROOT);
  if (mod(x * x - square) !== 0n) return null;
  return (x & 1n) === odd ? x : mod(-x);
}

function number(bytes: Uint8Array): bigint {
  return bytes.reduceRight((found, byte) => (found << 8n) | BigInt(byte), 0n);
}

function pointOf(bytes: Uint8Array): Point | null {
  const whole = number(bytes);
  const y = mod(whole & ((1n << 255n) - 1n));
  const x = recovered(y, whole >> 255n);
  return x === null ? null : [x, y, 1n, mod(x * y)];
}

const BASE_Y = mod(4n * inverse(5n));
const BASE_X = recovered(BASE_Y, 0n)!;
const BASE: Point = [BASE_X, BASE_Y, 1n, mod(BASE_X * BASE_Y)];

function bytesOf(point: Point): Uint8Array {
  const z = inverse(point[2]);
  let whole = mod(point[1] * z) | ((mod(point[0] * z) & 1n) << 255n);
  return Uint8Array.from({ length: 32 }, () => {
    const byte = Number(whole & 255n);
    whole >>= 8n;
    return byte;
  });
}

/** Whether a signature over a message was made with the secret half of a key. */
export function isSigned(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  const place = pointOf(key);
  const scalar = number(signature.subarray(32));
  if (place === null || scalar >= ORDER) return false;
  const hash = number(sha512(joined(signature.subarray(0, 32), key, message))) % ORDER;
  // scalar × base − hash × key, both in one walk over the bits.
  const away: Point = [mod(-place[0]), place[1], 1n, mod(-place[3])];
  const both = sum(BASE, away);
  let found = NOWHERE;
  for (let bit = 252n; bit >= 0n; bit -= 1n) {
    found = sum(found, found);
    const here = (scalar >> bit) & 1n;
    const there = (hash >> bit) & 1n;
    if (here && there) found = sum(found, both);
    else if (here) found = sum(found, BASE);
    else if (there) found = sum(found, away);
  }
  return bytesOf(found).every((byte, at) => byte === signature[at]);
}
