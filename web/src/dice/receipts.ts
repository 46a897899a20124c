/** Receipts: the server's signed word that an entry stands in the log of a table. */

import { field, isMap, whole } from "./forms";
import { digest, Unreadable, unhex, type Hashing } from "./hashing";
import type { Value, ValueMap } from "./json";

const NAMES = ["table", "public", "secret"];

/** The receipt is none, or says nothing about this report. */
export class NotAReceipt extends Error {}

/** The place of an entry that a right report lacks though a receipt has it; null where it has it. */
export async function missing(entries: readonly Value[], given: Value, by: Hashing): Promise<number | null> {
  const opening = field(entries[0], "proof");
  try {
    if (!isMap(given) || Object.keys(given).sort().join() !== "entry,public,receipt,secret,signature,table") throw new NotAReceipt("shape");
    if (given["receipt"] !== "statecraft-dice-receipt-1") throw new NotAReceipt("kind");
    const names = NAMES.map((name) => field(given, name));
    if (names.some((name, at) => name !== field(opening, NAMES[at]!))) throw new NotAReceipt("table");
    const { hash, signature: _signature, ...rest } = field(given, "entry") as ValueMap;
    if (hash === undefined || hash !== (await digest(by, "entry", rest))) throw new NotAReceipt("entry");
    const message = unhex(await digest(by, "receipt", [...names, hash]));
    const right = await by.isSigned(unhex(field(opening, "key")), unhex(given["signature"], 64), message);
    if (!right) throw new NotAReceipt("signature");
    const at = whole(rest["entry"], 0, Number.MAX_SAFE_INTEGER);
    const there = at < entries.length && field(entries[at], "hash") === hash;
    return there ? null : Math.min(at, entries.length - 1);
  } catch (problem) {
    throw problem instanceof Unreadable || problem instanceof TypeError ? new NotAReceipt(String(problem)) : problem;
  }
}
