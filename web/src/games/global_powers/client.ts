import type { QuestionKind } from "../../generated/global_powers";
import { forPlayers, own, picture, PLAIN, tool, type GameClient } from "../client";
import Art from "./Art.svelte";
import { director } from "./events/scenes";
import { CARD_CHOICE_KEYS, KEYS } from "./keys";
import { SOUNDS } from "./sounds";

const TOLD = picture(() => import("./events/Told.svelte"));
const OPENED = picture(() => import("./events/Opened.svelte"));

/** What a card or the open placement leaves to be decided. */
const CARD_CHOICES: readonly QuestionKind[] = ["initiative", "penalty", "placement", "sabotage", "warmonger", "zeal"];
const cardChoice = tool(() => import("./instruments/CardChoice.svelte"));

export const client: GameClient = {
  ...PLAIN,
  Board: own(() => import("./Board.svelte")),
  PlayerPanel: own(() => import("./PlayerPanel.svelte")),
  Art,
  stage: null,
  instruments: {
    ...Object.fromEntries(CARD_CHOICES.map((kind) => [kind, cardChoice])),
    ["bid" satisfies QuestionKind]: tool(() => import("./instruments/Bid.svelte")),
    ["first-hand" satisfies QuestionKind]: tool(() => import("./instruments/Hand.svelte")),
    ["refill" satisfies QuestionKind]: tool(() => import("./instruments/Hand.svelte")),
    ["turn" satisfies QuestionKind]: tool(() => import("./instruments/Turn.svelte")),
    ["proposal" satisfies QuestionKind]: tool(() => import("./instruments/Session.svelte")),
    ["consent" satisfies QuestionKind]: tool(() => import("./instruments/Consent.svelte")),
    ["trade" satisfies QuestionKind]: tool(() => import("./instruments/Consent.svelte")),
    ["stake-consent" satisfies QuestionKind]: tool(() => import("./instruments/Consent.svelte")),
    ["vote" satisfies QuestionKind]: tool(() => import("./instruments/Vote.svelte")),
    ["un-vote" satisfies QuestionKind]: tool(() => import("./instruments/Vote.svelte")),
    ["veto" satisfies QuestionKind]: tool(() => import("./instruments/Veto.svelte")),
    ["stake" satisfies QuestionKind]: tool(() => import("./instruments/Stake.svelte")),
    ["coup-stake" satisfies QuestionKind]: tool(() => import("./instruments/CoupStake.svelte")),
    ["un" satisfies QuestionKind]: tool(() => import("./instruments/UnFilling.svelte")),
  },
  keys: { ...Object.fromEntries(CARD_CHOICES.map((kind) => [kind, CARD_CHOICE_KEYS])), ...KEYS },
  goal: { kind: "region", selector: (at) => `[data-region="${at}"]` },
  director,
  sounds: SOUNDS,
  events: {
    vote: picture(() => import("./events/VoteEvent.svelte")),
    clash: picture(() => import("./events/Clash.svelte")),
    scoring: picture(() => import("./events/Scoring.svelte")),
    bids: OPENED,
    stakes: OPENED,
    card: TOLD,
    loss: TOLD,
    dice: TOLD,
  },
  places: { region: "region", target: "region", active: "region", taker: "region", giver: "region" },
  perPoint: 2,
  open: ["bid" satisfies QuestionKind],
  mark: (view, box) => forPlayers(view, box, "victory_points"),
  beside: (view, facts, holder) => {
    const count = (facts["governments"] ?? []).filter((parties) => parties.includes(holder)).length;
    const all = Number(view.board["dominance"] ?? 0);
    return { short: `${count}/${all}`, said: { text: "gp-web-governs-regions", values: { count, all } } };
  },
  promised: ({ kind, what }) => ({ text: "gp-web-promised", values: { kind, region: what } }),
};
