# What the check says of an edition of Global Powers, where "file: key:" ends.

gp-edition-borders-itself = names the region itself
gp-edition-border-twice = names { $neighbour } twice
gp-edition-border-one-way = names { $neighbour }, which does not name { $home }
gp-edition-unreachable = cannot be reached from { $first }
gp-edition-too-many-chips = is { $found }; no more than { $most } of a kind may lie in a region
gp-edition-supply = is { $found }; the regions start with { $least }
gp-edition-hand = is { $found }; a party has { $count } cards
gp-edition-only-one = has more than one card of effect “{ $effect }”
