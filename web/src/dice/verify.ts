/** Checking a report, entry by entry, from nothing but the report itself, as `statecraft verify` does:
 * in the same order, and the first wrong entry ends the check. docs/fair-dice.md says what is checked. */

import { beaconOf, isFresh, isRound, type Beacon } from "./beacon";
import { checkForm, checkProof, field, isMap, knows, seatOf, whole } from "./forms";
import { back, digest, mac, Unreadable, unhex, hex, type Hashing } from "./hashing";
import { canonical, NotAReport, parse, same, type ValueMap, type Value } from "./json";
import { decided } from "./outcome";
import { Promises } from "./promises";
import { missing } from "./receipts";
import { Found, nothingYet, type Verdict, type Wrong } from "./verdict";

export type { Verdict, Wrong } from "./verdict";

const LINKS = 65_536;
const PLAY = 4;
const FIELDS = "before,dice,entry,hash,kind,number,proof,purpose,result,signature,when,who";
const PHASES: Record<string, number> = {
  opening: 0,
  "seed-committed": 1,
  "seed-dropped": 1,
  "seed-revealed": 2,
  "seeds-closed": 3,
  beacon: PLAY,
  roll: PLAY,
  draw: PLAY,
  skipped: PLAY,
  sealed: PLAY,
  opened: 5,
  closed: 6,
};
const ONCE = ["opening", "seeds-closed", "closed"];

/** A report as it was read, unchecked. */
export interface Report {
  format: number;
  entries: Value[];
}

export function read(text: string): Report {
  let document: Value;
  try {
    document = parse(text);
  } catch (problem) {
    throw problem instanceof NotAReport ? problem : new NotAReport(String(problem));
  }
  const report = isMap(document) ? document : {};
  const entries = report["entries"];
  const format = ["statecraft-dice-1", "statecraft-dice-2"].indexOf(String(report["report"])) + 1;
  if (format === 0) throw new NotAReport("another format");
  if (!Array.isArray(entries) || entries.length === 0) throw new NotAReport("no entries");
  return { format, entries };
}

/** Check a report, and that it has the entries of some receipts; `heard` is told from time to time how many
 * entries were looked at. */
export async function verify(
  report: Report,
  by: Hashing,
  heard: (count: number) => void = () => {},
  receipts: readonly Value[] = [],
): Promise<Verdict> {
  const check = new Check(by, report.format);
  for (const [at, entry] of report.entries.entries()) {
    try {
      await check.entry(at, entry);
    } catch (problem) {
      check.verdict.wrong = { entry: at, ...reasonOf(problem) };
      return check.verdict;
    }
    check.verdict.checked = at + 1;
    if (at % 50 === 49) {
      heard(at + 1);
      await new Promise((done) => setTimeout(done));
    }
  }
  for (const receipt of receipts) {
    const entry = await missing(report.entries, receipt, by);
    if (entry !== null && check.verdict.wrong === null) check.verdict.wrong = { entry, reason: "dice-wrong-receipt", values: {} };
  }
  return check.verdict;
}

function reasonOf(problem: unknown): Omit<Wrong, "entry"> {
  if (problem instanceof Found) return { reason: problem.reason, values: problem.values };
  if (problem instanceof Unreadable) return { reason: "dice-wrong-shape", values: {} };
  throw problem;
}

interface Seen {
  number: number;
  element: string;
}

interface Kept {
  entry: ValueMap;
  /** The tip of its chain, and the key of the game at that time. */
  tip: string;
  key: string;
}

/** What is known of a log after so many entries. */
class Check {
  readonly verdict: Verdict;
  readonly #by: Hashing;
  readonly #promises: Promises;
  #signer = new Uint8Array();
  #before: Value = "0".repeat(64);
  #phase = -1;
  /** Those of the chains in use. */
  #tips: [string, string] = ["", ""];
  #key: string | null = null;
  #number = 0;
  #beacon: Beacon | null = null;
  #round = 0;
  /** The last element seen of each chain, and its number. */
  #seen: Record<string, Seen> = {};
  #sealed: Kept[] = [];

  constructor(by: Hashing, format: number) {
    this.#by = by;
    this.verdict = nothingYet(format);
    this.#promises = new Promises(by, this.verdict);
  }

  async entry(at: number, entry: Value): Promise<void> {
    if (!isMap(entry) || Object.keys(entry).sort().join() !== FIELDS) throw new Found("shape");
    if (!same(entry["entry"]!, at)) throw new Found("order");
    if (entry["before"] !== this.#before) throw new Found("before");
    const { hash: written, signature, ...rest } = entry;
    if (written !== (await digest(this.#by, "entry", rest))) throw new Found("hash");
    const kind = entry["kind"]!;
    if (at === 0) {
      if (kind !== "opening") throw new Found("phase", { kind: String(kind) });
      this.#signer = unhex(field(entry["proof"], "key")) as Uint8Array<ArrayBuffer>;
    }
    const right = await this.#by.isSigned(this.#signer, unhex(signature, 64), unhex(written));
    if (!right) throw new Found("signature");
    if (typeof entry["when"] !== "string" || typeof entry["purpose"] !== "string") throw new Found("shape");
    const phase = this.#inOrder(kind, entry);
    checkForm(this.verdict.format, String(kind), entry);
    await this.#content(String(kind), entry, entry["proof"]!);
    this.#before = written;
    this.#phase = phase;
  }

  /** The phase of an entry that may come here; `burned` has none of its own, and comes in any up to play. */
  #inOrder(kind: Value, entry: ValueMap): number {
    if (!knows(this.verdict.format, kind)) throw new Found("shape");
    const phase = PHASES[kind] ?? this.#phase;
    if (kind === "seed-committed" && phase < this.#phase) throw new Found("late-seed", { seat: seatOf(entry) });
    const again = ONCE.includes(kind) && phase === this.#phase;
    const early = phase === PLAY && this.#key === null;
    if (phase < this.#phase || again || early || (kind === "burned" && phase > PLAY)) throw new Found("phase", { kind });
    return phase;
  }

  async #content(kind: string, entry: ValueMap, proof: Value): Promise<void> {
    if (kind === "opening") this.#opening(proof);
    else if (kind === "seed-committed") await this.#promises.committed(seatOf(entry), proof);
    else if (kind === "seed-dropped") this.#promises.dropped(seatOf(entry));
    else if (kind === "seed-revealed") await this.#promises.revealed(seatOf(entry), proof);
    else if (kind === "seeds-closed") this.#mixed(proof, await this.#promises.closed(this.#tips, proof));
    else if (kind === "burned") await this.#burned(entry, proof);
    else if (kind === "beacon") await this.#mixIn(proof);
    else if (kind === "sealed") {
      seatOf(entry);
      unhex(field(proof, "seal"));
      this.verdict.bids += 1;
      this.#keep(entry);
    } else if (kind === "opened") await this.#opened(entry, proof);
    else if (kind === "closed") this.#closed(entry);
    else await this.#numbered(kind, entry, proof);
  }

  #opening(proof: Value): void {
    const [table, game] = [field(proof, "table"), field(proof, "game")];
    if (typeof table !== "string" || typeof game !== "string") throw new Found("shape");
    if (this.verdict.format === 2) {
      if (field(proof, "format") !== 2) throw new Found("shape");
      const described = field(proof, "beacon");
      if (described !== null) this.#beacon = beaconOf(described);
    }
    this.#use(proof);
    this.#promises.names = [table, ...this.#tips];
    Object.assign(this.verdict, { table, game, key: field(proof, "key"), beacon: this.#beacon?.key ?? "" });
  }

  /** Go on with these chains, which are none that were there before. */
  #use(proof: Value): void {
    const tips = ["public", "secret"].map((name) => hex(unhex(field(proof, name))));
    for (const tip of tips) {
      if (Object.hasOwn(this.#seen, tip)) throw new Found("shape");
      this.#seen[tip] = { number: 0, element: tip };
    }
    this.#tips = [tips[0]!, tips[1]!];
  }

  #mixed(proof: Value, key: string | null): void {
    if (field(proof, "key") !== key) throw new Found("mixed");
    this.#key = key;
  }

  async #burned(entry: ValueMap, proof: Value): Promise<void> {
    if (entry["purpose"] !== "restored") throw new Found("shape");
    this.#use(proof);
    this.#mixed(proof, this.#key === null ? null : await digest(this.#by, "burned", [this.#key, ...this.#tips]));
    this.verdict.burned.push(this.#number);
  }

  /** A round is the beacon's own, and later than the one before. */
  async #mixIn(proof: Value): Promise<void> {
    const round = whole(field(proof, "round"), 1, Number.MAX_SAFE_INTEGER);
    const signature = unhex(field(proof, "signature"), 48);
    if (this.#beacon === null || round <= this.#round || !(await isRound(this.#beacon, round, signature))) {
      throw new Found("beacon", { round: String(round) });
    }
    this.#mixed(proof, await digest(this.#by, "beacon", [this.#key, round, hex(signature)]));
    this.#round = round;
    this.verdict.rounds += 1;
  }

  async #numbered(kind: string, entry: ValueMap, proof: Value): Promise<void> {
    const due = this.#number + 1;
    if (!same(entry["number"]!, due) || due > LINKS) {
      throw new Found("number", { number: canonical(entry["number"]!), expected: due });
    }
    this.#number = due;
    if (kind === "skipped") {
      this.verdict.skipped += 1;
      return;
    }
    if (this.#beacon !== null && !isFresh(this.#beacon, this.#round, String(entry["when"]))) this.verdict.stale += 1;
    if (kind === "draw") {
      unhex(field(proof, "seal"));
      this.verdict.draws += 1;
      this.#keep(entry);
    } else {
      const element = await this.#element(this.#tips[0], due, proof);
      await this.#result(entry, due, element, this.#key!, hex(unhex(field(proof, "hmac"))));
      this.verdict.rolls += 1;
    }
  }

  #keep(entry: ValueMap): void {
    this.#sealed.push({ entry, tip: this.#tips[1], key: this.#key! });
    this.verdict.unopened += 1;
  }

  /** The element shown, if it hangs on the chain; elements come in order, so none is walked twice. */
  async #element(tip: string, number: number, proof: Value): Promise<Uint8Array> {
    const element = unhex(field(proof, "element"));
    const seen = this.#seen[tip]!;
    if (hex(await back(this.#by, element, number - seen.number)) !== seen.element) throw new Found("element", { number });
    this.#seen[tip] = { number, element: hex(element) };
    return element;
  }

  async #result(entry: ValueMap, number: number, element: Uint8Array, key: string, shown: Value): Promise<void> {
    const dice = entry["dice"]!;
    const proven = await mac(this.#by, element, "roll", [key, number, entry["purpose"]!, dice]);
    if (shown !== null && shown !== proven) throw new Found("proof", { number });
    const right = await decided(this.#by, dice, proven);
    if (!same(entry["result"]!, right)) throw new Found("result", { number, right: canonical(right) });
  }

  async #opened(entry: ValueMap, proof: Value): Promise<void> {
    const kept = this.#sealed[0];
    if (kept === undefined || !same(field(proof, "entry"), kept.entry["entry"]!)) throw new Found("opened");
    if (!["number", "purpose", "who"].every((name) => same(entry[name]!, kept.entry[name]!))) throw new Found("opened");
    if (kept.entry["kind"] === "sealed") await this.#answer(entry, kept, proof);
    else await this.#draw(entry, kept, proof);
    this.#sealed.shift();
    this.verdict.unopened -= 1;
  }

  async #answer(entry: ValueMap, kept: Kept, proof: Value): Promise<void> {
    checkProof(proof, "action,entry,nonce,question");
    const [nonce, action] = [field(proof, "nonce"), field(proof, "action")];
    unhex(nonce);
    const question = whole(field(proof, "question"), 0, Number.MAX_SAFE_INTEGER);
    if (typeof action !== "string" || entry["dice"] !== null || entry["result"] !== null) throw new Found("shape");
    const seat = seatOf(entry);
    const answer = [nonce, kept.entry["entry"]!, question, action, seat, entry["purpose"]!];
    if ((await digest(this.#by, "bid", answer)) !== field(kept.entry["proof"], "seal")) throw new Found("bid", { seat });
  }

  async #draw(entry: ValueMap, kept: Kept, proof: Value): Promise<void> {
    checkProof(proof, "element,entry");
    const number = Number(entry["number"]);
    const element = await this.#element(kept.tip, number, proof);
    const about = [kept.key, number, entry["purpose"]!, entry["who"]!, entry["dice"]!, entry["result"]!];
    if ((await mac(this.#by, element, "seal", about)) !== field(kept.entry["proof"], "seal")) throw new Found("seal", { number });
    await this.#result(entry, number, element, kept.key, null);
  }

  #closed(entry: ValueMap): void {
    const [open] = this.#sealed;
    if (open !== undefined) throw new Found("unopened", { sealed: Number(open.entry["entry"]) });
    if (entry["purpose"] !== "over" && entry["purpose"] !== "aborted") throw new Found("shape");
    this.verdict.closed = entry["purpose"];
  }
}
