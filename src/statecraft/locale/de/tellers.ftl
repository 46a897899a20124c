### Was Browser, Webhooks, Kalender und Feeds mitgeteilt bekommen, und Absagen dazu.

tell-turn = { $game }: Du bist am Zug
tell-reminder = { $game }: Deine Zeit läuft ab
tell-with = Mit { $others }.
tell-with-until = Mit { $others }. Du hast Zeit bis { $until }.
tell-test = Das ist ein Test von { $server }: Es klappt.
tell-deadline = { $game }: Dein Zug
tell-deadline-about = Dann ist deine Zeit an diesem Tisch um. Mit dabei: { $others }. { $link }
tell-calendar = Statecraft: Deine Züge
tell-feed = { $game }: { $players }
tell-feed-nobody = ein leerer Tisch

## Absagen

server-hook-address = Das ist keine Adresse für einen Webhook: Sie beginnt mit https:// und enthält weder Namen noch Passwort.
server-hook-not-https = Von hier werden nur Adressen mit https:// aufgerufen.
server-hook-port = Von hier werden nur die Ports 80, 443 und die ab 1024 aufgerufen.
server-hook-private = Diese Adresse gehört zu einem privaten Netz oder zum Server selbst: Sie wird von hier nicht aufgerufen.
server-hook-kind = Es gibt diese Arten von Webhooks: { $known }.
server-hook-room = Ein Raum bei Matrix wird mit seiner ID angegeben, etwa !abc:example.org.
server-hook-token = Für Matrix braucht es das Zugriffstoken des Kontos, das dort schreibt.
server-many-hooks = Hier gibt es schon { $most } Webhooks. Lösch zuerst einen.
server-no-hook = Diesen Webhook gibt es nicht.
server-no-browser = Diesem Browser wird nichts mitgeteilt.
server-push-keys = Das sind keine Schlüssel eines Browsers für Push-Nachrichten.
server-no-push = Push-Nachrichten sind auf diesem Server ausgeschaltet.
server-no-hooks = Webhooks sind auf diesem Server ausgeschaltet.
server-no-feeds = Kalender und Feeds sind auf diesem Server ausgeschaltet.
server-no-calendar = Unter dieser Adresse gibt es keinen Kalender: Sie wurde durch eine neue ersetzt oder ausgeschaltet.
server-not-host-of-hooks = Um die Webhooks eines Tisches kümmert sich nur, wer ihn leitet.
