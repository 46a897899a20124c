import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it, vi } from "vitest";

import { isSigned } from "./ed25519";
import { back, byScript, digest, hashing, hex, mac, unhex, type Hashing } from "./hashing";
import { canonical, NotAReport, parse, type ValueMap, type Value } from "./json";
import { decided } from "./outcome";
import { sha256, sha512 } from "./sha";
import { beyond, pips, tallies, tally } from "./tally";
import { isRound } from "./beacon";
import { makeKey, signed } from "./keys";
import { promiseToSign, seedToSign } from "./promises";
import { NotAReceipt } from "./receipts";
import { read, verify, type Report } from "./verify";

/** The same vectors that Statecraft and the stand-alone script are held to. */
vi.setConfig({ testTimeout: 120_000 });
const text = (name: string): string => readFileSync(resolve(import.meta.dirname, "../../../tests/fairdice/vectors", name), "utf-8");
const rows = (value: Value | undefined): ValueMap[] => value as ValueMap[];
const spoilt = (bytes: Uint8Array, at: number, byte: number): Uint8Array => bytes.map((each, place) => (place === at ? byte : each));
/** Most entries of tampered reports are those of others: their signatures are checked once. */
function once(by: Hashing): Hashing {
  const known = new Map<string, Promise<boolean>>();
  return {
    ...by,
    isSigned: (...given) => {
      const name = given.map(hex).join();
      const found = known.get(name) ?? by.isSigned(...given);
      known.set(name, found);
      return found;
    },
  };
}
const both = [once(byScript), once(hashing())];
const reportOf = (row: ValueMap): Report => ({ format: Number(String(row["report"]).slice(-1)), entries: row["entries"] as Value[] });

it("this machine has WebCrypto, so both ways are tested", () => {
  expect(both.map((by) => by.name)).toEqual(["script", "browser"]);
});

describe.each(both)("by the $name", (by) => {
  it("hashes as the vectors say", async () => {
    const vectors = parse(text("hashes.json")) as ValueMap;
    for (const row of rows(vectors["canonical"])) expect(canonical(row["value"]!)).toBe(row["text"]);
    for (const row of rows(vectors["sha256"])) expect(await digest(by, String(row["tag"]), row["value"]!)).toBe(row["hash"]);
    for (const row of rows(vectors["hmac"])) {
      expect(await mac(by, unhex(row["key"]), String(row["tag"]), row["value"]!)).toBe(row["hmac"]);
    }
  });

  it("walks the chain", async () => {
    const elements = rows((parse(text("chain.json")) as ValueMap)["elements"]).filter((row) => Number(row["number"]) < 300);
    for (const row of elements) {
      const tip = await back(by, unhex(row["element"]), Number(row["number"]));
      expect(hex(tip)).toBe(elements[0]!["element"]);
    }
  });

  it("rolls, draws and deals as the vectors say", async () => {
    for (const row of parse(text("outcomes.json")) as ValueMap[]) {
      const about = [row["key"]!, row["number"]!, row["purpose"]!, row["dice"]!];
      const proven = await mac(by, unhex(row["element"]), "roll", about);
      expect(proven).toBe(row["hmac"]);
      expect(await decided(by, row["dice"]!, proven)).toEqual(row["result"]);
    }
  });

  it("finds honest reports right, to their end or as far as they go", async () => {
    const whole = await verify(read(text("report.json")), by);
    expect(whole).toMatchObject({ wrong: null, closed: "over", unopened: 0 });
    expect(whole.checked).toBe(read(text("report.json")).entries.length);
    const running = await verify(read(text("report-running.json")), by);
    expect(running).toMatchObject({ wrong: null, closed: "" });
    expect(running.unopened).toBeGreaterThan(0);
  });

  it("finds every lie of a server that signs again, at its entry and with its reason", async () => {
    const lies = parse(text("lies.json")) as ValueMap[];
    expect(lies).toHaveLength(10);
    for (const lie of lies) {
      const { wrong } = await verify(reportOf(lie), by);
      expect(wrong, String(lie["name"])).toMatchObject({ entry: lie["entry"], reason: `dice-wrong-${String(lie["reason"])}` });
    }
  });

  it("finds an eventful report of the second format right, and names what is to be named", async () => {
    const verdict = await verify(read(text("report-2.json")), by);
    expect(verdict).toMatchObject({ wrong: null, format: 2, missing: [2], unsigned: [], again: [1, 0], dropped: [1] });
    expect(verdict).toMatchObject({ burned: [5], rounds: 4, stale: 1, closed: "over" });
  });

  it("finds every trick of a server, a player or a stranger where the others find it", async () => {
    const tricks = parse(text("tricks.json")) as ValueMap[];
    expect(new Set(tricks.map((trick) => trick["name"])).size).toBeGreaterThanOrEqual(40);
    for (const trick of tricks) {
      const { wrong } = await verify(reportOf(trick), by);
      expect(wrong, String(trick["name"])).toMatchObject({ entry: trick["entry"], reason: `dice-wrong-${String(trick["reason"])}` });
    }
  });

  it("finds a lost seed by its receipt, and takes no receipt that was made up", async () => {
    const data = parse(text("receipts.json")) as ValueMap;
    const [kept, lost] = rows(data["receipts"]);
    const [whole, less] = [read(text("report-2.json")), reportOf(data["lost"] as ValueMap)];
    const check = (report: Report, ...given: Value[]) => verify(report, by, undefined, given);
    expect((await check(whole, kept!, lost!)).wrong).toBeNull();
    expect((await check(less, kept!)).wrong).toBeNull();
    expect((await check(less, lost!)).wrong).toEqual({ entry: (lost!["entry"] as ValueMap)["entry"], reason: "dice-wrong-receipt", values: {} });
    const forged: Value[] = [{ ...lost!, table: "another" }, { ...lost!, signature: kept!["signature"]! }, { ...lost!, entry: null }, {}, null, []];
    for (const bad of forged) await expect(check(whole, bad)).rejects.toThrow(NotAReceipt);
  });
});

it("finds what an outsider changes in the file: at its entry, whatever field it is", async () => {
  const entries = read(text("report.json")).entries as ValueMap[];
  const kinds = new Set(entries.map((entry) => entry["kind"]));
  expect(kinds.size).toBe(10);
  for (const kind of kinds) {
    const at = entries.findIndex((entry) => entry["kind"] === kind);
    const entry = entries[at]!;
    for (const name of Object.keys(entry)) {
      const changed = entries.map((each) => ({ ...each }));
      const value = changed[at]![name];
      changed[at]![name] = typeof value === "string" ? (value.startsWith("1") ? "2" : "1") + value.slice(1) : [value ?? null];
      const { wrong } = await verify({ format: 1, entries: changed }, hashing());
      expect(wrong?.entry, `${name} of entry ${at}`).toBe(at);
    }
    const { [Object.keys(entry)[0]!]: _gone, ...less } = entry;
    const short = await verify({ format: 1, entries: entries.map((each, place) => (place === at ? less : each)) }, hashing());
    expect(short.wrong).toEqual({ entry: at, reason: "dice-wrong-shape", values: {} });
  }
});

it("finds an entry that was taken out or turned around", async () => {
  const { entries } = read(text("report.json"));
  const without = await verify({ format: 1, entries: entries.filter((_, at) => at !== 7) }, hashing());
  expect(without.wrong).toMatchObject({ entry: 7, reason: "dice-wrong-order" });
});

it("reads whole numbers alone, however large", () => {
  expect(parse(' {"a" : [1, -0, 12345678901234567890123], "__proto__": "é\\u00e9"} ')).toEqual(
    Object.assign(Object.create(null) as ValueMap, { a: [1, -0, 12345678901234567890123n], ["__proto__"]: "éé" }),
  );
  expect(canonical(parse("[12345678901234567890123,-0]"))).toBe("[12345678901234567890123,0]");
  expect(canonical({ "\u{1f600}": 1, "\uffee": 2, a: "\u007f\n😀" })).toBe('{"a":"\\u007f\\n\\ud83d\\ude00","\\uffee":2,"\\ud83d\\ude00":1}');
  for (const bad of ["1.0", "1e3", "NaN", "[1,]", "{1:2}", "01", '"\n"', "[1] 2", "", "[", '{"a" 1}', "tru"]) {
    expect(() => parse(bad), bad).toThrow(NotAReport);
  }
  for (const bad of ["{}", "7", '{"report":"statecraft-dice-1","entries":[]}', '{"report":"x","entries":[1]}', "[".repeat(100_000)]) {
    expect(() => read(bad), bad.slice(0, 50)).toThrow(NotAReport);
  }
});

it("hashes any length as Node does", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(sha512(message))).toBe(createHash("sha512").update(message).digest("hex"));
  }
  const key = new Uint8Array(20).fill(11);
  return byScript.hmac(key, new Uint8Array(9)).then((found) => {
    expect(hex(found)).toBe(createHmac("sha256", key).update(new Uint8Array(9)).digest("hex"));
  });
});

it("knows a signature from a forged one, by script as by WebCrypto", async () => {
  for (let round = 0; round < 4; round += 1) {
    const pair = generateKeyPairSync("ed25519");
    const key = new Uint8Array(pair.publicKey.export({ type: "spki", format: "der" }).subarray(-32));
    const message = Uint8Array.from({ length: 32 }, (_, at) => at * round);
    const signature = new Uint8Array(sign(null, message, pair.privateKey));
    const spoiled = [
      [key, spoilt(signature, 3, signature[3]! ^ 1), message],
      [key, spoilt(signature, 40, signature[40]! ^ 4), message],
      [spoilt(key, 0, key[0]! ^ 1), signature, message],
      [key, signature, spoilt(message, 0, 9)],
      [key, new Uint8Array(64).fill(255), message],
    ] as const;
    expect(isSigned(key, signature, message)).toBe(true);
    expect(await hashing().isSigned(key, signature, message)).toBe(true);
    for (const [by, mark, about] of spoiled) {
      expect(isSigned(by, mark, about)).toBe(false);
      expect(await hashing().isSigned(by, mark, about)).toBe(false);
    }
  }
});

it("knows a round that drand has published", async () => {
  const data = parse(text("beacon.json")) as ValueMap;
  const quicknet = data["beacon"] as unknown as { key: string; genesis: number; period: number };
  for (const [name, right] of [["right", true], ["wrong", false]] as const) {
    const row = data[name] as ValueMap;
    expect(await isRound(quicknet, Number(row["round"]), unhex(row["signature"], 48))).toBe(right);
  }
  expect(await isRound(quicknet, 1000, new Uint8Array(48))).toBe(false);
});

it("knows what browsers have signed for their seats", async () => {
  const about = parse(text("seeds.json")) as ValueMap;
  const names = ["table", "public", "secret"].map((name) => String(about[name]));
  for (const row of parse(text("seat-signatures.json")) as ValueMap[]) {
    const [key, seat] = [String(row["key"]), Number(row["seat"])];
    const [promise, show] = [row["promise"] as ValueMap, row["show"] as ValueMap];
    const [one, other] = await Promise.all([
      promiseToSign(byScript, names, seat, String(promise["commitment"]), key),
      seedToSign(byScript, names, seat, String(show["seed"]), key),
    ]);
    expect(isSigned(unhex(key), unhex(promise["signature"], 64), one)).toBe(true);
    expect(isSigned(unhex(key), unhex(show["signature"], 64), other)).toBe(true);
    expect(isSigned(unhex(key), unhex(show["signature"], 64), one)).toBe(false);
  }
});

it("signs alike by WebCrypto and by the library", async () => {
  const names = ["table-7", "public", "secret"];
  for (const subtle of [globalThis.crypto.subtle, undefined]) {
    const own = await makeKey(subtle);
    const message = await promiseToSign(byScript, names, 0, "ab".repeat(32), own.key);
    const marks = [await signed(own, message, globalThis.crypto.subtle), await signed(own, message, undefined)];
    expect(marks[0]).toBe(marks[1]);
    expect(isSigned(unhex(own.key), unhex(marks[0], 64), message)).toBe(true);
    const other = await seedToSign(byScript, names, 0, "ab".repeat(32), own.key);
    expect(isSigned(unhex(own.key), unhex(marks[0], 64), other)).toBe(false);
  }
});

it("takes to the script where the browser knows no Ed25519", async () => {
  const without = new Proxy(crypto.subtle, {
    get: (subtle, name: keyof SubtleCrypto) =>
      name === "importKey"
        ? (form: "raw", key: BufferSource, how: string | object, ...rest: [boolean, KeyUsage[]]) =>
            how === "Ed25519" ? Promise.reject(new DOMException("", "NotSupportedError")) : subtle.importKey(form, key, how as "HMAC", ...rest)
        : (subtle[name] as () => unknown).bind(subtle),
  });
  expect((await verify(read(text("report.json")), hashing(without))).wrong).toBeNull();
});

it("adds up what everybody's dice showed, with the band of honest ones", () => {
  const rolls: Value[] = [
    { who: 1, dice: { dice: [6, 8] }, result: [3, 1] },
    { who: null, dice: { dice: [6] }, result: [6] },
    { who: 0, dice: { dice: [6] }, result: [2] },
    { who: 1, dice: { dice: [6] }, result: [5] },
    { who: 1, dice: { deck: "ops", draw: [1] }, result: 1 },
  ];
  const rows = pips(rolls);
  expect(rows.map(({ who, rolls, dice, came, expected }) => [who, rolls, dice, came, expected])).toEqual([
    [0, 1, 1, 2, 3.5],
    [1, 2, 3, 9, 11.5],
    [null, 1, 1, 6, 3.5],
  ]);
  // A die of six has a variance of 35/12, one of eight 63/12.
  expect(rows[1]!.band).toBeCloseTo(1.96 * Math.sqrt((35 + 63 + 35) / 12));
});

it("counts faces and says how unusual they are", () => {
  expect(tallies([{ dice: { dice: [6, 8] }, result: [3, 1] }, { dice: { deck: "ops", draw: [1] }, result: 1 }, { dice: null, result: null }])).toMatchObject([
    { sides: 6, faces: [0, 0, 1, 0, 0, 0], rolls: 1, chance: null },
    { sides: 8, rolls: 1 },
  ]);
  expect(tally(6, [10, 10, 10, 10, 10, 10])).toMatchObject({ chiSquare: 0, chance: 1, expected: 10 });
  // Tables of χ²: 11.070 with 5, 30.144 with 19, 14.067 with 7 degrees of freedom are passed by 5 %.
  expect(beyond(11.0705, 5)).toBeCloseTo(0.05, 5);
  expect(beyond(30.1435, 19)).toBeCloseTo(0.05, 5);
  expect(beyond(14.0671, 7)).toBeCloseTo(0.05, 5);
  expect(beyond(2.167, 7)).toBeCloseTo(0.95, 3);
});
