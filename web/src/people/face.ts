/** A face made of a seed: the same seed is always the same face, and others look different.
 *
 * It is a drawing and no rule: shapes in a box of 40, legible at 24 pixels. What tells faces apart is form first, hair, glasses,
 * beard and hat, and colour only besides. */

export interface Face {
  /** The ground behind the head, and what the head is made of. */
  ground: string;
  skin: string;
  hair: string;
  cloth: string;
  style: number;
  eyes: number;
  mouth: number;
  beard: number;
  extra: number;
}

const GROUNDS = ["#f2c9a1", "#b9d7ea", "#c9e4c5", "#f3e3a3", "#e6c5dc", "#d8d2ef", "#f5c4bd", "#cfd8dc"];
const SKINS = ["#ffe0c7", "#f3c6a0", "#dda679", "#b97a4f", "#8c5a3a", "#5f3d2a"];
const HAIRS = ["#22201f", "#4a2f1d", "#7a4a23", "#b5742a", "#d9b25f", "#8d8f96", "#e9e6df", "#a33b2a"];
const CLOTHES = ["#28406b", "#7a2e3a", "#2f5d4a", "#4a3a6b", "#8a5a1f", "#37474f"];
export const STYLES = 10;
export const EYES = 3;
export const MOUTHS = 4;
export const BEARDS = 4;
export const EXTRAS = 6;

/** Small whole numbers from a text, evenly spread: the generator mulberry32, begun by a hash of the text (FNV-1a). */
function numbers(seed: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function faceOf(seed: string): Face {
  const next = numbers(seed);
  const pick = (colours: readonly string[]): string => colours[next(colours.length)]!;
  const face = {
    ground: pick(GROUNDS),
    skin: pick(SKINS),
    hair: pick(HAIRS),
    cloth: pick(CLOTHES),
    style: next(STYLES),
    eyes: next(EYES),
    mouth: next(MOUTHS),
    beard: next(2 * BEARDS),
    extra: next(EXTRAS),
  };
  // Half of all faces have no beard, and long hair goes without one.
  return { ...face, beard: face.beard >= BEARDS || LONG.includes(face.style) ? 0 : face.beard };
}

const LONG = [2, 5, 8];

/** A seed for another face. */
export function anotherSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed of whoever sits somewhere: those who have chosen none have one by who they are. */
export function seedOf(row: { face: string; person: string | null; name: string }): string {
  return row.face || row.person?.slice(0, 8) || row.name;
}
