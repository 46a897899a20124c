/** Rounds of a public beacon in the form of drand's quicknet. The curve is a large library, which is fetched
 * when a report has such rounds. */

import { field, isMap, whole } from "./forms";
import { hex, Unreadable, unhex } from "./hashing";
import type { Value } from "./json";
import { sha256 } from "./sha";

export interface Beacon {
  key: string;
  genesis: number;
  period: number;
}

export const QUICKNET =
  "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c" +
  "8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb" +
  "5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a";

/** A roll may use a round that is so many seconds old. */
const FRESH = 30;
const SUITE = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
const TIME = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?(Z|\+00:00)$/;

export function beaconOf(value: Value): Beacon {
  if (!isMap(value) || Object.keys(value).sort().join() !== "genesis,key,period") throw new Unreadable("beacon");
  unhex(value["key"], 96);
  const second = (name: string): number => whole(field(value, name), 1, 2 ** 40 - 1);
  return { key: String(value["key"]), genesis: second("genesis"), period: second("period") };
}

/** Whether a round is young enough for a roll at this time, as an entry writes it; 0 is no round yet. */
export function isFresh(beacon: Beacon, round: number, when: string): boolean {
  const at = seconds(when);
  return round > 0 && beacon.genesis + (round - 1) * beacon.period >= at - FRESH;
}

function seconds(when: string): number {
  const at = TIME.test(when) ? Date.parse(`${when.slice(0, 19)}Z`) : NaN;
  // The thirtieth of February is another day to some browsers.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 19) !== when.slice(0, 19)) throw new Unreadable("when");
  return at / 1000;
}

/** What was found out already: a page checks one report more than once, and each round takes its time. */
const known = new Map<string, Promise<boolean>>();

/** Whether a round is this beacon's. */
export function isRound(beacon: Beacon, round: number, signature: Uint8Array): Promise<boolean> {
  const name = `${beacon.key} ${round} ${hex(signature)}`;
  const found = known.get(name) ?? paired(beacon, round, signature);
  known.set(name, found);
  return found;
}

async function paired(beacon: Beacon, round: number, signature: Uint8Array): Promise<boolean> {
  const { bls12_381 } = await import("@noble/curves/bls12-381.js");
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  const { shortSignatures } = bls12_381;
  try {
    return shortSignatures.verify(signature, shortSignatures.hash(sha256(number), SUITE), unhex(beacon.key, 96));
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}
