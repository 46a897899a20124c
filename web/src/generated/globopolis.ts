// Made by `python -m tools.page_types` from the Python side: change that, not this file.

import type { AlwaysDefault, Committed, SeenDeck, View as AnyView } from "./view";

/** The steps of the rulebook that may lie on the stack, by name. */
export type Frames = {
  /** Round after round; ``turns`` counts those begun in this one, ``placing`` still has agents. */
  rounds: {
    turns: number;
    placing: number;
  };
  /** Booklet page 13: each player's turn consists of two phases. */
  turn: {
    seat: number;
    at: number;
  };
  /** GB-1.11: no Option Phase; teleport, and resolve the field in full. */
  "first-turn": {
    seat: number;
    at: number;
  };
  /** GB-1: one step after the other, as `sequence.SET_UP` has them; then the first round begins. */
  "set-up": {
    stage: number;
  };
  /** GB-1.6, GB-1.8: titles to everybody, with their units and points. */
  "deal-titles": {};
  /** GB-10.6: instead of a deal, titles are chosen in turn, back and forth. */
  "title-draft": {
    picked: number;
  };
  /** GB-1.4: OPs (0) or INFLUENCE (1) cards to everybody, each seen by its holder alone. */
  "deal-cards": {
    stack: number;
    count: number;
  };
  /** GB-1.4, GB-10.9: one MISSION; none that the deal of titles alone has fulfilled. */
  "deal-mission": {
    holder: number;
  };
  /** GB-1.10: the highest roll goes first; ties roll again, and after ten of them draw lots. */
  "first-roll": {
    seats: number[];
    ties: number;
  };
  /** GB-1.9: the owner of a new territory says where its surplus goes. */
  "surplus-choice": {
    territory: number;
  };
  /** GB-2.1: as many options as the seat likes, until it ends them or the time is up. Who negotiates may stop the clock (GB-2.5). */
  "option-phase": {
    seat: number;
  };
  /** GB-4.1, GB-4.2: the seat rolls, or, where it need not, ends its turn. */
  "roll-choice": {
    seat: number;
    rolls: number;
    must: number;
  };
  /** GB-4.2: the dice say how far the Governor goes. */
  "move-roll": {
    seat: number;
    rolls: number;
    dice: number;
    backwards: number;
  };
  /** GB-8.21: with the card played, the roll may be repeated once. */
  "reroll-choice": {
    seat: number;
    rolls: number;
    dice: number[];
    backwards: number;
  };
  /** GB-4.19: so many O.R.S.S. bases on, and so many fields beyond; no EU for passing. */
  teleporting: {
    seat: number;
    rolls: number;
  };
  /** GB-1.11: the first turn is a teleport; until the seat calls it, the one before places agents. */
  "teleport-call": {
    seat: number;
  };
  /** GB-9.3: who holds MISSION cards may show a fulfilled one before its turn is over. */
  "turn-end": {
    seat: number;
  };
  /** The Governor has come to a field: what happens there, step by step, is in `sequence.LANDINGS`. */
  landing: {
    seat: number;
    rolls: number;
  };
  /** GB-4.17, GB-4.18: a die says how many NS-Units or agents; then the seat may roll on. */
  "academy-roll": {
    seat: number;
    rolls: number;
    infiltration: number;
  };
  /** GB-4.16: stay at the base or fly, then perhaps roll. */
  "orss-choice": {
    seat: number;
    rolls: number;
  };
  /** GB-4.8: clean house, then roll again or attack; ``cleaned`` marks the duels already fought. */
  "own-territory": {
    seat: number;
    rolls: number;
    cleaned: number;
  };
  /** GB-4.9: pay the Conference Cost, or attempt an Aggressive Takeover. */
  "foreign-territory": {
    seat: number;
    rolls: number;
  };
  /** The Conference Cost changes hands; ``times`` is 2 after a card of the owner's. */
  "conference-payment": {
    seat: number;
    territory: number;
    times: number;
  };
  /** GB-8.22: the owner may double the cost with a card, asked whether or not it has that card. */
  "conference-reply": {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GB-4.11: buy or roll on, chosen before the dice; in Switzerland at a market of one's choice. */
  "market-choice": {
    seat: number;
    rolls: number;
    markets: number[];
  };
  /** GB-4.11: two dice say how many units there are; ``shuttle`` lets the seat roll afterwards. */
  "market-roll": {
    seat: number;
    rolls: number;
    market: number;
    shuttle: number;
  };
  /** GB-4.11: up to what is available, at 5 EU each, the kinds mixed at will. */
  "market-purchase": {
    seat: number;
    rolls: number;
    market: number;
    available: number;
    shuttle: number;
  };
  /** GB-7.7, GB-7.8: the higher roll wins a throw, ties are rolled again, best of three. */
  "cleaning-roll": {
    seat: number;
    territory: number;
    holder: number;
    wins: number;
    losses: number;
    ties: number;
  };
  /** GB-10.11: a guarded guild is taken over only if the visitor beats its guards. */
  "guild-duel": {
    seat: number;
    guild: number;
    wins: number;
    losses: number;
    ties: number;
  };
  /** GB-4.13: the next card of a stack, seen by its new holder alone; an empty stack gives none. */
  "draw-card": {
    seat: number;
    stack: number;
  };
  /** GB-4.14: one card of the sort goes face down under its stack, before anything else. */
  "hand-limit": {
    seat: number;
    sort: number;
  };
  /** GB-8.49: a card makes its victim put one of the sort under the stack, of its own choice. */
  "give-up-card": {
    seat: number;
    sort: number;
  };
  /** A card against others takes effect, on all it touches but those who are ``spared``. */
  strike: {
    seat: number;
    card: number;
    target: number;
    choice: number;
    spared: number;
  };
  /** GB-8.23: everybody a card touches may be spared by a card of their own. */
  "shield-reply": {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GB-8.57: an INFLUENCE card just drawn is played at once, wherever in the turn that is, or kept. */
  "drawn-card": {
    seat: number;
    card: number;
  };
  /** An Aggression Scenario, stage by stage, as `sequence.AGGRESSION` has them. */
  engagement: {
    seat: number;
    origin: number;
    target: number;
    stage: number;
    operations: [number, number];
  };
  /** GB-6.8: both sides roll everything they have left; who loses drops a die (GB-6.12). */
  "battle-round": {
    seat: number;
    origin: number;
    target: number;
    dice: [number, number];
    polygons: [number, number];
    ties: number;
    operations: [number, number];
  };
  /** GB-6.16: a victorious Aggressor may attack on in the colour group, from the same territory. */
  "continue-choice": {
    seat: number;
    origin: number;
    group: number;
  };
  /** GB-8.24: the owner of an attacked territory may call for talks. */
  "diplomacy-reply": {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GB-8.24: both roll the card's die; a higher roll of the owner's calls the attack off. */
  talks: {
    seat: number;
    sides: number;
  };
  /** GB-7.11: each combatant may pay third parties for staying or leaving; a bargain binds. */
  bargain: {
    seats: [number, number];
    who: number;
    bound: [number, number][];
    made: number;
  };
  /** GB-7.11: the third party takes the bargain or not. */
  "hire-answer": {
    seat: number;
    by: number;
    stay: number;
    eu: number;
    title: number;
  };
  /** GB-7.10: one sealed choice of all third parties, before strength is fixed. */
  "third-parties": {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GB-10.15: one neighbour after the other; ``made`` counts the proposals of who is asked now. */
  neighbours: {
    seats: number[];
    made: number;
  };
  /** GB-10.15: the side that is to be helped wants it at that price, or not. */
  "help-answer": {
    seat: number;
    by: number;
    holder: number;
    units: [number, number][];
    eu: number;
  };
  /** GB-10.14: both sides choose in secret which territories send a unit; who says nothing sends none. */
  assistance: {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
  /** GB-8.25: at most one Operations card a side, chosen in secret, opened together. */
  operations: {
    seats: number[];
    slots: (ActionRecord | null)[];
  };
};

export type FrameName = keyof Frames;
export type FrameOf<N extends FrameName> = { [K in N]: { is: K } & Frames[K] }[N];
export type Frame = FrameOf<FrameName>;

/** What each verb is made of. */
export type Verbs = {
  /** GB-1.11: teleport. */
  teleport: {};
  /** GB-2.2: put units of one kind from Personal Stock onto an own territory. */
  allocate: {
    kind: number /* resource, 0 to 4 */;
    territory: number /* territory, 0 to 31 */;
    count: number /* count, 0 to 60 */;
  };
  /** GB-2.3: move units of one kind between own territories. */
  transfer: {
    kind: number /* resource, 0 to 4 */;
    source: number /* territory, 0 to 31 */;
    territory: number /* territory, 0 to 31 */;
    count: number /* count, 0 to 60 */;
  };
  /** GB-5.1 to GB-5.3: raise an own territory by one level of Economic Development. */
  develop: {
    territory: number /* territory, 0 to 31 */;
  };
  /** GB-2.6: cash in EU for points. */
  "buy-points": {
    points: number /* points, 1 to 99 */;
  };
  /** GB-2.7: exchange points for EU. */
  "sell-points": {
    points: number /* points, 1 to 400 */;
  };
  /** GB-2.8: so many units a turn from each own Guild Stock. */
  "take-from-guild": {
    guild: number /* guild, 0 to 3 */;
    kind: number /* resource, 0 to 4 */;
    count: number /* count, 1 to 9 */;
  };
  /** GB-2.9: so many units a turn from each Guild of somebody else, at its rate. */
  "buy-from-guild": {
    guild: number /* guild, 0 to 3 */;
    kind: number /* resource, 0 to 4 */;
    count: number /* count, 1 to 9 */;
  };
  /** GB-8.1 to GB-8.4: a card in hand, at its time, with a target for which it does something. */
  "play-influence": {
    influence: number /* influence, 0 to 49 */;
    target: number /* holder, 0 to 4 */;
    choice: number /* choice, 0 to 63 */;
  };
  /** GB-9.3: show a mission of one's own hand that is fulfilled now, on one's own turn. */
  "show-mission": {
    mission: number /* ops, 0 to 49 */;
  };
  /** GB-2.1: end the Option Phase. */
  "end-options": {};
  /** GB-4.1, GB-4.3: roll as many dice as one likes, up to the limit, and advance, or go back. */
  roll: {
    dice: number /* dice, 1 to 6 */;
    backwards: number /* yes-no, 0 to 1 */;
  };
  /** GB-8.21: repeat the movement roll just made. */
  reroll: {};
  /** GB-8.21: stay with the movement roll just made. */
  "keep-roll": {};
  /** GB-4.2: roll no more. */
  "end-turn": {};
  /** GB-4.10: pay the Conference Cost. */
  "pay-conference": {};
  /** GB-6.1 to GB-6.3: attempt an Aggressive Takeover, by an Opportunity card or without (0). */
  attack: {
    origin: number /* territory, 0 to 31 */;
    target: number /* territory, 0 to 31 */;
    card: number /* opportunity, 0 to 20 */;
  };
  /** GB-7.7: roll against one player's agents on an own territory. */
  "clean-house": {
    territory: number /* title, 0 to 35 */;
    holder: number /* holder, 0 to 4 */;
  };
  /** GB-4.11: roll for what a market has to offer. */
  "use-market": {
    market: number /* field, 0 to 63 */;
  };
  /** GB-4.11: buy units at a market: so many of its first kind, so many of its second. */
  "buy-at-market": {
    first: number /* count, 0 to 60 */;
    second: number /* count, 0 to 60 */;
  };
  /** GB-4.16: fly with the O.R.S.S. to another base, and perhaps roll. */
  fly: {
    base: number /* field, 0 to 63 */;
  };
  /** GB-4.16: stay at the O.R.S.S. base, and perhaps roll. */
  "stay-at-base": {};
  /** GB-4.14: a card of one's hand goes face down under its stack. */
  "put-under": {
    sort: number /* sort, 0 to 2 */;
    card: number /* ops, 0 to 49 */;
  };
  /** GB-10.6: choose a title that nobody has yet. */
  "pick-title": {
    title: number /* title, 0 to 35 */;
  };
  /** GB-1.9: what exceeds two of a kind goes from a new base plate into Personal Stock. */
  "store-surplus": {};
  /** GB-1.9: what exceeds two of a kind lies on the base plates it came with. */
  "leave-surplus": {};
  /** GB-8.57: keep the card just drawn; it counts for the hand limit. */
  "keep-card": {};
  /** GB-7.1, GB-7.2: have so many of one's agents, three at the most, on an owned territory. */
  "place-agents": {
    territory: number /* title, 0 to 35 */;
    count: number /* agents, 0 to 3 */;
  };
  /** GB-7.10: withdraw one's agents from a territory of a fight, or from both. */
  withdraw: {
    territory: number /* territory-or-both, 0 to 32 */;
  };
  /** GB-8.25: use an Operations card of one's hand in a fight. */
  "play-operation": {
    operation: number /* ops, 0 to 49 */;
  };
  /** GB-10.15: offer a side of a fight NS-Units of one's own territories, for so many EU or for nothing. */
  lend: {
    holder: number /* holder, 0 to 4 */;
    units: [territory: number /* territory, 0 to 31 */, count: number /* count, 1 to 60 */][] /* at most 8 */;
    eu: number /* eu, 0 to 999 */;
  };
  /** GB-10.14: send an NS-Unit of each of these own territories to the one in the fight. */
  "send-units": {
    territories: [territory: number /* territory, 0 to 31 */][] /* at most 8 */;
  };
  /** GB-7.11: offer a third party EU and perhaps a title for its agents' staying (1) or leaving (0). */
  hire: {
    holder: number /* holder, 0 to 4 */;
    stay: number /* yes-no, 0 to 1 */;
    eu: number /* eu, 0 to 999 */;
    title: number /* title-or-none, 0 to 36 */;
  };
  /** GB-7.11, GB-10.15: take the bargain (1) or not (0). */
  "answer-hire": {
    agreed: number /* yes-no, 0 to 1 */;
  };
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
  /** I give something to one holder, who gives something to another, who gives something to me. */
  "make-ring": {
    to: number /* holder, 0 to 4 */;
    third: number /* holder, 0 to 4 */;
    give: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
    between: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
    get: [good: number /* good, 0 to 359 */, amount: number /* amount, 1 to 9999 */][] /* at most 8 */;
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
  agents: boolean;
  mark: number;
  victory: "points" | "territories" | "bitter-end";
  territories: number;
  until_round: number;
  until_time: number;
  round_limit: number;
  titles_dealt: number;
  title_draft: boolean;
  missions_dealt: number;
  influence_dealt: number;
  ops_dealt: number;
  hand_limit: number;
  redeal_missions: "two" | "always" | "never";
  orss: "bases" | "nearest" | "independent" | "any";
  guild_guard: boolean;
  free_direction: boolean;
  common_defence: boolean;
  common_aggression: boolean;
  assistance_moves_units: boolean;
  neighbours_help: boolean;
  learning: boolean;
  bribe: number;
  developments_survive: boolean;
  times_six: boolean;
  roll_cap: number;
  box_limits: boolean;
  pass_pay: "each" | "turn";
  phase_inputs: number;
};
export type OptionName = Exclude<keyof Options, "is">;

/** What a holder sees of the table: all but the faces of cards (GB-1.12). */
export type Board = {
  is: "board";
  eu: number[];
  score: number[];
  stock: number[];
  governor: number[];
  owner: number[];
  units: number[];
  levels: number[];
  justified_levels: number[];
  agents: number[];
  reserve: number[];
  academy: number[];
  bonus: number[];
  passing: number[];
  conquests: number[];
  mission_won: number[];
  bank_units: number[];
  this_turn: number[];
  taken: number[];
  traded: number[];
  barred: number[];
  bank_eu: number;
  bank_levels: number;
  first: number;
  sudden_death: number;
  time_called: number;
  claims: number;
  ops: SeenDeck;
  influence: SeenDeck;
};

/** What follows from the board by the rules. */
export type FactName =
  | "sudden-death"
  | "claims"
  | "to-play"
  | "missions"
  | "needs"
  | "developments"
  | "landings"
  | "agents"
  | "shelves"
  | "flights"
  | "kept"
  | "fight";

/** Answer so, on these conditions: what the game's plan for the kind of question offers. */
export type Decided = {
  is: "decided";
  kind: string;
  conditions: [string, number][];
  reply: string;
  values: number[];
};

/** Standing orders. */
export type Order = AlwaysDefault | Decided;

/** What a log may tell. */
export type EventText =
  | "gb-event-agents-captured"
  | "gb-event-assistance"
  | "gb-event-attack"
  | "gb-event-back"
  | "gb-event-back-free"
  | "gb-event-battle"
  | "gb-event-card-eu"
  | "gb-event-card-points"
  | "gb-event-card-units"
  | "gb-event-cards-dealt"
  | "gb-event-claim-gone"
  | "gb-event-claim-mission"
  | "gb-event-claim-points"
  | "gb-event-claim-territories"
  | "gb-event-cleaned"
  | "gb-event-cleaning"
  | "gb-event-conference"
  | "gb-event-conquered"
  | "gb-event-crossed-back"
  | "gb-event-debt-points"
  | "gb-event-debt-units"
  | "gb-event-debt-waived"
  | "gb-event-destroyed"
  | "gb-event-developed"
  | "gb-event-drew"
  | "gb-event-drew-influence"
  | "gb-event-drew-ops"
  | "gb-event-final-round"
  | "gb-event-first"
  | "gb-event-flew"
  | "gb-event-forced-sale"
  | "gb-event-group"
  | "gb-event-guild-bought"
  | "gb-event-guild-duel"
  | "gb-event-guild-held"
  | "gb-event-guild-lost"
  | "gb-event-guild-taken"
  | "gb-event-help"
  | "gb-event-hire"
  | "gb-event-hired"
  | "gb-event-influence"
  | "gb-event-justified"
  | "gb-event-landed"
  | "gb-event-lost-points"
  | "gb-event-market"
  | "gb-event-mission"
  | "gb-event-mission-dealt"
  | "gb-event-mission-paid"
  | "gb-event-moonshot"
  | "gb-event-no-claim"
  | "gb-event-no-development"
  | "gb-event-no-guilds"
  | "gb-event-no-markets"
  | "gb-event-not-cleaned"
  | "gb-event-one-die"
  | "gb-event-operation"
  | "gb-event-opportunity"
  | "gb-event-passed"
  | "gb-event-passed-unpaid"
  | "gb-event-placed"
  | "gb-event-points-bought"
  | "gb-event-points-sold"
  | "gb-event-purchase"
  | "gb-event-put-under"
  | "gb-event-recruited"
  | "gb-event-rolled"
  | "gb-event-sent-home"
  | "gb-event-set-back"
  | "gb-event-shared"
  | "gb-event-spared"
  | "gb-event-sudden-death"
  | "gb-event-surplus-left"
  | "gb-event-surplus-stored"
  | "gb-event-swapped"
  | "gb-event-switzerland"
  | "gb-event-taken-eu"
  | "gb-event-taken-plate"
  | "gb-event-taken-points"
  | "gb-event-taken-units"
  | "gb-event-talks"
  | "gb-event-teleported"
  | "gb-event-time-called"
  | "gb-event-title"
  | "gb-event-trained"
  | "gb-event-units"
  | "gb-event-waived"
  | "gb-event-withdrew"
  | "gb-event-your-mission";

/** What a seat may be asked. */
export type QuestionKind =
  | "agents"
  | "assistance"
  | "bargain"
  | "business"
  | "conference-reply"
  | "continue"
  | "diplomacy-reply"
  | "draft"
  | "drawn"
  | "foreign-territory"
  | "give-up-card"
  | "hand-limit"
  | "help"
  | "hire"
  | "market"
  | "neighbour"
  | "operation"
  | "options"
  | "orss"
  | "own-guild"
  | "own-territory"
  | "purchase"
  | "reroll"
  | "roll"
  | "shield-reply"
  | "surplus"
  | "teleport"
  | "third-party"
  | "turn-end";

/** What one seat sees of this game. */
export type View = AnyView<Options, Order, Frame, Board>;
