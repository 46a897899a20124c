# What the engine of Globopolis says: questions, choices, refusals, events, options.
# $seat, $holder, $by and $to are names of players; values with a choice-… text are said by it.

globopolis-about = Run around the world, build up territories, trade, and take over what others hold. For two to five Governors with dice, agents and cards.

## Questions

question-options = Your Option Phase: allocate, develop, trade, or go on to the dice.
question-teleport = You enter the world of Globopolis: teleport!
question-turn-end = Your turn is over, unless you show a fulfilled mission.
question-roll = How many dice do you roll?
question-reroll = Do you keep this roll?
question-orss = You are at an O.R.S.S. base: do you fly?
question-own-guild = You are on a Guild of your own: clean house or roll again.
question-surplus = More than two units of a kind came with new territory: where does the surplus go?
question-own-territory = You are on a territory of your own: clean house, attack or roll again.
question-foreign-territory = You are on a foreign territory: pay the Conference Cost or attempt an Aggressive Takeover.
question-market = The market is open: do you buy, or roll on?
question-purchase = What do you buy?
question-continue = The territory is yours. Do you go on in this colour group?
question-hand-limit = You hold too many cards of a sort: one goes under the stack.
question-drawn = You have drawn an INFLUENCE card: play it now, or keep it?
question-give-up-card = A card makes you put one INFLUENCE card under the stack.
question-draft = Which title do you choose?
question-agents = You may place and re-place your agents until the next player rolls.
question-business = You may make an offer.
question-conference-reply = You are about to be paid a Conference Cost: do you play a card?
question-shield-reply = A card is played against you: do you play one in reply?
question-diplomacy-reply = Your territory is attacked: do you call for talks?
question-bargain = There are third parties in this conflict: do you make one of them an offer?
question-hire = You are offered a bargain for your agents: do you take it?
question-third-party = There is a conflict where your agents are: do they stay or leave?
question-neighbour = There is a conflict in your colour group: do you offer NS-Units, free or for EU?
question-help = A neighbour would send you NS-Units: do you want them?
question-assistance = Which of your territories send an NS-Unit to the conflict?
question-operation = Do you use an Operations card in this conflict?

## Actions

verb-allocate = Allocate units from Personal Stock
verb-transfer = Transfer units between territories
verb-develop = Develop a territory
verb-buy-points = Buy points
verb-sell-points = Sell points
verb-take-from-guild = Take from your Guild Stock
verb-buy-from-guild = Buy from a Guild
verb-play-influence = Play an INFLUENCE card
verb-show-mission = Show a fulfilled MISSION
verb-end-options = End the Option Phase
verb-roll = Roll
verb-reroll = Roll these dice again
verb-keep-roll = Keep the roll
verb-teleport = Teleport
verb-end-turn = End the turn
verb-pay-conference = Pay the Conference Cost
verb-attack = Attempt an Aggressive Takeover
verb-clean-house = Clean house
verb-use-market = Use a market
verb-buy-at-market = Buy at the market
verb-fly = Fly
verb-stay-at-base = Stay at the base
verb-store-surplus = Surplus to Personal Stock
verb-leave-surplus = Leave the surplus on the base plate
verb-put-under = Put a card under the stack
verb-keep-card = Keep the card
verb-pick-title = Choose a title
verb-place-agents = Place agents
verb-withdraw = Withdraw the agents
verb-play-operation = Use an Operations card
verb-lend = Offer NS-Units
verb-send-units = Send NS-Units
verb-hire = Offer a bargain
verb-answer-hire = Take the bargain?

action-allocate = Put { $count } × { $kind } on { $territory }
action-transfer = Move { $count } × { $kind } from { $source } to { $territory }
action-develop = Develop { $territory }
action-buy-points = Buy { $points }
action-sell-points = Sell { $points }
action-take-from-guild = Take { $count } × { $kind } from the { $guild }
action-buy-from-guild = Buy { $count } × { $kind } from the { $guild }
action-play-influence = Play “{ $influence }” ({ $target }, { $choice })
action-show-mission = Show the MISSION “{ $mission }”
action-roll = { $backwards ->
    [yes] Roll { $dice } and go back
   *[other] Roll { $dice }
}
action-attack = Attack { $target } from { $origin } ({ $card })
action-clean-house = Clean house in { $territory } against { $holder }
action-use-market = Buy in { $market }
action-buy-at-market = Buy { $first } of the first kind and { $second } of the second
action-fly = Fly to { $base }
action-keep-card = Keep the card
action-put-under = Put card { $card } ({ $sort }) under the stack
action-withdraw = Withdraw agents: { $territory }
action-pick-title = Choose { $title }
action-place-agents = Have { $count } in { $territory }
action-play-operation = Use “{ $operation }”
action-lend = Offer { $holder } NS-Units for { $eu }: { $units }
action-send-units = Send an NS-Unit each: { $territories }
row-territory-count = { $count } from { $territory }
action-hire = { $stay ->
    [yes] Offer { $holder } { $eu } and { $title } for staying
   *[other] Offer { $holder } { $eu } and { $title } for leaving
}
action-answer-hire = { $agreed ->
    [yes] Take the bargain
   *[other] Decline the bargain
}

## Choices

choice-resource = { $value ->
    [0] { resource-water }
    [1] { resource-food }
    [2] { resource-energy }
    [3] { resource-ucp }
   *[other] { resource-ns }
}
choice-good = { $value ->
    [0] EU
    [1] { resource-water }
    [2] { resource-food }
    [3] { resource-energy }
    [4] { resource-ucp }
   *[other] { resource-ns }
}
gb-plate-good = { $value ->
    [1] { resource-water } ({ $territory })
    [2] { resource-food } ({ $territory })
    [3] { resource-energy } ({ $territory })
    [4] { resource-ucp } ({ $territory })
   *[other] { resource-ns } ({ $territory })
}
choice-count = { $value }
choice-eu = { $value } EU
choice-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
choice-dice = { $value ->
    [one] one die
    [2] two dice
   *[other] three dice
}
choice-agents = { $value ->
    [0] no agents
    [one] 1 agent
   *[other] { $value } agents
}
choice-choice = choice { $value }
choice-sort = { $value ->
    [0] OPs
    [1] MISSION
   *[other] INFLUENCE
}
choice-pledge = { $value ->
    [0] not to attack
    [1] to pay EU
    [2] to have no agents on the other’s territories
    [3] to waive the Conference Cost
    [4] to sell from a Guild at a price
   *[other] to share what a Guild earns
}
pledge-row = { $kind ->
    [0] not to attack
    [1] to pay { $amount } EU
    [2] to have no agents on the other’s territories
    [3] to waive the Conference Cost ({ $pledge-what }), { $amount ->
        [1] once
        [9] every time
       *[other] { $amount } times
    }
    [4] to sell from { $pledge-what } at { $amount } EU a unit
   *[other] to pass on { $amount } EU of each unit sold by { $pledge-what }
}, until the end of round { $until }
gb-any-territory = any territory of the promiser
gb-no-card = without a card
gb-both = both territories

## What is asked for, step by step

asks-resource = Which resource?
asks-territory = Which territory?
asks-source-territory = From which territory?
asks-origin-territory = From which territory?
asks-target-territory = Which territory do you attack?
asks-title = Which title?
asks-territory-or-both = From which territory?
asks-title-or-none = With which title, if any?
asks-guild = Which Guild?
asks-field = Which field?
asks-count = How many?
asks-first = How many of the first kind?
asks-second = How many of the second kind?
asks-points = How many points?
asks-dice = How many dice?
asks-backwards = Counter-clockwise?
asks-agents = How many agents?
asks-influence = Which INFLUENCE card?
asks-ops = Which card?
asks-opportunity = With which Opportunity card?
asks-sort = Of which sort?
asks-eu = How many EU?
asks-holder = Which player?
asks-choice = What does the card apply to?
asks-stay = Shall the agents stay?

## Chance

chance-titles = Titles dealt
chance-cards = Cards dealt
chance-mission = MISSION dealt
chance-first = Who goes first
chance-move = Movement roll
chance-teleport = Teleport: d8 and d20
chance-academy = Academy
chance-market = Market
chance-draw = Card drawn
chance-battle = Battle Round
chance-cleaning = Cleaning house
chance-guild-duel = Guild guard
chance-diplomacy = Diplomacy: two d20
dice-deck-titles = Titles
dice-deck-ops-mission = OPs and MISSION cards
dice-deck-influence = INFLUENCE cards

## Refusals

gb-refused-title-taken = { $title } already belongs to somebody.
gb-refused-not-yours = { $territory } is not yours.
gb-refused-same-territory = Units are transferred to another territory.
gb-refused-no-units = Only { $count } × { $resource } there.
gb-refused-ns-limit = There is room for { $count } more NS-Units on { $territory }.
gb-refused-super-developed = { $territory } is already Super Developed.
gb-refused-one-level = { $territory } has been raised by a level this turn already.
gb-refused-no-set = { $count ->
    [one] For that, { $territory } needs a complete set of all five R-Units.
   *[other] For that, { $territory } needs { $count } complete sets of all five R-Units.
}
gb-refused-no-eu = That costs { $eu }, which you do not have.
gb-refused-box-empty = The box has no more of these pieces.
gb-refused-bought-or-sold = In one turn points are either bought or sold.
gb-refused-near-mark = Points can be bought only up to { $points }.
gb-refused-five-points = No more than { $points } can be bought in a turn.
gb-refused-no-points = You have only { $points }.
gb-refused-dice = At most { $dice } dice are rolled to advance.
gb-refused-back-costs = Going counter-clockwise costs { $points }, which you do not have.
gb-refused-not-your-guild = The { $guild } is not yours.
gb-refused-guild-not-others = The { $guild } does not belong to another player.
gb-refused-guild-stock = The Guild Stock of the { $guild } does not hold that much.
gb-refused-guild-limit = { $count ->
    [one] No more than one unit a turn from one Guild.
   *[other] No more than { $count } units a turn from one Guild.
}
gb-refused-goods = { $good }: not there in that amount.
gb-refused-eu-alone = EU alone: between players whose Option Phase it is not, EU only goes along with a title.
gb-refused-not-active = { $good }: only traded in an Option Phase, with the player whose phase it is.
gb-refused-must-roll = The turn goes on with a roll of the dice.
gb-refused-roll-cap = No more than { $limit } movement rolls in a turn.
gb-refused-pay-or-attack = On a foreign territory one pays or attacks.
gb-refused-no-market = { $field } is no market you can use now.
gb-refused-one-kind = { $field } sells one kind only.
gb-refused-market-roll = { $count ->
    [one] Only one unit is available.
   *[other] Only { $count } units are available.
}
gb-refused-no-flight = The O.R.S.S. does not fly from here to { $field }.
gb-refused-call-time = No time was agreed upon, or it has come already.
gb-refused-hand-limit = More than { $limit } cards of a sort: one of them must go under the stack first.
gb-refused-no-card = You do not hold that card.
gb-refused-card-time = “{ $influence }” cannot be played now.
gb-refused-card-target = “{ $influence }” cannot be played like that.
gb-refused-not-drawn = Only the card you have just drawn can be played now, not “{ $influence }”.
gb-refused-give-up = First one of your INFLUENCE cards goes under the stack.
gb-refused-building-freeze = A card forbids you to develop until the end of this turn.
gb-refused-customs-strike = A card keeps you from all Guilds until the end of this turn.
gb-refused-embargo = A card forbids you to buy at markets until the end of this turn.
gb-refused-not-landed = Your Governor is not in { $territory }.
gb-refused-not-from-here = You do not attack from { $territory } now.
gb-refused-not-foreign = { $territory } does not belong to another player.
gb-refused-other-quadrant = { $territory } is in another quadrant; that takes an Opportunity card.
gb-refused-no-opportunity = You hold no such Opportunity card.
gb-refused-other-groups = The card does not allow an attack on { $territory } from there.
gb-refused-other-group = { $territory } is not among the territories you may go on to.
gb-refused-no-place = No agents can be placed in { $title }.
gb-refused-same-agents = There are { $count } of your agents there already.
gb-refused-no-agents = { $count ->
    [one] You have only one agent in hand.
   *[other] You have only { $count } agents in hand.
}
gb-refused-no-duel = There is nothing to clean of { $holder } in { $title } now.
gb-refused-proposals = No more than { $limit } proposals in one conflict.
gb-refused-no-third-party = { $holder } is no third party that is free to agree.
gb-refused-no-title = { $title-or-none } is not yours to give now.
gb-refused-no-agents-there = You have no agents to withdraw there: { $territory-or-both }.
gb-refused-no-help = { $territory } has not so many NS-Units to send there.
gb-refused-no-assistance = These territories cannot send units, or one of the units would bring no die.
gb-refused-not-helped = You have no NS-Units in a colour group of { $holder }’s territory in the conflict.
gb-refused-help-order = Help names at least one territory, each once and in order.
gb-refused-no-operation = You hold no such Operations card.
gb-refused-mission = “{ $ops }” is not fulfilled.

## Events

gb-event-cards-dealt = { $count ->
    [one] Everybody is dealt a card.
   *[other] Everybody is dealt { $count } cards.
}
gb-event-mission-dealt = { $holder } is dealt a MISSION.
gb-event-your-mission = { $holder } is dealt the MISSION “{ $ops }”.
gb-event-first = { $seat } goes first.
gb-event-title = { $holder } receives { $title }: { $points }.
gb-event-group = { $holder } owns all of { $group }: { $points }.
gb-event-justified = { $holder }: { $territory } now counts { $levels ->
    [0] no level of development
    [one] one level of development
   *[other] two levels of development
}.
gb-event-developed = { $holder } raises { $territory } to { $levels ->
    [one] Developed
   *[other] Super Developed
}.
gb-event-units = { $holder } puts { $count } × { $resource } on { $territory }.
gb-event-points-bought = { $seat } buys { $points } for { $eu }.
gb-event-points-sold = { $seat } sells { $points } for { $eu }.
gb-event-guild-taken = { $holder } takes { $count } × { $resource } from the { $guild }.
gb-event-guild-bought = { $holder } buys { $count } × { $resource } of the { $guild } from { $from } for { $eu }.
gb-event-guild-lost = { $holder } takes the { $guild } over from { $from }, and with it { $points }.
gb-event-guild-held = { $seat } does not get past the guards of the { $guild }.
gb-event-influence = { $seat } plays “{ $influence }”.
gb-event-card-eu = { $seat } receives { $eu } from the Administration.
gb-event-card-points = { $seat } gains { $points }.
gb-event-card-units = { $seat } receives { $count } × { $resource } from the Administration.
gb-event-taken-eu = { $seat } takes { $eu } from { $holder }.
gb-event-taken-units = { $seat } takes { $count } × { $resource } from { $holder }.
gb-event-forced-sale = { $holder } has to sell { $count } × { $resource } to { $seat } for { $eu }.
gb-event-taken-plate = { $seat } takes { $count } × { $resource } from { $holder } in { $territory }.
gb-event-destroyed = { $holder } loses { $count } × { $resource } in { $territory } to the Administration.
gb-event-lost-points = { $holder } loses { $points }.
gb-event-taken-points = { $seat } takes { $points } from { $holder }.
gb-event-no-development = { $holder } may not develop until the end of its next turn.
gb-event-no-guilds = { $holder } gets nothing from Guilds until the end of its next turn.
gb-event-no-markets = { $holder } may not buy at markets until the end of its next turn.
gb-event-one-die = { $holder } rolls only one die to advance until the end of its next turn.
gb-event-swapped = { $seat } and { $holder } change places: { $seat } now stands on { $field }.
gb-event-set-back = The Governor of { $holder } goes back { $count } fields to { $field }.
gb-event-sent-home = { $count ->
    [one] An agent of { $holder } in { $title } is sent home.
   *[other] { $count } agents of { $holder } in { $title } are sent home.
}
gb-event-agents-captured = { $count ->
    [one] An agent of { $holder } in { $title } is captured.
   *[other] { $count } agents of { $holder } in { $title } are captured.
}
gb-event-spared = “{ $influence }” does nothing to { $holder }.
gb-event-mission = { $seat } shows the MISSION “{ $ops }” and claims victory.
gb-event-rolled = { $seat } rolls { $dice }.
gb-event-passed = { $seat } passes TELEPORT! and receives { $eu }.
gb-event-flew = { $seat } flies to { $field }.
gb-event-teleported = { $seat } teleports with { $dice } to { $field }.
gb-event-landed = { $seat } lands on { $field }.
gb-event-recruited = { $count ->
    [one] { $seat } recruits an agent.
   *[other] { $seat } recruits { $count } agents.
}
gb-event-trained = { $count ->
    [one] { $seat } receives an NS-Unit.
   *[other] { $seat } receives { $count } NS-Units.
}
gb-event-waived = { $holder } waives the Conference Cost of { $territory } for { $to }, as promised.
gb-event-shared = { $holder } passes on { $eu } of what the { $guild } earned to { $to }, as promised.
gb-event-conference = { $seat } pays { $holder } { $eu } Conference Cost for { $territory }.
gb-event-market = { $count ->
    [one] { $seat } rolls { $dice } for { $field }: one unit is available.
   *[other] { $seat } rolls { $dice } for { $field }: { $count } units are available.
}
gb-event-purchase = { $seat } buys { $goods } for { $eu }.
gb-event-drew = { $seat } draws a card: { $sort }.
gb-event-drew-ops = { $seat } draws “{ $ops }”.
gb-event-drew-influence = { $seat } draws “{ $influence }”.
gb-event-surplus-stored = { $holder } takes surplus units into Personal Stock.
gb-event-surplus-left = { $holder } leaves surplus units on the base plate.
gb-event-put-under = { $seat } puts a card under the stack: { $sort }.
gb-event-placed = { $count ->
    [one] { $seat } has one agent in { $title }.
   *[other] { $seat } has { $count } agents in { $title }.
}
gb-event-cleaned = { $seat } cleans house in { $title }: the agents of { $holder } are captured.
gb-event-not-cleaned = { $seat } fails to clean house in { $title }: the agents of { $holder } stay.
gb-event-attack = { $seat } attacks { $target } from { $territory }.
gb-event-talks = { $seat } calls for talks: { $dice }; { $off ->
    [0] the attack goes on
   *[other] the attack is off
}.
gb-event-assistance = { $holder } sends an NS-Unit from { $territory } to { $target }.
gb-event-help = { $seat } offers { $holder } { $count ->
    [one] an NS-Unit
   *[other] { $count } NS-Units
} for { $eu }.
gb-event-hire = { $seat } offers { $holder } { $eu }, if the agents { $stay ->
    [0] leave
   *[other] stay
}.
gb-event-hired = { $seat } { $agreed ->
    [0] declines the bargain
   *[other] takes the bargain
}.
gb-event-withdrew = { $holder } withdraws the agents from the conflict: { $territory-or-both }.
gb-event-operation = { $seat } uses “{ $ops }”.
gb-event-battle = Battle Round: { $seat } (Aggressor) { $mine_polygon } × { $mine_times } = { $mine } { $mine_count ->
    [0] alone
   *[other] with { $mine_dice }
}; { $holder } (Defender) { $theirs_polygon } × { $theirs_times } = { $theirs } { $theirs_count ->
    [0] alone
   *[other] with { $theirs_dice }
}. { $won ->
    [0] The Aggressor loses a die.
   *[other] The Defender loses a die.
}
gb-event-back = { $seat } goes counter-clockwise and gives { $points } for it.
gb-event-back-free = { $seat } goes counter-clockwise.
gb-event-crossed-back = { $seat } crosses TELEPORT! backwards.
gb-event-passed-unpaid = { $seat } passes TELEPORT! and is paid nothing, having crossed it backwards.
gb-event-switzerland = Switzerland: { $seat } receives { $eu } and { $points }.
gb-event-moonshot = MOONSHOT!: { $points } for { $seat }, whose turn is over.
gb-event-debt-points = { $holder } has too little to pay and gives up { $points } for { $eu }.
gb-event-debt-units = { $holder } pays { $to } the rest in units: { $goods }.
gb-event-debt-waived = { $holder } has nothing left to pay with: { $eu } are waived.
gb-event-mission-paid = { $seat } shows the MISSION “{ $ops }”: { $points }.
gb-event-opportunity = { $seat } uses the Opportunity card “{ $ops }”, which allows the attack (GB-6.13).
gb-event-cleaning = Cleaning House in { $title }: { $seat } throws { $mine }, { $holder } { $theirs }.
gb-event-guild-duel = The guards of the { $guild }: { $seat } throws { $mine }, { $holder } { $theirs }.
gb-event-conquered = { $holder } takes { $territory } from { $from }: { $points } to { $holder }, { $from } loses { $lost }{ $captured ->
    [0] .
    [one] ; one agent there is captured.
   *[other] ; { $captured } agents there are captured.
}
gb-event-time-called = Time! Round { $round } is finished, then the highest score wins.
gb-event-sudden-death = Sudden Death: the single highest score after any further round wins.
gb-event-claim-points = { $holder } claims victory: { $points }.
gb-event-claim-territories = { $holder } claims victory with { $count } territories.
gb-event-claim-mission = { $holder } claims victory by a MISSION.
gb-event-claim-gone = { $holder } no longer claims victory.
gb-event-final-round = The final round: { $by } still to play.
gb-event-no-claim = Nobody claims victory any more; the game goes on.

## Costs and prospects

gb-waived = The Conference Cost is waived, as promised.
    .short = free
gb-costs-eu = Costs { $eu }.
    .short = { $eu }
gb-earns-eu = Earns { $eu }.
    .short = +{ $eu }
gb-costs-points = Costs { $points }.
    .short = −{ $points }
gb-earns-points = Earns { $points }.
    .short = +{ $points }
gb-surplus = { $territory }: { $count } more than two of { $resource }.
gb-mission-pays = This MISSION pays { $points } at once.
    .short = +{ $points }
gb-mission-wins = This MISSION locks your claim to victory.
gb-costs-development = Costs { $eu }, earns { $points }.
    .short = { $eu } → +{ $points }
gb-forecast-attack = From { $territory }: you roll the d8 and { $mine } d6, they the d10 and { $theirs } d6; your chance is { $percent } %.
    .short = { $percent } %
gb-stakes-attack = If you win: +{ $win } points; if you lose: −{ $lose } points, and your turn is over.
    .short = +{ $win } / −{ $lose }
gb-forecast-cleaning = You throw the d{ $mine }, { $holder } the d{ $theirs }; your chance is { $percent } %. { $count ->
    [one] If you win, one agent is captured.
   *[other] If you win, { $count } agents are captured.
}
    .short = { $percent } %
gb-forecast-operation = With it you roll { $mine } d6, they { $theirs } d6; your chance is { $percent } %, without it { $without } %, as long as they use no card.
    .short = { $percent } %
gb-forecast-third-party = Then the chance of { $holder } is { $percent } %; as it stands it is { $without } %.
    .short = { $percent } %

## What a deal would mean

gb-deal-gain = { $holder } gains { $points } and has { $score } then.
gb-deal-loss = { $holder } loses { $points } and has { $score } then.
gb-deal-even = { $holder } has as many points as before: { $score }.
gb-deal-eu-gain = { $holder } gets { $eu } and has { $left } EU then.
gb-deal-eu-loss = { $holder } pays { $eu } and has { $left } EU left.
gb-deal-group = { $holder } completes { $group }: { $points }.
gb-deal-group-lost = { $holder } returns the bonus for { $group }: { $points }.
gb-deal-completes = { $holder } can develop { $territory } then, for { $eu }.
gb-deal-mission = Your MISSION “{ $ops }” stands at { $count } of { $need } then.

## Options

option-agents = Agents
    .help = Play with Network Infiltration Agents.
option-mark = Victory mark
    .help = Points for victory; 0 means by the number of players.
option-victory = Victory
    .help = What wins: points, a number of territories, or to be the last one left; then no MISSION wins, but pays 20 points.
option-territories = Territories for victory
    .help = How many territories win, where territories decide.
option-until_round = Until round
    .help = After this round the leader wins; 0 means no such end.
option-until_time = Until a time
    .help = So many minutes after the start the round is finished, and the leader wins; 0 means no such end.
option-round_limit = Round limit
    .help = After this round the game ends in any case, and the highest score wins.
option-titles_dealt = Titles dealt
    .help = Titles for each player at the beginning; -1 means by the number of players.
option-title_draft = Title draft
    .help = Titles are chosen in turn, back and forth, instead of dealt.
option-missions_dealt = MISSION cards dealt
    .help = MISSION cards for each player at the beginning.
option-influence_dealt = INFLUENCE cards dealt
    .help = INFLUENCE cards for each player at the beginning.
option-ops_dealt = OPs cards dealt
    .help = OPs cards for each player at the beginning.
option-hand_limit = Hand limit
    .help = How many cards of each sort one may hold.
option-redeal_missions = Fulfilled missions
    .help = Whether a MISSION that the deal of titles already fulfils is exchanged: with two players, always or never.
option-orss = O.R.S.S. flights
    .help = Where one may fly: to bases, also to the next Independent Territory, to all of them, or to any territory.
option-guild_guard = Guild guards
    .help = Agents protect Guilds: a visitor must beat them to take a Guild over, and its owner may clean house there.
option-free_direction = Free direction
    .help = Going counter-clockwise costs no points.
option-common_defence = Common Defense
    .help = The Defender has one die more for each own territory of the colour group.
option-common_aggression = Common Aggression
    .help = The Aggressor has one die more for each own territory of the colour group.
option-assistance_moves_units = Assistance moves units
    .help = A territory assists by sending an NS-Unit to the one in the conflict; its owner chooses, territory by territory.
option-neighbours_help = Neighbours’ help
    .help = Other owners in the colour group may offer either side NS-Units, any number, free or at a price; the side agrees or not.
option-learning = Learning game
    .help = Without cards; card fields are passed over.
option-bribe = Administrator’s bribe
    .help = EU that every other player pays the Administrator, the first seat, at the beginning.
option-developments_survive = Developments survive
    .help = Developments stay on a conquered territory, suspended until its units are complete again.
option-times_six = Times six
    .help = Six dice in sets multiply by six instead of five.
option-roll_cap = Roll limit
    .help = How many movement rolls a turn may have.
option-box_limits = Box limits
    .help = No more units and developments than the box holds.
option-pass_pay = Pay for passing TELEPORT!
    .help = The 40 EU for each pass, or once a turn at the most.
option-phase_inputs = Inputs a phase
    .help = After so many inputs in one phase a player can only end it.

## Results

reason-points = The victory mark is reached.
reason-territories = Somebody controls the territories agreed upon.
reason-mission = A MISSION is fulfilled.
reason-sudden-death = Sudden Death: one player leads.
reason-until-round = The agreed round is over.
reason-until-time = The agreed time is over.
reason-round-limit = The last round is over.
reason-bitter-end = The bitter end: only one player is left.

## The sheet: where points come from

gb-sheet-territories = { $count ->
    [one] One Territory
   *[other] { $count } Territories
}: { $points }
gb-sheet-guilds = { $count ->
    [one] One guild
   *[other] { $count } guilds
}: { $points }
gb-sheet-developments = { $count ->
    [one] One level of development
   *[other] { $count } levels of development
}: { $points }
gb-sheet-groups = { $count ->
    [one] One colour group
   *[other] { $count } colour groups
}: { $points }
gb-sheet-rest = Missions, cards and journeys, points bought and sold: { $points }
