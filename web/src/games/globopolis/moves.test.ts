import { describe, expect, it } from "vitest";
import type { Note } from "../../lib/types";
import { moveOf } from "./moves";

const line = (text: string, seat: number, field: number): Note => ({ text, values: { seat, field } });

describe("how a Governor moves", () => {
  it("walks where dice could have led", () => {
    expect(moveOf(0, 62, 1, [])).toEqual({ manner: "walk", path: [63, 0, 1] });
    expect(moveOf(0, 5, 4, [])).toEqual({ manner: "walk", path: [4] });
  });

  it("flies where nobody would walk, and where the log says so", () => {
    expect(moveOf(0, 0, 32, []).manner).toBe("fly");
    expect(moveOf(1, 0, 16, [line("gb-event-flew", 1, 16)])).toEqual({ manner: "fly", path: [16] });
  });

  it("teleports by its own seat's line only", () => {
    const heard = [line("gb-event-teleported", 1, 20), line("gb-event-landed", 1, 20)];
    expect(moveOf(1, 13, 20, heard)).toEqual({ manner: "teleport", path: [20] });
    expect(moveOf(0, 13, 20, heard).manner).toBe("walk");
    expect(moveOf(1, 13, 21, heard).manner).toBe("walk");
  });
});
