### What the board in the browser says.

gp-web-short-united-states = USA
gp-web-short-europe = Europa
gp-web-short-china = China
gp-web-short-russia = Russland
gp-web-short-japan-korea = Japan/Korea
gp-web-short-middle-east = Nahost
gp-web-short-india = Indien
gp-web-short-latin-america = Lateinamerika
gp-web-short-southeast-asia = Südostasien
gp-web-short-oceania = Ozeanien
gp-web-short-north-africa = Nordafrika
gp-web-short-sub-saharan-africa = Subsahara

## Die Karte

gp-web-map = Weltkarte
gp-web-pending = { $count ->
    [0] alle Regionen erledigt
    [one] 1 von { $all } Regionen steht aus
   *[other] { $count } von { $all } Regionen stehen aus
}
gp-web-dominance = Dominanz ab { $count } Regionen
gp-web-goal = Sieg mit { $count } Punkten
gp-web-peace = Frieden bis zur Wertung
gp-web-setting-up = Die Welt wird verteilt
gp-web-plate = { $name }. { $government } Chips: { $chips }.{ $marks }{ $state ->
    [done] { " " }Erledigt.
    [active] { " " }Aktiv.
   *[pending] { "" }
}
gp-web-plate-choose = Auswählen: { $plate }
gp-web-governed = Es regiert { $parties }.
gp-web-coalition = Koalition aus { $parties }.
gp-web-no-government = Keine Regierung.
gp-web-opposition = Opposition: { $parties }.
gp-web-party-count = { $party } { $count }
gp-web-chip-count = { $chip } { $count }
gp-web-mark-sanctioned = Unter Sanktion
gp-web-mark-demilitarised = Entmilitarisiert
gp-web-mark-protected = Protektorat
gp-web-mark-pact = Pakt: sicher vor Angriffen aus diesen Regionen: { $others }
gp-web-done = erledigt
gp-web-in-session = aktiv
gp-web-neighbours = Nachbarregionen: { $others }
gp-web-supply = Vorrat
gp-web-un = UNO
gp-web-mauritius = Mauritius
gp-web-un-short = UNO
gp-web-un-worth = UNO: { $parties }
gp-web-mauritius-worth = Mauritius: { $parties }
gp-web-empty = niemand

## Parteien

gp-web-parties = Parteien
gp-web-party = Partei
gp-web-governs = Regiert
gp-web-governs-of = { $count } von { $needed }
gp-web-in-regions = Regionen
gp-web-base = Basis
gp-web-out = Aus dem Spiel
gp-web-cards = Karten
gp-web-points = Punkte
gp-web-you = du
gp-web-open-card = offen: { $card }
gp-web-gave-up = hat aufgegeben
gp-web-turn-of = am Zug
gp-web-choose-party = Auswählen: { $party }
gp-web-choose-base = Deine Basis auswählen

## Was gerade geschieht

gp-web-auction = Versteigerung { $number } von { $all }: { $name }
gp-web-auction-hint = Alle bieten geheim; die Umschläge öffnen sich gemeinsam.
gp-web-opened = Geöffnet: { $name }
gp-web-envelope-open = { $party } hat { $count } geboten
gp-web-envelope-sealed = { $party } hat sich entschieden
gp-web-envelope-mine = { $party } hat sich entschieden: { $count }
gp-web-envelope-waiting = { $party } überlegt noch
gp-web-hands = Alle wählen geheim ihre Karten
gp-web-refill = Alle behalten Karten oder werfen sie ab und ergänzen geheim
gp-web-un-choice = Alle wählen geheim Politiker für die UNO
gp-web-placement = { $party } setzt einen Politiker
gp-web-turn = { $party } ist am Zug
gp-web-turn-hint = Eine Region aktivieren, die noch aussteht, oder eine Karte ausspielen.
gp-web-session = Aktive Region: { $name }
gp-web-actions-left = { $count ->
    [0] letzte Aktion
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
gp-web-proposal = { $party } macht einen Vorschlag
gp-web-alone = allein, ohne Zustimmung der Partner
gp-web-proposes = { $party } schlägt vor
gp-web-consent = Zuerst müssen zustimmen: { $parties }
gp-web-votes-yes = Dafür { $count }
gp-web-votes-no = Dagegen { $count }
gp-web-votes-open = Offen { $count }
gp-web-vote-bar = { $yes } dafür, { $no } dagegen, { $open } offen
gp-web-vote-then = { $yes } : { $no }{ $end ->
    [carries] , angenommen
    [fails] , abgelehnt
   *[stands] { "" }
}
gp-web-accepted = Angenommen, wenn kein Veto kommt
gp-web-rejected = Abgelehnt, wenn kein Veto kommt
gp-web-to-veto = Veto möglich: { $parties }
gp-web-trade = { $party } bietet einen Handel an
gp-web-war = Krieg: Region { $name } gegen Region { $target }
gp-web-war-strength = { $count } Militär
gp-web-dice-roll = Die Würfel rollen
gp-web-dice = Würfel: { $dice }
gp-web-coup = Putsch von { $party }: { $name }
gp-web-motion-heading = Ein Antrag vor der Welt
gp-web-motion = { $party } beantragt
gp-web-stakes-next = Jetzt gefragt: { $name }
gp-web-stakes-left = · danach { $names }
gp-web-stake-named = Region { $name } würde dies tun: { $stake }
gp-web-sabotage = Sabotage: Region { $name } verliert { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
gp-web-roll-budget = Der Haushalt: { $name }
gp-web-roll-assassination = Attentat von { $party }: { $name }
gp-web-roll-sabotage = Sabotage von { $party }: { $name }
gp-web-roll-revolution = Revolution von { $party }
gp-web-initiative = Diplomatische Initiative von { $party }
gp-web-penalty = Das Attentat von { $party } ging nach hinten los
gp-web-zeal-asked = Kann mit Tatendrang weitermachen: { $parties }
gp-web-over = Das Spiel ist zu Ende
gp-web-world-at-end = Die Welt am Ende
gp-web-governed-by = { $parties }: { $names }
gp-web-ungoverned = Ohne Regierung: { $names }
gp-web-rank = { $rank }. { $party }
gp-web-quiet = Die Welt ruht

## Die eigene Seite

gp-web-mine = Meine Partei
gp-web-hand = Meine Karten
gp-web-hand-empty = Keine Karten auf der Hand.
gp-web-choose-from = Karten zur Auswahl
gp-web-unused = Noch nicht gewählt
gp-web-lies-open = liegt offen
gp-web-politicians = Meine Politiker
gp-web-promises = Versprechen und Drohungen
gp-web-governs-regions = regiert { $count } von { $all } Regionen
gp-web-promised = { $kind ->
    [0] Ja zu jedem Vorschlag in diesem Zug
    [1] kein Veto in diesem Zug
    [2] keinen Krieg gegen Region { $region }
    [3] keinen Antrag gegen Region { $region }
    [4] droht mit Krieg gegen Region { $region }
   *[other] droht mit Sanktion gegen Region { $region }
}
gp-web-pledge = { $by } an { $to }: { $promise }
gp-web-sheet = Punkte, wenn jetzt gewertet würde

## Welcher Teil des Spiels es ist, und was jemand dort entscheidet

phase-auction = Versteigerung
phase-placement = Verteilung
phase-first-hands = Erste Hand
phase-turn-choice = Region oder Karte
phase-activation = Sitzung
phase-proposal = Sitzung
phase-vote = Abstimmung
phase-sealed-vote = Abstimmung
phase-veto-window = Veto
phase-trade-answer = Sitzung
phase-region-stakes = Antrag
phase-un-votes = Antrag
phase-coup-stakes = Putsch
phase-warmonger-choice = Krieg
phase-un-choice = Vereinte Nationen
phase-refill = Wertung
phase-scoring = Wertung
phase-penalty-choice = Strafe
phase-sabotage-choice = Sabotage
phase-initiative-choice = Antrag
doing-placement = Setzt einen Politiker in eine Region.
doing-turn-choice = Aktiviert eine Region oder spielt eine Karte.
doing-proposal = Arbeitet an einem Vorschlag.
doing-vote = Stimmt ab.
doing-trade-answer = Bekommt einen Handel angeboten.
doing-region-stakes = Darf Diplomatie einsetzen.
doing-un-votes = Stimmt in der UNO ab.
doing-warmonger-choice = Darf den Wurf um eins erhöhen.
doing-un-choice = Wählt Delegierte.
doing-refill = Nimmt neue Karten.
doing-penalty-choice = Schickt einen Politiker nach Mauritius.
doing-sabotage-choice = Wählt, welche Chips verloren gehen.
doing-initiative-choice = Wählt einen Antrag.

## Instrumente

gp-web-bid-question = Wie viele Politiker für { $name }?
gp-web-bid-seal = { $count } versiegeln
gp-web-bid-left = { $count ->
    [one] Dann bleibt ein Politiker in deiner Basis
   *[other] Dann bleiben { $count } Politiker in deiner Basis
}{ $lots ->
    [0] .
    [one] { " " }für eine weitere Region.
   *[other] { " " }für { $lots } weitere Regionen.
}
gp-web-bid-politicians = { $count ->
    [one] Politiker
   *[other] Politiker
}
gp-web-bid-politicians-heard = { $count ->
    [one] Ein Politiker
   *[other] { $count } Politiker
}
gp-web-bid-fewer = Einen weniger
gp-web-bid-more = Einen mehr
gp-web-vote-question = { $party } schlägt vor: { $sentence }
gp-web-vote-weight = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
gp-web-veto-question = Veto? { $party }, Region { $region }: { $sentence }, { $state ->
    [carried] angenommen
   *[other] abgelehnt
}
gp-web-veto-short = Das Ergebnis umkehren?
gp-web-stakes-own = du
gp-web-stakes-theirs = sie
gp-web-veto-carried = Angenommen: { $sentence }
gp-web-veto-rejected = Abgelehnt: { $sentence }
gp-web-veto-price = Ein Veto kehrt es um und kostet dich einen Politiker dort, der in deine Basis zurückgeht. Gegen das Veto gibt es kein Veto.
gp-web-veto-there = { $count } von dir sind dort, nach einem Veto { $left }
gp-web-veto-pass = Geschehen lassen
gp-web-veto-do = Veto
gp-web-veto-one = −1 Politiker
gp-web-session-propose = Vorschlagen: { $verb }
gp-web-session-choose = Wähle
gp-web-session-entails = Was es kostet und bringt
gp-web-verb-emigrate = Auswanderung
gp-web-verb-propaganda = Propaganda
gp-web-verb-purge = Säuberung
gp-web-verb-rehabilitate = Rehabilitation
gp-web-verb-budget = Haushalt
gp-web-verb-war = Krieg
gp-web-verb-trade = Handel
gp-web-verb-motion = Antrag
gp-web-session-subject = Region { $name }
gp-web-session-verb = Was vorgeschlagen wird
gp-web-session-headline = { $action }: { $carried ->
    [yes] angenommen mit { $sure } zu { $open }
   *[other] { $sure } dafür, { $open } offen
}{ $vetoers ->
    [none] { "" }
   *[other] , wenn { $vetoers } kein Veto einlegt
}
gp-web-does-war = führt Krieg
gp-web-joint-war-region = gegen Region
gp-web-about-war = gegen Nachbarn
gp-web-does-budget = beschließt den Haushalt:
gp-web-about-budget = tauscht Chips
gp-web-does-trade = handelt
gp-web-joint-trade-region = mit Region
gp-web-about-trade = mit Nachbarn
gp-web-does-emigrate = schickt einen Politiker
gp-web-joint-emigrate-party = von
gp-web-joint-emigrate-region = nach Region
gp-web-about-emigrate = 1 zieht weiter
gp-web-does-propaganda = macht Propaganda
gp-web-joint-propaganda-party = für
gp-web-joint-propaganda-region = in Region
gp-web-about-propaganda = +1 aus der Basis
gp-web-does-purge = entlässt einen Politiker
gp-web-joint-purge-party = von
gp-web-about-purge = der Opposition
gp-web-does-rehabilitate = holt einen Politiker zurück
gp-web-joint-rehabilitate-party = von
gp-web-about-rehabilitate = aus Mauritius
gp-web-does-motion = beantragt
gp-web-joint-motion-region = für Region
gp-web-joint-motion-party = von
gp-web-about-motion = an die UNO
gp-web-forecast-carried = Angenommen, wenn kein Veto kommt
gp-web-forecast-open = { $open ->
    [one] 1 offene Stimme entscheidet
   *[other] { $open } offene Stimmen entscheiden
}
gp-web-forecast-voter = { $party } { $votes }, { $stance ->
    [proposes] schlägt es vor
    [partner] muss als Partner zustimmen
    [promised] hat die Stimmen versprochen
   *[other] offen
}
gp-web-vetoes = Veto, für 1 Politiker:
gp-web-vetoes-none = Hier kann niemand ein Veto einlegen.
gp-web-vetoes-not = { $party } hat versprochen, keins einzulegen
gp-web-war-win = du gewinnst
gp-web-attack-win = der Angriff gelingt
gp-web-attack-governed = der Angreifer regiert
gp-web-attack-shared = der Angreifer regiert mit
gp-web-attack-won = Sieg, ohne mitzuregieren
gp-web-attack-drawn = ohne Sieger
gp-web-attack-lost = der Angreifer verliert
gp-web-war-forces = Militär { $attack } zu { $defence }
gp-web-war-grid = Die neun Würfe des Krieges gegen Region { $name }
gp-web-war-mine = Du wirfst { $face }
gp-web-war-theirs = Die anderen werfen { $face }
gp-web-war-governed = du regierst
gp-web-war-shared = du regierst mit
gp-web-war-won = Sieg, ohne mitzuregieren
gp-web-war-drawn = ohne Sieger
gp-web-war-lost = du verlierst
gp-web-stakes-won = Sieg
gp-web-stakes-drawn = Gleich
gp-web-stakes-lost = Verlust
gp-web-stakes-won-moves = { $least ->
    [one] { $most ->
        [one] 1 der anderen geht, einer von dir zieht ein.
       *[other] 1 bis { $most } der anderen gehen, ebenso viele von dir ziehen ein.
    }
   *[other] { $least } bis { $most } der anderen gehen, ebenso viele von dir ziehen ein.
}
gp-web-stakes-lost-moves = { $least ->
    [one] { $most ->
        [one] 1 von dir geht, einer der anderen zieht ein.
       *[other] 1 bis { $most } von dir gehen, ebenso viele der anderen ziehen ein.
    }
   *[other] { $least } bis { $most } von dir gehen, ebenso viele der anderen ziehen ein.
}
gp-web-trade-give = Region { $name } gibt
gp-web-trade-get = Region { $name } gibt dafür
gp-web-trade-count = { $chip }: Region { $name }
gp-web-trade-less = Weniger { $chip }
gp-web-trade-more = Mehr { $chip }
gp-web-trade-promise = Versprechen
gp-web-promise-1 = kein Krieg
gp-web-promise-2 = kein Antrag
gp-web-trade-threat = Drohung
gp-web-threat-1 = Krieg
gp-web-threat-2 = Sanktion
gp-web-trade-empty = Wähle, was den Besitzer wechselt; die Nachbarregion muss zustimmen.
gp-web-motion-stake = Erster Einsatz, Diplomatie
gp-web-motion-less = Weniger einsetzen
gp-web-motion-more = Mehr einsetzen
gp-web-stake-order = In dieser Reihenfolge gefragt
gp-web-stake-order-none = Keine Region hat Diplomatie zum Einsetzen.
gp-web-change-chip = { $chip } { $before } → { $after }
gp-web-change-party = { $party } { $before } → { $after }
gp-web-change-governs = es regiert { $parties }
gp-web-change-nobody = keine Regierung
gp-web-bid-reseal = Stattdessen { $count } versiegeln
gp-web-bid-sealed = Für { $name } versiegelt: { $count }. Du kannst es noch ändern.
gp-web-bid-means = Was das Gebot bedeuten würde
gp-web-bid-nobody = Von dir zieht niemand ein.
gp-web-lots = Die zwölf Versteigerungen
gp-web-coup-question = Putsch von { $party }, Region { $name }: Wie viele setzt du ein?
gp-web-coup-stake = { $count } einsetzen
gp-web-coup-restake = Stattdessen { $count } einsetzen
gp-web-coup-best = wenn die anderen nichts einsetzen
gp-web-coup-worst = wenn die anderen alles einsetzen
gp-web-coup-attack = Putsch: { $parties }, { $there } dort, { $base } in der Basis
gp-web-coup-defence = Regierung: { $parties }, { $there } dort, { $base } in der Basis
gp-web-hand-question = Wähle { $count } Karten für den Anfang
gp-web-hand-chosen = { $count } von { $all } gewählt
gp-web-hand-take = Diese { $count } nehmen
gp-web-hand-clear = Von vorn
gp-web-hand-had = auf der Hand
gp-web-refill-question = Behalten, abwerfen und nehmen, bis zu { $count }
gp-web-refill-take = Mit diesen { $count } weiter
gp-web-stake-question = { $name }: { $sentence }. Was setzt die Region ein?
gp-web-stake-for = Dafür
gp-web-stake-against = Dagegen
gp-web-stake-then = dann { $yes } : { $no }, { $left } offen
gp-web-stake-nothing = Nichts einsetzen
gp-web-stake-do = { $count } { $side ->
    [for] dafür einsetzen
   *[other] dagegen einsetzen
}
gp-web-place-count = Politiker: { $name }
gp-web-place-less = Einen weniger: { $name }
gp-web-place-more = Einen mehr: { $name }
gp-web-un-question = { $count ->
    [one] 1 Politiker
   *[other] { $count } Politiker
} für die UNO nehmen
gp-web-un-count = { $count } von { $wanted }
gp-web-un-send = { $count } schicken
gp-web-consent-question = { $party }, Region { $region }: { $sentence }. Machst du mit?
gp-web-consent-trade = Region { $region } bietet deiner Region an: { $sentence }. Nimmst du an?
gp-web-consent-yes = Zustimmen
gp-web-consent-no = Ablehnen
gp-web-turn-question = Eine Region aktivieren oder eine Karte spielen
gp-web-turn-activate = Region aktivieren
gp-web-turn-activate-text = Ihre Regierung schlägt vor; wähle hier oder auf der Karte.
gp-web-turn-withdraw = Zurückziehen
gp-web-turn-withdraw-text = Deine Politiker gehen zur Basis zurück; dein Zug geht weiter.
gp-web-turn-withdraw-do = { $count } zurückziehen
gp-web-turn-first = zuerst
gp-web-turn-votes = Du hast dort { $mine } von { $all } Stimmen.
gp-web-choice-placement = Alle setzen reihum je einen Politiker in eine Region, bis alle gepasst haben.
gp-web-choice-count = { $count } von { $wanted } Chips gewählt
