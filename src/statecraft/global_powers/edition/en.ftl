# The words printed on the board and the cards of Global Powers.

global-powers-title = Global Powers

## Regions

region-united-states = United States
region-europe = Europe
region-china = China
region-russia = Russia
region-japan-korea = Japan and Korea
region-middle-east = Middle East and Central Asia
region-india = India
region-latin-america = Latin America
region-southeast-asia = Southeast Asia
region-oceania = Oceania
region-north-africa = North Africa
region-sub-saharan-africa = Sub-Saharan Africa

## Cards

card-assassination = Assassination
card-assassination-text = { $option-assassination ->
    [designer] Choose an opposing politician in any region, and roll. 1: the victim leaves the game. 2: the victim returns to its base. 3: one of your politicians goes to Mauritius, from your base or from a region, as you choose.
   *[other] Choose an opposing politician in a region where you are present, and roll. 1: the victim leaves the game. 2: the victim returns to its base. 3: one of your politicians there goes to Mauritius.
}
card-diplomatic-initiative = Diplomatic Initiative
card-diplomatic-initiative-text = Put a diplomatic motion at once, without asking any region. It has one vote in favour from the start.
card-development-aid = Development Aid
card-development-aid-text = Move 2 economy chips from one region to another that has fewer of them.
card-expansion = Expansion
card-expansion-text = { $option-expansion ->
    [designer] Move 1 or 2 politicians from your base into any region.
   *[other] Move 2 politicians from your base into one region where you are present.
}
card-peace-initiative = Peace Initiative
card-peace-initiative-text = Leave this card lying open: there are no wars until the next scoring.
card-warmonger = Warmonger
card-warmonger-text = Remove a Peace Initiative or a Non-Aggression Pact; or leave this card lying open and once add 1 to { $option-warmonger ->
    [any] any roll of yours or of a region you govern.
   *[other] a war roll of yours.
}
card-non-aggression-pact = Non-Aggression Pact
card-non-aggression-pact-text = Leave this card lying open: until the next scoring the region you choose may not be attacked by one neighbouring region you choose.
card-coup = Coup
card-coup-text = Choose a region that others govern. You and its government stake base politicians in secret; each side adds its politicians there and a die. If you have more, your base politicians take the place of the government's. { $option-coup_stakes ->
    [return] All stakes return to their bases.
   *[other] The loser's stakes go to Mauritius, the winner's return to base.
}
card-recession = Recession
card-recession-text = One region and all its neighbours lose every economy chip beyond the strength of their government.
card-revolution = Revolution
card-revolution-text = { $option-unrest_neighbours ->
    [0] In one region
    [1] In one region and in one of its neighbours
    [6] In one region and in each of its neighbours
   *[other] In one region and in up to { $option-unrest_neighbours } of its neighbours
} a die says how many politicians every governing party may keep. The others return to their bases.{ $option-unrest_stay ->
    [0] { "" }
    [1] { " " }At least one of each governing party stays.
   *[other] { " " }At least { $option-unrest_stay } of each governing party stay.
}
card-retirement = Retirement
card-retirement-text = One opposing politician of your choice returns from a region to its base.
card-sabotage = Sabotage
card-sabotage-text = Roll: the region you choose loses that many chips, which you choose.
card-zeal = Zeal
card-zeal-text = Leave this card lying open. { $option-zeal ->
    [lasting] Whenever a region you govern is activated, it gives one more action.
   *[other] Once, when a region you govern is activated, it gives one more action.
}
card-defector = Defector
card-defector-text = Replace an opposing politician by one from your base. One more of your base politicians goes to Mauritius.
card-riots = Riots
card-riots-text = { $option-unrest_neighbours ->
    [0] In one region
    [1] In one region and in one of its neighbours
    [6] In one region and in all its neighbours
   *[other] In one region and in up to { $option-unrest_neighbours } of its neighbours
} every governing party loses the politicians it has beyond the number of economy chips there.{ $option-unrest_stay ->
    [0] { "" }
    [1] { " " }At least one of each governing party stays.
   *[other] { " " }At least { $option-unrest_stay } of each governing party stay.
}
card-transfer = Transfer
card-transfer-text = Move any one politician from one region to any other.
