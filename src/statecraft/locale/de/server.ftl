### Was der Server sagt: Ablehnungen, schlichte Seiten, Mails, Einstellungen und der Befehl, der ihn startet.

## Ablehnungen

server-bad-request = Diese Anfrage ergibt hier keinen Sinn: { $reason }
server-no-route = Unter dieser Adresse gibt es nichts.
server-no-method = Diese Adresse lässt sich so nicht ansprechen.
server-no-media-type = Inhalte dieser Form werden hier nicht verstanden.
server-too-large = Das ist zu viel auf einmal.
server-slower = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
server-broken = Auf unserer Seite ist etwas schiefgegangen. Es wurde vermerkt.
server-unready = Der Server kann das gerade nicht. Nichts wurde verändert.
server-metrics-closed = Was der Server zählt, ist für die, die ihn betreuen: von einer Adresse aus, die in metrics_from steht, oder mit dem metrics_token.
server-full = Der Server hat keinen Platz mehr zum Schreiben. Nichts wurde verändert.
server-nobody = Dafür musst du jemand sein: Wähle zuerst einen Namen und eine Farbe.
server-already = Du bist schon jemand.
server-foreign-origin = Diese Anfrage kommt von der Seite einer anderen Website.
server-no-csrf = Diese Anfrage kommt nicht von einer unserer Seiten. Lade die Seite neu.
server-name-length = Ein Name hat 1 bis { $most } Zeichen.
server-name-signs = Ein Name kann keine unsichtbaren Zeichen enthalten und keine, die die Schreibrichtung umkehren.
server-name-marks = Ein Name hat höchstens { $most } Zusatzzeichen an einem Buchstaben.
server-name-staff = Dieser Name sieht aus wie der von jemandem, der den Server betreut. Wähle einen anderen.
server-name-bot = Dieser Name sieht aus wie der eines Bots. Wähle einen anderen.
server-no-face = Ein Gesicht wird aus 1 bis 16 kleinen Buchstaben und Ziffern gezeichnet.
server-no-colour = Diese Farbe gibt es nicht. Wähle eine von: { $known }.
server-no-language = Diese Sprache gibt es nicht. Wähle eine von: { $known }.
server-no-address = Das ist keine E-Mail-Adresse, an die wir schreiben können.
server-no-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Zonen heißen wie „Europe/Berlin“.
server-no-night = Eine Nacht hat höchstens { $hours } Stunden, von einer Uhrzeit bis zu einer anderen.
server-no-day = „{ $given }“ ist kein Tag. Tage schreibt man wie 2027-05-31.
server-no-vacation = Ein Urlaub beginnt heute oder später, endet nicht vor seinem Beginn und höchstens ein Jahr von heute an.
server-vacation-already = Für einen Teil dieser Tage hast du schon Urlaub genommen.
server-vacation-used-up = { $left ->
    [0] Für { $year } hast du keine Urlaubstage mehr; es gibt { $most } im Jahr.
    [one] Für { $year } hast du noch einen Urlaubstag; es gibt { $most } im Jahr.
   *[other] Für { $year } hast du noch { $left } Urlaubstage; es gibt { $most } im Jahr.
 }
server-no-such-vacation = Diesen Urlaub gibt es nicht, oder er ist vorbei.
server-one-control = Zeit zählt in Sekunden oder in Tagen, nicht in beidem.
server-job-too-long = Das dauert diesem Server zu lange und wurde aufgegeben.
server-job-too-large = Das braucht mehr Speicher, als dieser Server dafür hergibt, und wurde aufgegeben.
server-client-gone = Auf diese Antwort wartet niemand mehr.
server-too-many-sockets = Du folgst genug Tischen zugleich: { $most } Verbindungen. Schließe erst eine andere.
server-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen schicken.

## Die Werkstatt

server-workshop-off = Auf diesem Server gibt es keine Werkstatt.
server-workshop-read = In der Werkstatt dieses Servers wird nichts Neues veröffentlicht oder bewertet.
server-no-such-workshop-entry = Diesen Eintrag gibt es in der Werkstatt nicht; vielleicht wurde er zurückgezogen.
server-no-such-workshop-version = Diese Fassung hat der Eintrag nicht. Die letzte ist { $latest }.
server-workshop-sort = So lässt sich die Werkstatt nicht ordnen. Wähle eines von: { $known }.
server-workshop-nothing = Das ist das Spiel, wie es ist: Ändere eine Option oder bring eine eigene Ausgabe mit.
server-workshop-unplayable = Mit diesen Optionen lässt sich kein Tisch für zwei bis fünf auslegen.
server-workshop-same = Genau diese Regeln gibt es in der Werkstatt schon: „{ $name }“.
server-workshop-too-many = Du hast { $most } Einträge in der Werkstatt, mehr hat niemand. Ziehe zuerst einen zurück.
server-workshop-too-many-versions = Ein Eintrag hat höchstens { $most } Fassungen.
server-workshop-other-game = Dieser Eintrag gehört zu einem anderen Spiel.
server-workshop-options = Welche Optionen und welche Ausgabe gespielt werden, sagt der Eintrag: Lass beides weg.
server-workshop-not-yours = Nur wer einen Eintrag veröffentlicht hat, kann ihn ändern.
server-workshop-withdrawn = Dieser Eintrag wurde zurückgezogen.
server-workshop-hidden = Dieser Eintrag wurde vom Betreiber verborgen. Bis er wieder gezeigt wird, lässt er sich nicht ändern.
server-workshop-not-hidden = Dieser Eintrag ist nicht verborgen.
server-workshop-own = Was man selbst veröffentlicht hat, bewertet man nicht.
server-workshop-not-played = Bewerten kann, wer eine Partie damit beendet hat oder hier seit einem Tag mit einer E-Mail-Adresse bekannt ist.
server-workshop-report-there = Zu dieser Fassung gibt es schon einen Bericht, oder er ist unterwegs.
server-workshop-no-reports = Dieser Server erstellt keine Berichte zum Gleichgewicht.
server-workshop-no-report = Zu dieser Fassung gibt es noch keinen Bericht.
server-not-operator = Das können nur Betreiber dieses Servers.
workshop-about =
    { $name }, Fassung { $version }
    von { $author }
    { $address }

    { $licence }

    { $description }

    Im Terminal spielt man es so:

    { $command }

## Schlichte Seiten

page-title = Statecraft
page-home = Zur ersten Seite
page-welcome =
    Dies ist ein Statecraft-Server, Version { $version }: Tische für Globopolis und Global Powers.

    Die Seite des Spiels ist hier nicht gebaut: make site baut sie. Programme können schon spielen.
page-to-document = Dokumentation der Schnittstelle
page-document-title = Die Schnittstelle von Statecraft
page-document = Alles, was ein Programm diesen Server fragen kann, auf Englisch.
page-openapi = Dasselbe als OpenAPI-Dokument
page-schemas = Was gesendet wird
page-body = Inhalt
page-optional = (kann fehlen)
page-confirm =
    „{ $name }“ auf diesem Server hat einen Link an deine E-Mail-Adresse schicken lassen.

    Bestätige nur, wenn du das warst: Dieses Gerät wird angemeldet, und deine Adresse gehört dann zu dieser Person. Andere Geräte, die als diese Person angemeldet sind, werden abgemeldet.
page-confirm-button = Das war ich: bestätigen
page-signed-in = Du bist angemeldet als „{ $name }“. Du kannst diese Seite schließen.

## Mails

mail-announcement =
    Hallo { $name },

    das ist gerade an deinem Tisch von { $game } geschehen:

    { $told }

    { $link }
    .subject = { $game }: Das Ende naht
mail-invitation =
    Hallo { $name },

    { $by } lädt dich an einen Tisch ein: { $game }

    { $link }
    .subject = { $by } lädt dich zu { $game } ein
mail-dice-key = Die Würfel dieses Servers sind mit dem Schlüssel unterschrieben, dessen Fingerabdruck { $fingerprint } ist.
mail-link =
    Hallo,

    „{ $name }“ bei Statecraft hat diesen Link angefordert:

    { $link }

    Öffne ihn und bestätige innerhalb von { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }; er gilt einmal. Wenn du das nicht warst, tu nichts: Ohne deine Bestätigung geschieht nichts.
    .subject = Dein Link zu Statecraft

## Einstellungen

setting-host = Adresse, an der der Server lauscht; `0.0.0.0` für alle dieses Rechners.
setting-port = Port, an dem der Server lauscht; 0 für irgendeinen freien.
setting-data = Ordner für alles, was bleibt: Datenbank, Postausgang, Hochgeladenes.
setting-database = Adresse einer PostgreSQL-Datenbank wie `postgresql://name:passwort@host/statecraft`, die sich beliebig viele Server teilen können; ohne sie eine SQLite-Datei im Datenordner. Besser in der Umgebung oder der Datei als auf der Befehlszeile, die andere auf dem Rechner sehen.
setting-bus = Adresse eines Redis oder Valkey wie `redis://host/0`, über das Server, die sich eine PostgreSQL-Datenbank teilen, einander sofort mitteilen, was geschieht; ohne es sehen sie alle zwei Sekunden nach.
setting-public-url = Adresse, unter der man den Server erreicht, etwa `https://play.example.org`. Nötig hinter einem Proxy: Links in Mails verwenden sie, und mit https gelten die Cookies nur für https.
setting-origins = Weitere Websites, deren Seiten diesen Server benutzen dürfen, durch Kommas getrennt.
setting-trust-proxy = Ob `X-Forwarded-For` und `X-Forwarded-Proto` eines Proxys vor dem Server zählen: yes oder no. Nur mit einem Proxy, der beide setzt.
setting-log-level = Wie viel protokolliert wird: debug, info, warning oder error.
setting-log-format = Wie protokolliert wird, auf der Fehlerausgabe: text, oder json für Programme.
setting-cookie-days = Tage, nach denen jemand, der nicht wiederkam, nicht mehr bekannt ist.
setting-link-minutes = Minuten, für die ein Link in einer Mail gilt.
setting-mail-from = Absender der Mails. Dorthin gehen auch die Antworten von Servern, die eine Mail nicht zustellen können.
setting-smtp = Server, dem Mails übergeben werden: smtp://name:passwort@host:port, oder smtps:// für TLS von Anfang an. Bei smtp:// wird die Verbindung mit TLS verschlüsselt, wenn der Server es anbietet; ?starttls=required besteht darauf, ?starttls=off verzichtet darauf. Ohne diese Einstellung bleiben Mails als Dateien im Ordner für den Postausgang.
setting-mail-in = Wo Mails ankommen, die eine Entscheidung beantworten: lmtp://127.0.0.1:2424 oder smtp://… für einen eigenen Empfang des Servers, oder maildir:/pfad für einen Ordner, in den etwas anderes sie legt. Ohne diese Einstellung werden Entscheidungen nicht per Mail beantwortet.
setting-reply-domain = Was hinter dem @ der Adressen steht, an die geantwortet wird. Ohne diese Einstellung das von mail_from.
setting-dkim-key = Datei mit dem RSA-Schlüssel (PEM), der Mails unterschreibt (DKIM). Ohne sie wird einer gemacht, wenn zum ersten Mal Mails übergeben werden; der Eintrag für das DNS steht in dkim.txt im Datenordner.
setting-dkim-selector = Name, unter dem das DNS der Domain des Absenders den Schlüssel hat, der Mails unterschreibt.
setting-push = Ob Browsern per Web-Push gesagt werden kann, wann jemand am Zug ist.
setting-hooks = Ob Personen und Tische Webhooks haben können: Adressen bei Discord, Slack, Matrix oder von Programmen, die dieser Server aufruft.
setting-hooks-http = Ob Webhooks und Push-Dienste auch mit http:// aufgerufen werden dürfen, wobei jeder auf dem Weg mitlesen kann.
setting-hooks-to = Netze, durch Kommas getrennt, in denen Webhooks und Push-Dienste liegen dürfen, obwohl sie nicht öffentlich sind, etwa 10.1.2.0/24. Ohne sie werden nur öffentliche Adressen aufgerufen.
setting-feeds = Ob es Kalender mit Fristen und Feeds mit den Protokollen von Tischen gibt.
setting-rate-hooks = Neue Webhooks, Browser, Kalender und Tests von Webhooks je Stunde für eine Person; 0 für keine Grenze.
setting-rate-socket = Nachrichten je Minute auf einem WebSocket; 0 für keine Grenze. Hiervon und von den nächsten beiden darf ein Viertel auf einmal kommen.
setting-rate-person = Anfragen je Minute von einer Person; 0 für keine Grenze.
setting-rate-address = Anfragen je Minute von einer Adresse oder aus einem IPv6-Netz; 0 für keine Grenze.
setting-rate-guests = Neue Gäste je Stunde von einer Adresse; 0 für keine Grenze.
setting-rate-mails = Links je Stunde für eine Person und von einer Adresse an eine E-Mail-Adresse; von einer Adresse insgesamt zehnmal so viele; 0 für keine Grenze.
setting-rate-codes = Falsche Tischcodes je Minute von einer Adresse; 0 für keine Grenze.
setting-rate-replies = Mails pro Stunde, mit denen eine Person Entscheidungen beantwortet; 0 für keine Grenze.
setting-rate-invites = Freundschaftsanfragen und Einladungen einer Person in der Stunde; 0 für keine Grenze.
setting-max-tables-per-person = Tische, die eine Person zugleich leiten kann, und ebenso viele mitgebrachte Aufzeichnungen.
setting-max-sockets-per-person = WebSockets, die eine Person zugleich offen haben kann; 0 für keine Grenze.
setting-max-sockets-per-address = WebSockets von einer Adresse oder aus einem IPv6-Netz; Verbindungen insgesamt doppelt so viele, wenn keinem Proxy vertraut wird. 0 für keine Grenze.
setting-bots = Prozesse, in denen Bots nachdenken; 0 lässt sie in dem des Servers denken.
setting-workers = Prozesse, die zusammen bedienen, auf einem Port, mit einem Datenordner und einer Datenbank; mehr als einer, wo ein Kern nicht reicht.
setting-job-processes = Prozesse, in denen bearbeitet wird, was Leute mitbringen: Aufzeichnungen, Ausgaben, Wiederholungen. Mit 0 tun es Threads des Servers, ohne Grenzen.
setting-job-seconds = Sekunden an Rechenzeit, die eine solche Arbeit oder der Gedanke eines Bots brauchen darf; dann wird sie aufgegeben.
setting-job-memory = Speicher in MiB, den einer dieser Prozesse nehmen darf.
setting-grace = Sekunden nach einem Start, in denen keine Frist abläuft, damit Spieler vorher zurück sein können.
setting-absence-minutes = Minuten, nach denen als fort gilt, wer einen Tisch verlassen hat, sodass die anderen einen Bot spielen lassen können.
setting-claim-minutes = Minuten, nach denen an einem öffentlichen Tisch jemand anderes den Platz übernehmen kann, den ein Bot für jemanden spielt, der fort ist.
setting-vacation-days = Urlaubstage, die jede Person im Jahr nehmen kann; an Tischen nach Tagen zählt dann keine Zeit von ihr.
setting-operators = E-Mail-Adressen derer, die den Server betreuen, mit Kommas dazwischen: Wer eine davon bestätigt hat, hat die Seite `/operators` und darf Einträge der Werkstatt verbergen. Niemand sonst erfährt, dass es diese Seite gibt.
setting-workshop = Ob hier Ausgaben und Regelsätze veröffentlicht werden können: on, read (was da ist, kann gelesen, kopiert und gespielt werden) oder off.
setting-workshop-games = Partien, die für den Bericht zum Gleichgewicht eines Eintrags der Werkstatt gespielt werden; 0 für keine Berichte.
setting-workshop-minutes = Minuten, nach denen ein Bericht aufgegeben wird, der nicht fertig ist.
setting-workshop-memory = Speicher in MiB, den der Prozess nehmen darf, der Berichte erstellt.
setting-rate-analyses = Beendete Partien, die eine Person oder eine Adresse in der Stunde neu analysieren lassen kann; 0 für keine Grenze.
setting-rate-workshop = Einträge und Fassungen, die eine Person oder eine Adresse in der Stunde veröffentlichen kann; 0 für keine Grenze.
setting-new-dice-key = Ob einmalig ein neuer Schlüssel für die Unterschrift der Würfel angenommen wird, wenn der alte verloren ist: yes oder no. Was der alte unterschrieben hat, bleibt richtig; Tische, die nicht zu Ende sind, können nicht weitergehen.
setting-beacon = Öffentliches Leuchtfeuer, das Tische in ihre Würfel mischen können: off, quicknet (das von drand, über das Internet) oder eine JSON-Datei mit urls, key, genesis und period eines anderen dieser Form.
setting-metrics-from = Adressen und Netze, die `/metrics` lesen dürfen, mit Kommas dazwischen; ohne Angabe nur dieser Rechner, und nichts, was ein Proxy weitergereicht hat.
setting-metrics-token = Text von mindestens 16 Zeichen, mit dem jeder `/metrics` lesen darf (`Authorization: Bearer …`). Besser in der Umgebung oder der Datei als auf der Befehlszeile, die andere am Rechner sehen können.
setting-traces = Adresse eines Sammlers von OpenTelemetry (OTLP über HTTP) wie `http://localhost:4318/v1/traces`, der von jedem Zug den Weg von der Verbindung bis zur Datenbank bekommt; ohne sie wird nichts verfolgt.
setting-imprint = Textdatei mit dem Impressum.
setting-privacy = Textdatei mit der Datenschutzerklärung.

setting-unknown = { $where }: Eine Einstellung „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
setting-no-file = Die Einstellungen in { $path } lassen sich nicht lesen: { $reason }.
setting-not-toml = Die Einstellungen in { $path } sind kein TOML: { $reason }.
setting-wrong-text = { $where }: { $name } ist ein Text, nicht { $given }.
setting-wrong-number = { $where }: { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“.
setting-wrong-choice = { $where }: { $name } ist eines von { $choices }, nicht „{ $given }“.
setting-wrong-switch = { $where }: { $name } ist yes oder no, nicht „{ $given }“.
setting-wrong-origin = { $where }: { $name } ist eine Adresse wie https://play.example.org ohne Pfad, nicht „{ $given }“.
setting-wrong-file = { $where }: { $name } ist eine Datei, und unter „{ $given }“ gibt es keine.
setting-wrong-address = { $where }: { $name } ist eine E-Mail-Adresse, nicht „{ $given }“.
setting-wrong-beacon = { $where }: { $name } ist off, quicknet oder eine JSON-Datei mit urls, key, genesis und period eines Leuchtfeuers, nicht „{ $given }“.
setting-wrong-network = { $where }: { $name } ist eine Liste von Adressen wie 10.0.0.5 oder Netzen wie 10.0.0.0/8, nicht „{ $given }“.
setting-wrong-url = { $where }: { $name } ist eine Adresse, die mit { $example } beginnt.
setting-wrong-smtp = { $where }: { $name } ist eine Adresse wie smtp://name:passwort@host:port?starttls=required.
setting-wrong-mail-in = { $where }: { $name } ist lmtp://host:port, smtp://host:port oder maildir:/pfad.
setting-wrong-dkim-key = { $where }: { $name } ist eine Datei mit einem RSA-Schlüssel als PEM, ohne Passwort.
setting-wrong-label = { $where }: { $name } ist ein Teil eines Namens im DNS: kleine Buchstaben, Ziffern, Bindestriche.
setting-wrong-secret = { $where }: { $name } hat mindestens { $least } Zeichen, damit es niemand errät.

## statecraft serve

serve-help =
    Startet einen Server mit Tischen für beide Spiele.

    Er braucht sonst nichts: Alles liegt in einem Ordner. Jede Option lässt sich auch in der Umgebung oder in einer Datei setzen.
serve-examples =
    statecraft serve
    statecraft serve --port 9000 --data spiele
    statecraft serve --config statecraft.toml
serve-config-help = TOML-Datei mit Einstellungen. Umgebung: STATECRAFT_CONFIG.
serve-setting-help = { $told } Umgebung: { $variable }.
serve-setting-default = { $help } Vorgabe: { $default }.
serve-running = Statecraft läuft unter { $url }{ $engine ->
    [compiled] {", auf der übersetzten Spielmaschine"}
   *[pure] {""}
} (Strg-C beendet es).
serve-busy = Port { $port } von { $host } ist belegt: Dort lauscht ein anderes Programm, vielleicht ein anderer Server. Wähle einen mit --port.
serve-no-address = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $reason }.
serve-no-folder = In den Ordner { $path } lässt sich nicht schreiben: { $reason }.
serve-dice-key-lost = Der Schlüssel, der die Würfel dieses Servers unterschreibt (Fingerabdruck { $fingerprint }), ist nicht in { $path }. Hol die Datenbank zurück, die ihn hat; oder starte, wenn er verloren ist, einmal mit --new-dice-key yes: Für Spieler sind Berichte des neuen Schlüssels die eines Fremden, bis sie ihn annehmen.
serve-folder-held = Der Ordner { $path } gehört gerade einem anderen Server. Beende ihn, oder nenne mit --data einen anderen Ordner.
serve-no-database = { $path } ist keine brauchbare Datenbank: { $reason }.
serve-no-psycopg = Für PostgreSQL fehlt noch etwas: pip install 'statecraft-games[postgres]'
serve-bus-alone = Ein Bus (--bus) ist für Server da, die sich eine PostgreSQL-Datenbank teilen: Nenne sie mit --database.
serve-no-mail-in = Bei { $place } können keine Mails ankommen: { $reason }.
serve-no-redis = Für Redis oder Valkey fehlt noch etwas: pip install 'statecraft-games[redis]'
serve-no-otel = Um Spuren zu senden, installiere, was dazu nötig ist: pip install 'statecraft-games[otel]'
serve-no-workers = Mehrere Prozesse, die zusammen bedienen (--workers), brauchen ein System, das „fork“ kennt, etwa Linux oder macOS.
serve-newer = { $path } wurde von einer neueren Version von Statecraft geschrieben. Installiere diese, oder nenne mit --data einen anderen Ordner.
