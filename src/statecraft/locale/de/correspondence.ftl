### Was Mails sagen, die man mit einer Antwort erledigen kann, und was auf eine solche Antwort zurückkommt.

## Die Zahlen

mail-reply-amount = { $low } bis { $high }
mail-reply-more = { $asks ->
    [none] { $words } …
   *[other] { $words } … ({ $asks })
}
mail-reply-above = =-=-= Antwort bitte über diese Zeile, mit Zahlen =-=-=
mail-reply-how = Zum Antworten diese Mail mit der Zahl in Klammern beantworten, etwa „{ $example }“. Mehrere Antworten stehen in eigenen Zeilen oder mit „;“ dazwischen, „0“ heißt: das ist alles, „zurück“ nimmt den letzten Schritt zurück, „hilfe“ sagt mehr.

## Was auf eine Antwort zurückkommt

mail-reply = Deine Antwort
    .subject = Deine Antwort: { $game }
mail-reply-besides = Was seit der letzten Mail sonst geschehen ist
mail-reply-done = Erledigt: { $words }
mail-reply-failed = { $words ->
    [none] Nicht ausgeführt: { $why }
   *[other] Nicht ausgeführt: { $words }. { $why }
}
mail-reply-left = Ebenfalls nicht ausgeführt, weil es danach kam: { $words }
mail-reply-unclear = { $line ->
    [none] Deine Antwort enthält keine Zahl und keines unserer Wörter. Es wurde nichts gespielt.
   *[other] Es ist nicht sicher, was du mit „{ $line }“ meinst. Es wurde nichts gespielt. Schreib nur die Zahlen, etwa „1“ oder „4 2“.
}
mail-reply-now = Das hast du jetzt zu entscheiden:
mail-reply-may = Du musst jetzt nichts entscheiden, kannst aber:
mail-reply-waits = Das Spiel wartet auf { $names }.
mail-reply-over = Das Spiel ist zu Ende.
mail-reply-link = Der Tisch: { $link }
mail-reply-confirm = Um aufzugeben, beantworte diese Mail mit „aufgeben { $code }“. Bis dahin geschieht nichts.
mail-reply-help =
    Schreib die Zahl, die in Klammern vor einer Antwort steht. Wo „[4 1]“ steht, schreib beide Zahlen in eine Zeile: „4 1“. Ist danach noch etwas zu wählen, sagt dir eine Mail, was; dann schreib alles zusammen, etwa „4 1 20“.
    Mehrere Antworten stehen in eigenen Zeilen oder mit „;“ dazwischen: „2; 7“. Sie werden in dieser Reihenfolge gespielt, bis zur ersten, die nicht mehr möglich ist.
    „0“ beendet eine Aufzählung. „zurück“ nimmt deinen letzten Schritt zurück, solange seither nichts aufgedeckt wurde. „aufgeben“ fragt nach, ob du aufgibst.
    Zitierter Text und deine Signatur werden nicht gelesen.
mail-reply-undo = Dein letzter Schritt ist zurückgenommen
mail-reply-giveup = Du gibst auf
mail-reply-stale = Diese Frage ist beantwortet oder wurde zurückgezogen.
mail-reply-changed = Das würde jetzt etwas anderes kosten oder riskieren, als in der Mail stand.
mail-reply-came-between = Inzwischen wurde gewürfelt, oder jemand anders hat gehandelt.
mail-reply-no-number = Eine Antwort mit der Zahl { $number } gab es nicht.
mail-reply-too-many = „{ $numbers }“ hat mehr Zahlen, als diese Antwort braucht. Antworten, die nicht zusammengehören, stehen in eigenen Zeilen.
mail-reply-half-way = Es muss noch eine Zahl folgen.{ $asks ->
    [none] {""}
   *[other] {" "}{ $asks }
}{ $begun ->
    [none] {""}
   *[other] {" "}Beginne mit „{ $begun }“:
}
mail-reply-no-step = Die { $number } kann dort nicht stehen.{ $asks ->
    [none] {""}
   *[other] {" "}{ $asks }
}{ $begun ->
    [none] {""}
   *[other] {" "}Beginne mit „{ $begun }“:
}
mail-reply-undo-stale = Du hast seit dieser Mail etwas anderes getan. Antworte auf die neueste.
mail-reply-wrong-code = Zum Aufgeben gehört die Zahl, die dir dafür geschickt wurde.
mail-reply-other = Hallo { $name },

    jemand hat eine Mail, die wir dir über ein Spiel geschickt hatten, von einer anderen Adresse aus beantwortet. Es wurde nichts gespielt. Warst du das, dann antworte von der Adresse, an die unsere Mails gehen. Warst du es nicht, dann hatte jemand diese Mail vor sich; entscheide am Tisch, was die Mail gefragt hat, dann ist ihre Adresse nichts mehr wert.

    { $link }
    .subject = Jemand anders hat deine Mail beantwortet
mail-reply-astray =
    Hallo { $name },

    deine Mail ist angekommen, aber an keinem Tisch: Es wurde nichts gespielt. Eine Mail über mehrere Tische sagt unter jedem, an welche Adresse die Antworten gehen. Schreib an diese.
