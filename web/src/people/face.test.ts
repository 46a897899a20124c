import { describe, expect, test } from "vitest";

import { BEARDS, EXTRAS, EYES, faceOf, MOUTHS, seedOf, STYLES } from "./face";

const SEEDS = Array.from({ length: 2000 }, (_, at) => (at * 7919).toString(16));

describe("faces", () => {
  test("the same seed is the same face", () => {
    for (const seed of ["ines", "otto", "0", "ffffffff"]) expect(faceOf(seed)).toEqual(faceOf(seed));
  });

  test("different seeds hardly ever look alike, not even without colours", () => {
    const whole = new Set(SEEDS.map((seed) => JSON.stringify(faceOf(seed))));
    expect(whole.size).toBeGreaterThan(0.99 * SEEDS.length);
    const forms = new Set(
      SEEDS.map((seed) => {
        const { style, eyes, mouth, beard, extra } = faceOf(seed);
        return [style, eyes, mouth, beard, extra].join();
      }),
    );
    expect(forms.size).toBeGreaterThan(900);
  });

  test("every form there is comes up", () => {
    const faces = SEEDS.map(faceOf);
    const seen = (of: (face: ReturnType<typeof faceOf>) => number) => new Set(faces.map(of)).size;
    expect([seen((face) => face.style), seen((face) => face.eyes), seen((face) => face.mouth), seen((face) => face.beard), seen((face) => face.extra)]).toEqual([STYLES, EYES, MOUTHS, BEARDS, EXTRAS]);
  });

  test("who has chosen none has one nevertheless", () => {
    expect(seedOf({ face: "k3", person: "0123456789ab", name: "Ada" })).toBe("k3");
    expect(seedOf({ face: "", person: "0123456789ab", name: "Ada" })).toBe("01234567");
    expect(seedOf({ face: "", person: null, name: "Steady 2" })).toBe("Steady 2");
  });
});
