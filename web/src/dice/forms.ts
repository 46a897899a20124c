/** The exact form of an entry: what it fills in, what its proof holds, and nothing besides (docs/fair-dice.md). */

import { Unreadable, unhex } from "./hashing";
import { same, type Value, type ValueMap } from "./json";

/** A field that must be there. */
export function field(value: Value | undefined, name: string): Value {
  const found = isMap(value) ? value[name] : undefined;
  if (found === undefined) throw new Unreadable(name);
  return found;
}

export function isMap(value: Value | undefined): value is ValueMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A whole number within bounds. */
export function whole(value: Value | undefined, low: number, high: number): number {
  if (typeof value !== "number" || value < low || value > high) throw new Unreadable("number");
  return value;
}

/** The seat an entry is about. */
export function seatOf(entry: ValueMap): number {
  return whole(entry["who"], 0, 4095);
}

const EMPTY: ValueMap = { number: null, purpose: "", who: null, dice: null, result: null };

/** Which of these an entry fills in. */
const FILLED: Record<string, readonly string[]> = {
  opening: [],
  "seed-committed": ["who"],
  "seed-dropped": ["who"],
  "seed-revealed": ["who"],
  "seeds-closed": [],
  burned: ["purpose"],
  beacon: [],
  roll: ["number", "purpose", "who", "dice", "result"],
  draw: ["number", "purpose", "who"],
  skipped: ["number"],
  sealed: ["purpose", "who"],
  opened: ["number", "purpose", "who", "dice", "result"],
  closed: ["purpose"],
};

const PROOFS: Record<string, string> = {
  opening: "game,key,public,secret,table",
  "seed-committed": "commitment",
  "seed-revealed": "seed",
  "seeds-closed": "key,missing",
  roll: "element,hmac",
  draw: "seal",
  skipped: "",
  sealed: "seal",
  closed: "",
};
const PROOFS_2: Record<string, string> = {
  ...PROOFS,
  opening: "beacon,format,game,key,public,secret,table",
  "seed-committed": "commitment,key,signature",
  "seed-dropped": "",
  "seed-revealed": "seed,signature",
  burned: "key,public,secret",
  beacon: "key,round,signature",
};
const proofs = (format: number): Record<string, string> => (format === 1 ? PROOFS : PROOFS_2);

/** Whether a format has entries of this kind. */
export function knows(format: number, kind: Value): kind is string {
  return typeof kind === "string" && (kind === "opened" || Object.hasOwn(proofs(format), kind));
}

/** Throws where an entry of a known kind says something that its kind has no place for. */
export function checkForm(format: number, kind: string, entry: ValueMap): void {
  for (const [name, nothing] of Object.entries(EMPTY)) {
    if (!FILLED[kind]!.includes(name) && !same(entry[name]!, nothing)) throw new Unreadable(name);
  }
  if (entry["who"] !== null) seatOf(entry);
  if (kind !== "opened") checkProof(entry["proof"], proofs(format)[kind]!);
}

/** Throws where a proof does not hold just these names, which are sorted. */
export function checkProof(proof: Value | undefined, names: string): void {
  if (!isMap(proof) || Object.keys(proof).sort().join() !== names) throw new Unreadable("proof");
}

/** A key and a signature of it, or neither. */
export function keyOf(proof: Value): string | null {
  const [key, signature] = [field(proof, "key"), field(proof, "signature")];
  if (key === null && signature === null) return null;
  unhex(key);
  unhex(signature, 64);
  return String(key);
}
