/** Checking a report, entry by entry, from nothing but the report itself, as `statecraft verify` does:
 * in the same order, and the first wrong entry ends the check. docs/fair-dice.md says what is checked. */

import { back, digest, mac, Unreadable, unhex, hex, type Hashing } from "./hashing";
import { canonical, NotAReport, parse, same, type ValueMap, type Value } from "./json";
import { decided } from "./outcome";

const LINKS = 65_536;
const PLAY = 4;
const FIELDS = "before,dice,entry,hash,kind,number,proof,purpose,result,signature,when,who";
const PHASES: Record<string, number> = {
  opening: 0,
  "seed-committed": 1,
  "seed-revealed": 2,
  "seeds-closed": 3,
  roll: PLAY,
  draw: PLAY,
  skipped: PLAY,
  sealed: PLAY,
  opened: 5,
  closed: 6,
};
const ONCE = ["opening", "seeds-closed", "closed"];

/** The first entry that is wrong: its place, the text that says why, and its values. */
export interface Wrong {
  entry: number;
  reason: string;
  values: Record<string, number | string>;
}

/** What a check came to. Counts cover the entries up to the first wrong one. */
export interface Verdict {
  wrong: Wrong | null;
  table: string;
  game: string;
  key: string;
  /** `over` or `aborted`; empty while the game goes on. */
  closed: string;
  checked: number;
  rolls: number;
  draws: number;
  bids: number;
  skipped: number;
  unopened: number;
  seeds: number[];
  missing: number[];
}

/** Ends the check of an entry. */
class Found extends Error {
  readonly reason: string;
  readonly values: Record<string, number | string>;

  constructor(reason: string, values: Record<string, number | string> = {}) {
    super(reason);
    this.reason = `dice-wrong-${reason}`;
    this.values = values;
  }
}

/** The entries in the text of a report, unchecked. */
export function read(text: string): Value[] {
  let document: Value;
  try {
    document = parse(text);
  } catch (problem) {
    throw problem instanceof NotAReport ? problem : new NotAReport(String(problem));
  }
  const report = isMap(document) ? document : {};
  const entries = report["entries"];
  if (report["report"] !== "statecraft-dice-1") throw new NotAReport("another format");
  if (!Array.isArray(entries) || entries.length === 0) throw new NotAReport("no entries");
  return entries;
}

/** Check the entries of a report; `heard` is told from time to time how many were looked at. */
export async function verify(entries: readonly Value[], by: Hashing, heard: (count: number) => void = () => {}): Promise<Verdict> {
  const check = new Check(by);
  for (const [at, entry] of entries.entries()) {
    try {
      await check.entry(at, entry);
    } catch (problem) {
      check.verdict.wrong = { entry: at, ...reasonOf(problem) };
      break;
    }
    check.verdict.checked = at + 1;
    if (at % 50 === 49) {
      heard(at + 1);
      await new Promise((done) => setTimeout(done));
    }
  }
  return check.verdict;
}

function reasonOf(problem: unknown): Omit<Wrong, "entry"> {
  if (problem instanceof Found) return { reason: problem.reason, values: problem.values };
  if (problem instanceof Unreadable) return { reason: "dice-wrong-shape", values: {} };
  throw problem;
}

function isMap(value: Value | undefined): value is ValueMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field that must be there. */
function field(value: Value | undefined, name: string): Value {
  const found = isMap(value) ? value[name] : undefined;
  if (found === undefined) throw new Unreadable(name);
  return found;
}

function seatOf(entry: ValueMap): number {
  const who = entry["who"];
  if (typeof who !== "number") throw new Found("shape");
  return who;
}

interface Seen {
  number: number;
  element: string;
}

/** What is known of a log after so many entries. */
class Check {
  readonly verdict: Verdict = {
    wrong: null,
    table: "",
    game: "",
    key: "",
    closed: "",
    checked: 0,
    rolls: 0,
    draws: 0,
    bids: 0,
    skipped: 0,
    unopened: 0,
    seeds: [],
    missing: [],
  };
  readonly #by: Hashing;
  #signer = new Uint8Array();
  #before: Value = "0".repeat(64);
  #phase = -1;
  #tips: [string, string] = ["", ""];
  #committed = new Map<number, string>();
  #revealed = new Map<number, string>();
  #key: string | null = null;
  #number = 0;
  /** The last element seen of each chain, and its number. */
  #seen: Record<string, Seen> = {};
  #sealed: ValueMap[] = [];

  constructor(by: Hashing) {
    this.#by = by;
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
    this.#inOrder(kind, entry);
    await this.#content(String(kind), entry, entry["proof"]!);
    this.#before = written;
    this.#phase = PHASES[String(kind)]!;
  }

  #inOrder(kind: Value, entry: ValueMap): void {
    if (typeof kind !== "string" || !Object.hasOwn(PHASES, kind)) throw new Found("shape");
    const phase = PHASES[kind]!;
    if (kind === "seed-committed" && phase < this.#phase) throw new Found("late-seed", { seat: seatOf(entry) });
    const again = ONCE.includes(kind) && phase === this.#phase;
    if (phase < this.#phase || again || (phase === PLAY && this.#key === null)) throw new Found("phase", { kind });
  }

  async #content(kind: string, entry: ValueMap, proof: Value): Promise<void> {
    if (kind === "opening") this.#opening(proof);
    else if (kind === "seed-committed") {
      const seat = seatOf(entry);
      unhex(field(proof, "commitment"));
      this.#committed.set(seat, String(field(proof, "commitment")));
    } else if (kind === "seed-revealed") await this.#seed(seatOf(entry), proof);
    else if (kind === "seeds-closed") await this.#seedsClosed(proof);
    else if (kind === "sealed") {
      unhex(field(proof, "seal"));
      this.verdict.bids += 1;
      this.#keep(entry);
    } else if (kind === "opened") await this.#opened(entry, proof);
    else if (kind === "closed") this.#closed(entry);
    else await this.#numbered(kind, entry, proof);
  }

  #opening(proof: Value): void {
    const [table, game] = [field(proof, "table"), field(proof, "game")];
    const tips = [field(proof, "public"), field(proof, "secret")];
    if (typeof table !== "string" || typeof game !== "string" || tips[0] === tips[1]) throw new Found("shape");
    for (const tip of tips) this.#seen[String(tip)] = { number: 0, element: hex(unhex(tip)) };
    this.#tips = [String(tips[0]), String(tips[1])];
    Object.assign(this.verdict, { table, game, key: field(proof, "key") });
  }

  async #seed(seat: number, proof: Value): Promise<void> {
    if (!this.#committed.has(seat) || this.#revealed.has(seat)) throw new Found("seed", { seat });
    const seed = hex(unhex(field(proof, "seed")));
    const promise = await digest(this.#by, "seed", [this.verdict.table, ...this.#tips, seat, seed]);
    if (promise !== this.#committed.get(seat)) throw new Found("seed", { seat });
    this.#revealed.set(seat, seed);
    this.verdict.seeds.push(seat);
  }

  async #seedsClosed(proof: Value): Promise<void> {
    const ascending = (seats: Iterable<number>): number[] => [...seats].sort((one, other) => one - other);
    const owing = ascending(this.#committed.keys()).filter((seat) => !this.#revealed.has(seat));
    if (!same(field(proof, "missing"), owing)) throw new Found("seed-open");
    this.verdict.missing = owing;
    const shown = ascending(this.#revealed.keys()).map((seat) => [seat, this.#revealed.get(seat)!]);
    const key = await digest(this.#by, "key", [this.verdict.table, ...this.#tips, shown]);
    if (field(proof, "key") !== key) throw new Found("mixed");
    this.#key = key;
  }

  async #numbered(kind: string, entry: ValueMap, proof: Value): Promise<void> {
    const due = this.#number + 1;
    if (!same(entry["number"]!, due) || due > LINKS) {
      throw new Found("number", { number: canonical(entry["number"]!), expected: due });
    }
    if (entry["who"] !== null) seatOf(entry);
    this.#number = due;
    if (kind === "skipped") this.verdict.skipped += 1;
    else if (kind === "draw") {
      if (entry["dice"] !== null || entry["result"] !== null) throw new Found("shape");
      unhex(field(proof, "seal"));
      this.verdict.draws += 1;
      this.#keep(entry);
    } else {
      const element = await this.#element(this.#tips[0], due, proof);
      await this.#result(entry, due, element, field(proof, "hmac"));
      this.verdict.rolls += 1;
    }
  }

  #keep(entry: ValueMap): void {
    this.#sealed.push(entry);
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

  async #result(entry: ValueMap, number: number, element: Uint8Array, shown: Value): Promise<void> {
    const dice = entry["dice"]!;
    const proven = await mac(this.#by, element, "roll", [this.#key, number, entry["purpose"]!, dice]);
    if (shown !== null && shown !== proven) throw new Found("proof", { number });
    const right = await decided(this.#by, dice, proven);
    if (!same(entry["result"]!, right)) throw new Found("result", { number, right: canonical(right) });
  }

  async #opened(entry: ValueMap, proof: Value): Promise<void> {
    const kept = this.#sealed[0];
    if (kept === undefined || !same(field(proof, "entry"), kept["entry"]!)) throw new Found("opened");
    if (!["number", "purpose", "who"].every((name) => same(entry[name]!, kept[name]!))) throw new Found("opened");
    if (kept["kind"] === "sealed") await this.#bid(entry, kept, proof);
    else await this.#draw(entry, kept, proof);
    this.#sealed.shift();
    this.verdict.unopened -= 1;
  }

  async #bid(entry: ValueMap, kept: ValueMap, proof: Value): Promise<void> {
    const seat = seatOf(entry);
    const answer = [field(proof, "nonce"), kept["entry"]!, field(proof, "question"), field(proof, "action"), seat, entry["purpose"]!];
    if ((await digest(this.#by, "bid", answer)) !== field(kept["proof"], "seal")) throw new Found("bid", { seat });
  }

  async #draw(entry: ValueMap, kept: ValueMap, proof: Value): Promise<void> {
    const number = Number(entry["number"]);
    const element = await this.#element(this.#tips[1], number, proof);
    const about = [this.#key, number, entry["purpose"]!, entry["who"]!, entry["dice"]!, entry["result"]!];
    if ((await mac(this.#by, element, "seal", about)) !== field(kept["proof"], "seal")) throw new Found("seal", { number });
    await this.#result(entry, number, element, null);
  }

  #closed(entry: ValueMap): void {
    const [open] = this.#sealed;
    if (open !== undefined) throw new Found("unopened", { sealed: Number(open["entry"]) });
    if (entry["purpose"] !== "over" && entry["purpose"] !== "aborted") throw new Found("shape");
    this.verdict.closed = entry["purpose"];
  }
}
