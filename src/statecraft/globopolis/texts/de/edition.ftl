# Was die Prüfung zu einer Ausgabe von Globopolis sagt, wo „Datei: Schlüssel:“ endet.

gb-edition-not-as-on-ring = weicht in Zahl oder Reihenfolge von den Feldern der Art „{ $field }“ in board.toml ab
gb-edition-no-market = ist kein Markt von board.toml
gb-edition-bases = braucht O.R.S.S.-Basen an den Stellen 1, 17, 33 und 49 und sonst nirgends
gb-edition-kind-count = hat { $count } von der Art „{ $field }“; richtig wäre { $wanted }
gb-edition-group-small = hat { $count ->
    [one] { $count } Territorium
   *[other] { $count } Territorien
}; richtig wären mindestens 2
gb-edition-associated = hat { $count ->
    [one] { $count } zugeordnetes Territorium
   *[other] { $count } zugeordnete Territorien
}; richtig wären 2
gb-edition-rules-need = fehlt; die Regeln nennen „{ $needed }“
gb-edition-deals-titles = verteilt mehr als die { $count } Besitzurkunden, die es gibt
gb-edition-deals-cards = ist { $found }; { $players } Spieler bekämen mehr als die { $count } Karten, die es gibt
gb-edition-agents = ist { $found }; eine Farbe hat { $most }
gb-edition-supply = ist { $found }; auf den Besitzurkunden stehen { $least }
gb-edition-fee-falls = ist { $found }, weniger als { $than } mit { $least }; eine Gebühr sollte mit der Entwicklung nicht fallen
gb-edition-card-lacks = fehlt; { $column } ist „{ $effect }“ und braucht es
gb-edition-card-extra = ist überflüssig; { $column } ist „{ $effect }“
gb-edition-mission-beyond = ist { $found }; mehr als { $most } kann niemand je haben
gb-edition-group-twice = nennt eine Gruppe zweimal
gb-edition-opportunity-already = ist schon eine Gelegenheit
