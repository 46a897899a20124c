import { PLAIN, type GameClient } from "../client";
import Art from "./Art.svelte";

export const client: GameClient = {
  ...PLAIN,
  Board: () => import("./Board.svelte"),
  PlayerPanel: () => import("./PlayerPanel.svelte"),
  Art,
  places: { region: "region", target: "region", active: "region", taker: "region", giver: "region" },
  promised: ({ kind = 0, what = 0 }) => ({ text: "gp-web-promised", values: { kind, region: what } }),
};
