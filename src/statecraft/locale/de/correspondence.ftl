### Was Mails sagen, die man mit einer Antwort erledigen kann, und was auf eine solche Antwort zurückkommt.

## Die Zahlen

mail-reply-amount = { $low } bis { $high }
mail-reply-more = { $asks ->
    [none] { $words } …
   *[other] { $words } … ({ $asks })
}
mail-reply-above = =-=-= Antwort bitte über diese Zeile, mit Zahlen =-=-=
mail-reply-how = Zum Antworten diese Mail mit der Zahl in Klammern beantworten, etwa „{ $example }“. Mehrere Antworten stehen in eigenen Zeilen oder mit „;“ dazwischen, „0“ heißt: das ist alles, „zurück“ nimmt den letzten Schritt zurück, „hilfe“ sagt mehr.
