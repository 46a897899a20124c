/** Whether pieces jump and dice lie still: the page says so for who has asked for calm. */
export function isCalm(): boolean {
  return document.documentElement.dataset.motion === "calm";
}

/** How long dice roll. */
export const DICE_TIME = 700;

const moving = new Set<() => void>();

/** Something moves that `finish` would cut to its end; what comes back takes it off the list. */
export function moves(finish: () => void): () => void {
  moving.add(finish);
  return () => moving.delete(finish);
}

/** Do something once the dice have come to rest, or at once when they are cut short. */
export function afterDice(work: () => void): () => void {
  const done = () => {
    cancel();
    work();
  };
  const timer = setTimeout(done, DICE_TIME);
  const off = moves(done);
  const cancel = () => {
    clearTimeout(timer);
    off();
  };
  return cancel;
}

/** Whoever does not want to wait sees how everything ends. */
export function skip(): void {
  // What was waiting may set out now: it is cut short as well.
  for (let round = 0; round < 2; round += 1) for (const finish of [...moving]) finish();
}
