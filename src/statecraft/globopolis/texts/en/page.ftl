### What the board in the browser says.

gb-web-board = Board of Globopolis
gb-web-ring = Field Ring
gb-web-map = World map
gb-web-strip = Fields ahead of the Governor
gb-web-round = Round { $round } · to { $mark } points
gb-web-sudden-death = Sudden Death
gb-web-here = here

## What stands on a field where there is little room

gb-web-short-ops-mission = OPs
gb-web-short-influence = Influence

## A field in words

gb-web-free = { $name }, free
gb-web-owned = { $name }, owned by { $who }
gb-web-on-map = On the map: { $name }
gb-web-units = { $count } × { $kind }
gb-web-no-units = no units
gb-web-developed = { $value ->
    [one] Developed
   *[other] Super Developed
}
gb-web-suspended = { $value ->
    [one] 1 level suspended
   *[other] { $value } levels suspended
}
gb-web-lacks = { $value ->
    [one] Missing for Developed: { $units }
   *[other] Missing for Super Developed: { $units }
}
gb-web-agents = { $value ->
    [one] 1 agent of { $who }
   *[other] { $value } agents of { $who }
}
gb-web-governor = Governor of { $who }
gb-web-governor-at = Governor of { $who }: { $where }
gb-web-value = Value { $value }
gb-web-fees = Conference Cost { $fees } EU
gb-web-premiums = Development Premium { $premiums } EU
gb-web-sells = Sells

## Fights and dice

gb-web-fight-heading = Aggressive Takeover
gb-web-fight = Takeover of { $target } from { $origin }
gb-web-aggressor = Aggressor
gb-web-defender = Defender
gb-web-strength = d{ $polygon } + { $dice } d6
gb-web-odds = Odds
gb-web-skip = Show

## One’s own side

gb-web-mine = My side
gb-web-of-mark = of { $mark } points
gb-web-eu = EU
gb-web-territories = Territories
gb-web-agents-in-hand = Agents
gb-web-stock = Personal Stock
gb-web-guild-stocks = Guild Stocks
gb-web-hand = Hand
gb-web-no-cards = No cards
gb-web-progress = { $have } of { $need }
gb-web-others = The others
gb-web-players = Players
gb-web-facts = { $money } EU · { $lands ->
    [one] 1 territory
   *[other] { $lands } territories
} · { $houses ->
    [0] no guild
    [one] 1 guild
   *[other] { $houses } guilds
} · { $operations } OPs, { $tasks } MISSION, { $favours } INFLUENCE
gb-web-sort-ops = OPs
gb-web-sort-mission = MISSION
gb-web-sort-influence = INFLUENCE

## Which part of the game it is, and what somebody decides there

phase-option-phase = Option Phase
phase-roll-choice = Event Phase
phase-reroll-choice = Event Phase
phase-teleport-call = First turn
phase-foreign-territory = Event Phase
phase-own-territory = Event Phase
phase-market-choice = Event Phase
phase-market-purchase = Event Phase
phase-orss-choice = Event Phase
phase-landing = Event Phase
phase-engagement = Aggressive Takeover
phase-battle-round = Aggressive Takeover
phase-operations = Aggressive Takeover
phase-continue-choice = Aggressive Takeover
phase-hand-limit = Event Phase
phase-drawn-card = Event Phase
phase-turn-end = End of the turn
phase-title-draft = Before the game
doing-option-phase = Is planning, building and trading.
doing-roll-choice = Is choosing the dice.
doing-reroll-choice = Decides whether to keep the roll.
doing-teleport-call = Is about to teleport.
doing-foreign-territory = Pays the Conference Cost, or attacks.
doing-own-territory = May clean house, attack or roll again.
doing-market-choice = May buy at the market.
doing-market-purchase = Is buying at the market.
doing-orss-choice = May fly on.
doing-operations = May lay an Operations card.
doing-continue-choice = May go on attacking.
doing-hand-limit = Puts a card back.
doing-drawn-card = Has drawn an INFLUENCE card.
doing-turn-end = May show a MISSION.
doing-title-draft = Chooses a title.

## The bench of the Option Phase

gb-web-bench-question = Build and trade, then roll
gb-web-bench-end = On to the dice
gb-web-bench-have = You have { $points } and { $eu }.
gb-web-bench-holds = { $unit } in hand: press a plate.
gb-web-bench-completes = { $unit } in hand: completes { $places }.
gb-web-bench-yours = { $count ->
    [one] Your territory
   *[other] Your { $count } territories
}
gb-web-bench-help = lower row full: develop · both rows full: super-develop
gb-web-bench-plates = Your territories
gb-web-bench-none = You have no territory yet: free ones are yours when you land there.
gb-web-bench-in-stock = in stock
gb-web-bench-take = { $count } × { $unit } on { $place }: take one
gb-web-bench-ready = Complete
gb-web-bench-develop = Develop
gb-web-bench-needs = needs
gb-web-bench-then = then { $eu }
gb-web-bench-put = Put { $unit } here
gb-web-bench-whole = { $unit } completes it, then { $eu }
gb-web-bench-trade = Points and guilds
gb-web-bench-points = Points for EU
gb-web-bench-balance = { $points } · { $eu }
gb-web-bench-neither = Neither
gb-web-bench-buy = Buy { $points } · { $price }
gb-web-bench-sell = Sell { $points } · { $price }
gb-web-fewer = Fewer: { $unit }
gb-web-more = More: { $unit }
gb-web-guild-buy = Buy { $count } · { $price }
gb-web-guild-take = Take { $count }

## Dice and where they lead

gb-web-roll-on-from = { $count ->
    [one] One die, clockwise from { $place }
    [2] Two dice, clockwise from { $place }
   *[other] { $count } dice, clockwise from { $place }
}
gb-web-roll-back-from = { $count ->
    [one] One die, back from { $place }
    [2] Two dice, back from { $place }
   *[other] { $count } dice, back from { $place }
}
gb-web-roll-likeliest = Most likely { $place } ({ $percent } %).
gb-web-roll-covered = Your { $eu } cover every price in reach.
gb-web-roll-short = Your { $eu } do not cover the dearest price in reach, { $price } EU.
gb-web-roll-chances = Chances by field
gb-web-roll-how-many = How many dice
gb-web-roll-dice = { $count ->
    [one] One die
   *[other] { $count } dice
}
gb-web-roll-way = Direction
gb-web-roll-on = Clockwise
gb-web-roll-back = Back
gb-web-roll-free = free
gb-web-roll-gain = { $percent } % gain
gb-web-roll-pay = { $percent } % pay
gb-web-roll-gain-heading = you gain
gb-web-roll-other-heading = something else
gb-web-roll-pay-heading = you pay or fight
gb-web-land-pay = pay { $eu }
gb-web-land-pay-or-attack = pay { $eu }, or attack at { $percent } %
gb-web-land-points = +{ $points }
gb-web-land-eu = +{ $eu }
gb-web-land-passing = +{ $eu } on the way
gb-web-land-own = yours: a card, then attack or roll again
gb-web-land-influence = an INFLUENCE card
gb-web-land-ops-mission = an OPs or MISSION card
gb-web-land-market = buy at the market
gb-web-land-orss = fly on, if you like
gb-web-land-nsa = a die of NS-Units
gb-web-land-nia = a die of agents
gb-web-land-teleport = teleport again

## A visit to a foreign territory

gb-web-visit-question = { $place } belongs to { $who }: pay or attack
gb-web-visit-pay = Pay
gb-web-visit-sum = { $eu }
gb-web-visit-free = free
gb-web-visit-left = Leaves you { $eu }
gb-web-visit-pay-ends = The Conference Cost, and your turn is over.
gb-web-visit-or-attack = Or attempt a takeover
gb-web-visit-no-attack = None of your territories can attack from here.
gb-web-visit-attack = Attack from { $place }
gb-web-visit-from = from { $place }
gb-web-visit-card = with a card
gb-web-visit-dice = { $mine } dice against { $theirs }
gb-web-stakes = +{ $win } points if you win, −{ $lose } if you lose

## Agents

gb-web-undo = Undo
gb-web-agents-question = Where do your agents stand?
gb-web-agents-heading = Your agents
gb-web-agents-help = more than all others there: a die in every fight
gb-web-agents-left = { $count ->
    [0] none left in hand
    [one] 1 left in hand
   *[other] { $count } left in hand
}
gb-web-agents-own = Your territories
gb-web-agents-foreign = Other territories
gb-web-agents-others = { $count ->
    [one] 1 of others
   *[other] { $count } of others
}
gb-web-agents-nowhere = None yet.
gb-web-agents-effect-for = +1 die for you
gb-web-agents-effect-none = no die
gb-web-agents-effect-against = −1 die, for them
gb-web-agents-change = { $place } { $before } → { $then }: { $effect }
gb-web-agents-moved = { $count ->
    [one] 1 post
   *[other] { $count } posts
}
gb-web-agents-more = One more agent in { $place }
gb-web-agents-fewer = One agent fewer in { $place }

## At home, at a market, after a conquest

gb-web-own-question = At home in { $place }: roll on, attack or clean house
gb-web-continue-question = { $place } stands: attack on in this colour group?
gb-web-market-question = The market is open: buy, or roll on
gb-web-own-territory-help = roll again, or use the visit
gb-web-continue-help = from the same territory, as often as you win
gb-web-market-help = two dice say how many units there are
gb-web-roll-again = Roll again
gb-web-landing-else = What else can be done
gb-web-attack-heading = Attack from here
gb-web-attack-none = No foreign territory is in reach from here.
gb-web-attack-target = { $place } ({ $who })
gb-web-attack-press = Attack { $place }
gb-web-cleaning-heading = Clean house
gb-web-cleaning-stake = { $count ->
    [one] 1 agent
   *[other] { $count } agents
} to capture, d{ $mine } against d{ $theirs }, nothing to lose
gb-web-market-buy = Buy
gb-web-market-each = { $unit }, { $price } EU each
gb-web-market-needed = for { $places }
gb-web-market-unneeded = no plate of yours needs it
gb-web-purchase-question = What do you buy in { $place }?
gb-web-purchase-there = { $count ->
    [one] 1 unit is there
   *[other] { $count } units are there
}
gb-web-purchase-can = you can pay for { $count }
gb-web-purchase-each = { $price } EU each · { $stock } in stock
gb-web-purchase-sum = In all
gb-web-purchase-rest = Leaves you { $eu }.
gb-web-purchase-buy = Buy { $count }
gb-web-purchase-nothing = Buy nothing
gb-web-purchase-needed = What I need

## Cards and fields face up

gb-web-face-progress = so far
gb-web-odds-yours = your chance
gb-web-odds-aggressor = the Aggressor’s chance
gb-web-flight-gain = gain with two dice
gb-web-flight-pay = { $percent } % pay
gb-web-flight-dearest = dearest { $price } EU
gb-web-draft-points = points
gb-web-draft-group = { $mine } of { $count } of its group are yours
gb-web-draft-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
gb-web-back = Back
gb-web-bench-cards = Cards you can play

## Bargains with third parties

gb-web-bargain-question = A bargain about { $target }
gb-web-bargain-help = their agents stay or leave, as agreed
gb-web-bargain-who = With whom
gb-web-bargain-what = For what
gb-web-bargain-stay = their agents stay
gb-web-bargain-leave = their agents leave
gb-web-bargain-pay = What you pay
gb-web-bargain-title = And a title
gb-web-bargain-no-title = none
gb-web-bargain-offer = Offer { $who } { $eu }
gb-web-bargain-none = No bargain
gb-web-bargain-now = { $percent } % as it stands

## What doing nothing means, and units where there is little room

gb-web-pass-operation = Fight without a card
gb-web-pass-third-party = Leave the agents there
gb-web-pass-diplomacy-reply = Call for no talks
gb-web-pass-conference-reply = Play no card
gb-web-pass-shield-reply = Play no card
gb-web-pass-assistance = Send nobody
gb-web-unit-water = water
gb-web-unit-food = food
gb-web-unit-energy = energy
gb-web-unit-ucp = UCP
gb-web-unit-ns = NS

## Help of neighbours

gb-web-help-question = Help in the fight about { $target }
gb-web-help-help = your NS-Units go there, if they are wanted
gb-web-help-who = For whom
gb-web-help-units = Your NS-Units
gb-web-help-less = One unit less
gb-web-help-more = One unit more
gb-web-help-price = What you ask for it
gb-web-help-has = { $who } has { $eu }
gb-web-help-odds = The chance of { $who }
gb-web-help-none = Stay out of it
gb-web-help-offer =
    { $count ->
        [one] Offer { $who } a unit
       *[other] Offer { $who } { $count } units
    } { $price ->
        [0] for nothing
       *[other] for { $eu }
    }
