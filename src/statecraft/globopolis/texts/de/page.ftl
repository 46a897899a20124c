### What the board in the browser says.

gb-web-board = Spielbrett von Globopolis
gb-web-ring = Feldring
gb-web-map = Weltkarte
gb-web-strip = Felder vor dem Gouverneur
gb-web-round = Runde { $round } · bis { $mark } Punkte
gb-web-sudden-death = Sudden Death
gb-web-here = hier

## Was auf einem Feld steht, wo wenig Platz ist

gb-web-short-ops-mission = OP
gb-web-short-influence = Einfluss

## Ein Feld in Worten

gb-web-free = { $name }, frei
gb-web-owned = { $name }, im Besitz von { $who }
gb-web-on-map = Auf der Karte: { $name }
gb-web-units = { $count } × { $kind }
gb-web-no-units = keine R-Steine
gb-web-developed = { $value ->
    [one] Entwickelt
   *[other] Super entwickelt
}
gb-web-suspended = { $value ->
    [one] 1 Stufe ruht
   *[other] { $value } Stufen ruhen
}
gb-web-lacks = { $value ->
    [one] Zum Entwickeln fehlt: { $units }
   *[other] Zum Superentwickeln fehlt: { $units }
}
gb-web-agents = { $value ->
    [one] 1 Agent von { $who }
   *[other] { $value } Agenten von { $who }
}
gb-web-governor = Gouverneur von { $who }
gb-web-governor-at = Gouverneur von { $who }: { $where }
gb-web-value = Wert { $value }
gb-web-fees = Konferenzgebühr { $fees } EU
gb-web-premiums = Entwicklungsgebühr { $premiums } EU
gb-web-sells = Verkauft

## Kämpfe und Würfel

gb-web-fight-heading = Feindliche Übernahme
gb-web-fight = Übernahme: { $origin } → { $target }
gb-web-aggressor = Angreifer
gb-web-defender = Verteidiger
gb-web-strength = W{ $polygon } + { $dice } W6
gb-web-odds = Aussichten
gb-web-skip = Zeigen

## Die eigene Seite

gb-web-mine = Meine Seite
gb-web-of-mark = von { $mark } Punkten
gb-web-eu = EU
gb-web-territories = Territorien
gb-web-agents-in-hand = Agenten
gb-web-stock = Persönlicher Sonderbestand
gb-web-guild-stocks = Gilde-Stapel
gb-web-hand = Hand
gb-web-no-cards = Keine Karten
gb-web-progress = { $have } von { $need }
gb-web-others = Die anderen
gb-web-players = Spieler
gb-web-facts = { $money } EU · { $lands ->
    [one] 1 Territorium
   *[other] { $lands } Territorien
} · { $houses ->
    [0] keine Gilde
    [one] 1 Gilde
   *[other] { $houses } Gilden
} · { $operations } OP, { $tasks } MISSION, { $favours } EINFLUSS
gb-web-sort-ops = OP
gb-web-sort-mission = MISSION
gb-web-sort-influence = EINFLUSS
