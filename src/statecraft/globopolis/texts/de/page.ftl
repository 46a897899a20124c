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

## Welcher Teil des Spiels es ist, und was jemand dort entscheidet

phase-option-phase = Optionsphase
phase-roll-choice = Ereignisphase
phase-reroll-choice = Ereignisphase
phase-teleport-call = Erster Zug
phase-foreign-territory = Ereignisphase
phase-own-territory = Ereignisphase
phase-market-choice = Ereignisphase
phase-market-purchase = Ereignisphase
phase-orss-choice = Ereignisphase
phase-landing = Ereignisphase
phase-engagement = Aggressive Übernahme
phase-battle-round = Aggressive Übernahme
phase-operations = Aggressive Übernahme
phase-continue-choice = Aggressive Übernahme
phase-hand-limit = Ereignisphase
phase-drawn-card = Ereignisphase
phase-turn-end = Ende des Zuges
phase-title-draft = Vor dem Spiel
doing-option-phase = Plant, baut und handelt.
doing-roll-choice = Wählt die Würfel.
doing-reroll-choice = Überlegt, ob der Wurf bleibt.
doing-teleport-call = Teleportiert gleich.
doing-foreign-territory = Zahlt die Konferenzkosten oder greift an.
doing-own-territory = Darf aufräumen, angreifen oder noch einmal würfeln.
doing-market-choice = Darf am Markt kaufen.
doing-market-purchase = Kauft am Markt ein.
doing-orss-choice = Darf weiterfliegen.
doing-operations = Darf eine Operationskarte legen.
doing-continue-choice = Darf weiter angreifen.
doing-hand-limit = Legt eine Karte zurück.
doing-drawn-card = Hat eine INFLUENCE-Karte gezogen.
doing-turn-end = Darf eine MISSION zeigen.
doing-title-draft = Wählt einen Titel.

## Die Werkbank der Optionsphase

gb-web-bench-question = Bauen und handeln, dann würfeln
gb-web-bench-end = Zu den Würfeln
gb-web-bench-have = Du hast { $points } und { $eu }.
gb-web-bench-holds = { $unit } in der Hand: eine Platte drücken.
gb-web-bench-completes = { $unit } in der Hand: vervollständigt { $places }.
gb-web-bench-yours = { $count ->
    [one] Dein Territorium
   *[other] Deine { $count } Territorien
}
gb-web-bench-help = untere Reihe voll: entwickeln · beide Reihen voll: super entwickeln
gb-web-bench-plates = Deine Territorien
gb-web-bench-none = Du hast noch kein Territorium: Freie gehören dir, wenn du dort landest.
gb-web-bench-in-stock = im Vorrat
gb-web-bench-take = { $count } × { $unit } auf { $place }: eine nehmen
gb-web-bench-ready = Vollständig
gb-web-bench-develop = Entwickeln
gb-web-bench-needs = fehlt
gb-web-bench-then = dann { $eu }
gb-web-bench-put = { $unit } hierher
gb-web-bench-whole = { $unit } macht es vollständig, dann { $eu }
gb-web-bench-trade = Punkte und Gilden
gb-web-bench-points = Punkte gegen EU
gb-web-bench-balance = { $points } · { $eu }
gb-web-bench-neither = Weder noch
gb-web-bench-buy = { $points } kaufen · { $price }
gb-web-bench-sell = { $points } verkaufen · { $price }
gb-web-fewer = Weniger: { $unit }
gb-web-more = Mehr: { $unit }
gb-web-guild-buy = Kaufen · { $price }
gb-web-guild-take = Nehmen

## Würfel, und wohin sie führen

gb-web-roll-on-from = { $count ->
    [one] Ein Würfel, im Uhrzeigersinn von { $place }
    [2] Zwei Würfel, im Uhrzeigersinn von { $place }
   *[other] { $count } Würfel, im Uhrzeigersinn von { $place }
}
gb-web-roll-back-from = { $count ->
    [one] Ein Würfel, zurück von { $place }
    [2] Zwei Würfel, zurück von { $place }
   *[other] { $count } Würfel, zurück von { $place }
}
gb-web-roll-likeliest = Am wahrscheinlichsten { $place } ({ $percent } %).
gb-web-roll-covered = Deine { $eu } reichen für jeden Preis in Reichweite.
gb-web-roll-short = Deine { $eu } reichen nicht für den höchsten Preis in Reichweite, { $price } EU.
gb-web-roll-chances = Chancen nach Feldern
gb-web-roll-how-many = Wie viele Würfel
gb-web-roll-dice = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
}
gb-web-roll-way = Richtung
gb-web-roll-on = Vorwärts
gb-web-roll-back = Zurück
gb-web-roll-free = frei
gb-web-roll-gain = { $percent } % Gewinn
gb-web-roll-pay = { $percent } % zahlen
gb-web-roll-gain-heading = du gewinnst
gb-web-roll-other-heading = etwas anderes
gb-web-roll-pay-heading = du zahlst oder kämpfst
gb-web-land-pay = { $eu } zahlen
gb-web-land-pay-or-attack = { $eu } zahlen oder mit { $percent } % angreifen
gb-web-land-points = +{ $points }
gb-web-land-eu = +{ $eu }
gb-web-land-passing = +{ $eu } unterwegs
gb-web-land-own = deins: eine Karte, dann angreifen oder weiterwürfeln
gb-web-land-influence = eine INFLUENCE-Karte
gb-web-land-ops-mission = eine OPs- oder MISSION-Karte
gb-web-land-market = am Markt kaufen
gb-web-land-orss = weiterfliegen, wenn du magst
gb-web-land-nsa = ein Würfel NS-Einheiten
gb-web-land-nia = ein Würfel Agenten
gb-web-land-teleport = noch einmal teleportieren

## Zu Gast auf fremdem Territorium

gb-web-visit-question = { $place } gehört { $who }: zahlen oder angreifen
gb-web-visit-pay = Zahlen
gb-web-visit-sum = { $eu }
gb-web-visit-free = frei
gb-web-visit-left = Dir bleiben { $eu }
gb-web-visit-pay-ends = Die Konferenzkosten, und dein Zug ist vorbei.
gb-web-visit-or-attack = Oder eine Übernahme versuchen
gb-web-visit-no-attack = Keines deiner Territorien kann hier angreifen.
gb-web-visit-attack = Angriff von { $place }
gb-web-visit-from = von { $place }
gb-web-visit-card = mit einer Karte
gb-web-visit-dice = { $mine } Würfel gegen { $theirs }
gb-web-stakes = +{ $win } Punkte, wenn du gewinnst, −{ $lose }, wenn du verlierst
