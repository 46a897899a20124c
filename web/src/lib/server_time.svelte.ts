/** The server's time. Deadlines go by it; the clock of a person's machine may be wrong by hours, or be set meanwhile. */

/** Seconds since the page was opened, by a clock that nobody sets. */
const steady = (): number => performance.now() / 1000;

let ahead = $state(Date.now() / 1000 - steady());

/** The server has just said what time it is, in seconds since 1970. */
export function hearTime(now: number): void {
  ahead = now - steady();
}

/** What time it is at the server, in seconds since 1970; by this machine's clock until the server has said it. */
export function serverTime(): number {
  return ahead + steady();
}
