/** What the server tells, shown one thing after the other: the page follows this instead of the line itself, and is so
 * never ahead of the dice that it shows. Who wants no motion sees the same in the same order at once. */

import type { Ask, Command, Follower, Source } from "./live.svelte";
import type { Line, Seen, Update } from "./patch";
import { BEHIND, BEHIND_MINE, haste, lasts, PATIENCE, scenesOf, type Director, type Happening, type Scene } from "./scenes";
import type { Box } from "./types";

/** A step that waits to be shown, for one viewer. */
interface Waiting {
  name: string;
  step: Happening;
  scenes: Scene[];
  /** It was shown before, and is looked at once more. */
  again: boolean;
}

/** A step that was shown, for whoever wants to see it again. */
export interface Shown {
  step: Happening;
  scenes: Scene[];
}

const KEPT = 80;

/** What it follows. */
export type Followed = Source & { follower: Follower | null };

/** What it asks while it plays. */
export interface Wishes {
  box: () => Box | null;
  director: (game: string) => Director | null;
  /** How many times as long as at normal speed everything lasts; 0 where nothing is to move. */
  slowness: () => number;
  /** A beat of a scene begins, and lasts so many times as long as usual. */
  onbeat?: (scene: Scene, beat: number, step: Happening, rate: number) => void;
  /** Scenes were passed over, as nothing is to move. */
  onpassed?: (scenes: readonly Scene[], step: Happening) => void;
}

export class Theatre implements Source {
  /** What has been shown so far, by viewer. */
  seen: Record<string, Seen> = $state.raw({});
  /** The scene that is on, the beat it is at, and its number; null between scenes. */
  scene: Scene | null = $state.raw(null);
  beat = $state(0);
  number = $state(0);
  /** The step that the scene belongs to. */
  step: Happening | null = $state.raw(null);
  /** It waits for me to have seen it. */
  waits = $state(false);
  /** Old scenes are looked at once more. */
  again = $state(false);
  /** Something is being shown, or waits to be. */
  playing = $state(false);
  /** The steps of others' turns shown since my own one, oldest first. */
  lately: Shown[] = $state.raw([]);

  readonly #live: Followed;
  readonly #wishes: Wishes;
  /** Through whose eyes the table is looked at. */
  eyes = "gallery";
  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | null = null;
  /** Until when all must have been shown, as somebody waits for my answer. */
  #until: number | null = null;
  #skips = false;
  /** The scene that is on is cut to its last part; throws of what it belongs to are passed over. */
  #cuts = false;
  #passes = "";

  constructor(live: Followed, wishes: Wishes) {
    this.#live = live;
    this.#wishes = wishes;
    live.follower = this.#follow;
  }

  get line() {
    return this.#live.line;
  }
  get mine() {
    return this.#live.mine;
  }
  move(seat: number, command: Command): Promise<null> {
    return this.#live.move(seat, command);
  }
  ask<R extends Ask>(request: R) {
    return this.#live.ask(request);
  }

  /** The log with the lines of the scene that is on: dice roll by it that nobody may read of yet. */
  heardBy(seen: Seen): Line[] {
    if (this.scene === null || this.beat >= this.scene.told) return seen.log;
    return [...seen.log, ...this.scene.lines];
  }

  /** Whether a question of what is shown is still open by what the server has told since. */
  isStillAsked(question: number): boolean {
    return this.#live.seen[this.eyes]?.questions.some(({ id }) => id === question) ?? false;
  }

  /** Cut to the end of what is on; what concerns me still waits, unless I have seen it before. */
  skip(): void {
    this.#skips = true;
    this.#go();
  }

  /** Cut to how the scene that is on ends. */
  next(): void {
    this.#cuts = true;
    this.#go();
  }

  /** Cut to how that ends which the scene belongs to, such as a fight of several rounds. */
  finish(): void {
    this.#passes = this.scene?.kind ?? "";
    this.next();
  }

  /** I have seen it. */
  goOn(): void {
    this.#go();
  }

  /** See once more what others did since my own turn. */
  review(): void {
    if (this.playing || this.lately.length === 0) return;
    this.#queue = this.lately.map((shown) => ({ ...shown, name: this.eyes, again: true }));
    void this.#play();
  }

  close(): void {
    this.#live.follower = null;
    this.skip();
  }

  readonly #follow: Follower = (name, before, after, update) => {
    const [shown, box] = [this.seen[name], this.#wishes.box()];
    if (before === undefined || shown === undefined || update === null || before.view === null || box === null) return this.#jump(name, after);
    if (update.type !== "step") return this.#aside(name, after, update);
    const holders = after.view?.holders ?? [];
    const me = name === "gallery" ? null : (holders[Number(name)] ?? null);
    const step: Happening = { before, after, lines: update.log ?? [], box, me, holders };
    const scenes = name === this.eyes ? scenesOf(step, this.#wishes.director(box.game)) : [];
    this.#queue.push({ name, step, scenes, again: false });
    this.#hurry(after);
    void this.#play();
  };

  /** Whoever is asked and has a clock is told in time. */
  #hurry(after: Seen): void {
    const asked = after.questions.some((question) => question.must) && this.#due(after) !== null;
    this.#until = asked ? (this.#until ?? Date.now() + BEHIND_MINE) : null;
    if (asked && this.waits) setTimeout(() => this.waits && this.#go(), BEHIND_MINE);
  }

  #due(seen: Seen): number | null {
    return seen.seat === null ? null : (seen.clocks?.due[seen.seat] ?? seen.clocks?.phase ?? null);
  }

  /** All of it anew, such as after a lost line: what was to be shown is behind it. */
  #jump(name: string, after: Seen): void {
    this.#queue = this.#queue.filter((waiting) => waiting.name !== name);
    if (this.playing && name === this.eyes) this.skip();
    const known = Object.entries(this.#live.seen).map(([each, latest]) => [each, each === name ? after : (this.seen[each] ?? latest)] as const);
    this.seen = Object.fromEntries(known);
  }

  /** Talk, clocks and who is there are known at once. */
  #aside(name: string, after: Seen, update: Update): void {
    const shown = this.seen[name];
    if (shown === undefined) return;
    const { talk, clocks } = after;
    this.seen = { ...this.seen, [name]: { ...shown, talk, clocks, ...(this.#queue.length || this.playing ? {} : { seq: update.seq }) } };
  }

  async #play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      if (next.again) this.again = true;
      if (this.#wishes.slowness() > 0) await this.#show(next);
      else if (next.name === this.eyes) this.#wishes.onpassed?.(next.scenes, next.step);
      this.#end(next);
    }
    this.scene = this.step = null;
    this.#skips = this.again = this.playing = false;
    this.#passes = "";
    this.#until = null;
    this.seen = { ...this.#live.seen };
  }

  async #show({ name, step, scenes, again }: Waiting): Promise<void> {
    if (again) this.seen = { ...this.seen, [name]: { ...step.before, questions: [] } };
    for (const [at, scene] of scenes.entries()) {
      if ((this.#skips && (again || !scene.concerns)) || (scene.told > 0 && scene.kind === this.#passes)) {
        this.#tell(name, scene);
        continue;
      }
      this.#passes = "";
      this.#cuts = false;
      this.step = step;
      this.scene = scene;
      this.number += 1;
      const rate = this.#rate(scenes.slice(at));
      for (const [beat, ms] of scene.beats.entries()) {
        this.beat = beat;
        if (beat === scene.told) this.#tell(name, scene);
        const last = beat === scene.beats.length - 1;
        if (!last && this.#cuts) continue;
        if (!this.#skips && !this.#passes) this.#wishes.onbeat?.(scene, beat, step, rate);
        await this.#wait(this.#cuts && this.#passes ? 0 : ms * rate);
      }
      if (scene.told >= scene.beats.length) this.#tell(name, scene);
      if (scene.concerns && this.#until === null && !again) await this.#hold();
      this.#skips &&= again || !scene.concerns;
    }
    this.scene = null;
  }

  /** How many times as long as at normal speed a beat lasts, so that all that is left is over in time. */
  #rate(now: readonly Scene[]): number {
    const slowness = this.#wishes.slowness();
    const left = slowness * [...now, ...this.#queue.flatMap(({ scenes }) => scenes)].reduce((sum, scene) => sum + lasts(scene), 0);
    const time = Date.now();
    return slowness * Math.min(haste(left, this.#until, time), haste(left, time + BEHIND, time));
  }

  /** What a scene tells is known from now on. */
  #tell(name: string, scene: Scene): void {
    const seen = this.seen[name];
    if (seen !== undefined) this.seen = { ...this.seen, [name]: { ...seen, ...scene.shows, log: [...seen.log, ...scene.lines] } };
  }

  #end({ name, step, scenes, again }: Waiting): void {
    if (again) return;
    const { talk, clocks } = this.#live.seen[name] ?? step.after;
    this.seen = { ...this.seen, [name]: { ...step.after, talk, clocks } };
    if (name !== this.eyes || scenes.length === 0) return;
    // What others do in my own turn, such as placing agents, leaves it to be read until I have answered something.
    const own = this.mine.includes(step.before.view?.turn ?? -1);
    if (!own) this.lately = [...this.lately, { step, scenes }].slice(-KEPT);
    else if (hasAnswered(step)) this.lately = [];
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0 || this.#skips) return Promise.resolve();
    return new Promise((done) => {
      this.#wake = done;
      this.#timer = setTimeout(() => this.#go(), ms);
    });
  }

  async #hold(): Promise<void> {
    this.waits = true;
    this.#skips = false;
    await this.#wait(PATIENCE);
    this.waits = false;
  }

  #go(): void {
    clearTimeout(this.#timer);
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }
}

/** Whether I answered what I had to answer with this step. */
function hasAnswered({ before, after }: Happening): boolean {
  return before.questions.some((question) => question.must && !after.questions.some(({ id }) => id === question.id));
}
