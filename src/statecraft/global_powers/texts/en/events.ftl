### What happens, as it is shown on the stage.

gp-stage-you = You
gp-stage-for = For { $count }
gp-stage-against = Against { $count }
gp-stage-open = { $count } still to vote
gp-stage-accepted = Carried { $yes } to { $no }
gp-stage-rejected = Rejected { $no } to { $yes }
gp-stage-vetoed = { $who } vetoes
gp-stage-vetoed-mine = You veto
gp-stage-bids = Bids for { $region }
gp-stage-stakes = The stakes of the coup
gp-stage-rolling = The dice decide …
gp-stage-kind-card = Card played
gp-stage-kind-loss = You lose something
gp-stage-kind-dice = Dice
gp-stage-war-title = War on { $region }
gp-stage-war-attacks = attacks
gp-stage-war-defends = defends
gp-stage-war-strength = military
gp-stage-war-won = The attacker wins
gp-stage-war-lost = The defender wins
gp-stage-war-drawn = Undecided
gp-stage-coup-title = Coup in { $region }
gp-stage-coup-attacks = rises
gp-stage-coup-defends = governs
gp-stage-coup-strength = there and staked
gp-stage-coup-won = The coup succeeds
gp-stage-coup-lost = The coup fails
gp-stage-coup-drawn = The coup fails
gp-stage-scoring = Scoring
gp-stage-scoring-mark = Victory at { $count }
gp-stage-steps = Steps of the scoring
gp-stage-step-regions = Regions
gp-stage-step-un = United Nations
gp-stage-step-dominance = Dominance
gp-stage-step-markers = Markers cleared
gp-stage-step-cards = Cards to five
gp-stage-source-sole = sole rule
gp-stage-source-majority = majority
gp-stage-source-coalition = coalition
gp-stage-source-opposition = opposition
gp-stage-source-economy = economy
gp-stage-source-un = UN
gp-stage-source-before = earlier
gp-stage-source-mauritius = Mauritius

## What the dock says of it

headline-gp-event-war-fought = { $active } { $attack } + { $mine }, { $region } { $defence } + { $theirs }
headline-gp-event-scored = The regions are counted

## How somebody has won

won-points = { $names } has the points for victory.
won-dominance = { $names } governs as many regions as the dominance marker shows.

## Several lines of the log in one

routine-gp-event-placed = { $seat } places { $count } politicians.
