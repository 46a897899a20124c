/** How far everybody is on the way to the mark that decides the game. */

/** A number of points as it is shown: with a minus that is one, and halves as such. */
export function figure(points: number): string {
  const size = Math.abs(points);
  const whole = Math.floor(size);
  const digits = size > whole ? `${whole || ""}½` : String(whole);
  return points < 0 ? `−${digits}` : digits;
}

/** How much of the way to the mark a score is, from 0 to 1; where points decide nothing, of the way to the leader. */
export function share(score: number, mark: number, scores: readonly number[]): number {
  const whole = mark > 0 ? mark : Math.max(1, ...scores);
  return Math.min(1, Math.max(0, score / whole));
}
