/** The keys of the instruments of Global Powers, by the kind of question. A key that is not listed here does nothing there. */

import { DIAL, DIGITS, LEFT_RIGHT, UP_DOWN, type KeyRow } from "../../lib/key_rows";

const HAND: readonly KeyRow[] = [{ keys: [...LEFT_RIGHT, ...UP_DOWN], text: "keys-faces" }];
const CONSENT: readonly KeyRow[] = [{ keys: ["y", "n"], text: "keys-consent" }];
const VOTE: readonly KeyRow[] = [
  { keys: ["f"], text: "keys-for" },
  { keys: ["a"], text: "keys-against" },
  { keys: ["o"], text: "keys-abstain" },
];

/** What a card or the open placement leaves to be decided. */
export const CARD_CHOICE_KEYS: readonly KeyRow[] = [
  { keys: [...LEFT_RIGHT, ...UP_DOWN], text: "keys-answers" },
  { keys: DIGITS, text: "keys-face" },
];

export const KEYS: Record<string, readonly KeyRow[]> = {
  bid: [DIAL],
  "first-hand": HAND,
  refill: HAND,
  turn: [
    { keys: DIGITS, text: "keys-verb" },
    { keys: ["v"], text: "keys-next-verb" },
    { keys: LEFT_RIGHT, text: "keys-slot" },
  ],
  proposal: [
    { keys: ["v"], text: "keys-next-verb" },
    { keys: LEFT_RIGHT, text: "keys-slot" },
    { keys: DIGITS, text: "keys-slot-option" },
    { keys: ["+", "-"], text: "keys-more-less" },
  ],
  consent: CONSENT,
  trade: CONSENT,
  "stake-consent": CONSENT,
  vote: VOTE,
  "un-vote": VOTE,
  veto: [{ keys: ["v"], text: "keys-veto" }],
  stake: [
    { keys: ["f", "ArrowLeft"], text: "keys-for" },
    { keys: ["a", "ArrowRight"], text: "keys-against" },
    { keys: ["0", "o"], text: "keys-abstain" },
    { keys: [...UP_DOWN, "+", "-"], text: "keys-dial" },
  ],
  "coup-stake": [DIAL],
  un: [],
};
