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
doing-foreign-territory = Zahlt die Konferenzgebühr oder greift an.
doing-own-territory = Darf aufräumen, angreifen oder noch einmal würfeln.
doing-market-choice = Darf am Markt kaufen.
doing-market-purchase = Kauft am Markt ein.
doing-orss-choice = Darf weiterfliegen.
doing-operations = Darf eine Operationskarte legen.
doing-continue-choice = Darf weiter angreifen.
doing-hand-limit = Legt eine Karte zurück.
doing-drawn-card = Hat eine EINFLUSS-Karte gezogen.
doing-turn-end = Darf eine MISSION zeigen.
doing-title-draft = Wählt eine Besitzurkunde.

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
gb-web-guild-buy = { $count } kaufen · { $price }
gb-web-guild-take = { $count } nehmen

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
gb-web-land-influence = eine EINFLUSS-Karte
gb-web-land-ops-mission = eine OP- oder MISSION-Karte
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
gb-web-visit-pay-ends = Die Konferenzgebühr, und dein Zug ist vorbei.
gb-web-visit-or-attack = Oder eine Übernahme versuchen
gb-web-visit-no-attack = Keines deiner Territorien kann hier angreifen.
gb-web-visit-attack = Angriff von { $place }
gb-web-visit-from = von { $place }
gb-web-visit-card = mit einer Karte
gb-web-visit-dice = { $mine } Würfel gegen { $theirs }
gb-web-stakes = +{ $win } Punkte, wenn du gewinnst, −{ $lose }, wenn du verlierst

## Agenten

gb-web-undo = Rückgängig
gb-web-agents-question = Wo stehen deine Agenten?
gb-web-agents-heading = Deine Agenten
gb-web-agents-help = mehr als alle anderen dort: ein Würfel in jedem Kampf
gb-web-agents-left = { $count ->
    [0] keiner mehr in der Hand
    [one] noch 1 in der Hand
   *[other] noch { $count } in der Hand
}
gb-web-agents-own = Deine Territorien
gb-web-agents-foreign = Andere Territorien
gb-web-agents-others = { $count ->
    [one] 1 von anderen
   *[other] { $count } von anderen
}
gb-web-agents-nowhere = Noch keins.
gb-web-agents-effect-for = +1 Würfel für dich
gb-web-agents-effect-none = kein Würfel
gb-web-agents-effect-against = −1 Würfel, für andere
gb-web-agents-change = { $place } { $before } → { $then }: { $effect }
gb-web-agents-moved = { $count ->
    [one] 1 Posten
   *[other] { $count } Posten
}
gb-web-agents-more = Ein Agent mehr in { $place }
gb-web-agents-fewer = Ein Agent weniger in { $place }

## Zu Hause, am Markt, nach einer Eroberung

gb-web-own-question = Zu Hause in { $place }: weiterwürfeln, angreifen oder säubern
gb-web-continue-question = { $place }: in dieser Farbgruppe weiter angreifen?
gb-web-market-question = Der Markt ist offen: kaufen oder weiterwürfeln
gb-web-own-territory-help = noch einmal würfeln oder den Besuch nutzen
gb-web-continue-help = vom selben Territorium aus, so oft du gewinnst
gb-web-market-help = zwei Würfel sagen, wie viele Einheiten es gibt
gb-web-roll-again = Noch einmal würfeln
gb-web-landing-else = Was sonst möglich ist
gb-web-attack-heading = Von hier angreifen
gb-web-attack-none = Kein fremdes Territorium ist von hier erreichbar.
gb-web-attack-target = { $place } ({ $who })
gb-web-attack-press = { $place } angreifen
gb-web-cleaning-heading = Säuberung
gb-web-cleaning-stake = { $count ->
    [one] 1 Agent
   *[other] { $count } Agenten
} zu fangen, W{ $mine } gegen W{ $theirs }, nichts zu verlieren
gb-web-market-buy = Kaufen
gb-web-market-each = { $unit }, je { $price } EU
gb-web-market-needed = für { $places }
gb-web-market-unneeded = keine deiner Platten braucht es
gb-web-purchase-question = Was kaufst du in { $place }?
gb-web-purchase-there = { $count ->
    [one] 1 Einheit ist da
   *[other] { $count } Einheiten sind da
}
gb-web-purchase-can = bezahlen kannst du { $count }
gb-web-purchase-each = je { $price } EU · { $stock } im Vorrat
gb-web-purchase-sum = Zusammen
gb-web-purchase-rest = Dir bleiben { $eu }.
gb-web-purchase-buy = { $count } kaufen
gb-web-purchase-nothing = Nichts kaufen
gb-web-purchase-needed = Was mir fehlt

## Karten und Felder, offen ausgelegt

gb-web-face-progress = bisher
gb-web-odds-yours = deine Chance
gb-web-odds-aggressor = Chance des Angreifers
gb-web-flight-gain = Gewinn mit zwei Würfeln
gb-web-flight-pay = { $percent } % zahlen
gb-web-flight-dearest = höchstens { $price } EU
gb-web-draft-points = Punkte
gb-web-draft-group = { $mine } von { $count } der Gruppe sind deine
gb-web-draft-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
gb-web-back = Zurück
gb-web-bench-cards = Karten, die du spielen kannst

## Abmachungen mit Dritten

gb-web-bargain-question = Eine Abmachung um { $target }
gb-web-bargain-help = ihre Agenten bleiben oder gehen, wie abgemacht
gb-web-bargain-who = Mit wem
gb-web-bargain-what = Wofür
gb-web-bargain-stay = die Agenten bleiben
gb-web-bargain-leave = die Agenten gehen
gb-web-bargain-pay = Was du zahlst
gb-web-bargain-title = Und eine Besitzurkunde
gb-web-bargain-no-title = keine
gb-web-bargain-offer = { $who } { $eu } bieten
gb-web-bargain-none = Keine Abmachung
gb-web-bargain-now = { $percent } %, wie es steht

## Was es heißt, nichts zu tun, und Einheiten, wo wenig Platz ist

gb-web-pass-operation = Ohne Karte kämpfen
gb-web-pass-third-party = Die Agenten dort lassen
gb-web-pass-diplomacy-reply = Nicht verhandeln
gb-web-pass-conference-reply = Keine Karte spielen
gb-web-pass-shield-reply = Keine Karte spielen
gb-web-pass-assistance = Niemanden schicken
gb-web-unit-water = Wasser
gb-web-unit-food = Nahrung
gb-web-unit-energy = Energie
gb-web-unit-ucp = UCP
gb-web-unit-ns = Rüstung

## Hilfe von Nachbarn

gb-web-help-question = Hilfe im Kampf um { $target }
gb-web-help-help = deine NS-Units gehen dorthin, wenn man sie will
gb-web-help-who = Für wen
gb-web-help-units = Deine NS-Units
gb-web-help-less = Eine Einheit weniger
gb-web-help-more = Eine Einheit mehr
gb-web-help-price = Was du dafür verlangst
gb-web-help-has = { $who } hat { $eu }
gb-web-help-odds = Die Chance von { $who }
gb-web-help-none = Heraushalten
gb-web-help-offer =
    { $count ->
        [one] { $who } eine Einheit anbieten,
       *[other] { $who } { $count } Einheiten anbieten,
    } { $price ->
        [0] umsonst
       *[other] für { $eu }
    }
