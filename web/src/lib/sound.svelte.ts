/** The page's sounds, and what is written instead of them for whoever does not hear them. Nothing is fetched or played until
 * somebody switches sound on. The files are made by `tools/sounds.py`. */

import { cuesOf, type LineSounds, type Sound } from "./cues";
import type { Happening, Scene } from "./scenes";
import { settings } from "./settings.svelte";

const FILES = import.meta.glob<string>("../sounds/*.wav", { query: "?url", import: "default", eager: true });
/** So long a caption stays. */
const READ = 1600;
/** What comes more often than that is one sound, and one caption. */
const AT_ONCE = 40;

class Sounds {
  /** What sounds just now, where captions are on. */
  caption: Sound | null = $state(null);
  #context: AudioContext | null = null;
  readonly #buffers = new Map<Sound, Promise<AudioBuffer>>();
  readonly #last = new Map<Sound, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Fetch all of them, so that the first one does not come late. */
  prepare(): void {
    if (!settings.kept.sound) return;
    for (const path of Object.keys(FILES)) void this.#buffer(path.slice("../sounds/".length, -".wav".length) as Sound);
  }

  play(sound: Sound): void {
    const now = performance.now();
    if (now - (this.#last.get(sound) ?? -AT_ONCE) < AT_ONCE) return;
    this.#last.set(sound, now);
    if (settings.kept.captions) this.#write(sound);
    if (settings.kept.sound && settings.kept.volume > 0) void this.#sound(sound);
  }

  /** The sounds of a beat of a scene; `rate` is how many times as long as usual it lasts. */
  beat(scene: Scene, beat: number, step: Happening, rate: number, lines: LineSounds): void {
    for (const cue of cuesOf(scene, step, lines).filter((each) => each.beat === beat)) {
      for (let nth = 0; nth < (cue.times ?? 1); nth += 1) setTimeout(() => this.play(cue.sound), nth * (cue.every ?? 0) * rate);
    }
  }

  /** What was passed over in one go is heard once: the last of it. */
  passed(scenes: readonly Scene[], step: Happening, lines: LineSounds): void {
    const last = scenes.flatMap((scene) => cuesOf(scene, step, lines)).at(-1);
    if (last) this.play(last.sound);
  }

  async #sound(sound: Sound): Promise<void> {
    const context = this.#listened();
    // A browser lets a page sound only once somebody has pressed something on it.
    void context.resume();
    const source = context.createBufferSource();
    const volume = context.createGain();
    source.buffer = await this.#buffer(sound);
    // Ears count in ratios: half way along the slider is about half as loud.
    volume.gain.value = (settings.kept.volume / 100) ** 2;
    source.connect(volume).connect(context.destination);
    source.start();
  }

  #listened(): AudioContext {
    this.#context ??= new AudioContext();
    return this.#context;
  }

  #buffer(sound: Sound): Promise<AudioBuffer> {
    let found = this.#buffers.get(sound);
    if (found === undefined) {
      found = fetch(FILES[`../sounds/${sound}.wav`]!)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => this.#listened().decodeAudioData(bytes));
      // Without a line a sound is missing, and is fetched again the next time.
      found.catch(() => this.#buffers.delete(sound));
      this.#buffers.set(sound, found);
    }
    return found;
  }

  #write(sound: Sound): void {
    this.caption = sound;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.caption = null), READ);
  }
}

export const sounds = new Sounds();
