/** What was said at a table before one came to it, once somebody wants to read it. */

import type { SaidLine } from "../generated/messages";
import { ask, type TableInfo } from "./api";
import { before, mayHaveEarlier } from "./log";
import type { Line } from "./patch";

export class EarlierLines {
  #found: { seat: number | null; lines: Line[] } | null = $state.raw(null);

  with(seat: number | null, log: Line[]): Line[] {
    return this.#found !== null && this.#found.seat === seat ? [...this.#found.lines, ...log] : log;
  }

  /** Whether there may be such lines that nobody has fetched. */
  mayBe(seat: number | null, log: readonly Line[]): boolean {
    return this.#found?.seat !== seat && mayHaveEarlier(log);
  }

  async read(table: TableInfo, seat: number | null, log: readonly Line[]): Promise<void> {
    const query = new URLSearchParams(seat === null ? {} : { seat: String(seat) });
    if (table.code) query.set("code", table.code);
    const whole = await ask<SaidLine[]>("GET", `/api/tables/${table.id}/log?${query}`);
    this.#found = { seat, lines: before(whole, log) };
  }
}
