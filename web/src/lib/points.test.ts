import { expect, it } from "vitest";

import { figure, share } from "./points";
import { Texts } from "./texts";

it("measures bars by the mark, not by the leader", () => {
  const scores = [20, 10, -4];
  expect(scores.map((score) => share(score, 40, scores))).toEqual([0.5, 0.25, 0]);
  expect(share(56, 45, [56, 11])).toBe(1);
});

it("measures bars by the leader where points decide nothing", () => {
  expect(share(10, 0, [20, 10])).toBe(0.5);
  expect(share(0, 0, [0, 0])).toBe(0);
});

it("writes points with a true minus, and halves as halves", () => {
  expect([figure(-1), figure(11.5), figure(-0.5), figure(0), figure(1200)]).toEqual(["−1", "11½", "−½", "0", "1200"]);
});

it("writes a true minus in sentences too, and leaves what is no number alone", () => {
  const texts = new Texts("en", ["lost = { $name } has { $points } points, by 2-1 on a-1."]);
  expect(texts.say("lost", { name: "Ann-Kathrin", points: -3 })).toBe("Ann-Kathrin has −3 points, by 2-1 on a-1.");
});

it("keeps the sign where a text tells one from many", () => {
  const texts = new Texts("en", ["points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}"]);
  expect(texts.say("points", { points: -1 })).toBe("−1 point");
});
