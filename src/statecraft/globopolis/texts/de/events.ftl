### Was geschieht, wie es in der Mitte des Spielbretts gezeigt wird.

gb-stage-you = Du
gb-stage-attack = Übernahme
gb-stage-round = Runde { $round }
gb-stage-decided = Entschieden
gb-stage-attacks-from = greift an, aus: { $territory }
gb-stage-defends = verteidigt: { $territory }
gb-stage-beats = schlägt
gb-stage-set = { $set ->
    [match] gleiche Würfel
    [pair] Paar
    [pairs] zwei Paare
    [pairs-3] drei Paare
    [triple] Drilling
    [full-house] Full House
    [triples] zwei Drillinge
    [four] Vierling
    [five] Fünfling
    [six] Sechsling
   *[other] Gruppe
}
gb-stage-tie = Gleichstand, hierher
gb-stage-loses-one = verliert einen
gb-stage-dice-left = { $count ->
    [0] kein Würfel mehr
    [one] noch ein Würfel
   *[other] noch { $count } Würfel
}
gb-stage-rounds = Bisherige Runden
gb-stage-chance = { $who } übernimmt: { $territory }
gb-stage-won = Du behältst { $kept } und übernimmst { $taken }
gb-stage-lost = { $who } nimmt dir { $taken } ab: −{ $lost } Punkte
gb-stage-taken = { $who } behält { $kept } und übernimmt { $taken } von { $whose }
gb-stage-cleaning = Säuberung: { $title }
gb-stage-throws-won = { $count ->
    [one] ein Wurf gewonnen
   *[other] { $count } Würfe gewonnen
}
gb-stage-kind-card = Karte gespielt
gb-stage-kind-mission = MISSION gezeigt
gb-stage-kind-banner = Nachricht
gb-stage-kind-loss = Du verlierst etwas

## Was unten dazu steht

headline-gb-event-battle = { $won ->
    [0] { $theirs } zu { $mine }: Die Runde geht an { $holder }
   *[other] { $mine } zu { $theirs }: Die Runde geht an { $seat }
}
headline-gb-event-conquered = { $holder } übernimmt { $territory } von { $from }

## Mehrere Zeilen des Protokolls in einer

routine-gb-event-placed = { $seat } setzt Agenten in { $count } Territorien ein.
routine-gb-event-units = { $holder } legt { $count }-mal Einheiten auf Territorien.

## Wie jemand gewonnen hat

won-points = { $names } hat die Siegmarke erreicht.
won-territories = { $names } kontrolliert die vereinbarten Territorien.
won-mission = { $names } hat eine MISSION erfüllt.
won-sudden-death = Sudden Death: { $names } liegt vorn.
gb-stage-odds-you-take = du nimmst { $territory } ein
gb-stage-odds-you-keep = du behältst { $territory }
gb-stage-odds-take = { $who } nimmt { $territory } ein
gb-stage-odds-since = { $change } seit der letzten Runde
gb-stage-odds-start = Start
