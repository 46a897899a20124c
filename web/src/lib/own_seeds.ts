/** What this browser keeps of my part in the dice of tables: seeds, keys and the server's receipts. */

import type { SeedTaken } from "../generated/messages";

export interface OwnSeed {
  seat: number;
  /** Table and tips of its chains, as they were when the seed was promised. */
  names: string[];
  seed: string;
  secret: string;
  key: string;
  /** Whether the seed was sent, and not refused. */
  sent: boolean;
  /** For the promise, then for the seed. */
  receipts: SeedTaken["receipt"][];
}

const PLACE = "dice:";
const MOST = 400;

/** A browser that keeps nothing remembers until the page is left. */
const here = new Map<string, string>();

const place = (table: string, seat: number): string => `${PLACE}${table}:${seat}`;

export function kept(table: string, seat: number): OwnSeed | null {
  const at = place(table, seat);
  const text = here.get(at) ?? storage()?.getItem(at) ?? null;
  return text === null ? null : (JSON.parse(text) as OwnSeed);
}

export function keep(table: string, own: OwnSeed): void {
  const at = place(table, own.seat);
  here.set(at, JSON.stringify(own));
  try {
    storage()?.setItem(at, JSON.stringify(own));
    forgetSome();
  } catch {
    // No room: it is remembered here.
  }
}

export function letGo(table: string, seat: number): void {
  here.delete(place(table, seat));
  storage()?.removeItem(place(table, seat));
}

/** My seeds at a table, for some seats. */
export function mySeeds(table: string, seats: readonly number[]): OwnSeed[] {
  return seats.map((seat) => kept(table, seat)).filter((own) => own !== null);
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Many tables later some of those that were kept are let go. */
function forgetSome(): void {
  const found = storage();
  if (found === null) return;
  const places = Array.from({ length: found.length }, (_, at) => found.key(at) ?? "").filter((name) => name.startsWith(PLACE));
  for (const old of places.slice(0, Math.max(0, places.length - MOST))) if (!here.has(old)) found.removeItem(old);
}
