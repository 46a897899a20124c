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
web-bot-label-learner = lernender Bot
web-bot-label-novice = Anfänger-Bot
web-bot-label-steady = solider Bot
web-bot-label-expert = Experten-Bot
web-bot-label-master = Meister-Bot
web-bot-label-other = Bot
web-temper = Stil des Bots auf Platz { $seat }
web-temper-none = ohne eigenen Stil
web-temper-cautious = vorsichtig
web-temper-trader = handelt gern
web-temper-raider = kämpft gern
web-temper-diplomat = einigt sich gern
web-bot-named = { $name } · { $label }

## Anwesenheit

web-here = da
web-away-minutes = { $count ->
    [0] gerade gegangen
    [one] seit { $count } Minute weg
   *[other] seit { $count } Minuten weg
}
web-away-hours = seit { $count } Stunden weg
web-away-days = seit { $count } Tagen weg
web-gone-minutes = seit { $count } Minuten fort
web-gone-hours = seit { $count } Stunden fort
web-gone-days = seit { $count } Tagen fort
web-away-short = { $unit ->
    [hours] weg { $count } h
    [days] weg { $count } Tage
   *[minutes] weg { $count } min
}
web-gone-short = { $unit ->
    [hours] fort { $count } h
    [days] fort { $count } Tage
   *[minutes] fort { $count } min
}
web-nudge = { $name } anstupsen
web-nudge-done = { $name } ist erinnert.
web-nudged = { $name } wartet auf dich.
web-let-bot-play = Für { $name } einen Bot spielen lassen
web-bot-asked = { $names }: möchte für { $name } einen Bot spielen lassen. Das geschieht, sobald alle Anwesenden es möchten.
web-stood-in = Ein Bot spielt für dich, bis du zurück bist.
web-i-am-back = Ich bin wieder da
web-substitute = Anbieten, für { $name } weiterzuspielen
web-substitute-wish = { $who } würde für { $name } weiterspielen und alles sehen, was { $name } sieht: { $agreed } dafür, { $refused } dagegen, von { $all }.
web-substitute-agree = { $who } weiterspielen lassen
web-substitute-refuse = Lieber der Bot
web-claim = Den Platz von { $name } übernehmen

## Freunde

web-people = Leute
web-people-private = Diese Seite siehst nur du.
web-people-nobody = Wer hier noch keinen Namen hat, hat keine Freunde zu zeigen.
web-asking = Möchten befreundet sein
web-friends = Freunde
web-asked = Von dir gefragt
web-recent = Neulich zusammen gespielt
web-blocked = Blockiert
web-no-friends = Noch keine Freunde. Frag jemanden, mit dem du gespielt hast, oder auf seinem Profil.
web-no-recent = Neulich niemand Neues.
web-accept = Annehmen
web-decline = Ablehnen
web-unfriend = Nicht mehr befreundet sein
web-withdraw-request = Zurückziehen
web-befriend = Um Freundschaft bitten
web-befriend-done = { $name } ist gefragt.
web-friends-now = Du und { $name } seid jetzt befreundet.
web-you-are-friends = Ihr seid befreundet.
web-request-sent = Du hast um Freundschaft gebeten.
web-you-blocked = Du hast diese Person blockiert.
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-block-done = { $name } ist blockiert und erfährt es nicht.
web-block-help = Wer blockiert ist, kann dich nicht um Freundschaft bitten, einladen oder anstupsen, wird von dir nicht gehört und findet an deinen Tischen keinen Platz. Niemand erfährt es.
web-notices = Für dich
web-invited = { $name } lädt dich ein: { $game }
web-asks-friendship = { $name } möchte mit dir befreundet sein
web-invite-friends = Freunde einladen
web-invite-button = Einladen
web-invite-done = eingeladen

web-hours = Wann niemand auf mich wartet
web-hours-help = An Tischen, an denen Zeit in Tagen zählt: Nachts läuft keine Zeit ab, und im Urlaub zählt keine.
web-zone = Zeitzone
web-night = Nachts läuft für mich keine Zeit ab
web-night-from = von
web-night-to = bis
web-hours-keep = Diese Zeiten merken
web-vacation = Urlaub
web-vacation-left = { $left ->
    [one] Einer von { $most } Tagen für { $year } ist übrig.
   *[other] { $left } von { $most } Tagen für { $year } sind übrig.
 }
web-vacation-first = Erster Tag (leer: ab jetzt)
web-vacation-last = Letzter Tag
web-vacation-take = Urlaub nehmen
web-vacation-end = Beenden
web-vacation-span = { $first } bis { $last }
web-vacation-taken = Dein Urlaub ist notiert. Solange zählt keine Zeit von dir.
web-vacation-ended = Dieser Urlaub ist vorbei.

web-mails = Mails
web-mails-help = An Tischen nach Tagen und ohne Uhr erfährst du per Mail an { $email }, dass du am Zug bist, wenn du den Tisch nicht ansiehst.
web-mails-none = Mit einer E-Mail-Adresse, die du oben angibst, erfährst du per Mail, wenn du an einem Tisch nach Tagen oder ohne Uhr am Zug bist.
web-mails-turns = Mail, wenn ich am Zug bin oder eingeladen werde, und was aus meinen Tischen wird
web-mails-digest = Mehrere Tische in einer Mail, wenn ihre Züge zusammenkommen
web-mails-reminders = Erinnere mich nach der Hälfte und nach neun Zehnteln meiner Zeit, und wenn es jemand am Tisch tut
web-mails-at-night = Auch nachts, statt erst am Morgen
web-mails-keep = So merken
web-mails-bounced = Mails an { $email } kommen zurück, deshalb wird dorthin nichts mehr geschickt.
web-mails-bounced-why = Die Antwort war: { $reason }
web-mails-again = Adresse neu bestätigen
