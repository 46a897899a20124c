### Alles, was der Befehl statecraft sagt.

cli-help =
    Statecraft: Globopolis und Global Powers, zwei Brettspiele um die Weltpolitik.

    Lesen Sie die Regeln mit dem Code und den Tests dahinter, sehen Sie nach, was in der Schachtel steckt, und prüfen Sie eine eigene Ausgabe.
cli-examples = Beispiele
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-error = Fehler
cli-examples-all =
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
cli-version = Statecraft { $statecraft } mit Python { $python }
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
    statecraft rules core --check
cli-rules-check-help = Prüfen, ob Tests jede Regel belegen (nur im Quellverzeichnis): wenn nicht, Rückgabewert 1 und eine Liste.
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
cli-finding-unrefused = { $subject } verbietet etwas, aber kein Test hat die Ablehnung gesehen: { $detail }
cli-finding-stray-mark = { $subject } steht an einem Test, ist aber keine Regel: { $detail }
cli-finding-failed = Test nicht bestanden: { $subject }

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
cli-edition-show-help = Die Ausgabe zeigen, die einem Spiel beiliegt, mit der Herkunft jeder Zahl.
cli-edition-show-examples =
    statecraft edition show globopolis
    statecraft edition show globopolis --lang en
    statecraft edition show globopolis --json
cli-edition-none = { $game } liegt keine Ausgabe bei.
cli-edition-sound = { $path } ist eine einwandfreie Ausgabe.
cli-edition-digest = Prüfsumme:
cli-edition-printed = Aufdruck
cli-edition-provenance = Herkunft
cli-provenance-seed = aus dem Original
cli-provenance-public = allgemein bekannt
cli-provenance-reconstruction = rekonstruiert
