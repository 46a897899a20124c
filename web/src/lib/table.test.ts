import { describe, expect, it } from "vitest";

import { isVeiled, seatToShow } from "./curtain";
import { reasons } from "./unavailable";
import { before, drawn, isSpot, later, verdict } from "./log";
import { momentOf, news, titled } from "./moments";
import { between, partnerOf, pressed } from "./offers";
import type { Line, Seen } from "./patch";
import { counted, pledgeOf, promised } from "./pledges";
import type { Pledge } from "./types";
import { orderOf, preferencesOf } from "./votes";

const line = (text: string, values: Line["values"] = {}, at = 1): Line => ({ text, values, at });

describe("one screen for several", () => {
  it("shows who is waited for, and stays there as long as it is waited for", () => {
    expect(seatToShow([0, 2], [2], null, null)).toBe(2);
    expect(seatToShow([0, 2], [0, 2], 2, null)).toBe(2);
    expect(seatToShow([0, 2], [], 2, null)).toBe(2);
    expect(seatToShow([0, 2], [0], 2, null)).toBe(0);
    expect(seatToShow([0, 2], [0], 0, 2)).toBe(2);
    expect(seatToShow([], [], null, null)).toBe(null);
  });
  it("is veiled between people, not between seats of one colour or for one person alone", () => {
    expect(isVeiled(0, null, [0], [0, 1])).toBe(false);
    expect(isVeiled(0, null, [0, 1], [0, 1])).toBe(true);
    expect(isVeiled(1, 0, [0, 1], [0, 1])).toBe(true);
    expect(isVeiled(1, 1, [0, 1], [0, 1])).toBe(false);
    expect(isVeiled(2, 0, [0, 2], [0, 1, 0, 1])).toBe(false);
  });
});

describe("offers", () => {
  const good = { token: 5, kind: "good", value: 0, label: { text: "choice-good", values: { value: 0 } } };
  it("take one at a press, or ten of what there is much of, and never more than there is", () => {
    expect(pressed({ ...good, most: 3 }, 1)).toBe(2);
    expect(pressed({ ...good, most: 3 }, 3)).toBe(3);
    expect(pressed({ ...good, most: 120 }, 5)).toBe(15);
    expect(pressed({ ...good, label: { text: "title-peru", values: {} } }, 1)).toBe(1);
  });
  it("are remembered for the two they were between", () => {
    const log = [
      line("event-offer-made", { seat: 0, holder: 1 }),
      line("event-offer-countered", { seat: 0, holder: 1 }),
      line("event-offer-made", { seat: 1, holder: 0 }),
      line("event-offer-made", { seat: 2, holder: 0 }),
      line("gb-event-rolled", { seat: 0 }),
    ];
    expect(between(log, [0, 1, 2], 0, 1)).toHaveLength(3);
    expect(between(log, [0, 1, 2], 1, 2)).toEqual([]);
    expect(partnerOf({ by: 2, to: 0 }, [0, 1, 2], 0)).toBe(2);
    expect(partnerOf({ by: 0, to: 1 }, [0, 1, 2], 0)).toBe(1);
  });
});

describe("promises", () => {
  const pledge = (status: Pledge["status"]): Pledge => ({ is: "pledge", by: 0, to: 1, kind: 0, what: 0, amount: 0, until: 3, status });

  it("say in each game what they are about", () => {
    expect(promised("globopolis", pledgeOf([1, 2, 20, 7]))).toEqual({ text: "pledge-row", values: { kind: 1, "pledge-what": 2, amount: 20, until: 7 } });
    expect(promised("global-powers", { kind: 2, what: 4, amount: 0, until: 0 })).toEqual({ text: "gp-web-promised", values: { kind: 2, region: 4 } });
  });
  it("are counted by what became of them, and marked in the log", () => {
    expect(counted([pledge("kept"), pledge("broken"), pledge("kept")])).toEqual({ standing: 0, kept: 2, broken: 1 });
    expect([line("event-pledge-kept"), line("event-pledge-broken"), line("gb-event-rolled")].map(verdict)).toEqual(["kept", "broken", null]);
  });
});

it("puts together what the same rule forbids", () => {
  const no = (say: string) => ({ text: say, say, rule: "GB-2.2", values: {} });
  const label = (value: number) => ({ text: "choice-territory", values: { value } });
  const found = reasons([
    { label: label(1), reasons: [no("not yours")] },
    { label: label(2), reasons: [no("no units")] },
    { label: label(3), reasons: [no("not yours")] },
  ]);
  expect(found.map((each) => each.labels.map(({ values }) => values["value"]))).toEqual([[1, 3], [2]]);
});

it("says once why not where the same rule forbids many, each with a sentence of its own", () => {
  const label = (value: number) => ({ text: "gb-land", values: { value } });
  const no = (say: string) => ({ text: "gb-refused-not-yours", say, rule: "GB-2.2", values: {} });
  const found = reasons([
    { label: label(1), reasons: [no("Alaska is not yours.")] },
    { label: label(2), reasons: [no("Canada is not yours.")] },
    { label: label(3), reasons: [{ ...no("Units go elsewhere."), rule: "GB-2.3" }] },
  ]);
  expect(found.map(({ labels, each, reasons }) => [labels.length, each, reasons[0]?.say])).toEqual([
    [2, true, "Alaska is not yours."],
    [1, false, "Units go elsewhere."],
  ]);
});

describe("a long log", () => {
  const whole = Array.from({ length: 2000 }, (_, at) => line(at % 3 ? "a" : "b", { turn: at }, Math.floor(at / 4)));
  it("draws a window of it, which goes back and forth", () => {
    expect(drawn(2000, null)).toEqual({ first: 1900, end: 2000 });
    expect(drawn(40, null)).toEqual({ first: 0, end: 40 });
    expect(drawn(2000, 1500)).toEqual({ first: 1500, end: 1800 });
    expect(later(2000, 1500)).toBe(1600);
    expect(later(2000, 1600)).toBe(null);
  });
  it("is completed by what was said before one came, also when more was said meanwhile", () => {
    expect(before(whole, whole.slice(-200))).toHaveLength(1800);
    expect(before(whole.slice(0, 1950), whole.slice(1700))).toEqual([]);
    expect(before([...whole, line("new")], whole.slice(-200))).toHaveLength(1800);
    expect(before(whole, [line("never heard of")])).toEqual([]);
  });
  it("knows the same place again", () => {
    expect(isSpot({ kind: "field", value: 2 }, { kind: "field", value: 2 })).toBe(true);
    expect(isSpot({ kind: "field", value: 2 }, null)).toBe(false);
  });
});

describe("attention", () => {
  const seen = (log: Line[], offers: object[]) => ({ log, view: { offers } }) as unknown as Seen;
  it("is called for by a turn, an offer to me, and dice", () => {
    const quiet = momentOf(seen([], [{ id: 1, to: 1 }]), false, 0);
    expect(news(quiet, quiet)).toEqual([]);
    expect(news(quiet, momentOf(seen([line("x", { dice: [3] }, 5)], []), true, 0))).toEqual(["turn", "dice"]);
    expect(news(quiet, momentOf(seen([], [{ id: 2, to: 0 }]), false, 0))).toEqual(["offer"]);
    expect(news(quiet, momentOf(seen([], [{ id: 2, to: 2 }]), false, 0))).toEqual([]);
    const nudge = line("event-nudge", { by: 1, seat: 0 }, 5);
    expect(news(quiet, momentOf({ ...seen([nudge], []), seat: 0 }, false, 0))).toEqual(["nudge"]);
    expect(news(quiet, momentOf({ ...seen([nudge], []), seat: 2 }, false, 0))).toEqual([]);
  });
  it("is in the title", () => {
    expect(titled("Globopolis", "Your turn", 2)).toBe("(2) ● Your turn · Globopolis");
    expect(titled("Globopolis", "", 0)).toBe("Globopolis");
  });
});

it("turns wishes for votes into an order, and back", () => {
  const order = orderOf({ 0: "yes", 2: "no", 3: "ask" });
  expect(order).toEqual({ is: "vote-order", kind: "vote", support: 1, oppose: 4 });
  expect(preferencesOf([order!], [0, 2, 3])).toEqual({ 0: "yes", 2: "no", 3: "ask" });
  expect(orderOf({ 1: "ask" })).toBe(null);
});
