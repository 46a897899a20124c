# Was die Prüfung einer Ausgabe sagt: Jeder Text setzt „Datei: Schlüssel:“ fort. `found` ist, was dort steht.

edition-more = { $count ->
    [one] … und ein weiteres Problem
   *[other] … und { $count } weitere Probleme
}
edition-unsound = { $path } ist keine einwandfreie Ausgabe:
edition-meant = ; war „{ $meant }“ gemeint?

## Die Dateien

edition-no-folder = ist kein Ordner; eine Ausgabe ist ein Ordner mit TOML-Dateien
edition-unreadable = kann nicht gelesen werden: { $reason }
edition-unused-file = wird nicht gebraucht; es gibt { $known }
edition-no-plain-file = ist keine gewöhnliche Datei; Verweise und Ordner haben hier nichts zu suchen
edition-too-large = ist größer als { $most } KiB
edition-no-utf8 = ist kein Text in UTF-8: Byte { $byte } passt nicht
edition-no-toml = ist kein gültiges TOML: { $reason }
edition-dots = hat mehr als { $most } Punkte in Zeile { $line }
edition-too-deep = ist mehr als { $most } Ebenen tief verschachtelt
edition-64-bits = enthält eine ganze Zahl mit mehr als 64 Bit

## Tabellen und Zeilen

edition-missing = fehlt
edition-unknown = ist unbekannt; es gibt { $known }
edition-other-game = ist { $found }; richtig wäre { $game }
edition-no-such-game = nennt { $found }, was auf diesem Rechner kein Spiel ist; oder gib --game an
edition-no-table = ist keine Tabelle; schreibe [{ $table }] oder [[{ $table }]]
edition-table-twice = steht schon in { $file }
edition-table-list = ist eine Liste; schreibe [{ $table }] nur einmal
edition-unknown-table = ist keine Tabelle von { $game }
edition-other-file = gehört in { $file }
edition-rows-exactly = hat { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}; richtig wären { $least }
edition-rows-between = hat { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}; richtig wären { $least } bis { $most }
edition-no-column = ist keine Spalte dieser Tabelle
edition-twice = hat dasselbe in { $columns } wie { $other }: { $same }
edition-no-provenance = sagt für { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} nicht, woher sie stammt; nenne eines von { $kinds }
edition-source-alone = braucht eine Quelle auf Englisch daneben
edition-check-waits = konnte nicht auf „{ $check }“ geprüft werden, solange die Probleme darüber bestehen

## Werte

edition-no-number = ist { $found }; richtig wäre eine ganze Zahl
edition-no-flag = ist { $found }; richtig wäre true oder false
edition-no-text = ist { $found }; richtig wäre ein Text
edition-no-list = ist { $found }; richtig wäre eine Liste
edition-at-least = ist { $found }; richtig wäre mindestens { $least }
edition-at-most = ist { $found }; richtig wäre höchstens { $most }
edition-too-short = ist { $found } Einträge lang; richtig wären mindestens { $least }
edition-too-long = ist { $found } Einträge lang; richtig wären höchstens { $most }
edition-not-one-of = ist { $found }; richtig wäre eines von { $choices }
edition-not-in = nennt { $found }, was nicht in { $table } steht

## Texte

edition-text-missing = fehlt; { $table } braucht ihn
edition-text-missing-always = fehlt; jede Ausgabe braucht ihn
edition-unused-text = wird von nichts gebraucht
edition-no-fluent = ist keine Fluent-Syntax: { $found }
edition-text-twice = steht zweimal da
edition-text-one-language = fehlt in { $lang }, steht aber in { $other }
edition-variable-one-language = benutzt ${ $name } nicht, { $other } aber schon
edition-unknown-variable = benutzt ${ $name }, was niemand einsetzt; es gibt { $known }
edition-no-variables = benutzt ${ $name }, doch hier wird nichts eingesetzt
edition-unknown-reference = verweist auf { $name }, das nirgends steht
edition-product-text = ist ein Text des Programms; eine Ausgabe kann ihn nicht anders sagen
edition-product-term = hat einen Begriff, den das Programm schon hat
edition-unsayable = lässt sich nicht sagen: Er nennt sich selbst oder etwas, das es nicht gibt
edition-number-unsaid = sagt ${ $name } nicht, also { $column } in seiner Zeile
edition-number-written = sagt selbst { $number }, was { $column } in seiner Zeile ist; schreibe stattdessen { "{ $" }{ $name }{ " }" }
edition-game-needs-title = fehlt; er sagt, wie { $name } heißt
edition-game-needs-verb = fehlt; die Handlung „{ $name }“ braucht ihn
edition-game-needs-option = fehlt; die Option „{ $name }“ braucht ihn
edition-game-needs-question = fehlt; die Frage „{ $name }“ braucht ihn
edition-game-needs-chance = fehlt; der Zufall „{ $name }“ braucht ihn
edition-game-needs-end = fehlt; das Ende „{ $name }“ braucht ihn
edition-game-needs-code = fehlt; das Programm des Spiels nennt ihn

## Das Nachschlagewerk

edition-kind-integer = ganze Zahl, { $bounds }
edition-kind-text = Text
edition-kind-flag = `true` oder `false`
edition-kind-ref = der Schlüssel einer Zeile von `{ $table }`
edition-kind-one-of = eines von { $choices }
edition-kind-many = Liste von { $count }; jeweils: { $item }
edition-kind-optional = ; darf fehlen
edition-bounds-any = beliebig viele
edition-bounds-exactly = { $number }
edition-bounds-least = mindestens { $number }
edition-bounds-most = höchstens { $number }
edition-bounds-between = { $low } bis { $high }
edition-reference-head = Jede Zeile darf außerdem ihre Herkunft sagen: `provenance` (`seed`, `public` oder `reconstruction`), `source` und `source_de`; eine Datei sagt sie einmal für alle ihre Tabellen.
edition-reference-rows = Zeilen: { $rows }.
edition-reference-single = Eine Tabelle mit einzelnen Werten.
edition-reference-column = Spalte
edition-reference-kind = was darin steht
edition-reference-shipped = in der Schachtel
edition-reference-unique = Keine zwei Zeilen sind gleich in: { $columns }.
edition-reference-texts = Texte zu jeder Zeile, in beiden Sprachen: { $texts }.
edition-reference-filled = In { $faces } wird aus der Zeile eingesetzt: { $variables }; und jede Option des Tisches als `$option-…`.
edition-reference-words = Die Wörter von { $place }
edition-reference-word = Wort
edition-reference-needs = die Zeile sagt dazu
edition-reference-does = was es bewirkt
edition-reference-always = Texte, die jede Ausgabe hat
