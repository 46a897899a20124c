/** What a key does in the dock: while something is shown, with an instrument on the stage, and in the list of answers. */

import type { AnswerRow } from "./answer_list";
import type { Press } from "./dock.svelte";
import type { SceneControl } from "./event";
import { isFree, keyed, named } from "./keys";
import type { KeyRow } from "./key_rows";

/** The row after or before the one that is chosen. */
export const [NEXT, PREVIOUS] = [-1, -2];

/** What stands in the dock just now. */
export interface Keyed {
  section: HTMLElement | undefined;
  /** What is shown, unless something is to be answered. */
  scene: SceneControl | null;
  /** Somebody sits here who can be asked. */
  asks: boolean;
  /** A new question has just come; an answer is on its way. */
  closed: boolean;
  busy: boolean;
  /** What the instrument makes of a key, and which keys are its own; null where all of them are. */
  onkey: ((key: string) => boolean) | undefined;
  keys: readonly KeyRow[] | null;
  rows: readonly AnswerRow[];
  primary: Press | null;
  back: Press | undefined;
  takeBack: Press | null;
  hint: Press | null;
  /** Press something, if it may be pressed now. */
  allowed: (press: Press | null) => boolean;
  /** Choose a row by its number, or `NEXT` or `PREVIOUS`. */
  choose: (at: number) => void;
}

export function dockKey(event: KeyboardEvent, at: Keyed): void {
  const key = keyed(event, at.section);
  const shown = at.scene && shownKey(key, at.scene);
  if (shown) {
    event.preventDefault();
    return shown();
  }
  if (key === "board") {
    const place = document.querySelector<HTMLElement>("main [tabindex='0'][data-place]");
    if (place) event.preventDefault();
    return place?.focus();
  }
  if (!at.asks) return;
  const own = at.onkey !== undefined && (at.keys === null || at.keys.some((row) => row.keys.includes(named(event))));
  if (own && isFree(event) && !at.closed && at.onkey!(named(event))) return event.preventDefault();
  // A digit that the instrument knows and has no use for just now is no row of the list.
  if (own && typeof key === "number") return;
  if (key === "undo" || key === "hint") {
    if (at.allowed(key === "undo" ? at.takeBack : at.hint)) event.preventDefault();
  } else if (key === "primary") {
    const row = at.rows[Number((event.target as HTMLElement).dataset["row"] ?? NaN)];
    const press = row ?? (at.primary?.disabled ? null : at.primary);
    if (press === null || at.busy || at.closed) return;
    event.preventDefault();
    press.run();
  } else if (key === "back") at.back?.run();
  else if (typeof key === "number") at.choose(key);
  else if (key === "next" || key === "previous") at.choose(key === "next" ? NEXT : PREVIOUS);
}

/** What a key does with what is shown: pass over it, go on, cut to its end. */
function shownKey(key: ReturnType<typeof keyed>, scene: SceneControl): (() => void) | null {
  if (key === "skip" || key === "back") return scene.skip;
  if (key === "primary") return scene.waits ? scene.goOn : scene.next;
  return key === "finish" ? scene.finish : null;
}
