### What the command says about this game: reasons for a hint, headings of the board in a terminal.

gb-hint-agents = Agents guard what is worth most, or outnumber an owner where an attack may pay.
gb-hint-attack = The exact odds times what can be won are worth more than the risk.
gb-hint-bargain = Both sides should gain by it, this one about { $eu }.
gb-hint-card-now = Played now, the card brings about { $eu } more than it is worth in hand.
gb-hint-counter = As it stands it would lose; for this price both would gain, this side about { $eu }.
gb-hint-develop = Five points for a level are cheaper than any points the bank sells.
gb-hint-enough = Nothing here is worth its price to this side just now.
gb-hint-gains = What is to be had is worth more than what is given; about { $eu } are left over, whatever it does for the other side.
gb-hint-influence = The card does some good now.
gb-hint-level = The level brings about { $eu } more than it costs: its points, and higher Conference Costs for visitors.
gb-hint-loses = It gives more than it brings, or helps somebody to win.
gb-hint-market = The market may have units that complete a set, for less than they are worth.
gb-hint-mission = It is fulfilled, so it is shown.
gb-hint-odds = It succeeds in about { $chance } of 100 cases; what can be won times that is worth more than the risk.
gb-hint-pay = No attack from here is worth its risk, so the fee is cheaper.
gb-hint-points = There is more EU than the next turns need.
gb-hint-roll = The fields within reach of these dice promise most.
gb-hint-route = On average over all rolls, and the rolls that may follow, this way brings most.
gb-hint-sell = Points sell for what they cost, and a level brings more than it takes.
gb-hint-set = It completes a set, or brings one closer, and is worth about { $eu } more than its price.
gb-hint-steady = The bot reckons that this is worth most.
gb-hint-units = These units bring a territory closer to a full set, or guard it.
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
choice-fields = { $value ->
    [one] 1 field
   *[other] { $value } fields
}
gb-influence-alone = Play “{ $influence }”
gb-influence-against = Play “{ $influence }” against { $target }
gb-influence-at = Play “{ $influence }”: { $choice }
gb-influence-against-at = Play “{ $influence }” against { $target }: { $choice }
