### Alles, was der Befehl statecraft sagt.

cli-help =
    Statecraft: Globopolis und Global Powers, zwei Brettspiele um die Weltpolitik.

    Spielen Sie im Terminal, lesen Sie die Regeln mit dem Code und den Tests dahinter, sehen Sie nach, was in der Schachtel steckt, und prüfen Sie eine eigene Ausgabe.
cli-examples = Beispiele
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-error = Fehler
cli-examples-all =
    statecraft play globopolis
    statecraft rules core
    statecraft edition check meine-ausgabe
    statecraft --lang en --help
cli-lang-help = Sprache der Ausgaben: en oder de. Ohne Angabe gilt die Sprache Ihres Systems.
cli-json-help = JSON ausgeben, damit ein Programm es lesen kann.
cli-game-help = Name eines Spiels, „core“ für das Spielwerk selbst oder der volle Name eines Python-Pakets mit einem Spiel.

## Zählen und Scheitern

cli-problems = { $count ->
    [one] { $count } Problem gefunden.
   *[other] { $count } Probleme gefunden.
}
cli-no-such-path = { $path } gibt es nicht.
cli-no-such-game = Ein Spiel „{ $name }“ gibt es nicht. Hier bekannt: { $known }.
cli-not-a-game = Das Paket { $package } ist kein Spiel: Ihm fehlt GAME.
cli-bare-folder = { $package } ist ein bloßer Ordner; ein Spiel ist ein Paket mit einer __init__.py.
cli-broken-game = { $package } lässt sich nicht importieren: { $reason }

## statecraft version

cli-version-help = Zeigen, welche Version dies ist.
cli-version = Statecraft { $statecraft } mit Python { $python }{ $engine ->
    [compiled] {", mit kompilierter Engine"}
   *[pure] {""}
}
cli-version-examples =
    statecraft version
    statecraft version --json

## statecraft rules

cli-rules-help =
    Die nummerierten Regeln eines Spiels ausgeben.

    Zu jeder Regel stehen ihre Quelle, der Code, der ihre Nummer nennt, und im Quellverzeichnis die Tests, die sie abdecken.
cli-rules-examples =
    statecraft rules core
    statecraft rules core --lang en
    statecraft rules core --json
    statecraft rules globopolis GB-8.15
    statecraft rules core --check
cli-rules-id-help = Regeln nach ihren Nummern, etwa GB-8.15, oder ein Kapitel, etwa GB-8; ohne Angabe alle.
cli-rules-no-rule = In { $game } gibt es keine Regel „{ $id }“. Vielleicht: { $near }.
cli-rules-world-help = Statt der Regeln die Geschichte, ein Glossar, Tipps und Fragen.
cli-rules-no-world = { $game } hat weder Geschichte noch Glossar.
cli-rules-check-help = Prüfen, ob Code jede Regel nennt und Tests sie belegen (nur im Quellverzeichnis): wenn nicht, Rückgabewert 1 und eine Liste.
cli-rules-checking = Die Tests zu den Regeln von { $game } laufen
cli-rules-needs-checkout = --check liest die Tests von { $game }, und zu { $folder } gibt es keine. Bitte im Quellverzeichnis ausführen, nicht in einer installierten Fassung.
cli-rules-needs-pytest = --check führt Tests aus und braucht pytest: Nutzen Sie die Umgebung, die „make test“ anlegt.
cli-rules-proven = Jede Regel von { $game } ist durch einen Test belegt.
cli-rules-no-checkout = Tests werden nur im Quellverzeichnis aufgeführt.
cli-rules-from = Quelle:
cli-rules-code = Code:
cli-rules-tests = Tests:
cli-rules-none = keine
cli-kind-does = bewirkt
cli-kind-forbids = verbietet
cli-kind-defines = legt fest
cli-finding-rulebook = Regelwerk: { $subject }
cli-finding-source = Quelle: { $subject }
cli-finding-untested = { $subject } hat keinen Test: { $detail }
cli-finding-unpassed = { $subject } hat zugeordnete Tests, aber keiner davon lief und bestand: { $detail }
cli-finding-uncited = { $subject } nennt kein Code: { $detail }
cli-finding-unrefused = { $subject } verbietet etwas, aber kein Test hat die Ablehnung gesehen: { $detail }
cli-finding-stray-mark = { $subject } steht an einem Test, ist aber keine Regel: { $detail }
cli-finding-failed = Test nicht bestanden: { $subject }

## statecraft options

cli-options-help =
    Die Optionen eines Spiels: Vorgabe, was gesetzt werden darf, die Regel und was sie bedeutet.

    In anderen Befehlen setzt man jede mit --set NAME=WERT.
cli-options-examples =
    statecraft options globopolis
    statecraft options global-powers --lang en
    statecraft options globopolis --json
cli-options-number = { $low } bis { $high }

## statecraft edition

cli-edition-help = Ausgaben prüfen und zeigen: die Spielpläne, Karten und Preise, mit denen ein Spiel gespielt wird.
cli-edition-check-help =
    Den Ordner einer Ausgabe prüfen und alles, was daran nicht stimmt, auf einmal auflisten.

    Der Ordner enthält edition.toml, die Tabellen des Spiels als TOML-Dateien und die gedruckten Wörter als en.ftl und de.ftl. Nichts darin wird ausgeführt.
cli-edition-check-examples =
    statecraft edition check meine-ausgabe
    statecraft edition check meine-ausgabe --game globopolis
    statecraft edition check meine-ausgabe --json
cli-edition-path-help = Der Ordner der Ausgabe.
cli-edition-game-help = Das Spiel, für das sie gedacht ist, falls edition.toml es nicht sagt.
cli-edition-new-help =
    Eine eigene Ausgabe beginnen: eine Kopie derjenigen, die zum Spiel gehört.

    Ändern Sie Tabellen und Wörter, lassen Sie sie prüfen und spielen Sie damit über --edition.
cli-edition-new-examples =
    statecraft edition new globopolis meine-ausgabe
    statecraft edition check meine-ausgabe
    statecraft play globopolis --edition meine-ausgabe
cli-edition-new-path-help = Ein Ordner dafür, neu oder leer.
cli-edition-new-done = { $path } ist eine Kopie der mitgelieferten Ausgabe, in { $count } Dateien. Geben Sie ihr in edition.toml einen eigenen Namen und eine eigene Version.
cli-edition-new-next = Wenn sie so ist, wie Sie sie möchten: statecraft edition check { $path }; statecraft play { $game } --edition { $path }
cli-edition-new-taken = { $path } gibt es schon, und es ist kein leerer Ordner. Nennen Sie einen anderen; geändert wurde nichts.
cli-edition-new-failed = { $path } lässt sich nicht schreiben: { $reason }
cli-edition-reference-help = Zeigt jede Tabelle, Spalte, Grenze, Wirkung und jeden Text, den eine Ausgabe eines Spiels haben kann, aus dem Spiel selbst gewonnen.
cli-edition-reference-examples =
    statecraft edition reference globopolis
    statecraft edition reference global-powers --json
cli-edition-show-help = Die Ausgabe zeigen, die einem Spiel beiliegt, mit der Herkunft jeder Zahl.
cli-edition-show-examples =
    statecraft edition show globopolis
    statecraft edition show globopolis --lang en
    statecraft edition show globopolis --json
cli-edition-none = { $game } liegt keine Ausgabe bei.
cli-edition-sound = { $path } ist eine einwandfreie Ausgabe.
cli-edition-warning = Warnung: { $problem }
cli-edition-warnings = { $count ->
    [one] Es gibt { $count } Warnung; gespielt werden kann trotzdem.
   *[other] Es gibt { $count } Warnungen; gespielt werden kann trotzdem.
}
cli-edition-digest = Prüfsumme:
cli-edition-printed = Aufdruck
cli-edition-provenance = Herkunft
cli-provenance-seed = aus dem Original
cli-provenance-public = allgemein bekannt
cli-provenance-reconstruction = rekonstruiert

## Plätze, Bots und Optionen

cli-not-playable = „{ $name }“ lässt sich nicht spielen: Das ist das Spielwerk, kein Spiel.
cli-seats-help = Wie viele Spieler; ohne Angabe 4.
cli-teams-help = Für Teams: das Team jedes Platzes in Zugreihenfolge, etwa 0,1,0,1.
cli-bots-help = Wer die übrigen Plätze spielt, der Reihe nach und immer wieder: random, learner (freundlich, macht Fehler), novice (ein Anfänger in beiden Spielen), steady (spielt beide mit Überlegung), expert (rechnet voraus), master (rechnet nach Gelerntem voraus), process:BEFEHL (ein eigenes Programm). Wer vorausrechnet, bekommt je Antwort ein Maß: name:sims=200 oder name:seconds=1. Die Bots der Spiele haben auf Wunsch ein Temperament: steady:temper=raider.
cli-edition-own-help = Der Ordner einer Ausgabe, die statt der beiliegenden gilt.
cli-set-help = Eine Option des Spiels setzen; mehrfach möglich.
cli-seats-count = Es können 2 bis { $most } Spieler oder Teams spielen, nicht { $count }.
cli-seats-most = Es gibt höchstens { $most } Plätze, nicht { $count }.
cli-seats-or-teams = Entweder --seats oder --teams: --teams sagt schon, wie viele Plätze es gibt.
cli-teams-form = --teams { $teams }: das Team jedes Platzes als Zahl ab 0 angeben, mit Kommas dazwischen, etwa 0,1,0,1.
cli-me-form = --me { $me }: Plätze von 0 bis { $last } angeben, mit Kommas dazwischen.
cli-no-such-bot = Einen Bot „{ $name }“ gibt es nicht. Hier bekannt: { $known }.
cli-bot-not-here = Für { $game } gibt es keinen Bot „{ $name }“. Es gibt: { $known }.
cli-bot-python-form = Bot „{ $name }“: Nach dem Doppelpunkt stehen ein Modul und was darin einen Spieler macht, etwa python:meinebots:Sparsam.
cli-bot-python-missing = Bot „{ $name }“ lässt sich nicht laden: { $reason }.
cli-bot-python-arguments = Bot „{ $name }“ lässt sich nicht herstellen: Er muss ohne Angaben aufgerufen werden können, oder mit Startzahl, Platz und dem Namen, wie er genannt wurde.
cli-bot-python-no-player = Bot „{ $name }“ ist kein Spieler: Ihm fehlt die Methode choose(handle).
cli-bot-no-command = Bot „{ $name }“: Nach dem Doppelpunkt muss das Programm stehen, etwa process:./meinbot.
cli-bot-no-program = Ein Programm „{ $program }“ zum Mitspielen gibt es nicht, oder es darf nicht ausgeführt werden.
cli-bot-setting-form = Bot „{ $name }“: „{ $setting }“ ist keine Angabe; bitte wie sims=200 oder seconds=1 schreiben.
cli-bot-setting-unknown = Bot „{ $name }“: Die Angabe „{ $setting }“ gibt es hier nicht, oder sie steht doppelt da. Es gibt: { $known }.
cli-bot-setting-sims = Bot „{ $name }“: sims ist eine ganze Zahl ab 1, nicht „{ $word }“.
cli-bot-setting-seconds = Bot „{ $name }“: { $setting } ist eine Zahl von Sekunden über 0, etwa 0.5, nicht „{ $word }“.
cli-bot-setting-temper = Bot „{ $name }“: Ein Temperament „{ $word }“ gibt es nicht. Es gibt: { $known }.
cli-set-form = --set { $setting }: bitte als Option=Wert schreiben.
cli-no-such-option = Dieses Spiel hat keine Option „{ $name }“. Es hat: { $known }.
cli-option-one-of = { $name } muss eines von { $choices } sein, nicht „{ $word }“.
cli-option-yes-no = { $name } muss yes oder no sein, nicht „{ $word }“.
cli-option-number = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $word }“.
cli-bad-options = Diese Optionen passen nicht zusammen: { $reason }
cli-bad-record = { $path } lässt sich nicht weiterspielen: { $reason }

## statecraft play

cli-play-help =
    Ein Spiel im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.

    Geben Sie die Nummer einer Wahl ein; „?“ zählt auf, was sonst noch möglich ist.
cli-play-examples =
    statecraft play globopolis
    statecraft play globopolis --seats 3 --me 0,2
    statecraft play globopolis --dice ask --save spiel.jsonl
    statecraft play globopolis --load spiel.jsonl --lang en
    statecraft play global-powers --seats 3 --bots random
cli-play-me-help = Ihr Platz, gezählt ab 0; mit Kommas mehrere, wenn mehrere Menschen spielen.
cli-play-seed-help = Eine Zahl, die alle Würfel und Karten und die Wahl der Bots festlegt.
cli-play-dice-help = Wer würfelt: computer, oder ask, um das Ergebnis echter Würfel einzutippen.
cli-play-load-help = Ein gespeichertes Spiel fortsetzen.
cli-play-until-help = Bis zu dieser Uhrzeit spielen oder so viele Minuten lang: Die Runde wird beendet, dann zählen die Punkte.
cli-play-until-form = --until nimmt eine Uhrzeit wie 22:30 oder 1 bis 1440 Minuten, nicht „{ $word }“.
cli-play-until-game = { $game } wird nicht bis zu einer festen Zeit gespielt.
cli-play-until = Gespielt wird bis { $at }: Die Runde, in der es schlägt, wird beendet, dann zählen die Punkte.
cli-play-load-alone = Ein gespeichertes Spiel hat seine Plätze und Optionen schon: --load bitte ohne --seats, --teams, --set und --until.
cli-play-save-help = Das Spiel in dieser Datei speichern, wenn es endet oder Sie gehen.
cli-play-welcome = { $game }, Partie Nr. { NUMBER($seed, useGrouping: 0) }. „?“ zeigt die Hilfe, „q“ beendet.
cli-play-player = Spieler
cli-play-you = (du)
cli-play-gave-up = (hat aufgegeben)
cli-play-round = Runde { $round }
cli-play-turn = { $seat } ist am Zug
cli-play-offer = Angebot Nr. { $number }: { $by } gibt { $to } { $give } für { $get }.
cli-play-ring = Ring { $number }: { $by } gibt { $give } an { $to }, von dort { $between } an { $third }, von dort { $get } an { $by }. Zugestimmt: { $agreed }.
cli-play-promise = Versprochen: { $promise }.
cli-play-over = Das Spiel ist zu Ende.
cli-play-rank = { $rank }. { $holder }: { $score }
cli-play-hand-over = { $seat }, bitte an die Tastatur; Enter drücken, wenn sonst niemand zusieht.
cli-play-prompt = Deine Wahl:
cli-play-skip = Deine Wahl (Enter: lassen):
cli-play-confirm = So machen? (Enter: ja, n: nein)
cli-play-concede = Endgültig aufgeben? (Enter: ja, n: nein)
cli-play-no-way-back = Hier gibt es keine Wahl zurückzunehmen; „u“ nimmt den letzten Schritt zurück.
cli-play-unknown = „{ $typed }“ ist weder eine Nummer von oben noch ein Befehl; „?“ zählt die Befehle auf.
cli-play-commands =
    { "" }  Nummer    wählen
    { "" }  b         eine Wahl zurück
    { "" }  u         den letzten eigenen Schritt zurücknehmen
    { "" }  m         das ganze Brett
    { "" }  t         handeln: ein Angebot machen oder zurückziehen
    { "" }  w         warum anderes gerade nicht geht
    { "" }  r NR      eine Regel lesen, etwa r ST-6.1
    { "" }  o         Angebote und Daueraufträge; o 3 erteilt Auftrag Nr. 3 oder nimmt ihn zurück
    { "" }  hint      was ein Bot tun würde
    { "" }  l         das ganze Protokoll
    { "" }  s DATEI   das Spiel speichern
    { "" }  c         aufgeben
    { "" }  q         gehen
cli-play-elsewhere = { "" }  Hier nicht gefragt: { $verbs }. (ST-1.4)
cli-play-no-trade = Jetzt gibt es nichts zu handeln.
cli-play-no-rule = Eine Regel „{ $id }“ steht in den Regelwerken dieses Spiels nicht.
cli-play-no-offers = { "" }  Es sind keine Angebote offen.
cli-play-orders = Daueraufträge: Angekreuzte Fragen werden für dich so vorsichtig wie möglich beantwortet. „o 1“ ändert den ersten.
cli-play-decided = Im Voraus entschieden und zuerst versucht; ihre Nummern nehmen sie zurück:
cli-play-order = { $conditions ->
    [always] { $asked } In jedem Fall: { $answer }
   *[other] { $asked } Falls gilt: { $conditions } – { $answer }
}
cli-play-and = { $one } und { $other }
cli-play-no-order = Einen Dauerauftrag Nr. { $typed } gibt es nicht.
cli-play-hint = { "" }  Der Bot würde wählen: { $action }
cli-play-hint-nothing = { "" }  Der Bot würde es lassen.
cli-play-save-where = Bitte sagen, wohin: s DATEI
cli-play-save-first = Das Spiel speichern? (Dateiname, Enter: nein)
cli-play-saved = Gespeichert in { $path }.
cli-play-not-saved = { $path } ließ sich nicht schreiben: { $reason }
cli-play-left = Du verlässt den Tisch.
cli-dice-for = { $what } ({ $seat })
cli-dice-throw = { $sides } werfen und eintippen, was sie zeigen (Enter: der Computer würfelt)
cli-dice-draw = die Nummer der Karte eintippen (Enter: der Computer zieht)
cli-dice-deal = die Nummern der Karten eintippen, Hand für Hand ({ $sizes }) (Enter: der Computer gibt)
cli-dice-lot = die gezogene Nummer eintippen, 1 bis { $count } (Enter: der Computer zieht)

## statecraft simulate

cli-simulate-help =
    Viele Spiele zwischen Bots spielen und sagen, wie sie ausgingen.

    Gleiche Angaben ergeben immer dieselben Spiele und dieselbe Prüfsumme, gleich mit wie vielen Prozessen. Rückgabewert 1, wo ein Bot, der ein Programm ist, vor seinem Spiel zu Ende war.
cli-simulate-examples =
    statecraft simulate globopolis --games 1000 --seed 1
    statecraft simulate globopolis --seats 3 --bots random --jobs 2 --json
    statecraft simulate global-powers --seats 4 --bots random --games 50
cli-simulate-games-help = Wie viele Spiele.
cli-simulate-seed-help = Eine Zahl, die alle Würfel, Karten und Entscheidungen festlegt.
cli-simulate-jobs-help = Wie viele Prozesse sich die Arbeit teilen; 0 heißt einer je Kern.
cli-simulate-running = { $game } wird gespielt{ $engine ->
    [compiled] {", auf der übersetzten Spielmaschine"}
   *[pure] {""}
}
cli-fixed-edition = { $game } wird mit der beiliegenden Ausgabe gespielt und nimmt keine andere.
cli-figure-games = Spiele
cli-figure-finished = beendet
cli-figure-decisions = Entscheidungen
cli-figure-decisions-per-s = Entscheidungen/s
cli-figure-games-per-s = Spiele/s
cli-figure-rounds = Runden
cli-figure-wins = Siege nach Platz
cli-figure-end-reasons = Ende, weil
cli-figure-digest = Prüfsumme
cli-spread-mean = Mittel
cli-spread-min = wenigste
cli-spread-q25 = Viertel
cli-spread-median = Median
cli-spread-q75 = drei Viertel
cli-spread-max = meiste

## statecraft arena

cli-arena-help =
    Bots unter gleichen Bedingungen gegeneinander spielen lassen und sagen, wer wie stark ist.

    Jede mögliche Sitzordnung der Bots spielt mit denselben Würfeln und Karten; so begünstigen weder Platz noch Glück jemanden. Die Tabelle ist mit jeder Zahl von Prozessen dieselbe. Rückgabewert 1, wo ein Bot, der ein Programm ist, vor seinem Spiel zu Ende war.
cli-arena-examples =
    statecraft arena globopolis --bots novice,random,random,random --games 100
    statecraft arena global-powers --bots novice,random,random --games 300 --jobs 2 --out ergebnisse
    statecraft arena --from ergebnisse --json
cli-arena-bots-help = Die Bots, einer je Platz, 2 bis 5; derselbe darf mehrmals dabei sein.
cli-arena-games-help = Wie viele Spiele; aufgerundet auf ganze Sätze aller Sitzordnungen.
cli-arena-out-help = Ein Ordner für die Spiele. Eine unterbrochene Arena geht dort weiter, wo sie war.
cli-arena-from-help = Die Tabelle aus einer gespeicherten Arena machen, statt zu spielen; mehrfach möglich.
cli-arena-replay-help = Mit --from: auch jedes gespeicherte Spiel nachspielen und sehen, ob es wie vermerkt endet.
cli-arena-ladder-help = Mit --from: die Tabellen in diese Seite schreiben, zwischen ihre beiden Marken.
cli-arena-from-alone = --from macht eine Tabelle aus Gespeichertem: bitte ohne Spiel, --bots und --out.
cli-arena-needs-from = --ladder und --replay gehören zu --from, das eine gespeicherte Arena nennt.
cli-arena-game-or-from = Entweder ein Spiel und seine --bots nennen oder mit --from eine gespeicherte Arena.
cli-arena-bots-count = --bots: einen Bot je Platz nennen, 2 bis { $most }, nicht { $count }.
cli-arena-another = { $path } enthält eine andere Arena: mit anderen Bots, Optionen, Regeln, anderer Startzahl oder Ausgabe. Bitte einen anderen Ordner wählen.
cli-arena-none = { $path } enthält keine Arena: { $reason }
cli-arena-line = { $path }: Zeile { $line } ist kein Ergebnis.
cli-arena-empty = { $path } hat noch keinen vollständigen Satz. Der Befehl, der sie begann, setzt sie fort.
cli-arena-record = { $path } lässt sich nicht nachspielen: { $reason }
cli-arena-otherwise = { $path } endet nicht wie vermerkt.
cli-arena-about = { $game }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } in { $sets ->
        [one] einem Satz
       *[other] { $sets } Sätzen
    }, Startzahl { $seed }
cli-arena-head-bot = Bot
cli-arena-head-seat = Platz
cli-arena-head-share = Sieganteil
cli-arena-head-interval = 95-%-Bereich
cli-arena-head-rating = Wertung
cli-arena-head-faults = Fehler
cli-arena-head-sigma = Unsicherheit
cli-arena-unfinished = { $count ->
        [one] Ein Spiel ging nicht zu Ende.
       *[other] { $count } Spiele gingen nicht zu Ende.
    }
cli-bot-faults = { $name }: { $faults }
cli-bot-died = { $name } war vor dem Spiel zu Ende, in { $count ->
        [one] einem Spiel
       *[other] { $count } Spielen
    }; danach hat der Platz Vorgaben gespielt. Rückgabewert 1.
cli-ladder-marks = { $path } hat keinen Platz für die Rangliste: eine Zeile { $begin } und darunter eine Zeile { $end }.
cli-ladder-again = Alles von hier bis zum Ende des Abschnitts schreibt
cli-ladder-about = **{ $game }**, { $games } Spiele in { $sets ->
        [one] einem Satz
       *[other] { $sets } Sätzen
    } aller Sitzordnungen, mit der Ausgabe `{ $edition }`:
cli-ladder-seats = Siege nach Platz: { $shares }.

## statecraft train

cli-train-help =
    Aus Partien zwischen Bots lernen, wer gewinnt, und eine Bewertung schreiben, die allen ihre Siegchance gibt.

    Bots jeder Stärke und frühere Bewertungen spielen gegeneinander; ein Netz wird daran angepasst, wer gewann, an nie gesehenen Partien gemessen und in der Arena gespielt. Jede Partie hängt allein von ihrer Nummer ab: Ein abgebrochenes Training geht mit demselben Befehl weiter.
cli-train-examples =
    statecraft train globopolis --out gelernt
    statecraft train global-powers --out gelernt --games 2000 --generations 3 --jobs 2
cli-train-out-help = Der Ordner für Partien und Bewertungen. Liegt darin ein Teil desselben Trainings, geht es damit weiter.
cli-train-games-help = Wie viele Partien jede Generation hat.
cli-train-generations-help = Wie viele Generationen; alle nach der ersten spielen auch gegen das, was vorher gelernt wurde. Später können weitere dazukommen.
cli-train-units-help = Wie viele verborgene Einheiten das Netz hat.
cli-train-match-help = Wie viele Partien der Arena ein master mit der letzten Bewertung am Ende spielt, allein gegen drei steady; 0 für keine.
cli-train-running = Partien zum Lernen ({ $engine })
cli-train-step = Generation { $generation }, { $round }. Mal durch alle Partien: Überraschung { $loss }
cli-train-measured = Über { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, beurteilt von Netzen, die sie nicht gesehen hatten:
cli-train-part = Bei { $part } % einer Partie: AUC { $auc }, Brier { $brier } (wie steady rechnet: { $reckoned }, { $before }; nur nach Punkten: { $points })
cli-train-off = Die Chancen verfehlen im Mittel um { $off } von hundert Punkten, was daraus wird.
cli-train-done = Die Bewertung ist { $path }.
cli-train-interrupted = Unterbrochen: Was fertig ist, liegt in { $path }. Derselbe Befehl macht damit weiter.
cli-train-extra = Das Training braucht numpy, das nicht installiert ist. So wird es installiert: pip install 'statecraft-games[train]'
cli-train-few = --games: Um etwas zu lernen, braucht eine Generation mindestens { $least } Partien, nicht { $games }.
cli-train-no-game = Für { $game } sagt noch nichts, wie ein Tisch in Zahlen aussieht. Es gibt globopolis und global-powers.

## statecraft bench-bots

cli-bench-bots-help =
    Einen Bot nach einem festen Ablauf messen und das in einer Zeile zum Vergleichen sagen.

    Er spielt allein gegen drei novice, drei steady und drei expert, immer dieselben Partien in allen Sitzordnungen. Zeilen desselben Ablaufs, Spiels und derselben Ausgabe lassen sich vergleichen.
cli-bench-bots-examples =
    statecraft bench-bots globopolis steady
    statecraft bench-bots global-powers master:sims=100 --out ergebnisse --jobs 2
cli-bench-bots-bot-help = Der Bot, wie bei --bots der Arena; einer, der sucht, denkt ohne weitere Angabe 64 gedachte Partien lang nach.
cli-bench-bots-sets-help = Wie viele Sätze aller Sitzordnungen gegen jeden Gegner; nur Zeilen mit der üblichen Zahl gehören zum Ablauf.
cli-bench-bots-one = Einen Bot zum Messen nennen, nicht { $count }.

## statecraft bot

cli-bot-help = Einen eigenen Bot beginnen.
cli-bot-new-help =
    Einen eigenen Bot schreiben, der sofort spielt und den Sie dann besser machen.

    Hier entsteht ein Ordner seines Namens, mit einer README, die sagt, wie man ihn spielen lässt. Nichts, was da ist, wird überschrieben.
cli-bot-new-examples =
    statecraft bot new mein-bot
    statecraft bot new mein-bot --game globopolis
    statecraft bot new mein-bot --language javascript
cli-bot-new-name = Wie er heißt: Buchstaben, Ziffern und Bindestriche. So heißt auch der Ordner.
cli-bot-new-language = Worin er geschrieben ist: Python, mit einem Test, oder JavaScript, als eigenes Programm.
cli-bot-new-game = Das Spiel, für das er ist; ohne Angabe spielt er jedes.
cli-bot-new-no-name = „{ $name }“ kann kein Bot heißen: Ein Name beginnt mit einem Buchstaben und hat Buchstaben, Ziffern und einzelne Bindestriche, wie mein-bot.
cli-bot-new-done = { $path } enthält einen Bot, der sofort spielt, in { $count } Dateien. So spielt er:
cli-bot-new-readme-python = Ein Bot für Statecraft, in Python. Was er von einer Stellung hält, ist die Funktion `worth`. Mit diesen Befehlen spielt er, aus dem Ordner, in dem { $name } liegt; das Übrige steht in docs/bots.md von Statecraft.
cli-bot-new-readme-javascript = Ein Bot für Statecraft, in JavaScript, für node. Was er antwortet, entscheidet die Funktion `choose`; mit BOT_TALKS=1 sagt er seine Antworten in Worten. Mit diesen Befehlen spielt er, aus dem Ordner, in dem { $name } liegt; das Übrige steht in docs/bots.md von Statecraft.

## statecraft odds

cli-odds-help =
    Genaue Wahrscheinlichkeiten in einem Spiel ausrechnen.

    Jede Frage hat ihre eigenen Zahlen, die mit --name zahl angegeben werden. In Globopolis fragt takeover nach den Würfeln von Angreifer (--aggressor) und Verteidiger (--defender), von 0 (nur das Polyeder) bis 6, und cleaning nach den Agenten des Besitzers (--owner, 0 bis 3) und des Eindringlings (--infiltrator, 1 bis 3). In Global Powers fragen war (Krieg) und coup (Putsch) nach dem Vorsprung (--lead) des Angreifers oder Putschisten, der auch negativ sein kann: in Militärchips (-5 bis 5) oder in Politikern samt Einsätzen; assassination (Attentat) fragt nach nichts.
cli-odds-examples =
    statecraft odds globopolis takeover --aggressor 4 --defender 3
    statecraft odds globopolis takeover --aggressor 6 --defender 6 --set times_six=yes --json
    statecraft odds globopolis cleaning --owner 2 --infiltrator 1
    statecraft odds global-powers war --lead 2
    statecraft odds global-powers coup --lead -1 --json
cli-odds-what-help = Wonach gefragt wird, etwa takeover.
cli-odds-none = Zu { $game } gibt es keine Wahrscheinlichkeiten auszurechnen.
cli-odds-unknown = Zu „{ $what }“ gibt es keine Wahrscheinlichkeiten. Es gibt: { $known }.
cli-odds-missing = { $name } fehlt: eine ganze Zahl von { $low } bis { $high }.
cli-odds-extra = { $what } hat keine Zahl „{ $name }“. Es hat: { $known }.
cli-odds-no-numbers = { $what } fragt nach keinen Zahlen; „{ $name }“ ist zu viel.
cli-odds-win = Siegchance:
cli-odds-draw = Gleichstand:
cli-odds-loss = Niederlage:
cli-odds-out = Das Opfer scheidet aus:
cli-odds-base = Das Opfer kehrt zur Basis zurück:
cli-odds-backfire = Das Attentat geht nach hinten los:
cli-odds-expected-moved = Erwartete Politiker, die einrücken:
cli-odds-expected-rounds = Erwartete Runden:

## statecraft verify

cli-verify-help =
    Den Bericht über die Würfel eines Tisches prüfen: jeden Wurf, jede Ziehung, jeden Keim und jede versiegelte Antwort, und dass nichts ausgelassen, verschoben oder geändert wurde. Bei den Mails einer Partie (einer mbox-Datei, einem Maildir oder einem Ordner mit .eml-Dateien) sagen, ob alle ein und dieselbe Geschichte erzählen, und welche nicht.

    Endet mit 0, wenn alles stimmt, sonst mit 1 und nennt den ersten falschen Eintrag und den Grund.
cli-verify-examples =
    statecraft verify bericht.json
    statecraft verify bericht.json --record partie.jsonl
    statecraft verify bericht.json --page bericht.html --lang en
    statecraft verify partien.mbox --head "31a4 c541 1d3a 598f ef7c 6b8d c825 1351"
cli-verify-file-help = Der Bericht, wie ihn der Server ausgibt (JSON), oder ein Postfach.
cli-verify-record-help = Die Aufzeichnung derselben Partie: auch prüfen, dass sie mit diesen Würfeln gespielt wurde.
cli-verify-key-help = Der Schlüssel des Servers oder sein Fingerabdruck: auch prüfen, dass der Bericht damit unterschrieben ist.
cli-verify-receipt-help = Eine Quittung, die der Server für einen Keim gegeben hat: auch prüfen, dass der Bericht ihren Eintrag hat. Mehrmals möglich.
cli-verify-page-help = Den Bericht als lesbare Seite schreiben.
cli-verify-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-verify-unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli-verify-no-report = { $file } ist kein Bericht über Würfel: { $reason }
cli-verify-no-record = { $file } ist keine Aufzeichnung einer Partie: { $reason }
cli-verify-no-receipt = Eine Quittung beweist nichts über diesen Bericht: { $reason }
cli-verify-right = Die Würfel des Tisches { $table } stimmen.
cli-verify-record-agrees = Die Aufzeichnung der Partie hat dieselben Ergebnisse und verlangt, durchgespielt, diese Würfel und Karten.
cli-verify-record-outcomes = Die Aufzeichnung der Partie hat dieselben Ergebnisse. Sie wurde nicht durchgespielt; welche Würfel und Karten sie verlangte, ist also nicht geprüft: { $reason }
cli-verify-game-unknown = Das Spiel „{ $game }“ gibt es hier nicht.
cli-verify-key = Unterschrieben mit dem Schlüssel { $key }, Fingerabdruck { $fingerprint }

### Postfächer als Beweis (statecraft verify POSTFACH).

cli-verify-head-help = Bei einem Postfach: der Kopf der Würfel, wie ihn ein anderer Spieler aufgeschrieben hat; prüft auch, ob diese Mails ihn haben.
cli-verify-no-dice-mails = { $file }: Keine Mail darin berichtet von Würfeln.
cli-verify-only-reports = --receipt und --page gehören zu einem Bericht, nicht zu einem Postfach.
mailbox-right = { $about } (Tisch { $table }): { $mails ->
    [one] Die einzige Mail erzählt eine Geschichte der Würfel ohne Widerspruch.
   *[other] Alle { $mails } Mails erzählen ein und dieselbe Geschichte der Würfel.
}
mailbox-wrong = { $table ->
    [none] { $mails ->
        [one] Eine Mail sagt nicht, zu welchem Tisch ihre Würfel gehören.
       *[other] { $mails } Mails sagen nicht, zu welchem Tisch ihre Würfel gehören.
    }
   *[other] { $about } (Tisch { $table }): Die Mails erzählen nicht ein und dieselbe ganze Geschichte der Würfel.
}
mailbox-entries = { $whole ->
    [yes] { "" }
   *[no] { "Ohne das, was falsch ist oder fehlt: " }
}{ $entries ->
    [one] Ein Eintrag
   *[other] { $entries } Einträge
}, { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}. Der Kopf des letzten ist { $head }. Frag die anderen Spieler: Ihrer muss derselbe sein.
mailbox-key = Das alles ist mit einem Schlüssel unterschrieben. Sein Fingerabdruck ist { $fingerprint } und muss unter jeder Mail des Servers stehen.
mailbox-missing = Die Einträge { $first } bis { $last } stehen hier in keiner Mail: Mindestens eine Mail fehlt. Was nach ihnen kommt, ist unterschrieben und legt fest, was davor war; seine Würfe sind nicht geprüft.
mailbox-wrong-shape = „{ $mail }“: Der Anhang ist beschädigt und lässt sich nicht lesen. Nimm die Mail so, wie sie kam, oder bitte einen anderen Spieler um seine.
mailbox-wrong-order = „{ $mail }“: Ihre Einträge folgen nicht aufeinander (Eintrag { $entry }).
mailbox-wrong-entry = „{ $mail }“: Eintrag { $entry } ist nicht das, was der Server unterschrieben hat. Jemand hat diese Mail geändert, nachdem sie verschickt war.
mailbox-wrong-key = „{ $mail }“: mit einem anderen Schlüssel unterschrieben. Sie ist nicht von diesem Server oder handelt nicht von diesem Spiel.
mailbox-wrong-head = „{ $mail }“: Ihr Text nennt einen anderen Kopf als den von Eintrag { $entry }, der angehängt ist.
mailbox-other-history = „{ $mail }“: erzählt ab Eintrag { $entry } eine andere Geschichte als die übrigen Mails, mit demselben Schlüssel unterschrieben. Jemandem wurde etwas anderes gesagt.
mailbox-wrong-table = „{ $mail }“: Die angehängten Würfel sind die eines anderen Tisches.
mailbox-wrong-dice = „{ $mail }“: Eintrag { $entry } ist falsch, obwohl ihn der Server unterschrieben hat. Der Server hat sein Wort gebrochen.
mailbox-head-found = Der Kopf { $head } ist in diesen Mails der von Eintrag { $entry }: Bis dahin wurde beiden dasselbe gesagt.
mailbox-head-unknown = Kein Eintrag in diesen Mails hat den Kopf { $head }: Wer ihn aufgeschrieben hat, dem wurde etwas anderes gesagt oder etwas Späteres.
