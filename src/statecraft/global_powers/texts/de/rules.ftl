# Was die Spielleitung von Global Powers sagt: Fragen, Wahlmöglichkeiten, Ablehnungen, Ereignisse, Optionen.
# $seat, $holder, $by und $to sind Namen von Parteien; Werte mit einem Text choice-… werden durch ihn gesagt.

global-powers-about = Politiker in zwölf Regionen schicken, Koalitionen bilden, abstimmen, drohen und Krieg führen. Für zwei bis fünf Parteien, fast ohne Glück.

## Fragen

question-turn = Du bist an der Reihe: Zieh Politiker zurück, wenn du magst; dann aktiviere eine Region oder spiel eine Karte aus.
question-bid = Wie viele Politiker bietest du für diese Region?
question-placement = Wohin setzt du deinen nächsten Politiker?
question-first-hand = Mit welchen Karten beginnst du?
question-proposal = Du regierst die aktive Region: Was schlägst du vor?{ $option-batch ->
    [on] { " " }Über mehrere Aktionen darf zugleich abgestimmt werden.
   *[other] { "" }
}
question-consent = Das schlägt dein Koalitionspartner vor: Bist du einverstanden?
question-vote = { $option-sealed_votes ->
    [on] Der Vorschlag steht zur Abstimmung, und zwar verdeckt: Wie stimmst du?
   *[other] Der Vorschlag steht zur Abstimmung: Wie stimmst du?
}
question-veto = Opferst du dort einen Politiker für ein Veto?
question-zeal = { $option-zeal ->
    [lasting] Die Aktionen sind verbraucht: Bringt dir dein Tatendrang noch eine?
   *[other] Die Aktionen sind verbraucht: Verbrauchst du deinen Tatendrang für noch eine?
}
question-trade = Eine Nachbarregion bietet deiner Region diesen Handel an: Nimmst du an?
question-stake = Ein Antrag liegt vor: Was setzt deine Region ein?
question-stake-consent = Das will dein Partner für oder gegen den Antrag einsetzen: Bist du einverstanden?
question-un-vote = Deine Abgeordneten in der UNO: Wie stimmen sie über den Antrag?
question-warmonger = Die Würfel sind gefallen: Zählt dein Kriegstreiber eins zu deinem Wurf hinzu?
question-coup-stake = Ein Putsch! Wie viele Basispolitiker nimmst du geheim in die Hand? { $option-coup_stakes ->
    [return] Alle kehren zur Basis zurück.
   *[other] Wer verliert, dessen Einsatz geht nach Mauritius.
}
question-penalty = Das Attentat ging nach hinten los: Welcher deiner Politiker geht nach Mauritius?
question-sabotage = Die Sabotage gelingt: Welche Chips gehen verloren?
question-initiative = Deine Diplomatische Initiative: Welchen Antrag stellst du?
question-un = Welche Politiker nimmst du für die UNO auf die Hand?
question-refill = Welche Karten wirfst du ab, und welche nimmst du?
question-talks = Du kannst einer anderen Partei eine Abmachung vorschlagen.

## Aktionen

verb-withdraw = Politiker zurückziehen
verb-activate = Eine Region aktivieren
verb-bid = Politiker bieten
verb-place = Einen Politiker einsetzen
verb-choose-hand = Die ersten Karten wählen
verb-emigrate = Auswanderung
verb-propaganda = Propaganda
verb-rehabilitate = Rehabilitation
verb-purge = Politische Säuberung
verb-trade = Handel
verb-war = Krieg
verb-budget = Haushalt
verb-motion = Diplomatischer Antrag
verb-end-activation = Nichts mehr vorschlagen
verb-use-zeal = Den Tatendrang nutzen
verb-call-vote = Abstimmen lassen
verb-consent = Einverstanden?
verb-cast-vote = Abstimmen
verb-veto = Veto einlegen
verb-stake = Diplomatie einsetzen
verb-send-to-un = Politiker für die UNO nehmen
verb-refill-hand = Karten abwerfen und ergänzen
verb-assassinate = Karte: Attentat
verb-initiative = Karte: Diplomatische Initiative
verb-aid = Karte: Entwicklungshilfe
verb-expand = Karte: Expansion
verb-make-peace = Karte: Friedensinitiative
verb-play-warmonger = Karte: Kriegstreiber
verb-pact = Karte: Nichtangriffspakt
verb-coup = Karte: Putsch
verb-recession = Karte: Rezession
verb-revolution = Karte: Revolution
verb-retire = Karte: Ruhestand
verb-sabotage = Karte: Sabotage
verb-play-zeal = Karte: Tatendrang
verb-defect = Karte: Überläufer
verb-riots = Karte: Unruhen
verb-transfer = Karte: Versetzung
verb-stake-coup = Politiker für den Putsch einsetzen
verb-choose-chips = Die verlorenen Chips wählen
verb-pay-penalty = Einen Politiker nach Mauritius schicken
verb-use-warmonger = Den Kriegstreiber nutzen

action-withdraw = Zurück zur Basis: { $politicians }
action-activate = { $region } aktivieren
action-bid = { $politicians } bieten
action-place = Einen Politiker einsetzen: { $region }
action-choose-hand = Beginnen mit { $cards }
action-emigrate = Auswanderung: ein Politiker von { $party }, Ziel { $region }
action-propaganda = Propaganda: ein Basispolitiker von { $party }, Ziel { $region }
action-rehabilitate = Rehabilitation: ein Politiker von { $party } kehrt aus Mauritius zurück
action-purge = Politische Säuberung: ein Politiker von { $party } muss gehen
action-trade = Handel mit Region { $region }: { $give } geben, { $get } nehmen{ $promise ->
    [keines] { "" }
   *[other] ; Versprechen: { $promise }
}{ $threat ->
    [keine] { "" }
   *[other] ; Drohung: { $threat }
}
action-war = Krieg gegen Region { $region }
action-budget = Haushalt: { $conversion }
action-motion = Antrag: { $motion }, { $region }{ $party ->
    [nichts] { "" }
   *[other] , { $party }
} (Einsatz: { $stake })
action-consent = { $agreed ->
    [ja] Einverstanden
   *[other] Ablehnen
}
action-cast-vote = { $vote ->
    [ja] Mit Ja stimmen
    [nein] Mit Nein stimmen
   *[other] Sich enthalten
}
action-veto = Veto einlegen und dafür einen Politiker opfern
action-stake = { $chips } × Diplomatie { $side } einsetzen
action-send-to-un = Für die UNO: { $politicians }
action-refill-hand = Abwerfen: { $discard }; nehmen: { $take }
action-assassinate = Attentat auf einen Politiker von { $party }: { $region }
action-initiative = Diplomatische Initiative
action-aid = Entwicklungshilfe: Region { $giver } gibt, Region { $taker } erhält
action-expand = Expansion: { $region }, { $politicians }
action-make-peace = Friedensinitiative: keine Kriege bis zur Wertung
action-play-warmonger = Kriegstreiber: { $use }{ $region ->
    [nichts] { "" }
   *[other] { " " }(Region { $region }, sicher vor Region { $neighbour })
}
action-pact = Nichtangriffspakt: Region { $region } ist sicher vor Region { $neighbour }
action-coup = Putsch: { $region }
action-recession = Rezession: { $region } und Nachbarregionen
action-revolution = Revolution: { $region }{ $neighbours ->
    [nichts] { "" }
   *[other] , dazu { $neighbours }
}
action-retire = Ruhestand für einen Politiker von { $party }: { $region }
action-sabotage = Sabotage: { $region }
action-play-zeal = { $option-zeal ->
    [lasting] Tatendrang: liegt offen für eine zusätzliche Aktion in jeder Aktivierung
   *[other] Tatendrang: liegt offen für eine zusätzliche Aktion
}
action-defect = Überläufer von { $party } zu dir: { $region }
action-riots = Unruhen: { $region }{ $neighbours ->
    [nichts] { "" }
   *[other] , dazu { $neighbours }
}
action-transfer = Versetzung: ein Politiker von { $party }, { $region } → { $target }
action-stake-coup = { $politicians } einsetzen
action-choose-chips = Verloren: { $chips }
action-pay-penalty = Nach Mauritius geht einer von hier: { $place }
gp-action-make-offer = { $to } versprechen: { $give }; dafür: { $get }{ $pledges ->
    [nichts] { "" }
   *[other] ; { $pledges }
}
gp-action-counter-offer = Antwort auf „{ $offer }“: { $give } versprechen für { $get }{ $pledges ->
    [nichts] { "" }
   *[other] ; { $pledges }
}

## Wahlmöglichkeiten

choice-chip = { $value ->
    [0] Rohstoff
    [1] Wirtschaft
    [2] Militär
   *[other] Diplomatie
}
choice-chips = { $value }
choice-politicians = { $value } Politiker
choice-cards = { $value ->
    [one] 1 Karte
   *[other] { $value } Karten
}
choice-regions = { $value ->
    [one] 1 Region
   *[other] { $value } Regionen
}
choice-actions = { $value ->
    [0] keine Aktionen
    [one] 1 Aktion
   *[other] { $value } Aktionen
}
choice-conversion = { $value ->
    [0] 1 Rohstoff → 3 Wirtschaft
    [1] 1 Wirtschaft → 2 Wirtschaft
    [2] 1 Wirtschaft → 2 Diplomatie
   *[other] 1 Wirtschaft → 1 Militär
}
choice-motion = { $value ->
    [0] Parteiverbot
    [1] Abrüstung
    [2] Sanktion
    [3] Aufhebung der Sanktion
   *[other] Protektorat
}
choice-stake = { $value ->
    [one] 1 Chip
   *[other] { $value } Chips
}
choice-side = { $value ->
    [0] dagegen
   *[other] dafür
}
choice-vote = { $value ->
    [0] nein
    [1] ja
   *[other] Enthaltung
}
choice-promise = { $value ->
    [0] keines
    [1] keinen Krieg gegen sie bis zur Wertung
   *[other] keinen Antrag gegen sie bis zur Wertung
}
choice-threat = { $value ->
    [0] keine
    [1] Krieg gegen sie vor der Wertung
   *[other] eine Sanktion vor der Wertung
}
choice-use = { $value ->
    [0] beendet die Friedensinitiative
    [1] beendet einen Nichtangriffspakt
   *[other] { $option-warmonger ->
        [any] liegt offen für irgendeinen Wurf
       *[other] liegt offen für einen Wurf im Krieg
    }
}
choice-half-points = { $half ->
    [0] { $value ->
        [one] { $sign }{ $value } Punkt
       *[other] { $sign }{ $value } Punkte
    }
   *[other] { $value ->
        [0] { $sign }½ Punkt
       *[other] { $sign }{ $value }½ Punkte
    }
}
row-chip-chips = { $chips } × { $chip }
row-region-politicians = { $region }: { $politicians }
row-place-politicians = { $place }: { $politicians }
gp-base = Basis
gp-promise-support = ein Ja zu jedem Vorschlag in diesem Spielzug
gp-promise-no-veto = kein Veto in diesem Spielzug
gp-promise-no-war = keinen Krieg gegen Region { $region } bis zur Wertung
gp-promise-no-motion = keinen Antrag gegen Region { $region } bis zur Wertung

## Woher Punkte kommen

gp-sheet-sole = { $region }: Alleinherrschaft{ $bonus ->
    [0] { "" }
   *[other] , Wirtschaft +{ $bonus }
}{ $sanctioned ->
    [0] { "" }
   *[other] , durch die Sanktion halbiert
}
gp-sheet-majority = { $region }: Mehrheitsregierung{ $bonus ->
    [0] { "" }
   *[other] , Wirtschaft +{ $bonus }
}{ $sanctioned ->
    [0] { "" }
   *[other] , durch die Sanktion halbiert
}
gp-sheet-coalition = { $region }: Koalitionsregierung{ $bonus ->
    [0] { "" }
   *[other] , Wirtschaft +{ $bonus }
}{ $sanctioned ->
    [0] { "" }
   *[other] , durch die Sanktion halbiert
}
gp-sheet-opposition = { $region }: Opposition{ $sanctioned ->
    [0] { "" }
   *[other] , durch die Sanktion halbiert
}
gp-sheet-un = UNO: { $politicians }
gp-sheet-mauritius = Mauritius: { $politicians }
gp-sheet-before = Aus früheren Wertungen

## Schritt für Schritt

asks-region = Welche Region?
asks-politicians-region = Aus welcher Region?
asks-politicians-place = Von wo?
asks-politicians = Wie viele Politiker?
asks-holder = Welche Partei?
asks-party-or-none = Welche Partei?
asks-card = Welche Karte?
asks-discard-card = Welche Karte wirfst du ab?
asks-take-card = Welche Karte nimmst du?
asks-chip = Welche Chips?
asks-give-chip = Welche Chips gibst du?
asks-get-chip = Welche Chips willst du?
asks-chips = Wie viele?
asks-chips-chip = Welche Chips gehen verloren?
asks-conversion = Was wird gewandelt?
asks-motion = Welcher Antrag?
asks-stake = Wie viele Diplomatiechips?
asks-side = Dafür oder dagegen?
asks-vote = Wie stimmst du?
asks-promise = Mit welchem Versprechen?
asks-threat = Mit welcher Drohung?
asks-use = Wozu?
asks-place = Von wo?
asks-region-or-none = Welche Region?
asks-neighbour-region = Vor welcher Nachbarregion?
asks-neighbour-region-or-none = Vor welcher Nachbarregion?
asks-neighbours-region = Welche Nachbarregion noch?
asks-target-region = In welche Region?
asks-giver-region = Aus welcher Region?
asks-taker-region = In welche Region?
asks-yes-no = Bist du einverstanden?

## Zufall

chance-placement = Wer zuerst setzt
chance-first = Wer beginnt
chance-war = Krieg: erst Angreifer, dann Verteidiger
chance-budget = Haushalt
chance-coup = Putsch: erst Putschist, dann Regierung
chance-revolution = Revolution: ein Würfel je Region
chance-assassination = Attentat
chance-sabotage = Sabotage

## Ablehnungen

gp-refused-bid = Ein Politiker bleibt immer in der Basis: Du kannst höchstens { $most } bieten.
gp-refused-hand-size = Es müssen genau so viele sein: { $cards }.
gp-refused-cards-order = Karten werden der Reihe nach genannt, jede einmal.
gp-refused-card-not-there = „{ $card }“ ist nicht unter diesen Karten.
gp-refused-withdraw-nobody = Zurückgezogen wird wenigstens ein Politiker.
gp-refused-withdraw = So viele hast du dort nur: { $region }, { $politicians }.
gp-refused-places-order = Orte werden der Reihe nach genannt, jeder einmal.
gp-refused-region-done = Region { $region } ist erledigt und wartet auf die Wertung.
gp-refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
gp-refused-no-effect = „{ $card }“ würde dort nichts ändern.
gp-refused-sanctioned = Region { $region } steht unter Sanktion: Möglich ist nur der Antrag auf ihre Aufhebung.
gp-refused-alone = Allein bewegst du in einer Koalition nur eigene Politiker, keine von { $holder }.
gp-refused-not-governing = { $holder } regiert dort nicht.
gp-refused-no-neighbour = Region { $region } ist keine Nachbarregion.
gp-refused-two-in-base = Dafür braucht { $holder } zwei Politiker in der Basis.
gp-refused-not-on-mauritius = { $holder } hat niemanden auf Mauritius.
gp-refused-no-chip = Region { $region } hat keinen solchen Chip: { $chip }.
gp-refused-no-opposition = { $holder } ist dort nicht in der Opposition.
gp-refused-no-government = Region { $region } hat keine Regierung.
gp-refused-trade-sanctioned = Region { $region } steht unter Sanktion und kann nicht handeln.
gp-refused-empty-trade = Gehandelt wird um irgendetwas.
gp-refused-chips-order = Chips werden der Reihe nach genannt, jede Art einmal.
gp-refused-no-chips = So viele Chips hat Region { $region } nicht: { $chip }.
gp-refused-demilitarised = Region { $region } ist entmilitarisiert: kein Militär bis zur Wertung.
gp-refused-peace = Eine Friedensinitiative gilt: keine Kriege bis zur Wertung.
gp-refused-protected = Region { $region } ist ein Protektorat.
gp-refused-pact = Ein Pakt schützt vor diesem Angriff: { $region }.
gp-refused-own-government = { $holder } gehört dort zur Regierung.
gp-refused-nothing-to-gain = Region { $region } kann davon nichts mehr bekommen: { $chip }.
gp-refused-ban = Dort gibt es keine solche Partei zu verbieten: { $region }.
gp-refused-no-party = Dieser Antrag betrifft keine Partei: { $motion }.
gp-refused-no-sanction = Region { $region } steht unter keiner Sanktion.
gp-refused-marked = Region { $region } hat diesen Marker schon.
gp-refused-no-marker = Dafür ist kein Marker frei: { $motion }.
gp-refused-stake = Du kannst höchstens { $most } einsetzen.
gp-refused-no-motion = Es gibt keinen Antrag, der jetzt gestellt werden könnte.
gp-refused-batch-waits = Lass erst über die Vorschläge abstimmen.
gp-refused-no-batch = Noch gibt es nichts abzustimmen.
gp-refused-no-zeal = Bei dir liegt kein Tatendrang offen.
gp-refused-zeal-used = Dein Tatendrang hat in dieser Aktivierung seine Aktion schon gebracht.
gp-refused-own-politician = Das gilt Politikern anderer Parteien.
gp-refused-nobody-there = { $holder } hat dort niemanden: { $region }.
gp-refused-not-present = Du hast dort niemanden: { $region }.
gp-refused-not-richer = Region { $giver } hat nicht mehr Wirtschaft als Region { $taker }.
gp-refused-empty-base = Deine Basis ist leer.
gp-refused-expansion = Es müssen so viele sein: { $politicians }.
gp-refused-same-region = Der Politiker muss in eine andere Region, nicht wieder nach hier: { $region }.
gp-refused-peace-already = Eine Friedensinitiative gilt schon.
gp-refused-no-peace = Es gibt keine Friedensinitiative zu beenden.
gp-refused-no-pact = Es gibt keinen solchen Pakt zu beenden.
gp-refused-pact-already = Dieser Pakt schützt schon: { $region }.
gp-refused-no-region-here = Dafür wird keine Region genannt.
gp-refused-all-neighbours = Alle Nachbarregionen sind betroffen, keine wird genannt: { $region }.
gp-refused-too-many-neighbours = Mehr Nachbarregionen dürfen es nicht sein: { $regions }.
gp-refused-no-chips-there = Region { $region } hat keine Chips.
gp-refused-sabotage = So viele Chips müssen weg: { $chips }.
gp-refused-penalty = Dort hast du niemanden: { $place }.
gp-refused-not-so-many = So viele hast du dort nur: { $place }, { $politicians }.
gp-refused-un-number = Du musst genau so viele nehmen: { $politicians }.
gp-refused-only-promises = Abgemacht werden nur Versprechen, jedes einmal.
gp-refused-no-vote-orders = Daueraufträge für Abstimmungen sind an diesem Tisch abgeschaltet.

## Ereignisse: Aufbau und Spielzüge

gp-event-bids = Gebote für Region { $region }: { $bids }.
each-bids = { $value } von { $seat }
gp-event-auction-won = { $seat } hat das eine höchste Gebot für Region { $region }: Ein weiterer Politiker geht nach Mauritius.
gp-event-placed = { $seat } setzt einen Politiker ein: { $region }.
gp-event-placement-over = { $seat } setzt keine Politiker mehr ein.
gp-event-hands = Alle haben ihre ersten Karten gewählt.
gp-event-begins = { $seat } ist die schwächste Partei und beginnt.
gp-event-withdrew = { $seat } zieht sich zurück: { $region }, { $politicians }.
gp-event-activated = { $seat } aktiviert Region { $region }: { $actions }.
gp-event-no-government = { $seat } aktiviert Region { $region }, die keine Regierung hat.
gp-event-activation-over = Die Aktivierung ist beendet: { $region }.
gp-event-forwent = { $seat } schlägt nichts vor: { $region }.
gp-event-zeal = { $option-zeal ->
    [lasting] { $seat } hat durch Tatendrang eine zusätzliche Aktion.
   *[other] { $seat } verbraucht Tatendrang für eine zusätzliche Aktion.
}

## Ereignisse: Vorschläge und Abstimmungen

gp-event-proposed-emigrate = { $seat } schlägt Auswanderung für { $holder } vor: { $active } → { $region }.
gp-event-proposed-propaganda = { $seat } schlägt Propaganda für { $holder } vor: { $active } → { $region }.
gp-event-proposed-rehabilitate = { $seat } schlägt Rehabilitation für { $holder } vor: { $active }.
gp-event-proposed-purge = { $seat } schlägt eine Politische Säuberung gegen { $holder } vor: { $active }.
gp-event-proposed-trade = { $seat } schlägt Handel zwischen Region { $active } und Region { $region } vor: { $give } für { $get }.{ $promise ->
    [keines] { "" }
   *[other] { " " }Versprechen: { $promise }.
}{ $threat ->
    [keine] { "" }
   *[other] { " " }Drohung: { $threat }.
}
gp-event-proposed-war = { $seat } schlägt Krieg vor: Region { $active } gegen Region { $region }.
gp-event-proposed-budget = { $seat } schlägt einen Haushalt für Region { $active } vor: { $conversion }.
gp-event-proposed-motion = { $seat } schlägt einen Antrag von Region { $active } vor: { $motion }, { $region }{ $party-or-none ->
    [nichts] { "" }
   *[other] , { $party-or-none }
}. Einsatz: { $stake }.
gp-event-batched = { $seat } fügt einen Vorschlag für Region { $region } hinzu: { $verb }.
gp-event-consent = { $seat } { $agreed ->
    [0] macht nicht mit, was { $by } vorschlägt
   *[other] ist einverstanden mit { $by }
}.
gp-event-voted = { $seat } { $vote ->
    [ja] stimmt mit Ja
    [nein] stimmt mit Nein
   *[other] enthält sich
} ({ $politicians }).
gp-event-accepted = Region { $region } nimmt den Vorschlag von { $seat } mit { $yes } zu { $no } an.
gp-event-rejected = Region { $region } lehnt den Vorschlag von { $seat } mit { $yes } zu { $no } ab.
gp-event-veto = { $seat } legt Veto ein und opfert einen Politiker in Region { $region }: Der Vorschlag ist nun doch { $accepted ->
    [0] abgelehnt
   *[other] angenommen
}.
gp-event-came-to-nothing = { $region }: Der Vorschlag von { $seat } ist nicht mehr möglich ({ $verb }).

## Ereignisse: Aktionen

gp-event-done-emigrate = Ein Politiker von { $holder } wandert aus: { $active } → { $region }.
gp-event-done-propaganda = Propaganda von Region { $active }: Ein Politiker von { $holder } kommt dazu ({ $region }), ein weiterer geht nach Mauritius.
gp-event-done-rehabilitate = Region { $active } rehabilitiert einen Politiker von { $holder }.
gp-event-done-purge = Politische Säuberung in Region { $active }: Ein Politiker von { $holder } muss zurück zur Basis.
gp-event-done-budget = Haushalt von Region { $active }: { $conversion }.
gp-event-budget-roll = Region { $region } würfelt { $dice } für den Rohstoff.
gp-event-mauritius = Ein Politiker von { $seat } geht nach Mauritius.
gp-event-trade-done = Region { $active } und Region { $region } handeln, wie { $seat } es vorschlug.
gp-event-trade-refused = { $seat } lehnt den Handel von { $by } ab.
gp-event-war = Krieg! Region { $active } greift Region { $region } an.
gp-event-rolled = Die Würfel zeigen { $rolls }.
gp-event-warmonger-used = { $seat } nutzt Kriegstreiber: eins mehr auf den Wurf.
gp-event-war-fought = { $active }: { $attack } Militär + { $mine }. { $region }: { $defence } Militär + { $theirs }.
gp-event-war-drawn = { $active }: { $attack } Militär + { $mine }. { $region }: { $defence } Militär + { $theirs }. Der Krieg endet ohne Sieger.
gp-event-war-one-against-three = { $active }: { $attack } Militär + { $mine }. { $region }: { $defence } Militär + { $theirs }. Eine 1 gegen eine 3 beendet den Krieg ohne Sieger, obwohl der Angreifer um zwei oder mehr überlegen ist.
gp-event-fell = { $seat } verliert in Region { $region }: { $politicians }.
gp-event-occupied = { $seat } rückt in Region { $region } ein: { $politicians }.
gp-event-staked = Region { $region } setzt { $stake } ein: { $side }.
gp-event-un-voted = Die UNO-Abgeordneten von { $seat } { $vote ->
    [ja] stimmen mit Ja
    [nein] stimmen mit Nein
   *[other] enthalten sich
} ({ $politicians }).
gp-event-motion-passed = Dem Antrag wird mit { $yes } zu { $no } stattgegeben: { $motion }, { $region }.
gp-event-motion-failed = Der Antrag scheitert mit { $yes } zu { $no }: { $motion }, { $region }.
gp-event-banned = { $seat } ist in Region { $region } verboten und verliert { $politicians }.

## Ereignisse: Karten

gp-event-played-assassinate = { $seat } spielt „{ $card }“ gegen { $holder }: { $region }.
gp-event-played-initiative = { $seat } spielt „{ $card }“.
gp-event-played-aid = { $seat } spielt „{ $card }“: Region { $giver } gibt Wirtschaft ab, Region { $taker } erhält sie.
gp-event-played-expand = { $seat } spielt „{ $card }“: { $region }, { $politicians }.
gp-event-played-make-peace = { $seat } spielt „{ $card }“: keine Kriege bis zur Wertung.
gp-event-played-play-warmonger = { $seat } spielt „{ $card }“: Die Karte { $use }{ $region ->
    [nichts] { "" }
   *[other] { " " }(Region { $region }, sicher vor Region { $neighbour })
}.
gp-event-played-pact = { $seat } spielt „{ $card }“: Region { $region } ist bis zur Wertung sicher vor Region { $neighbour }.
gp-event-played-coup = { $seat } spielt „{ $card }“ gegen die Regierung von Region { $region }.
gp-event-played-recession = { $seat } spielt „{ $card }“: { $region } und Nachbarregionen.
gp-event-played-revolution = { $seat } spielt „{ $card }“: { $region }{ $neighbour ->
    [nichts] { "" }
   *[other] , dazu { $neighbour }
}.
gp-event-played-retire = { $seat } spielt „{ $card }“: Ein Politiker von { $holder } verlässt Region { $region }.
gp-event-played-sabotage = { $seat } spielt „{ $card }“: { $region }.
gp-event-played-play-zeal = { $seat } spielt „{ $card }“ und lässt die Karte offen liegen.
gp-event-played-defect = { $seat } spielt „{ $card }“: { $holder } verliert in Region { $region } einen Politiker an { $seat }.
gp-event-played-riots = { $seat } spielt „{ $card }“: { $region }{ $neighbour ->
    [nichts] { "" }
   *[other] , dazu { $neighbour }
}.
gp-event-played-transfer = { $seat } spielt „{ $card }“: Ein Politiker von { $holder } wird versetzt, { $region } → { $target }.
gp-event-assassinated = { $seat } würfelt { $dice }: Der Politiker von { $holder } in Region { $region } scheidet aus dem Spiel aus.
gp-event-escaped = { $seat } würfelt { $dice }: Der Politiker von { $holder } in Region { $region } entkommt zur Basis.
gp-event-backfired = { $seat } würfelt { $dice }: Das Attentat auf { $holder } in Region { $region } geht nach hinten los.
gp-event-initiative = { $seat } beantragt: { $motion }, { $region }{ $party-or-none ->
    [nichts] { "" }
   *[other] , { $party-or-none }
}.
gp-event-sabotage = Die Sabotage in Region { $region } würfelt { $dice }.
gp-event-sabotaged = Region { $region } verliert { $goods }.
gp-event-recession = Region { $region } verliert Wirtschaft: { $chips }.
gp-event-revolution = So viele dürfen bleiben ({ $region }): { $rolls }.
gp-event-coup-stake = { $seat } setzt ein: { $politicians }.
gp-event-coup-won = Der Putsch von { $seat } in Region { $region } gelingt: { $attack } zu { $defence }, mit { $mine } und { $theirs } auf den Würfeln. { $option-coup_stakes ->
    [return] Alle Einsätze kehren zur Basis zurück.
   *[other] Die Einsätze der Regierung gehen nach Mauritius.
}
gp-event-coup-lost = Der Putsch von { $seat } in Region { $region } scheitert: { $attack } zu { $defence }, mit { $mine } und { $theirs } auf den Würfeln. { $option-coup_stakes ->
    [return] Alle Einsätze kehren zur Basis zurück.
   *[other] Der Einsatz der Putschisten geht nach Mauritius.
}

## Ereignisse: Wertung

gp-event-scored = { $seat }: { $half-points }{ $sole ->
    [none] { "" }
   *[other] , Alleinherrschaft { $sole }
}{ $majority ->
    [none] { "" }
   *[other] , Mehrheitsregierung { $majority }
}{ $coalition ->
    [none] { "" }
   *[other] , Koalitionsregierung { $coalition }
}{ $opposition ->
    [none] { "" }
   *[other] , Opposition { $opposition }
}{ $un ->
    [none] { "" }
   *[other] , UNO { $un }
}{ $mauritius ->
    [none] { "" }
   *[other] , Mauritius { $mauritius }
}{ $before ->
    [none] { "" }
   *[other] , frühere Wertungen { $before }
}.
gp-event-called-up = { $seat } nimmt auf die Hand: { $region }, { $politicians }.
gp-event-un = { $seat } schickt in die UNO: { $politicians }; aus dem Spiel: { $gone }.
gp-event-new-round = Alle Regionen stehen wieder aus. Der Dominanzmarker zeigt { $regions }.
gp-event-refilled = { $seat } wirft ab: { $card }; neu auf der Hand: { $cards }.

## Kosten und Aussichten

gp-actions = Ihre Regierung hat { $actions }.
    .short = { $actions }
gp-costs-mauritius = Kostet einen weiteren Basispolitiker, der nach Mauritius geht.
    .short = −1 Politiker
gp-costs-chip = Kostet die Region einen Chip: { $chip }.
    .short = −{ $chip }
gp-risks-mauritius = Bei einer 1, { $percent } %, schickt jede Regierungspartei einen Politiker nach Mauritius.
    .short = { $percent } % Risiko
gp-war-odds = Sieg { $win } %, ohne Sieger { $draw } %, Niederlage { $loss } %. { $option-war_price ->
    [always] Wie er auch ausgeht, schickt jede angreifende Partei einen Basispolitiker nach Mauritius.
    [winner] Ohne Sieger schickt jede angreifende, sonst jede siegreiche Partei einen Basispolitiker nach Mauritius.
   *[other] Ohne Sieger schickt jede angreifende Partei einen Basispolitiker nach Mauritius.
}
    .short = { $win } %
gp-coup-odds = Wenn niemand etwas einsetzt, gelingt der Putsch mit { $win } %. { $option-coup_stakes ->
    [return] Alle Einsätze kehren zur Basis zurück.
   *[other] Die Einsätze des Verlierers gehen nach Mauritius.
}
    .short = { $win } %

## Was sich ändern würde

gp-then-politicians = { $region }: Politiker von { $holder } { $before } → { $after }.
gp-then-chips = { $region }: { $chip } { $before } → { $after }.
gp-then-governs = { $region }: Dann regiert { $holder }.
gp-then-no-government = { $region }: dann ohne Regierung.
gp-costs-stake = Kostet { $staked ->
    [one] einen Chip
   *[other] { $staked } Chips
}: { $chip }.
    .short = −{ $staked } { $chip }
gp-vote-stands = Dann { $yes } dafür, { $no } dagegen; { $left } stehen noch aus.
gp-vote-carries = Dann { $yes } dafür, { $no } dagegen: angenommen, was die anderen auch tun.
    .short = angenommen
gp-vote-fails = Dann { $yes } dafür, { $no } dagegen: abgelehnt, was die anderen auch tun.
    .short = abgelehnt
gp-motion-begins = Er beginnt mit { $yes } dafür. Es stehen noch aus: { $left ->
    [one] 1 Diplomatiechip der Regionen
   *[other] { $left } Diplomatiechips der Regionen
} und { $delegates ->
    [one] 1 Stimme in der UNO
   *[other] { $delegates } Stimmen in der UNO
}.
gp-bid-first = Allein am höchsten: { $politicians } ziehen ein, einer mehr geht nach Mauritius; { $left ->
    [one] 1 bleibt in der Basis
   *[other] { $left } bleiben in der Basis
}.
gp-bid-second = Zweiter: { $politicians } ziehen ein; { $left ->
    [one] 1 bleibt in der Basis
   *[other] { $left } bleiben in der Basis
}.
gp-bid-lower = Tiefer: Alle kehren heim; { $left ->
    [one] 1 bleibt in der Basis
   *[other] { $left } bleiben in der Basis
}.
gp-coup-stake-odds = Du gewinnst mit { $best } %, wenn die andere Seite nichts einsetzt, mit { $worst } %, wenn sie alles einsetzt, was sie hat. { $option-coup_stakes ->
    [return] Alle Einsätze kehren zur Basis zurück.
   *[other] Wer verliert, schickt den Einsatz nach Mauritius.
}
    .short = { $worst }–{ $best } %
gp-assassination-odds = Je { $each } %: aus dem Spiel, zurück zur Basis, oder es misslingt und einer von dir geht nach Mauritius.
    .short = { $each } %
gp-sabotage-odds = Region { $region } verliert { $least ->
    [one] { $most ->
        [one] 1 Chip
       *[other] 1 bis { $most } Chips nach Würfel
    }
   *[other] { $least } bis { $most } Chips nach Würfel
}; du suchst aus, welche.
    .short = −{ $least } … −{ $most }
gp-revolution-odds = { $region }: { $least } bis { $most } jeder Regierungspartei gehen nach Hause, nach Würfel.
gp-un-seats = Einen Sitz in der UNO finden: { $politicians }; aus dem Spiel: { $gone }.

## Optionen

option-points = Punkte
    .help = Die Punkte aller Wertungen werden zusammengezählt (added), oder jede zählt für sich (fresh).
option-assassination = Attentat
    .help = Nach dem deutschen Text nur, wo man vertreten ist (german), oder überall, und der Täter wählt, wer büßt (designer).
option-expansion = Expansion
    .help = Nach dem deutschen Text zwei Politiker, wo man vertreten ist (german), oder bis zu zwei in jede Region (designer).
option-unrest_neighbours = Nachbarregionen bei Aufruhr
    .help = Wie viele Nachbarregionen Revolution und Unruhen höchstens treffen; 6 heißt alle.
option-unrest_stay = Wer bei Aufruhr bleibt
    .help = So viele Politiker jeder Regierungspartei bleiben bei Revolution und Unruhen auf jeden Fall.
option-scorings = Wertungen
    .help = Das Spiel endet mit dieser Wertung, und die meisten Punkte gewinnen; 0 heißt kein solches Ende.
option-placement = Erstes Setzen
    .help = Regionen werden geheim versteigert (auction), oder Politiker werden offen und einzeln gesetzt (open).
option-sealed_votes = Verdeckte Abstimmung
    .help = Über Vorschläge wird verdeckt abgestimmt und gemeinsam aufgedeckt.
option-war_price = Preis des Krieges
    .help = Wer für einen Krieg einen Politiker nach Mauritius schickt: Angreifer bei Gleichstand (draw), Angreifer immer (always), oder auch der Sieger (winner).
option-coup_stakes = Einsätze beim Putsch
    .help = Die Einsätze des Verlierers gehen nach Mauritius (mauritius) oder zurück zur Basis (return).
option-warmonger = Kriegstreiber
    .help = Ein offener Kriegstreiber zählt nur im Krieg (war) oder bei jedem eigenen Wurf (any).
option-vote_orders = Daueraufträge für Abstimmungen
    .help = Wer will, hinterlässt, wen er unterstützt und gegen wen er stimmt.
option-batch = Mehrere Vorschläge auf einmal
    .help = Eine Regierung darf über mehrere Aktionen zugleich abstimmen lassen.
option-dominance_from = Dominanz zählt
    .help = Sobald jeder einmal am Zug war (first_turns), oder von Anfang an, schon in der Versteigerung (at_once).
option-war_on_own_region = Krieg gegen die eigene Region
    .help = Eine Region darf eine andere auch angreifen, wenn eine Partei in beiden regiert.
option-zeal = Tatendrang
    .help = Ein offener Tatendrang bringt einmal eine zusätzliche Aktion (once) oder eine in jeder Aktivierung einer Region, die man regiert (lasting).
option-phase_inputs = Eingaben je Phase
    .help = Nach so vielen Eingaben in einer Phase kann man sie nur noch beenden.

## Ergebnisse

reason-points = Jemand hat die nötigen Siegpunkte.
reason-dominance = Jemand regiert so viele Regionen mit, wie der Dominanzmarker zeigt.
reason-marker = Der Dominanzmarker ist am Ende.
reason-nobody-left = Niemand hat noch einen Politiker im Spiel.
reason-scorings = Die vereinbarte Zahl der Wertungen ist erreicht.
gp-warmonger-adds = Dein Würfel zeigt { $then } statt { $die }.
    .short = { $die } → { $then }
gp-zeal-spent = Eine weitere Aktion in der Region { $region }; die Karte geht zurück.
    .short = kostet die Karte
gp-zeal-stays = Eine weitere Aktion in der Region { $region }; die Karte bleibt offen liegen.
