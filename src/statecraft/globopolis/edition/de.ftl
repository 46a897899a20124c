# Was auf Spielplan, Besitzurkunden und Karten von Globopolis steht.

globopolis-title = Globopolis

### Farbgruppen

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

### Besitzurkunden

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

### Felder

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

### Ressourcen

resource-water = Wasser
resource-food = Nahrung
resource-energy = Energie
resource-ucp = UCP
resource-ns = Rüstungssteine
