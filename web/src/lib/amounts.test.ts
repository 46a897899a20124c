import { expect, it } from "vitest";
import { amounts } from "./amounts";
import type { Choice, Note } from "./types";

const say = ({ text, values }: Note): string => (text === "choice-men" ? `send ${String(values["value"])} men` : text);
const men = (value: number): Choice => ({ token: 10 + value, kind: "men", value, label: { text: "choice-men", values: { value } } });
const end: Choice = { token: 1, kind: "end", value: 0, label: { text: "choice-end", values: {} } };
const upTo = (most: number): Choice[] => Array.from({ length: most }, (_, value) => men(value));

it("takes many amounts apart around their numbers, and leaves the end", () => {
  const found = amounts([...upTo(12), end], say);
  expect(found.size).toBe(12);
  expect(found.get(21)).toEqual({ before: "send ", count: "11", after: " men" });
});

it("leaves few amounts, and what is no amount", () => {
  expect(amounts([...upTo(4), end], say).size).toBe(0);
  const named = { ...men(3), label: { text: "region-china", values: {} } };
  expect(amounts([...upTo(8), named], say).size).toBe(0);
});
