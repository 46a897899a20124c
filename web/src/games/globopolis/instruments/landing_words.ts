/** What coming to a field means, in a few words. */

import type { Words } from "../words";
import type { Landing } from "./rolls";

/** Kinds of fields that have words of their own. */
const KNOWN = ["influence", "ops-mission", "market", "orss", "nsa", "nia", "teleport"];

export function landingWords(words: Words, me: number): (landing: Pick<Landing, "eu" | "points" | "attack" | "passing" | "field">) => string {
  return ({ eu, points, attack, passing, field }) => {
    const parts: string[] = [];
    if (eu < 0) parts.push(words.tell(attack < 0 ? "land-pay" : "land-pay-or-attack", { eu: -eu, percent: attack }));
    if (points > 0) parts.push(words.tell("land-points", { points }));
    if (eu > 0) parts.push(words.tell("land-eu", { eu }));
    if (field.owner === me && field.title >= 0) parts.push(words.tell("land-own"));
    else if (parts.length === 0 && KNOWN.includes(field.kind)) parts.push(words.tell(`land-${field.kind}`));
    if (passing > 0) parts.push(words.tell("land-passing", { eu: passing }));
    return parts.join(" · ");
  };
}
