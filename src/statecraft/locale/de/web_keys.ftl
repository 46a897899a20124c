### Die Tasten der Seite und ihrer Instrumente, wie `?` sie auflistet, und die Palette der Befehle.

keys-title = Tasten
keys-when = Tasten tun nichts, solange du in ein Feld schreibst, und nichts in dem Augenblick, in dem eine neue Frage gekommen ist.
keys-everywhere = Auf jeder Seite
keys-table = Am Tisch
keys-now = Für diese Entscheidung
keys-on-board = Auf dem Spielplan
keys-name-enter = Enter
keys-name-escape = Esc
keys-name-space = Leertaste
keys-name-ctrl = Strg

keys-palette = alles, was man gerade tun kann, durch Tippen gefunden
keys-keys = diese Liste

keys-primary = der große Knopf: was gerade eingestellt ist
keys-back = zurück, oder aufhören mit dem, was man zusammenstellt
keys-choose = die erste bis neunte Antwort der Liste wählen
keys-next = die nächste Antwort der Liste
keys-previous = die Antwort davor
keys-undo = zurücknehmen: was eingestellt und nicht abgeschickt ist, oder deinen letzten Schritt, wenn ihn niemand gesehen hat
keys-hint = um einen Tipp bitten
keys-skip = überspringen, was gezeigt wird
keys-finish = zum Ende eines Kampfs, der gezeigt wird
keys-board = zum Spielplan

keys-walk = von Ort zu Ort: den Ring entlang oder über die Karte in diese Richtung
keys-press = den Ort drücken

keys-offer-give = was du gibst
keys-offer-want = was du willst
keys-offer-discard = das Angebot verwerfen

keys-answers = unter den Antworten wählen
keys-dice = so viele Würfel
keys-direction = umkehren
keys-attack = angreifen
keys-clean-house = säubern
keys-faces = von Karte zu Karte
keys-face = die erste bis neunte wählen
keys-unit = eine Einheit nehmen: Wasser, Nahrung, Energie, UCP, NS
keys-develop = das erste Gebiet entwickeln, bei dem es geht
keys-put-down = ablegen, was man in der Hand hat, eine Karte schließen
keys-pay = zahlen
keys-money = 5 EU mehr oder weniger
keys-stay = ob ihre Agenten bleiben
keys-units-sent = eine Einheit mehr oder weniger
keys-posts = von Posten zu Posten
keys-more-less = mehr oder weniger
keys-shelves = von Regal zu Regal
keys-needed = nehmen, was deine Gebiete brauchen
keys-dial = mehr oder weniger
keys-verb = wählen, was man tut
keys-next-verb = das Nächste, was man tun kann
keys-slot = was der Satz nennt
keys-slot-option = das erste bis neunte davon wählen
keys-consent = zustimmen oder ablehnen
keys-for = dafür
keys-against = dagegen
keys-abstain = enthalten
keys-veto = Veto einlegen

## Die Palette

palette-title = Alles, was man tun kann
palette-type = Was möchtest du tun?
palette-found = { $count ->
    [0] So heißt hier nichts.
    [one] { $count } gefunden
   *[other] { $count } gefunden
}
palette-answers = Antworten
palette-table = Am Tisch
palette-places = Gehe zu
palette-rules = Regeln
palette-pages = Seiten
palette-settings = Einstellungen
