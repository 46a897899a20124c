import type { QuestionKind } from "../../generated/global_powers";
import { forPlayers, own, PLAIN, tool, type GameClient } from "../client";
import Art from "./Art.svelte";

export const client: GameClient = {
  ...PLAIN,
  Board: own(() => import("./Board.svelte")),
  PlayerPanel: own(() => import("./PlayerPanel.svelte")),
  Art,
  instruments: {
    ["bid" satisfies QuestionKind]: tool(() => import("./instruments/Bid.svelte")),
    ["proposal" satisfies QuestionKind]: tool(() => import("./instruments/Session.svelte")),
    ["vote" satisfies QuestionKind]: tool(() => import("./instruments/Vote.svelte")),
    ["veto" satisfies QuestionKind]: tool(() => import("./instruments/Veto.svelte")),
  },
  places: { region: "region", target: "region", active: "region", taker: "region", giver: "region" },
  perPoint: 2,
  open: ["bid" satisfies QuestionKind],
  mark: (view, box) => forPlayers(view, box, "victory_points"),
  promised: ({ kind, what }) => ({ text: "gp-web-promised", values: { kind, region: what } }),
};
