/** A pause after each new question: whoever was about to press something else presses nothing by mistake. */

export const PAUSE = 400;

/** What presses: clicks, and the keys that press. */
const KEYS = /^(Enter| |[0-9a-zA-Z])$/;

export class Guard {
  /** True for a moment after a new question came. */
  closed = $state(false);
  #asked: string | null = null;
  #first = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  /** What was asked when the press before began. */
  #pressed = "";
  #place = "";

  /** `question` is asked now, or null, and `place` is where its answer stands. The first one of a page surprises nobody. */
  ask(question: string | null, place: string): void {
    this.#place = place;
    if (question === this.#asked) return;
    this.#asked = question;
    // Where nothing is asked nothing can be answered by mistake; what skips a scene is not to be held back.
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (question === null) {
      this.closed = false;
      return;
    }
    const first = this.#first;
    this.#first = false;
    if (first) return;
    this.closed = true;
    // It counts from when the question is to be seen: a slow machine draws it later.
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => (this.closed = false), PAUSE);
    });
  }

  /** Keeps a click or key from what it was not meant for: right after a new question, and the second half of a double
   * click, or a key held down, once something else stands there. */
  keep(event: MouseEvent | KeyboardEvent): void {
    if (event instanceof KeyboardEvent && !KEYS.test(event.key)) return;
    const again = event instanceof KeyboardEvent ? event.repeat : event.detail > 1;
    if (!again) this.#pressed = this.#place;
    if (!this.closed && (!again || this.#pressed === this.#place)) return;
    event.stopPropagation();
    event.preventDefault();
  }
}
