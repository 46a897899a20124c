### Die Seite über andere Wege als Mail: dieser Browser, Webhooks, der Kalender, Feeds.

web-ways = Anderswo Bescheid bekommen
web-ways-help = Wenn du an einem Tisch nach Tagen oder ohne Uhr am Zug bist und ihn gerade nicht ansiehst. Jeder Weg gilt für sich; Mails stellst du eigens ein.
web-ways-removed = Das ist vorbei.

web-push = Dieser Browser
web-push-help = Eine Benachrichtigung des Systems, auch wenn keine Seite offen ist. Sie nennt den Tisch und die Frist, sonst nichts.
web-push-on = In diesem Browser benachrichtigen
web-push-off = In diesem Browser nicht mehr
web-push-is-on = Dieser Browser benachrichtigt dich.
web-push-cannot = Dieser Browser kann das hier nicht: Er braucht eine Seite mit https, und auf iPhone oder iPad muss die Seite auf dem Home-Bildschirm liegen.
web-push-denied = Der Browser erlaubt es für diese Seite nicht. Ändern kannst du das dort, wo er seine Einstellungen für Seiten hat.
web-push-failed = Der Push-Dienst des Browsers antwortet nicht. Versuch es später noch einmal.
web-push-others = Andere Browser
web-push-unnamed = Ein Browser
web-push-remove = Entfernen: { $name }

web-hooks = Webhooks
web-hooks-help = Eine Adresse bei Discord, Slack, Matrix oder von einem eigenen Programm, die erfährt, wann du am Zug bist. Geheimes hört sie nicht.
web-hooks-table = In einem Kanal mitteilen
web-hooks-table-help = Eine Adresse bei Discord, Slack, Matrix oder von einem Programm, die erfährt, was alle an diesem Tisch im Protokoll lesen können.
web-hook-address = Adresse
web-hook-kind = Art
web-hook-kind-auto = An der Adresse erkennen
web-hook-kind-discord = Discord
web-hook-kind-slack = Slack, Mattermost
web-hook-kind-matrix = Matrix
web-hook-kind-json = Programm (JSON)
web-hook-room = Raum
web-hook-token = Zugriffstoken
web-hook-add = Hinzufügen
web-hook-test = Test senden
web-hook-test-of = Test senden an { $address }
web-hook-remove = Entfernen
web-hook-remove-of = Entfernen: { $address }
web-hook-secret = Nachrichten dorthin werden mit diesem Schlüssel unterschrieben. Er ist nur jetzt zu sehen:
web-hook-worked = Es klappt: Der Test ist angekommen.
web-hook-told = zuletzt { $when }
web-hook-never = noch nichts mitgeteilt
web-hook-failing = Nachrichten kommen nicht an: { $why } Es wird weiter versucht und nach drei Tagen abgeschaltet.
web-hook-off = Abgeschaltet: { $why } Ein Test, der klappt, schaltet wieder ein.
web-hook-problem = { $problem ->
    [unknown] Niemand kennt einen Server dieses Namens.
    [private] Der Name führt in ein privates Netz.
    [down] Dort antwortet niemand.
    [slow] Es hat zu lange gedauert.
    [tls] Das Zertifikat taugt nichts.
    [strange] Was dort antwortet, spricht kein HTTP.
    [moved] Es wird anderswohin verwiesen; gib die neue Adresse ein.
   *[status] Die Antwort ist { $status }.
    }

web-calendar = Kalender
web-calendar-help = Deine Fristen für den Kalender auf dem Handy oder Rechner, der sie sich von selbst holt.
web-calendar-new = Adresse anlegen
web-calendar-again = Neue Adresse anlegen
web-calendar-since = Eine Adresse gibt es seit { $when }. Gezeigt wird sie einmal; wer sie verloren hat, legt eine neue an, und die alte gilt nicht mehr.
web-calendar-is = Wer diese Adresse kennt, liest deine Fristen. Sie ist nur jetzt zu sehen:
web-calendar-drop = Kein Kalender mehr

web-feed = Dem Protokoll im Feedreader folgen (Atom)
