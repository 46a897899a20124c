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
gp-web-choose-card = Auswählen: { $card }
gp-web-unused = Noch nicht gewählt
gp-web-lies-open = liegt offen
gp-web-politicians = Meine Politiker
gp-web-promises = Versprechen und Drohungen
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
phase-turn-choice = Zug
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
phase-penalty-choice = Zug
phase-sabotage-choice = Zug
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
    [one] Dann bleibt ein Politiker in deiner Basis.
   *[other] Dann bleiben { $count } Politiker in deiner Basis.
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
gp-web-vote-then = Dann { $yes } dafür, { $no } dagegen, { $open } noch offen.
gp-web-vote-weight = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
gp-web-veto-question = Veto? { $sentence }
gp-web-veto-carried = Angenommen: { $sentence }
gp-web-veto-rejected = Abgelehnt: { $sentence }
gp-web-veto-price = Ein Veto kehrt es um und kostet dich einen Politiker dort, der in deine Basis zurückgeht. Gegen das Veto gibt es kein Veto.
gp-web-veto-there = { $count } von dir sind dort, nach einem Veto { $left }
gp-web-veto-pass = Geschehen lassen
gp-web-veto-do = Veto
gp-web-veto-one = −1 Politiker
gp-web-session-propose = Vorschlagen: { $verb }
gp-web-session-choose = Wähle
gp-web-session-entails = Was es kostet und riskiert
gp-web-session-vote = Das Parlament stimmt darüber ab: { $count } Sitze, davon { $mine } von dir.
