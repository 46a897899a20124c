/** Where the pieces in the box come from: rows with the same origin are told together. */

import type { OriginRow } from "../generated/messages";

export interface Origin {
  kind: string;
  source: string;
  names: string[];
  count: number;
}

export function together(rows: readonly OriginRow[]): Origin[] {
  const found = new Map<string, Origin>();
  for (const { name, kind, source } of rows) {
    const key = `${kind} ${source}`;
    const origin = found.get(key) ?? { kind, source, names: [], count: 0 };
    found.set(key, origin);
    origin.count += 1;
    if (name && !origin.names.includes(name)) origin.names.push(name);
  }
  return [...found.values()];
}
