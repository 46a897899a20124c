import type { QuestionKind } from "../../generated/globopolis";
import { ANSWER_OFFERS } from "../../lib/offers";
import { forPlayers, own, PLAIN, tool, type GameClient } from "../client";
import Art from "./Art.svelte";

export const client: GameClient = {
  ...PLAIN,
  Board: own(() => import("./Board.svelte")),
  PlayerPanel: own(() => import("./PlayerPanel.svelte")),
  Art,
  instruments: {
    ["options" satisfies QuestionKind]: tool(() => import("./instruments/OptionPhase.svelte")),
    ["roll" satisfies QuestionKind]: tool(() => import("./instruments/RollChoice.svelte")),
    ["foreign-territory" satisfies QuestionKind]: tool(() => import("./instruments/ForeignTerritory.svelte")),
  },
  stage: null,
  open: ["teleport" satisfies QuestionKind],
  places: { territory: "territory", field: "field", title: "title", guild: "guild", target: "territory" },
  mark: (view, box) => Number(view.options["mark"]) || forPlayers(view, box, "victory_mark"),
  asides: ["agents" satisfies QuestionKind, ANSWER_OFFERS, "business" satisfies QuestionKind],
};
