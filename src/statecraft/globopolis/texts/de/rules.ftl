# Was die Spielleitung von Globopolis sagt: Fragen, Wahlmöglichkeiten, Ablehnungen, Ereignisse, Optionen.
# $seat, $holder, $by und $to sind Namen; Werte mit einem Text choice-… werden durch ihn gesagt.

globopolis-about = Einmal um die Welt: Territorien ausbauen, handeln und übernehmen, was anderen gehört. Für zwei bis fünf Gouverneure mit Würfeln, Agenten und Karten.

## Fragen

question-options = Deine Optionsphase: R-Steine verteilen, entwickeln, handeln – oder weiter zu den Würfeln.
question-teleport = Du betrittst die Welt von Globopolis: TELEPORT!
question-turn-end = Dein Spielzug ist beendet, es sei denn, du zeigst eine erfüllte Mission.
question-roll = Mit wie vielen Würfeln würfelst du?
question-reroll = Behältst du diesen Wurf?
question-orss = Du bist auf einer O.R.S.S.-Basis: Fliegst du?
question-own-guild = Du bist auf einer eigenen Gilde: säubern oder erneut würfeln.
question-surplus = Mit neuem Territorium kamen mehr als zwei Steine einer Art: Wohin mit dem Überschuss?
question-own-territory = Du bist auf eigenem Territorium: säubern, angreifen oder erneut würfeln.
question-foreign-territory = Du bist auf fremdem Territorium: Konferenzgebühr zahlen oder feindliche Übernahme versuchen.
question-market = Der Markt ist offen: Kaufst du ein oder würfelst du weiter?
question-purchase = Was kaufst du?
question-continue = Das Territorium gehört dir. Greifst du in dieser Farbgruppe weiter an?
question-hand-limit = Du hast zu viele Karten einer Sorte: Eine kommt unter den Stapel.
question-drawn = Du hast eine EINFLUSS-Karte gezogen: Spielst du sie jetzt, oder behältst du sie?
question-give-up-card = Eine Karte verlangt von dir, eine EINFLUSS-Karte unter den Stapel zu legen.
question-draft = Welche Besitzurkunde wählst du?
question-agents = Du kannst deine Agenten verteilen und umstellen, bis der Nächste würfelt.
question-business = Du kannst ein Angebot machen.
question-conference-reply = Dir steht eine Konferenzgebühr zu: Spielst du eine Karte?
question-shield-reply = Eine Karte wird gegen dich gespielt: Spielst du eine dagegen?
question-diplomacy-reply = Dein Territorium wird angegriffen: Verlangst du Verhandlungen?
question-bargain = In diesem Konflikt gibt es Drittbeteiligte: Machst du einem ein Angebot?
question-hire = Man bietet dir etwas für deine Agenten: Nimmst du an?
question-third-party = Konflikt, wo deine Agenten stehen: Bleiben sie, oder ziehst du sie ab?
question-neighbour = In deiner Farbgruppe ist ein Konflikt: Bietest du Rüstungssteine an, umsonst oder für EU?
question-help = Ein Nachbar würde dir Rüstungssteine schicken: Willst du sie?
question-assistance = Welche deiner Territorien schicken einen Rüstungsstein in den Konflikt?
question-operation = Nutzt du in diesem Konflikt eine Operationskarte?

## Aktionen

verb-allocate = R-Steine aus dem Persönlichen Sonderbestand setzen
verb-transfer = R-Steine zwischen Territorien verlegen
verb-develop = Ein Territorium entwickeln
verb-buy-points = Punkte kaufen
verb-sell-points = Punkte verkaufen
verb-take-from-guild = Dem eigenen Gilde-Stapel entnehmen
verb-buy-from-guild = Bei einer Gilde kaufen
verb-play-influence = Eine EINFLUSS-Karte spielen
verb-show-mission = Eine erfüllte MISSION zeigen
verb-end-options = Die Optionsphase beenden
verb-roll = Würfeln
verb-reroll = Diese Würfel noch einmal werfen
verb-keep-roll = Den Wurf behalten
verb-teleport = Teleportieren
verb-end-turn = Den Spielzug beenden
verb-pay-conference = Die Konferenzgebühr zahlen
verb-attack = Eine feindliche Übernahme versuchen
verb-clean-house = Säubern
verb-use-market = Einen Markt nutzen
verb-buy-at-market = Auf dem Markt einkaufen
verb-fly = Fliegen
verb-stay-at-base = Auf der Basis bleiben
verb-store-surplus = Überschuss in den Persönlichen Sonderbestand
verb-leave-surplus = Überschuss auf der Basisplatte lassen
verb-put-under = Eine Karte unter den Stapel legen
verb-keep-card = Die Karte behalten
verb-pick-title = Eine Besitzurkunde wählen
verb-place-agents = Agenten einsetzen
verb-withdraw = Die Agenten abziehen
verb-play-operation = Eine Operationskarte nutzen
verb-lend = Rüstungssteine anbieten
verb-send-units = Rüstungssteine schicken
verb-hire = Einen Handel anbieten
verb-answer-hire = Den Handel annehmen?

action-allocate = { $count } × { $kind } auf Territorium { $territory } setzen
action-transfer = { $count } × { $kind } verlegen: { $source } → { $territory }
action-develop = { $territory } entwickeln
action-buy-points = { $points } kaufen
action-sell-points = { $points } verkaufen
action-take-from-guild = { $count } × { $kind } dem Stapel entnehmen: { $guild }
action-buy-from-guild = { $count } × { $kind } kaufen: { $guild }
action-play-influence = „{ $influence }“ spielen ({ $target }, { $choice })
action-show-mission = Die MISSION „{ $mission }“ zeigen
action-roll = { $backwards ->
    [ja] Mit { $dice } würfeln und rückwärts ziehen
   *[other] Mit { $dice } würfeln
}
action-attack = Angreifen: { $origin } → { $target } ({ $card })
action-clean-house = { $territory } von Agenten säubern: { $holder }
action-use-market = Einkaufen: { $market }
action-buy-at-market = { $first } der ersten und { $second } der zweiten Sorte kaufen
action-fly = Fliegen: { $base }
action-keep-card = Die Karte behalten
action-put-under = Karte { $card } ({ $sort }) unter den Stapel legen
action-withdraw = Agenten abziehen: { $territory }
action-pick-title = { $title } wählen
action-place-agents = { $territory }: { $count }
action-play-operation = „{ $operation }“ nutzen
action-lend = { $holder } Rüstungssteine für { $eu } anbieten: { $units }
action-send-units = Je einen Rüstungsstein schicken: { $territories }
row-territory-count = { $count } × { $territory }
action-hire = { $stay ->
    [ja] { $holder } fürs Bleiben anbieten: { $eu } und { $title }
   *[other] { $holder } fürs Abziehen anbieten: { $eu } und { $title }
}
action-answer-hire = { $agreed ->
    [ja] Den Handel annehmen
   *[other] Den Handel ablehnen
}

## Wahlmöglichkeiten

choice-resource = { $value ->
    [0] { resource-water }
    [1] { resource-food }
    [2] { resource-energy }
    [3] { resource-ucp }
   *[other] { resource-ns }
}
choice-good = { $value ->
    [0] EU
    [1] { resource-water }
    [2] { resource-food }
    [3] { resource-energy }
    [4] { resource-ucp }
   *[other] { resource-ns }
}
gb-plate-good = { $value ->
    [1] { resource-water } ({ $territory })
    [2] { resource-food } ({ $territory })
    [3] { resource-energy } ({ $territory })
    [4] { resource-ucp } ({ $territory })
   *[other] { resource-ns } ({ $territory })
}
choice-count = { $value }
choice-eu = { $value } EU
choice-points = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
choice-dice = { $value ->
    [one] einem Würfel
    [2] zwei Würfeln
   *[other] drei Würfeln
}
choice-agents = { $value ->
    [0] keine Agenten
    [one] 1 Agent
   *[other] { $value } Agenten
}
choice-choice = Wahl { $value }
choice-sort = { $value ->
    [0] OP
    [1] MISSION
   *[other] EINFLUSS
}
choice-pledge = { $value ->
    [0] nicht anzugreifen
    [1] EU zu zahlen
    [2] keine Agenten auf Territorien des anderen zu haben
    [3] auf die Konferenzgebühr zu verzichten
    [4] aus einer Gilde zu einem Preis zu verkaufen
   *[other] abzugeben, was eine Gilde einnimmt
}
pledge-row = { $kind ->
    [0] nicht anzugreifen
    [1] { $amount } EU zu zahlen
    [2] keine Agenten auf Territorien des anderen zu haben
    [3] auf die Konferenzgebühr zu verzichten ({ $pledge-what }), { $amount ->
        [1] einmal
        [9] jedes Mal
       *[other] { $amount } mal
    }
    [4] aus der Gilde { $pledge-what } für { $amount } EU je Stein zu verkaufen
   *[other] { $amount } EU je verkauftem Stein der Gilde { $pledge-what } abzugeben
}, bis zum Ende von Runde { $until }
gb-any-territory = jedes Territorium dessen, der verspricht
gb-no-card = ohne Karte
gb-both = beide Territorien

## Schritt für Schritt

asks-resource = Welche Ressource?
asks-territory = Welches Territorium?
asks-source-territory = Von welchem Territorium?
asks-origin-territory = Von welchem Territorium aus?
asks-target-territory = Welches Territorium greifst du an?
asks-title = Welche Besitzurkunde?
asks-territory-or-both = Aus welchem Territorium?
asks-title-or-none = Mit welcher Besitzurkunde, wenn überhaupt?
asks-guild = Welche Gilde?
asks-field = Welches Feld?
asks-count = Wie viele?
asks-first = Wie viele der ersten Sorte?
asks-second = Wie viele der zweiten Sorte?
asks-points = Wie viele Punkte?
asks-dice = Mit wie vielen Würfeln?
asks-backwards = Gegen den Uhrzeigersinn?
asks-agents = Wie viele Agenten?
asks-influence = Welche EINFLUSS-Karte?
asks-ops = Welche Karte?
asks-opportunity = Mit welcher Gelegenheitskarte?
asks-sort = Von welcher Sorte?
asks-eu = Wie viele EU?
asks-holder = Welcher Spieler?
asks-choice = Worauf bezieht sich die Karte?
asks-stay = Sollen die Agenten bleiben?

## Zufall

chance-titles = Besitzurkunden ausgeteilt
chance-cards = Karten ausgeteilt
chance-mission = MISSION ausgeteilt
chance-first = Wer beginnt
chance-move = Bewegungswurf
chance-teleport = Teleport: W8 und W20
chance-academy = Akademie
chance-market = Markt
chance-draw = Karte gezogen
chance-battle = Kampfrunde
chance-cleaning = Säuberung
chance-guild-duel = Gildewache
chance-diplomacy = Diplomatie: zwei W20
dice-deck-titles = Besitzurkunden
dice-deck-ops-mission = OP- und MISSION-Karten
dice-deck-influence = EINFLUSS-Karten

## Ablehnungen

gb-refused-title-taken = { $title } gehört schon jemandem.
gb-refused-not-yours = Territorium { $territory } gehört dir nicht.
gb-refused-same-territory = R-Steine werden auf ein anderes Territorium verlegt.
gb-refused-no-units = Dort gibt es nur { $count } × { $resource }.
gb-refused-ns-limit = Auf Territorium { $territory } ist noch Platz für { $count } Rüstungssteine.
gb-refused-super-developed = Territorium { $territory } ist schon doppelt entwickelt.
gb-refused-one-level = Territorium { $territory } ist in diesem Spielzug schon eine Stufe gestiegen.
gb-refused-no-set = Dafür braucht { $territory } vollständige Sätze aller fünf R-Steine: { $count }.
gb-refused-no-eu = Das kostet { $eu }, die du nicht hast.
gb-refused-box-empty = Die Schachtel enthält keine solchen Teile mehr.
gb-refused-bought-or-sold = In einem Spielzug werden Punkte entweder gekauft oder verkauft.
gb-refused-near-mark = Punkte kauft man nur bis zum Stand von { $points }.
gb-refused-five-points = Mehr als { $points } kann man in einem Spielzug nicht kaufen.
gb-refused-no-points = Du hast nur { $points }.
gb-refused-dice = Zum Vorrücken werden höchstens { $dice } Würfel geworfen.
gb-refused-back-costs = Gegen den Uhrzeigersinn zu ziehen kostet { $points }, die du nicht hast.
gb-refused-not-your-guild = Diese Gilde gehört dir nicht: { $guild }.
gb-refused-guild-not-others = Diese Gilde gehört keinem Mitspieler: { $guild }.
gb-refused-guild-stock = So viel enthält der Gilde-Stapel nicht: { $guild }.
gb-refused-guild-limit = { $count ->
    [one] Nicht mehr als ein R-Stein je Spielzug von einer Gilde.
   *[other] Nicht mehr als { $count } R-Steine je Spielzug von einer Gilde.
}
gb-refused-goods = { $good }: nicht in dieser Menge vorhanden.
gb-refused-eu-alone = EU allein: Zwischen Spielern, von denen keiner in seiner Optionsphase ist, gehen EU nur mit einer Besitzurkunde zusammen.
gb-refused-not-active = { $good }: nur in einer Optionsphase zu handeln, und nur mit dem, dessen Phase es ist.
gb-refused-must-roll = Der Spielzug geht mit einem Wurf weiter.
gb-refused-roll-cap = Nicht mehr als { $limit } Bewegungswürfe in einem Spielzug.
gb-refused-pay-or-attack = Auf fremdem Territorium zahlt man oder greift an.
gb-refused-no-market = { $field } ist kein Markt, den du jetzt nutzen kannst.
gb-refused-one-kind = { $field } verkauft nur eine Sorte.
gb-refused-market-roll = { $count ->
    [one] Verfügbar ist nur ein R-Stein.
   *[other] Verfügbar sind nur { $count } R-Steine.
}
gb-refused-no-flight = Der O.R.S.S. fliegt von hier nicht dorthin: { $field }.
gb-refused-call-time = Es ist keine Zeit vereinbart, oder sie ist schon um.
gb-refused-hand-limit = Mehr als { $limit } Karten einer Sorte: Erst muss eine davon unter den Stapel.
gb-refused-no-card = Diese Karte hast du nicht.
gb-refused-card-time = „{ $influence }“ kann jetzt nicht gespielt werden.
gb-refused-card-target = „{ $influence }“ kann so nicht gespielt werden.
gb-refused-not-drawn = Jetzt kann nur die eben gezogene Karte gespielt werden, nicht „{ $influence }“.
gb-refused-give-up = Erst kommt eine deiner EINFLUSS-Karten unter den Stapel.
gb-refused-building-freeze = Eine Karte verbietet dir bis zum Ende dieses Zuges jede Entwicklung.
gb-refused-customs-strike = Eine Karte hält dich bis zum Ende dieses Zuges von allen Gilden fern.
gb-refused-embargo = Eine Karte verbietet dir bis zum Ende dieses Zuges, auf Märkten zu kaufen.
gb-refused-not-landed = Dein Gouverneur ist nicht dort: { $territory }.
gb-refused-not-from-here = Von { $territory } aus greifst du jetzt nicht an.
gb-refused-not-foreign = Territorium { $territory } gehört keinem Mitspieler.
gb-refused-other-quadrant = { $territory } liegt in einem anderen Quadranten; dazu braucht es eine Gelegenheitskarte.
gb-refused-no-opportunity = Eine solche Gelegenheitskarte hast du nicht.
gb-refused-other-groups = Die Karte erlaubt von dort keinen Angriff auf Territorium { $territory }.
gb-refused-other-group = Territorium { $territory } gehört nicht zu den Territorien, gegen die du weiter angreifen kannst.
gb-refused-no-place = Dort können keine Agenten stehen: { $title }.
gb-refused-same-agents = So viele deiner Agenten stehen schon dort: { $count }.
gb-refused-no-agents = So viele Agenten hast du nur in der Hand: { $count }.
gb-refused-no-duel = Hier ist jetzt nichts zu säubern von { $holder }: { $title }.
gb-refused-proposals = Nicht mehr als { $limit } Vorschläge in einem Konflikt.
gb-refused-no-third-party = { $holder } ist kein Drittbeteiligter, der noch frei entscheiden kann.
gb-refused-no-title = { $title-or-none } kannst du jetzt nicht geben.
gb-refused-no-agents-there = Dort hast du keine Agenten abzuziehen: { $territory-or-both }.
gb-refused-no-help = Territorium { $territory } hat nicht so viele Rüstungssteine dorthin zu schicken.
gb-refused-no-assistance = Diese Territorien können keine Steine schicken, oder einer der Steine brächte keinen Würfel.
gb-refused-not-helped = Du hast keine Rüstungssteine in der Farbgruppe des umkämpften Territoriums von { $holder }.
gb-refused-help-order = Hilfe nennt mindestens ein Territorium, jedes einmal und der Reihe nach.
gb-refused-no-operation = Eine solche Operationskarte hast du nicht.
gb-refused-mission = „{ $ops }“ ist nicht erfüllt.

## Ereignisse

gb-event-cards-dealt = { $count ->
    [one] Jeder erhält eine Karte.
   *[other] Jeder erhält { $count } Karten.
}
gb-event-mission-dealt = { $holder } erhält eine MISSION.
gb-event-your-mission = { $holder } erhält die MISSION „{ $ops }“.
gb-event-first = { $seat } beginnt.
gb-event-title = { $holder } erhält die Besitzurkunde: { $title } ({ $points }).
gb-event-group = { $holder } besitzt die ganze Farbgruppe { $group }: { $points }.
gb-event-justified = { $holder }: { $territory } zählt jetzt { $levels ->
    [0] keine Entwicklungsstufe
    [one] eine Entwicklungsstufe
   *[other] zwei Entwicklungsstufen
}.
gb-event-developed = { $holder } entwickelt { $territory }: { $levels ->
    [one] einfach
   *[other] doppelt
}.
gb-event-units = { $holder } setzt { $count } × { $resource } auf Territorium { $territory }.
gb-event-points-bought = { $seat } kauft { $points } für { $eu }.
gb-event-points-sold = { $seat } verkauft { $points } für { $eu }.
gb-event-guild-taken = { $holder } entnimmt dem Gilde-Stapel { $count } × { $resource }: { $guild }.
gb-event-guild-bought = { $holder } kauft von { $from } { $count } × { $resource } für { $eu }: { $guild }.
gb-event-guild-lost = { $holder } übernimmt die Gilde von { $from } und damit { $points }: { $guild }.
gb-event-guild-held = { $seat } kommt nicht an den Wachen vorbei: { $guild }.
gb-event-influence = { $seat } spielt „{ $influence }“.
gb-event-card-eu = { $seat } erhält { $eu } von der Administration.
gb-event-card-points = { $seat } gewinnt { $points }.
gb-event-card-units = { $seat } erhält { $count } × { $resource } von der Administration.
gb-event-taken-eu = { $seat } nimmt { $holder } { $eu } ab.
gb-event-taken-units = { $seat } nimmt { $holder } { $count } × { $resource } ab.
gb-event-forced-sale = { $holder } muss { $seat } { $count } × { $resource } für { $eu } verkaufen.
gb-event-taken-plate = { $territory }: { $seat } nimmt { $holder } { $count } × { $resource } ab.
gb-event-destroyed = { $territory }: { $holder } verliert { $count } × { $resource } an die Administration.
gb-event-lost-points = { $holder } verliert { $points }.
gb-event-taken-points = { $seat } nimmt { $holder } { $points } ab.
gb-event-no-development = { $holder } darf bis zum Ende des nächsten eigenen Zuges nichts entwickeln.
gb-event-no-guilds = { $holder } erhält bis zum Ende des nächsten eigenen Zuges nichts von Gilden.
gb-event-no-markets = { $holder } darf bis zum Ende des nächsten eigenen Zuges auf keinem Markt kaufen.
gb-event-one-die = { $holder } würfelt bis zum Ende des nächsten eigenen Zuges zum Vorrücken nur mit einem Würfel.
gb-event-swapped = { $seat } und { $holder } tauschen die Plätze: { $seat } steht nun auf { $field }.
gb-event-set-back = Der Gouverneur von { $holder } geht { $count } Felder zurück auf { $field }.
gb-event-sent-home = { $count ->
    [one] { $title }: Ein Agent von { $holder } wird heimgeschickt.
   *[other] { $title }: { $count } Agenten von { $holder } werden heimgeschickt.
}
gb-event-agents-captured = { $count ->
    [one] { $title }: Ein Agent von { $holder } wird gefangen genommen.
   *[other] { $title }: { $count } Agenten von { $holder } werden gefangen genommen.
}
gb-event-spared = „{ $influence }“ tut { $holder } nichts.
gb-event-mission = { $seat } zeigt die MISSION „{ $ops }“ und beansprucht den Sieg.
gb-event-rolled = { $seat } würfelt { $dice }.
gb-event-passed = { $seat } passiert TELEPORT! und erhält { $eu }.
gb-event-flew = { $seat } fliegt: { $field }.
gb-event-teleported = { $seat } teleportiert mit { $dice }: { $field }.
gb-event-landed = { $seat } landet: { $field }.
gb-event-recruited = { $seat } erhält Agenten: { $count }.
gb-event-trained = { $seat } erhält Rüstungssteine: { $count }.
gb-event-waived = { $holder } verzichtet wie versprochen auf die Konferenzgebühr von { $to }: { $territory }.
gb-event-shared = { $holder } gibt wie versprochen { $eu } aus den Einnahmen der Gilde an { $to } ab: { $guild }.
gb-event-conference = { $seat } zahlt { $holder } { $eu } Konferenzgebühr für Territorium { $territory }.
gb-event-market = { $count ->
    [one] { $seat } würfelt { $dice } für { $field }: Ein R-Stein ist verfügbar.
   *[other] { $seat } würfelt { $dice } für { $field }: { $count } R-Steine sind verfügbar.
}
gb-event-purchase = { $seat } kauft für { $eu }: { $goods }.
gb-event-drew = { $seat } zieht eine Karte: { $sort }.
gb-event-drew-ops = { $seat } zieht „{ $ops }“.
gb-event-drew-influence = { $seat } zieht „{ $influence }“.
gb-event-surplus-stored = { $holder } nimmt überzählige Steine in den Persönlichen Sonderbestand.
gb-event-surplus-left = { $holder } lässt überzählige Steine auf der Basisplatte.
gb-event-put-under = { $seat } legt eine Karte unter den Stapel: { $sort }.
gb-event-placed = { $count ->
    [one] { $title }: { $seat } hat dort jetzt einen Agenten.
   *[other] { $title }: { $seat } hat dort jetzt { $count } Agenten.
}
gb-event-cleaned = { $seat } säubert { $title }: Die Agenten von { $holder } sind gefangen.
gb-event-not-cleaned = { $seat } scheitert beim Säubern ({ $title }): Die Agenten von { $holder } bleiben.
gb-event-attack = { $seat } greift an: { $territory } → { $target }.
gb-event-talks = { $seat } verlangt Verhandlungen: { $dice }; { $off ->
    [0] der Angriff geht weiter
   *[other] der Angriff fällt aus
}.
gb-event-assistance = { $holder } schickt einen Rüstungsstein: { $territory } → { $target }.
gb-event-help = { $seat } bietet { $holder } { $count ->
    [one] einen Rüstungsstein
   *[other] { $count } Rüstungssteine
} für { $eu }.
gb-event-hire = { $seat } bietet { $holder } { $eu }, wenn die Agenten { $stay ->
    [0] abziehen
   *[other] bleiben
}.
gb-event-hired = { $seat } { $agreed ->
    [0] lehnt den Handel ab
   *[other] nimmt den Handel an
}.
gb-event-withdrew = { $holder } zieht die Agenten aus dem Konflikt ab: { $territory-or-both }.
gb-event-operation = { $seat } nutzt „{ $ops }“.
gb-event-battle = Kampfrunde: { $seat } (Angreifer) { $mine_polygon } × { $mine_times } = { $mine } { $mine_count ->
    [0] allein
   *[other] mit { $mine_dice }
}; { $holder } (Verteidiger) { $theirs_polygon } × { $theirs_times } = { $theirs } { $theirs_count ->
    [0] allein
   *[other] mit { $theirs_dice }
}. { $won ->
    [0] Der Angreifer verliert einen Würfel.
   *[other] Der Verteidiger verliert einen Würfel.
}
gb-event-back = { $seat } zieht gegen den Uhrzeigersinn und gibt dafür { $points } ab.
gb-event-back-free = { $seat } zieht gegen den Uhrzeigersinn.
gb-event-crossed-back = { $seat } überquert TELEPORT! rückwärts.
gb-event-passed-unpaid = { $seat } passiert TELEPORT! und erhält nichts, weil es vorher rückwärts überquert wurde.
gb-event-switzerland = Schweiz: { $seat } erhält { $eu } und { $points }.
gb-event-moonshot = MONDLANDUNG!: { $points } für { $seat }; der Spielzug ist beendet.
gb-event-debt-points = { $holder } kann nicht alles zahlen und gibt { $points } für { $eu } ab.
gb-event-debt-units = { $holder } zahlt den Rest in R-Steinen an { $to }: { $goods }.
gb-event-debt-waived = { $holder } hat nichts mehr, womit zu zahlen wäre: { $eu } sind erlassen.
gb-event-mission-paid = { $seat } zeigt die MISSION „{ $ops }“: { $points }.
gb-event-opportunity = { $seat } nutzt die Gelegenheitskarte „{ $ops }“, die den Angriff erlaubt (GB-6.13).
gb-event-cleaning = Säuberung, { $title }: { $seat } wirft { $mine }, { $holder } { $theirs }.
gb-event-guild-duel = Wachen der Gilde, { $guild }: { $seat } wirft { $mine }, { $holder } { $theirs }.
gb-event-conquered = { $holder } nimmt { $from } das Territorium ab: { $territory }. { $points } an { $holder }, { $from } verliert { $lost }{ $captured ->
    [0] .
    [one] ; ein Agent dort wird gefangen.
   *[other] ; { $captured } Agenten dort werden gefangen.
}
gb-event-time-called = Die Zeit ist um! Runde { $round } wird noch gespielt, dann gewinnt, wer am meisten Punkte hat.
gb-event-sudden-death = Sudden Death: Wer nach einer weiteren Runde allein führt, gewinnt.
gb-event-claim-points = { $holder } beansprucht den Sieg: { $points }.
gb-event-claim-territories = { $holder } beansprucht mit { $count } Territorien den Sieg.
gb-event-claim-mission = { $holder } beansprucht durch eine MISSION den Sieg.
gb-event-claim-gone = { $holder } beansprucht den Sieg nicht mehr.
gb-event-final-round = Die letzte Runde: Noch am Zug ist { $by }.
gb-event-no-claim = Niemand beansprucht mehr den Sieg; das Spiel geht weiter.

## Kosten und Aussichten

gb-waived = Auf die Konferenzgebühr wird verzichtet, wie versprochen.
    .short = frei
gb-costs-eu = Kostet { $eu }.
    .short = { $eu }
gb-earns-eu = Bringt { $eu }.
    .short = +{ $eu }
gb-costs-points = Kostet { $points }.
    .short = −{ $points }
gb-earns-points = Bringt { $points }.
    .short = +{ $points }
gb-surplus = { $territory }: { $count } mehr als zwei, { $resource }.
gb-mission-pays = Diese MISSION bringt sofort { $points }.
    .short = +{ $points }
gb-mission-wins = Mit dieser MISSION ist dein Sieganspruch sicher.
gb-costs-development = Kostet { $eu }, bringt { $points }.
    .short = { $eu } → +{ $points }
gb-forecast-attack = Von { $territory } aus: Du würfelst mit W8 und { $mine } W6, der Verteidiger mit W10 und { $theirs } W6; deine Chance ist { $percent } %.
    .short = { $percent } %
gb-stakes-attack = Wenn du gewinnst: +{ $win } Punkte; wenn du verlierst: −{ $lose } Punkte, und dein Zug ist vorbei.
    .short = +{ $win } / −{ $lose }
gb-forecast-cleaning = Du wirfst den W{ $mine }, { $holder } den W{ $theirs }; deine Chance ist { $percent } %. { $count ->
    [one] Gewinnst du, wird ein Agent gefangen.
   *[other] Gewinnst du, werden { $count } Agenten gefangen.
}
    .short = { $percent } %
gb-forecast-operation = Damit würfelst du mit { $mine } W6, die Gegenseite mit { $theirs } W6; deine Chance ist { $percent } %, ohne sie { $without } %, solange die Gegenseite keine Karte einsetzt.
    .short = { $percent } %
gb-forecast-third-party = Dann ist die Chance von { $holder } { $percent } %; jetzt ist sie { $without } %.
    .short = { $percent } %

## Was ein Handel bedeuten würde

gb-deal-gain = { $holder } gewinnt { $points } und hat dann { $score }.
gb-deal-loss = { $holder } verliert { $points } und hat dann { $score }.
gb-deal-even = { $holder } hat so viele Punkte wie zuvor: { $score }.
gb-deal-eu-gain = { $holder } bekommt { $eu } und hat dann { $left } EU.
gb-deal-eu-loss = { $holder } zahlt { $eu } und hat dann noch { $left } EU.
gb-deal-group = { $holder } vervollständigt { $group }: { $points }.
gb-deal-group-lost = { $holder } gibt den Bonus für { $group } zurück: { $points }.
gb-deal-completes = { $holder } kann dann { $territory } entwickeln, für { $eu }.
gb-deal-mission = Deine MISSION „{ $ops }“ steht dann bei { $count } von { $need }.

## Optionen

option-agents = Agenten
    .help = Mit NI-Agenten spielen.
option-mark = Siegmarke
    .help = Punkte zum Sieg; 0 heißt nach der Zahl der Spieler.
option-victory = Sieg
    .help = Was gewinnt: Punkte, eine Zahl von Territorien, oder als Letzter übrig zu bleiben; dann gewinnt keine MISSION, sondern bringt 20 Punkte.
option-territories = Territorien zum Sieg
    .help = Wie viele Territorien gewinnen, wo Territorien entscheiden.
option-until_round = Bis zur Runde
    .help = Nach dieser Runde gewinnt, wer führt; 0 heißt kein solches Ende.
option-until_time = Bis zu einer Zeit
    .help = So viele Minuten nach Beginn wird die Runde zu Ende gespielt, dann gewinnt, wer führt; 0 heißt kein solches Ende.
option-round_limit = Rundengrenze
    .help = Nach dieser Runde endet das Spiel auf jeden Fall, und der höchste Punktwert gewinnt.
option-titles_dealt = Ausgeteilte Besitzurkunden
    .help = Besitzurkunden für jeden zu Beginn; -1 heißt nach der Zahl der Spieler.
option-title_draft = Besitzurkunden wählen
    .help = Besitzurkunden werden reihum gewählt, hin und zurück, statt ausgeteilt.
option-missions_dealt = Ausgeteilte MISSION-Karten
    .help = MISSION-Karten für jeden zu Beginn.
option-influence_dealt = Ausgeteilte EINFLUSS-Karten
    .help = EINFLUSS-Karten für jeden zu Beginn.
option-ops_dealt = Ausgeteilte OP-Karten
    .help = OP-Karten für jeden zu Beginn.
option-hand_limit = Handkarten
    .help = Wie viele Karten jeder Sorte man haben darf.
option-redeal_missions = Erfüllte Missionen
    .help = Ob eine MISSION, die schon durch die ausgeteilten Besitzurkunden erfüllt ist, getauscht wird: zu zweit (two), immer (always) oder nie (never).
option-orss = O.R.S.S.-Flüge
    .help = Wohin man fliegen darf: zu Basen, auch zum nächsten unabhängigen Territorium, zu allen, oder zu jedem Territorium.
option-guild_guard = Gildewachen
    .help = Agenten schützen Gilden: Ein Besucher muss sie besiegen, um die Gilde zu übernehmen, und ihr Besitzer kann dort säubern.
option-free_direction = Freie Richtung
    .help = Gegen den Uhrzeigersinn zu ziehen kostet keine Punkte.
option-common_defence = Gemeinsame Verteidigung
    .help = Der Verteidiger hat für jedes eigene Territorium der Farbgruppe einen Würfel mehr.
option-common_aggression = Gemeinsamer Angriff
    .help = Der Angreifer hat für jedes eigene Territorium der Farbgruppe einen Würfel mehr.
option-assistance_moves_units = Beistand verlegt Rüstungssteine
    .help = Ein Territorium steht bei, indem es einen Rüstungsstein auf das umkämpfte schickt; sein Besitzer entscheidet für jedes.
option-neighbours_help = Nachbarschaftshilfe
    .help = Andere Besitzer in der Farbgruppe dürfen jeder Seite Rüstungssteine anbieten, beliebig viele, umsonst oder für einen Preis; die Seite stimmt zu oder nicht.
option-learning = Lernphase
    .help = Ohne Karten; Kartenfelder bleiben unberücksichtigt.
option-bribe = Zuwendung an den Administrator
    .help = EU, die jeder andere dem Administrator, dem ersten Platz, zu Beginn zahlt.
option-developments_survive = Entwicklung bleibt erhalten
    .help = Die Entwicklung bleibt auf einem eroberten Territorium und ruht, bis seine R-Steine wieder vollständig sind.
option-times_six = Versechsfachen
    .help = Sechs Würfel in Gruppen versechsfachen, statt zu verfünffachen.
option-roll_cap = Wurfgrenze
    .help = Wie viele Bewegungswürfe ein Spielzug haben darf.
option-box_limits = Grenzen der Schachtel
    .help = Nicht mehr R-Steine und Entwicklungssteine, als die Schachtel enthält.
option-pass_pay = Lohn beim Passieren von TELEPORT!
    .help = Die 40 EU bei jedem Passieren, oder höchstens einmal im Spielzug.
option-phase_inputs = Eingaben je Phase
    .help = Nach so vielen Eingaben in einer Phase kann man sie nur noch beenden.

## Ergebnisse

reason-points = Die Siegmarke ist erreicht.
reason-territories = Jemand besitzt die vereinbarten Territorien.
reason-mission = Eine MISSION ist erfüllt.
reason-sudden-death = Sudden Death: Einer führt allein.
reason-until-round = Die vereinbarte Runde ist vorbei.
reason-until-time = Die vereinbarte Zeit ist um.
reason-round-limit = Die letzte Runde ist vorbei.
reason-bitter-end = Das bittere Ende: Nur einer ist übrig.

## Das Blatt: woher Punkte kommen

gb-sheet-territories = { $count ->
    [one] Ein Territorium
   *[other] { $count } Territorien
}: { $points }
gb-sheet-guilds = { $count ->
    [one] Eine Gilde
   *[other] { $count } Gilden
}: { $points }
gb-sheet-developments = { $count ->
    [one] Eine Entwicklungsstufe
   *[other] { $count } Entwicklungsstufen
}: { $points }
gb-sheet-groups = { $count ->
    [one] Eine Farbgruppe
   *[other] { $count } Farbgruppen
}: { $points }
gb-sheet-rest = Missionen, Karten und Reisen, Punkte gekauft und verkauft: { $points }
