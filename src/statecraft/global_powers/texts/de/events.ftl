### Was geschieht, wie es auf der Bühne gezeigt wird.

gp-stage-you = Du
gp-stage-for = Dafür { $count }
gp-stage-against = Dagegen { $count }
gp-stage-open = { $count } noch offen
gp-stage-accepted = Angenommen { $yes } zu { $no }
gp-stage-rejected = Abgelehnt { $no } zu { $yes }
gp-stage-vetoed = Veto von { $who }
gp-stage-vetoed-mine = Dein Veto
gp-stage-bids = Gebote, Region { $region }
gp-stage-stakes = Die Einsätze des Putsches
gp-stage-rolling = Die Würfel entscheiden …
gp-stage-kind-card = Karte gespielt
gp-stage-kind-loss = Du verlierst etwas
gp-stage-kind-dice = Würfel
gp-stage-war-title = Krieg gegen Region { $region }
gp-stage-war-attacks = greift an
gp-stage-war-defends = verteidigt sich
gp-stage-war-strength = Militär
gp-stage-war-won = Der Angreifer siegt
gp-stage-war-lost = Der Verteidiger siegt
gp-stage-war-drawn = Unentschieden
gp-stage-coup-title = Putsch in Region { $region }
gp-stage-coup-attacks = putscht
gp-stage-coup-defends = regiert
gp-stage-coup-strength = dort und gesetzt
gp-stage-coup-won = Der Putsch gelingt
gp-stage-coup-lost = Der Putsch scheitert
gp-stage-coup-drawn = Der Putsch scheitert
gp-stage-scoring = Wertung
gp-stage-scoring-mark = Sieg mit { $count }
gp-stage-steps = Schritte der Wertung
gp-stage-step-regions = Regionen
gp-stage-step-un = Vereinte Nationen
gp-stage-step-dominance = Dominanz
gp-stage-step-markers = Marker abgeräumt
gp-stage-step-cards = Karten bis fünf
gp-stage-source-sole = Alleinherrschaft
gp-stage-source-majority = Mehrheit
gp-stage-source-coalition = Koalition
gp-stage-source-opposition = Opposition
gp-stage-source-economy = Wirtschaft
gp-stage-source-un = UN
gp-stage-source-before = früher
gp-stage-source-mauritius = Mauritius

## Was unten dazu steht

headline-gp-event-war-fought = { $active } { $attack } + { $mine }, { $region } { $defence } + { $theirs }
headline-gp-event-scored = Die Regionen sind gewertet

## Wie jemand gewonnen hat

won-points = { $names } hat die Punkte für den Sieg.
won-dominance = { $names } regiert so viele Regionen, wie der Dominanzmarker zeigt.

## Mehrere Zeilen des Protokolls in einer

routine-gp-event-placed = { $seat } setzt { $count } Politiker ein.
