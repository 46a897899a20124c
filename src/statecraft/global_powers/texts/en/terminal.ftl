### What the command says about this game: reasons for a hint, headings of the board in a terminal.

gp-hint-activate = The government of this region can do most good with its actions now.
gp-hint-bid = A bid of { $politicians } is what this region is worth to you; at least { $left } stay in base for the regions to come.
gp-hint-hand = Of your cards these bring most in most games.
gp-hint-harms = It costs you more than it brings, or helps somebody ahead of you.
gp-hint-helps = It brings you more than it costs.
gp-hint-neither = It changes nothing for you.
gp-hint-no-bid = Others need this region more; your politicians are worth more elsewhere.
gp-hint-no-stake = Your chips would not turn the vote, or are worth more than what it is about.
gp-hint-no-veto = What was decided does not harm you as much as a politician is worth.
gp-hint-card = The card gains more than any region’s activation would.
gp-hint-chips = Both regions gain by the exchange, as far as can be seen.
gp-hint-coup-stake = A stake that cannot be foreseen, and not more than the region is worth.
gp-hint-gains-most = Of all that could be done it gains most.
gp-hint-motion = The motion should be carried, and does good.
gp-hint-nothing-better = Nothing that could be proposed would be better than leaving it as it is.
gp-hint-promise = What is promised costs less than the other’s promise is worth.
gp-hint-promise-counter = With fewer promises it would be fair.
gp-hint-promise-refused = The promises would cost more than they bring, or help somebody to win.
gp-hint-promise-worth = The promises bring at least what they cost.
gp-hint-stake = These chips turn the vote.
gp-hint-un = Here the politicians are missed least in the round to come.
gp-hint-veto = What was decided harms more than a politician is worth.
gp-hint-war = With { $win } % to win and { $loss } % to lose, the war promises more than it costs.
gp-hint-withdraw = In base these politicians do more good.

## The board in a terminal

gp-board-region = Region
gp-board-chips = R E M D
gp-board-government = Gov.
gp-board-marks = Marks
gp-board-neighbours = Neighbours
gp-board-legend =
    R raw material  E economy  M military  D diplomacy  ✓ done  ▸ active
    S sanction  Z demilitarised  P protectorate  ✗3 may not be attacked by region 3
gp-board-sanctioned = S
gp-board-demilitarised = Z
gp-board-protected = P
gp-board-party = Party
gp-board-base = Base
gp-board-in-regions = Regions
gp-board-mauritius = Maur.
gp-board-un = UN
gp-board-gone = Out
gp-board-cards = Cards
gp-board-governs = Governs
gp-board-last = Points
gp-board-now = Now
gp-board-open = Open
gp-board-goal = Victory: { $points } points at a scoring, or { $regions } regions governed. Scorings so far: { $scorings }.
gp-board-peace = A Peace Initiative is in force: no wars until the scoring.
gp-board-pledge = { $by } to { $to }: { $kind ->
    [0] a yes to every proposal this turn
    [1] no veto this turn
    [2] no war on { $region }
    [3] no motion against { $region }
    [4] threat of war on { $region }
   *[other] threat of a sanction against { $region }
}.
gp-board-auction = Auction, region { $number } of 12: { $region }.
gp-board-activation = Active region: { $region }. Actions left: { $left }.
gp-board-proposal = { $seat } proposes for { $region }: { $action }.
gp-board-votes = Votes so far: { $yes } yes, { $no } no.
gp-board-decided = { $accepted ->
    [0] Rejected, unless somebody vetoes.
   *[other] Accepted, unless somebody vetoes.
}
gp-board-motion = { $seat } moves: { $action }.
gp-board-stakes = So far { $ayes } for, { $noes } against.
gp-board-stake = { $region } would do this: { $stake }
gp-board-asked = Asked now: { $region }.
gp-board-coup = Coup of { $seat } in { $region }: stakes are taken in secret.
gp-board-dice = On the dice: { $dice }.
gp-board-sabotage = { $region } loses this many chips: { $chips }.
gp-board-un-choice = You take { $politicians } for the UN, from base or regions.
