/** How the goods of a trade look: units by their shapes, titles by their colour groups, cards by their sorts. */

import type { Box, Note } from "../../lib/types";
import type { GoodLook } from "../client";
import { KINDS, UNITS } from "./icons";
import { groupColour } from "./look";

/** The colours of cards, as in the hand. */
const SORTS: Record<string, string> = { ops: "#9b7fe0", mission: "#d8a93c", influence: "#3fb6a8" };

export function goodLook({ text, values }: Note, { tables }: Box): GoodLook {
  if (text === "choice-good" || text === "gb-plate-good") {
    const kind = KINDS[Number(values["value"]) - 1];
    return kind ? { sign: UNITS[kind], colour: `var(--${kind})` } : {};
  }
  const [sort = "", ...rest] = text.split("-");
  if (sort === "title") {
    const id = rest.join("-");
    const row = [...(tables["titles"] ?? []), ...(tables["guilds"] ?? [])].find((each) => each["id"] === id);
    return { colour: groupColour(String(row?.["group"] ?? "")), detail: "●".repeat(Number(row?.["value"] ?? 0)) };
  }
  return SORTS[sort] ? { colour: SORTS[sort] } : {};
}
