### Mails zu Tischen, an denen per Mail gespielt wird, und die Seite, die sie abbestellt.

mail-turn-subject = { $game } mit { $names }
mail-turn-hello = Hallo { $name },
mail-turn-turn = du bist am Zug: { $game } mit { $names }.
mail-turn-reminder = { $game } mit { $names } wartet noch auf dich.
mail-turn-nudge = { $by } erinnert dich: { $game } mit { $names } wartet auf dich.
mail-turn-gone = deine Zeit bei { $game } mit { $names } ist aufgebraucht. Ein Bot hält deinen Platz warm, bis du wiederkommst; jeder Zug bringt dich zurück.
mail-turn-ended = { $game } mit { $names } ist zu Ende.
mail-turn-until = Bis { $day ->
    [d1] Montag
    [d2] Dienstag
    [d3] Mittwoch
    [d4] Donnerstag
    [d5] Freitag
    [d6] Samstag
   *[d7] Sonntag
}, { $date }, { $time } ({ $zone })
mail-turn-happened = Was geschehen ist
mail-turn-earlier = { $count ->
    [one] davor noch etwas, das der Tisch zeigt
   *[other] davor noch { $count } Ereignisse, die der Tisch zeigt
}
mail-turn-situation = Wie es steht
mail-turn-standing = { $me ->
    [yes] { $name } (du): { $points }
   *[no] { $name }: { $points }
}
mail-turn-picture = Das Spielbrett von { $game }. { $points }
mail-turn-decide = Was du entscheidest
mail-turn-open = Tisch öffnen
mail-turn-reply-to = Antworten zu diesem Tisch gehen an { $address }
mail-turn-dice = { $rolls ->
    [0] Keine Würfe seit der letzten Mail.
    [one] Ein Wurf seit der letzten Mail.
   *[other] { $rolls } Würfe seit der letzten Mail.
} Angehängt mit dem, was sie beweist: { $file } ({ $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}). „statecraft verify“ prüft ein ganzes Postfach.
mail-turn-head = Kopf der Würfel nach Eintrag { $entry }: { $head }. Alle Spieler haben denselben, oder jemandem wurde etwas anderes gesagt.
mail-turn-stop = Keine solchen Mails mehr: { $link }
mail-digest = { $count } Tische warten auf dich oder haben Neuigkeiten.
mail-digest-subject = { $count } Tische

page-stop-ask = Keine Mails mehr über Züge, Erinnerungen, Einladungen und Ergebnisse für { $name }? Links zum Anmelden kommen weiterhin, wenn du einen anforderst.
page-stop-button = Keine Mails mehr
page-stop-done = Du bekommst keine Mails über Tische mehr. Auf deiner Profilseite kannst du sie wieder einschalten.
page-stop-unknown = Dieser Link bestellt nichts ab. Nimm ihn unverändert aus einer Mail, oder ändere deine Mails auf deiner Profilseite.
