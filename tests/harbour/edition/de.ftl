# Die Texte von Hafen.
harbour-title = Hafen
harbour-about = Schiffe, Karten und Kaperfahrten: das kleine Spiel, an dem sich das Getriebe bewährt.

card-raid-letter = Kaperbrief
card-favour = Gefälligkeit
card-storm = Sturm
card-calm = Flaute

question-bid = Wie viel bietest du für das Schiff?
question-plan = Du bist am Zug: plane deine Fahrt.
question-sail = Mit wie vielen Würfeln segelst du?
question-hand-limit = Zu viele Karten: Eine kommt unter den Stapel.
question-raid = Überfällst du einen Hafen?
question-third-party = Ein Hafen mit deinen Wachen wird überfallen: Bleiben sie?
question-reply = Ein Überfall läuft: Antwortest du?
question-guards = Du darfst Wachen aufstellen oder abziehen.
question-vote = Sollen die Reichsten die Hafensteuer zahlen?
question-veto = Legst du Veto gegen das Ergebnis ein?

verb-bid = Bieten
verb-buy = Ladung kaufen
verb-sell = Ladung verkaufen
verb-play-favour = Eine Gefälligkeit ausspielen
verb-set-sail = In See stechen
verb-roll = Würfeln
verb-put-under = Eine Karte unter den Stapel legen
verb-raid = Überfallen
verb-stay = Im Hafen bleiben
verb-withdraw = Die Wachen abziehen
verb-play-storm = Einen Sturm ausspielen
verb-place-guard = Eine Wache aufstellen
verb-recall-guard = Eine Wache zurückholen
verb-vote = Abstimmen
verb-veto = Veto einlegen

choice-coins = { $value ->
    [one] 1 Münze
   *[other] { $value } Münzen
}
choice-cargo = { $value ->
    [0] Korn
    [1] Holz
   *[other] Seide
}
choice-dice = { $value ->
    [one] ein Würfel
   *[other] zwei Würfel
}
choice-ballot = { $value ->
    [0] nein
    [1] ja
   *[other] Enthaltung
}
choice-good = { $value ->
    [0] Münzen
    [1] Korn
    [2] Holz
   *[other] Seide
}
choice-pledge = { $value ->
    [0] nicht zu überfallen
   *[other] Münzen zu zahlen
}
pledge-row = { $kind ->
    [0] { $pledge-what } nicht zu überfallen
   *[other] an { $pledge-what } { $amount } Münzen zu zahlen
}, bis zum Ende von Runde { $until }

harbour-refused-bid = Du hast nur { $coins }.
harbour-refused-goods = { $good }: in dieser Menge nicht vorhanden.
harbour-refused-no-coins = Das kostet { $coins }; so viel hast du nicht.
harbour-refused-bank-empty = Die Bank hat { $cargo } nicht mehr.
harbour-refused-no-cargo = Du hast { $cargo } nicht zu verkaufen.
harbour-refused-no-favour = Diese Gefälligkeit hast du nicht.
harbour-refused-roll-first = Nach dem Planen kommt die Fahrt: ein Würfel oder zwei.
harbour-refused-hand-limit = Mehr als { $limit } Karten: Zuerst muss eine unter den Stapel.
harbour-refused-no-card = Diese Karte hast du nicht.
harbour-refused-no-harbour = Diesen Hafen gibt es nicht.
harbour-refused-no-guard = Du hast keine Wache, die du dort bewegen könntest.
harbour-refused-no-letter = Ein Überfall braucht einen Kaperbrief aus deiner Hand.
harbour-refused-no-target = Ein Überfall gilt dem Hafen eines anderen Spielers.
harbour-refused-third-party = Deine Wachen bleiben, oder sie ziehen ab.
harbour-refused-no-storm = Diesen Sturm hast du nicht.
harbour-refused-vote = Es wird abgestimmt: ja, nein oder Enthaltung.

harbour-event-dealt = Jeder Spieler erhält zwei Karten.
harbour-event-ship = Ein Schiff im Wert von { $worth } läuft ein.
harbour-event-bids = Die Gebote: { $bids }.
harbour-event-ship-sold = { $holder } bekommt das Schiff für { $coins }.
harbour-event-bought = { $seat } kauft { $cargo }.
harbour-event-sold = { $seat } verkauft { $cargo }.
harbour-event-favour = { $seat } spielt eine Gefälligkeit und bekommt { $coins }.
harbour-event-voyage = { $seat } würfelt { $dice } und bringt { $cargo }.
harbour-event-drew = { $seat } zieht eine Karte.
harbour-event-drew-card = { $seat } zieht { $card }.
harbour-event-put-under = { $seat } legt eine Karte unter den Stapel.
harbour-event-guards = { $seat } versetzt eine Wache.
harbour-event-raid = { $seat } überfällt { $holder } wegen { $cargo }.
harbour-event-withdrew = { $seat } zieht sich aus dem Hafen zurück.
harbour-event-storm = { $seat } schickt einen Sturm: Der Überfall fällt aus.
harbour-event-fight = { $seat } würfelt { $dice } und { $won ->
    [0] wird vertrieben
   *[other] gewinnt
}.
harbour-event-vote = { $seat } stimmt ab: { $ballot }.
harbour-event-veto = { $seat } legt Veto ein.
harbour-event-tax = Die Reichsten zahlen { $coins }.
harbour-event-no-tax = Es gibt keine Steuer.

harbour-bid-leaves = Danach bleiben { $coins }; das Schiff ist { $worth } wert.
harbour-costs = Kostet { $coins }.
harbour-raid-dice = Du würfelst W8 und { $mine } W6, sie W10 und { $theirs } W6.

option-rounds = Runden
    .help = Wie viele Runden gespielt werden.
option-mark = Marke
    .help = Wer Schiffe in diesem Wert hat, beendet das Spiel.
option-raids = Überfälle
    .help = Ob Häfen überfallen werden dürfen.
option-phase_inputs = Eingaben je Phase
    .help = Nach so vielen Eingaben in einer Phase kann ein Spieler sie nur noch beenden.

reason-rounds-played = Alle Runden sind gespielt.
reason-mark-reached = Eine Flotte hat die Marke erreicht.

board-coins = Münzen
board-ships = Schiffe
board-spare = Wachen übrig
board-guards = Wachen bei
board-cards = Karten
board-hand = Deine Hand

asks-cargo = Welche Ladung?
asks-coins = Wie viele Münzen?
asks-dice = Wie viele Würfel?
asks-target = Wessen Hafen?
asks-harbour = In wessen Hafen?
asks-card = Welche Karte?
asks-ballot = Wie?

chance-ship = Wert des Schiffs
chance-voyage = Fahrt
chance-raid = Überfall
chance-draw = Gezogene Karte
chance-deal = Ausgeteilte Karten
