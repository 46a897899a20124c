### Was der Tisch im Browser über das sagt, was dort geschieht: Szenen, Rückblick, Ende.

web-event = Was geschieht
web-skip = Überspringen
web-to-the-end = Bis zum Ende
web-go-on = Fortfahren
web-shown = Was andere tun, wird gezeigt
web-shown-slow = langsam
web-shown-normal = in normalem Tempo
web-shown-instant = sofort
web-counting = Es wird gezählt …
web-opening = Die Umschläge werden geöffnet …
web-meanwhile = Inzwischen
web-meanwhile-quiet = niemandes Punkte haben sich geändert
web-meanwhile-routine = Nur das Übliche.
web-see-again = Noch einmal

## Das Ende

web-you-win = Du gewinnst!
web-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-what-decided = Was den Ausschlag gab
web-ahead-since = seitdem durchgehend vorn
web-best-turn = der beste Zug, in Runde { $round }
web-most-from = Punkte, die meisten, durch: { $source }
web-look-at-board = Zum Spielbrett
web-you-name = Du
