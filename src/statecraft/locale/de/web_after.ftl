### Was die Seiten sagen, die nach einem Spiel kommen oder neben den Tischen stehen: Würfel, Nachspielen, Leute.

## Wie ein Spiel verlief

web-result = Ergebnis
web-course = Woher die Punkte kamen
web-course-all = Alle Punktestände, Zug für Zug
web-course-of = Woher die Punkte von { $name } kamen
web-course-end = Am Ende:
web-course-whose = Wessen Punkte
web-course-everybody = Alle
web-course-table = Dasselbe als Tabelle
web-course-round = Runde
web-course-sum = Zusammen
web-part-gb-sheet-territories = Territorien
web-part-gb-sheet-guilds = Gilden
web-part-gb-sheet-developments = Entwicklungen
web-part-gb-sheet-groups = Farbgruppen
web-part-gb-sheet-bought = Gekaufte und verkaufte Punkte
web-part-gb-sheet-missions = Missionen
web-part-gb-sheet-cards = EINFLUSS-Karten
web-part-gb-sheet-journeys = Reisen: Schweiz, MONDLANDUNG!, rückwärts
web-part-gb-sheet-debts = Mit Punkten bezahlte Schulden
web-part-gp-sheet-sole = Alleinherrschaft
web-part-gp-sheet-majority = Mehrheitsregierung
web-part-gp-sheet-coalition = Koalitionsregierung
web-part-gp-sheet-opposition = Opposition
web-part-gp-sheet-un = UNO
web-part-gp-sheet-mauritius = Mauritius
web-part-gp-sheet-before = Frühere Wertungen

## Nachspielen

web-open-cards = Offene Karten
web-share = Teilen
web-share-help = Der Link öffnet das Spiel genau an dieser Stelle, so gesehen, wie du sie jetzt siehst.
web-share-link = Link zu dieser Stelle
web-fork = Von hier weiterspielen
web-fork-help = Ein neuer Tisch beginnt mit dieser Stellung und mit eigenen Würfeln, gegen Bots oder mit allen, die sich dazusetzen. Er zählt nicht für Wertungszahlen.
web-fork-seat = Ich spiele
web-fork-others = Die anderen
web-fork-go = Beginnen
web-record-save = Aufzeichnung speichern
web-record-bring = Ein Spiel von anderswo herbringen
web-record-bring-help = Eine Aufzeichnung ist eine Datei aus JSON-Zeilen, wie „Aufzeichnung speichern“ und die Befehlszeile sie schreiben. Sie wird durchgespielt, um zu sehen, dass sie die Regeln einhält. Ein Spiel, das nicht zu Ende ist, kann hier weitergehen.
web-record-file = Aufzeichnung wählen
web-record-none = { $file } ist keine Aufzeichnung eines Spiels.

## Würfel

web-dice-title = Würfel nachprüfen
web-dice-lead = Jeder Wurf, jedes Mischen und jede verdeckte Antwort eines Tisches steht in seinem Bericht (DR²). Dein Browser rechnet alles davon selbst nach und glaubt niemandem: weder den Mitspielern noch dem Server.
web-dice-looking = { $looked } von { $count } Einträgen sind geprüft …
web-dice-tampered = Dieser Bericht ist nicht echt
web-dice-tampered-help = { $checked ->
    [0] Nichts darin ist zu glauben.
    [one] Nur der Eintrag davor ist bewiesen; was danach kommt, beweist nichts mehr.
   *[other] Die { $checked } Einträge davor sind bewiesen; was danach kommt, beweist nichts mehr.
}
web-dice-of = { $game } mit { $names }.
web-dice-file = Aus der Datei { $file }.
web-dice-by-browser = { $count } Einträge, hier mit den Mitteln des Browsers geprüft, auch die Unterschriften.
web-dice-by-script = { $count } Einträge, hier von einem Skript geprüft, auch die Unterschriften, weil diese Seite nicht über https kam.
web-dice-no-report = { $file } ist kein Würfelbericht.
web-dice-save = Bericht speichern
web-dice-bring = Anderen Bericht prüfen
web-dice-own = Zurück zum Bericht dieses Tisches
web-dice-drop = oder eine Datei hierher ziehen
web-dice-luck = Erwartet und gekommen
web-dice-luck-help = Was alle Würfel bei den Würfen eines Spielers zusammen zeigten, gegen den Durchschnitt. Grau ist das Band, in dem ehrliche Würfel in 95 von hundert Fällen bleiben. In Kämpfen zählen die Würfel beider Seiten zum Wurf. Mehr ist nicht immer besser: Was die Würfel mit den Siegchancen gemacht haben, steht in der Analyse.
web-dice-luck-row = { $name }: { $came } auf { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
}, erwartet { $expected } ± { $band }
web-dice-luck-nobody = Würfe von niemandem
web-dice-luck-more = Wie viel Glück das war
web-dice-seat = Platz { $number }
web-dice-even = Sind die Würfel gleichmäßig?
web-dice-even-help = Balken zeigen, wie oft jede Zahl fiel, die gestrichelte Linie, wie oft sie im Mittel fallen sollte. Bei wenigen Würfen weicht es weit ab: Das ist Glück, kein Betrug.
web-dice-die = W{ $sides }
web-dice-thrown = { $count ->
    [one] einmal geworfen
   *[other] { $count }-mal geworfen
}
web-dice-spread = Wie oft jede Zahl des W{ $sides } fiel; erwartet wird jede { $expected }-mal. { $faces }
web-dice-few = Zu wenige Würfe, um etwas über diesen Würfel zu sagen.
web-dice-usual = χ² ist { $chi }: Von 100 ehrlichen Reihen weichen { $hundred } mindestens so weit ab. Nichts Ungewöhnliches.
web-dice-rare = χ² ist { $chi }: Von 100 ehrlichen Reihen weichen nur { $hundred } mindestens so weit ab. Ungewöhnlich, aber es kommt vor.
web-dice-strange = χ² ist { $chi }: Weniger als eine von tausend ehrlichen Reihen weicht so weit ab. Vergleiche es mit anderen Tischen.
web-dice-entries = Eintrag für Eintrag
web-dice-show = Zeigen
web-dice-show-rolls = Würfe und Ziehungen
web-dice-show-all = Alle Einträge
web-dice-more = Mehr zeigen (noch { $count })
web-dice-none = Noch wurde nicht gewürfelt.
web-dice-number = Wurf { $number }
web-dice-entry = Eintrag { $entry }
web-dice-right = richtig
web-dice-wrong = falsch
web-dice-left = nicht geprüft
web-dice-proof = Beweis
web-dice-sealed = verdeckt bis zum Ende
web-dice-lot = eines von { $count } Losen
web-dice-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-dice-kind-opening = Eröffnung
web-dice-kind-seed-committed = Saat versprochen
web-dice-kind-seed-dropped = Platz verlassen
web-dice-kind-burned = Aus einer Sicherung wiederhergestellt: neue Ketten
web-dice-kind-beacon = Runde des Leuchtfeuers
web-dice-kind-seed-revealed = Saat gezeigt
web-dice-kind-seeds-closed = Saaten abgeschlossen
web-dice-kind-roll = Wurf
web-dice-kind-draw = Geheime Ziehung
web-dice-kind-skipped = Übergangen
web-dice-kind-sealed = Verdeckte Antwort
web-dice-kind-opened = Aufgedeckt
web-dice-kind-closed = Ende des Berichts
web-dice-promises = Vor dem ersten Wurf versprochen
web-dice-chains = Zwei Ketten des Servers
web-dice-chains-help = Bevor sich jemand setzte, hat der Server zweimal 65 536 Glieder Glück gemacht und von jeder Kette die Spitze veröffentlicht. Jeder Wurf zeigt das nächste Glied, und jedes muss zu seiner Spitze zurückführen; später aussuchen konnte der Server also keines.
web-dice-chain-public = Spitze der Kette für offene Würfe
web-dice-chain-secret = Spitze der Kette für geheime Ziehungen
web-dice-seeds = Saaten der Spieler
web-dice-seeds-help = Spieler versprechen eine Saat durch ihren Hash und zeigen sie erst, wenn alle versprochen haben; so kann niemand die eigene nach einer anderen richten. Alle Saaten zusammen ergeben den Schlüssel, der in jeden Wurf eingeht; eine ehrliche genügt, damit der Server sich seine Ketten nicht aussuchen kann.
web-dice-seed-committed = versprochen
web-dice-seed-dropped = hat den Platz verlassen
web-dice-seed-revealed = gezeigt
web-dice-no-seeds = Niemand hat eine Saat gegeben.
web-dice-key = Schlüssel des Spiels
web-dice-signed = Unterschriften
web-dice-signed-help = Jeder Eintrag trägt den Hash des vorigen und die Unterschrift des Servers. Wer einen Eintrag aufhebt, kann später sagen, ob davor etwas geändert wurde.
web-dice-save-receipts = Meine Quittungen sichern
web-dice-receipts = { $count ->
        [one] Der Eintrag einer Quittung steht im Bericht.
       *[other] Die Einträge von { $count } Quittungen stehen im Bericht.
    }
web-dice-no-receipt = Diese Quittung beweist nichts über diesen Bericht: Sie ist von einem anderen Tisch oder Schlüssel oder wurde geändert.
web-dice-stranger = Der Bericht eines Fremden: Er ist nicht mit dem Schlüssel dieses Servers unterschrieben, den sich dein Browser gemerkt hat.
web-dice-alarm = Trau diesen Würfeln nicht
web-dice-alarm-wrong = Der Würfelbericht ist nicht echt; Eintrag { $entry } ist falsch.
web-dice-alarm-receipt = Der Server hat dir etwas anderes zugesagt, als sein Bericht sagt: Eine Quittung, die dein Browser aufbewahrt, passt nicht dazu.
web-dice-alarm-chains = Der Bericht hat andere Ketten als die, für die dein Browser einen Keim zugesagt hat ({ $name }).
web-dice-alarm-replaced = Der Keim, der für { $name } gilt, ist nicht der, den dein Browser zugesagt hat. Jemand hat einen anderen an seine Stelle gesetzt.
web-dice-alarm-lost = Dein Browser hat den Keim von { $name } offengelegt, und der Server hat ihn weggelassen.
web-dice-alarm-stranger = Der Bericht ist nicht mit dem Schlüssel dieses Servers unterschrieben, den sich dein Browser gemerkt hat.
web-dice-alarm-do = Sichere auf der Würfelseite den Bericht und deine Quittungen: Damit kann jeder das nachprüfen.
web-dice-alarm-close = Schließen
web-dice-key-here = Schlüssel der Würfel:
web-dice-key-changed = Dieser Server unterschreibt seine Würfel mit einem anderen Schlüssel als früher. Hat sein Betreiber dir das nicht anderswo gesagt, dann trau ihm nicht.
web-dice-key-accept = Den neuen Schlüssel annehmen
web-dice-signer = Schlüssel der Unterschrift des Servers

## Leute

web-profile = Profil
web-me-who = Wer ich hier bin
web-colour = Farbe
web-colour-orange = Orange
web-colour-blue = Blau
web-colour-green = Grün
web-colour-yellow = Gelb
web-colour-pink = Rosa
web-colour-red = Rot
web-colour-violet = Violett
web-colour-teal = Petrol
web-colour-brown = Braun
web-colour-grey = Grau
web-me-keep = Speichern
web-me-kept = Gespeichert.
web-me-public = Mein Profil, wie andere es sehen
web-me-devices = Meine anderen Geräte
web-me-email-help = Dich kennt nur dieser Browser. Mit einer E-Mail-Adresse bist du überall dieselbe Person; ein Passwort gibt es nicht.
web-me-email-is = Du bist über { $email } zu finden. Lass dir einen Link schicken, um dich auf einem anderen Gerät anzumelden.
web-email = E-Mail
web-me-link = Link schicken
web-me-link-sent = Wenn { $email } zu erreichen ist, ist ein Link unterwegs. Er gilt { $minutes } Minuten.
web-me-leave = Überall abmelden
web-me-leave-help = Alle deine Geräte vergessen, wer du bist, auch dieses. Ein Link per E-Mail bringt dich zurück.
web-me-leave-lost = Alle deine Geräte vergessen, wer du bist, auch dieses. Ohne E-Mail-Adresse gibt es keinen Weg zurück.
web-me-leave-yes = Jetzt überall abmelden
web-since = Hier seit dem { $day }
web-ratings = Wertungszahlen
web-ratings-help = Eine Wertungszahl ist, wie stark jemand sicher ist; sie beginnt darum bei 0 und wächst, je mehr Spiele sie belegen. Es zählen beendete Spiele zwischen verschiedenen Spielern.
web-no-ratings = Noch hat kein Spiel gezählt.
web-rating-course = So verlief die Wertungszahl: { $values }
web-rated-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-played = Spiele
web-played-none = Noch ist kein Spiel zu Ende.
web-place = Platz { $rank } von { $players }
web-points-figure = Punkte: { $points }
web-best = Bestenliste
web-best-short = Bestenliste
web-best-help = Wer fünf Spiele gespielt hat, die zählen, steht in der Liste. Bots spielen mit.
web-best-none = Noch hat niemand fünf solche Spiele gespielt.
web-game = Spiel
web-games = Spiele
web-rank = Platz
web-rating = Wertungszahl
web-variant = Variante
web-variant-standard = Standardspiel
web-variant-edition = eigene Ausgabe
web-bot = Bot: { $name }
web-yes = ja
web-no = nein

## Über

web-independent = Eine unabhängige Ausgabe
web-credits = Dank
web-credit-authors = Globopolis und Global Powers sind die Werke ihrer Autoren; die Regeln hier folgen den gedruckten, und jede Klarstellung dieser Ausgabe ist benannt.
web-credit-map = Weltkarte: aus Daten von Natural Earth, die gemeinfrei sind.
web-credit-type = Schrift: Source Sans 3, unter der SIL Open Font License.
web-credit-software = Gebaut mit Python, Litestar, Svelte und Fluent, alles freie Software.
web-checking = Nachprüfen und erweitern
web-imprint-none = Der Betreiber dieses Servers gibt kein Impressum an.
web-privacy-none = Der Betreiber dieses Servers gibt keinen Datenschutztext an.

## Woher alles in der Schachtel kommt

web-origins = Woher alles in der Schachtel kommt
web-origins-help = Von manchem ist der Druck bekannt, anderes musste neu gemacht werden.
web-origin-seed = aus dem Original
web-origin-public = öffentlich bekannt
web-origin-reconstruction = rekonstruiert
web-box-groups = Farbgruppen
web-box-fields = Felder des Rings
web-box-guilds = Gilden
web-box-influence = Einflusskarten
web-box-markets = Märkte
web-box-market-terms = Bedingungen der Märkte
web-box-switzerland = Schweiz
web-box-missions = Missionen
web-box-opportunities = Gelegenheitskarten
web-box-operations = Operationskarten
web-box-players = Nach der Spielerzahl
web-box-cards = Karten
web-box-movement = Bewegung
web-box-points = Punkte
web-box-development = Entwicklung
web-box-guild-terms = Bedingungen der Gilden
web-box-aggression = Übernahmen
web-box-agents = Agenten
web-box-supply = Vorrat
web-box-titles = Titel
web-box-regions = Regionen
web-box-parties = Parteien
web-box-chips = Chips
web-box-markers = Marker
web-box-dice = Würfel
