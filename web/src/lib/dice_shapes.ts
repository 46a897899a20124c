/** The outlines of d6, d8, d10, d12 and d20 on a square of 40, and the edges one sees on them. */

export const OUTLINES: Record<number, string> = {
  6: "M9 4H31Q36 4 36 9V31Q36 36 31 36H9Q4 36 4 31V9Q4 4 9 4Z",
  8: "M20 1L38 20L20 39L2 20Z",
  10: "M20 1L38 17L36 25L20 39L4 25L2 17Z",
  12: "M20 1L36 9L39 24L29 38H11L1 24L4 9Z",
  20: "M20 1L37 10.5V29.5L20 39L3 29.5V10.5Z",
};

export const FACES: Record<number, string> = {
  6: "",
  8: "M2 20H38",
  10: "M2 17L20 26L38 17M20 26V39",
  12: "M20 9L30 16L26 28H14L10 16Z",
  20: "M20 8L32 27H8Z",
};

/** Where the pips of a six-sided die are, on the same square. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [[12, 12], [28, 28]],
  [[12, 12], [20, 20], [28, 28]],
  [[12, 12], [28, 12], [12, 28], [28, 28]],
  [[12, 12], [28, 12], [20, 20], [12, 28], [28, 28]],
  [[12, 11], [28, 11], [12, 20], [28, 20], [12, 29], [28, 29]],
];
