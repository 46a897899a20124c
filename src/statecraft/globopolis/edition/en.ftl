# The words printed on the board, the titles and the cards of Globopolis.

globopolis-title = Globopolis

### Colour groups

group-north-america = North America
group-south-america = South America
group-australia-new-zealand = Australia/New Zealand
group-southeast-asia = Southeast Asia
group-southern-africa = Southern Africa
group-central-africa = Central Africa
group-north-africa-turkey = North Africa/Turkey
group-saudi-arabia-iran = Saudi Arabia/Iran
group-eastern-europe = Eastern Europe
group-western-europe = Western Europe
group-scandinavia = Scandinavia
group-alaska-nunavut = Alaska/Nunavut

### Titles

title-australia = Australia
title-new-zealand = New Zealand
title-argentina = Argentina
title-brazil = Brazil
title-ecuador = Ecuador
title-alaska = Alaska
title-nunavut = Nunavut
title-canada = Canada
title-usa = USA
title-mexico = Mexico
title-england = England
title-spain = Spain
title-france = France
title-germany = Germany
title-norway = Norway
title-sweden = Sweden
title-south-africa = South Africa
title-tanzania = Tanzania
title-kenya = Kenya
title-congo = Congo
title-nigeria = Nigeria
title-algeria = Algeria
title-egypt = Egypt
title-turkey = Turkey
title-romania = Romania
title-ukraine = Ukraine
title-poland = Poland
title-saudi-arabia = Saudi Arabia
title-iran = Iran
title-china = China
title-japan = Japan
title-indonesia = Indonesia
title-core-energy = Core Energy Guild
title-fresh-water = Fresh Water Guild
title-wind-wave = Wind & Wave Guild
title-solar = Solar Satellite Guild

### Fields

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
field-orss-pacific = O.R.S.S. Pacific
field-orss-atlantic = O.R.S.S. Atlantic
field-orss-africa = O.R.S.S. Africa
field-orss-orient = O.R.S.S. Orient
field-russia = Russia
field-switzerland = Switzerland
field-israel = Israel
field-india = India
field-teleport = TELEPORT!
field-nsa = NSA (Network Security Academy)
field-nia = NIA (Network Infiltration Academy)
field-moonshot = Hotel Resort MOONSHOT!
field-ops-mission-1 = OPs-MISSION
field-ops-mission-2 = OPs-MISSION
field-ops-mission-3 = OPs-MISSION
field-ops-mission-4 = OPs-MISSION
field-ops-mission-5 = OPs-MISSION
field-ops-mission-6 = OPs-MISSION
field-ops-mission-7 = OPs-MISSION
field-ops-mission-8 = OPs-MISSION
field-influence-1 = INFLUENCE
field-influence-2 = INFLUENCE
field-influence-3 = INFLUENCE
field-influence-4 = INFLUENCE
field-influence-5 = INFLUENCE
field-influence-6 = INFLUENCE
field-influence-7 = INFLUENCE
field-influence-8 = INFLUENCE

### Resources

resource-water = water
resource-food = food
resource-energy = energy
resource-ucp = UCP
resource-ns = NS-Units
