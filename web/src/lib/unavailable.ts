/** Choices that the rules forbid, put together by why: many places are forbidden by the same rule. */

import type { UnavailableChoice } from "../generated/messages";
import type { Refused } from "./api";
import type { Note } from "./types";

export type { UnavailableChoice };

export interface Forbidden {
  key: string;
  labels: Note[];
  /** What is said of all of them, or of the first where each has a sentence of its own. */
  reasons: Refused[];
  each: boolean;
}

export function reasons(unavailable: readonly UnavailableChoice[]): Forbidden[] {
  const found = new Map<string, Forbidden>();
  for (const { label, reasons } of unavailable) {
    const key = reasons.map((reason) => `${reason.rule} ${reason.text}`).join("|");
    const known = found.get(key);
    if (known === undefined) found.set(key, { key, labels: [label], reasons, each: false });
    else {
      known.labels.push(label);
      known.each ||= reasons.some((reason, at) => reason.say !== known.reasons[at]?.say);
    }
  }
  return [...found.values()];
}
