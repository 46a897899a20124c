### What the board in the browser says.

gp-web-short-united-states = United States
gp-web-short-europe = Europe
gp-web-short-china = China
gp-web-short-russia = Russia
gp-web-short-japan-korea = Japan/Korea
gp-web-short-middle-east = Middle East
gp-web-short-india = India
gp-web-short-latin-america = Latin America
gp-web-short-southeast-asia = Southeast Asia
gp-web-short-oceania = Oceania
gp-web-short-north-africa = North Africa
gp-web-short-sub-saharan-africa = Sub-Saharan

## The map

gp-web-map = World map
gp-web-pending = { $count ->
    [0] all regions done
    [one] 1 of { $all } regions pending
   *[other] { $count } of { $all } regions pending
}
gp-web-dominance = dominance at { $count } regions
gp-web-goal = victory at { $count } points
gp-web-peace = peace until the scoring
gp-web-setting-up = The world is divided
gp-web-plate = { $name }. { $government } Chips: { $chips }.{ $marks }{ $state ->
    [done] { " " }Done.
    [active] { " " }In session.
   *[pending] { "" }
}
gp-web-plate-choose = Choose { $plate }
gp-web-governed = Governed by { $parties }.
gp-web-coalition = Coalition of { $parties }.
gp-web-no-government = No government.
gp-web-opposition = Opposition: { $parties }.
gp-web-party-count = { $party } { $count }
gp-web-chip-count = { $chip } { $count }
gp-web-mark-sanctioned = Under sanction
gp-web-mark-demilitarised = Demilitarised
gp-web-mark-protected = Protectorate
gp-web-mark-pact = Pact: safe from { $others }
gp-web-done = done
gp-web-in-session = in session
gp-web-neighbours = Neighbours: { $others }
gp-web-supply = Supply
gp-web-un = United Nations
gp-web-mauritius = Mauritius
gp-web-un-short = UN
gp-web-un-worth = UN: { $parties }
gp-web-mauritius-worth = Mauritius: { $parties }
gp-web-empty = nobody

## Parties

gp-web-parties = Parties
gp-web-party = Party
gp-web-governs = Governs
gp-web-governs-of = { $count } of { $needed }
gp-web-in-regions = Regions
gp-web-base = Base
gp-web-out = Out
gp-web-cards = Cards
gp-web-points = Points
gp-web-you = you
gp-web-open-card = open: { $card }
gp-web-gave-up = gave up
gp-web-turn-of = on turn
gp-web-choose-party = Choose { $party }
gp-web-choose-base = Choose your base

## What is going on

gp-web-auction = Auction { $number } of { $all }: { $name }
gp-web-auction-hint = Everybody bids in secret; the envelopes open together.
gp-web-opened = Opened for { $name }
gp-web-envelope-open = { $party } bid { $count }
gp-web-envelope-sealed = { $party } has decided
gp-web-envelope-mine = { $party } has decided: { $count }
gp-web-envelope-waiting = { $party } is still thinking
gp-web-hands = Everybody chooses a hand of cards in secret
gp-web-refill = Everybody keeps, discards and takes cards in secret
gp-web-un-choice = Politicians for the UN are chosen in secret
gp-web-placement = { $party } places a politician
gp-web-turn = { $party } is on turn
gp-web-turn-hint = Activate a pending region, or play a card.
gp-web-session = { $name } is in session
gp-web-actions-left = { $count ->
    [0] last action
    [one] 1 action left
   *[other] { $count } actions left
}
gp-web-proposal = { $party } is to propose
gp-web-alone = alone, without the partners’ consent
gp-web-proposes = { $party } proposes
gp-web-consent = { $parties } must agree first
gp-web-votes-yes = For { $count }
gp-web-votes-no = Against { $count }
gp-web-votes-open = Undecided { $count }
gp-web-vote-bar = { $yes } for, { $no } against, { $open } undecided
gp-web-vote-then = { $yes } : { $no }{ $end ->
    [carries] , carried
    [fails] , rejected
   *[stands] { "" }
}
gp-web-accepted = Accepted, unless vetoed
gp-web-rejected = Rejected, unless vetoed
gp-web-to-veto = May veto: { $parties }
gp-web-trade = { $party } offers a trade
gp-web-war = War: { $name } attacks { $target }
gp-web-war-strength = { $count } military
gp-web-dice-roll = The dice are rolling
gp-web-dice = Dice: { $dice }
gp-web-coup = Coup of { $party } in { $name }
gp-web-motion-heading = A motion before the world
gp-web-motion = { $party } moves
gp-web-stakes-next = Asked now: { $name }
gp-web-stakes-left = · then { $names }
gp-web-stake-named = { $name } would do this: { $stake }
gp-web-sabotage = Sabotage: { $name } loses { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
gp-web-roll-budget = The budget of { $name }
gp-web-roll-assassination = { $party } attempts an assassination in { $name }
gp-web-roll-sabotage = { $party } sabotages { $name }
gp-web-roll-revolution = { $party } starts a revolution
gp-web-initiative = Diplomatic Initiative of { $party }
gp-web-penalty = The attempt of { $party } backfired
gp-web-zeal-asked = May go on with Zeal: { $parties }
gp-web-over = The game is over
gp-web-world-at-end = The world at the end
gp-web-governed-by = { $parties }: { $names }
gp-web-ungoverned = No government: { $names }
gp-web-rank = { $rank }. { $party }
gp-web-quiet = The world is at rest

## One's own side

gp-web-mine = My party
gp-web-hand = My hand
gp-web-hand-empty = No cards in hand.
gp-web-choose-from = Cards to choose from
gp-web-unused = Not chosen yet
gp-web-lies-open = lies open
gp-web-politicians = My politicians
gp-web-promises = Promises and threats
gp-web-governs-regions = governs { $count } of { $all } regions
gp-web-promised = { $kind ->
    [0] yes to every proposal this turn
    [1] no veto this turn
    [2] no war on { $region }
    [3] no motion against { $region }
    [4] threat of war on { $region }
   *[other] threat of a sanction on { $region }
}
gp-web-pledge = { $by } to { $to }: { $promise }
gp-web-sheet = Points if scored now

## Which part of the game it is, and what somebody decides there

phase-auction = Auction
phase-placement = Placing politicians
phase-first-hands = First hand
phase-turn-choice = Region or card
phase-activation = Session
phase-proposal = Session
phase-vote = Vote
phase-sealed-vote = Vote
phase-veto-window = Veto
phase-trade-answer = Session
phase-region-stakes = Motion
phase-un-votes = Motion
phase-coup-stakes = Coup
phase-warmonger-choice = War
phase-un-choice = United Nations
phase-refill = Scoring
phase-scoring = Scoring
phase-penalty-choice = Penalty
phase-sabotage-choice = Sabotage
phase-initiative-choice = Motion
doing-placement = Puts a politician into a region.
doing-turn-choice = Activates a region or plays a card.
doing-proposal = Is working on a proposal.
doing-vote = Is voting.
doing-trade-answer = Is offered a trade.
doing-region-stakes = May stake diplomacy.
doing-un-votes = Votes in the UN.
doing-warmonger-choice = May add one to the roll.
doing-un-choice = Chooses delegates.
doing-refill = Takes new cards.
doing-penalty-choice = Sends a politician to Mauritius.
doing-sabotage-choice = Chooses which chips are lost.
doing-initiative-choice = Chooses a motion.

## Instruments

gp-web-bid-question = How many politicians for { $name }?
gp-web-bid-seal = Seal { $count }
gp-web-bid-left = { $count ->
    [one] One politician is left in your base then
   *[other] { $count } politicians are left in your base then
}{ $lots ->
    [0] .
    [one] , for one more region.
   *[other] , for { $lots } more regions.
}
gp-web-bid-politicians = { $count ->
    [one] politician
   *[other] politicians
}
gp-web-bid-politicians-heard = { $count ->
    [one] One politician
   *[other] { $count } politicians
}
gp-web-bid-fewer = One fewer
gp-web-bid-more = One more
gp-web-vote-question = { $party } proposes: { $sentence }
gp-web-vote-weight = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
gp-web-veto-question = Veto? { $party } in { $region }: { $sentence }, { $state ->
    [carried] carried
   *[other] rejected
}
gp-web-veto-short = Turn the result round?
gp-web-stakes-own = you
gp-web-stakes-theirs = they
gp-web-veto-carried = Carried: { $sentence }
gp-web-veto-rejected = Rejected: { $sentence }
gp-web-veto-price = A veto turns it round and costs you one politician there, who goes back to your base. Nobody can veto the veto.
gp-web-veto-there = { $count } of yours are there, { $left } after a veto
gp-web-veto-pass = Let it pass
gp-web-veto-do = Veto
gp-web-veto-one = −1 politician
gp-web-session-propose = Propose: { $verb }
gp-web-session-choose = Choose
gp-web-session-entails = What it costs and brings
gp-web-verb-emigrate = Emigration
gp-web-verb-propaganda = Propaganda
gp-web-verb-purge = Purge
gp-web-verb-rehabilitate = Rehabilitation
gp-web-verb-budget = Budget
gp-web-verb-war = War
gp-web-verb-trade = Trade
gp-web-verb-motion = Motion
gp-web-session-subject = { $name }
gp-web-session-verb = What is proposed
gp-web-session-headline = { $action }: { $carried ->
    [yes] carried { $sure } to { $open }
   *[other] { $sure } for it, { $open } open
}{ $vetoers ->
    [none] { "" }
   *[other] { " " }unless { $vetoers } vetoes
}
gp-web-does-war = wages war
gp-web-joint-war-region = on
gp-web-about-war = against a neighbour
gp-web-does-budget = passes a budget:
gp-web-about-budget = turns chips
gp-web-does-trade = trades
gp-web-joint-trade-region = with
gp-web-about-trade = with a neighbour
gp-web-does-emigrate = sends a politician
gp-web-joint-emigrate-party = of
gp-web-joint-emigrate-region = to
gp-web-about-emigrate = 1 goes next door
gp-web-does-propaganda = spreads propaganda
gp-web-joint-propaganda-party = for
gp-web-joint-propaganda-region = in
gp-web-about-propaganda = +1 from base
gp-web-does-purge = sends home a politician
gp-web-joint-purge-party = of
gp-web-about-purge = of the opposition
gp-web-does-rehabilitate = brings back a politician
gp-web-joint-rehabilitate-party = of
gp-web-about-rehabilitate = from Mauritius
gp-web-does-motion = moves
gp-web-joint-motion-region = for
gp-web-joint-motion-party = of
gp-web-about-motion = to the UN
gp-web-forecast-carried = Carried, unless it is vetoed
gp-web-forecast-open = { $open } open { $open ->
    [one] vote decides
   *[other] votes decide
}
gp-web-forecast-voter = { $party } { $votes }, { $stance ->
    [proposes] proposes it
    [partner] must agree as a partner
    [promised] promised its votes
   *[other] open
}
gp-web-vetoes = Veto, for 1 politician:
gp-web-vetoes-none = Nobody here can veto it.
gp-web-vetoes-not = { $party } promised not to
gp-web-war-win = you win
gp-web-attack-win = the attacker wins
gp-web-attack-governed = the attacker governs
gp-web-attack-shared = the attacker shares the government
gp-web-attack-won = won, but no share
gp-web-attack-drawn = draw
gp-web-attack-lost = the attacker loses
gp-web-war-forces = { $attack } military to { $defence }
gp-web-war-grid = The nine throws of the war on { $name }
gp-web-war-mine = You roll { $face }
gp-web-war-theirs = They roll { $face }
gp-web-war-governed = you govern
gp-web-war-shared = you share the government
gp-web-war-won = won, but no share
gp-web-war-drawn = draw
gp-web-war-lost = you lose
gp-web-stakes-won = Win
gp-web-stakes-drawn = Draw
gp-web-stakes-lost = Lose
gp-web-stakes-won-moves = { $least ->
    [one] { $most ->
        [one] 1 of theirs goes, one of yours moves in.
       *[other] 1 to { $most } of theirs go, as many of yours move in.
    }
   *[other] { $least } to { $most } of theirs go, as many of yours move in.
}
gp-web-stakes-lost-moves = { $least ->
    [one] { $most ->
        [one] 1 of yours goes, one of theirs moves in.
       *[other] 1 to { $most } of yours go, as many of theirs move in.
    }
   *[other] { $least } to { $most } of yours go, as many of theirs move in.
}
gp-web-trade-give = { $name } gives
gp-web-trade-get = { $name } gives back
gp-web-trade-count = { $chip } from { $name }
gp-web-trade-less = Less { $chip }
gp-web-trade-more = More { $chip }
gp-web-trade-promise = Promise
gp-web-promise-1 = no war on it
gp-web-promise-2 = no motion
gp-web-trade-threat = Threat
gp-web-threat-1 = war on it
gp-web-threat-2 = a sanction
gp-web-trade-empty = Choose what changes hands; the neighbour must agree.
gp-web-motion-stake = Opening stake, diplomacy
gp-web-motion-less = Stake less
gp-web-motion-more = Stake more
gp-web-stake-order = Asked in this order
gp-web-stake-order-none = No region has diplomacy to stake.
gp-web-change-chip = { $chip } { $before } → { $after }
gp-web-change-party = { $party } { $before } → { $after }
gp-web-change-governs = governed by { $parties }
gp-web-change-nobody = no government
gp-web-bid-reseal = Seal { $count } instead
gp-web-bid-sealed = Sealed for { $name }: { $count }. You can still change it.
gp-web-bid-means = What the bid would mean
gp-web-bid-nobody = Nobody of yours moves in.
gp-web-lots = The twelve lots
gp-web-coup-question = Coup of { $party } in { $name }: how many do you stake?
gp-web-coup-stake = Stake { $count }
gp-web-coup-restake = Stake { $count } instead
gp-web-coup-best = if the others stake nothing
gp-web-coup-worst = if the others stake all
gp-web-coup-attack = Coup: { $parties }, { $there } there, { $base } in base
gp-web-coup-defence = Government: { $parties }, { $there } there, { $base } in base
gp-web-hand-question = Choose { $count } cards to begin with
gp-web-hand-chosen = { $count } of { $all } chosen
gp-web-hand-take = Take these { $count }
gp-web-hand-clear = Begin again
gp-web-hand-had = in hand
gp-web-refill-question = Keep, put away and take, up to { $count }
gp-web-refill-take = Go on with these { $count }
gp-web-stake-question = { $name }: { $sentence }. What does it stake?
gp-web-stake-for = For it
gp-web-stake-against = Against it
gp-web-stake-then = then { $yes } : { $no }, { $left } open
gp-web-stake-nothing = Stake nothing
gp-web-stake-do = Stake { $count } { $side ->
    [for] for it
   *[other] against it
}
gp-web-place-count = Politicians from { $name }
gp-web-place-less = One fewer from { $name }
gp-web-place-more = One more from { $name }
gp-web-un-question = Take { $count ->
    [one] 1 politician
   *[other] { $count } politicians
} for the UN
gp-web-un-count = { $count } of { $wanted }
gp-web-un-send = Send { $count }
gp-web-consent-question = { $party } in { $region }: { $sentence }. Do you go along?
gp-web-consent-trade = { $region } offers your region: { $sentence }. Do you accept?
gp-web-consent-yes = Agree
gp-web-consent-no = Decline
gp-web-turn-question = Activate a region or play a card
gp-web-turn-activate = Activate a region
gp-web-turn-activate-text = Its government proposes; press a region here or on the map.
gp-web-turn-withdraw = Withdraw
gp-web-turn-withdraw-text = Your politicians go back to base; your turn goes on.
gp-web-turn-withdraw-do = Withdraw { $count }
gp-web-turn-first = first
gp-web-turn-votes = You have { $mine } of { $all } votes there.
gp-web-choice-placement = Everybody puts one politician at a time into a region, in turn, until all have passed.
gp-web-choice-count = { $count } of { $wanted } chips chosen
