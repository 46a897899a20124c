import type { QuestionKind } from "../../generated/globopolis";
import { ANSWER_OFFERS } from "../../lib/offers";
import { own, PLAIN, type GameClient } from "../client";
import Art from "./Art.svelte";

export const client: GameClient = {
  ...PLAIN,
  Board: own(() => import("./Board.svelte")),
  PlayerPanel: own(() => import("./PlayerPanel.svelte")),
  Art,
  places: { territory: "territory", field: "field", title: "title", guild: "guild", target: "territory" },
  asides: ["agents" satisfies QuestionKind, ANSWER_OFFERS, "business" satisfies QuestionKind],
};
