import { forPlayers, own, PLAIN, type GameClient } from "../client";
import Art from "./Art.svelte";

export const client: GameClient = {
  ...PLAIN,
  Board: own(() => import("./Board.svelte")),
  PlayerPanel: own(() => import("./PlayerPanel.svelte")),
  Art,
  places: { region: "region", target: "region", active: "region", taker: "region", giver: "region" },
  mark: (view, box) => forPlayers(view, box, "victory_points"),
  promised: ({ kind, what }) => ({ text: "gp-web-promised", values: { kind, region: what } }),
};
