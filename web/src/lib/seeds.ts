/** My part of the dice: a seed for each of my seats, promised while the table is open and shown while it
 * starts, both signed with a key of this browser's own. With one honest seed in it, the server cannot have chosen
 * the luck (docs/fair-dice.md); what is kept here shows later whether mine is in it (`dice/own.ts`). */

import type { DiceReport, OpeningProof, SeedTaken } from "../generated/messages";
import { ask, Refusal } from "./api";
import { keep, kept, letGo, type OwnSeed } from "./own_seeds";

/** Promises and seeds on their way or taken: a seat is asked about again whenever its table changes. */
const promised = new Map<string, Promise<void>>();
const shown = new Map<string, Promise<void>>();

/** Promise a seed and keep it in this browser, once; a table that has started meanwhile takes none any more. */
export function promiseSeed(table: string, seat: number): Promise<void> {
  return once(promised, table, seat, promise);
}

/** Show what was promised. */
export function showSeed(table: string, seat: number): Promise<void> {
  return once(shown, table, seat, show);
}

/** Somebody has left a seat: what was promised there is void, and is promised anew where they come back. */
export function leftSeat(table: string, seat: number): void {
  promised.delete(`${table}:${seat}`);
}

function once(under: Map<string, Promise<void>>, table: string, seat: number, work: typeof show): Promise<void> {
  const key = `${table}:${seat}`;
  const known = under.get(key) ?? work(table, seat);
  under.set(key, known);
  // What did not reach the server can be sent again.
  known.catch(() => under.delete(key));
  return known;
}

async function promise(table: string, seat: number): Promise<void> {
  const [{ hashing, hex }, { makeKey, signed }, { commitmentOf, promiseToSign }] = await tools();
  const report = await ask<DiceReport>("GET", `/api/tables/${table}/dice`);
  const opening = report.entries[0]!.proof as OpeningProof;
  const names = [opening.table, opening.public, opening.secret];
  // Whether a promise of this page before it was loaded anew has arrived is not known: it is made again.
  const before = kept(table, seat);
  const known = before !== null && before.names.join() === names.join() ? before : null;
  const own: OwnSeed = known ?? {
    seat,
    names,
    seed: hex(crypto.getRandomValues(new Uint8Array(32))),
    ...(await makeKey()),
    sent: false,
    receipts: [],
  };
  const commitment = await commitmentOf(hashing(), names, seat, own.seed);
  const signature = await signed(own, await promiseToSign(hashing(), names, seat, commitment, own.key));
  keep(table, own);
  const stands = await taken(table, own, { commitment, key: own.key, signature });
  if (!stands && known === null) letGo(table, seat);
}

async function show(table: string, seat: number): Promise<void> {
  const own = kept(table, seat);
  // Shown already, before this page was loaded anew.
  if (own === null || own.receipts.some((each) => (each["entry"] as { kind?: string })?.kind === "seed-revealed")) return;
  const [{ hashing }, { signed }, { seedToSign }] = await tools();
  const signature = await signed(own, await seedToSign(hashing(), own.names, seat, own.seed, own.key));
  keep(table, { ...own, sent: true });
  await taken(table, { ...own, sent: true }, { seed: own.seed, signature });
}

const tools = () => Promise.all([import("../dice/hashing"), import("../dice/keys"), import("../dice/promises")]);

/** Start a table of my own with my seeds in its dice. */
export async function startWithSeeds(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await promiseSeed(table, seat);
  await ask("POST", `/api/tables/${table}/start`);
  for (const seat of seats) await showSeed(table, seat);
}

/** Send something and keep the receipt for it. That a seed comes too late, or that another device of mine has
 * given one, keeps nobody from playing: the report says whose seeds are in it. */
async function taken(table: string, own: OwnSeed, body: Record<string, string>): Promise<boolean> {
  try {
    const { receipt } = await ask<SeedTaken>("POST", `/api/tables/${table}/seats/${own.seat}/seed`, body);
    const others = own.receipts.filter((each) => JSON.stringify(each) !== JSON.stringify(receipt));
    keep(table, { ...own, receipts: [...others, receipt] });
    return true;
  } catch (no) {
    if (!(no instanceof Refusal)) throw no;
    // Refused is not lost.
    if (own.sent) keep(table, { ...own, sent: false });
    return false;
  }
}
