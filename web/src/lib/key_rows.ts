/** Rows of the table of keys that several instruments share. */

export interface KeyRow {
  /** As the browser names them, letters small. */
  keys: readonly string[];
  /** What they do: a text of `web_keys.ftl`. */
  text: string;
}

export const UP_DOWN: readonly string[] = ["ArrowUp", "ArrowDown"];
export const LEFT_RIGHT: readonly string[] = ["ArrowLeft", "ArrowRight"];
export const DIGITS: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** A number that is turned up and down. */
export const DIAL: KeyRow = { keys: ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "+", "-"], text: "keys-dial" };

/** While an offer is written on the stage. */
export const KEYS_OF_OFFERS: readonly KeyRow[] = [
  { keys: ["g"], text: "keys-offer-give" },
  { keys: ["w"], text: "keys-offer-want" },
  { keys: ["Escape"], text: "keys-offer-discard" },
];
