/** Positions of real games, for the development page and the tests. `tools/globopolis_views.py` writes them, and a
 * test of its own keeps them as the engine tells them now; so they may be taken for what the types say. */

import type { View } from "../../generated/globopolis";
import type { Box, Choice, Facts, Heard, Note } from "../../lib/types";
import dumped from "./views.json";

export interface Position {
  view: View;
  choices: Choice[];
  heard: Heard[];
  forecast: Note[];
  facts: Facts;
}

export const box = dumped.box as unknown as Box;
export const positions = dumped.positions as unknown as Record<string, Position>;
