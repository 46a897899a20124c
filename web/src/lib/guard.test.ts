import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Guard, PAUSE } from "./guard.svelte";

const FRAME = 16;

/** An event as far as the guard looks at it. */
function click(detail = 1): { event: MouseEvent; kept: () => boolean } {
  const stopped = vi.fn();
  const event = { detail, stopPropagation: stopped, preventDefault: () => {} } as unknown as MouseEvent;
  return { event, kept: () => stopped.mock.calls.length > 0 };
}
class Key {
  readonly stopped = vi.fn();
  constructor(
    readonly key: string,
    readonly repeat = false,
  ) {}
  stopPropagation = () => this.stopped();
  preventDefault = () => {};
}

describe("the pause after a new question", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("KeyboardEvent", Key);
    // A page is drawn some milliseconds after it was told what to draw.
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function pressed(guard: Guard, detail = 1): boolean {
    const { event, kept } = click(detail);
    guard.keep(event);
    return !kept();
  }

  test("the first question of a page surprises nobody", () => {
    const guard = new Guard();
    guard.ask(null, "");
    guard.ask("1", "1");
    expect(pressed(guard)).toBe(true);
  });

  test("another one lets nothing through for a moment, whether it comes at once or after a while", () => {
    const guard = new Guard();
    guard.ask("1", "1");
    guard.ask("2", "2");
    expect(pressed(guard)).toBe(false);
    vi.advanceTimersByTime(FRAME + PAUSE - 1);
    expect(pressed(guard)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(pressed(guard)).toBe(true);
    guard.ask(null, "");
    expect(pressed(guard)).toBe(true);
    guard.ask("3", "3");
    expect(pressed(guard)).toBe(false);
  });

  test("where nothing is asked any more nothing is held back", () => {
    const guard = new Guard();
    guard.ask("1", "1");
    guard.ask("2", "2");
    guard.ask(null, "");
    const skip = new Key("s");
    guard.keep(skip as unknown as KeyboardEvent);
    expect(skip.stopped).not.toHaveBeenCalled();
    guard.ask("2", "2");
    expect(pressed(guard)).toBe(false);
  });

  test("keys that press are held back too, arrows are not", () => {
    const guard = new Guard();
    guard.ask("1", "1");
    guard.ask("2", "2");
    for (const [key, held] of [["Enter", 1], ["2", 1], ["d", 1], ["ArrowDown", 0], ["Escape", 0]] as const) {
      const event = new Key(key);
      guard.keep(event as unknown as KeyboardEvent);
      expect(event.stopped).toHaveBeenCalledTimes(held);
    }
  });

  test("the second half of a double click counts only where the first one was", () => {
    const guard = new Guard();
    guard.ask("1", "1 begun");
    expect(pressed(guard)).toBe(true);
    expect(pressed(guard, 2)).toBe(true);
    guard.ask("1", "1 whole");
    expect(pressed(guard, 2)).toBe(false);
    expect(pressed(guard)).toBe(true);
  });
});
