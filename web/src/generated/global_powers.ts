// Made by `python -m tools.page_types` from the Python side: change that, not this file.

import type { AlwaysDefault, Committed, SeenDeck, View as AnyView } from "./view";

/** The steps of the rulebook that may lie on the stack, by name. */
export type Frames = {
  /** GP-2.1: turn after turn, clockwise; ``begun`` while one is being played. */
  turns: {
    begun: boolean;
  };
  /** GP-2.1: withdraw, then activate a region or play a card. */
  "turn-choice": {
    seat: number;
  };
  /** GP-1: the regions are auctioned one by one, or settled in the open (GP-7.7); hands are chosen; one begins. */
  "set-up": {
    at: number;
  };
  /** GP-1.4: one region, bid for in secret by all at once. */
  auction: {
    seats: number[];
    slots: (ActionRecord | null)[];
    region: number;
  };
  /** GP-7.7: the lot says who places first. */
  "placement-lot": {};
  /** GP-7.7: one politician at a time, in turn, until all have passed or have one left in base. */
  placement: {
    seat: number;
    passed: boolean[];
  };
  /** GP-1.9: everybody chooses five of its sixteen cards, and nobody sees which. */
  "first-hands": {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GP-1.10: a lot among the weakest. */
  "first-lot": {};
  /** A region's activation: actions ``left``; the partners propose in ``order``, which goes round. */
  activation: {
    region: number;
    left: number;
    order: number[];
    tried: number;
    silent: number;
    zeal: number;
  };
  /** GP-5.16: the actions are used up; governing parties with an open Zeal may go on. */
  "last-zeal": {
    seats: number[];
  };
  /** GP-3.4: a governing party proposes an action, or several in a batch (GP-7.13). */
  proposal: {
    seat: number;
    region: number;
    alone: number;
    batch: (ActionOf<"emigrate" | "propaganda" | "rehabilitate" | "purge" | "trade" | "war" | "budget" | "motion">)[];
  };
  /** GP-3.6: the partners of a coalition say one after the other whether they go along. */
  partners: {
    by: number;
    region: number;
    batch: (ActionOf<"emigrate" | "propaganda" | "rehabilitate" | "purge" | "trade" | "war" | "budget" | "motion">)[];
    seats: number[];
  };
  /** GP-3.9: openly, one after the other, until it is decided. */
  vote: {
    by: number;
    region: number;
    batch: (ActionOf<"emigrate" | "propaganda" | "rehabilitate" | "purge" | "trade" | "war" | "budget" | "motion">)[];
    yes: number;
    no: number;
    voters: number[];
  };
  /** GP-7.8: votes in secret, opened together. */
  "sealed-vote": {
    seats: number[];
    slots: (ActionRecord | null)[];
    by: number;
    region: number;
    batch: (ActionOf<"emigrate" | "propaganda" | "rehabilitate" | "purge" | "trade" | "war" | "budget" | "motion">)[];
    yes: number;
  };
  /** GP-3.11: each party there is asked once; the first veto turns the result round. */
  "veto-window": {
    by: number;
    region: number;
    batch: (ActionOf<"emigrate" | "propaganda" | "rehabilitate" | "purge" | "trade" | "war" | "budget" | "motion">)[];
    accepted: number;
    seats: number[];
  };
  /** GP-3.13: what was accepted is carried out, action by action, as far as it is still possible. */
  execution: {
    region: number;
    by: number;
    batch: (ActionOf<"emigrate" | "propaganda" | "rehabilitate" | "purge" | "trade" | "war" | "budget" | "motion">)[];
  };
  /** GP-4.6: every governing party of the neighbour must consent. */
  "trade-answer": {
    seats: number[];
    region: number;
    by: number;
    action: ActionOf<"trade">;
  };
  /** GP-4.12: both regions roll; the attacker's die comes first. */
  "war-roll": {
    region: number;
    target: number;
  };
  /** GP-5.7: who has a Warmonger lying open may add one to a roll of its own, once. */
  "warmonger-choice": {
    roll: FrameOf<"war-roll" | "budget-roll" | "coup-roll" | "revolution-roll" | "assassination-roll" | "sabotage-roll">;
    natural: number[];
    dice: number[];
    waiting: [number, number][];
  };
  /** GP-4.17: on a 1 every governing party sends a politician to Mauritius, from base or else from here. */
  "budget-roll": {
    region: number;
  };
  /** GP-4.19: region after region stakes for or against, or nothing. */
  "region-stakes": {
    action: ActionOf<"motion">;
    by: number;
    ayes: number;
    noes: number;
    regions: number[];
    stake: ActionOf<"stake"> | null;
    partners: number[];
  };
  /** GP-4.20: the UN votes, the largest faction first. */
  "un-votes": {
    action: ActionOf<"motion">;
    by: number;
    ayes: number;
    noes: number;
    seats: number[];
  };
  /** GP-5.9: the putschist and every governing party take base politicians into their hand, in secret. */
  "coup-stakes": {
    seats: number[];
    slots: (ActionRecord | null)[];
    region: number;
  };
  /** GP-5.9: one die for the putschist, one for the government; ``seats`` begins with the putschist. */
  "coup-roll": {
    region: number;
    seats: number[];
    stakes: number[];
  };
  /** GP-5.12: each region rolls how many government politicians may stay. */
  "revolution-roll": {
    seat: number;
    regions: number[];
  };
  /** GP-5.2: 1 the victim is out of the game, 2 it goes home, 3 one's own politician goes to Mauritius. */
  "assassination-roll": {
    seat: number;
    region: number;
    party: number;
  };
  /** GP-7.2: by the designer's text the culprit chooses whom it loses. */
  "penalty-choice": {
    seat: number;
  };
  /** GP-5.15: the die says how many chips are lost. */
  "sabotage-roll": {
    seat: number;
    region: number;
  };
  /** GP-5.15: the player of the card chooses the chips. */
  "sabotage-choice": {
    seat: number;
    region: number;
    count: number;
  };
  /** GP-5.3: any motion, without vote or opening stake. */
  "initiative-choice": {
    seat: number;
  };
  /** GP-6: points and the goal, the UN, the world made ready for another round, hands. */
  scoring: {
    at: number;
  };
  /** GP-6.9: discards are seen by all, new cards by nobody. */
  refill: {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GP-6.7: all choose at once, in secret. */
  "un-choice": {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
};

export type FrameName = keyof Frames;
export type FrameOf<N extends FrameName> = { [K in N]: { is: K } & Frames[K] }[N];
export type Frame = FrameOf<FrameName>;

/** What each verb is made of. */
export type Verbs = {
  /** GP-2.2, GP-2.3: take own politicians from regions back to base; the turn goes on. */
  withdraw: {
    politicians: [region: number /* region, 0 to 11 */, politicians: number /* politicians, 1 to 20 */][] /* at most 12 */;
  };
  /** GP-2.5, GP-3.3: activate a pending region; its government has as many actions as it is strong. */
  activate: {
    region: number /* region, 0 to 11 */;
  };
  /** GP-1.5: bid politicians for the region that is auctioned, and keep one. */
  bid: {
    politicians: number /* politicians, 0 to 20 */;
  };
  /** GP-7.7: put a politician into a region, in the open placement. */
  place: {
    region: number /* region, 0 to 11 */;
  };
  /** GP-1.9: choose the cards to begin with. */
  "choose-hand": {
    cards: [card: number /* card, 0 to 19 */][] /* at most 20 */;
  };
  /** GP-4.1: a government politician goes to a neighbouring region. */
  emigrate: {
    party: number /* holder, 0 to 4 */;
    region: number /* region, 0 to 11 */;
  };
  /** GP-4.2: a base politician of a governing party goes into the region or next door, another to Mauritius. */
  propaganda: {
    party: number /* holder, 0 to 4 */;
    region: number /* region, 0 to 11 */;
  };
  /** GP-4.3: anybody's politician comes back from Mauritius, for one diplomacy chip. */
  rehabilitate: {
    party: number /* holder, 0 to 4 */;
  };
  /** GP-4.4: a politician of the opposition is sent home, for one military chip. */
  purge: {
    party: number /* holder, 0 to 4 */;
  };
  /** GP-4.5: exchange chips with a neighbouring region, or give some, or ask for some. */
  trade: {
    region: number /* region, 0 to 11 */;
    give: [chip: number /* chip, 0 to 3 */, chips: number /* chips, 1 to 5 */][] /* at most 4 */;
    get: [chip: number /* chip, 0 to 3 */, chips: number /* chips, 1 to 5 */][] /* at most 4 */;
    promise: number /* promise, 0 to 2 */;
    threat: number /* threat, 0 to 2 */;
  };
  /** GP-4.10: attack a neighbouring region. */
  war: {
    region: number /* region, 0 to 11 */;
  };
  /** GP-4.15: one chip goes, others come; raw material is a risk. */
  budget: {
    conversion: number /* conversion, 0 to 3 */;
  };
  /** GP-4.18: move a diplomatic motion, with an opening stake; by a card, without one (GP-5.3). */
  motion: {
    motion: number /* motion, 0 to 4 */;
    region: number /* region, 0 to 11 */;
    party: number /* party-or-none, 0 to 5 */;
    stake: number /* stake, 0 to 5 */;
  };
  /** GP-3.5, GP-3.7: propose nothing more. */
  "end-activation": {};
  /** GP-5.16: the open card goes, or stays if it is to last (GP-7.16); one more action comes. */
  "use-zeal": {};
  /** GP-7.13: put the batch of proposals to the vote. */
  "call-vote": {};
  /** Agree (1) or decline (0). */
  consent: {
    agreed: number /* yes-no, 0 to 1 */;
  };
  /** Vote with all one's politicians: no, yes, or abstain. */
  "cast-vote": {
    vote: number /* vote, 0 to 2 */;
  };
  /** GP-3.11: sacrifice a politician to turn the result of a vote round. */
  veto: {};
  /** GP-4.19: stake a region's diplomacy against or for a motion. */
  stake: {
    side: number /* side, 0 to 1 */;
    chips: number /* chips, 1 to 5 */;
  };
  /** GP-6.7: take politicians from base or regions for the UN. */
  "send-to-un": {
    politicians: [place: number /* place, 0 to 12 */, politicians: number /* politicians, 1 to 20 */][] /* at most 13 */;
  };
  /** GP-6.9: discard cards, and take others up to a full hand. */
  "refill-hand": {
    discard: [card: number /* card, 0 to 19 */][] /* at most 20 */;
    take: [card: number /* card, 0 to 19 */][] /* at most 20 */;
  };
  /** GP-5.2: an attempt on an enemy politician. */
  assassinate: {
    region: number /* region, 0 to 11 */;
    party: number /* holder, 0 to 4 */;
  };
  /** GP-5.3: a motion at once, with one more vote for it. */
  initiative: {};
  /** GP-5.4: two chips of economy, or the one there is; over five is lost. */
  aid: {
    giver: number /* region, 0 to 11 */;
    taker: number /* region, 0 to 11 */;
  };
  /** GP-5.5: two politicians, or the one there is, where one has some; by the designer's text, one or two anywhere. */
  expand: {
    region: number /* region, 0 to 11 */;
    politicians: number /* politicians, 1 to 20 */;
  };
  /** GP-5.6: no wars until the scoring. */
  "make-peace": {};
  /** GP-5.7: end the peace, end a pact, or keep the card open for a roll. */
  "play-warmonger": {
    use: number /* use, 0 to 2 */;
    region: number /* region-or-none, 0 to 12 */;
    neighbour: number /* region-or-none, 0 to 12 */;
  };
  /** GP-5.8: a region may not be attacked by one neighbour until the scoring. */
  pact: {
    region: number /* region, 0 to 11 */;
    neighbour: number /* region, 0 to 11 */;
  };
  /** GP-5.9: against a government one is no part of, where no protectorate is. */
  coup: {
    region: number /* region, 0 to 11 */;
  };
  /** GP-5.11: economy above the government's strength is lost, here and next door. */
  recession: {
    region: number /* region, 0 to 11 */;
  };
  /** GP-5.12: each region rolls how many government politicians may stay. */
  revolution: {
    region: number /* region, 0 to 11 */;
    neighbours: [region: number /* region, 0 to 11 */][] /* at most 6 */;
  };
  /** GP-5.14: an enemy politician goes home. */
  retire: {
    region: number /* region, 0 to 11 */;
    party: number /* holder, 0 to 4 */;
  };
  /** GP-5.15: a region loses as many chips as are rolled. */
  sabotage: {
    region: number /* region, 0 to 11 */;
  };
  /** GP-5.16: lies open for one more action. */
  "play-zeal": {};
  /** GP-5.17: an own politician takes an enemy's place, another goes to Mauritius. */
  defect: {
    region: number /* region, 0 to 11 */;
    party: number /* holder, 0 to 4 */;
  };
  /** GP-5.13: no more government politicians than economy. */
  riots: {
    region: number /* region, 0 to 11 */;
    neighbours: [region: number /* region, 0 to 11 */][] /* at most 6 */;
  };
  /** GP-5.18: any politician, to any other region. */
  transfer: {
    region: number /* region, 0 to 11 */;
    party: number /* holder, 0 to 4 */;
    target: number /* region, 0 to 11 */;
  };
  /** GP-5.9: take base politicians into the hand for a coup. */
  "stake-coup": {
    politicians: number /* politicians, 0 to 20 */;
  };
  /** GP-5.15: choose the chips that are lost. */
  "choose-chips": {
    chips: [chip: number /* chip, 0 to 3 */, chips: number /* chips, 1 to 5 */][] /* at most 4 */;
  };
  /** GP-7.2: choose where the politician comes from that goes to Mauritius. */
  "pay-penalty": {
    place: number /* place, 0 to 12 */;
  };
  /** GP-5.7: use the open Warmonger card, for one more on a roll. */
  "use-warmonger": {};
  /** Answer a window with nothing. */
  pass: {};
  /** Offer a holder goods and pledges for goods; it stands until the turn is over. */
  "make-offer": {
    to: number /* holder, 0 to 4 */;
    give: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
    get: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
    pledges: [pledge: number /* pledge, 0 to 15 */, pledge_what: number /* pledge-what, 0 to 99 */, amount: number /* amount, 1 to 9999 */, pledge_until: number /* pledge-until, 0 to 200 */][] /* at most 2 */;
  };
  /** Answer an offer with another one: what I give, what I get instead (ST-8.7). */
  "counter-offer": {
    offer: number /* offer, 0 to 199 */;
    give: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
    get: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
    pledges: [pledge: number /* pledge, 0 to 15 */, pledge_what: number /* pledge-what, 0 to 99 */, amount: number /* amount, 1 to 9999 */, pledge_until: number /* pledge-until, 0 to 200 */][] /* at most 2 */;
  };
  /** Agree to an offer; with the last who is asked, goods change hands (ST-8.6). */
  "accept-offer": {
    offer: number /* offer, 0 to 199 */;
  };
  /** Say no to an offer, which closes it; also after one has agreed to a ring. */
  "refuse-offer": {
    offer: number /* offer, 0 to 199 */;
  };
  /** Take one's own offer back (ST-8.4). */
  "withdraw-offer": {
    offer: number /* offer, 0 to 199 */;
  };
};

export type VerbName = keyof Verbs;
/** An answer, as it is sent and listed. */
export type Action = { [V in VerbName]: { verb: V } & Verbs[V] }[VerbName];
/** An action that lies in a frame. */
export type ActionOf<V extends VerbName> = { [K in V]: { is: K } & Verbs[K] }[V];
export type ActionRecord = ActionOf<VerbName> | Committed;

/** What a table has agreed on. */
export type Options = {
  is: "settings";
  points: "added" | "fresh";
  assassination: "german" | "designer";
  expansion: "german" | "designer";
  unrest_neighbours: number;
  unrest_stay: number;
  scorings: number;
  placement: "auction" | "open";
  sealed_votes: boolean;
  war_price: "draw" | "always" | "winner";
  coup_stakes: "mauritius" | "return";
  warmonger: "war" | "any";
  vote_orders: boolean;
  batch: boolean;
  dominance_from: "first_turns" | "at_once";
  war_on_own_region: boolean;
  zeal: "once" | "lasting";
  phase_inputs: number;
};
export type OptionName = Exclude<keyof Options, "is">;

/** What a party sees of the table: all but the cards others hold and have not chosen (GP-1.11). */
export type Board = {
  is: "board";
  politicians: number[];
  base: number[];
  mauritius: number[];
  un: number[];
  gone: number[];
  chips: number[];
  supply: number[];
  done: number[];
  sanctioned: number[];
  demilitarised: number[];
  protected: number[];
  pacts: number[];
  zeal: number[];
  warmonger: number[];
  points: number[];
  dominance: number;
  peace: number;
  scorings: number;
  cards: SeenDeck;
};

/** What follows from the board by the rules. */
export type FactName =
  | "governments"
  | "tally"
  | "voters"
  | "vote_forecast"
  | "wars"
  | "war_stakes"
  | "stake_order";

/** Answer so, on these conditions: what the game's plan for the kind of question offers. */
export type Decided = {
  is: "decided";
  kind: string;
  conditions: [string, number][];
  reply: string;
  values: number[];
};

/** Vote yes on proposals of the parties in ``support``, no on those in ``oppose`` (a bit each). */
export type VoteOrder = {
  is: "vote-order";
  kind: string;
  support: number;
  oppose: number;
};

/** Standing orders. */
export type Order = AlwaysDefault | Decided | VoteOrder;

/** What a log may tell. */
export type EventText =
  | "gp-event-accepted"
  | "gp-event-activated"
  | "gp-event-activation-over"
  | "gp-event-assassinated"
  | "gp-event-auction-won"
  | "gp-event-backfired"
  | "gp-event-banned"
  | "gp-event-batched"
  | "gp-event-begins"
  | "gp-event-bids"
  | "gp-event-budget-roll"
  | "gp-event-called-up"
  | "gp-event-came-to-nothing"
  | "gp-event-consent"
  | "gp-event-coup-lost"
  | "gp-event-coup-stake"
  | "gp-event-coup-won"
  | "gp-event-done-budget"
  | "gp-event-done-emigrate"
  | "gp-event-done-propaganda"
  | "gp-event-done-purge"
  | "gp-event-done-rehabilitate"
  | "gp-event-escaped"
  | "gp-event-fell"
  | "gp-event-forwent"
  | "gp-event-hands"
  | "gp-event-initiative"
  | "gp-event-mauritius"
  | "gp-event-motion-failed"
  | "gp-event-motion-passed"
  | "gp-event-new-round"
  | "gp-event-no-government"
  | "gp-event-occupied"
  | "gp-event-placed"
  | "gp-event-placement-over"
  | "gp-event-played-aid"
  | "gp-event-played-assassinate"
  | "gp-event-played-coup"
  | "gp-event-played-defect"
  | "gp-event-played-expand"
  | "gp-event-played-initiative"
  | "gp-event-played-make-peace"
  | "gp-event-played-pact"
  | "gp-event-played-play-warmonger"
  | "gp-event-played-play-zeal"
  | "gp-event-played-recession"
  | "gp-event-played-retire"
  | "gp-event-played-revolution"
  | "gp-event-played-riots"
  | "gp-event-played-sabotage"
  | "gp-event-played-transfer"
  | "gp-event-proposed-budget"
  | "gp-event-proposed-emigrate"
  | "gp-event-proposed-motion"
  | "gp-event-proposed-propaganda"
  | "gp-event-proposed-purge"
  | "gp-event-proposed-rehabilitate"
  | "gp-event-proposed-trade"
  | "gp-event-proposed-war"
  | "gp-event-recession"
  | "gp-event-refilled"
  | "gp-event-rejected"
  | "gp-event-revolution"
  | "gp-event-rolled"
  | "gp-event-sabotage"
  | "gp-event-sabotaged"
  | "gp-event-scored"
  | "gp-event-staked"
  | "gp-event-trade-done"
  | "gp-event-trade-refused"
  | "gp-event-un"
  | "gp-event-un-voted"
  | "gp-event-veto"
  | "gp-event-voted"
  | "gp-event-war"
  | "gp-event-war-drawn"
  | "gp-event-war-fought"
  | "gp-event-war-one-against-three"
  | "gp-event-warmonger-used"
  | "gp-event-withdrew"
  | "gp-event-zeal";

/** What a seat may be asked. */
export type QuestionKind =
  | "bid"
  | "consent"
  | "coup-stake"
  | "first-hand"
  | "initiative"
  | "penalty"
  | "placement"
  | "proposal"
  | "refill"
  | "sabotage"
  | "stake"
  | "stake-consent"
  | "talks"
  | "trade"
  | "turn"
  | "un"
  | "un-vote"
  | "veto"
  | "vote"
  | "warmonger"
  | "zeal";

/** What one seat sees of this game. */
export type View = AnyView<Options, Order, Frame, Board>;
