/** Until when a table is played, where its players agreed on a time: the option counts minutes from the start. */
export interface Agreed {
  /** Lessons and positions to try things on have no start. */
  started?: number | null;
  options: Readonly<Record<string, unknown>>;
}

/** In seconds since 1970; null where no time was agreed upon, or nobody has begun. */
export function endOf(table: Agreed): number | null {
  const minutes = Number(table.options["until_time"] ?? 0);
  const { started = null } = table;
  return minutes > 0 && started !== null ? started + 60 * minutes : null;
}

/** The time of day, as clocks on walls show it. */
export function clockTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
}
