/** The keys of the instruments of Globopolis, by the kind of question. A key that is not listed here does nothing there. */

import { DIGITS, LEFT_RIGHT, UP_DOWN, type KeyRow } from "../../lib/key_rows";

const LANDING: readonly KeyRow[] = [
  { keys: UP_DOWN, text: "keys-answers" },
  { keys: ["1", "2", "3"], text: "keys-dice" },
  { keys: ["r"], text: "keys-direction" },
  { keys: ["a"], text: "keys-attack" },
  { keys: ["c"], text: "keys-clean-house" },
];

/** What lies face up: cards and fields. */
export const FACE_UP_KEYS: readonly KeyRow[] = [
  { keys: [...LEFT_RIGHT, ...UP_DOWN], text: "keys-faces" },
  { keys: DIGITS, text: "keys-face" },
];

export const KEYS: Record<string, readonly KeyRow[]> = {
  options: [
    { keys: ["1", "2", "3", "4", "5"], text: "keys-unit" },
    { keys: ["d"], text: "keys-develop" },
    { keys: ["Escape"], text: "keys-put-down" },
  ],
  roll: [
    { keys: DIGITS, text: "keys-dice" },
    { keys: ["r"], text: "keys-direction" },
  ],
  "foreign-territory": [
    { keys: ["p"], text: "keys-pay" },
    { keys: ["a"], text: "keys-attack" },
    { keys: UP_DOWN, text: "keys-answers" },
  ],
  bargain: [
    { keys: LEFT_RIGHT, text: "keys-money" },
    { keys: ["s"], text: "keys-stay" },
  ],
  neighbour: [
    { keys: LEFT_RIGHT, text: "keys-money" },
    { keys: ["+", "-"], text: "keys-units-sent" },
  ],
  agents: [
    { keys: UP_DOWN, text: "keys-posts" },
    { keys: ["+", "-", ...LEFT_RIGHT], text: "keys-more-less" },
  ],
  "own-territory": LANDING,
  "own-guild": LANDING,
  continue: LANDING,
  market: LANDING,
  purchase: [
    { keys: LEFT_RIGHT, text: "keys-shelves" },
    { keys: ["+", "-", ...UP_DOWN], text: "keys-more-less" },
    { keys: ["n"], text: "keys-needed" },
  ],
};
