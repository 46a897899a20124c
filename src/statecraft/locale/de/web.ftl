### Was die Seiten im Browser selbst sagen. Was ein Spiel sagt, sagen seine eigenen Texte.

## Überall

web-home = Zum Anfang
web-pages = Seiten
web-rules = Regeln
web-workshop = Werkstatt
web-learn = In zehn Minuten lernen
web-about = Über
web-loading = Einen Augenblick …
web-cannot-load = Dieser Teil ließ sich nicht laden.
web-brought-failed = Die eigene Darstellung von { $game } funktioniert nicht, darum steht hier die einfache. Die Seite neu zu laden kann helfen.
web-load-again = Neu laden
web-no-server = Der Server ist nicht zu erreichen.
web-nowhere = Diese Seite gibt es nicht.
web-done = Fertig
web-cancel = Abbrechen
web-back = Zurück
web-you = (du)
web-your-turn = Du bist am Zug
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-line-slow = Teile des Servers erreichen einander gerade nicht: Züge der anderen erscheinen vielleicht einige Sekunden später. Verloren geht nichts.

## Einstellungen

web-settings = Einstellungen
web-name = Name
web-theme = Aussehen
web-theme-night = Nacht
web-theme-paper = Papier
web-motion = Bewegung
web-motion-full = Voll
web-motion-calm = Ruhig
web-plain-list = Entscheidungen als einfache Listen
web-alone = Was nur eine Antwort hat, von selbst beantworten
web-as-system = Wie mein System
web-guest = Gast

## Anfang

web-welcome =
    Beherrsche den Ring.
    Gewinne die Wahl.
web-lead = Zwei Brettspiele um die Weltpolitik, in deinem Browser. Mit Freunden oder Bots, ohne Konto, jeder Würfel nachprüfbar.
web-continue = Weiterspielen
web-game-round = { $game }, Runde { $round }
web-standing = { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Platz { $place } von { $players }; { $name } führt mit { $best }
web-standing-first = Du führst mit { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
web-left-minutes = noch { $count } Min.
web-left-hours = noch { $count } Std.
web-left-days = noch { $count } Tage
web-turns-waiting = Du bist am Zug
web-with = mit { $names }
web-first-visit = Neu hier?
web-first-visit-text = Eine Lektion auf dem echten Brett, in deinem Tempo. Zehn Minuten, und du kannst mitspielen.
web-bots-of = Bots: { $bot }
web-one-fewer = Einer weniger
web-one-more = Einer mehr
web-look-on = Zusehen
web-players = Spieler
web-bots = Bots
web-bot-random = Zufall
web-bot-novice = Anfänger
web-bot-steady = Solide
web-bot-expert = Experte
web-play-now = Jetzt spielen
web-create = Tisch anlegen
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein öffentlicher Tisch offen. Leg einen an!
web-finished-tables = Beendete Spiele
web-join = An einen Tisch setzen
web-code = Code des Tisches
web-join-button = Hinsetzen
web-free-seat = freier Platz
web-status-open = offen
web-status-starting = beginnt
web-status-playing = im Gang
web-status-over = zu Ende
web-status-closed = geschlossen

## Einen Tisch anlegen

web-create-game = Ein Tisch { $game }
web-create-button = Tisch anlegen
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-me = Hier sitze ich
web-seat-at-this-screen = Jemand an diesem Bildschirm
web-seat-open = Frei für jemanden
web-seat-bot = Bot: { $bot }
web-more-seats = Noch ein Platz
web-fewer-seats = Letzten Platz entfernen
web-teams = Teams: Mehrere Plätze spielen für eine Farbe
web-seat-colour = Farbe von Platz { $seat }
web-teams-few = Mindestens zwei Farben müssen spielen.
web-table = Tisch
web-time = Zeit
web-time-none = Ohne Uhr
web-time-quick = Schnell: 30 Sekunden je Entscheidung
web-time-normal = Normal: 60 Sekunden je Entscheidung
web-time-day = Nach Tagen: einer je Zug, 7 auf Vorrat
web-time-days = Nach Tagen: 2 je Zug, 10 auf Vorrat
web-time-week = Nach Tagen: eine Woche je Zug, 14 Tage auf Vorrat
web-time-own-days = Nach Tagen: { $days } je Zug, { $bank } auf Vorrat
web-time-ahead = { $time }, ohne auf Antworten zu warten
web-time-weekdays = { $time }, Wochenenden frei
web-days-ahead = Züge der anderen warten nicht: Was kein Auftrag beantwortet, gilt als gepasst
web-weekends-off = Samstage und Sonntage zählen nicht
web-days-help = Die Tage zählen für alle nach der Uhr, wo sie wohnen. Auf niemanden wird nachts, im Urlaub oder wegen Kleinigkeiten gewartet: Daueraufträge antworten darauf.
web-days-mine = Meine Zeitzone, Nächte und Urlaube
web-public = Jeder darf diesen Tisch finden
web-hints-allowed = Tipps sind erlaubt
web-edition = Ausgabe
web-edition-box = Die mitgelieferte
web-edition-own = Eigene: { $name }
web-edition-bring = Eine eigene Ausgabe mitbringen
web-edition-help = Eine Ausgabe ist ein Ordner mit .toml- und .ftl-Dateien: Spielplan, Karten und Wörter. Wähle alle ihre Dateien auf einmal. Sie wird an privaten Tischen gespielt und zählt nicht für die Wertung.
web-edition-warnings = Damit kann gespielt werden. Aber sieh dir das an:
web-played-entry = Gespielt mit „{ $name }“ aus der Werkstatt, Fassung { $version }
web-played-entry-gone = Gespielt mit einem Eintrag der Werkstatt, den es dort nicht mehr gibt
web-create-entry = Optionen und Ausgabe sind die von „{ $name }“, Fassung { $version }, aus der Werkstatt.
web-create-no-entry = Optionen und Ausgabe selbst wählen
web-entry-private = Mit einer eigenen Ausgabe wird an privaten Tischen gespielt, und es zählt nicht für Wertungen.
web-time-own = { $seconds } Sekunden je Entscheidung
web-table-facts = Was gespielt wird
web-facts-public = Jeder darf diesen Tisch finden
web-facts-private = Nur mit dem Code oder Link
web-facts-hints = Tipps sind erlaubt
web-facts-no-hints = Ohne Tipps
web-facts-standard = Standardspiel, keine Option geändert
web-until = bis { $at }
web-until-help = Die Runde, in der die Zeit um ist, wird beendet, dann gewinnt, wer am meisten Punkte hat.
web-options-end = Wann das Spiel endet
web-options-setup = Am Anfang
web-options-play = Im Spiel
web-options-limits = Grenzen
web-option-victory-points = Punkte
web-option-victory-territories = Territorien
web-option-victory-bitter-end = wer übrig bleibt
web-option-redeal_missions-two = zu zweit
web-option-redeal_missions-always = immer
web-option-redeal_missions-never = nie
web-option-pass_pay-each = jedes Mal
web-option-pass_pay-turn = einmal im Spielzug
web-option-orss-bases = zu Basen
web-option-orss-nearest = auch zum nächsten Unabhängigen Territorium
web-option-orss-independent = auch zu Unabhängigen Territorien
web-option-orss-any = zu jedem Territorium
web-option-points-fresh = neu gezählt
web-option-points-added = zusammengezählt
web-option-assassination-german = nach dem deutschen Text
web-option-assassination-designer = nach dem Autor
web-option-expansion-german = nach dem deutschen Text
web-option-expansion-designer = nach dem Autor
web-option-placement-auction = Versteigerung
web-option-placement-open = offen
web-option-war_price-draw = nach einem Patt
web-option-war_price-always = immer
web-option-war_price-winner = der Sieger
web-option-coup_stakes-mauritius = nach Mauritius
web-option-coup_stakes-return = kommen zurück
web-option-warmonger-war = durch Krieg
web-option-warmonger-any = durch jede Gewalt

## Vor dem Spiel

web-lobby = { $game }: Wer spielt mit?
web-sit = Hinsetzen
web-get-up = Aufstehen
web-start = Spiel beginnen
web-start-needs = Einige Plätze sind noch frei. Besetze sie mit Menschen oder Bots, dann beginne.
web-start-ready = Alle Plätze sind besetzt.
web-seat-program = Für ein Programm
web-program = Platz { $seat } gehört einem Programm von dir. Sein Schlüssel steht nur jetzt hier; mit diesem Befehl spielt das Beispiel:
web-program-command = Befehl für das Programm
web-program-docs = Wie ein Programm hier spielt
web-fill = Freie Plätze mit Bots besetzen
web-close-table = Tisch schließen
web-host-starts = Der Gastgeber beginnt das Spiel, wenn alle Plätze besetzt sind.
web-invite = Einladen
web-invite-code = Code:
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-table-closed = Dieser Tisch ist geschlossen.

## Am Tisch

web-board = Spielplan
web-column = Entscheidung, Spieler und Verlauf
web-parts = Teile des Tisches
web-tab-seats = Spieler
web-tab-board = Plan
web-tab-mine = Meins
web-tab-log = Verlauf
web-tab-chat = Gespräch
web-round = Runde { $round }
web-watching = Du siehst zu
web-seat-shown = Platz
web-away = weg, ein Bot spielt
web-conceded = hat aufgegeben
web-waited-for = Hier wird gewartet.
web-waiting = Einen Augenblick …
web-waiting-for = Warten auf { $names }
web-dice-roll = Die Würfel entscheiden …
web-answer-kept = Deine Antwort gilt, sobald die Zeit um ist
web-time-left = Restzeit: { $time }
web-due-when = bis { $when }
web-choose = Wähle
web-do-it = So machen
web-hint = Tipp
web-undo = Zurücknehmen
web-more = Mehr
web-orders = Daueraufträge
web-orders-help = Ein Dauerauftrag beantwortet eine Frage für dich, immer mit dem, was bei abgelaufener Zeit geschieht. Niemand sonst erfährt davon.
web-order-give = Immer: { $answer }
web-order-drop = Mich wieder fragen
web-stop-clock = Uhr für eine Verhandlung anhalten
web-run-clock = Uhr laufen lassen
web-give-up = Aufgeben
web-give-up-sure = Aufgeben lässt sich nicht zurücknehmen.
web-give-up-yes = Jetzt aufgeben
web-back-together = Gemeinsam zurückgehen
web-back-help = Alle gehen an den Anfang eines Spielzugs zurück, wenn alle einverstanden sind; Bots sind es immer. So ein Spiel zählt nicht mehr für die Wertung.
web-back-this = An den Anfang dieses Spielzugs
web-back-before = An den Anfang des Spielzugs davor
web-back-wished = { $turns ->
    [0] { $name } möchte an den Anfang dieses Spielzugs zurück.
    [1] { $name } möchte an den Anfang des vorigen Spielzugs zurück.
   *[other] { $name } möchte { $turns } Spielzüge zurück.
}
web-back-agree = Einverstanden
web-back-refuse = Ablehnen
web-back-withdraw = Wunsch zurücknehmen
web-earlier = Früheres
web-message = Nachricht
web-send = Senden
web-no-talk = Noch hat niemand etwas gesagt.
web-unread = Neu:
web-talk-to = An wen
web-to-all = Alle
web-to = an { $names }
web-gallery = Zuschauer
web-notes = Notizen, die nur du siehst
web-notes-kept = Gespeichert.
web-disturbed = Jemanden stummschalten oder melden
web-mute = Stummschalten
web-unmute = Wieder hören
web-complain = Dem Betreiber melden
web-complain-text = Was ist geschehen?
web-complain-send = Melden
web-disturbed-told = Der Betreiber dieses Servers wurde benachrichtigt.

## Angebote

web-offer-to = An
web-offer-which = Antwort auf
web-offer-nothing = Nichts, womit sich handeln ließe.
web-offer-send = Angebot machen

## Das Ende und danach

web-over = Das Spiel ist zu Ende
web-rematch = Noch einmal
web-replay = Nachspielen
web-dice-report = Würfelbericht
web-to-table = Zum Tisch
web-replay-quiet = Von diesem Schritt war nichts zu hören.
web-seen-by = Gesehen von
web-turn-back = Einen Zug zurück
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-turn-on = Einen Zug weiter
web-run = Abspielen
web-pause = Anhalten
web-position = Stelle
web-speed = Tempo

## Regeln und Über

web-rules-core = Jeder Tisch
web-search-rules = In den Regeln suchen
web-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-rule-does = lässt etwas geschehen
web-rule-forbids = verbietet etwas
web-rule-defines = sagt, was etwas ist
web-source-seed = gedruckte Regeln, Zeile { $of }
web-source-ruling = Klarstellung { $of }
web-source-ours = eigene Regel dieser Ausgabe
web-about-what = Statecraft ist eine digitale Ausgabe zweier Brettspiele um die Weltpolitik, Globopolis und Global Powers, für den Browser, das Terminal und für Programme.
web-about-authors = Es ist eine unabhängige Ausgabe der Spiele ihrer Autoren. Spielplan, Karten und Bilder sind hier unsere eigenen.
web-about-dice = Jeder Würfel und jede gemischte Karte lässt sich hinterher nachprüfen: Zu jedem Tisch gibt es einen Würfelbericht.
web-version = Version { $version }
web-imprint = Impressum
web-privacy = Datenschutz
web-api = Für Programme: die Schnittstelle dieses Servers
