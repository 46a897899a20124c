### What happens, as it is shown in the middle of the board.

gb-stage-you = You
gb-stage-attack = Takeover
gb-stage-round = Round { $round }
gb-stage-decided = Decided
gb-stage-attacks-from = attacks from { $territory }
gb-stage-defends = defends { $territory }
gb-stage-beats = beats
gb-stage-set = { $set ->
    [match] equal dice
    [pair] pair
    [pairs] two pairs
    [pairs-3] three pairs
    [triple] triple
    [full-house] full house
    [triples] two triples
    [four] four of a kind
    [five] five of a kind
    [six] six of a kind
   *[other] set
}
gb-stage-tie = tie goes here
gb-stage-loses-one = loses one
gb-stage-dice-left = { $count ->
    [0] no dice left
    [one] one die left
   *[other] { $count } dice left
}
gb-stage-rounds = Rounds so far
gb-stage-chance = { $who } takes { $territory }
gb-stage-won = You keep { $kept } and take { $taken }
gb-stage-lost = { $who } takes { $taken } from you: −{ $lost } points
gb-stage-taken = { $who } keeps { $kept } and takes { $taken } from { $whose }
gb-stage-cleaning = Cleaning House in { $title }
gb-stage-throws-won = { $count ->
    [one] one throw won
   *[other] { $count } throws won
}
gb-stage-kind-card = Card played
gb-stage-kind-mission = MISSION shown
gb-stage-kind-banner = News
gb-stage-kind-loss = You lose something

## What the dock says of it

headline-gb-event-battle = { $won ->
    [0] { $theirs } to { $mine }: { $holder } wins the round
   *[other] { $mine } to { $theirs }: { $seat } wins the round
}
headline-gb-event-conquered = { $holder } takes { $territory } from { $from }

## Several lines of the log in one

routine-gb-event-placed = { $seat } places agents in { $count } territories.
routine-gb-event-units = { $holder } puts units on territories, { $count } times.

## How somebody has won

won-points = { $names } reached the victory mark.
won-territories = { $names } controls the territories agreed upon.
won-mission = { $names } fulfilled a MISSION.
won-sudden-death = Sudden Death: { $names } leads.
gb-stage-odds-you-take = you take { $territory }
gb-stage-odds-you-keep = you keep { $territory }
gb-stage-odds-take = { $who } takes { $territory }
gb-stage-odds-since = { $change } since the last round
gb-stage-odds-start = start
