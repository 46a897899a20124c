### Was der Tisch im Browser über Entscheiden, Handeln und Aufmerksamkeit sagt.

## Die Entscheidung

web-choose-this = Wählen: { $choice }
web-stage = Bühne
web-besides = Außerdem möglich
web-besides-count = Außerdem ({ $count })
web-choice-back = Schritt zurück
web-turn-mine = Dein Zug
web-turn-of = { $name } am Zug
web-turn-nobody = Dazwischen
web-waiting-short = Jetzt nicht du
web-answered-alone = Es gab nur eine Antwort: { $answer }.

## Was nicht geht

web-unavailable = Jetzt nicht möglich
web-not-offered = Das gehört nicht dazu. Gefragt ist: { $asked }
web-offered = Drücken kannst du: { $places }.
web-unavailable-here = Was noch, und warum nicht?
web-unavailable-none = Sonst steht hier nichts zur Entscheidung.
web-unavailable-such-as = Zum Beispiel:
web-rule = Regel { $rule }

## Angebote

web-offers-mine = Deine offenen Angebote
web-offers-others = Angebote an dich
web-offer-from = { $name } bietet dir an
web-offer-out = Dein Angebot an { $name }
web-offer-you-get = Du bekommst
web-offer-you-give = Du gibst
web-offer-promise-from = { $name } verspricht
web-offer-accept = Annehmen
web-offer-refuse = Ablehnen
web-offer-counter = Gegenangebot …
web-offer-withdraw = Zurückziehen
web-offer-mine = Ich gebe
web-offer-theirs = { $name } gibt
web-offer-from-mine = Was ich habe
web-offer-from-theirs = Was { $name } hat
web-offer-drop = Güter hierher ziehen oder unten antippen.
web-offer-put = Auf den Tisch legen:
web-offer-left = { $left } von { $most }
web-offer-amount = Wie viel: { $good }
web-offer-take-off = Wegnehmen: { $good }
web-offer-promise = Ich verspreche
web-offer-promise-add = Etwas versprechen …
web-offer-promise-none = Kein Versprechen
web-offer-promise-about = Worüber?
web-offer-promise-which = Welches Versprechen genau?
web-offer-history = Bisher mit { $name }
web-offer-no-history = Noch nichts.
web-offer-filter = Güter finden
web-offer-with-whom = Mit wem handelst du?
web-offer-empty = Zwischen dir und { $name } liegt noch nichts auf dem Tisch
web-offer-sum = Du gibst { $give } für { $get }
web-offer-send-to = Angebot an { $name }
web-offer-discard = Verwerfen
web-offer-how = Drücke, was jede Seite gibt, ziehe es auf das Tablett, oder drücke Besitzurkunden auf dem Plan.
web-offer-by-default = Vorerst mit { $name }; für ein Geschäft mit jemand anderem drücke oben dessen Namen.
web-offer-sides = Wessen Güter
web-offer-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-offer-more = { $count } weitere, die man geben oder fordern kann
web-offer-on-places = Auf dem Plan
web-offer-you = Du
web-offer-drop-here = Güter hierher ziehen oder drücken
web-offer-means-you = für dich
web-offer-means-them = für { $name }
web-offer-means-score = Punkte, dann { $score }

## Versprechen

web-ring-next = Ich gebe
web-ring-third = von dort an
web-ring-mine = Ich gebe { $next }
web-ring-next-gives = { $next } gibt { $third }
web-ring-third-gives = { $third } gibt mir
web-ring-send = Ring vorschlagen
web-ring-from = { $name } schlägt einen Ring vor
web-ring-out = Dein Ring mit { $name }
web-ring-agreed = Zugestimmt: { $names }
web-pledges = Versprechen
web-pledges-count = { $standing } gelten, { $kept } gehalten, { $broken } gebrochen
web-pledge-standing = gilt
web-pledge-kept = gehalten
web-pledge-broken = gebrochen

## Daueraufträge für Abstimmungen

web-vote-orders = Abstimmungen
web-vote-orders-help = Deine Stimme zu dem, was eine Partei vorschlägt, kannst du im Voraus abgeben, auch bei geheimer Wahl.
web-vote-ask = Mich fragen
web-vote-yes = Immer ja
web-vote-no = Immer nein
web-vote-order = Bei Vorschlägen von { $name }
web-vote-order-keep = So beauftragen

## Mehrere an einem Bildschirm

web-curtain = Bildschirm weitergeben an { $name }
web-curtain-help = Was nur der andere sehen darf, ist weggelegt. Weiter geht es, wenn { $name } hier sitzt.
web-curtain-ready = Ich bin { $name }
web-curtain-alone = Ich spiele alle diese Plätze selbst: kein Vorhang an diesem Tisch
web-curtain-waits = { $name } ist dran
web-curtain-offer = { $name } hat ein Angebot zu beantworten

## Aufmerksamkeit

web-sound = Töne
web-notify = Bescheid geben, wenn ich dran bin
web-notify-denied = Der Browser erlaubt es für diese Seite nicht.
web-notify-turn = Du bist dran.
web-waiting-tables = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

## The log

web-later = Später
web-meant = { $about }: Was möchtest du tun?

## Bots warten auf Menschen

web-you-awaited = dich
web-bot-waits = { $bot } wartet auf { $names }
web-aside-done = Weiter
web-aside-done-agents = Fertig verteilt
web-aside-done-business = Jetzt kein Geschäft
web-aside-done-answer-offer = Offen lassen
web-aside-always = nie warten
web-aside-never-help = Bots warten damit nicht mehr auf dich. „Mehr …“ nimmt es zurück.
web-aside-go-on = Fertig, weiter
web-asides = Bots warten auf mich …
web-aside-for-agents = solange ich Agenten verteile
web-aside-for-answer-offer = solange ein Angebot an mich offen ist
web-aside-for-business = ob ich ein Geschäft machen will
web-pace = Bots spielen
web-pace-at-once = sofort
web-pace-brisk = flott
web-pace-normal = in normalem Tempo
web-pace-slow = langsam
web-beacon = Würfel mit öffentlichem Leuchtfeuer
web-beacon-help = In jeden Wurf werden Zufallszahlen gemischt, die vorher niemand kennt, auch der Server nicht. Ein Zug kann dafür einige Sekunden warten. Gut für Fernpartien und Turniere.
web-wait = Bots warten auf Menschen
web-wait-untimed = Solange du Agenten verteilst, ein Angebot zu beantworten hast oder ein Geschäft machen kannst, würfelt ein Bot erst, wenn du es sagst.
web-wait-timed = Solange du Agenten verteilst, ein Angebot zu beantworten hast oder ein Geschäft machen kannst, würfelt ein Bot erst, wenn du es sagst oder die Zeit um ist.
web-wait-offers = Solange ein Angebot an dich offen ist, beendet ein Bot seinen Spielzug erst, wenn du geantwortet hast, ihn weiterspielen lässt oder die Zeit um ist.
web-wait-aside = Sekunden für Agenten und Geschäfte
web-wait-offer = Sekunden für ein Angebot
web-facts-pace = Bots spielen { $pace }
web-facts-wait = Bots warten ohne Frist auf Menschen
web-facts-wait-timed = Bots warten auf Menschen: { $aside } Sekunden für Agenten und Geschäfte, { $offer } für ein Angebot
web-facts-no-wait = Bots warten auf niemanden

## Die letzte Runde

web-final-round = Letzte Runde
web-final-claim-1 = { $name } beansprucht mit { $points } Punkten den Sieg
web-final-claim-2 = { $name } beansprucht mit Territorien den Sieg
web-final-claim-3 = { $name } beansprucht durch eine MISSION den Sieg
web-final-to-play = noch am Zug: { $names }
web-final-sudden = Sudden Death: Wer nach einer Runde allein führt, gewinnt

## Aufträge: was im Voraus entschieden ist

web-plan-ahead = Vorausplanen
web-plan-help = Ein Auftrag beantwortet eine Frage für dich, damit niemand warten muss. Niemand sonst erfährt davon. Zuerst wird versucht, was Bedingungen hat.
web-plan-none = Du hast noch keine Aufträge hinterlassen.
web-plan-mine = Deine Aufträge
web-plan-new = Ein neuer Auftrag
web-plan-changing = Diesen Auftrag ändern
web-plan-kind = Wenn ich gefragt werde
web-plan-if = Nur wenn
web-plan-then = Dann
web-plan-whatever = in jedem Fall
web-plan-add-if = Bedingung hinzufügen …
web-plan-drop-if = Diese Bedingung weglassen
web-plan-value = Was: { $text }
web-plan-save = Auftrag hinterlassen
web-plan-keep = Änderung behalten
web-plan-change = Ändern
web-plan-drop = Zurücknehmen
web-plan-said = Falls gilt: { $conditions } – { $answer }
web-plan-and = { $one } und { $other }
