### Das Labor: Berichte darüber, wie Partien verlaufen und was andere Regeln ändern.

lab-balance-title = { $game }: wie es sich spielt
lab-compare-title = { $game }: zwei Regelwerke im Vergleich
lab-between = { $low } bis { $high }

## Was gespielt wird

lab-fact-games = Partien
lab-fact-games-two = je { $games } auf jeder Seite, mit denselben Zufallszahlen
lab-fact-players = Spieler
lab-fact-bots = Bots
lab-fact-seed = Startzahl
lab-fact-rules = Regeln
lab-fact-edition = Ausgabe
lab-fact-options = Optionen
lab-fact-side = Seite { $side }
lab-as-printed = wie gedruckt
lab-fact-version = Erstellt mit
lab-fact-digest = Prüfsumme aller Partien

## Wie man es liest

lab-reading = Anteile und Mittelwerte haben 95-%-Intervalle: Würden alle Partien mit anderem Glück noch einmal gespielt, läge die Wahrheit in 19 von 20 Fällen darin. Eine gestrichelte Linie zeigt ausgeglichenes Spiel. Dreiecke zeigen, was auch dann davon abweicht, wenn man alle Vergleiche dieses Berichts berücksichtigt. Alles ist mit Bots gemessen; Menschen spielen anders.
lab-compare-reading = Beide Seiten spielen mit denselben Zufallszahlen und denselben Bots, sodass sie das Glück gemeinsam haben. Unterschiede sind B minus A, mit 95-%-Intervallen; wo jede Partie auf beiden Seiten einen Wert hat, werden sie Partie für Partie gebildet. Dreiecke zeigen, was auch dann abweicht, wenn man alle Vergleiche dieses Berichts berücksichtigt. Alles ist mit Bots gemessen; Menschen spielen anders.
lab-data = Die Zahlen dieser Seite stehen in figures.json, die Partien selbst in den Tabellen daneben und die Diagramme als SVG-Dateien.
lab-warnings = Worauf zu achten ist
lab-no-warnings = Nichts entscheidet Partien von allein, soweit diese Partien es zeigen.
lab-warnings-note = Dieser Bericht vergleicht { $tests } Anteile an Siegen. Von so vielen sehen einige nur durch Zufall auffällig aus; gewarnt wird deshalb nur, wo ein für alle zusammen erweitertes Intervall (Bonferroni) ausgeglichenes Spiel ausschließt.
lab-warning-unfinished = { $count ->
        [one] Eine Partie kam nicht zu Ende.
       *[other] { $count } Partien kamen nicht zu Ende.
    }
lab-warning-decides = { $topic }: { $name } entscheidet Partien. Wer das hat, gewinnt { $share } ({ $between }); ausgeglichen wären { $equal }.
lab-warning-tilts = { $topic }: { $name } verschiebt Partien. Wer das hat, gewinnt { $share } ({ $between }); ausgeglichen wären { $equal }.
lab-warning-tilts-seat = Platz { $name } gewinnt { $share } ({ $between }); ausgeglichen wären { $equal }.
lab-warning-tilts-place = Wer als Nummer { $name } am Zug ist, gewinnt { $share } ({ $between }); ausgeglichen wären { $equal }.
lab-warning-settled = Partien sind früh entschieden: Wer zur Halbzeit führt, gewinnt { $share } ({ $between }).
lab-warning-one-way = Fast alle Partien enden gleich, { $share } ({ $between }): { $reason }
lab-warning-unused = In keiner dieser Partien gespielt: { $verbs }.

## Spalten und Achsen

lab-name = Name
lab-share = Anteil
lab-interval = 95-%-Intervall
lab-cases = Fälle
lab-mean = Mittel
lab-others = andere
lab-in-games = in Partien
lab-per-game = je Partie
lab-kind = Art
lab-quantile = { $percent } %
lab-a-game = eine Partie hat
lab-axis-wins = Siege, mit 95-%-Intervall
lab-axis-games = Partien
lab-axis-share-of-games = Anteil der Partien, mit 95-%-Intervall
lab-axis-points = Punkte eines Spielers
lab-axis-difference = B minus A, mit 95-%-Intervall
lab-axis-difference-points = B minus A in Prozentpunkten, mit 95-%-Intervall

## Siege

lab-wins = Wer gewinnt
lab-wins-note = Ausgeglichen gewänne jeder { $equal }. Wer sich den ersten Rang teilt, hat einen Teil des Sieges.
lab-wins-seat = Nach Platz
lab-wins-place = Nach Zugreihenfolge
lab-wins-bot = Nach Bot, für jeden seiner Plätze
lab-seat = Platz { $number }
lab-place = Zug { $number }

## Länge und Ende

lab-length = Wie lang Partien sind
lab-length-note = Unter 5 % bis 95 % steht, was so viele der Partien nicht überschreiten; die Hälfte liegt zwischen 25 % und 75 %.
lab-number-rounds = Runden
lab-number-inputs = Eingaben
lab-number-decisions = Entscheidungen
lab-number-conquests = gewonnene Übernahmen
lab-number-scorings = Wertungen
lab-number-turns = Züge
lab-half-time = Wer zur Halbzeit führt, gewinnt { $share } ({ $between }) von { $cases } Fällen in { $games } Partien. Führen mehrere mit gleich vielen Punkten, ist jeder von ihnen ein Fall; führt niemand, gibt es keinen.
lab-half-time-none = Niemand führte zur Halbzeit: Bis dahin wurden keine Punkte gezählt.
lab-half-time-leader = wer zur Halbzeit führt, gewinnt
lab-ends = Wie Partien enden
lab-reason = Grund

## Punkte

lab-points = Woher die Punkte kommen
lab-points-note = Was ein Spieler im Mittel hat, nach Herkunft. Im Verlauf ({ $time }) sind es die Partien, die so weit kamen: von { $most } bis hinab zu { $least }.
lab-points-end = Am Ende aller Partien:
lab-points-never = In diesen Partien wurden keine Punkte gezählt.
lab-source = Herkunft
lab-time-round = Runde
lab-time-scoring = Wertung
lab-source-all = alle Punkte
lab-source-rest = alles andere
lab-source-other = anderes

## Was mit Siegen einhergeht

lab-when-start = Wie oft gewann, wer das zu Beginn hatte, und wie oft die anderen derselben Partien. Das kommt aus Glück oder Aufbau; nichts sollte hier weit von ausgeglichenem Spiel liegen.
lab-when-course = Wie oft gewann, wer das hatte oder tat. Es kann zum Sieg beitragen, oder Sieger kommen ohnehin dazu; erst ein Vergleich zweier Regelwerke trennt das.
lab-when-rules = Wie oft gewann, wer das tat. Manches davon gewinnt nach den Regeln; wichtig ist, in wie vielen Partien es vorkommt.
lab-cases-note = Ein Fall ist ein Spieler in einer Partie, der es hatte. Das können in einer Partie mehrere sein; deshalb kann es mehr Fälle als Partien geben.
lab-topic-card-dealt = Ausgeteilte Karten
lab-topic-card-played = Gespielte Karten

## Was getan wird und welche Regeln wirken

lab-chances = Karten bei der ersten Gelegenheit
lab-chances-note = Wie oft eine Karte, die man hatte, als sie zum ersten Mal mit Wirkung gespielt werden konnte, dann auch gespielt wurde.
lab-deeds = Was Spieler und Zufall tun
lab-deeds-note = Wie oft je Partie, von allen Spielern zusammen, und in wie vielen Partien überhaupt.
lab-deed = was
lab-deed-verb = Aktion
lab-deed-chance = Zufall
lab-rules = Welche Regeln wirken
lab-rule = Regel
lab-rules-note = Das Programm nennt die Regeln, die es ausführt, neben dem, was davon zu sehen ist: Aktionen, Zufall, Ereignisse und das Ende. So lassen sich { $seen } der { $all } Regeln des Regelwerks zählen, jede mindestens so oft; { $used } davon wirkten in diesen Partien. Regeln, die nur etwas festlegen oder verbieten, sieht man so nicht.
lab-rules-show = Alle Regeln, die sich zählen lassen

## Zwei Seiten

lab-side = Seite
lab-changes = Was sich ändert
lab-no-changes = Zwischen den Seiten unterscheidet sich nichts, was der Zufall nicht erklären könnte.
lab-changes-note = Dieser Bericht stellt { $tests } Vergleiche über { $pairs } Paare von Partien an. Aufgeführt ist nur, was sich auch mit einem für alle zusammen erweiterten Intervall (Bonferroni) unterscheidet.
lab-change = { $heading }, { $name }: { $a } → { $b }, das sind { $change } ({ $between }).
lab-change-share = { $heading }, { $name }: { $a } → { $b }, das sind { $change } Prozentpunkte ({ $between }).
lab-change-verbs = { $count ->
        [one] Eine Aktion wird
       *[other] { $count } Aktionen werden
    } häufiger oder seltener gespielt; siehe den Abschnitt unten.
lab-difference = B − A
lab-difference-points = B − A, Punkte
lab-heading-lengths = Wie lang Partien sind
lab-heading-half-time = Halbzeit
lab-heading-reasons = Wie Partien enden
lab-heading-seat = Siege nach Platz
lab-heading-place = Siege nach Zugreihenfolge
lab-heading-sources = Woher die Punkte kommen
lab-heading-verbs = Was Spieler tun

## Mehrere Seiten, und wie viele Partien nötig sind

lab-many-title = { $game }: { $sides } Regelwerke im Vergleich
lab-many-reading = Alle Seiten spielen mit denselben Startwerten und denselben Bots, sodass ihnen das Glück gemeinsam ist. Unter jeder Zahl steht ihr Unterschied zu Seite A mit 95-%-Intervall; bei Anteilen in Prozentpunkten. Wo eine Partie auf beiden Seiten eine Zahl hat, werden Unterschiede Partie für Partie genommen. ▲ und ▼ zeigen, was sich von A auch dann unterscheidet, wenn man alle Vergleiche dieser Seite berücksichtigt. Gemessen ist alles mit Bots; Menschen spielen anders.
lab-many-table = Alle Zahlen nebeneinander
lab-many-note = Diese Seite macht { $tests } Vergleiche mit Seite A, und { $changed ->
        [0] keiner davon zeigt einen Unterschied, den Glück nicht erklären könnte.
        [one] einer davon zeigt einen Unterschied, den Glück nicht erklären könnte.
       *[other] { $changed } davon zeigen einen Unterschied, den Glück nicht erklären könnte.
    }
lab-many-show = Tabelle zeigen
lab-power = Was so viele Partien zeigen können
lab-power-note = Der kleinste wahre Unterschied, den so viele Paare von Partien in { $power } der Fälle zeigen, nach der Streuung, die zwischen den beiden Partien eines Paares gemessen wurde: wenn man nur auf diese Zahl sieht, und unter allen Vergleichen dieses Berichts. Die letzte Spalte sagt, wie viele Paare einen kleinen Unterschied zeigen: einen Prozentpunkt bei einem Anteil, ein Zwanzigstel jeder anderen Zahl von Seite A.
lab-power-alone = kleinster Unterschied, für sich
lab-power-among = unter allen
lab-power-needed = Paare für einen kleinen
lab-power-wins = So viele Partien ({ $games }) zeigen in vier von fünf Fällen, dass ein Platz um { $alone } Prozentpunkte öfter oder seltener gewinnt als bei gleichem Spiel, wenn man nur auf diesen Platz sieht; unter allen Vergleichen dieses Berichts { $among } Punkte. Ein Prozentpunkt braucht { $needed } Partien, oder { $sides } je Seite, wo zwei Regelwerke ohne gemeinsames Glück verglichen werden.
lab-power-help =
    Sagt, wie viele Partien einen Unterschied zeigen würden.

    Bei einem Anteil, etwa den Siegen eines Platzes, braucht es den Anteil und den Unterschied. Mit --from nimmt der Befehl den Ordner eines Vergleichs und sagt, was dessen Paare von Partien zeigen könnten, nach der Streuung, die darin gemessen wurde.
lab-power-examples =
    statecraft lab power --difference 2
    statecraft lab power --share 50 --difference 1
    statecraft lab power --from drei-urkunden
lab-power-difference-help = Der Unterschied, der sich zeigen soll, in Prozentpunkten.
lab-power-share-help = Wie groß der Anteil ungefähr ist, in Prozent; zu viert gewinnt jeder 25.
lab-power-from-help = Der Ordner eines Vergleichs zweier Seiten.
lab-power-for-one = { $games } Partien zeigen in vier von fünf Fällen, dass ein Anteil von { $share } um { $difference } Prozentpunkte abweicht.
lab-power-for-two = { $games } Partien je Seite zeigen einen solchen Unterschied zwischen zwei Regelwerken, die ohne gemeinsames Glück gespielt werden.
lab-power-paired = Paare mit denselben Startwerten brauchen meist weniger: Spiele ein paar hundert und frage dann mit --from.
lab-power-of = Was { $pairs } Paare von Partien in vier von fünf Fällen zeigen:
lab-power-no-pairs = { $path } enthält keinen Vergleich zweier Seiten.
lab-side-help = Eine weitere Seite, etwa "agents=no,edition=meine-ausgabe"; mehrmals möglich, für bis zu sechs Seiten im Ganzen.
lab-too-many-sides = { $count } Seiten passen nicht in eine Tabelle; { $most } dürfen es sein.
lab-sides-alike = Die Seiten { $one } und { $other } haben dieselben Regeln.

## Der Befehl

lab-help = Mit Bots messen, wie sich ein Spiel spielt: wie ausgeglichen es ist und was andere Regeln ändern.
lab-balance-help =
    Viele Partien zwischen Bots spielen und einen Bericht darüber schreiben.

    Der Bericht ist eine Seite, die überall funktioniert, mit den Diagrammen daneben: Siege nach Platz, Länge, Punkte nach Herkunft, was mit Siegen einhergeht, wie Partien enden, welche Regeln wirken, und Warnungen, wo etwas Partien von allein entscheidet. Wird der Lauf unterbrochen, macht derselbe Befehl weiter.
lab-balance-examples =
    statecraft lab balance globopolis --games 1000 --out bericht
    statecraft lab balance global-powers --bots novice --games 200 --out bericht --lang de
    statecraft lab balance globopolis --edition meine-ausgabe --set agents=no --games 500 --out meine
    statecraft lab balance globopolis --games 100000 --cluster tcp://10.0.0.5:8786 --out viele
lab-compare-help =
    Dieselben Partien nach zwei oder mehr Regelwerken spielen und berichten, was sich ändert.

    Seite A hat die Optionen von --set und die Ausgabe von --edition, Seite B die von --against und --against-edition. Was nicht genannt ist, bleibt wie gedruckt. Mit --side werden es mehr, bis zu sechs im Ganzen, in einer Tabelle gegen Seite A.
lab-compare-examples =
    statecraft lab compare globopolis --against titles_dealt=3 --games 500 --out drei-titel
    statecraft lab compare global-powers --set points=fresh --against points=added --games 500 --out punkte
    statecraft lab compare globopolis --against-edition meine-ausgabe --games 500 --out meine-oder-gedruckt
    statecraft lab compare globopolis --side titles_dealt=3 --side edition=meine-ausgabe --side agents=no --games 500 --out vier
lab-document-help =
    Gemessene Tabellen in Seiten schreiben, aus gespeicherten Läufen.

    Eine Stelle beginnt mit einer Zeile <!-- lab runs ORDNER… -->, <!-- lab topic NAME ORDNER -->, <!-- lab deeds NAME,NAME ORDNER… -->, <!-- lab sources ORDNER… --> oder <!-- lab chances ORDNER --> und endet mit <!-- end of lab -->. Ordner sind vom Ordner der Seite aus genannt; gelesen werden darin run.json und figures.json.
lab-document-examples =
    statecraft lab document docs/balance-global-powers.md
lab-document-page-help = Eine Seite mit solchen Stellen.
lab-document-done = { $path }: { $places ->
        [one] eine Tabelle
       *[other] { $places } Tabellen
    } geschrieben.
lab-document-no-place = { $path } hat keinen Platz für eine Tabelle: eine Zeile <!-- lab runs ORDNER --> und darunter eine Zeile { $end }.
lab-document-mark = „{ $words }“ nennt keine Tabelle: runs ORDNER…, topic NAME ORDNER, deeds NAME,NAME ORDNER…, sources ORDNER… oder chances ORDNER.
lab-document-run = { $path } ist nicht lesbar: { $reason }
lab-document-topic = Der Lauf in { $folder } kennt kein Thema „{ $topic }“.
lab-document-length = { $name }: Mittel, Median
lab-document-mean = { $mean }, { $median }
lab-document-first-round = in der ersten Runde vorbei
lab-document-ended = Ende durch { $reason }
lab-document-seats = Siege nach Platz
lab-document-places = Siege nach Reihenfolge, wer beginnt, zuerst
lab-games-help = Wie viele Partien, auf jeder Seite.
lab-bots-help = Der Bot auf allen Plätzen, oder mehrere mit Kommas dazwischen; diese rücken je Partie um einen Platz weiter.
lab-out-help = Der Ordner für Partien und Bericht. Liegt darin ein Teil desselben Laufs, geht es damit weiter.
lab-jobs-help = Wie viele Prozesse sich die Arbeit teilen; 0 heißt einer je Kern.
lab-cluster-help = Auf dem Dask-Cluster spielen, dessen Scheduler diese Adresse hat, etwa tcp://10.0.0.5:8786.
lab-csv-help = Die Tabellen als CSV statt als Parquet schreiben.
lab-against-help = Eine Option der Seite B setzen; mehrmals möglich.
lab-against-edition-help = Der Ordner mit der Ausgabe der Seite B.
lab-done = Der Bericht ist { $path }.
lab-interrupted = Unterbrochen: { $done } von { $games } Partien liegen in { $path }. Derselbe Befehl macht damit weiter.
lab-extra = Berichte brauchen Pakete, die nicht installiert sind ({ $missing }). So werden sie installiert: pip install 'statecraft-games[lab]'
lab-none-finished = Keine dieser Partien kam zu Ende, also gibt es nichts zu berichten.
lab-same-sides = Beide Seiten haben dieselben Regeln. Was Seite B hat, sagen --against oder --against-edition.
lab-run-another = { $path } enthält einen anderen Lauf ({ $what }). Bitte einen anderen Ordner wählen.
lab-run-occupied = { $path } ist kein Ordner des Labors und nicht leer. Bitte einen anderen Ordner wählen.
lab-run-broken = { $path } lässt sich nicht lesen: { $reason }
lab-run-line = { $path }, Zeile { $line }, ist keine Partie des Labors.
lab-cluster-extra = Für einen Cluster fehlt ein Paket. So wird es installiert: pip install 'statecraft-games[lab,cluster]'
lab-cluster-silent = Unter { $address } antwortet kein Scheduler: { $reason }
lab-cluster-empty = Der Cluster unter { $address } hat keine Worker. So werden welche gestartet: dask worker { $address }
lab-cluster-lost = Der Cluster hat Partien endgültig verloren: { $reason }. Was fertig ist, bleibt erhalten; derselbe Befehl macht damit weiter.
lab-cluster-other = Ein Worker des Clusters hat ein anderes Statecraft oder eine andere Ausgabe: { $reason }
