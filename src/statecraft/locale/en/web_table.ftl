### What the table in the browser says about deciding, trading and what asks for attention.

## The dock

web-choose-this = Choose: { $choice }
web-stage = Stage
web-besides = Also possible
web-besides-count = Also ({ $count })
web-choice-back = Step back
web-turn-mine = It is your turn
web-turn-of = { $name }’s turn
web-turn-nobody = In between
web-waiting-short = Not your turn
web-answered-alone = There was only one answer: { $answer }.

## What is not possible

web-unavailable = Not possible now
web-not-offered = This is not part of it. Asked is: { $asked }
web-offered = You can press: { $places }.
web-unavailable-here = What else, and why not?
web-unavailable-none = Nothing else is up for decision here.
web-unavailable-such-as = For example:
web-rule = Rule { $rule }

## Offers

web-offers-mine = Your open offers
web-offers-others = Offers to you
web-offer-from = { $name } offers you
web-offer-out = Your offer to { $name }
web-offer-you-get = You get
web-offer-you-give = You give
web-offer-promise-from = { $name } promises
web-offer-accept = Accept
web-offer-refuse = Refuse
web-offer-counter = Counter-offer …
web-offer-withdraw = Withdraw
web-offer-mine = I give
web-offer-theirs = { $name } gives
web-offer-from-mine = What I have
web-offer-from-theirs = What { $name } has
web-offer-drop = Drag goods here, or press them below.
web-offer-put = Put on the table:
web-offer-left = { $left } of { $most }
web-offer-amount = How many: { $good }
web-offer-take-off = Take off: { $good }
web-offer-promise = I promise
web-offer-promise-add = Promise something …
web-offer-promise-none = No promise
web-offer-promise-about = What about?
web-offer-promise-which = Which promise exactly?
web-offer-history = So far with { $name }
web-offer-no-history = Nothing yet.
web-offer-filter = Find goods
web-offer-with-whom = With whom do you trade?
web-offer-empty = Nothing lies on the table between you and { $name } yet
web-offer-sum = You give { $give } for { $get }
web-offer-send-to = Offer to { $name }
web-offer-discard = Discard
web-offer-how = Press what each side gives, drag it to the tray, or press titles on the board.
web-offer-by-default = With { $name } for a start; press another name above to trade with them.
web-offer-sides = Whose goods
web-offer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-offer-more = { $count } more that could be asked for or given
web-offer-on-places = On the board
web-offer-you = You
web-offer-drop-here = drag goods here, or press them
web-offer-means-you = for you
web-offer-means-them = for { $name }
web-offer-means-score = points, { $score } then

## Promises

web-ring-next = I give to
web-ring-third = who gives to
web-ring-mine = I give { $next }
web-ring-next-gives = { $next } gives { $third }
web-ring-third-gives = { $third } gives me
web-ring-send = Propose the ring
web-ring-from = { $name } proposes a ring
web-ring-out = Your ring with { $name }
web-ring-agreed = Agreed: { $names }
web-pledges = Promises
web-pledges-count = { $standing } standing, { $kept } kept, { $broken } broken
web-pledge-standing = stands
web-pledge-kept = kept
web-pledge-broken = broken

## Standing orders for votes

web-vote-orders = Votes
web-vote-orders-help = Your vote on what a party proposes can be given beforehand, also in a sealed ballot.
web-vote-ask = Ask me
web-vote-yes = Always yes
web-vote-no = Always no
web-vote-order = On proposals of { $name }
web-vote-order-keep = Leave these orders

## Several people at one screen

web-curtain = Pass the screen to { $name }
web-curtain-help = What only the other player may see is put away. Go on when { $name } sits here.
web-curtain-ready = I am { $name }
web-curtain-alone = I play all these seats myself: no curtain at this table
web-curtain-waits = { $name } is waited for
web-curtain-offer = { $name } has an offer to answer

## Attention

web-sound = Sound
web-notify = Tell me when it is my turn
web-notify-denied = The browser does not allow it for this page.
web-notify-turn = It is your turn.
web-waiting-tables = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}

## The log

web-later = Later
web-meant = { $about }: what do you want to do?

## Bots wait for people

web-you-awaited = you
web-bot-waits = { $bot } waits for { $names }
web-aside-done = Go on
web-aside-done-agents = Done placing
web-aside-done-business = No business now
web-aside-done-answer-offer = Leave it open
web-aside-always = never wait
web-aside-never-help = Bots do not wait for you with this any more. “More …” takes it back.
web-aside-go-on = Done, go on
web-asides = Bots wait for me …
web-aside-for-agents = while I place my agents
web-aside-for-answer-offer = while an offer to me is open
web-aside-for-business = to see whether I want to do business
web-pace = Bots play
web-pace-at-once = at once
web-pace-brisk = briskly
web-pace-normal = at a normal pace
web-pace-slow = slowly
web-beacon = Dice with a public beacon
web-beacon-help = Random numbers that nobody knows beforehand, not even the server, are mixed into every roll. A move may wait a few seconds for them. Good for play by mail and for tournaments.
web-wait = Bots wait for people
web-wait-untimed = While you place agents, have an offer to answer or may do business, a bot does not roll until you say so.
web-wait-timed = While you place agents, have an offer to answer or may do business, a bot does not roll until you say so or the time is over.
web-wait-offers = While an offer to you is open, a bot does not end its turn before you have answered, let it go on, or the time is over.
web-wait-aside = Seconds for agents and business
web-wait-offer = Seconds for an offer
web-facts-pace = Bots play { $pace }
web-facts-wait = Bots wait for people without a limit
web-facts-wait-timed = Bots wait for people: { $aside } seconds for agents and business, { $offer } for an offer
web-facts-no-wait = Bots wait for nobody

## The final round

web-final-round = Final round
web-final-claim-1 = { $name } claims victory with { $points } points
web-final-claim-2 = { $name } claims victory by territories
web-final-claim-3 = { $name } claims victory by a MISSION
web-final-to-play = still to play: { $names }
web-final-sudden = Sudden Death: whoever leads alone after a round wins

## Orders: what is decided ahead

web-plan-ahead = Plan ahead
web-plan-help = An order answers a question for you, so that nobody has to wait. Nobody else learns of it. What has conditions is tried first.
web-plan-none = You have left no orders yet.
web-plan-mine = Your orders
web-plan-new = A new order
web-plan-changing = Change this order
web-plan-kind = When I am asked
web-plan-if = Only if
web-plan-then = Then
web-plan-whatever = in any case
web-plan-add-if = Add a condition …
web-plan-drop-if = Leave this condition out
web-plan-value = What: { $text }
web-plan-save = Leave this order
web-plan-keep = Keep the change
web-plan-change = Change
web-plan-drop = Drop
web-plan-said = If { $conditions }: { $answer }
web-plan-and = { $one }, and { $other }
