# What the engine of Global Powers says: questions, choices, refusals, events, options.
# $seat, $holder, $by and $to are names of parties; values with a choice-… text are said by it.

global-powers-about = Send politicians into twelve regions, form coalitions, vote, threaten and go to war. For two to five parties, with hardly any luck.

## Questions

question-turn = Your turn: withdraw politicians if you like, then activate a region or play a card.
question-bid = How many politicians do you bid for this region?
question-placement = Where do you put your next politician?
question-first-hand = Which cards do you begin with?
question-proposal = You govern the active region: what do you propose?{ $option-batch ->
    [on] { " " }Several actions may go to one vote.
   *[other] { "" }
}
question-consent = Your coalition partner proposes this: do you go along?
question-vote = { $option-sealed_votes ->
    [on] The proposal is put to the vote, in secret: how do you vote?
   *[other] The proposal is put to the vote: how do you vote?
}
question-veto = Do you sacrifice a politician there for a veto?
question-zeal = { $option-zeal ->
    [lasting] The actions are used up: does your Zeal card give you one more?
   *[other] The actions are used up: do you use up your Zeal card for one more?
}
question-trade = A neighbour offers your region this trade: do you accept?
question-stake = A motion is before the world: what does your region stake?
question-stake-consent = Your partner wants to stake this on the motion: do you agree?
question-un-vote = Your delegates in the UN: how do they vote on the motion?
question-warmonger = The dice are cast: does your Warmonger add one to your roll?
question-coup-stake = A coup! How many base politicians do you stake, in secret? { $option-coup_stakes ->
    [return] All of them will return to base.
   *[other] Whoever loses sees them go to Mauritius.
}
question-penalty = The attempt backfired: which of your politicians goes to Mauritius?
question-sabotage = The sabotage works: which chips are lost?
question-initiative = Your Diplomatic Initiative: which motion do you move?
question-un = Which politicians do you take for the UN?
question-refill = Which cards do you discard, and which do you take?
question-talks = You may offer another party a deal of promises.

## Actions

verb-withdraw = Withdraw politicians
verb-activate = Activate a region
verb-bid = Bid politicians
verb-place = Put a politician into a region
verb-choose-hand = Choose your first cards
verb-emigrate = Emigration
verb-propaganda = Propaganda
verb-rehabilitate = Rehabilitation
verb-purge = Political Purge
verb-trade = Trade
verb-war = War
verb-budget = Budget
verb-motion = Diplomatic Motion
verb-end-activation = Propose nothing more
verb-use-zeal = Use the Zeal card
verb-call-vote = Put it to the vote
verb-consent = Agree?
verb-cast-vote = Vote
verb-veto = Veto
verb-stake = Stake diplomacy
verb-send-to-un = Take politicians for the UN
verb-refill-hand = Discard and take cards
verb-assassinate = Card: Assassination
verb-initiative = Card: Diplomatic Initiative
verb-aid = Card: Development Aid
verb-expand = Card: Expansion
verb-make-peace = Card: Peace Initiative
verb-play-warmonger = Card: Warmonger
verb-pact = Card: Non-Aggression Pact
verb-coup = Card: Coup
verb-recession = Card: Recession
verb-revolution = Card: Revolution
verb-retire = Card: Retirement
verb-sabotage = Card: Sabotage
verb-play-zeal = Card: Zeal
verb-defect = Card: Defector
verb-riots = Card: Riots
verb-transfer = Card: Transfer
verb-stake-coup = Stake politicians in the coup
verb-choose-chips = Choose the chips that are lost
verb-pay-penalty = Send a politician to Mauritius
verb-use-warmonger = Use the Warmonger card

action-withdraw = Withdraw to base: { $politicians }
action-activate = Activate { $region }
action-bid = Bid { $politicians }
action-place = Put a politician into { $region }
action-choose-hand = Begin with { $cards }
action-emigrate = Emigration: a politician of { $party } goes to { $region }
action-propaganda = Propaganda: a base politician of { $party } goes to { $region }
action-rehabilitate = Rehabilitation: a politician of { $party } comes back from Mauritius
action-purge = Political Purge: a politician of { $party } is sent home
action-trade = Trade with { $region }: give { $give }, get { $get }{ $promise ->
    [none] { "" }
   *[other] ; promise: { $promise }
}{ $threat ->
    [none] { "" }
   *[other] ; threat: { $threat }
}
action-war = War on { $region }
action-budget = Budget: { $conversion }
action-motion = Motion: { $motion }, { $region }{ $party ->
    [nothing] { "" }
   *[other] , { $party }
} (stake: { $stake })
action-consent = { $agreed ->
    [yes] Agree
   *[other] Decline
}
action-cast-vote = { $vote ->
    [yes] Vote yes
    [no] Vote no
   *[other] Abstain
}
action-veto = Veto, for one politician
action-stake = Stake { $chips } { $side }
action-send-to-un = Take for the UN: { $politicians }
action-refill-hand = Discard { $discard }; take { $take }
action-assassinate = Assassination in { $region }: a politician of { $party }
action-initiative = Diplomatic Initiative
action-aid = Development Aid from { $giver } to { $taker }
action-expand = Expansion in { $region } with { $politicians }
action-make-peace = Peace Initiative: no wars until the scoring
action-play-warmonger = Warmonger: { $use }{ $region ->
    [nothing] { "" }
   *[other] { " " }({ $region }, safe from { $neighbour })
}
action-pact = Non-Aggression Pact: { $region } is safe from { $neighbour }
action-coup = Coup in { $region }
action-recession = Recession in { $region } and next door
action-revolution = Revolution in { $region }{ $neighbours ->
    [nothing] { "" }
   *[other] { " " }with { $neighbours }
}
action-retire = Retirement in { $region }: a politician of { $party }
action-sabotage = Sabotage in { $region }
action-play-zeal = { $option-zeal ->
    [lasting] Zeal: lies open for one more action in every activation
   *[other] Zeal: lies open for one more action
}
action-defect = Defector in { $region }: from { $party } to you
action-riots = Riots in { $region }{ $neighbours ->
    [nothing] { "" }
   *[other] { " " }with { $neighbours }
}
action-transfer = Transfer: a politician of { $party } from { $region } to { $target }
action-stake-coup = Stake { $politicians }
action-choose-chips = Lost: { $chips }
action-pay-penalty = To Mauritius: one from { $place }
gp-action-make-offer = Promise { $to } { $give } for { $get }{ $pledges ->
    [nothing] { "" }
   *[other] ; { $pledges }
}
gp-action-counter-offer = Answer “{ $offer }”: promise { $give } for { $get }{ $pledges ->
    [nothing] { "" }
   *[other] ; { $pledges }
}

## Choices

choice-chip = { $value ->
    [0] raw material
    [1] economy
    [2] military
   *[other] diplomacy
}
choice-chips = { $value }
choice-politicians = { $value ->
    [one] 1 politician
   *[other] { $value } politicians
}
choice-cards = { $value ->
    [one] 1 card
   *[other] { $value } cards
}
choice-regions = { $value ->
    [one] 1 region
   *[other] { $value } regions
}
choice-actions = { $value ->
    [0] no actions
    [one] 1 action
   *[other] { $value } actions
}
choice-conversion = { $value ->
    [0] 1 raw material → 3 economy
    [1] 1 economy → 2 economy
    [2] 1 economy → 2 diplomacy
   *[other] 1 economy → 1 military
}
choice-motion = { $value ->
    [0] party ban
    [1] disarmament
    [2] sanction
    [3] lifting of the sanction
   *[other] protectorate
}
choice-stake = { $value ->
    [one] 1 chip
   *[other] { $value } chips
}
choice-side = { $value ->
    [0] against
   *[other] for
}
choice-vote = { $value ->
    [0] no
    [1] yes
   *[other] abstain
}
choice-promise = { $value ->
    [0] none
    [1] no war on it until the scoring
   *[other] no motion against it until the scoring
}
choice-threat = { $value ->
    [0] none
    [1] war on it before the scoring
   *[other] a sanction before the scoring
}
choice-use = { $value ->
    [0] ends the Peace Initiative
    [1] ends a Non-Aggression Pact
   *[other] { $option-warmonger ->
        [any] lies open for any roll
       *[other] lies open for a roll of war
    }
}
choice-half-points = { $half ->
    [0] { $value ->
        [one] { $sign }{ $value } point
       *[other] { $sign }{ $value } points
    }
   *[other] { $value ->
        [0] { $sign }½ point
       *[other] { $sign }{ $value }½ points
    }
}
row-chip-chips = { $chips } × { $chip }
row-region-politicians = { $region }: { $politicians }
row-place-politicians = { $place }: { $politicians }
gp-base = base
gp-promise-support = a yes to every proposal this turn
gp-promise-no-veto = no veto this turn
gp-promise-no-war = no war on { $region } until the scoring
gp-promise-no-motion = no motion against { $region } until the scoring

## Where points come from

gp-sheet-sole = { $region }: sole rule{ $bonus ->
    [0] { "" }
   *[other] , economy +{ $bonus }
}{ $sanctioned ->
    [0] { "" }
   *[other] , halved by the sanction
}
gp-sheet-majority = { $region }: majority government{ $bonus ->
    [0] { "" }
   *[other] , economy +{ $bonus }
}{ $sanctioned ->
    [0] { "" }
   *[other] , halved by the sanction
}
gp-sheet-coalition = { $region }: coalition government{ $bonus ->
    [0] { "" }
   *[other] , economy +{ $bonus }
}{ $sanctioned ->
    [0] { "" }
   *[other] , halved by the sanction
}
gp-sheet-opposition = { $region }: opposition{ $sanctioned ->
    [0] { "" }
   *[other] , halved by the sanction
}
gp-sheet-un = UN: { $politicians }
gp-sheet-mauritius = Mauritius: { $politicians }
gp-sheet-before = From the scorings before

## What is asked for, step by step

asks-region = Which region?
asks-politicians-region = From which region?
asks-politicians-place = From where?
asks-politicians = How many politicians?
asks-holder = Which party?
asks-party-or-none = Which party?
asks-card = Which card?
asks-discard-card = Which card do you discard?
asks-take-card = Which card do you take?
asks-chip = Which chips?
asks-give-chip = Which chips do you give?
asks-get-chip = Which chips do you want?
asks-chips = How many?
asks-chips-chip = Which chips are lost?
asks-conversion = What is converted?
asks-motion = Which motion?
asks-stake = How many diplomacy chips?
asks-side = For or against?
asks-vote = How do you vote?
asks-promise = With which promise?
asks-threat = With which threat?
asks-use = What for?
asks-place = From where?
asks-region-or-none = Which region?
asks-neighbour-region = From which neighbour?
asks-neighbour-region-or-none = From which neighbour?
asks-neighbours-region = Which neighbour too?
asks-target-region = To which region?
asks-giver-region = From which region?
asks-taker-region = To which region?
asks-yes-no = Do you agree?

## Chance

chance-placement = Who places first
chance-first = Who begins
chance-war = War: attacker, then defender
chance-budget = Budget
chance-coup = Coup: putschist, then government
chance-revolution = Revolution: a die for each region
chance-assassination = Assassination
chance-sabotage = Sabotage

## Refusals

gp-refused-bid = One politician always stays in base: you can bid { $most } at the most.
gp-refused-hand-size = It must be exactly { $cards }.
gp-refused-cards-order = Cards are named in order, each once.
gp-refused-card-not-there = “{ $card }” is not among these cards.
gp-refused-withdraw-nobody = Withdrawing takes at least one politician.
gp-refused-withdraw = You have only { $politicians } there: { $region }.
gp-refused-places-order = Places are named in order, each once.
gp-refused-region-done = { $region } has been activated already; it waits for the scoring.
gp-refused-not-in-hand = You do not hold that card.
gp-refused-no-effect = “{ $card }” would change nothing there.
gp-refused-sanctioned = { $region } is under sanction: all it can do is move to lift it.
gp-refused-alone = Alone in a coalition you move only your own politicians, not those of { $holder }.
gp-refused-not-governing = { $holder } does not govern there.
gp-refused-no-neighbour = { $region } is no neighbour.
gp-refused-two-in-base = { $holder } needs two politicians in base for that.
gp-refused-not-on-mauritius = { $holder } has nobody on Mauritius.
gp-refused-no-chip = { $region } has no such chip: { $chip }.
gp-refused-no-opposition = { $holder } is not in opposition there.
gp-refused-no-government = { $region } has no government.
gp-refused-trade-sanctioned = { $region } is under sanction and cannot trade.
gp-refused-empty-trade = A trade must be about something.
gp-refused-chips-order = Chips are named in order, each kind once.
gp-refused-no-chips = { $region } does not have so many chips: { $chip }.
gp-refused-demilitarised = { $region } is demilitarised: no military until the scoring.
gp-refused-peace = A Peace Initiative is in force: no wars until the scoring.
gp-refused-protected = { $region } is a protectorate.
gp-refused-pact = A pact protects { $region } from this attack.
gp-refused-own-government = { $holder } is in the government there.
gp-refused-nothing-to-gain = { $region } can gain no more of this: { $chip }.
gp-refused-ban = No such party to ban in { $region }.
gp-refused-no-party = This motion is about no party: { $motion }.
gp-refused-no-sanction = { $region } is under no sanction.
gp-refused-marked = { $region } has this marker already.
gp-refused-no-marker = There is no free marker for this: { $motion }.
gp-refused-stake = You can stake { $most } at the most.
gp-refused-no-motion = There is no motion that could be moved now.
gp-refused-batch-waits = Put the proposals to the vote first.
gp-refused-no-batch = There is nothing to vote on yet.
gp-refused-no-zeal = You have no Zeal card lying open.
gp-refused-zeal-used = Your Zeal card has given its action in this activation.
gp-refused-own-politician = That is for politicians of other parties.
gp-refused-nobody-there = { $holder } has nobody there: { $region }.
gp-refused-not-present = You have nobody there: { $region }.
gp-refused-not-richer = { $giver } has no more economy than { $taker }.
gp-refused-empty-base = Your base is empty.
gp-refused-expansion = It must be { $politicians }.
gp-refused-same-region = The politician must go to another region than { $region }.
gp-refused-peace-already = A Peace Initiative is in force already.
gp-refused-no-peace = There is no Peace Initiative to end.
gp-refused-no-pact = There is no such pact to end.
gp-refused-pact-already = This pact protects { $region } already.
gp-refused-no-region-here = No region is named for that.
gp-refused-all-neighbours = All neighbours are hit, none is named: { $region }.
gp-refused-too-many-neighbours = No more neighbours may be hit than { $regions }.
gp-refused-no-chips-there = { $region } has no chips.
gp-refused-sabotage = So many chips must go: { $chips }.
gp-refused-penalty = You have nobody there: { $place }.
gp-refused-not-so-many = You have only { $politicians } there: { $place }.
gp-refused-un-number = You must take exactly { $politicians }.
gp-refused-only-promises = Only promises change hands in talks, each once.
gp-refused-no-vote-orders = Standing orders for votes are switched off at this table.

## Events: set-up and turns

gp-event-bids = Bids for { $region }: { $bids }.
each-bids = { $value } by { $seat }
gp-event-auction-won = { $seat } has the one highest bid for { $region }: one more politician goes to Mauritius.
gp-event-placed = { $seat } puts a politician into { $region }.
gp-event-placement-over = { $seat } places no more.
gp-event-hands = Everybody has chosen the first cards.
gp-event-begins = { $seat } is the weakest party and begins.
gp-event-withdrew = { $seat } withdraws from { $region }: { $politicians }.
gp-event-activated = { $seat } activates { $region }: { $actions }.
gp-event-no-government = { $seat } activates { $region }, which has no government.
gp-event-activation-over = The activation of { $region } is over.
gp-event-forwent = { $seat } proposes nothing for { $region }.
gp-event-zeal = { $option-zeal ->
    [lasting] { $seat } has one more action by Zeal.
   *[other] { $seat } uses up Zeal for one more action.
}

## Events: proposals and votes

gp-event-proposed-emigrate = { $seat } proposes Emigration from { $active } to { $region } for { $holder }.
gp-event-proposed-propaganda = { $seat } proposes Propaganda by { $active } in { $region } for { $holder }.
gp-event-proposed-rehabilitate = { $seat } proposes Rehabilitation by { $active } for { $holder }.
gp-event-proposed-purge = { $seat } proposes a Political Purge in { $active } against { $holder }.
gp-event-proposed-trade = { $seat } proposes that { $active } trade with { $region }: { $give } for { $get }.{ $promise ->
    [none] { "" }
   *[other] { " " }Promise: { $promise }.
}{ $threat ->
    [none] { "" }
   *[other] { " " }Threat: { $threat }.
}
gp-event-proposed-war = { $seat } proposes war by { $active } on { $region }.
gp-event-proposed-budget = { $seat } proposes a budget for { $active }: { $conversion }.
gp-event-proposed-motion = { $seat } proposes a motion by { $active }: { $motion }, { $region }{ $party-or-none ->
    [nothing] { "" }
   *[other] , { $party-or-none }
}. Stake: { $stake }.
gp-event-batched = { $seat } adds a proposal for { $region }: { $verb }.
gp-event-consent = { $seat } { $agreed ->
    [0] does not go along with { $by }
   *[other] goes along with { $by }
}.
gp-event-voted = { $seat } { $vote ->
    [yes] votes yes
    [no] votes no
   *[other] abstains
} ({ $politicians }).
gp-event-accepted = { $region } accepts the proposal of { $seat } by { $yes } to { $no }.
gp-event-rejected = { $region } rejects the proposal of { $seat } by { $yes } to { $no }.
gp-event-veto = { $seat } vetoes, for a politician from { $region }: the proposal is { $accepted ->
    [0] rejected
   *[other] accepted
} after all.
gp-event-came-to-nothing = { $region }: the proposal of { $seat } is no longer possible ({ $verb }).

## Events: actions

gp-event-done-emigrate = A politician of { $holder } emigrates from { $active } to { $region }.
gp-event-done-propaganda = Propaganda by { $active }: a politician of { $holder } comes to { $region }, another goes to Mauritius.
gp-event-done-rehabilitate = { $active } rehabilitates a politician of { $holder }.
gp-event-done-purge = Political Purge in { $active }: a politician of { $holder } is sent home.
gp-event-done-budget = Budget of { $active }: { $conversion }.
gp-event-budget-roll = { $region } rolls { $dice } for its raw material.
gp-event-mauritius = A politician of { $seat } goes to Mauritius.
gp-event-trade-done = { $active } and { $region } trade, as { $seat } proposed.
gp-event-trade-refused = { $seat } refuses the trade of { $by }.
gp-event-war = War: { $active } attacks { $region }!
gp-event-rolled = The dice show { $rolls }.
gp-event-warmonger-used = { $seat } uses Warmonger: one more on the roll.
gp-event-war-fought = { $active }: { $attack } military + { $mine }. { $region }: { $defence } military + { $theirs }.
gp-event-war-drawn = { $active }: { $attack } military + { $mine }. { $region }: { $defence } military + { $theirs }. The war ends undecided.
gp-event-war-one-against-three = { $active }: { $attack } military + { $mine }. { $region }: { $defence } military + { $theirs }. A 1 against a 3 ends the war undecided, though the attacker leads by two or more.
gp-event-fell = { $seat } loses in { $region }: { $politicians }.
gp-event-occupied = { $seat } moves into { $region }: { $politicians }.
gp-event-staked = { $region } stakes { $stake } { $side } the motion.
gp-event-un-voted = The delegates of { $seat } in the UN { $vote ->
    [yes] vote yes
    [no] vote no
   *[other] abstain
} ({ $politicians }).
gp-event-motion-passed = The motion is carried by { $yes } to { $no }: { $motion }, { $region }.
gp-event-motion-failed = The motion fails with { $yes } to { $no }: { $motion }, { $region }.
gp-event-banned = { $seat } is banned in { $region } and loses { $politicians }.

## Events: cards

gp-event-played-assassinate = { $seat } plays “{ $card }” against { $holder } in { $region }.
gp-event-played-initiative = { $seat } plays “{ $card }”.
gp-event-played-aid = { $seat } plays “{ $card }”: economy goes from { $giver } to { $taker }.
gp-event-played-expand = { $seat } plays “{ $card }” in { $region }: { $politicians }.
gp-event-played-make-peace = { $seat } plays “{ $card }”: no wars until the scoring.
gp-event-played-play-warmonger = { $seat } plays “{ $card }”: it { $use }{ $region ->
    [nothing] { "" }
   *[other] { " " }({ $region }, safe from { $neighbour })
}.
gp-event-played-pact = { $seat } plays “{ $card }”: { $neighbour } may not attack { $region } until the scoring.
gp-event-played-coup = { $seat } plays “{ $card }” against the government of { $region }.
gp-event-played-recession = { $seat } plays “{ $card }” in { $region } and next door.
gp-event-played-revolution = { $seat } plays “{ $card }” in { $region }{ $neighbour ->
    [nothing] { "" }
   *[other] { " " }with { $neighbour }
}.
gp-event-played-retire = { $seat } plays “{ $card }”: a politician of { $holder } leaves { $region }.
gp-event-played-sabotage = { $seat } plays “{ $card }” in { $region }.
gp-event-played-play-zeal = { $seat } plays “{ $card }” and leaves it open.
gp-event-played-defect = { $seat } plays “{ $card }” in { $region }: { $holder } loses a politician to { $seat }.
gp-event-played-riots = { $seat } plays “{ $card }” in { $region }{ $neighbour ->
    [nothing] { "" }
   *[other] { " " }with { $neighbour }
}.
gp-event-played-transfer = { $seat } plays “{ $card }”: a politician of { $holder } goes from { $region } to { $target }.
gp-event-assassinated = { $seat } rolls { $dice }: the politician of { $holder } in { $region } is out of the game.
gp-event-escaped = { $seat } rolls { $dice }: the politician of { $holder } in { $region } escapes to base.
gp-event-backfired = { $seat } rolls { $dice }: the attempt on { $holder } in { $region } backfires.
gp-event-initiative = { $seat } moves: { $motion }, { $region }{ $party-or-none ->
    [nothing] { "" }
   *[other] , { $party-or-none }
}.
gp-event-sabotage = The sabotage in { $region } rolls { $dice }.
gp-event-sabotaged = { $region } loses { $goods }.
gp-event-recession = { $region } loses economy: { $chips }.
gp-event-revolution = So many may stay in { $region }: { $rolls }.
gp-event-coup-stake = { $seat } stakes { $politicians }.
gp-event-coup-won = The coup of { $seat } in { $region } succeeds: { $attack } to { $defence }, with { $mine } and { $theirs } on the dice. { $option-coup_stakes ->
    [return] All stakes return to base.
   *[other] The government's stakes go to Mauritius.
}
gp-event-coup-lost = The coup of { $seat } in { $region } fails: { $attack } to { $defence }, with { $mine } and { $theirs } on the dice. { $option-coup_stakes ->
    [return] All stakes return to base.
   *[other] The putschist's stake goes to Mauritius.
}

## Events: scoring

gp-event-scored = { $seat }: { $half-points }{ $sole ->
    [none] { "" }
   *[other] , sole rule { $sole }
}{ $majority ->
    [none] { "" }
   *[other] , majority government { $majority }
}{ $coalition ->
    [none] { "" }
   *[other] , coalition government { $coalition }
}{ $opposition ->
    [none] { "" }
   *[other] , opposition { $opposition }
}{ $un ->
    [none] { "" }
   *[other] , UN { $un }
}{ $mauritius ->
    [none] { "" }
   *[other] , Mauritius { $mauritius }
}{ $before ->
    [none] { "" }
   *[other] , earlier scorings { $before }
}.
gp-event-called-up = { $seat } takes from { $region }: { $politicians }.
gp-event-un = { $seat } sends to the UN: { $politicians }; out of the game: { $gone }.
gp-event-new-round = All regions are pending again. The dominance marker shows { $regions }.
gp-event-refilled = { $seat } discards { $card } and takes { $cards }.

## Costs and prospects

gp-actions = Its government has { $actions }.
    .short = { $actions }
gp-costs-mauritius = Costs one more politician from base, who goes to Mauritius.
    .short = −1 politician
gp-costs-chip = Costs the region one chip: { $chip }.
    .short = −{ $chip }
gp-risks-mauritius = On a 1, { $percent } %, every governing party sends a politician to Mauritius.
    .short = { $percent } % risk
gp-war-odds = Victory { $win } %, undecided { $draw } %, defeat { $loss } %. { $option-war_price ->
    [always] However it ends, each attacking party sends a base politician to Mauritius.
    [winner] If it is undecided each attacking party, otherwise each winning party sends a base politician to Mauritius.
   *[other] If it is undecided, each attacking party sends a base politician to Mauritius.
}
    .short = { $win } %
gp-coup-odds = If nobody stakes anything, the coup succeeds with { $win } %. { $option-coup_stakes ->
    [return] All stakes return to base.
   *[other] The loser's stakes go to Mauritius.
}
    .short = { $win } %

## What would change

gp-then-politicians = { $region }: politicians of { $holder } { $before } → { $after }.
gp-then-chips = { $region }: { $chip } { $before } → { $after }.
gp-then-governs = { $region }: governed by { $holder } then.
gp-then-no-government = { $region }: no government then.
gp-costs-stake = Costs { $staked ->
    [one] a chip
   *[other] { $staked } chips
}: { $chip }.
    .short = −{ $staked } { $chip }
gp-vote-stands = Then { $yes } for, { $no } against; { $left } still to come.
gp-vote-carries = Then { $yes } for, { $no } against: carried, whatever the others do.
    .short = carried
gp-vote-fails = Then { $yes } for, { $no } against: rejected, whatever the others do.
    .short = rejected
gp-motion-begins = It begins with { $yes } for it. Still to come: { $left ->
    [one] 1 diplomacy chip of the regions
   *[other] { $left } diplomacy chips of the regions
} and { $delegates ->
    [one] 1 vote in the UN
   *[other] { $delegates } votes in the UN
}.
gp-bid-first = Highest alone: { $politicians } move in, one more goes to Mauritius; { $left ->
    [one] 1 is left in base
   *[other] { $left } are left in base
}.
gp-bid-second = Second: { $politicians } move in; { $left ->
    [one] 1 is left in base
   *[other] { $left } are left in base
}.
gp-bid-lower = Lower: all come home; { $left ->
    [one] 1 is left in base
   *[other] { $left } are left in base
}.
gp-coup-stake-odds = You win with { $best } % if the other side stakes nothing, with { $worst } % if it stakes all it has. { $option-coup_stakes ->
    [return] All stakes return to base.
   *[other] Who loses sends the stake to Mauritius.
}
    .short = { $worst }–{ $best } %
gp-assassination-odds = { $each } % each: out of the game, back to base, or it fails and one of yours goes to Mauritius.
    .short = { $each } %
gp-sabotage-odds = { $region } loses { $least ->
    [one] { $most ->
        [one] 1 chip
       *[other] 1 to { $most } chips, by a die
    }
   *[other] { $least } to { $most } chips, by a die
}; you choose which.
    .short = −{ $least } … −{ $most }
gp-revolution-odds = { $region }: { $least } to { $most } of each governing party go home, by a die.
gp-un-seats = { $politicians } find a seat in the UN; out of the game: { $gone }.

## Options

option-points = Points
    .help = The points of all scorings are added up (added), or each counts by itself (fresh).
option-assassination = Assassination
    .help = By the German text only where one is present (german), or anywhere, and the culprit chooses who pays (designer).
option-expansion = Expansion
    .help = By the German text two politicians where one is present (german), or up to two anywhere (designer).
option-unrest_neighbours = Neighbours in unrest
    .help = How many neighbours Revolution and Riots hit at the most; 6 means all of them.
option-unrest_stay = Who stays in unrest
    .help = So many politicians of every governing party stay in Revolution and Riots in any case.
option-scorings = Scorings
    .help = The game ends at this scoring, and the most points win; 0 means no such end.
option-placement = First placement
    .help = Regions are auctioned in secret (auction), or politicians are placed openly, one by one (open).
option-sealed_votes = Secret votes
    .help = Votes on proposals are cast in secret and opened together.
option-war_price = Price of war
    .help = Who sends a politician to Mauritius for a war: attackers in an undecided one (draw), attackers always (always), or the winner too (winner).
option-coup_stakes = Stakes of a coup
    .help = The loser’s stakes go to Mauritius (mauritius), or return to base (return).
option-warmonger = Warmonger
    .help = An open Warmonger adds to a war roll only (war), or to any roll of one’s own (any).
option-vote_orders = Standing orders for votes
    .help = Players may leave orders whom to support and whom to oppose.
option-batch = Several proposals at once
    .help = A government may put several actions to one vote.
option-dominance_from = Dominance counts
    .help = Once everybody has had a turn (first_turns), or from the very beginning, the auction included (at_once).
option-war_on_own_region = War on one’s own region
    .help = A region may attack another even if one party governs in both.
option-zeal = Zeal
    .help = An open Zeal card gives one more action once (once), or one in every activation of a region one governs (lasting).
option-phase_inputs = Inputs a phase
    .help = After so many inputs in one phase a player can only end it.

## Results

reason-points = Somebody has the points for victory.
reason-dominance = Somebody governs as many regions as the dominance marker shows.
reason-marker = The dominance marker has come to its end.
reason-nobody-left = Nobody has a politician left to play with.
reason-scorings = The agreed number of scorings is over.
gp-warmonger-adds = Your die shows { $then } instead of { $die }.
    .short = { $die } → { $then }
gp-zeal-spent = One more action in { $region }; the card goes back.
    .short = costs the card
gp-zeal-stays = One more action in { $region }; the card stays open.
