import { expect, test } from "vitest";

import { unpadded } from "./base64url";
import { browserName, markOf } from "./push";

test("browsers are called what their readers call them", () => {
  const named: [string, string][] = [
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36", "Chrome · Windows"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1", "Safari · iPhone"],
    ["something else", ""],
  ];
  for (const [agent, name] of named) expect(browserName(agent)).toBe(name);
});

test("a key of the server is bytes", () => {
  expect([...unpadded("-_8A")]).toEqual([251, 255, 0]);
  expect([...unpadded("AQ")]).toEqual([1]);
});

test("a subscription is known by the same mark here and there", async () => {
  expect(await markOf("https://push.example.org/1")).toBe("572ed3dbb3c937f4");
});
