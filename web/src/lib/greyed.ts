/** Choices that the rules forbid, put together by why: many places are forbidden by the same rule. */

import type { Refused } from "./api";
import type { Note } from "./types";

export interface GreyedChoice {
  label: Note;
  reasons: Refused[];
}

export interface Forbidden {
  key: string;
  labels: Note[];
  reasons: Refused[];
}

export function reasons(greyed: readonly GreyedChoice[]): Forbidden[] {
  const found = new Map<string, Forbidden>();
  for (const { label, reasons } of greyed) {
    const key = reasons.map((reason) => reason.say).join("|");
    const known = found.get(key);
    if (known === undefined) found.set(key, { key, labels: [label], reasons });
    else known.labels.push(label);
  }
  return [...found.values()];
}
