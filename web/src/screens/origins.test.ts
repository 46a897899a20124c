import { expect, it } from "vitest";
import { together } from "./origins";

it("tells rows of one origin together, in the order they come", () => {
  const ours = { kind: "reconstruction", source: "ours" };
  const rows = [
    { name: "Japan", ...ours },
    { name: "China", kind: "seed", source: "page 9" },
    { name: "Kenya", ...ours },
    { name: "Kenya", ...ours },
    { name: "", kind: "seed", source: "page 10" },
  ];
  expect(together(rows)).toEqual([
    { ...ours, names: ["Japan", "Kenya"], count: 3 },
    { kind: "seed", source: "page 9", names: ["China"], count: 1 },
    { kind: "seed", source: "page 10", names: [], count: 1 },
  ]);
});
