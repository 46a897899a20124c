import { expect, test } from "vitest";

import type { Field } from "../reading";
import { left, placings, planned, posts } from "./posts";
import { needs, shelves, wanted } from "./shelves";

function field(title: number, owner: number, lacks: Field["lacks"] = [[], []], agents: Field["agents"] = []): Field {
  return { at: title, id: `t${title}`, kind: "territory", title, value: title, owner, lacks, agents } as unknown as Field;
}

test("posts come with what each number of agents does, the nearest to a die first", () => {
  const fields = [field(1, 0), field(2, 1, [[], []], [{ holder: 2, count: 2 }]), field(3, 0)];
  const found = posts({ agents: [[1, 0, 0, 1, 1, 1], [2, 0, -1, -1, 0, 1], [3, 2, 1, 1, 1, 1]] }, fields, 0);
  expect(found.map((post) => [post.field.title, post.here, post.others])).toEqual([[1, 0, 0], [2, 0, 2], [3, 2, 0]]);
});

test("a plan is carried out with what is called back first", () => {
  const all = posts({ agents: [[1, 0, 0, 1, 1, 1], [3, 2, 0, 0, 0, 0]] }, [field(1, 0), field(3, 0)], 0);
  const plan = { 1: 2, 3: 1 };
  expect(planned(all.find((post) => post.field.title === 3)!, plan)).toBe(1);
  expect(left(4, all, plan)).toBe(3);
  expect(placings(all, plan)).toEqual([
    { verb: "place-agents", territory: 3, count: 1 },
    { verb: "place-agents", territory: 1, count: 2 },
  ]);
  expect(placings(all, {})).toEqual([]);
});

test("a shelf is wanted as far as plates lack it, there is some and one can pay", () => {
  const facts = { shelves: [[7, 1, 5, 4, 4], [7, 4, 5, 4, 4]] };
  const fields = [field(1, 0, [[0, 1, 0, 0, 2], []]), field(2, 0, [[], [0, 1, 0, 0, 1]]), field(3, 1, [[0, 9, 0, 0, 9], []])];
  const found = shelves(facts, 7);
  expect(shelves(facts, 8)).toEqual([]);
  expect(needs(fields, 0, 1).map(({ field: { title }, count }) => [title, count])).toEqual([[2, 1], [1, 1]]);
  // Two of the first kind, one of which is in stock; three of the second.
  expect(wanted(found, fields, 0, [0, 1, 0, 0, 0])).toEqual([1, 3]);
});
