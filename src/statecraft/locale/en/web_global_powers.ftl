# The board of Global Powers in the browser.

## Short names of regions, for their plates

gpw-short-united-states = United States
gpw-short-europe = Europe
gpw-short-china = China
gpw-short-russia = Russia
gpw-short-japan-korea = Japan/Korea
gpw-short-middle-east = Middle East
gpw-short-india = India
gpw-short-latin-america = Latin America
gpw-short-southeast-asia = Southeast Asia
gpw-short-oceania = Oceania
gpw-short-north-africa = North Africa
gpw-short-sub-saharan-africa = Sub-Saharan

## The map

gpw-map = World map
gpw-pending = { $count ->
    [0] all regions done
    [one] 1 of { $all } regions pending
   *[other] { $count } of { $all } regions pending
}
gpw-dominance = dominance at { $count } regions
gpw-goal = victory at { $count } points
gpw-peace = peace until the scoring
gpw-setting-up = The world is divided
gpw-plate = { $name }. { $government } Chips: { $chips }.{ $marks }{ $state ->
    [done] { " " }Done.
    [active] { " " }In session.
   *[pending] { "" }
}
gpw-plate-choose = Choose { $plate }
gpw-governed = Governed by { $parties }.
gpw-coalition = Coalition of { $parties }.
gpw-no-government = No government.
gpw-opposition = Opposition: { $parties }.
gpw-party-count = { $party } { $count }
gpw-chip-count = { $chip } { $count }
gpw-mark-sanctioned = Under sanction
gpw-mark-demilitarised = Demilitarised
gpw-mark-protected = Protectorate
gpw-mark-pact = Pact: safe from { $others }
gpw-done = done
gpw-in-session = in session
gpw-neighbours = Neighbours: { $others }
gpw-supply = Supply
gpw-un = United Nations
gpw-mauritius = Mauritius
gpw-un-short = UN
gpw-un-worth = UN: { $parties }
gpw-mauritius-worth = Mauritius: { $parties }
gpw-empty = nobody

## Parties

gpw-parties = Parties
gpw-party = Party
gpw-governs = Governs
gpw-governs-of = { $count } of { $needed }
gpw-in-regions = Regions
gpw-base = Base
gpw-out = Out
gpw-cards = Cards
gpw-points = Points
gpw-you = you
gpw-open-card = open: { $card }
gpw-gave-up = gave up
gpw-turn-of = on turn
gpw-choose-party = Choose { $party }
gpw-choose-base = Choose your base

## What is going on

gpw-auction = Auction { $number } of { $all }: { $name }
gpw-auction-hint = Everybody bids in secret; the envelopes open together.
gpw-opened = Opened for { $name }
gpw-envelope-open = { $party } bid { $count }
gpw-envelope-sealed = { $party } has decided
gpw-envelope-mine = { $party } has decided: { $count }
gpw-envelope-waiting = { $party } is still thinking
gpw-hands = Everybody chooses a hand of cards in secret
gpw-refill = Everybody keeps, discards and takes cards in secret
gpw-un-choice = Politicians for the UN are chosen in secret
gpw-placement = { $party } places a politician
gpw-turn = { $party } is on turn
gpw-turn-hint = Activate a pending region, or play a card.
gpw-session = { $name } is in session
gpw-actions-left = { $count ->
    [0] last action
    [one] 1 action left
   *[other] { $count } actions left
}
gpw-proposal = { $party } is to propose
gpw-alone = alone, without the partners’ consent
gpw-proposes = { $party } proposes
gpw-consent = { $parties } must agree first
gpw-votes-yes = For { $count }
gpw-votes-no = Against { $count }
gpw-votes-open = Undecided { $count }
gpw-vote-bar = { $yes } for, { $no } against, { $open } undecided
gpw-accepted = Accepted, unless vetoed
gpw-rejected = Rejected, unless vetoed
gpw-to-veto = May veto: { $parties }
gpw-trade = { $party } offers a trade
gpw-war = War: { $name } attacks { $target }
gpw-war-strength = { $count } military
gpw-dice-roll = The dice are rolling
gpw-dice = Dice: { $dice }
gpw-coup = Coup of { $party } in { $name }
gpw-motion-heading = A motion before the world
gpw-motion = { $party } moves
gpw-stakes-next = Asked now: { $name }
gpw-stakes-left = · then { $names }
gpw-stake-named = { $name } would do this: { $stake }
gpw-sabotage = Sabotage: { $name } loses { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
gpw-roll-budget = The budget of { $name }
gpw-roll-assassination = { $party } attempts an assassination in { $name }
gpw-roll-sabotage = { $party } sabotages { $name }
gpw-roll-revolution = { $party } starts a revolution
gpw-initiative = Diplomatic Initiative of { $party }
gpw-penalty = The attempt of { $party } backfired
gpw-zeal-asked = May go on with Zeal: { $parties }
gpw-over = The game is over
gpw-world-at-end = The world at the end
gpw-governed-by = { $parties }: { $names }
gpw-ungoverned = No government: { $names }
gpw-rank = { $rank }. { $party }
gpw-quiet = The world is at rest

## One's own side

gpw-mine = My party
gpw-hand = My hand
gpw-hand-empty = No cards in hand.
gpw-choose-from = Cards to choose from
gpw-choose-card = Choose { $card }
gpw-unused = Not chosen yet
gpw-lies-open = lies open
gpw-politicians = My politicians
gpw-promises = Promises and threats
gpw-promised = { $kind ->
    [0] yes to every proposal this turn
    [1] no veto this turn
    [2] no war on { $region }
    [3] no motion against { $region }
    [4] threat of war on { $region }
   *[other] threat of a sanction on { $region }
}
gpw-pledge = { $by } to { $to }: { $promise }
gpw-sheet = Points if scored now
