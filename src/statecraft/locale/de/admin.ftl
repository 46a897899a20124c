# Was Betreiber lesen: der Befehl `statecraft admin` und die Seite der Betreiber.

server-banned = Hier hast du keinen Zutritt.
server-banned-because = Hier hast du keinen Zutritt: { $reason }
server-is-over = Das Spiel an diesem Tisch ist schon vorbei.

admin-help = Einen Server betreuen: Sicherungen, Beschwerden, Leute, die stören, und was gerade los ist.
admin-status-examples =
    statecraft admin status
    statecraft admin status --json
admin-database-help = Adresse der PostgreSQL-Datenbank, wo Server sich eine teilen. Besser in der Umgebung oder in der Datei. Umgebung: STATECRAFT_DATABASE.
admin-person-help = Die Kennung einer Person oder die E-Mail-Adresse, die sie bestätigt hat.
admin-table-help = Der Code oder die Kennung eines Tisches.
admin-who-help = Eine Person (Kennung oder bestätigte E-Mail-Adresse) oder ein Netz wie 192.0.2.7 oder 2001:db8::/64.

admin-status-help = Zeigen, was los ist: Knoten, Tische, Leute, Warteschlangen, Postausgang, Platz auf der Platte.
admin-backup-help =
    Eine Sicherung in eine Datei schreiben, während der Server läuft.

    Alles darin ist vom selben Augenblick, und niemand hört zu spielen auf. In der Datei stehen die Geheimnisse aller: Hebe sie auf, wo sie sonst niemand lesen kann.
admin-backup-examples =
    statecraft admin backup samstag.backup
admin-backup-file-help = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
admin-backing-up = die Sicherung wird geschrieben
admin-backup-done = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries } Einträge, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, { $kib } KiB
admin-restore-help =
    Eine Sicherung zurückholen. Es darf kein Server laufen.

    Spiele gehen dort weiter, wo sie damals waren. Der Rest ihrer Würfel wird verbrannt, und neue Ketten beginnen, weil bekannt sein kann, was nach der Sicherung gewürfelt wurde. Die Sicherung darf von der anderen Art von Datenbank sein.
admin-restore-examples =
    statecraft admin restore samstag.backup --replace
admin-restore-file-help = Eine Datei, die backup geschrieben hat.
admin-restore-replace-help = Ersetzen, was da ist. Eine Datei von SQLite bleibt daneben liegen, als statecraft.sqlite.replaced.
admin-restoring = die Sicherung wird zurückgeholt
admin-restore-done = Zurückgeholt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries } Einträge, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}. Neue Würfel für { $burned ->
    [one] ein Spiel
   *[other] { $burned } Spiele
}, { $burned ->
    [one] das weitergeht
   *[other] die weitergehen
}.
admin-verify-help =
    Alles durchsehen, was gespielt wurde: jede Aufzeichnung von Anfang an nachspielen und ihre Würfel prüfen.

    Endet mit 0, wenn alles stimmt, sonst mit 1, und nennt jeden Tisch, an dem etwas nicht stimmt, und warum.
admin-verify-examples =
    statecraft admin verify
    statecraft admin verify KX4P7M
admin-verify-tables-help = Codes oder Kennungen von Tischen; ohne welche alle.
admin-verifying = die Tische werden durchgesehen
admin-verified = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} und { $reports ->
    [one] ein Würfelbericht
   *[other] { $reports } Würfelberichte
} durchgesehen ({ $burned ->
    [0] keine Ketten verbrannt
    [one] einmal Ketten verbrannt
   *[other] { $burned }-mal Ketten verbrannt
}): { $wrong ->
    [0] alles stimmt.
    [one] eines stimmt nicht.
   *[other] { $wrong } Dinge stimmen nicht.
}
admin-wrong-unreadable = er kann nicht gelesen werden: { $reason }
admin-wrong-result = sein Ergebnis ist nicht das, was die Aufzeichnung ergibt
admin-wrong-dice = seine Würfel stimmen bei Eintrag { $entry } nicht ({ $reason })
admin-export-help = Alles ausgeben, was die Datenbank von einer Person hat, als JSON.
admin-export-examples =
    statecraft admin export ada@example.org > ada.json
admin-delete-help =
    Eine Person löschen: Name, Adresse, Gesagtes, Notizen, Freunde, Wertungen. Das lässt sich nicht zurücknehmen.

    Aufzeichnungen von Spielen bleiben, mit einem Pseudonym an der Stelle der Person. Ältere Sicherungen haben noch alles.
admin-delete-examples =
    statecraft admin delete ada@example.org --yes
admin-delete-yes-help = Ja, löschen. Ohne das wird nichts gelöscht.
admin-delete-unsure = Das lässt sich nicht zurücknehmen. Mit --yes geschieht es.
admin-deleting = wird gelöscht
admin-deleted = Gelöscht. In Aufzeichnungen steht jetzt { $pseudonym }; geschlossene Tische: { $closed }; Mails aus dem Postausgang genommen: { $mails }.
admin-close-help = Einen Tisch schließen, ob er begonnen hat oder nicht. Was in seinen Würfeln verborgen ist, wird geöffnet, und nichts wird gewertet.
admin-close-examples =
    statecraft admin close KX4P7M
admin-closed = Der Tisch { $code } ({ $table }) ist geschlossen.
admin-ban-help =
    Eine Person oder ein Netz aussperren, an jedem Knoten, spätestens eine Sekunde danach. Offene Verbindungen werden getrennt.

    Ein Gast, der ausgesperrt ist, kann als anderer Gast wiederkommen; ein Netz hält auch das fern, und alle anderen dort ebenso.
admin-ban-examples =
    statecraft admin ban ada@example.org --reason "Drohungen am Tisch" --days 30
    statecraft admin ban 192.0.2.0/24
admin-reason-help = Warum; wer ausgesperrt ist, liest es.
admin-days-help = Für so viele Tage; 0 für immer.
admin-banned = { $who } ist ausgesperrt bis: { $until }
admin-unban-help = Eine Person oder ein Netz wieder einlassen.
admin-unban-examples =
    statecraft admin unban 192.0.2.0/24
admin-unbanned = { $who } wird wieder eingelassen.
admin-bans-help = Auflisten, wer ausgesperrt ist.
admin-bans-examples =
    statecraft admin bans
admin-complaints-help = Auflisten, worüber sich Leute beschweren, das Neueste zuerst.
admin-complaints-examples =
    statecraft admin complaints
    statecraft admin complaints --handled 12
admin-complaints-all-help = Auch die, um die sich jemand gekümmert hat.
admin-handled-help = Sagen, dass man sich um diese Beschwerde gekümmert hat.
admin-complaint = { $by } ({ $by_id }) über { $about } ({ $about_id }) bei { $place }{ $handled ->
    [1] , erledigt
   *[other] {""}
}: { $text }
admin-announce-help = Allen etwas sagen: Seiten zeigen es binnen einer Minute, bis es gelesen oder seine Zeit vorbei ist. Ohne Text wird aufgelistet, was gesagt wird.
admin-announce-examples =
    statecraft admin announce "Der Server ruht von 6 bis 7 Uhr." --hours 12
    statecraft admin announce --withdraw 3
admin-announce-text-help = Was gesagt wird, bis zu 500 Zeichen.
admin-hours-help = Für so viele Stunden; 0, bis es zurückgenommen wird.
admin-withdraw-help = Diese Ansage zurücknehmen.

admin-no-database = Bei { $path } ist keine Datenbank. Nenne den Datenordner mit --data oder die Datenbank mit --database.
admin-failed = Das ging nicht: { $reason }
admin-backup-there = { $path } gibt es schon. Wähle einen anderen Namen.
admin-backup-failed = Die Sicherung konnte nicht geschrieben werden: { $reason }
admin-no-backup = { $path } ist keine brauchbare Sicherung: { $reason }
admin-restore-not-empty = Es gibt schon Leute oder Tische. Mit --replace ersetzt sie die Sicherung.
admin-restore-nodes = Auf dieser Datenbank laufen Server ({ $nodes }). Beende sie zuerst.
admin-no-person = Niemand hat die Kennung oder Adresse „{ $given }“.
admin-no-network = „{ $given }“ ist keine Adresse und kein Netz.
admin-network-too-wide = Das Netz { $given } ist zu weit: mindestens /8, bei IPv6 /16.
admin-bad-days = Eine Zahl von Tagen ist 0 oder mehr.
admin-bad-hours = Eine Zahl von Stunden ist 0 oder mehr.
admin-not-banned = { $given } ist nicht ausgesperrt.
admin-no-complaint = Eine Beschwerde { $id }, die wartet, gibt es nicht.
admin-no-broadcast = Eine Ansage { $id } gibt es nicht.
admin-too-many-broadcasts = { $most } Ansagen zugleich sind genug. Nimm zuerst eine zurück.

admin-status-nodes = Knoten
admin-status-nodes-is = { $count ->
    [0] keine, die sich eine Datenbank teilen
    [one] einer: { $names }
   *[other] { $count }: { $names }
}
admin-status-tables = Tische
admin-status-tables-is = { $playing } im Spiel, { $open } offen, { $over } vorbei, { $closed } geschlossen
admin-status-entries = Einträge
admin-status-entries-is = { $count }, davon { $day } in den letzten 24 Stunden
admin-status-last = Letzter Eintrag
admin-status-people = Leute
admin-status-people-is = { $count }, davon { $addresses } mit Adresse, { $new } neu in den letzten 24 Stunden
admin-status-queues = Warteschlangen
admin-status-queues-is = { $deadlines } Fristen ({ $deadlines_overdue } überfällig), { $bots } Spiele mit Bots, { $mails } Mails, { $reports } Berichte
admin-status-outbox = Postausgang
admin-status-outbox-is = { $count ->
    [one] eine Mail
   *[other] { $count } Mails
}
admin-status-disk = Platte
admin-status-disk-is = { $free } von { $total } MiB frei, { $files } MiB in den Dateien der Datenbank
admin-status-people-care = Zu betreuen
admin-status-people-care-is = { $complaints } Beschwerden, { $bans } ausgesperrt, { $broadcasts } Ansagen

operators-title = Betreiber
operators-status = Was los ist
operators-complaints = Beschwerden
operators-bans = Ausgesperrt
operators-announcements = Ansagen
operators-tables = Tische, an denen gespielt wird
operators-person = Eine Person
operators-keeping = Sicherungen und Aufzeichnungen
operators-acts = Was Betreiber getan haben
operators-none = Keine.
operators-handled = Erledigt
operators-ban = Aussperren
operators-unban = Wieder einlassen
operators-who = Person (Kennung oder Adresse) oder Netz
operators-who-person = Kennung oder bestätigte Adresse
operators-reason = Grund (sie liest ihn)
operators-days = Tage (0: für immer)
operators-text = Was allen gesagt wird
operators-hours = Stunden (0: bis zur Rücknahme)
operators-announce = Allen sagen
operators-withdraw = Zurücknehmen
operators-table = Code oder Kennung des Tisches
operators-close = Tisch schließen
operators-table-open = offen
operators-table-starting = beginnt
operators-table-playing = im Spiel
operators-look-up = Nachsehen
operators-name = Name
operators-id = Kennung
operators-address = Adresse
operators-since = Seit
operators-export = Alles herausgeben
operators-delete = Diese Person löschen
operators-again = Die Kennung noch einmal
operators-backup = Sicherung machen
operators-verify = Alle Aufzeichnungen durchsehen
operators-running-backup = Eine Sicherung wird geschrieben. Lade die Seite neu, um zu sehen, was daraus geworden ist.
operators-running-verify = Die Aufzeichnungen werden durchgesehen. Lade die Seite neu, um zu sehen, was daraus geworden ist.
operators-keeping-told =
    Sicherungen kommen in den Ordner „backups“ im Datenordner dieses Knotens, und niemand kann sie über das Netz holen. Kopiere sie auf einen anderen Rechner.

    Zurückgeholt wird eine Sicherung mit dem Befehl „statecraft admin restore“, während kein Server läuft.
operators-at = Wann
operators-by = Wer
operators-what = Was
operators-about = Worüber
operators-act-ban = ausgesperrt
operators-act-unban = wieder eingelassen
operators-act-close = Tisch geschlossen
operators-act-delete = Person gelöscht
operators-act-announce = angesagt
operators-act-withdraw = zurückgenommen
operators-act-handled = Beschwerde erledigt
operators-act-export = Daten herausgegeben
operators-act-backup = Sicherung
operators-act-restore = zurückgeholt
operators-act-verify = Aufzeichnungen durchgesehen
operators-done-ban = Ausgesperrt.
operators-done-unban = Wieder eingelassen.
operators-done-close = Der Tisch ist geschlossen.
operators-done-delete = Die Person ist gelöscht.
operators-done-announce = Allen wird es gesagt.
operators-done-withdraw = Zurückgenommen.
operators-done-handled = Die Beschwerde ist erledigt.
operators-done-export = Herausgegeben.
operators-done-backup = Die Sicherung hat begonnen.
operators-done-verify = Die Aufzeichnungen werden durchgesehen.
operators-busy = Etwas ist schon im Gange. Warte, bis es fertig ist.
operators-not-oneself = Das wärst du selbst, oder der Ort, an dem du bist. Wer die Maschine benutzen darf, kann es mit dem Befehl.
operators-no-number = Dort gehört eine Zahl hin.
operators-not-typed-again = Die noch einmal getippte Kennung ist eine andere. Nichts wurde gelöscht.
