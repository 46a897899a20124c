/** Several people at one screen: which of its seats is shown, and when a curtain falls between them. */

/** The seat to show: the one that was asked for, else the one shown while it may go on, else who is waited for. */
export function seatToShow(
  mine: readonly number[],
  waiting: readonly number[],
  here: number | null,
  asked: number | null,
): number | null {
  if (asked !== null && mine.includes(asked)) return asked;
  const stays = here !== null && mine.includes(here) && (waiting.length === 0 || waiting.includes(here));
  return stays ? here : (waiting[0] ?? mine[0] ?? null);
}

/** Whether a seat stays hidden until somebody says to be there: one's own other seats of the same colour share everything. */
export function isVeiled(seat: number | null, here: number | null, mine: readonly number[], holders: readonly number[]): boolean {
  const colours = new Set(mine.map((each) => holders[each]));
  if (seat === null || colours.size < 2) return false;
  return here === null || holders[here] !== holders[seat];
}
