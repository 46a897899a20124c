### Was die Seiten über Menschen sagen: wer einen Tisch sehen darf, Gesichter, Anwesenheit, Freunde.

## Unterwegs, und wo ein Tisch nicht gezeigt werden kann

web-loading-long = Das dauert länger, als es sollte. Du kannst die Seite neu laden oder zurückgehen.
web-missing-title = Dieser Tisch kann nicht gezeigt werden
web-missing-unseen = Unter dieser Adresse gibt es keinen Tisch, den du sehen darfst: Die Adresse ist nicht vollständig, oder der Tisch ist privat.
web-missing-code = Unter dieser Adresse gibt es keinen Tisch, der sich mit diesem Code öffnet.
web-missing-ask = Zu einem privaten Tisch lässt sein Gastgeber ein: Frag ihn nach dem Code oder nach dem Link zum Einladen.
web-missing-signed-out = Sitzt du selbst an diesem Tisch? Dieser Browser kennt dich nicht.
web-missing-sign-in = Mit E-Mail anmelden

## Aussehen

web-another-face = Ein anderes Gesicht
web-looks = Wie du hier sitzt
web-looks-taken = Wo schon jemand am Tisch deine Farbe hat, bekommst du die nächste freie.

## Bots

web-bot-label-random = zufälliger Bot
web-bot-label-novice = Anfänger-Bot
web-bot-label-steady = solider Bot
web-bot-label-expert = Experten-Bot
web-bot-label-other = Bot
web-bot-named = { $name } · { $label }
