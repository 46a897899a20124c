import { expect, it } from "vitest";

import { read } from "./read";
import { box, facts, view } from "./testing";
import { travels } from "./travels";

const at = (change: Parameters<typeof view>[1]) => read(view([], change), box, facts);

it("sees nobody travel where nothing changed", () => {
  expect(travels(at({}), at({}))).toEqual([]);
});

it("sees politicians go from where they are missing to where they came", () => {
  const found = travels(at({}), at({ politicians: [1, 1, 2, 2, 0, 0], mauritius: [4, 0] }));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ party: 0, count: 2 });
});

it("sends them to several places", () => {
  const found = travels(at({}), at({ politicians: [3, 1, 3, 2, 1, 0], base: [8, 11] }));
  expect(found.map(({ party, count }) => [party, count])).toEqual([[0, 1], [0, 1]]);
  expect(found[0]?.from).toEqual(found[1]?.from);
});
