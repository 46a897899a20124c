# The words printed on the board, the titles and the cards of Globopolis.

globopolis-title = Globopolis

## Colour groups

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

## Titles

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

## Fields

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

## Resources

resource-water = water
resource-food = food
resource-energy = energy
resource-ucp = UCP
resource-ns = NS-Units

## OPs: Opportunities

ops-monsoon-gambit = Monsoon Gambit
ops-monsoon-gambit-text = May be attacked: { group-north-america }, { group-south-america } or { group-scandinavia }. May attack: { group-southern-africa }, { group-central-africa } or { group-saudi-arabia-iran }.
ops-indian-ocean-passage = Indian Ocean Passage
ops-indian-ocean-passage-text = May be attacked: { group-southeast-asia }, { group-saudi-arabia-iran } or { group-western-europe }. May attack: { group-australia-new-zealand }, { group-southern-africa } or { group-central-africa }.
ops-long-reach = Long Reach
ops-long-reach-text = May be attacked: { group-australia-new-zealand }, { group-eastern-europe } or { group-alaska-nunavut }. May attack: { group-north-america }, { group-southern-africa } or { group-central-africa }.
ops-old-ties = Old Ties
ops-old-ties-text = May be attacked: { group-southern-africa }, { group-north-africa-turkey } or { group-eastern-europe }. May attack: { group-australia-new-zealand }, { group-western-europe } or { group-scandinavia }.
ops-pacific-bridge = Pacific Bridge
ops-pacific-bridge-text = May be attacked: { group-north-america }, { group-central-africa } or { group-scandinavia }. May attack: { group-australia-new-zealand }, { group-southeast-asia } or { group-eastern-europe }.
ops-eurasian-corridor = Eurasian Corridor
ops-eurasian-corridor-text = May be attacked: { group-australia-new-zealand }, { group-western-europe } or { group-alaska-nunavut }. May attack: { group-southeast-asia }, { group-north-africa-turkey } or { group-eastern-europe }.
ops-great-circle = Great Circle
ops-great-circle-text = May be attacked: { group-south-america }, { group-southern-africa } or { group-north-africa-turkey }. May attack: { group-north-america }, { group-southeast-asia } or { group-eastern-europe }.
ops-cold-front = Cold Front
ops-cold-front-text = May be attacked: { group-australia-new-zealand }, { group-central-africa } or { group-alaska-nunavut }. May attack: { group-saudi-arabia-iran }, { group-western-europe } or { group-scandinavia }.
ops-western-hemisphere = Western Hemisphere
ops-western-hemisphere-text = May be attacked: { group-southeast-asia }, { group-central-africa } or { group-saudi-arabia-iran }. May attack: { group-north-america }, { group-south-america } or { group-alaska-nunavut }.
ops-amber-road = Amber Road
ops-amber-road-text = May be attacked: { group-south-america }, { group-southeast-asia } or { group-saudi-arabia-iran }. May attack: { group-north-africa-turkey }, { group-western-europe } or { group-scandinavia }.
ops-unlikely-friends = Unlikely Friends
ops-unlikely-friends-text = May be attacked: { group-southern-africa }, { group-north-africa-turkey } or { group-western-europe }. May attack: { group-south-america }, { group-saudi-arabia-iran } or { group-alaska-nunavut }.
ops-midnight-sun = Midnight Sun
ops-midnight-sun-text = May be attacked: { group-north-america }, { group-eastern-europe } or { group-scandinavia }. May attack: { group-south-america }, { group-north-africa-turkey } or { group-alaska-nunavut }.

## OPs: Operations

ops-reserve-battalion = Reserve Battalion
ops-reserve-battalion-text = Roll { $amount ->
        [one] one more six-sided die
       *[other] { $amount } more six-sided dice
    } in this conflict.
ops-orbital-reconnaissance = Orbital Reconnaissance
ops-orbital-reconnaissance-text = You know the ground before you set foot on it: roll { $amount ->
        [one] one more six-sided die
       *[other] { $amount } more six-sided dice
    } in this conflict.
ops-severed-supply-line = Severed Supply Line
ops-severed-supply-line-text = Your enemy rolls { $amount ->
        [one] one six-sided die
       *[other] { $amount } six-sided dice
    } fewer in this conflict.
ops-network-blackout = Network Blackout
ops-network-blackout-text = Their screens go dark: your enemy rolls { $amount ->
        [one] one six-sided die
       *[other] { $amount } six-sided dice
    } fewer in this conflict.
ops-field-marshal = Field Marshal
ops-field-marshal-text = Roll a polygon with { $amount ->
        [one] one more side
       *[other] { $amount } more sides
    } in this conflict.
ops-high-ground = High Ground
ops-high-ground-text = You win every Battle Round in which the Roll Values are equal.
ops-double-agents = Double Agents
ops-double-agents-text = Nobody knows who works for whom: Agent Superiority counts for neither side in this conflict.
ops-raiding-party = Raiding Party
ops-raiding-party-text = If you win, also take { $amount ->
        [one] one R-Unit
       *[other] up to { $amount } R-Units
    } from the loser’s Personal Stock, each of the kind that is most plentiful there.
ops-orderly-retreat = Orderly Retreat
ops-orderly-retreat-text = If you lose, your NS-Units there are not destroyed but go to your Personal Stock.

## MISSION

mission-four-corners = Four Corners
mission-four-corners-text = Control { $amount ->
        [one] a territory
       *[other] { $amount } territories
    } of value { $min_value } or more in each of the four quadrants: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-colour-magnate = Colour Magnate
mission-colour-magnate-text = Control entire colour groups that have { $amount } territories together: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-new-world = The New World
mission-new-world-text = Control territories of { group-north-america }, { group-south-america }, { group-alaska-nunavut } and { group-australia-new-zealand } that are worth { $amount } points together: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-spice-road = The Spice Road
mission-spice-road-text = Control territories of { group-southeast-asia }, { group-saudi-arabia-iran }, { group-north-africa-turkey } and { group-southern-africa } that are worth { $amount } points together: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-power-broker = Power Broker
mission-power-broker-text = Operate { $amount } Guilds at the same time: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-blooming-landscapes = Blooming Landscapes
mission-blooming-landscapes-text = Control { $amount } territories that are Developed or Super Developed: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-towers-to-the-sky = Towers to the Sky
mission-towers-to-the-sky-text = Control Super Developed territories that are worth { $amount } points together: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-world-empire = World Empire
mission-world-empire-text = Control territories that are worth { $amount } points together: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-midas = The Midas Account
mission-midas-text = Be worth { $amount } EU, each of your points counted at its price: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-conqueror = The Conqueror
mission-conqueror-text = Control territories worth { $amount } points that you took by Aggressive Takeover and never lost since: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-shadow-network = Shadow Network
mission-shadow-network-text = Have more agents than their owners on { $amount } territories of other players: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.
mission-energy-baron = Energy Baron
mission-energy-baron-text = Hold { $amount } R-Units ({ $resource }) on your territories and in your Personal Stock together; Guild Stocks do not count: { $reward ->
        [0] you win the game
       *[other] you receive { $reward } points at once
    }.

## INFLUENCE

influence-grain-futures = Grain Futures
influence-grain-futures-text = Receive { $amount } EU from the Administration.
influence-peace-prize = Peace Prize
influence-peace-prize-text = Advance your CRF by { $amount ->
        [one] one point
       *[other] { $amount } points
    }.
influence-academy-graduates = Academy Graduates
influence-academy-graduates-text = Take { $amount ->
        [one] one R-Unit
       *[other] { $amount } R-Units
    } ({ $resource }) from the Administration into your Personal Stock.
influence-situation-room = Situation Room
influence-situation-room-text = Draw { $amount ->
        [one] one card
       *[other] { $amount } cards
    } from the OPs-MISSION stack.
influence-development-grant = Development Grant
influence-development-grant-text = Your next development this turn costs no Development Premium.
influence-night-school = Night School
influence-night-school-text = Recruit { $amount ->
        [one] one NI-Agent
       *[other] { $amount } NI-Agents
    } from your reserve.
influence-frozen-accounts = Frozen Accounts
influence-frozen-accounts-text = Take { $amount } EU, or all there is, from a player of your choice.
influence-war-reparations = Reparations
influence-war-reparations-text = Every other player pays you { $amount } EU, or all there is.
influence-diverted-convoy = Diverted Convoy
influence-diverted-convoy-text = Take { $amount ->
        [one] one R-Unit
       *[other] up to { $amount } R-Units of one kind
    } from the Personal Stock of a player of your choice.
influence-compulsory-purchase = Compulsory Purchase
influence-compulsory-purchase-text = A player of your choice sells you { $amount ->
        [one] one R-Unit
       *[other] up to { $amount } R-Units of one kind
    } from the Personal Stock, at the price of a unit in a debt.
influence-harvest-levy = Harvest Levy
influence-harvest-levy-text = Take { $amount ->
        [one] one R-Unit
       *[other] up to { $amount } R-Units
    } ({ $resource }) from the base plate of one territory of another player into your Personal Stock.
influence-disarmament-inspection = Disarmament Inspection
influence-disarmament-inspection-text = { $amount ->
        [one] One R-Unit ({ $resource }) on a territory of another player goes
       *[other] Up to { $amount } R-Units ({ $resource }) on a territory of another player go
    } back to the Administration.
influence-supranet-scandal = Supranet Scandal
influence-supranet-scandal-text = The CRF of a player of your choice goes back { $amount ->
        [one] one point
       *[other] { $amount } points
    }.
influence-spin-doctors = Spin Doctors
influence-spin-doctors-text = Take { $amount ->
        [one] one point
       *[other] { $amount } points
    } from a player who is ahead of you on the Point Counting Ring.
influence-leaked-memo = Leaked Memo
influence-leaked-memo-text = A player of your choice puts one INFLUENCE card of its own choice under the stack.
influence-building-freeze = Building Freeze
influence-building-freeze-text = A player of your choice may not develop until the end of its next turn.
influence-customs-strike = Customs Strike
influence-customs-strike-text = A player of your choice gets no R-Units from any Guild until the end of its next turn.
influence-embargo = Embargo
influence-embargo-text = A player of your choice may not buy at Independent Territories until the end of its next turn.
influence-grounded-fleet = Grounded Fleet
influence-grounded-fleet-text = A player of your choice rolls only one die to advance until the end of its next turn.
influence-state-visit = State Visit
influence-state-visit-text = Your Governor and that of a player of your choice change places. Nothing happens on either field.
influence-about-turn = About-Turn
influence-about-turn-text = The Governor of a player of your choice goes back { $amount ->
        [one] one field
       *[other] { $amount } fields
    }. Nothing happens on the field it comes to.
influence-persona-non-grata = Persona Non Grata
influence-persona-non-grata-text = Choose one of your territories: { $amount ->
        [one] one agent of one player there returns
       *[other] up to { $amount } agents of one player there return
    } to that player.
influence-mole-hunt = Mole Hunt
influence-mole-hunt-text = Capture { $amount ->
        [one] one agent
       *[other] up to { $amount } agents
    } of another player on any territory.
influence-house-search = House Search
influence-house-search-text = While Cleaning House: capture { $amount ->
        [one] one agent
       *[other] up to { $amount } agents
    } of one player on one of your territories of the colour group you have landed on.
influence-market-shuttle = Off to the Market Shuttle
influence-market-shuttle-text = When you land on an Independent Territory: buy there and still roll to advance afterwards.
influence-diplomatic-passport = Diplomatic Passport
influence-diplomatic-passport-text = Instead of rolling, advance your Governor by { $amount ->
        [one] one field
       *[other] 1 to { $amount } fields of your choice
    }.
influence-chartered-shuttle = Chartered Shuttle
influence-chartered-shuttle-text = Instead of rolling, fly to an O.R.S.S. base of your choice.
influence-change-of-plan = Change of Plan
influence-change-of-plan-text = Play it before you roll: if you do not like your next movement roll this turn, roll those dice once more.
influence-guest-of-honour = Guest of Honour
influence-guest-of-honour-text = When you land on a foreign territory: this time you pay no Conference Cost.
influence-gala-summit = Gala Summit
influence-gala-summit-text = When somebody has to pay you a Conference Cost: it is doubled this time.
influence-red-telephone = Red Telephone
influence-red-telephone-text = When your territory is attacked: one call, and both of you roll a die with { $amount } sides. If you roll higher, the attack is off, and an Aggressor whose Governor stands there pays the Conference Cost.
influence-immunity = Immunity
influence-immunity-text = When an INFLUENCE card is played against you, of whatever kind: it does nothing to you.
