# Die Seite, die ohne Server spielt.

web-here-title = Spielen ohne Server
web-here-what = Regeln, Bots und Würfel laufen in diesem Browser. Du spielst allein gegen Bots, oder mehrere spielen reihum an einem Bildschirm.
web-here-kept-title = Was aufgehoben wird
web-here-kept = Deine Partien bleiben in diesem Browser und nirgends sonst. Speichere eine, um sie mitzunehmen: Jeder Statecraft-Server kann eine beendete Partie nachspielen und eine angefangene weiterspielen.
web-here-save = Speichern
web-here-save-which = { $game } vom { $date } speichern
web-here-save-open = In der Datei steht auch, was dir während der Partie verborgen ist.
web-here-none = Hier gibt es noch keine Partien.
web-here-console = Python in diesem Browser
web-here-coming = Die Spiele werden geladen …
web-here-opening = Die Spiele werden aufgebaut …
web-here-elsewhere = Du spielst in einem anderen Tab dieses Browsers. Schließe ihn, dann geht es hier weiter.
web-here-broken = Hier ist etwas schiefgegangen. Was du gespielt hast, ist aufgehoben.
web-here-offer-title = Hier spielen, ohne Server
web-here-offer = Dieselben Spiele allein in deinem Browser: gegen Bots oder an einem Bildschirm, auch im Zug. Dafür werden einmal 10 MB geladen.
web-here-go = Ohne Server spielen
web-here-new = Es gibt eine neue Version dieser Seite.
web-here-new-take = Übernehmen
web-here-ready = Diese Seite liegt jetzt in deinem Browser: Sie öffnet sich und spielt auch ohne Verbindung.
