/**
 * Where things stand on the board: the Field Ring as a band along a rounded rectangle, the counting ring
 * outside it, the base plates inside. All in units of the board's own viewBox, y downwards.
 */

export const WIDTH = 1360;
export const HEIGHT = 1000;
export const FIELDS = 64;
export const POINTS = 100;

/** What the fields lie along: a rounded rectangle. */
export interface Band {
  /** Half the width and height of the line that runs along the middle of the band. */
  halfWidth: number;
  halfHeight: number;
  radius: number;
  /** How deep the band is, across. */
  depth: number;
  centre: readonly [number, number];
}

export const RING: Band = {
  halfWidth: WIDTH / 2 - 98,
  halfHeight: HEIGHT / 2 - 98,
  radius: 236,
  depth: 112,
  centre: [WIDTH / 2, HEIGHT / 2],
};

/** The ring of a phone: flat, for orientation only. */
export const SMALL: Band = { halfWidth: 368, halfHeight: 188, radius: 62, depth: 40, centre: [390, 210] };

/** A point of the ring and the direction outwards, in radians. */
export interface Place {
  x: number;
  y: number;
  out: number;
}

export function length(band: Band): number {
  const oneClick = 4 * (band.halfWidth + band.halfHeight - 2 * band.radius);
  return oneClick + 2 * Math.PI * band.radius;
}

/**
 * The point so far along the band, clockwise from the middle of the bottom left corner, and `outwards`
 * from its middle line.
 */
export function along(band: Band, distance: number, outwards = 0): Place {
  const { halfWidth, halfHeight, radius, centre } = band;
  const bend = (Math.PI / 2) * radius;
  const [x, y] = [halfWidth - radius, halfHeight - radius];
  const whole = length(band);
  // Sides and corners clockwise, from the end of the bottom left corner: length, centre, direction outwards.
  const parts: [number, number, number, number, boolean][] = [
    [2 * y, -halfWidth, y, Math.PI, false],
    [bend, -x, -y, Math.PI, true],
    [2 * x, -x, -halfHeight, 1.5 * Math.PI, false],
    [bend, x, -y, 1.5 * Math.PI, true],
    [2 * y, halfWidth, -y, 0, false],
    [bend, x, y, 0, true],
    [2 * x, x, halfHeight, 0.5 * Math.PI, false],
    [bend, -x, y, 0.5 * Math.PI, true],
  ];
  let left = (((distance - bend / 2) % whole) + whole) % whole;
  for (const [size, px, py, from, bent] of parts) {
    if (left > size) {
      left -= size;
      continue;
    }
    const out = bent ? from + left / radius : from;
    const reach = (bent ? radius : 0) + outwards;
    const forwards = out + Math.PI / 2;
    const walked = bent ? 0 : left;
    return {
      x: centre[0] + px + Math.cos(out) * reach + Math.cos(forwards) * walked,
      y: centre[1] + py + Math.sin(out) * reach + Math.sin(forwards) * walked,
      out: out % (2 * Math.PI),
    };
  }
  throw new Error(`${distance} is nowhere on the ring`);
}

/** The middle of a field, or a point `outwards` of it (inwards if negative) and `forwards` along the ring. */
export function place(field: number, outwards = 0, forwards = 0, band = RING): Place {
  return along(band, (field * length(band)) / FIELDS + forwards, outwards);
}

/** The corners of a field, with a gap to its neighbours, from the outer edge of its beginning clockwise. */
export function corners(field: number, from: number, to: number, band = RING, gap = 1.5): [number, number][] {
  const half = length(band) / FIELDS / 2;
  const edge = (side: number, outwards: number): [number, number] => {
    // The gap is as wide at the inner edge of a bend as at the outer one.
    const at = place(field, outwards, side * half, band);
    const forwards = at.out + Math.PI / 2;
    return [at.x - side * Math.cos(forwards) * gap, at.y - side * Math.sin(forwards) * gap];
  };
  return [edge(-1, to), edge(1, to), edge(1, from), edge(-1, from)];
}

/** A stripe of a field between two depths, as a path; the whole field by default. */
export function stripe(field: number, from = -RING.depth / 2, to = RING.depth / 2, band = RING): string {
  const points = corners(field, from, to, band).map((corner) => corner.map((value) => value.toFixed(1)).join(" "));
  return `M${points.join("L")}Z`;
}

/** How a text along the direction outwards is turned so that nobody has to read it upside down, in degrees. */
export function upright(out: number): number {
  const degrees = ((out * 180) / Math.PI + 360) % 360;
  return degrees > 89.5 && degrees < 269.5 ? degrees - 180 : degrees;
}

/** Turned with the band, for things that lie flat on it: x along the ring, y inwards. */
export function lying(at: Place): string {
  const degrees = (at.out * 180) / Math.PI + 90;
  return `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${degrees.toFixed(1)})`;
}

/** Where a number of the counting ring stands: 100 steps around the outside, over and over. */
export function counting(points: number): Place {
  const lap = ((points % POINTS) + POINTS) % POINTS;
  return along(RING, (lap / POINTS) * length(RING), RING.depth / 2 + 21);
}

/** The fields a Governor comes past on its way, its end included; oneClick there if it did not walk. */
export function way(from: number, to: number, farthest = 20): number[] {
  const ahead = (to - from + FIELDS) % FIELDS;
  const back = FIELDS - ahead;
  if (ahead === 0) return [];
  const steps = ahead <= farthest ? ahead : back <= farthest ? back : 0;
  if (!steps) return [to];
  const sense = ahead <= farthest ? 1 : -1;
  return Array.from({ length: steps }, (_, at) => (from + sense * (at + 1) + FIELDS) % FIELDS);
}
