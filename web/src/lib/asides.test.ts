import { describe, expect, it } from "vitest";

import { asidesNow, goOn, kindsOf, turnsTo, waitingBots } from "./asides";
import type { Aside } from "./patch";
import type { Seat, View } from "./types";

const seat = (number: number, kind: Seat["kind"], away = false): Seat => ({ seat: number, holder: number, name: `${number}`, kind, bot: null, person: null, away, face: "", mine: false });
const seats = [seat(0, "person"), seat(1, "person"), seat(2, "bot"), seat(3, "person", true)];
const at = (...waited_for: number[]) => ({ waited_for }) as unknown as View;
const aside = (seat: number, kind: string): Aside => ({ seat, kind, until: null });

describe("whom bots wait for", () => {
  it("is nobody while a person is to move", () => {
    const asides = [aside(0, "agents")];
    expect(asidesNow(asides, at(1), seats)).toEqual([]);
    expect(asidesNow(asides, at(1, 2), seats)).toEqual([]);
    expect(asidesNow(asides, at(), seats)).toEqual([]);
    expect(asidesNow(asides, at(2), seats)).toEqual(asides);
  });
  it("counts seats that a bot keeps warm as bots", () => {
    expect(waitingBots(at(3), seats)).toEqual([seats[3]]);
  });
  it("turns a screen to agents and offers, not to business", () => {
    const asides = [aside(0, "business"), aside(1, "agents"), aside(2, "agents")];
    expect(turnsTo(asides, [0, 1])).toEqual([1]);
    expect(turnsTo([aside(0, "answer-offer")], [0, 1])).toEqual([0]);
  });
  it("lets go of business for everybody at one screen, of agents for one seat only", () => {
    const asides = [aside(0, "business"), aside(0, "agents"), aside(1, "business"), aside(1, "agents"), aside(2, "business")];
    expect(goOn(asides, [0, 1], 0, ["business", "agents"])).toEqual([
      { seat: 0, kinds: ["business", "agents"] },
      { seat: 1, kinds: ["business"] },
    ]);
    expect(goOn(asides, [0, 1], 0, ["agents"])).toEqual([{ seat: 0, kinds: ["agents"] }]);
  });
  it("knows the kinds of each game, and what was chosen in another", () => {
    expect(kindsOf("global-powers", [])).toEqual(["answer-offer"]);
    expect(kindsOf("another", ["haggling"])).toEqual(["answer-offer", "haggling"]);
  });
});
