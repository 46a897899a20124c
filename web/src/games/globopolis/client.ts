import type { QuestionKind } from "../../generated/globopolis";
import { ANSWER_OFFERS } from "../../lib/offers";
import { forPlayers, own, picture, PLAIN, tool, type GameClient } from "../client";
import Art from "./Art.svelte";
import { pointsIn } from "./events/gains";
import { director } from "./events/scenes";
import { goodLook } from "./goods";
import { FACE_UP_KEYS, KEYS } from "./keys";
import { SOUNDS } from "./sounds";

/** Questions that are answered with a card or a field that lies face up. */
const FACE_UP: readonly QuestionKind[] = [
  ...(["operation", "diplomacy-reply", "conference-reply", "shield-reply", "drawn", "hand-limit", "give-up-card"] as const),
  ...(["orss", "reroll", "draft", "surplus", "third-party", "hire", "help", "assistance", "turn-end", "teleport"] as const),
];
const faceUp = tool(() => import("./instruments/FaceUp.svelte"));
const LANDING = tool(() => import("./instruments/Landing.svelte"));
const TOLD = picture(() => import("./events/Told.svelte"));

export const client: GameClient = {
  ...PLAIN,
  Board: own(() => import("./Board.svelte")),
  PlayerPanel: own(() => import("./PlayerPanel.svelte")),
  Art,
  instruments: {
    ...Object.fromEntries(FACE_UP.map((kind) => [kind, faceUp])),
    ["options" satisfies QuestionKind]: tool(() => import("./instruments/OptionPhase.svelte")),
    ["roll" satisfies QuestionKind]: tool(() => import("./instruments/RollChoice.svelte")),
    ["foreign-territory" satisfies QuestionKind]: tool(() => import("./instruments/ForeignTerritory.svelte")),
    ["bargain" satisfies QuestionKind]: tool(() => import("./instruments/Bargain.svelte")),
    ["neighbour" satisfies QuestionKind]: tool(() => import("./instruments/NeighbourHelp.svelte")),
    ["agents" satisfies QuestionKind]: tool(() => import("./instruments/AgentPosts.svelte")),
    ["own-territory" satisfies QuestionKind]: LANDING,
    ["own-guild" satisfies QuestionKind]: LANDING,
    ["continue" satisfies QuestionKind]: LANDING,
    ["market" satisfies QuestionKind]: LANDING,
    ["purchase" satisfies QuestionKind]: tool(() => import("./instruments/Purchase.svelte")),
  },
  keys: { ...Object.fromEntries(FACE_UP.map((kind) => [kind, FACE_UP_KEYS])), ...KEYS },
  goal: { kind: "field", selector: (at) => `#gb-field-${at}` },
  director,
  sounds: SOUNDS,
  pointsIn,
  events: { fight: picture(() => import("./events/Fight.svelte")), duel: picture(() => import("./events/Duel.svelte")), card: TOLD, mission: TOLD, banner: TOLD, loss: TOLD },
  stage: null,
  good: goodLook,
  open: ["teleport" satisfies QuestionKind],
  places: { territory: "territory", field: "field", title: "title", guild: "guild", target: "territory" },
  beside: (view, _facts, holder) => {
    const eu = Number((view.board["eu"] as number[] | undefined)?.[holder] ?? 0);
    return { short: String(eu), long: `${eu} EU`, said: { text: "choice-eu", values: { value: eu } } };
  },
  mark: (view, box) => Number(view.options["mark"]) || forPlayers(view, box, "victory_mark"),
  asides: ["agents" satisfies QuestionKind, ANSWER_OFFERS, "business" satisfies QuestionKind],
};
