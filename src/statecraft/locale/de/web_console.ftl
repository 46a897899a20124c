# Die Python-Konsole der Seite, die ohne Server spielt.

console-title = Python in diesem Browser
console-what = Die Bibliothek der Spiele selbst, ausgeführt von Python in diesem Browser. Nichts, was du eintippst, verlässt ihn, und keine deiner Partien wird davon berührt.
console-examples = Beispiele
console-examples-help = Das sind die Beispiele der Dokumentation (auf Englisch). Jedes verwendet Namen aus denen davor: Führe sie also von vorn an aus.
console-example-play-a-game = Eine Partie spielen
console-example-look-at-a-table = Einen Tisch ansehen
console-example-clone-and-search = Kopieren und suchen
console-example-odds = Chancen
console-example-keep-and-compare = Aufheben und vergleichen
console-example-write-a-bot = Einen Bot schreiben
console-example-replay-a-record = Eine Aufzeichnung nachspielen
console-example-bars = Chancen als Balken
console-answers = Was Python gesagt hat
console-code = Python
console-code-help = Strg und Eingabetaste führen es aus. „bars“ zeichnet Zahlen mit ihren Namen: bars({ "{" }"a": 1, "b": 2{ "}" }).
console-run = Ausführen
console-stop = Anhalten
console-busy = Läuft …
console-stopped = Angehalten. Namen von vorher sind weg, die Partien sind aufgehoben.
