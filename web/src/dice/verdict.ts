/** What the check of a report came to: the first entry that is wrong, and all that is to be named. */

/** The first entry that is wrong: its place, the text that says why, and its values. */
export interface Wrong {
  entry: number;
  reason: string;
  values: Record<string, number | string>;
}

/** Counts cover the entries up to the first wrong one. */
export interface Verdict {
  wrong: Wrong | null;
  format: number;
  table: string;
  game: string;
  key: string;
  /** `over` or `aborted`; empty while the game goes on. */
  closed: string;
  checked: number;
  rolls: number;
  draws: number;
  bids: number;
  skipped: number;
  unopened: number;
  seeds: number[];
  missing: number[];
  /** Seats whose seed no key of the player's stands for. */
  unsigned: number[];
  /** Seats for which more than one promise was made, and those left by who had promised. */
  again: number[];
  dropped: number[];
  /** After which rolls the server began new chains, because it was restored from a backup. */
  burned: number[];
  /** The key of the public beacon that is mixed in; empty without one. */
  beacon: string;
  rounds: number;
  /** Rolls and draws without a fresh round of the beacon. */
  stale: number;
}

export function nothingYet(format: number): Verdict {
  const counts = { checked: 0, rolls: 0, draws: 0, bids: 0, skipped: 0, unopened: 0, rounds: 0, stale: 0 };
  const seats = { seeds: [], missing: [], unsigned: [], again: [], dropped: [], burned: [] };
  return { wrong: null, format, table: "", game: "", key: "", closed: "", beacon: "", ...counts, ...seats };
}

/** Ends the check of an entry. */
export class Found extends Error {
  readonly reason: string;
  readonly values: Record<string, number | string>;

  constructor(reason: string, values: Record<string, number | string> = {}) {
    super(reason);
    this.reason = `dice-wrong-${reason}`;
    this.values = values;
  }
}
