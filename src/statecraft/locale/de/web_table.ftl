### Was der Tisch im Browser über Entscheiden, Handeln und Aufmerksamkeit sagt.

## Was nicht geht

web-greyed = Jetzt nicht möglich
web-not-offered = Gehört nicht zu dieser Entscheidung.
web-greyed-here = Was noch, und warum nicht?
web-greyed-none = Sonst steht hier nichts zur Entscheidung.
web-greyed-such-as = Zum Beispiel:
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
web-offer-history = Bisher mit { $name }
web-offer-no-history = Noch nichts.
web-offer-filter = Güter finden

## Versprechen

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
