### Was die Analyse einer beendeten Partie sagt, auf der Seite, im Terminal und in ihrem Bericht.

analysis-title = Analyse
analysis-of = Analyse: { $game }
analysis-player = Spieler { $number }
analysis-view = Die Linie urteilt, wie jemand den Tisch sieht, der zuschaut: Es zählt, was offen liegt, keine verdeckten Karten. Glück, Entscheidungen und Geschäfte sind beurteilt, wie der eigene Platz es sah.
analysis-learned = Die Chancen sind aus vielen Partien zwischen Bots gelernt.
analysis-reckoned = Für diese Regeln und diese Ausgabe sind keine Chancen gelernt; sie sind gerechnet, wie ein steady-Bot es tut, also gröber.
analysis-working = Die Partie wird beurteilt. Das dauert einige Sekunden, einmal.
analysis-not-over = Die Partie ist nicht vorbei. Nur beendete Partien werden analysiert.
analysis-again = Noch einmal versuchen

## Chancen

analysis-chances = Siegchancen
analysis-line = { $name } endet bei { $end }; am meisten { $most }, in Runde { $round }
analysis-chart = Die Siegchance aller, vom Anfang bis zum Ende der Partie. { $lines }.
analysis-round = Runde
analysis-table = Dasselbe als Tabelle
analysis-move = Mit den Pfeiltasten zu lesen: einen Zug zurück oder weiter, Enter spielt ab dort nach.
analysis-at = Runde { $round }, Zug { $turn }: { $chances }

## Wendepunkte

analysis-turning = Wendepunkte
analysis-no-turning = In keinem einzelnen Zug hat sich jemandes Chance stark geändert.
analysis-turned = Runde { $round }: { $changes }
analysis-change = { $name } { $change }
analysis-open = Ab dort nachspielen
analysis-open-at = Ab dort nachspielen: Runde { $round }, Schritt { $line }

## Glück

analysis-luck = Glück
analysis-luck-help = Was kam, gegen das, was zu erwarten war, bei jedem Wurf und jeder Karte, in Prozentpunkten der Siegchance. Zwei Drittel aller Partien bleiben im Üblichen.
analysis-luck-row = { $name }: { $gain } (üblich ist ±{ $usual })
analysis-luck-none = Es war nicht genug Zeit, alle Würfe und Karten dieser Partie zu beurteilen.
analysis-luck-lucky = mehr Glück als üblich
analysis-luck-unlucky = weniger Glück als üblich
analysis-luck-usual = wie üblich
analysis-strokes = Die größten Glücksfälle
analysis-stroke = Runde { $round }: { $changes }

## Entscheidungen

analysis-decisions = Teuerste Entscheidungen
analysis-decisions-help = Gegen die besten anderen Antworten, die ein steady-Bot erwägt, in Stellungen, die aus der eigenen Sicht gedacht sind, mit gleichem Glück für alle; den Zug spielt ein steady-Bot zu Ende, die anderen spielen schnelle Bots.
analysis-decisions-looked = { $looked } von { $count } Entscheidungen wurden betrachtet.
analysis-decisions-none = { $name }: nichts, was sicher etwas gekostet hat.
analysis-decision = Runde { $round }: { $action }
analysis-cost = Das hat { $cost } Siegchance gekostet (±{ $error }): { $better } hätte { $chance-better } gelassen statt { $chance }.
analysis-leave = es zu lassen
analysis-why = Warum: { $reason }
analysis-brings = Was es brachte: { $notes }
analysis-would = Was das brächte: { $notes }

## Geschäfte und Versprechen

analysis-deals = Geschäfte
analysis-no-deals = Niemand hat gehandelt.
analysis-deal = Runde { $round }: { $by } gab { $to } { $give } für { $get }.
analysis-deal-pledges = Runde { $round }: { $by } gab { $to } { $give } und { $count ->
    [one] ein Versprechen
   *[other] { $count } Versprechen
} für { $get }.
analysis-paid = Wie sie es selbst sahen: { $gains }
analysis-pledges = Versprechen
analysis-no-pledges = Kein Versprechen wurde gehalten oder gebrochen.
analysis-pledge = Runde { $round }: { $event }

## statecraft analyse

cli-analyse-help =
    Zeigen, wie eine beendete Partie gewonnen wurde: die Siegchance aller über die Zeit, Wendepunkte, Glück und teure Entscheidungen.

    Die Aufzeichnung ist die einer Partie, die vorbei ist, wie `statecraft play --save` oder ein Server sie schreibt. Eine laufende Partie wird abgelehnt.
cli-analyse-examples =
    statecraft analyse partie.jsonl
    statecraft analyse partie.jsonl --html analyse.html --names "Anna,Ben,Cem"
    statecraft analyse partie.jsonl --json --seconds 20
cli-analyse-record-help = Die Aufzeichnung einer Partie (JSON Lines).
cli-analyse-html-help = Eine Seite schreiben, die sich ohne Netz lesen lässt.
cli-analyse-names-help = Wie die Spieler heißen, Platz für Platz, mit Kommas dazwischen.
cli-analyse-seconds-help = Wie lange es höchstens dauern darf; Zweifelhaftes kommt zuerst. Ohne Angabe wird alles betrachtet, und dieselbe Aufzeichnung ergibt immer dieselbe Antwort.
cli-analyse-running = Entscheidungen werden beurteilt
cli-analyse-unreadable = { $path } ist keine Aufzeichnung einer Partie: { $reason }
cli-analyse-unwritten = { $path } lässt sich nicht schreiben: { $reason }
cli-analyse-not-over = { $path } ist die Aufzeichnung einer Partie, die nicht vorbei ist. Nur beendete Partien werden analysiert.
cli-analyse-no-value = Niemand kann { $game } beurteilen: Es gibt globopolis und global-powers.
cli-analyse-names-count = Es gibt { $seats } Plätze, aber { $count ->
    [one] einen Namen
   *[other] { $count } Namen
}.
cli-analyse-written = Geschrieben: { $path }
