# The texts of Harbour.
harbour-title = Harbour
harbour-about = Ships, cards and raids: the small game that proves the engine.

card-raid-letter = Raid letter
card-favour = Favour
card-storm = Storm
card-calm = Calm

question-bid = What do you bid for the ship?
question-plan = Your turn: plan your voyage.
question-sail = How many dice do you sail with?
question-hand-limit = You hold too many cards: one goes under the pile.
question-raid = Do you raid a harbour?
question-third-party = A harbour with your guards is raided: do they stay?
question-reply = A raid is on: do you reply?
question-guards = You may place or recall guards.
question-vote = Shall the richest pay the harbour tax?
question-veto = Do you veto the result?

verb-bid = Bid
verb-buy = Buy cargo
verb-sell = Sell cargo
verb-play-favour = Play a favour
verb-set-sail = Set sail
verb-roll = Roll
verb-put-under = Put a card under the pile
verb-raid = Raid
verb-stay = Stay in harbour
verb-withdraw = Withdraw the guards
verb-play-storm = Play a storm
verb-place-guard = Place a guard
verb-recall-guard = Recall a guard
verb-vote = Vote
verb-veto = Veto

choice-coins = { $value ->
    [one] 1 coin
   *[other] { $value } coins
}
choice-cargo = { $value ->
    [0] grain
    [1] timber
   *[other] silk
}
choice-dice = { $value ->
    [one] one die
   *[other] two dice
}
choice-ballot = { $value ->
    [0] no
    [1] yes
   *[other] abstain
}
choice-good = { $value ->
    [0] coins
    [1] grain
    [2] timber
   *[other] silk
}
choice-pledge = { $value ->
    [0] not to raid
   *[other] to pay coins
}
pledge-row = { $kind ->
    [0] not to raid { $pledge-what }
   *[other] to pay { $pledge-what } { $amount } coins
}, until the end of round { $until }

harbour-refused-bid = You have only { $coins }.
harbour-refused-goods = { $good }: not there in that amount.
harbour-refused-no-coins = That costs { $coins }, which you do not have.
harbour-refused-bank-empty = The bank has no { $cargo } left.
harbour-refused-no-cargo = You have no { $cargo } to sell.
harbour-refused-no-favour = You have no such favour.
harbour-refused-roll-first = After planning comes the voyage: roll one die or two.
harbour-refused-hand-limit = More than { $limit } cards: one must go under the pile first.
harbour-refused-no-card = You do not hold that card.
harbour-refused-no-harbour = There is no such harbour.
harbour-refused-no-guard = You have no guard to move there.
harbour-refused-no-letter = A raid needs a raid letter from your hand.
harbour-refused-no-target = A raid goes against another player’s harbour.
harbour-refused-third-party = Your guards stay, or they withdraw.
harbour-refused-no-storm = You hold no such storm.
harbour-refused-vote = The vote is on: yes, no or abstain.

harbour-event-dealt = Two cards are dealt to each player.
harbour-event-ship = A ship worth { $worth } comes in.
harbour-event-bids = The bids: { $bids }.
harbour-event-ship-sold = { $holder } has the ship for { $coins }.
harbour-event-bought = { $seat } buys { $cargo }.
harbour-event-sold = { $seat } sells { $cargo }.
harbour-event-favour = { $seat } plays a favour and gets { $coins }.
harbour-event-voyage = { $seat } rolls { $dice } and brings { $cargo }.
harbour-event-drew = { $seat } draws a card.
harbour-event-drew-card = { $seat } draws { $card }.
harbour-event-put-under = { $seat } puts a card under the pile.
harbour-event-guards = { $seat } moves a guard.
harbour-event-raid = { $seat } raids { $holder } for { $cargo }.
harbour-event-withdrew = { $seat } withdraws from the harbour.
harbour-event-storm = { $seat } sends a storm: the raid is off.
harbour-event-fight = { $seat } rolls { $dice } and { $won ->
    [0] is driven off
   *[other] wins
}.
harbour-event-vote = { $seat } votes { $ballot }.
harbour-event-veto = { $seat } vetoes.
harbour-event-tax = The richest pay { $coins }.
harbour-event-no-tax = There will be no tax.

harbour-bid-leaves = Leaves you { $coins }; the ship is worth { $worth }.
harbour-costs = Costs { $coins }.
harbour-raid-dice = You roll d8 and { $mine } d6, they d10 and { $theirs } d6.

option-rounds = Rounds
    .help = How many rounds are played.
option-mark = Mark
    .help = Whoever has ships worth this much ends the game.
option-raids = Raids
    .help = Whether harbours may be raided.
option-phase_inputs = Inputs a phase
    .help = After so many inputs in one phase a player can only end it.

reason-rounds-played = All rounds are played.
reason-mark-reached = A fleet has reached the mark.

board-coins = Coins
board-ships = Ships
board-spare = Guards left
board-guards = Guards at
board-cards = Cards
board-hand = Your hand

asks-cargo = Which cargo?
asks-coins = How many coins?
asks-dice = How many dice?
asks-target = Whose harbour?
asks-harbour = In whose harbour?
asks-card = Which card?
asks-ballot = How?

chance-ship = The ship’s worth
chance-voyage = Voyage
chance-raid = Raid
chance-draw = Card drawn
chance-deal = Cards dealt
