/** How long there is, and until when, in few signs. */

export const DAY = 86_400;

/** Seconds as a clock shows them, as exactly as it matters: minutes and seconds, hours and minutes, hours, or days. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (left >= 2 * DAY) return `${Math.floor(left / DAY)} d`;
  if (left >= DAY) return `${Math.floor(left / 3600)} h`;
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two((left % 3600) / 60)} h`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

/** A moment in the reader's own time, as it is written there: Fri, 20 Nov, 20:00. */
export function moment(at: number, dates: string): string {
  return new Intl.DateTimeFormat(dates, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(new Date(1000 * at));
}
