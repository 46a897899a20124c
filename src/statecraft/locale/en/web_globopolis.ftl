### What the board of Globopolis says in the browser. Names come as they are shown.

## The board

web-gb-board = Board of Globopolis
web-gb-ring = Field Ring
web-gb-map = World map
web-gb-strip = Fields ahead of the Governor
web-gb-round = Round { $round } · to { $mark } points
web-gb-sudden-death = Sudden Death
web-gb-here = here

## A field in words

web-gb-free = { $name }, free
web-gb-owned = { $name }, owned by { $who }
web-gb-on-map = On the map: { $name }
web-gb-units = { $count } × { $kind }
web-gb-no-units = no units
web-gb-developed = { $value ->
    [one] Developed
   *[other] Super Developed
}
web-gb-suspended = { $value ->
    [one] 1 level suspended
   *[other] { $value } levels suspended
}
web-gb-agents = { $value ->
    [one] 1 agent of { $who }
   *[other] { $value } agents of { $who }
}
web-gb-governor = Governor of { $who }
web-gb-governor-at = Governor of { $who }: { $where }
web-gb-value = Value { $value }
web-gb-fees = Conference Cost { $fees } EU
web-gb-premiums = Development Premium { $premiums } EU
web-gb-sells = Sells

## Fights and dice

web-gb-fight-heading = Aggressive Takeover
web-gb-fight = Takeover of { $target } from { $origin }
web-gb-aggressor = Aggressor
web-gb-defender = Defender
web-gb-strength = d{ $polygon } + { $dice } d6
web-gb-odds = Odds
web-gb-skip = Show

## One’s own side

web-gb-mine = My side
web-gb-of-mark = of { $mark } points
web-gb-eu = EU
web-gb-territories = Territories
web-gb-agents-in-hand = Agents
web-gb-stock = Personal Stock
web-gb-guild-stocks = Guild Stocks
web-gb-hand = Hand
web-gb-no-cards = No cards
web-gb-progress = { $have } of { $need }
web-gb-others = The others
web-gb-players = Players
web-gb-facts = { $money } EU · { $lands ->
    [one] 1 territory
   *[other] { $lands } territories
} · { $houses ->
    [0] no guild
    [one] 1 guild
   *[other] { $houses } guilds
} · { $operations } OPs, { $tasks } MISSION, { $favours } INFLUENCE
web-gb-sort-ops = OPs
web-gb-sort-mission = MISSION
web-gb-sort-influence = INFLUENCE
