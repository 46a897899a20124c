/** Small sounds, made on the spot; none until they are switched on. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "offer" | "nudge";

interface Tone {
  /** When it begins and how long it sounds, in seconds. */
  at: number;
  long: number;
  pitch: number;
  shape: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, long: 0.18, pitch: 523, shape: "sine" },
    { at: 0.14, long: 0.3, pitch: 784, shape: "sine" },
  ],
  dice: [0, 0.07, 0.16, 0.3].map((at, nth) => ({ at, long: 0.04, pitch: 190 + 35 * (nth % 2), shape: "triangle" as const })),
  nudge: [0, 0.12, 0.24].map((at) => ({ at, long: 0.08, pitch: 330, shape: "triangle" as const })),
  offer: [
    { at: 0, long: 0.14, pitch: 659, shape: "sine" },
    { at: 0.12, long: 0.2, pitch: 587, shape: "sine" },
  ],
};
const LOUD = 0.12;
const SILENT = 0.0001;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound) return;
  context ??= new AudioContext();
  // A browser lets a page sound only once somebody has pressed something on it.
  void context.resume();
  for (const tone of TONES[sound]) sounded(context, tone);
}

function sounded(to: AudioContext, { at, long, pitch, shape }: Tone): void {
  const start = to.currentTime + at;
  const voice = to.createOscillator();
  const volume = to.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUD, start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + long);
  voice.connect(volume).connect(to.destination);
  voice.start(start);
  voice.stop(start + long);
}
