/** Which fields a phone shows at reading size, and in which order. */

import { FIELDS } from "./ring";

const AHEAD = 18;
const BEHIND = 2;

/** The field one stands on; then what is fought about and what can be picked, by how far ahead it is; then the way
 * ahead, and what is just behind. */
export function stripOrder(home: number, open: readonly number[], fought: readonly number[]): number[] {
  const steps = (field: number) => (field - home + FIELDS) % FIELDS;
  const near = Array.from({ length: AHEAD }, (_, at) => (home + at + 1) % FIELDS);
  const behind = Array.from({ length: BEHIND }, (_, at) => (home - at - 1 + FIELDS) % FIELDS);
  return [...new Set([home, ...fought, ...[...open].sort((one, other) => steps(one) - steps(other)), ...near, ...behind])];
}
