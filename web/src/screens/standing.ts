/** How a table stands, for the start page. */

export interface Left {
  text: "web-left-minutes" | "web-left-hours" | "web-left-days";
  count: number;
}

/** How much time is left until a deadline, in the largest measure that says enough; null without one. */
export function timeLeft(due: number | null, now: number): Left | null {
  if (due === null) return null;
  const minutes = Math.max(0, Math.floor((due - now) / 60));
  if (minutes < 60) return { text: "web-left-minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { text: "web-left-hours", count: hours } : { text: "web-left-days", count: Math.floor(hours / 24) };
}

/** One's place among the scores: 1 for who has most, alone or with others. */
export function placeOf(scores: readonly number[], mine: number): number {
  return 1 + scores.filter((each) => each > mine).length;
}
