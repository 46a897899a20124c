import { expect, test } from "vitest";

import type { Question } from "../../../lib/answer_draft.svelte";
import type { Note } from "../../../lib/types";
import type { Field } from "../reading";
import { attacks } from "./attacks";
import { completes, counters, laid, lacking, plates, purchases } from "./bench";
import { dearest, likeliest, percent, rolls, share } from "./rolls";

function field(title: number, owner: number, units: number[], at = title, kind = "territory"): Field {
  return { at, id: `t${title}`, kind, name: { text: "", values: {} }, title, group: "", value: title, owner, units, justifiedLevels: 0, suspended: 0, agents: [], printed: {} } as unknown as Field;
}
function question(actions: Question["actions"], consequences: Question["consequences"] = actions.map(() => [])): Question {
  const notes = actions.map(({ verb }) => ({ text: `action-${verb}`, verb, fields: {} })) as unknown as Question["notes"];
  return { id: 1, kind: "options", must: true, actions, notes, consequences, verbs: [...new Set(actions.map(({ verb }) => verb))], tokens: [], opening: null, default: null };
}

test("one's own plates come with what the engine says they lack, the nearest to complete first", () => {
  const fields = [field(1, 0, [0, 0, 0, 0, 0]), field(2, 0, [1, 1, 1, 1, 0]), field(3, 1, [1, 1, 1, 1, 1]), field(4, 0, [2, 2, 2, 2, 2])];
  const facts = { developments: [[1, 1, 5, 5, 10, 20], [2, 1, 10, 5, 25, 65]], needs: [[1, 1, 1, 1, 1, 1, 1], [2, 1, 0, 0, 0, 0, 1]] };
  const asked = question([{ verb: "develop", territory: 2 }], [[{ text: "gb-costs-development", values: { eu: 10, points: 5 } }]]);
  const own = plates(fields, 0, facts, asked);
  expect(own.map((plate) => [plate.field.title, lacking(plate)])).toEqual([[2, 1], [1, 5], [4, Infinity]]);
  expect(own[0]).toMatchObject({ eu: 10, points: 5, feeNow: 25, feeThen: 65, develop: { action: { verb: "develop", territory: 2 } } });
  expect(completes(own[0]!, 4)).toBe(true);
  expect(completes(own[0]!, 0)).toBe(false);
  expect(own[2]?.missing).toBeNull();
});

test("a unit is laid off the stock, or moved off a plate", () => {
  expect(laid({ kind: 2, from: null }, 7)).toEqual({ verb: "allocate", kind: 2, territory: 7, count: 1 });
  expect(laid({ kind: 2, from: 3 }, 7)).toEqual({ verb: "transfer", kind: 2, source: 3, territory: 7, count: 1 });
});

test("counters and purchases hold one answer for each amount", () => {
  const bought = [1, 2, 3].map((count) => ({ verb: "buy-from-guild", guild: 0, kind: 1, count }));
  const asked = question([...bought, { verb: "take-from-guild", guild: 2, kind: 0, count: 1 }, { verb: "buy-points", points: 1 }, { verb: "buy-points", points: 2 }]);
  expect(counters(asked).map(({ key, amounts }) => [key, amounts.length])).toEqual([["buy-from-guild 0 1", 3], ["take-from-guild 2 0", 1]]);
  expect(purchases(asked).map(({ action }) => action["points"])).toEqual([1, 2]);
});

test("a roll's landings are shared out by what they mean", () => {
  const fields = Array.from({ length: 8 }, (_, at) => field(-1, -1, [], at, "influence"));
  const landings = [1, 2, 3, 4, 5, 6].map((at) => [1, 0, at, 1, at === 2 ? -40 : at === 3 ? 10 : 0, at === 4 ? 5 : 0, at === 2 ? 47 : -1, 0]);
  const [roll] = rolls(question([{ verb: "roll", dice: 1, backwards: 0 }]), { landings }, fields);
  expect(roll?.landings).toHaveLength(6);
  expect(percent(share(roll!, "gain"))).toBe(33);
  expect(percent(share(roll!, "pay"))).toBe(17);
  expect(percent(share(roll!, "other"))).toBe(50);
  expect(dearest(roll!)).toBe(40);
  expect(likeliest(roll!)?.field.at).toBe(1);
  expect(percent(0.001)).toBe(1);
});

test("attacks come with odds and stakes, the likeliest first", () => {
  const notes = (chance: number): Note[] => [{ text: "gb-forecast-attack", values: { percent: chance, mine: 3, theirs: 2 } }, { text: "gb-stakes-attack", values: { win: 4, lose: 7 } }];
  const found = attacks(question([{ verb: "pay-conference" }, { verb: "attack", origin: 1, target: 2, card: 0 }, { verb: "attack", origin: 3, target: 2, card: 5 }], [[], notes(40), notes(71)]));
  expect(found.map(({ at, origin, card, percent, win, lose }) => [at, origin, card, percent, win, lose])).toEqual([[2, 3, true, 71, 4, 7], [1, 1, false, 40, 4, 7]]);
});
