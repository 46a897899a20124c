# Was auf Spielplan, Besitzurkunden und Karten von Globopolis steht.

globopolis-title = Globopolis

## Farbgruppen

group-north-america = Nordamerika
group-south-america = Südamerika
group-australia-new-zealand = Australien/Neuseeland
group-southeast-asia = Südostasien
group-southern-africa = Südliches Afrika
group-central-africa = Zentralafrika
group-north-africa-turkey = Nordafrika/Türkei
group-saudi-arabia-iran = Saudi-Arabien/Iran
group-eastern-europe = Osteuropa
group-western-europe = Westeuropa
group-scandinavia = Skandinavien
group-alaska-nunavut = Alaska/Nunavut

## Besitzurkunden

title-australia = Australien
title-new-zealand = Neuseeland
title-argentina = Argentinien
title-brazil = Brasilien
title-ecuador = Ecuador
title-alaska = Alaska
title-nunavut = Nunavut
title-canada = Kanada
title-usa = USA
title-mexico = Mexiko
title-england = England
title-spain = Spanien
title-france = Frankreich
title-germany = Deutschland
title-norway = Norwegen
title-sweden = Schweden
title-south-africa = Südafrika
title-tanzania = Tansania
title-kenya = Kenia
title-congo = Kongo
title-nigeria = Nigeria
title-algeria = Algerien
title-egypt = Ägypten
title-turkey = Türkei
title-romania = Rumänien
title-ukraine = Ukraine
title-poland = Polen
title-saudi-arabia = Saudi-Arabien
title-iran = Iran
title-china = China
title-japan = Japan
title-indonesia = Indonesien
title-core-energy = Gilde Erdenergie
title-fresh-water = Gilde Trinkwasser
title-wind-wave = Gilde Wind & Wellen
title-solar = Gilde Solar-Satelliten

## Felder

field-australia = { title-australia }
field-new-zealand = { title-new-zealand }
field-argentina = { title-argentina }
field-brazil = { title-brazil }
field-ecuador = { title-ecuador }
field-alaska = { title-alaska }
field-nunavut = { title-nunavut }
field-canada = { title-canada }
field-usa = { title-usa }
field-mexico = { title-mexico }
field-england = { title-england }
field-spain = { title-spain }
field-france = { title-france }
field-germany = { title-germany }
field-norway = { title-norway }
field-sweden = { title-sweden }
field-south-africa = { title-south-africa }
field-tanzania = { title-tanzania }
field-kenya = { title-kenya }
field-congo = { title-congo }
field-nigeria = { title-nigeria }
field-algeria = { title-algeria }
field-egypt = { title-egypt }
field-turkey = { title-turkey }
field-romania = { title-romania }
field-ukraine = { title-ukraine }
field-poland = { title-poland }
field-saudi-arabia = { title-saudi-arabia }
field-iran = { title-iran }
field-china = { title-china }
field-japan = { title-japan }
field-indonesia = { title-indonesia }
field-core-energy = { title-core-energy }
field-fresh-water = { title-fresh-water }
field-wind-wave = { title-wind-wave }
field-solar = { title-solar }
field-orss-pacific = O.R.S.S. Pazifik
field-orss-atlantic = O.R.S.S. Atlantik
field-orss-africa = O.R.S.S. Afrika
field-orss-orient = O.R.S.S. Orient
field-russia = Russland
field-switzerland = Schweiz
field-israel = Israel
field-india = Indien
field-teleport = TELEPORT!
field-nsa = MSA (Militärakademie)
field-nia = NIA (Infiltrationsakademie)
field-moonshot = MONDLANDUNG! (Hotel Resort Moonshot)
field-ops-mission-1 = OP/MISSION
field-ops-mission-2 = OP/MISSION
field-ops-mission-3 = OP/MISSION
field-ops-mission-4 = OP/MISSION
field-ops-mission-5 = OP/MISSION
field-ops-mission-6 = OP/MISSION
field-ops-mission-7 = OP/MISSION
field-ops-mission-8 = OP/MISSION
field-influence-1 = EINFLUSS
field-influence-2 = EINFLUSS
field-influence-3 = EINFLUSS
field-influence-4 = EINFLUSS
field-influence-5 = EINFLUSS
field-influence-6 = EINFLUSS
field-influence-7 = EINFLUSS
field-influence-8 = EINFLUSS

## Ressourcen

resource-water = Wasser
resource-food = Nahrung
resource-energy = Energie
resource-ucp = UCP
resource-ns = Rüstungssteine

## OPs: Gelegenheiten

ops-monsoon-gambit = Monsunmanöver
ops-monsoon-gambit-text = Angegriffen werden können: { group-north-america }, { group-south-america } oder { group-scandinavia }. Angreifen können: { group-southern-africa }, { group-central-africa } oder { group-saudi-arabia-iran }.
ops-indian-ocean-passage = Passage im Indischen Ozean
ops-indian-ocean-passage-text = Angegriffen werden können: { group-southeast-asia }, { group-saudi-arabia-iran } oder { group-western-europe }. Angreifen können: { group-australia-new-zealand }, { group-southern-africa } oder { group-central-africa }.
ops-long-reach = Langer Arm
ops-long-reach-text = Angegriffen werden können: { group-australia-new-zealand }, { group-eastern-europe } oder { group-alaska-nunavut }. Angreifen können: { group-north-america }, { group-southern-africa } oder { group-central-africa }.
ops-old-ties = Alte Bande
ops-old-ties-text = Angegriffen werden können: { group-southern-africa }, { group-north-africa-turkey } oder { group-eastern-europe }. Angreifen können: { group-australia-new-zealand }, { group-western-europe } oder { group-scandinavia }.
ops-pacific-bridge = Brücke über den Pazifik
ops-pacific-bridge-text = Angegriffen werden können: { group-north-america }, { group-central-africa } oder { group-scandinavia }. Angreifen können: { group-australia-new-zealand }, { group-southeast-asia } oder { group-eastern-europe }.
ops-eurasian-corridor = Eurasischer Korridor
ops-eurasian-corridor-text = Angegriffen werden können: { group-australia-new-zealand }, { group-western-europe } oder { group-alaska-nunavut }. Angreifen können: { group-southeast-asia }, { group-north-africa-turkey } oder { group-eastern-europe }.
ops-great-circle = Großkreis
ops-great-circle-text = Angegriffen werden können: { group-south-america }, { group-southern-africa } oder { group-north-africa-turkey }. Angreifen können: { group-north-america }, { group-southeast-asia } oder { group-eastern-europe }.
ops-cold-front = Kaltfront
ops-cold-front-text = Angegriffen werden können: { group-australia-new-zealand }, { group-central-africa } oder { group-alaska-nunavut }. Angreifen können: { group-saudi-arabia-iran }, { group-western-europe } oder { group-scandinavia }.
ops-western-hemisphere = Westliche Hemisphäre
ops-western-hemisphere-text = Angegriffen werden können: { group-southeast-asia }, { group-central-africa } oder { group-saudi-arabia-iran }. Angreifen können: { group-north-america }, { group-south-america } oder { group-alaska-nunavut }.
ops-amber-road = Bernsteinstraße
ops-amber-road-text = Angegriffen werden können: { group-south-america }, { group-southeast-asia } oder { group-saudi-arabia-iran }. Angreifen können: { group-north-africa-turkey }, { group-western-europe } oder { group-scandinavia }.
ops-unlikely-friends = Ungleiche Freunde
ops-unlikely-friends-text = Angegriffen werden können: { group-southern-africa }, { group-north-africa-turkey } oder { group-western-europe }. Angreifen können: { group-south-america }, { group-saudi-arabia-iran } oder { group-alaska-nunavut }.
ops-midnight-sun = Mitternachtssonne
ops-midnight-sun-text = Angegriffen werden können: { group-north-america }, { group-eastern-europe } oder { group-scandinavia }. Angreifen können: { group-south-america }, { group-north-africa-turkey } oder { group-alaska-nunavut }.

## OPs: Operationen

ops-reserve-battalion = Reservebataillon
ops-reserve-battalion-text = Du würfelst in diesem Konflikt mit { $amount ->
        [one] einem sechsseitigen Würfel
       *[other] { $amount } sechsseitigen Würfeln
    } mehr.
ops-orbital-reconnaissance = Aufklärung aus dem Orbit
ops-orbital-reconnaissance-text = Du kennst das Gelände, bevor du es betrittst: Du würfelst in diesem Konflikt mit { $amount ->
        [one] einem sechsseitigen Würfel
       *[other] { $amount } sechsseitigen Würfeln
    } mehr.
ops-severed-supply-line = Gekappter Nachschub
ops-severed-supply-line-text = Dein Gegner würfelt in diesem Konflikt mit { $amount ->
        [one] einem sechsseitigen Würfel
       *[other] { $amount } sechsseitigen Würfeln
    } weniger.
ops-network-blackout = Netzausfall
ops-network-blackout-text = Seine Bildschirme werden schwarz: Dein Gegner würfelt in diesem Konflikt mit { $amount ->
        [one] einem sechsseitigen Würfel
       *[other] { $amount } sechsseitigen Würfeln
    } weniger.
ops-field-marshal = Feldmarschall
ops-field-marshal-text = Dein Polygonwürfel hat in diesem Konflikt { $amount ->
        [one] eine Seite
       *[other] { $amount } Seiten
    } mehr.
ops-high-ground = Beherrschende Höhe
ops-high-ground-text = Du gewinnst jede Kampfrunde, in der die Würfelwerte gleich sind.
ops-double-agents = Doppelagenten
ops-double-agents-text = Niemand weiß, wer für wen arbeitet: Agenten-Überzahl zählt in diesem Konflikt für keine Seite.
ops-raiding-party = Stoßtrupp
ops-raiding-party-text = Wenn du gewinnst, nimmst du dir zusätzlich { $amount ->
        [one] einen R-Stein
       *[other] bis zu { $amount } R-Steine
    } aus dem Persönlichen Sonderbestand des Verlierers, jeweils von der Sorte, die dort am zahlreichsten ist.
ops-orderly-retreat = Geordneter Rückzug
ops-orderly-retreat-text = Wenn du verlierst, werden deine Rüstungssteine dort nicht zerstört, sondern kommen in deinen Persönlichen Sonderbestand.

## MISSION

mission-four-corners = Vier Ecken
mission-four-corners-text = Besitze in jedem der vier Quadranten { $amount ->
        [one] ein Territorium
       *[other] { $amount } Territorien
    } vom Wert { $min_value } oder mehr: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-colour-magnate = Herr der Farben
mission-colour-magnate-text = Besitze vollständige Farbgruppen, zu denen zusammen { $amount } Territorien gehören: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-new-world = Die Neue Welt
mission-new-world-text = Besitze Territorien von { group-north-america }, { group-south-america }, { group-alaska-nunavut } und { group-australia-new-zealand }, die zusammen { $amount } Punkte wert sind: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-spice-road = Die Gewürzstraße
mission-spice-road-text = Besitze Territorien von { group-southeast-asia }, { group-saudi-arabia-iran }, { group-north-africa-turkey } und { group-southern-africa }, die zusammen { $amount } Punkte wert sind: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-power-broker = Herr der Gilden
mission-power-broker-text = Besitze { $amount } Gilden zur gleichen Zeit: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-blooming-landscapes = Blühende Landschaften
mission-blooming-landscapes-text = Besitze { $amount } Territorien mit Wirtschaftsentwicklung, einfach oder doppelt: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-towers-to-the-sky = Türme in den Himmel
mission-towers-to-the-sky-text = Besitze Territorien mit doppelter Wirtschaftsentwicklung, die zusammen { $amount } Punkte wert sind: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-world-empire = Weltreich
mission-world-empire-text = Besitze Territorien, die zusammen { $amount } Punkte wert sind: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-midas = Das Midas-Konto
mission-midas-text = Sei { $amount } EU wert, jeder deiner Punkte zu seinem Preis gerechnet: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-conqueror = Auf Eroberungszug
mission-conqueror-text = Besitze Territorien im Wert von { $amount } Punkten, die du durch feindliche Übernahme bekommen und seither nie verloren hast: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-shadow-network = Schattennetz
mission-shadow-network-text = Habe auf { $amount } Territorien anderer Spieler mehr Agenten als deren Besitzer: { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.
mission-energy-baron = Energiebaron
mission-energy-baron-text = Habe auf deinen Territorien und in deinem Persönlichen Sonderbestand zusammen { $amount } R-Steine ({ $resource }; Gilde-Stapel zählen nicht mit): { $reward ->
        [0] Du gewinnst das Spiel
       *[other] Du erhältst sofort { $reward } Punkte
    }.

## EINFLUSS

influence-grain-futures = Getreidetermine
influence-grain-futures-text = Du erhältst { $amount } EU von der Administration.
influence-peace-prize = Friedenspreis
influence-peace-prize-text = Rücke deine Zählringfigur um { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    } vor.
influence-academy-graduates = Jahrgangsbeste der Militärakademie
influence-academy-graduates-text = Du erhältst { $amount ->
        [one] einen R-Stein
       *[other] { $amount } R-Steine
    } ({ $resource }) von der Administration in deinen Persönlichen Sonderbestand.
influence-situation-room = Lagezentrum
influence-situation-room-text = Ziehe { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } vom Stapel OPs-MISSION.
influence-development-grant = Aufbauhilfe
influence-development-grant-text = Deine nächste Entwicklung in diesem Zug kostet keine Prämie.
influence-night-school = Abendschule
influence-night-school-text = Wirb { $amount ->
        [one] einen NI-Agenten
       *[other] { $amount } NI-Agenten
    } aus deiner Reserve an.
influence-frozen-accounts = Eingefrorene Konten
influence-frozen-accounts-text = Nimm einem Spieler deiner Wahl { $amount } EU ab, oder alles, was er hat.
influence-war-reparations = Reparationen
influence-war-reparations-text = Jeder andere Spieler zahlt dir { $amount } EU, oder alles, was er hat.
influence-diverted-convoy = Umgeleiteter Konvoi
influence-diverted-convoy-text = Nimm { $amount ->
        [one] einen R-Stein
       *[other] bis zu { $amount } R-Steine einer Art
    } aus dem Persönlichen Sonderbestand eines Spielers deiner Wahl.
influence-compulsory-purchase = Zwangsverkauf
influence-compulsory-purchase-text = Ein Spieler deiner Wahl verkauft dir { $amount ->
        [one] einen R-Stein
       *[other] bis zu { $amount } R-Steine einer Art
    } aus seinem Persönlichen Sonderbestand, zu dem Preis, den ein Stein bei einer Schuld zählt.
influence-harvest-levy = Ernteabgabe
influence-harvest-levy-text = Nimm { $amount ->
        [one] einen R-Stein
       *[other] bis zu { $amount } R-Steine
    } ({ $resource }) von der Basisplatte eines Territoriums eines anderen Spielers in deinen Persönlichen Sonderbestand.
influence-disarmament-inspection = Abrüstungskontrolle
influence-disarmament-inspection-text = { $amount ->
        [one] Ein R-Stein ({ $resource }) auf einem Territorium eines anderen Spielers geht
       *[other] Bis zu { $amount } R-Steine ({ $resource }) auf einem Territorium eines anderen Spielers gehen
    } zurück an die Administration.
influence-supranet-scandal = Supranet-Skandal
influence-supranet-scandal-text = Die Zählringfigur eines Spielers deiner Wahl geht { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    } zurück.
influence-spin-doctors = Meinungsmacher
influence-spin-doctors-text = Nimm einem Spieler, der auf dem Zählring vor dir liegt, { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    } ab.
influence-leaked-memo = Durchgesickerter Vermerk
influence-leaked-memo-text = Ein Spieler deiner Wahl legt eine EINFLUSS-Karte seiner eigenen Wahl unter den Stapel.
influence-building-freeze = Baustopp
influence-building-freeze-text = Ein Spieler deiner Wahl darf bis zum Ende seines nächsten Zuges nichts entwickeln.
influence-customs-strike = Streik beim Zoll
influence-customs-strike-text = Ein Spieler deiner Wahl erhält bis zum Ende seines nächsten Zuges von keiner Gilde R-Steine.
influence-embargo = Embargo
influence-embargo-text = Ein Spieler deiner Wahl darf bis zum Ende seines nächsten Zuges auf keinem unabhängigen Territorium kaufen.
influence-grounded-fleet = Startverbot
influence-grounded-fleet-text = Ein Spieler deiner Wahl würfelt bis zum Ende seines nächsten Zuges zum Vorrücken nur mit einem Würfel.
influence-state-visit = Staatsbesuch
influence-state-visit-text = Dein Gouverneur und der eines Spielers deiner Wahl tauschen die Plätze. Auf beiden Feldern geschieht nichts.
influence-about-turn = Kehrtwendung
influence-about-turn-text = Der Gouverneur eines Spielers deiner Wahl geht { $amount ->
        [one] ein Feld
       *[other] { $amount } Felder
    } zurück. Auf dem Feld, auf das er kommt, geschieht nichts.
influence-persona-non-grata = Persona non grata
influence-persona-non-grata-text = Wähle eines deiner Territorien: { $amount ->
        [one] Ein Agent eines Spielers dort kehrt
       *[other] Bis zu { $amount } Agenten eines Spielers dort kehren
    } zu ihm zurück.
influence-mole-hunt = Maulwurfsjagd
influence-mole-hunt-text = Nimm { $amount ->
        [one] einen Agenten
       *[other] bis zu { $amount } Agenten
    } eines anderen Spielers auf irgendeinem Territorium gefangen.
influence-house-search = Hausdurchsuchung
influence-house-search-text = Bei der Säuberung: Nimm { $amount ->
        [one] einen Agenten
       *[other] bis zu { $amount } Agenten
    } eines Spielers auf einem deiner Territorien der Farbgruppe gefangen, auf der du gelandet bist.
influence-market-shuttle = Off to the Market Shuttle
influence-market-shuttle-text = Wenn du auf einem unabhängigen Territorium landest: Kaufe dort ein und würfle anschließend trotzdem weiter.
influence-diplomatic-passport = Diplomatenpass
influence-diplomatic-passport-text = Statt zu würfeln, rücke deinen Gouverneur um { $amount ->
        [one] ein Feld
       *[other] 1 bis { $amount } Felder deiner Wahl
    } vor.
influence-chartered-shuttle = Gechartertes Shuttle
influence-chartered-shuttle-text = Statt zu würfeln, fliege zu einer O.R.S.S.-Basis deiner Wahl.
influence-change-of-plan = Planänderung
influence-change-of-plan-text = Vor dem Würfeln zu spielen: Gefällt dir dein nächster Bewegungswurf in diesem Spielzug nicht, wirf dieselben Würfel noch einmal.
influence-guest-of-honour = Ehrengast
influence-guest-of-honour-text = Wenn du auf einem fremden Territorium landest: Diesmal zahlst du keine Konferenzgebühr.
influence-gala-summit = Gipfeltreffen mit Gala
influence-gala-summit-text = Wenn dir jemand eine Konferenzgebühr zahlen muss: Diesmal zahlt er das Doppelte.
influence-red-telephone = Rotes Telefon
influence-red-telephone-text = Wenn dein Territorium angegriffen wird: ein Anruf, und beide würfeln mit einem Würfel, der { $amount } Seiten hat. Würfelst du höher, fällt der Angriff aus, und ein Angreifer, dessen Gouverneur dort steht, zahlt die Konferenzgebühr.
influence-immunity = Immunität
influence-immunity-text = Wenn eine EINFLUSS-Karte gegen dich gespielt wird, gleich welche: Dir tut sie nichts.
