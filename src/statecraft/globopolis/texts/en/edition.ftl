# What the check says of an edition of Globopolis, where "file: key:" ends.

gb-edition-not-as-on-ring = differs from the fields of the kind “{ $field }” in board.toml, in number or order
gb-edition-no-market = is no market of board.toml
gb-edition-bases = should have O.R.S.S. bases at the places 1, 17, 33 and 49, and nowhere else
gb-edition-kind-count = has { $count } of the kind “{ $field }”; it should have { $wanted }
gb-edition-group-small = has { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}; it should have at least 2
gb-edition-associated = has { $count ->
    [one] { $count } Associated Territory
   *[other] { $count } Associated Territories
}; it should have 2
gb-edition-rules-need = is missing; the rules name “{ $needed }”
gb-edition-deals-titles = deals more than the { $count } titles there are
gb-edition-deals-cards = is { $found }; { $players } players would be dealt more than the { $count } cards there are
gb-edition-agents = is { $found }; a colour has { $most }
gb-edition-supply = is { $found }; the titles print { $least }
gb-edition-fee-falls = is { $found }, less than { $than } with { $least }; a fee should not fall with development
gb-edition-card-lacks = is missing; { $column } is “{ $effect }”, which needs it
gb-edition-card-extra = is of no use; { $column } is “{ $effect }”
gb-edition-mission-beyond = is { $found }; nobody can ever have more than { $most }
gb-edition-group-twice = names a group twice
gb-edition-opportunity-already = is already an opportunity
