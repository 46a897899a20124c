/** Whether my own part in a table's dice is what I gave: what is kept here is held against the report. */

import type { OwnSeed } from "../lib/own_seeds";
import { field, isMap } from "./forms";
import type { Hashing } from "./hashing";
import type { Value } from "./json";
import { commitmentOf } from "./promises";
import { missing, NotAReceipt } from "./receipts";
import type { Report, Verdict, Wrong } from "./verify";

/** What is wrong, as the text `web-dice-alarm-…` says it. */
export interface Alarm {
  name: "wrong" | "receipt" | "chains" | "replaced" | "lost" | "stranger";
  seat: number | null;
  wrong: Wrong | null;
}

const alarm = (name: Alarm["name"], seat: number | null = null, wrong: Wrong | null = null): Alarm => ({ name, seat, wrong });

/** What a checked report says that cannot be so, as far as this browser knows; `pinned` is the server's key. */
export async function alarms(report: Report, verdict: Verdict, own: readonly OwnSeed[], pinned: string, by: Hashing): Promise<Alarm[]> {
  if (verdict.wrong !== null) return [alarm("wrong", null, verdict.wrong)];
  const found = pinned !== "" && verdict.key !== pinned ? [alarm("stranger")] : [];
  for (const mine of own) {
    const name = await wrongWith(report, mine, verdict.table, by);
    if (name !== null) found.push(alarm(name, mine.seat));
  }
  return found;
}

async function wrongWith(report: Report, mine: OwnSeed, table: string, by: Hashing): Promise<Alarm["name"] | null> {
  const opening = field(report.entries[0], "proof");
  const names = [table, field(opening, "public"), field(opening, "secret")];
  if (names.join() !== mine.names.join()) return "chains";
  if (mine.receipts.length === 0) return null;
  const standing = last(report.entries, mine.seat, ["seed-committed", "seed-dropped"]);
  const promise = await commitmentOf(by, mine.names, mine.seat, mine.seed);
  const isMine = isMap(standing) && standing["commitment"] === promise && (report.format === 1 || standing["key"] === mine.key);
  if (!isMine) return "replaced";
  try {
    for (const receipt of mine.receipts) {
      if ((await missing(report.entries, receipt as Value, by)) !== null) return mine.sent ? "lost" : "receipt";
    }
  } catch (problem) {
    if (problem instanceof NotAReceipt) return "receipt";
    throw problem;
  }
  const isClosed = report.entries.some((entry) => field(entry, "kind") === "seeds-closed");
  const seed = last(report.entries, mine.seat, ["seed-revealed"]);
  return isClosed && mine.sent && (!isMap(seed) || seed["seed"] !== mine.seed) ? "lost" : null;
}

/** The proof of the last entry of some kinds about a seat. */
function last(entries: readonly Value[], seat: number, kinds: readonly string[]): Value | undefined {
  const found = entries.filter((entry) => field(entry, "who") === seat && kinds.includes(String(field(entry, "kind")))).at(-1);
  return found === undefined ? undefined : field(found, "proof");
}
