### Bilder von Partien zum Teilen, und was ein Verweis auf einen Tisch sagt, wo er gezeigt wird.

picture-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
picture-date = { $day }. { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
} { $year }

## Vorschau von Verweisen

preview-title = Statecraft
preview-description = Globopolis und Global Powers: zwei Brettspiele um die ganze Welt, im Browser, mit Freunden oder gegen Bots.
preview-open = { $game }: Ein Tisch ist offen
preview-playing = { $game }, Runde { $round }
preview-over = { $game }: { $title }
preview-players = Am Tisch: { $names }
preview-points = { $how } { $points }
preview-replay = Wiederholung · { $title }
