import { expect, it } from "vitest";

import type { Plan } from "../generated/messages";
import { draughtOf, keyOf, orderOf } from "./plans";

const field = { kind: "territory", low: 0, high: 31, values: null };
const plan: Plan = {
  conditions: [
    { name: "attacked", field, others: false },
    { name: "aggressor", field: { kind: "holder", low: 0, high: 4, values: null }, others: true },
  ],
  replies: [{ name: "pass", fields: [], needs: [] }],
};

it("writes conditions in the plan's own order, and reads them again", () => {
  const made = { kind: "operation", conditions: { aggressor: 2, attacked: 7 }, reply: "pass", values: [] };
  const order = orderOf(made, plan);
  expect(order).toEqual({ is: "decided", kind: "operation", conditions: [["attacked", 7], ["aggressor", 2]], reply: "pass", values: [] });
  expect(draughtOf(order)).toEqual(made);
});

it("knows an order by its kind and conditions, in whatever order", () => {
  expect(keyOf("operation", [["attacked", 7], ["aggressor", 2]])).toBe(keyOf("operation", [["aggressor", 2], ["attacked", 7]]));
  expect(keyOf("operation", [["attacked", 7]])).not.toBe(keyOf("operation", []));
});
