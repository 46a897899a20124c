import { PLAIN, type GameClient } from "../client";
import Art from "./Art.svelte";

export const client: GameClient = {
  ...PLAIN,
  Board: () => import("./Board.svelte"),
  PlayerPanel: () => import("./PlayerPanel.svelte"),
  Art,
  places: { territory: "territory", field: "field", title: "title", guild: "guild", target: "territory" },
  asides: ["agents", "answer-offer", "business"],
};
