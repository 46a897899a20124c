/** What stands in the dock: the question, what the present setting entails, and what can be pressed. An instrument on the
 * stage says it; without one the dock says it itself, from the list of answers. */

import type { Snippet } from "svelte";

import type { Choice, Spot } from "./types";

/** Something to press. `price` is what it costs or how likely it is, and stands on it as well. */
export interface Press {
  label: string;
  price?: string;
  run: () => void;
  disabled?: boolean;
  /** It opens and closes something. */
  expanded?: boolean;
  /** It gives something up for good. */
  lost?: boolean;
  /** It takes back what was set and not sent yet: the key U does it. */
  undoes?: boolean;
}

/** Something on the board or in the hand that an instrument lets one press. */
export interface Picked {
  choice: Choice;
  run: () => void;
}

/** A figure at a place of the board: how likely it is, as a part of the likeliest, and whether that is good. */
export interface Mark {
  spot: Spot;
  height: number;
  tone: "good" | "neutral" | "bad";
  text: string;
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
  /** What can be pressed on the board and in the hand while it is there. */
  picks?: Picked[];
  /** Figures at places of the board. */
  marks?: Mark[];
  /** What stands in the dock above all that, instead of other answers. */
  body?: Snippet;
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
