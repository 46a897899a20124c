/** The keys: one table, which says what a key means where. Handlers ask it, and `?` and docs/keys.md list it.
 *
 * No key acts while somebody writes or a dialog is open, nor in the moment after a new question (`guard.svelte.ts`). */

import type { KeyRow } from "./key_rows";

export type Meaning = "keys" | "palette" | "primary" | "back" | "choose" | "next" | "previous" | "undo" | "hint" | "skip" | "finish" | "board";

type MeantRow = KeyRow & { means: Meaning };

/** Keys on every page, in the order in which they are listed. `mod` is Ctrl, or Cmd where there is one. */
export const EVERYWHERE: readonly MeantRow[] = [
  { means: "palette", keys: ["mod+k"], text: "keys-palette" },
  { means: "keys", keys: ["?"], text: "keys-keys" },
];

/** Keys at a table, whatever is asked. */
export const AT_TABLE: readonly MeantRow[] = [
  { means: "primary", keys: ["Enter"], text: "keys-primary" },
  { means: "back", keys: ["Escape"], text: "keys-back" },
  { means: "choose", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], text: "keys-choose" },
  { means: "next", keys: ["ArrowDown"], text: "keys-next" },
  { means: "previous", keys: ["ArrowUp"], text: "keys-previous" },
  { means: "undo", keys: ["u"], text: "keys-undo" },
  { means: "hint", keys: ["h"], text: "keys-hint" },
  { means: "skip", keys: ["s"], text: "keys-skip" },
  { means: "finish", keys: ["e"], text: "keys-finish" },
  { means: "board", keys: ["b"], text: "keys-board" },
];

/** Keys on the board, once one of its places has the focus: along a ring, over a map by geography. */
export const ON_BOARD: readonly KeyRow[] = [
  { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], text: "keys-walk" },
  { keys: ["Enter", " "], text: "keys-press" },
];

/** A key as the table names it: letters without regard to capitals. */
export function named(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** What a key means by a table; null where it is in none of its rows. */
export function meaningOf(key: string, rows: readonly MeantRow[]): Meaning | null {
  return rows.find(({ keys }) => keys.includes(key))?.means ?? null;
}

/** Whether a key is nobody else's: no field is being written in, no dialog is open. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !isWriting(event) && document.querySelector("dialog[open]") === null;
}

export function isWriting({ target }: Event): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

/** What a key means at the dock: the row for a digit, else a meaning; null where another button has the focus. */
export function keyed(event: KeyboardEvent, dock: HTMLElement | undefined): Meaning | number | null {
  if (!isFree(event)) return null;
  const target = event.target as HTMLElement;
  const inDock = dock?.contains(target) ?? false;
  const idle = target === document.body || target.id === "decision-title";
  const row = target.dataset["row"] !== undefined;
  const means = meaningOf(named(event), AT_TABLE);
  // These are no keys of any button: they hold wherever the focus is.
  if (means === "undo" || means === "hint" || means === "skip" || means === "finish" || means === "board") return means;
  if (means === "back") return inDock || idle ? means : null;
  if (means === "primary") return idle || row ? means : null;
  if (!idle && !inDock) return null;
  return means === "choose" ? Number(event.key) - 1 : means;
}

/** Where a key turns a dial that stands at a value; null where it turns none. */
export function dialled(key: string, value: number, most: number): number | null {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, "+": 1, "-": -1 }[key];
  return step === undefined ? null : Math.max(0, Math.min(most, value + step));
}
