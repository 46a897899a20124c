### Was das Spielbrett von Globopolis im Browser sagt. Namen kommen so, wie sie dastehen.

## Das Spielbrett

web-gb-board = Spielbrett von Globopolis
web-gb-ring = Feldring
web-gb-map = Weltkarte
web-gb-strip = Felder vor dem Gouverneur
web-gb-round = Runde { $round } · bis { $mark } Punkte
web-gb-sudden-death = Sudden Death
web-gb-here = hier

## Ein Feld in Worten

web-gb-free = { $name }, frei
web-gb-owned = { $name }, im Besitz von { $who }
web-gb-on-map = Auf der Karte: { $name }
web-gb-units = { $count } × { $kind }
web-gb-no-units = keine R-Steine
web-gb-developed = { $value ->
    [one] Entwickelt
   *[other] Super entwickelt
}
web-gb-suspended = { $value ->
    [one] 1 Stufe ruht
   *[other] { $value } Stufen ruhen
}
web-gb-agents = { $value ->
    [one] 1 Agent von { $who }
   *[other] { $value } Agenten von { $who }
}
web-gb-governor = Gouverneur von { $who }
web-gb-governor-at = Gouverneur von { $who }: { $where }
web-gb-value = Wert { $value }
web-gb-fees = Konferenzgebühr { $fees } EU
web-gb-premiums = Entwicklungsgebühr { $premiums } EU
web-gb-sells = Verkauft

## Kämpfe und Würfel

web-gb-fight-heading = Feindliche Übernahme
web-gb-fight = Übernahme: { $origin } → { $target }
web-gb-aggressor = Angreifer
web-gb-defender = Verteidiger
web-gb-strength = W{ $polygon } + { $dice } W6
web-gb-odds = Aussichten
web-gb-skip = Zeigen

## Die eigene Seite

web-gb-mine = Meine Seite
web-gb-of-mark = von { $mark } Punkten
web-gb-eu = EU
web-gb-territories = Territorien
web-gb-agents-in-hand = Agenten
web-gb-stock = Persönlicher Sonderbestand
web-gb-guild-stocks = Gilde-Stapel
web-gb-hand = Hand
web-gb-no-cards = Keine Karten
web-gb-progress = { $have } von { $need }
web-gb-others = Die anderen
web-gb-players = Spieler
web-gb-facts = { $money } EU · { $lands ->
    [one] 1 Territorium
   *[other] { $lands } Territorien
} · { $houses ->
    [0] keine Gilde
    [one] 1 Gilde
   *[other] { $houses } Gilden
} · { $operations } OP, { $tasks } MISSION, { $favours } EINFLUSS
web-gb-sort-ops = OP
web-gb-sort-mission = MISSION
web-gb-sort-influence = EINFLUSS
