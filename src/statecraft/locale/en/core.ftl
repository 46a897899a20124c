# What the engine says at every table, whatever the game.
# $seat, $holder, $by and $to are names of players; other values are said by their choice-… text.

## Refusals

refused-no-input = That is no input the table knows.
refused-input-field = The input’s field “{ $field }” is missing, unknown or malformed.
refused-no-action = An answer must say which action it is (“verb”).
refused-unknown-verb = There is no action called “{ $verb }” in this game.
refused-unknown-field = “{ $verb }” has no field “{ $field }”.
refused-malformed-field = “{ $verb }”: the field “{ $field }” is missing or out of range.
refused-not-a-choice = “{ $verb }” is not possible here.
refused-not-offered = That choice was not offered here.
refused-stale-question = That question has been answered or withdrawn in the meantime; look at the table as it is now.
refused-question-rests = That question rests until the roll or fight above it is over.
refused-unknown-question = That question was never asked.
refused-foreign-question = That question is not for { $seat } to answer.
refused-no-such-seat = There is no such seat at this table.
refused-not-asked = { $seat } is not asked anything now.
refused-no-such-chance = The table does not wait for that roll or draw.
refused-impossible-outcome = That cannot come out of this roll or draw.
refused-phase-used-up = After { $limit } inputs in one phase, a player can only end it.
refused-no-default = That question has no default; it may simply be left open.
refused-no-set-time = This game is not played until a set time.
refused-no-clock = No clock is running now.
refused-clock-stands = The clock is stopped by { $seat }.
refused-clock-runs = The clock is running already.
refused-not-your-clock = Only the player on turn and the other party of an open offer may touch the clock.
refused-game-over = The game is over.
refused-conceded-already = { $seat } has given up already.
refused-nothing-to-undo = There is no step of yours to take back: something came to light, or someone else has moved since.
refused-undo-in-the-way = Your step cannot be taken back: another player’s answer rests on it.
refused-no-consent = { $seat } has not agreed to go back.
refused-no-such-line = The record has no line { $line }.
refused-unknown-order = There is no such standing order.
refused-too-many-orders = You may leave { $limit } standing orders at the most.
refused-no-such-order = You have no standing order for “{ $kind }”.
refused-order-reply = “{ $kind }” cannot be answered ahead like that.
refused-order-condition = An order cannot name that as “{ $field }”.
refused-order-never = That can never be: the order would answer nothing.
refused-offer-to-nobody = An offer goes to another player who is still in the game.
refused-empty-offer = An offer must be about something.
refused-too-many-offers = You may have { $limit } offers open at a time.
refused-goods-not-in-order = Goods in an offer are listed in order, each once.
refused-cannot-ask-for = You cannot ask for that much of { $good }.
refused-no-such-offer = That offer is no longer open.
refused-not-your-offer = That offer is not yours to answer or withdraw.
refused-ring-of-three = A ring takes you and two others.
refused-ring-gap = In a ring each of the three gives something.
refused-agreed-already = You have agreed to that ring already.
refused-counter-to-ring = A ring is accepted or refused as it is.
refused-no-such-pledge = That cannot be promised here.
refused-pledge-twice = The same promise cannot be made twice.

## Events

event-conceded = { $seat } gives up.
event-time-up = { $seat }’s time is up.
event-clock-stopped = { $seat } stops the clock.
event-clock-runs = The clock runs on.
event-undone = { $seat } takes the last step back.
event-turn = Round { $round }: { $seat }’s turn.
event-offer-made = { $seat } offers { $holder } { $give } for { $get }{ $pledges ->
    [0] .
    [one] , and a promise.
   *[other] , and { $pledges } promises.
}
event-offer-accepted = { $holder } accepts { $seat }’s offer.
event-offer-refused = { $holder } refuses { $seat }’s offer.
event-offer-countered = { $holder } answers { $seat }’s offer with another.
event-offer-withdrawn = { $seat } withdraws the offer to { $holder }.
event-offer-expired = { $seat }’s offer to { $holder } expires.
event-ring-made = { $seat } proposes a ring: { $give } to { $holder }, who gives { $between } to { $to }, who gives { $get } to { $seat }.
event-ring-agreed = { $holder } agrees to { $seat }’s ring.
event-ring-accepted = { $seat }, { $holder } and { $to } are agreed; the ring is settled.
event-ring-refused = { $holder } refuses { $seat }’s ring.
event-ring-withdrawn = { $seat } withdraws the ring with { $holder } and { $to }.
event-ring-expired = { $seat }’s ring with { $holder } and { $to } expires.
event-pledge-kept = { $by } has kept a promise to { $to }.
routine-event-pledge-kept = { $count } promises have been kept.
event-pledge-broken = { $by } has broken a promise to { $to }.

## Questions

question-answer-offer = You have offers to answer.
question-my-offers = You have offers open.

## Verbs and choices

verb-make-offer = Make an offer
verb-counter-offer = Make a counter-offer
verb-accept-offer = Accept the offer
verb-refuse-offer = Refuse the offer
verb-withdraw-offer = Withdraw the offer
verb-make-ring = Propose a ring of three
verb-pass = Pass
choice-more = More …
choice-end = That is all
choice-block = { $low } to { $high }
choice-seat = { $value }
choice-holder = { $value }
choice-amount = { $value }
choice-offer = Offer no. { $value }
choice-yes-no = { $value ->
    [0] no
   *[other] yes
}
choice-score = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
choice-pledge-what = { $value }
choice-pledge-until = until the end of round { $value }
unavailable-all-else = Anything else
nothing = nothing

## Results

reason-conceded = Everybody else has given up.

## Lists and names

nobody = nobody
no-such-player = somebody who is not at this table
option-true-false = The option “{ $name }” is True or False, not { $word }.
seat-number = Seat { $number }
did-you-mean = Did you mean “{ $name }”?
goods-row = { $good ->
    [EU] { $amount } EU
   *[other] { $amount } × { $good }
}

## Building an action

asks-to = To whom?
asks-third-holder = Who is the third?
asks-between = What does the next give to the third?
action-make-ring = Ring: { $give } to { $to }, who gives { $between } to { $third }, who gives me { $get }
asks-give = What is given?
asks-get = What is asked for?
asks-pledges = What is promised?
asks-amount = How many?
asks-offer = Which offer?
action-make-offer = Offer { $to } { $give } for { $get }; promised: { $pledges }
action-counter-offer = Answer “{ $offer }” with { $give } for { $get }; promised: { $pledges }

## Bots

bot-random-reason = It was drawn at random: this bot has no reasons.

## Decided ahead

order-always-default = pass, or whatever is played for who says nothing
order-do-pass = pass
order-do-agree = agree
order-do-decline = decline
order-do-accept-offer = accept, if nothing else is asked of me
order-do-refuse-offer = refuse
order-do-withdraw-offer = take the offer back
order-if-from = the offer is from { $holder }
order-if-to = the offer is to { $holder }
order-if-turn-of = { $holder } is at turn
