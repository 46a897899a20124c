/** Points of a scoring as they are counted: region by region, and by where they come from. */

import type { Note } from "../../../lib/types";

export const SOURCES = ["sole", "majority", "coalition", "opposition", "economy", "un", "before", "mauritius"] as const;
export type Source = (typeof SOURCES)[number];

/** Half points of one party by their source, as far as they are counted: the regions before `regions`, and the rest if `all`. */
export function counted(lines: readonly Note[], regions: number, all: boolean): Record<Source, number> {
  const found = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const { text, values } of lines) {
    const region = values["region"];
    if (typeof region === "number" ? region >= regions : !all) continue;
    const source = text.replace("gp-sheet-", "") as Source;
    const points = Number(values["half-points"]);
    // A sanctioned region counts half.
    const economy = Number(values["bonus"] ?? 0) * (values["sanctioned"] ? 1 : 2);
    found[source] += points - economy;
    found.economy += economy;
  }
  return found;
}

export function total(found: Record<Source, number>): number {
  return SOURCES.reduce((sum, source) => sum + found[source], 0);
}
