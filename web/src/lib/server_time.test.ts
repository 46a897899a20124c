import { afterEach, describe, expect, it, vi } from "vitest";

import { hearTime, serverTime } from "./server_time.svelte";

afterEach(() => vi.useRealTimers());

describe("the server's time", () => {
  it("is what the server says, whatever this machine's clock does", () => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
    hearTime(1_800_000_000);
    vi.advanceTimersByTime(5000);
    expect(serverTime()).toBeCloseTo(1_800_000_005, 1);
    // Somebody sets the clock by a day.
    vi.setSystemTime(new Date("2020-01-02T00:00:00Z"));
    expect(serverTime()).toBeCloseTo(1_800_000_005, 1);
    hearTime(1_800_000_007);
    expect(serverTime()).toBeCloseTo(1_800_000_007, 1);
  });
});
