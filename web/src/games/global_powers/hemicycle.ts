/** A parliament as a half circle: where its seats are, and who sits there. */

export interface Place {
  x: number;
  y: number;
  party: number;
}

export interface Hemicycle {
  places: Place[];
  /** How large a seat may be drawn. */
  radius: number;
}

const INNER = 0.45;
/** A hollow one leaves room for figures on its floor. */
const HOLLOW = 0.7;
const LARGEST = 0.21;

/** Seats on a half circle of radius 1 over the origin, y upwards negative, wedge by wedge in party order. */
export function hemicycle(there: readonly number[], hollow = false): Hemicycle {
  const total = there.reduce((sum, count) => sum + count, 0);
  const arcs = hollow ? hollowArcs(total) : arcsFor(total);
  const inner = hollow ? HOLLOW : INNER;
  const radii = Array.from({ length: arcs }, (_, arc) => (arcs === 1 ? (hollow ? 0.86 : 0.8) : inner + ((1 - inner) * arc) / (arcs - 1)));
  const counts = shares(total, radii);
  const spots = radii.flatMap((radius, arc) => row(radius, counts[arc] ?? 0));
  // From left to right, and from the outer arc in where two are in line, so that parties sit in wedges.
  spots.sort((one, other) => one.angle - other.angle || other.radius - one.radius);
  const sitting = there.flatMap((count, party) => Array<number>(count).fill(party));
  const places = spots.map(({ radius, angle }, at) => ({
    x: -radius * Math.cos(angle),
    y: -radius * Math.sin(angle),
    party: sitting[at] ?? 0,
  }));
  return { places, radius: size(radii, counts) };
}

function hollowArcs(total: number): number {
  if (total <= 9) return 1;
  return total <= 17 ? 2 : 3;
}

function arcsFor(total: number): number {
  if (total <= 5) return 1;
  if (total <= 13) return 2;
  return total <= 26 ? 3 : 4;
}

/** So many seats on each arc that they stand about equally far apart; all of them together are the total. */
export function shares(total: number, radii: readonly number[]): number[] {
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  let left = total;
  let rest = length;
  return radii.map((radius) => {
    const count = rest > 0 ? Math.round((left * radius) / rest) : 0;
    left -= count;
    rest -= radius;
    return count;
  });
}

function row(radius: number, count: number): { radius: number; angle: number }[] {
  if (count === 1) return [{ radius, angle: Math.PI / 2 }];
  // A short row does not go all the way down to the floor.
  const spread = Math.min(1, 0.35 + 0.16 * count);
  const first = (Math.PI * (1 - spread)) / 2;
  return Array.from({ length: count }, (_, at) => ({ radius, angle: first + (Math.PI * spread * at) / (count - 1) }));
}

function size(radii: readonly number[], counts: readonly number[]): number {
  const between = radii.map((radius, arc) => {
    const count = counts[arc] ?? 0;
    return count > 1 ? (Math.PI * radius * Math.min(1, 0.35 + 0.16 * count)) / (count - 1) : 1;
  });
  const arcs = radii.length > 1 ? (radii[1] ?? 1) - (radii[0] ?? 0) : 1;
  return Math.min(LARGEST, Math.min(...between, arcs) * 0.46);
}
