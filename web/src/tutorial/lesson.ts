/** A lesson as the server tells it, and what a learner sees of it line by line. */

import type { Lesson, Step as Changed } from "../generated/messages";
import { after, fromSnapshot, type Seen } from "../lib/patch";
import type { Json } from "../lib/types";

/** What the learner has been told after each line, the position before the first line first. */
export function sights(lesson: Lesson): Seen[] {
  const seen = [fromSnapshot(lesson.first)];
  for (const frame of lesson.frames) seen.push(after(seen.at(-1)!, frame));
  return seen;
}

/** Whether two answers are the same, in whatever order their fields were written. */
export function same(one: Json, other: Json): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${name}:${canonical(value[name]!)}`).join()}}`;
}

/** The lines from one to another at which something is heard: only these are worth a pause. */
export function pauses(frames: readonly Changed[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let line = from + 1; line < to; line += 1) if (frames[line - 1]?.log?.length) found.push(line);
  return [...found, to];
}

const PLACE = "statecraft-lesson-";

/** The step at which somebody left a lesson; 0 where nobody did. */
export function left(game: string, steps: number): number {
  try {
    const found = Number(localStorage.getItem(PLACE + game) ?? "0");
    return Number.isInteger(found) && found > 0 && found < steps - 1 ? found : 0;
  } catch {
    // A browser that keeps nothing: everybody begins at the beginning.
    return 0;
  }
}

export function keep(game: string, step: number): void {
  try {
    localStorage.setItem(PLACE + game, String(step));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
