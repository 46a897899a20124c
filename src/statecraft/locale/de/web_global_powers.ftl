# Das Spielbrett von Global Powers im Browser.

## Kurze Namen der Regionen, für ihre Tafeln

gpw-short-united-states = USA
gpw-short-europe = Europa
gpw-short-china = China
gpw-short-russia = Russland
gpw-short-japan-korea = Japan/Korea
gpw-short-middle-east = Nahost
gpw-short-india = Indien
gpw-short-latin-america = Lateinamerika
gpw-short-southeast-asia = Südostasien
gpw-short-oceania = Ozeanien
gpw-short-north-africa = Nordafrika
gpw-short-sub-saharan-africa = Subsahara

## Die Karte

gpw-map = Weltkarte
gpw-pending = { $count ->
    [0] alle Regionen erledigt
    [one] 1 von { $all } Regionen steht aus
   *[other] { $count } von { $all } Regionen stehen aus
}
gpw-dominance = Dominanz ab { $count } Regionen
gpw-goal = Sieg mit { $count } Punkten
gpw-peace = Frieden bis zur Wertung
gpw-setting-up = Die Welt wird verteilt
gpw-plate = { $name }. { $government } Chips: { $chips }.{ $marks }{ $state ->
    [done] { " " }Erledigt.
    [active] { " " }Aktiv.
   *[pending] { "" }
}
gpw-plate-choose = Auswählen: { $plate }
gpw-governed = Es regiert { $parties }.
gpw-coalition = Koalition aus { $parties }.
gpw-no-government = Keine Regierung.
gpw-opposition = Opposition: { $parties }.
gpw-party-count = { $party } { $count }
gpw-chip-count = { $chip } { $count }
gpw-mark-sanctioned = Unter Sanktion
gpw-mark-demilitarised = Entmilitarisiert
gpw-mark-protected = Protektorat
gpw-mark-pact = Pakt: sicher vor Angriffen aus diesen Regionen: { $others }
gpw-done = erledigt
gpw-in-session = aktiv
gpw-neighbours = Nachbarregionen: { $others }
gpw-supply = Vorrat
gpw-un = UNO
gpw-mauritius = Mauritius
gpw-un-short = UNO
gpw-un-worth = UNO: { $parties }
gpw-mauritius-worth = Mauritius: { $parties }
gpw-empty = niemand

## Parteien

gpw-parties = Parteien
gpw-party = Partei
gpw-governs = Regiert
gpw-governs-of = { $count } von { $needed }
gpw-in-regions = Regionen
gpw-base = Basis
gpw-out = Aus dem Spiel
gpw-cards = Karten
gpw-points = Punkte
gpw-you = du
gpw-open-card = offen: { $card }
gpw-gave-up = hat aufgegeben
gpw-turn-of = am Zug
gpw-choose-party = Auswählen: { $party }
gpw-choose-base = Deine Basis auswählen

## Was gerade geschieht

gpw-auction = Versteigerung { $number } von { $all }: { $name }
gpw-auction-hint = Alle bieten geheim; die Umschläge öffnen sich gemeinsam.
gpw-opened = Geöffnet: { $name }
gpw-envelope-open = { $party } hat { $count } geboten
gpw-envelope-sealed = { $party } hat sich entschieden
gpw-envelope-mine = { $party } hat sich entschieden: { $count }
gpw-envelope-waiting = { $party } überlegt noch
gpw-hands = Alle wählen geheim ihre Karten
gpw-refill = Alle behalten Karten oder werfen sie ab und ergänzen geheim
gpw-un-choice = Alle wählen geheim Politiker für die UNO
gpw-placement = { $party } setzt einen Politiker
gpw-turn = { $party } ist am Zug
gpw-turn-hint = Eine Region aktivieren, die noch aussteht, oder eine Karte ausspielen.
gpw-session = Aktive Region: { $name }
gpw-actions-left = { $count ->
    [0] letzte Aktion
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
gpw-proposal = { $party } macht einen Vorschlag
gpw-alone = allein, ohne Zustimmung der Partner
gpw-proposes = { $party } schlägt vor
gpw-consent = Zuerst müssen zustimmen: { $parties }
gpw-votes-yes = Dafür { $count }
gpw-votes-no = Dagegen { $count }
gpw-votes-open = Offen { $count }
gpw-vote-bar = { $yes } dafür, { $no } dagegen, { $open } offen
gpw-accepted = Angenommen, wenn kein Veto kommt
gpw-rejected = Abgelehnt, wenn kein Veto kommt
gpw-to-veto = Veto möglich: { $parties }
gpw-trade = { $party } bietet einen Handel an
gpw-war = Krieg: Region { $name } gegen Region { $target }
gpw-war-strength = { $count } Militär
gpw-dice-roll = Die Würfel rollen
gpw-dice = Würfel: { $dice }
gpw-coup = Putsch von { $party }: { $name }
gpw-motion-heading = Ein Antrag vor der Welt
gpw-motion = { $party } beantragt
gpw-stakes-next = Jetzt gefragt: { $name }
gpw-stakes-left = · danach { $names }
gpw-stake-named = Region { $name } würde dies tun: { $stake }
gpw-sabotage = Sabotage: Region { $name } verliert { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
gpw-roll-budget = Der Haushalt: { $name }
gpw-roll-assassination = Attentat von { $party }: { $name }
gpw-roll-sabotage = Sabotage von { $party }: { $name }
gpw-roll-revolution = Revolution von { $party }
gpw-initiative = Diplomatische Initiative von { $party }
gpw-penalty = Das Attentat von { $party } ging nach hinten los
gpw-zeal-asked = Kann mit Tatendrang weitermachen: { $parties }
gpw-over = Das Spiel ist zu Ende
gpw-world-at-end = Die Welt am Ende
gpw-governed-by = { $parties }: { $names }
gpw-ungoverned = Ohne Regierung: { $names }
gpw-rank = { $rank }. { $party }
gpw-quiet = Die Welt ruht

## Die eigene Seite

gpw-mine = Meine Partei
gpw-hand = Meine Karten
gpw-hand-empty = Keine Karten auf der Hand.
gpw-choose-from = Karten zur Auswahl
gpw-choose-card = Auswählen: { $card }
gpw-unused = Noch nicht gewählt
gpw-lies-open = liegt offen
gpw-politicians = Meine Politiker
gpw-promises = Versprechen und Drohungen
gpw-promised = { $kind ->
    [0] Ja zu jedem Vorschlag in diesem Zug
    [1] kein Veto in diesem Zug
    [2] keinen Krieg gegen Region { $region }
    [3] keinen Antrag gegen Region { $region }
    [4] droht mit Krieg gegen Region { $region }
   *[other] droht mit Sanktion gegen Region { $region }
}
gpw-pledge = { $by } an { $to }: { $promise }
gpw-sheet = Punkte, wenn jetzt gewertet würde
