### Was an einem Tisch auf dem Server gesagt wird: Ablehnungen ohne Spielregel, und was Plätzen widerfährt.

## Einen Tisch aufmachen und sich setzen

server-no-tutorial = Zu diesem Spiel gibt es keine Einführung.
server-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
server-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und der Code fehlt.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-no-such-bot = Einen Bot „{ $name }“ gibt es nicht.
server-no-such-person = Diese Person gibt es hier nicht.
server-bad-options = Diese Optionen gehen nicht: { $problems }
server-bad-control = Die Bedenkzeit stimmt nicht: { $name }.
server-bad-pace = Bots spielen in einem dieser Tempi: { $paces }.
server-bad-seat = Ein Platz ist offen, deiner oder der eines Bots.
server-seats-and-holders = Es müssen so viele Plätze sein, wie Farben angegeben sind.
server-no-code = Es wurde kein freier Code gefunden. Versuche es noch einmal.
server-too-many-tables = Du bist schon Gastgeber an { $most } Tischen. Beende oder schließe erst einen.
server-too-many-records = Du hast schon { $most } Aufzeichnungen mitgebracht, mehr bewahrt dieser Server für niemanden auf.
server-table-damaged = Dieser Tisch lässt sich nicht mehr lesen; wer den Server betreut, ist benachrichtigt. Nichts an ihm wurde verändert.
server-other-rules = Dieser Tisch wird nach Regeln einer anderen Fassung des Servers gespielt, der gerade ausgetauscht wird. Versuche es gleich noch einmal.
server-kicked = Wer den Tisch aufgemacht hat, hat dich hinausgebeten.
server-seat-taken = Dieser Platz ist besetzt.
server-has-started = Das Spiel hat schon begonnen, oder der Tisch ist geschlossen.
server-not-let-in = An diesem Tisch ist kein Platz für dich.
server-sits-there = Du sitzt schon an diesem Tisch.
server-not-waited-for = Auf diesen Spieler wartet gerade niemand.
server-not-gone = Dieser Spieler ist noch da oder noch nicht lange genug fort.
server-not-left = Dort kann niemand ersetzt werden: Der Spieler ist noch da, oder es spielt niemand weiter, der abstimmen könnte.
server-substitute-asked = Die anderen stimmen schon über einen Ersatz ab.
server-no-substitute = Es gibt keinen Ersatz, über den abzustimmen wäre.
server-not-your-vote = Darüber stimmen nur die ab, die weiterspielen.
server-not-abandoned = Dieser Platz kann nicht übernommen werden: Sein Spieler ist noch nicht lange genug fort, oder der Tisch ist privat.
server-not-host = Das darf nur, wer den Tisch aufgemacht hat.
server-not-at-table = Du sitzt nicht an diesem Tisch.
server-not-your-seat = Das ist nicht dein Platz.
server-open-seats = Es sind noch Plätze offen. Besetze sie erst mit Menschen oder Bots.
server-not-starting = Keime werden gezeigt, während der Tisch beginnt.
server-no-beacon = Dieser Server mischt kein öffentliches Leuchtfeuer in seine Würfel.
server-one-of-both = Gib entweder das Versprechen eines Keims oder den Keim an.
server-bad-token = Dieses Token gehört zu keinem Platz.
server-no-rematch = Nur wer ein beendetes Spiel gespielt hat, kann es noch einmal spielen.

## Spielen

server-not-started = Das Spiel hat noch nicht begonnen.
server-no-program = Auf diesem Platz spielt kein Programm.
server-not-playing = Hier lässt sich nichts spielen: Das Spiel hat noch nicht begonnen, oder es ist vorbei.
server-no-analysis = Dieses Spiel kann niemand beurteilen, darum gibt es keine Analyse.
server-not-over = Das liegt erst offen, wenn das Spiel vorbei ist.
server-bad-command = Das ist kein Befehl, den jemand am Tisch geben kann.
server-not-asked = Danach wird dein Platz jetzt nicht gefragt.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-such-turn = Zu diesem Zug kann das Spiel nicht zurück.
server-wish-open = Über einen Wunsch zurückzugehen ist noch nicht entschieden.
server-no-wish = Niemand wünscht zurückzugehen.
server-no-dice = Dieses Spiel kam ohne Würfel von uns.

## Gespräche

server-bad-text = Eine Nachricht hat 1 bis { $most } sichtbare Zeichen.
server-bad-channel = Gesprochen wird zu allen, zu Plätzen oder auf der Galerie.
server-no-such-circle = Du kannst mit einem Platz sprechen, mit deinem Team oder mit einer Koalition, der du angehörst.
server-players-not-in-gallery = Wer mitspielt, spricht nicht auf der Galerie.

## Aufzeichnungen und Editionen

server-no-such-line = Die Aufzeichnung hat keine Zeile { $line }.
server-bad-record = Diese Aufzeichnung lässt sich hier nicht spielen: { $reason }
server-record-too-long = Eine Aufzeichnung darf höchstens { $most } Zeilen haben.
server-record-too-large = Eine Aufzeichnung hat höchstens { $most } kB.
server-no-such-edition = Diese Edition gibt es nicht.
server-edition-is-private = Eine eigene Edition ist für private Tische.
server-edition-fixed = { $game } lässt sich nur mit der mitgelieferten Edition spielen.
server-edition-files = Eine Edition hat 1 bis { $most } Dateien.
server-edition-file-name = Eine Datei einer Edition kann nicht { $name } heißen, oder ihr Text ist beschädigt.
server-edition-too-large = Eine Edition hat höchstens { $most } kB.
server-too-many-editions = Du hast schon { $most } Editionen.
server-bad-edition =
    Das ist keine brauchbare Ausgabe:
    { $problems }

## Was Plätzen widerfährt

event-timed-out = Die Zeit von { $seat } ist abgelaufen; es gilt die Vorgabe.
event-away = Ein Bot hält den Platz von { $seat } warm.
event-back = { $seat } ist wieder da.
event-nudge = { $by } stupst { $seat } an: Du bist am Zug.
event-stand-in = { $seat } ist fort; bis zur Rückkehr spielt ein Bot.
event-substitute = { $name } würde für { $seat } weiterspielen. Die anderen stimmen ab.
event-substitute-refused = Die anderen haben dagegen gestimmt, dass { $name } für { $seat } weiterspielt.
event-claimed = Ein Platz hat einen neuen Spieler: { $seat } spielt weiter.

## Menschen untereinander

server-yourself = Das bist du selbst.
server-friends-already = Ihr seid schon befreundet.
server-blocked-by-you = Du hast diese Person blockiert. Heb das zuerst auf.
server-no-request = Diese Person hat dich nicht um Freundschaft gebeten oder tut es nicht mehr.
server-no-friend = Nur Freunde können eingeladen werden.
server-too-many-friends = Mehr als { $most } Freunde hat hier niemand.
server-too-many-requests = { $most } deiner Anfragen sind noch unbeantwortet. Zieh zuerst eine zurück.
server-too-many-blocked = Mehr als { $most } Personen kann niemand blockieren.
