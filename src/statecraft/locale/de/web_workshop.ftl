### Was die Seiten der Werkstatt sagen.

## Die Liste

workshop-lead = Ausgaben und Regelsätze, die Leute hier veröffentlicht haben. Lies, was sie ändern, sieh, wie sie sich spielen, nimm einen mit an einen Tisch oder veröffentliche selbst.
workshop-publish = Etwas veröffentlichen
workshop-search = Suche
workshop-game = Spiel
workshop-all-games = Alle Spiele
workshop-sort = Geordnet nach
workshop-sort-rating = Bewertung
workshop-sort-newest = Neuestem
workshop-sort-played = Meistgespieltem
workshop-mine = Nur meine eigenen
workshop-none = Hier ist noch nichts veröffentlicht. Fang an!
workshop-none-found = So etwas gibt es hier nicht.
workshop-more = Mehr zeigen
workshop-by = von { $author }
workshop-by-you = von dir
workshop-version = Fassung { $version }
workshop-kind-rules = { $count ->
    [one] { $count } Option geändert
   *[other] { $count } Optionen geändert
}
workshop-kind-edition = eigene Ausgabe
workshop-kind-both = { $count ->
    [one] eigene Ausgabe, { $count } Option geändert
   *[other] eigene Ausgabe, { $count } Optionen geändert
}
workshop-played = { $count ->
    [0] noch nicht gespielt
    [one] einmal gespielt
   *[other] { $count }-mal gespielt
}
workshop-withdrawn = zurückgezogen
workshop-hidden = verborgen

## Sterne

workshop-stars = { $stars } von 5 Sternen, { $votes ->
    [one] { $votes } Bewertung
   *[other] { $votes } Bewertungen
}
workshop-no-stars = noch nicht bewertet
workshop-rate = Deine Bewertung
workshop-rate-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
workshop-rate-back = Meine Bewertung zurücknehmen
workshop-rated = Danke, deine Bewertung zählt.
workshop-rated-back = Deine Bewertung ist zurückgenommen.
workshop-rate-who = Bewerten kann, wer eine Partie damit beendet hat oder hier seit einem Tag mit einer E-Mail-Adresse bekannt ist.

## Ein Eintrag

workshop-back = Alle Einträge
workshop-made-from = Gemacht aus „{ $name }“ von { $author }
workshop-old-version = Dies ist Fassung { $shown }. Die letzte ist { $latest }.
workshop-to-latest = Die letzte zeigen
workshop-is-withdrawn = Du hast diesen Eintrag zurückgezogen: Niemand sonst sieht ihn. Tische, die damit angelegt wurden, gehen weiter.
workshop-is-hidden = Dieser Eintrag wurde vom Betreiber verborgen: { $reason }
workshop-play = Für einen neuen Tisch verwenden
workshop-copy = Eine Kopie herunterladen
workshop-own-version = Meine eigene Fassung machen
workshop-new-version = Neue Fassung veröffentlichen
workshop-withdraw = Zurückziehen …
workshop-withdraw-help = Der Eintrag verschwindet für immer aus der Werkstatt. Tische, die damit angelegt wurden, gehen weiter.
workshop-withdraw-yes = Ja, zurückziehen
workshop-licence = Herkunft und Lizenz
workshop-what = Was sich ändert
workshop-options = Optionen
workshop-option-instead = statt { $value }
workshop-tables-changed = In der Schachtel
workshop-words-changed = Wörter
workshop-added = neu
workshop-removed = weggelassen
workshop-row = Zeile { $key }
workshop-change = { $before } → { $after }
workshop-nothing-there = nichts
workshop-more-rows = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
workshop-words-none = In dieser Sprache ist kein Wort geändert.
workshop-edition-alike = Alles in der Schachtel ist, wie es ist, bis auf ihren Namen.
workshop-versions = Fassungen
workshop-versions-first = Erste Fassung
workshop-tables = Tische
workshop-tables-none = Noch kein öffentlicher Tisch.
workshop-tables-private = Mit einer eigenen Ausgabe wird an privaten Tischen gespielt; die sind nicht aufgeführt.
workshop-checked = Von diesem Server geprüft wie jede Ausgabe: Tabellen, Wörter und Grenzen.

## Der Bericht

workshop-report = Wie es sich spielt
workshop-report-none = Zu dieser Fassung gibt es keinen Bericht zum Gleichgewicht.
workshop-report-queued = Der Bericht zum Gleichgewicht wartet, bis er an der Reihe ist. { $others ->
    [0] Er ist der nächste.
    [one] { $others } anderer ist in der Warteschlange.
   *[other] { $others } andere sind in der Warteschlange.
}
workshop-report-running = Bots spielen: { $done } von { $games } Partien.
workshop-report-progress = Für den Bericht gespielte Partien
workshop-report-failed = Der Bericht zum Gleichgewicht ließ sich nicht erstellen. { $why }
workshop-failed-time = Es dauerte länger, als dieser Server erlaubt.
workshop-failed-memory = Es brauchte mehr Speicher, als dieser Server erlaubt.
workshop-failed-none-ended = Keine einzige Partie kam zu einem Ende.
workshop-failed-no-lab = Diesem Server fehlt, womit Berichte erstellt werden.
workshop-failed-gone = Das Spiel, oder diese Optionen davon, gibt es hier nicht mehr.
workshop-failed-crashed = Der Prozess, der ihn erstellte, endete unerwartet.
workshop-report-ask = Um einen Bericht bitten
workshop-report-again = Noch einmal versuchen
workshop-report-facts = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zwischen { $players } Bots ({ $bots })
workshop-report-whole = Den ganzen Bericht lesen
workshop-report-wins = Siege nach Platz
workshop-report-equal = Gleich wäre { $equal }.
workshop-report-seat = Platz { $seat }
workshop-report-between = { $low } bis { $high }
workshop-report-length = Länge
workshop-report-rounds = { $mean } Runden im Mittel; neun von zehn Partien dauern { $low } bis { $high }.
workshop-report-ends = Wie Partien enden
workshop-report-warnings = Worauf man achten sollte
workshop-report-no-warnings = Nichts fällt auf.
workshop-report-share = Anteil der Partien
workshop-report-interval = 95-%-Bereich

## Betreiber und Beschwerden

workshop-complain = Mit diesem Eintrag stimmt etwas nicht
workshop-complain-text = Was stimmt nicht?
workshop-complain-send = Dem Betreiber sagen
workshop-complained = Der Betreiber weiß Bescheid.
workshop-moderate = Für Betreiber
workshop-hide-reason = Grund, den liest, wer es veröffentlicht hat
workshop-hide = Diesen Eintrag verbergen
workshop-show-again = Diesen Eintrag wieder zeigen

## Veröffentlichen

workshop-publish-title = In der Werkstatt veröffentlichen
workshop-publish-version = Eine neue Fassung von „{ $name }“
workshop-publish-help = Was du veröffentlichst, können auf diesem Server alle lesen, bewerten, kopieren und spielen. Es bleibt, wie es ist; eine Änderung ist eine neue Fassung. Danach spielen Bots damit, und alle können lesen, wie es ausging.
workshop-name = Name
workshop-description = Beschreibung
workshop-description-help = In deinen Worten: was sich ändert, für wen es ist, wie es sich spielt. Eine leere Zeile beginnt einen Absatz.
workshop-licence-help = Woher es kommt und was andere damit tun dürfen, etwa „Alles von uns, CC BY 4.0“.
workshop-changes = Was in dieser Fassung neu ist
workshop-rules = Regeln
workshop-edition-help = Lass die Schachtel, wie sie ist, für einen Regelsatz, oder wähle eine eigene Ausgabe. Beides zusammen geht auch.
workshop-edition-of = Die von „{ $name }“
workshop-publish-button = Veröffentlichen
workshop-left = { $count ->
    [one] noch { $count } Zeichen
   *[other] noch { $count } Zeichen
}
workshop-read-only = Auf diesem Server lässt sich die Werkstatt nur lesen.
workshop-copy-name = { $name } (meine)
