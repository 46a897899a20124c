/** My part of the dice: a seed for each of my seats, promised while the table is open and shown while it
 * starts. With one honest seed in it, the server cannot have chosen the luck (docs/fair-dice.md). */

import type { DiceReport, OpeningProof } from "../generated/messages";
import { ask, Refusal } from "./api";

const place = (table: string, seat: number): string => `seed:${table}:${seat}`;

/** Promises on their way or made: a seat is asked about again whenever its table changes. */
const promised = new Map<string, Promise<void>>();

/** Promise a seed and keep it in this browser, once; a table that has started meanwhile takes none any more. */
export function promiseSeed(table: string, seat: number): Promise<void> {
  const key = place(table, seat);
  const known = promised.get(key) ?? promise(table, seat);
  promised.set(key, known);
  // What did not reach the server can be promised again.
  known.catch(() => promised.delete(key));
  return known;
}

async function promise(table: string, seat: number): Promise<void> {
  const { digest, hashing, hex } = await import("../dice/hashing");
  const report = await ask<DiceReport>("GET", `/api/tables/${table}/dice`);
  const opening = report.entries[0]!.proof as OpeningProof;
  // Whether a promise of this page before it was loaded anew has arrived is not known: it is made again.
  const kept = sessionStorage.getItem(place(table, seat));
  const seed = kept ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = await digest(hashing(), "seed", [opening.table, opening.public, opening.secret, seat, seed]);
  sessionStorage.setItem(place(table, seat), seed);
  const stands = await taken(ask("POST", `/api/tables/${table}/seats/${seat}/seed`, { commitment }));
  if (!stands && kept === null) sessionStorage.removeItem(place(table, seat));
}

/** Show what was promised. */
export async function showSeed(table: string, seat: number): Promise<void> {
  const seed = sessionStorage.getItem(place(table, seat));
  if (seed === null) return;
  sessionStorage.removeItem(place(table, seat));
  await taken(ask("POST", `/api/tables/${table}/seats/${seat}/seed`, { seed }));
}

/** Start a table of my own with my seeds in its dice. */
export async function startWithSeeds(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await promiseSeed(table, seat);
  await ask("POST", `/api/tables/${table}/start`);
  for (const seat of seats) await showSeed(table, seat);
}

/** That a seed comes too late, or that another device of mine has given one, keeps nobody from playing:
 * the report says whose seeds are in it. */
async function taken(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (no) {
    if (!(no instanceof Refusal)) throw no;
    return false;
  }
}
