### Faire Würfel: was an einem Bericht nicht stimmt, warum ein Keim nicht gilt, und die lesbare Seite.

## Warum ein Keim oder seine Zusage nicht angenommen wird

dice-refused-not-hex = Ein Keim und seine Zusage sind je 32 Bytes in Hexadezimalziffern mit kleinen Buchstaben.
dice-refused-late-seed = Ein Keim ist schon offengelegt; nun kann niemand mehr einen zusagen.
dice-refused-late-reveal = Die Keime sind abgeschlossen; es kann keiner mehr offengelegt werden.
dice-refused-no-promise = Dieser Platz hat keinen Keim zugesagt.
dice-refused-second-reveal = Dieser Platz hat seinen Keim schon offengelegt.
dice-refused-foreign-seed = Das ist nicht der Keim, der zugesagt war.
dice-refused-not-signed = Ein Keim und seine Zusage sind mit einem Schlüssel unterschrieben, oder keines von beiden.
dice-refused-other-key = Für diesen Platz gilt eine Zusage mit einem anderen Schlüssel, aus einem anderen Browser. Für eine neue muss der Platz erst verlassen werden.
dice-refused-too-many = Für diesen Platz wurden zu viele Keime zugesagt.

## Was an einem Eintrag eines Berichts nicht stimmt

dice-wrong-shape = Er ist nicht so geschrieben, wie es ein Eintrag dieser Art sein muss.
dice-wrong-order = Er steht nicht an seiner Stelle: Ein Eintrag wurde ausgelassen, wiederholt oder verschoben.
dice-wrong-before = Er trägt nicht den Hash des Eintrags vor ihm.
dice-wrong-hash = Er wurde geändert: Sein Hash ist nicht der dessen, was er sagt.
dice-wrong-signature = Er ist nicht mit dem Schlüssel unterschrieben, den der erste Eintrag nennt.
dice-wrong-key = Der Bericht ist der eines Fremden: Er ist mit einem anderen Schlüssel unterschrieben als dem verlangten.
dice-wrong-phase = Ein Eintrag der Art „{ $kind }“ hat an dieser Stelle des Ablaufs nichts zu suchen.
dice-wrong-late-seed = Platz { $seat } hat seinen Keim zugesagt, nachdem schon einer offengelegt war.
dice-wrong-seed = Der Keim von Platz { $seat } ist keiner, den er zugesagt hat und noch schuldete.
dice-wrong-seed-open = Die Plätze, die einen Keim zugesagt und nicht offengelegt haben, sind nicht die, die er nennt.
dice-wrong-mixed = Der Schlüssel der Partie ist nicht der, den das bisher Eingemischte ergibt.
dice-wrong-seat-signature = Was Platz { $seat } zugesagt oder offengelegt hat, ist nicht mit dem Schlüssel seines Spielers unterschrieben.
dice-wrong-replaced = Eine Zusage, die Platz { $seat } unterschrieben hatte, wurde unter einem anderen Schlüssel ersetzt, obwohl niemand den Platz verlassen hatte.
dice-wrong-beacon = Runde { $round } ist keine, die das im ersten Eintrag genannte Leuchtfeuer hier veröffentlicht haben kann.
dice-wrong-receipt = Eine Quittung des Servers hat hier einen anderen Eintrag: Der Server hat zweierlei gesagt.
dice-wrong-number = Es ist Wurf { $number }, wo Wurf { $expected } folgen muss: Einer wurde ausgelassen, wiederholt oder verschoben.
dice-wrong-element = Was er für Wurf { $number } zeigt, ist kein Glied der Kette, die der Server zugesagt hat.
dice-wrong-proof = Der Beweis von Wurf { $number } gehört nicht zu seiner Nummer, seinem Zweck und seinen Würfeln.
dice-wrong-result = Wurf { $number } ist nicht so gefallen, sondern so: { $right }.
dice-wrong-opened = Er öffnet etwas anderes als den ältesten noch versiegelten Eintrag.
dice-wrong-seal = Ziehung { $number } ist nicht die, die versiegelt wurde.
dice-wrong-bid = Die versiegelte Antwort von Platz { $seat } ist nicht die, die eingegangen ist.
dice-wrong-unopened = Das Protokoll ist abgeschlossen, aber Eintrag { $sealed } wurde nie geöffnet.

## Worin die Aufzeichnung der Partie widerspricht

dice-wrong-record-opening = Die Aufzeichnung begann mit anderen Würfeln: Sie nennt den ersten Eintrag dieses Berichts nicht.
dice-wrong-record-outcome = Wurf { $number } ist nicht das Ergebnis in Zeile { $line } der Aufzeichnung.
dice-wrong-record-fewer = Die Aufzeichnung hat kein Ergebnis für Wurf { $number }.
dice-wrong-record-more = Die Aufzeichnung geht in Zeile { $line } mit einem Ergebnis weiter, das der Bericht nicht hat.
dice-wrong-record-skipped = Wurf { $number } wurde übergangen, aber in der Aufzeichnung wurde dort nichts zurückgenommen.
dice-wrong-record-bid = In der Aufzeichnung hat Platz { $seat } die geöffnete versiegelte Antwort nie gegeben.
dice-wrong-record-dice = In der Partie, wie sie aufgezeichnet ist, war Wurf { $number } mit anderen Würfeln oder Karten, zu einem anderen Zweck oder für einen anderen Platz zu machen.

## Ein Bericht in Worten

dice-wrong-entry = Eintrag { $entry } ist falsch. { $reason }
dice-sum-rolls = { $count ->
        [one] Ein Wurf folgt aus seinem Beweis.
       *[other] { $count } Würfe folgen aus ihren Beweisen.
    }
dice-sum-draws = { $count ->
        [one] Eine geheime Ziehung.
       *[other] { $count } geheime Ziehungen.
    }
dice-sum-bids = { $count ->
        [one] Eine versiegelte Antwort.
       *[other] { $count } versiegelte Antworten.
    }
dice-sum-seeds = { $count ->
        [0] Kein Platz gab einen Keim: Das Glück kommt vom Server allein.
        [one] Der Keim eines Platzes steckt im Glück.
       *[other] Die Keime von { $count } Plätzen stecken im Glück.
    }
dice-sum-missing = Einen Keim zugesagt und nicht offengelegt: { $seats }.
dice-sum-unsigned = Ohne eigenen Schlüssel des Spielers, sodass sie auch vom Server stammen könnten: die Keime von { $seats }.
dice-sum-again = Mehr als einmal zugesagt, von wem immer dort saß: { $seats }. Die letzte Zusage gilt.
dice-sum-dropped = Von jemandem verlassen, der zugesagt hatte: { $seats }.
dice-sum-burned = { $number ->
        [0] Vor dem ersten Wurf wurde der Server aus einer Sicherung wiederhergestellt und hat neue Ketten begonnen.
       *[other] Nach Wurf { $number } wurde der Server aus einer Sicherung wiederhergestellt und hat neue Ketten begonnen. Die Keime kannte er da schon: Was folgt, ist so redlich wie die Wiederherstellung.
    }
dice-sum-beacon = { $count ->
        [one] Eine Runde von { $name } wurde eingemischt.
       *[other] { $count } Runden von { $name } wurden eingemischt.
    }
dice-sum-stale = { $count ->
        [0] Jeder Wurf hatte eine frische; der Server konnte also nicht vorausrechnen.
        [one] Ein Wurf wurde ohne eine frische gemacht.
       *[other] { $count } Würfe wurden ohne eine frische gemacht.
    }
dice-sum-quicknet = dem öffentlichen Leuchtfeuer drand quicknet
dice-sum-other-beacon = einem Leuchtfeuer mit dem Schlüssel { $key }…
dice-sum-skipped = { $count ->
        [one] Eine Nummer wurde übergangen, weil ein Schritt zurückgenommen wurde.
       *[other] { $count } Nummern wurden übergangen, weil Schritte zurückgenommen wurden.
    }
dice-sum-over = Die Partie ist zu Ende; alles Versiegelte ist geöffnet und stimmt.
dice-sum-aborted = Die Partie wurde abgebrochen; alles Versiegelte ist geöffnet und stimmt.
dice-sum-running = { $count ->
        [0] Der Bericht hat noch kein Ende.
        [one] Der Bericht hat noch kein Ende: Ein Eintrag ist noch versiegelt und lässt sich erst nach der Partie prüfen.
       *[other] Der Bericht hat noch kein Ende: { $count } Einträge sind noch versiegelt und lassen sich erst nach der Partie prüfen.
    }

## Die lesbare Seite

dice-page-title = Würfel des Tisches { $table }
dice-page-about = DR²: ein dokumentierter Bericht über die Ergebnisse aller Würfe. Jeder kann ihn prüfen; die Beweise sagen, wie jedes Ergebnis zustande kam.
dice-page-right = Jeder Eintrag stimmt.
dice-page-promises = Vor dem ersten Wurf zugesagt
dice-page-rolls = Würfe und Ziehungen
dice-page-bids = Versiegelte Antworten
dice-page-none = Keine.
dice-page-table = Tisch
dice-page-game = Spiel
dice-page-public = Spitze der Kette für offene Würfe
dice-page-secret = Spitze der Kette für geheime Ziehungen
dice-page-key = Schlüssel der Unterschrift des Servers
dice-page-seed-committed = sagte einen Keim zu
dice-page-seed-revealed = legte den Keim offen
dice-page-seed-dropped = hat den Platz verlassen
dice-page-burned = aus einer Sicherung wiederhergestellt: neue Ketten
dice-page-number = Nr.
dice-page-when = Wann
dice-page-what = Was
dice-page-purpose = Zweck
dice-page-who = Wer
dice-page-dice = Würfel
dice-page-result = Ergebnis
dice-page-answer = Antwort
dice-page-proof = Beweis
dice-page-seat = Platz { $seat }
dice-page-nobody = der Tisch
dice-page-sealed = versiegelt
dice-page-skipped = übergangen
dice-page-die = W{ $sides }
dice-page-lot = eines von { $count } Losen, gezählt ab 0
dice-page-draw = { $deck }: eine von { $count } Karten, { $cards }
dice-page-deal = { $deck }: Hände aus { $count } Karten, { $cards }
dice-page-card = { $name } (Nr.{ "\u00A0" }{ $number })
dice-page-cards = Welche Karte welche Nummer hat
