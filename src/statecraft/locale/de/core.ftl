# Was die Spielmaschine an jedem Tisch sagt, gleich bei welchem Spiel.
# $seat, $holder, $by und $to sind Spielernamen; andere Werte spricht ihr choice-…-Text.

## Ablehnungen

refused-no-input = Das ist keine Eingabe, die der Tisch kennt.
refused-input-field = Das Feld „{ $field }“ der Eingabe fehlt, ist unbekannt oder fehlerhaft.
refused-no-action = Eine Antwort muss sagen, welche Aktion sie ist („verb“).
refused-unknown-verb = In diesem Spiel gibt es keine Aktion namens „{ $verb }“.
refused-unknown-field = „{ $verb }“ hat kein Feld „{ $field }“.
refused-malformed-field = „{ $verb }“: Das Feld „{ $field }“ fehlt oder liegt außerhalb des Erlaubten.
refused-not-a-choice = „{ $verb }“ ist hier nicht möglich.
refused-not-offered = Diese Wahl stand hier nicht offen.
refused-stale-question = Diese Frage ist inzwischen beantwortet oder zurückgezogen; bitte den Tisch neu ansehen.
refused-question-rests = Diese Frage ruht, bis der Wurf oder Kampf darüber vorbei ist.
refused-unknown-question = Diese Frage wurde nie gestellt.
refused-foreign-question = Diese Frage hat nicht { $seat } zu beantworten.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not-asked = { $seat } wird gerade nichts gefragt.
refused-no-such-chance = Auf diesen Wurf oder Zug wartet der Tisch nicht.
refused-impossible-outcome = Das kann bei diesem Wurf oder Zug nicht herauskommen.
refused-phase-used-up = Nach { $limit } Eingaben in einer Phase kann ein Spieler sie nur noch beenden.
refused-no-default = Diese Frage hat keine Vorgabe; sie darf einfach offen bleiben.
refused-no-set-time = Dieses Spiel wird nicht bis zu einer festen Zeit gespielt.
refused-no-clock = Gerade läuft keine Uhr.
refused-clock-stands = Die Uhr ist von { $seat } angehalten.
refused-clock-runs = Die Uhr läuft bereits.
refused-not-your-clock = Nur wer am Zug ist und die andere Seite eines offenen Angebots dürfen die Uhr bedienen.
refused-game-over = Das Spiel ist zu Ende.
refused-conceded-already = { $seat } hat bereits aufgegeben.
refused-nothing-to-undo = Es gibt keinen eigenen Schritt zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anders hat seither gezogen.
refused-undo-in-the-way = Der Schritt lässt sich nicht zurücknehmen: Die Antwort eines anderen Spielers beruht darauf.
refused-no-consent = { $seat } hat nicht zugestimmt, zurückzugehen.
refused-no-such-line = Die Aufzeichnung hat keine Zeile { $line }.
refused-unknown-order = Einen solchen Dauerauftrag gibt es nicht.
refused-too-many-orders = Es dürfen höchstens { $limit } Daueraufträge bestehen.
refused-no-such-order = Für „{ $kind }“ besteht kein Dauerauftrag.
refused-order-reply = „{ $kind }“ lässt sich nicht so im Voraus beantworten.
refused-order-condition = Als „{ $field }“ kann ein Auftrag das nicht nennen.
refused-order-never = Das kann nie eintreten: Der Auftrag würde nichts beantworten.
refused-offer-to-nobody = Ein Angebot geht an einen anderen Spieler, der noch im Spiel ist.
refused-empty-offer = In einem Angebot muss es um etwas gehen.
refused-too-many-offers = Es dürfen { $limit } Angebote zugleich offen sein.
refused-goods-not-in-order = Güter in einem Angebot stehen der Reihe nach, jedes nur einmal.
refused-cannot-ask-for = So viel { $good } lässt sich nicht verlangen.
refused-no-such-offer = Dieses Angebot ist nicht mehr offen.
refused-not-your-offer = Dieses Angebot ist nicht von dir zu beantworten oder zurückzuziehen.
refused-ring-of-three = Zu einem Ring gehören du und zwei andere.
refused-ring-gap = In einem Ring gibt jeder der drei etwas.
refused-agreed-already = Diesem Ring hast du schon zugestimmt.
refused-counter-to-ring = Ein Ring wird angenommen oder abgelehnt, wie er ist.
refused-no-such-pledge = Das lässt sich hier nicht versprechen.
refused-pledge-twice = Dasselbe lässt sich nicht zweimal versprechen.

## Ereignisse

event-conceded = { $seat } gibt auf.
event-time-up = Die Zeit von { $seat } ist um.
event-clock-stopped = { $seat } hält die Uhr an.
event-clock-runs = Die Uhr läuft weiter.
event-undone = { $seat } nimmt den letzten Schritt zurück.
event-turn = Runde { $round }: { $seat } am Zug.
event-offer-made = { $seat } bietet { $holder } { $give } für { $get }{ $pledges ->
    [0] .
    [one] , und ein Versprechen.
   *[other] , und { $pledges } Versprechen.
}
event-offer-accepted = { $holder } nimmt das Angebot von { $seat } an.
event-offer-refused = { $holder } lehnt das Angebot von { $seat } ab.
event-offer-countered = { $holder } beantwortet das Angebot von { $seat } mit einem anderen.
event-offer-withdrawn = { $seat } zieht das Angebot an { $holder } zurück.
event-offer-expired = Das Angebot von { $seat } an { $holder } verfällt.
event-ring-made = { $seat } schlägt einen Ring vor: { $give } an { $holder }, von dort { $between } an { $to }, und von dort { $get } an { $seat }.
event-ring-agreed = { $holder } stimmt dem Ring von { $seat } zu.
event-ring-accepted = { $seat }, { $holder } und { $to } sind sich einig; der Ring ist geschlossen.
event-ring-refused = { $holder } lehnt den Ring von { $seat } ab.
event-ring-withdrawn = { $seat } zieht den Ring mit { $holder } und { $to } zurück.
event-ring-expired = Der Ring von { $seat } mit { $holder } und { $to } verfällt.
event-pledge-kept = { $by } hat ein Versprechen an { $to } gehalten.
routine-event-pledge-kept = { $count } Versprechen wurden gehalten.
event-pledge-broken = { $by } hat ein Versprechen an { $to } gebrochen.

## Fragen

question-answer-offer = Es gibt Angebote zu beantworten.
question-my-offers = Eigene Angebote sind offen.

## Aktionen und Wahlmöglichkeiten

verb-make-offer = Ein Angebot machen
verb-counter-offer = Ein Gegenangebot machen
verb-accept-offer = Das Angebot annehmen
verb-refuse-offer = Das Angebot ablehnen
verb-withdraw-offer = Das Angebot zurückziehen
verb-make-ring = Einen Ring zu dritt vorschlagen
verb-pass = Passen
choice-more = Weitere …
choice-end = Das ist alles
choice-block = { $low } bis { $high }
choice-seat = { $value }
choice-holder = { $value }
choice-amount = { $value }
choice-offer = Angebot Nr. { $value }
choice-yes-no = { $value ->
    [0] nein
   *[other] ja
}
choice-score = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
choice-pledge-what = { $value }
choice-pledge-until = bis zum Ende von Runde { $value }
unavailable-all-else = Alles andere
nothing = nichts

## Ergebnisse

reason-conceded = Alle anderen haben aufgegeben.

## Listen und Namen

nobody = niemand
no-such-player = jemand, der nicht an diesem Tisch sitzt
option-true-false = Die Option „{ $name }“ ist True oder False, nicht { $word }.
seat-number = Platz { $number }
did-you-mean = War „{ $name }“ gemeint?
goods-row = { $good ->
    [EU] { $amount } EU
   *[other] { $amount } × { $good }
}

## Eine Aktion zusammenstellen

asks-to = An wen?
asks-third-holder = Wer ist der Dritte?
asks-between = Was gibt der Nächste dem Dritten?
action-make-ring = Ring: { $give } an { $to }, von dort { $between } an { $third }, von dort { $get } an mich
asks-give = Was wird gegeben?
asks-get = Was wird verlangt?
asks-pledges = Was wird versprochen?
asks-amount = Wie viele?
asks-offer = Welches Angebot?
action-make-offer = Angebot an { $to }: { $give } für { $get }; versprochen: { $pledges }
action-counter-offer = „{ $offer }“ beantworten mit { $give } für { $get }; versprochen: { $pledges }

## Bots

bot-random-reason = Das ist ausgelost: Dieser Bot hat keine Gründe.

## Im Voraus entschieden

order-always-default = passen, oder was für den gespielt wird, der nichts sagt
order-do-pass = passen
order-do-agree = einwilligen
order-do-decline = ablehnen
order-do-accept-offer = annehmen, wenn sonst nichts von mir verlangt wird
order-do-refuse-offer = ablehnen
order-do-withdraw-offer = das Angebot zurückziehen
order-if-from = das Angebot kommt von { $holder }
order-if-to = das Angebot geht an { $holder }
order-if-turn-of = { $holder } ist am Zug
