### What the command says about Globopolis: reasons of the novice, headings of the board in a terminal.

## Reasons for a hint

hint-agents = Agents guard what is worth most, or outnumber an owner where an attack may pay.
hint-attack = The exact odds times what can be won are worth more than the risk.
hint-bargain = Both sides should gain by it, this one about { $eu } EU.
hint-card-now = Played now, the card brings about { $eu } EU more than it is worth in hand.
hint-counter = As it stands it would lose; for this price both would gain, this side about { $eu } EU.
hint-develop = Five points for a level are cheaper than any points the bank sells.
hint-gains = What is to be had is worth more than what is given; about { $eu } EU are left over, whatever it does for the other side.
hint-influence = The card does some good now.
hint-level = The level brings about { $eu } EU more than it costs: its points, and higher Conference Costs for visitors.
hint-loses = It gives more than it brings, or helps somebody to win.
hint-mission = It is fulfilled, so it is shown.
hint-novice = A beginner’s rule of thumb.
hint-odds = It succeeds in about { $chance } of 100 cases; what can be won times that is worth more than the risk.
hint-pay = No attack from here is worth its risk, so the fee is cheaper.
hint-points = There is more EU than the next turns need.
hint-roll = The fields within reach of these dice promise most.
hint-route = On average over all rolls, and the rolls that may follow, this way brings most.
hint-sell = Points sell for what they cost, and a level brings more than it takes.
hint-set = It completes a set, or brings one closer, and is worth about { $eu } EU more than its price.
hint-steady = The bot reckons that this is worth most.
hint-units = These units bring a territory closer to a full set, or guard it.

## The board in a terminal

gb-board-ring = .. field        value   WFEUN agents
gb-board-legend =
    W water  F food  E energy  U UCP  N NS-Units  ▲ developed  △ suspended
    first: fields ahead of your Governor; a2 two agents of A; ◄A Governor of A
gb-board-player = Player
gb-board-you = (you)
gb-board-points = Points
gb-board-eu = EU
gb-board-titles = Titles
gb-board-stock = WFEUN
gb-board-agents = Agents
gb-board-cards = O/M/I
gb-board-guilds = Guilds
gb-board-unit-water = W
gb-board-unit-food = F
gb-board-unit-energy = E
gb-board-unit-ucp = U
gb-board-unit-ns = N
gb-board-market = sells { $kinds }
gb-board-fee = fee { $eu } EU
gb-board-finished = Super Developed
gb-board-suspended = suspended, lacks { $lacking }
gb-board-needs = next level: { $eu } EU, lacks { $lacking }
gb-board-ready = next level: { $eu } EU, all units are there
gb-board-short-core-energy = Core Energy
gb-board-short-fresh-water = Fresh Water
gb-board-short-wind-wave = Wind & Wave
gb-board-short-solar = Solar
gb-board-short-ops-mission = OPs-MISSION
gb-board-short-influence = INFLUENCE
gb-board-short-orss = O.R.S.S.
gb-board-short-nsa = NSA
gb-board-short-nia = NIA
gb-board-short-moonshot = MOONSHOT!
gb-board-short-teleport = TELEPORT!

## Playing an INFLUENCE card

choice-fields = { $value ->
    [one] 1 field
   *[other] { $value } fields
}
gb-influence-alone = Play “{ $influence }”
gb-influence-against = Play “{ $influence }” against { $target }
gb-influence-at = Play “{ $influence }”: { $choice }
gb-influence-against-at = Play “{ $influence }” against { $target }: { $choice }
