/** How a game was won, with who won it where the game has such a text (`won-<reason>`). */

import type { Speaker } from "./speech";
import type { View } from "./types";

export function howWon(result: NonNullable<View["result"]>, speaker: Speaker): string {
  const winners = result.ranks.flatMap((rank, holder) => (rank === 1 ? [speaker.holder(holder)] : []));
  const [own, plain] = [`won-${result.reason}`, `reason-${result.reason}`];
  if (winners.length === 1 && speaker.texts.has(own)) return speaker.say({ text: own, values: { names: winners[0]! } });
  return speaker.texts.has(plain) ? speaker.texts.say(plain) : "";
}
