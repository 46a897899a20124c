/** A lesson on its way: at which step, what is shown of the game, and the learner's moves.
 *
 * To the table's screen it is what a server's line is to a real table. */

import { ask, Refusal, Unreachable, type TableInfo } from "../lib/api";
import type { Answers, Composed, Lesson, LessonMove, LessonStep, Question, UnavailableChoice } from "../generated/messages";
import { Lost, type Ask, type Command, type LineState, type Source } from "../lib/live.svelte";
import type { Seen } from "../lib/patch";
import type { Note } from "../lib/types";
import { keep, left, pauses, same, sights } from "./lesson";

const LEARNER = 0;
/** So long each thing that happens is shown, in thousandths of a second; less where there is much. */
const PACE = 1300;
const LONGEST_RUN = 8000;

/** What the guide says where nothing but the lesson's own move goes on. */
export interface Words {
  /** Another move than the lesson's. */
  another: (move: LessonMove, step: LessonStep) => string;
  /** Whatever is no move. */
  onlyMoves: () => string;
  noServer: () => string;
  calm: () => boolean;
}

export class LessonRun implements Source {
  readonly line: LineState = "live";
  readonly mine = [LEARNER];
  readonly lesson: Lesson;
  /** The step that is told, by its number. */
  at = $state(0);
  /** So many lines of the record are on the table. */
  shown = $state(0);
  running = $state(false);

  readonly #sights: Seen[];
  readonly #words: Words;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson, words: Words) {
    this.lesson = lesson;
    this.#words = words;
    this.#sights = sights(lesson);
    this.#put(left(lesson.game, lesson.steps.length));
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  /** Whether the way on is the guide's, and not the learner's move. */
  get leads(): boolean {
    return this.running || !this.step.do;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** The move that is the learner's now, if one is. */
  get due(): LessonMove | null {
    return this.running ? null : (this.lesson.moves[this.shown] ?? null);
  }

  get seen(): Record<string, Seen> {
    return { [LEARNER]: { ...this.#sights[this.shown]!, questions: this.due?.questions ?? [] } };
  }

  /** What was heard last. */
  get heard(): Note | undefined {
    return this.#sights[this.shown]?.log.at(-1);
  }

  /** The lesson's table, as far as its screen looks at one. */
  table(learner: string): TableInfo {
    const { game, options, holders, names } = this.lesson;
    const seats = [learner, ...names].map((name, seat) => ({
      ...{ seat, kind: "person" as const, person: null, bot: null, name, colour: "", away: false, face: "" },
    }));
    return {
      ...{ id: "", code: null, host: "", game, edition: "", options, holders, control: null },
      ...{ public: false, hints: false, rated: false, status: "playing", seats, rollback: null },
      ...{ variant: "", origin: {}, pace: "normal", wait: false, beacon: false, workshop: null, created: 0, started: null, ended: null },
    };
  }

  /** On to the next step; what happens until then is shown, or at once where it is being shown. */
  next(): void {
    if (this.running) this.#put(this.at);
    else if (!this.isLast) this.#run(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.#put(this.at - 1);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async move(_seat: number, command: Command): Promise<null> {
    const act = command["act"];
    const move = this.due;
    if (act === undefined) throw this.#refusal(this.#words.onlyMoves());
    if (move === null) return null;
    if (!same(act["action"] ?? null, move.action)) throw this.#refusal(this.#words.another(move, this.#asking(this.shown)));
    const line = this.shown;
    const next = this.lesson.steps.findIndex((step) => step.line > line);
    // As at a real table the answer is taken first, and then something happens.
    this.#timer = setTimeout(() => this.#run(next < 0 ? this.lesson.steps.length - 1 : next));
    return null;
  }

  async ask<R extends Ask>(request: R): Promise<Answers[R["do"]]> {
    return (await this.#answer(request)) as Answers[R["do"]];
  }

  async #answer(request: Ask): Promise<Question[] | Composed | UnavailableChoice[]> {
    if (request.do === "questions") return this.due?.questions ?? [];
    if (request.do !== "compose" && request.do !== "unavailable") throw this.#refusal(this.#words.onlyMoves());
    const { do: what, ...asked } = request;
    // What was asked before the last move is asked no more.
    if (!this.due?.questions.some((each) => each.id === asked.question)) throw new Lost();
    try {
      return await ask<Composed | UnavailableChoice[]>("POST", `/api/tutorials/${this.lesson.game}/${this.shown}/${what}`, { ...asked, seat: LEARNER });
    } catch (no) {
      if (no instanceof Unreachable) throw this.#refusal(this.#words.noServer());
      throw no;
    }
  }

  /** The step that asks for the move at a line; the guide may have said something else there before. */
  #asking(line: number): LessonStep {
    return this.lesson.steps.find((step) => step.do && step.line === line) ?? this.step;
  }

  #refusal(say: string): Refusal {
    return new Refusal({ text: "", say, rule: null, values: {} }, 409);
  }

  #put(step: number): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.at = step;
    this.shown = this.step.line;
    keep(this.lesson.game, step);
  }

  #run(step: number): void {
    const to = this.lesson.steps[step]!.line;
    const lines = pauses(this.lesson.frames, this.shown, to);
    if (to <= this.shown || this.#words.calm()) return this.#put(step);
    this.at = step;
    this.running = true;
    this.#show(lines, Math.min(PACE, LONGEST_RUN / lines.length));
  }

  #show(lines: number[], pace: number): void {
    const [first, ...rest] = lines;
    if (first === undefined) return this.#put(this.at);
    this.shown = first;
    this.#timer = setTimeout(() => this.#show(rest, pace), pace);
  }
}
