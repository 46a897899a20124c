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
server-full = Der Server hat keinen Platz mehr zum Schreiben. Nichts wurde verändert.
server-nobody = Dafür musst du jemand sein: Wähle zuerst einen Namen und eine Farbe.
server-already = Du bist schon jemand.
server-foreign-origin = Diese Anfrage kommt von der Seite einer anderen Website.
server-no-csrf = Diese Anfrage kommt nicht von einer unserer Seiten. Lade die Seite neu.
server-name-length = Ein Name hat 1 bis { $most } Zeichen.
server-name-signs = Ein Name kann keine unsichtbaren Zeichen enthalten und keine, die die Schreibrichtung umkehren.
server-no-colour = Diese Farbe gibt es nicht. Wähle eine von: { $known }.
server-no-language = Diese Sprache gibt es nicht. Wähle eine von: { $known }.
server-no-address = Das ist keine E-Mail-Adresse, an die wir schreiben können.
server-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen schicken.

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

    Bestätige nur, wenn du das warst: Dieses Gerät wird angemeldet, und deine Adresse gehört dann zu dieser Person.
page-confirm-button = Das war ich: bestätigen
page-signed-in = Du bist angemeldet als „{ $name }“. Du kannst diese Seite schließen.

## Mails

mail-announcement =
    Hallo { $name },

    das ist gerade an deinem Tisch von { $game } geschehen:

    { $told }

    { $link }
    .subject = { $game }: Das Ende naht
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
setting-public-url = Adresse, unter der man den Server erreicht, etwa `https://play.example.org`. Nötig hinter einem Proxy: Links in Mails verwenden sie, und mit https gelten die Cookies nur für https.
setting-origins = Weitere Websites, deren Seiten diesen Server benutzen dürfen, durch Kommas getrennt.
setting-trust-proxy = Ob `X-Forwarded-For` und `X-Forwarded-Proto` eines Proxys vor dem Server zählen: yes oder no. Nur mit einem Proxy, der beide setzt.
setting-log-level = Wie viel protokolliert wird: debug, info, warning oder error.
setting-log-format = Wie protokolliert wird, auf der Fehlerausgabe: text, oder json für Programme.
setting-cookie-days = Tage, nach denen jemand, der nicht wiederkam, nicht mehr bekannt ist.
setting-link-minutes = Minuten, für die ein Link in einer Mail gilt.
setting-mail-from = Absender der Mails.
setting-rate-socket = Nachrichten je Minute auf einem WebSocket; 0 für keine Grenze. Hiervon und von den nächsten beiden darf ein Viertel auf einmal kommen.
setting-rate-person = Anfragen je Minute von einer Person; 0 für keine Grenze.
setting-rate-address = Anfragen je Minute von einer Adresse oder aus einem IPv6-Netz; 0 für keine Grenze.
setting-rate-guests = Neue Gäste je Stunde von einer Adresse; 0 für keine Grenze.
setting-rate-mails = Links je Stunde an eine E-Mail-Adresse, für eine Person und von einer Adresse; 0 für keine Grenze.
setting-max-tables-per-person = Tische, die eine Person zugleich leiten kann, und ebenso viele mitgebrachte Aufzeichnungen.
setting-bots = Prozesse, in denen Bots nachdenken; 0 lässt sie in dem des Servers denken.
setting-grace = Sekunden nach einem Start, in denen keine Frist abläuft, damit Spieler vorher zurück sein können.
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
serve-running = Statecraft läuft unter { $url } (Strg-C beendet es).
serve-busy = Port { $port } von { $host } ist belegt: Dort lauscht ein anderes Programm, vielleicht ein anderer Server. Wähle einen mit --port.
serve-no-address = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $reason }.
serve-no-folder = In den Ordner { $path } lässt sich nicht schreiben: { $reason }.
serve-no-database = { $path } ist keine brauchbare Datenbank: { $reason }.
serve-newer = { $path } wurde von einer neueren Version von Statecraft geschrieben. Installiere diese, oder nenne mit --data einen anderen Ordner.
