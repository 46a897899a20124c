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
