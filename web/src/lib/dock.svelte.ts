/** What stands in the dock: the question, what the present setting entails, and what can be pressed. An instrument on the
 * stage says it; without one the dock says it itself, from the list of answers. */

import type { Spot } from "./types";

/** Something to press. `price` is what it costs or how likely it is, and stands on it as well. */
export interface Press {
  label: string;
  price?: string;
  run: () => void;
  disabled?: boolean;
  /** It gives something up for good. */
  lost?: boolean;
}

/** What an instrument says in the dock. */
export interface Said {
  question: string;
  lines: string[];
  primary: Press | null;
  secondary?: Press[];
  quiet?: Press[];
  /** The verbs that the instrument answers; what else can be answered is listed in the dock. */
  covers: string[];
  /** It stays while answer after answer is given, so that the next question is none that surprises. */
  steady?: boolean;
  /** A key that the instrument knows; false where it means nothing to it. */
  onkey?: (key: string) => boolean;
}

/** The dock of a table, shared by the stage and the column. */
export class Dock {
  /** What the instrument on the stage says; null where there is none. */
  said: Said | null = $state.raw(null);
  /** The places it is about. */
  concerned: Spot[] = $state.raw([]);

  /** Say something as long as an effect lasts. */
  say(said: Said, concerned: Spot[] = []): () => void {
    this.said = said;
    this.concerned = concerned;
    return () => {
      if (this.said !== said) return;
      this.said = null;
      this.concerned = [];
    };
  }
}
