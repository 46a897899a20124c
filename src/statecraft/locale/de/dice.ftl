### Faire Würfel: was an einem Bericht nicht stimmt, warum ein Keim nicht gilt, und die lesbare Seite.

## Warum ein Keim oder seine Zusage nicht angenommen wird

dice-refused-not-hex = Ein Keim und seine Zusage sind je 32 Bytes in Hexadezimalziffern mit kleinen Buchstaben.
dice-refused-late-seed = Ein Keim ist schon offengelegt; nun kann niemand mehr einen zusagen.
dice-refused-second-seed = Dieser Platz hat schon einen Keim zugesagt.
dice-refused-late-reveal = Die Keime sind abgeschlossen; es kann keiner mehr offengelegt werden.
dice-refused-no-promise = Dieser Platz hat keinen Keim zugesagt.
dice-refused-second-reveal = Dieser Platz hat seinen Keim schon offengelegt.
dice-refused-foreign-seed = Das ist nicht der Keim, der zugesagt war.

## Was an einem Eintrag eines Berichts nicht stimmt

dice-wrong-shape = Er ist nicht so geschrieben, wie es ein Eintrag dieser Art sein muss.
dice-wrong-order = Er steht nicht an seiner Stelle: Ein Eintrag wurde ausgelassen, wiederholt oder verschoben.
dice-wrong-before = Er trägt nicht den Hash des Eintrags vor ihm.
dice-wrong-hash = Er wurde geändert: Sein Hash ist nicht der dessen, was er sagt.
dice-wrong-signature = Er ist nicht mit dem Schlüssel unterschrieben, den der erste Eintrag nennt.
dice-wrong-key = Der Bericht ist mit einem anderen Schlüssel unterschrieben als dem verlangten.
dice-wrong-phase = Ein Eintrag der Art „{ $kind }“ hat an dieser Stelle des Ablaufs nichts zu suchen.
dice-wrong-late-seed = Platz { $seat } hat seinen Keim zugesagt, nachdem schon einer offengelegt war.
dice-wrong-seed-twice = Platz { $seat } hat zweimal einen Keim zugesagt.
dice-wrong-seed = Der Keim von Platz { $seat } ist keiner, den er zugesagt hat und noch schuldete.
dice-wrong-seed-open = Platz { $seat } hat einen Keim zugesagt, der weder offengelegt noch als fehlend genannt ist.
dice-wrong-mixed = Der Schlüssel der Partie ist nicht der, den die offengelegten Keime ergeben.
dice-wrong-number = Es ist Wurf { $number }, wo Wurf { $expected } folgen muss: Einer wurde ausgelassen, wiederholt oder verschoben.
dice-wrong-element = Was er für Wurf { $number } zeigt, ist kein Glied der Kette, die der Server zugesagt hat.
dice-wrong-proof = Der Beweis von Wurf { $number } gehört nicht zu seiner Nummer, seinem Zweck und seinen Würfeln.
dice-wrong-result = Wurf { $number } ist nicht so gefallen, sondern so: { $right }.
dice-wrong-opened = Er öffnet etwas anderes als den ältesten noch versiegelten Eintrag.
dice-wrong-seal = Ziehung { $number } ist nicht die, die versiegelt wurde.
dice-wrong-bid = Die versiegelte Antwort von Platz { $seat } ist nicht die, die eingegangen ist.
dice-wrong-unopened = Das Protokoll ist abgeschlossen, aber Eintrag { $sealed } wurde nie geöffnet.
