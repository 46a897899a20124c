/** My part of the dice: a seed for each of my seats, promised while the table is open and shown while it
 * starts. With one honest seed in it, the server cannot have chosen the luck (docs/fair-dice.md). */

import { ask, Refusal } from "./api";

interface Opening {
  entries: { proof: { table: string; public: string; secret: string } }[];
}

const place = (table: string, seat: number): string => `seed:${table}:${seat}`;

/** Promise a seed and keep it in this browser; a table that has started meanwhile takes none any more. */
export async function promiseSeed(table: string, seat: number): Promise<void> {
  if (sessionStorage.getItem(place(table, seat)) !== null) return;
  const { digest, hashing, hex } = await import("../dice/hashing");
  const report = await ask<Opening>("GET", `/api/tables/${table}/dice`);
  const opening = report.entries[0]!.proof;
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = await digest(hashing(), "seed", [opening.table, opening.public, opening.secret, seat, seed]);
  sessionStorage.setItem(place(table, seat), seed);
  await unlessRefused(ask("POST", `/api/tables/${table}/seats/${seat}/seed`, { commitment }));
}

/** Show what was promised. */
export async function showSeed(table: string, seat: number): Promise<void> {
  const seed = sessionStorage.getItem(place(table, seat));
  if (seed === null) return;
  sessionStorage.removeItem(place(table, seat));
  await unlessRefused(ask("POST", `/api/tables/${table}/seats/${seat}/seed`, { seed }));
}

/** Start a table of my own with my seeds in its dice. */
export async function startWithSeeds(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await promiseSeed(table, seat);
  await ask("POST", `/api/tables/${table}/start`);
  for (const seat of seats) await showSeed(table, seat);
}

/** That a seed comes too late, or that another device of mine has given one, keeps nobody from playing:
 * the report says whose seeds are in it. */
async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (no) {
    if (!(no instanceof Refusal)) throw no;
  }
}
