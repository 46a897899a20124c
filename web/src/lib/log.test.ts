import { expect, it } from "vitest";

import { rowsOf } from "./log";
import type { Line } from "./patch";

const line = (text: string, values: Line["values"] = {}): Line => ({ at: 1, text, values });
const routine = (text: string) => text === "placed";

it("has a heading for each turn, and tells routine of one player in one row", () => {
  const lines = [line("event-turn", { seat: 1, round: 3 }), ...[1, 2, 3, 4].map((title) => line("placed", { seat: 1, title })), line("placed", { seat: 2, title: 1 }), line("rolled", { seat: 1 }), line("event-turn", { seat: 2, round: 3 })];
  expect(rowsOf(lines, 10, routine)).toEqual([
    { is: "turn", at: 10, seat: 1 },
    { is: "run", at: 11, count: 4 },
    { is: "line", at: 15 },
    { is: "line", at: 16 },
    { is: "turn", at: 17, seat: 2 },
  ]);
});

it("leaves two lines alike as they are", () => {
  expect(rowsOf([line("placed", { seat: 1 }), line("placed", { seat: 1 })], 0, routine).map(({ is }) => is)).toEqual(["line", "line"]);
});

it("folds away only what is routine", () => {
  expect(rowsOf([1, 2, 3].map(() => line("battle", { seat: 1, dice: [3] })), 0, routine)).toHaveLength(3);
});
