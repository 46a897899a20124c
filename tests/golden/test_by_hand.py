"""Five games of Globopolis scripted by hand, worked out turn by turn from the booklet."""

from golden.by_hand import ByHand, field, title
from statecraft.core.ids import Holder
from statecraft.globopolis.ids import ALL_GUILDS
from statecraft.globopolis.verbs import (
    END_TURN,
    PAY,
    STORE_SURPLUS,
    Allocate,
    Attack,
    BuyAtMarket,
    BuyFromGuild,
    BuyPoints,
    CleanHouse,
    Develop,
    Place,
    TakeFromGuild,
    Transfer,
    UseMarket,
)

WATER, FOOD, ENERGY, UCP, NS = range(5)


def test_first_steps() -> None:
    """Two governors acquire, complete a colour group, shop in India, and count after two rounds."""
    game = ByHand([["canada", "usa"], ["germany", "japan"]], until_round=2)
    game.stands(score=(7, 7), eu=(250, 250))
    # Canada has 3 water: two on the base plate, the extra one in Personal Stock; likewise the third
    # energy and the third UCP of the USA.
    assert game.plate("canada") == [2, 2, 0, 1, 1]
    assert game.stock(0) == [1, 0, 1, 1, 0]
    # Round 1. The first base behind TELEPORT!, two fields on: Mexico, free, 2 points; with it the
    # whole of North America, three territories, 6 points more.
    game.teleports(0, 1, 2).does(0, STORE_SURPLUS).stands(score=(15, 7), eu=(250, 250))
    # The third base, eleven fields on: India. Seven units are there; food and UCP, 5 EU each.
    game.teleports(1, 3, 11).does(1, UseMarket(field("india"))).comes("market", (3, 4))
    game.does(1, BuyAtMarket(1, 2)).stands(score=(15, 7), eu=(250, 235))
    # Germany's third energy and third UCP were extras too.
    assert game.stock(1) == [0, 1, 1, 3, 0]
    # Round 2. Nine fields on is a card field, where the learning game draws nothing.
    game.rolls(0, 4, 5).does(0, END_TURN).stands(score=(15, 7), eu=(250, 235))
    # Seventeen fields from India lead over base Pacific to Nunavut, one short of TELEPORT!: no EU.
    game.rolls(1, 6, 6, 5).does(1, STORE_SURPLUS).stands(score=(15, 9), eu=(250, 235))
    game.ends("until-round", ranks=(1, 2))


def test_russia_development_and_a_guild() -> None:
    """Russia's 4 + 2, a first development, a guild's stock sold and drawn upon, points bought."""
    game = ByHand([["brazil", "saudi-arabia"], ["egypt", "poland"]], until_round=3)
    game.stands(score=(6, 4), eu=(250, 250))
    # Round 1. Russia: a roll of 6 buys 4 NS-Units and 2 UCP for 30 EU.
    game.teleports(0, 4, 9).does(0, UseMarket(field("russia"))).comes("market", (2, 4))
    game.does(0, BuyAtMarket(2, 4)).stands(score=(6, 4), eu=(220, 250))
    # The extras were 2 of Brazil's water and 3 of Saudi Arabia's energy.
    assert game.stock(0) == [2, 0, 3, 2, 4]
    # Switzerland: 10 EU and 5 points at once.
    game.teleports(1, 1, 9).stands(score=(6, 9), eu=(220, 260))
    game.does(1, END_TURN)
    # Round 2. An NS-Unit from Saudi Arabia completes Brazil's set; developed for 15 EU, 5 points;
    # then three NS-Units may stand there.
    game.does(0, Transfer(NS, title("saudi-arabia"), title("brazil"), 1), "options")
    assert game.plate("brazil") == [2, 1, 1, 1, 1]
    game.does(0, Develop(title("brazil"))).stands(score=(11, 9), eu=(205, 260))
    game.does(0, Allocate(NS, title("brazil"), 2), "options")
    assert (game.plate("brazil")[NS], game.stock(0)[NS]) == (3, 2)
    # Two fields from Russia: the Core Energy Guild, not owned yet: 4 points and 8 energy.
    game.rolls(0, 2).stands(score=(15, 9), eu=(205, 260))
    # Blue buys 2 energy of it at 5 EU, then lands on Norway, which is free.
    game.does(1, BuyFromGuild(ALL_GUILDS[0], ENERGY, 2), "options").stands(
        score=(15, 9), eu=(215, 250)
    )
    game.rolls(1, 1, 1, 1).does(1, STORE_SURPLUS).stands(score=(15, 11), eu=(215, 250))
    # Round 3. The owner takes three units, buys five points, passes TELEPORT! for 40 EU on the way
    # to Mexico.
    game.does(0, TakeFromGuild(ALL_GUILDS[0], ENERGY, 3), "options")
    assert (game.stock(0)[ENERGY], game.plate("core-energy")[ENERGY]) == (6, 3)
    game.does(0, BuyPoints(5), "options").stands(score=(20, 11), eu=(190, 250))
    game.rolls(0, 6, 1).does(0, STORE_SURPLUS).stands(score=(22, 11), eu=(230, 250))
    # Sweden joins Norway: 2 points, and 4 for Scandinavia.
    game.rolls(1, 2).does(1, STORE_SURPLUS).stands(score=(22, 17), eu=(230, 250))
    game.ends("until-round", ranks=(1, 2))


def test_an_aggressive_takeover() -> None:
    """Germany takes England in eight battle rounds: sets, ties, luck running out, the last stand."""
    game = ByHand([["germany"], ["england"]], until_round=2)
    game.stands(score=(4, 3), eu=(250, 250))
    # England, landed on at once. Six other units lie on each, so both economies count. Germany: 1 die,
    # 1 NS-Unit, economy, higher value: four dice. England: 2 dice and economy: three.
    game.teleports(0, 1, 4).does(0, Attack(title("germany"), title("england"), 0))
    rounds = [
        (8, 2, 2, 5, 5, 9, 1, 2, 3),  # two pair: 32 beats 9
        (2, 1, 2, 3, 4, 10, 6, 6),  # 2 loses to 10 doubled
        (7, 6, 6, 6, 10, 3, 3),  # a triple: 21 beats 20
        (4, 1, 1, 2, 8, 5),  # 8 against 8: fewer dice win, the defender's
        (5, 1, 2, 3, 3),  # luck running out: 3 and 3 make 6, which beats 5
        (8, 2, 5, 1),  # 8 beats 5
        (3, 3, 9),  # luck running out: 6, which loses to the polygon alone
        (8, 4),  # 8 beats 4: the last stand is lost
    ]
    for rolled in rounds:
        game.comes("battle", rolled)
    # England's points change hands; the units on it stay, its third energy is Blue's.
    game.stands(score=(7, 0), eu=(250, 250))
    assert game.table.owner[title("england")] == 0
    assert game.plate("england") == [2, 0, 2, 2, 0]
    assert game.stock(1) == [0, 0, 1, 0, 0]
    # Nobody else holds a territory of Western Europe, so the turn is over. Israel: nothing bought.
    game.teleports(1, 2, 12).does(1, END_TURN)
    # Round 2. Home to Germany; Turkey is free.
    game.rolls(0, 3, 3).does(0, END_TURN)
    game.rolls(1, 1, 1).does(1, STORE_SURPLUS).stands(score=(7, 3), eu=(250, 250))
    game.ends("until-round", ranks=(1, 2))


def test_guilds_and_conference_costs() -> None:
    """Guilds change hands with 4 points, and their rates rise with a second one of the resource."""
    game = ByHand(
        [["fresh-water", "norway"], ["wind-wave", "turkey"], ["japan", "mexico"]], until_round=2
    )
    game.stands(score=(6, 7, 5), eu=(200, 200, 200))
    # Round 1. Mexico is Green's: an undeveloped territory of value 2 costs 25 EU.
    game.teleports(0, 1, 2).does(0, PAY).stands(score=(6, 7, 5), eu=(175, 200, 225))
    # Blue takes the Fresh Water Guild from Red, Green takes Wind & Wave from Blue.
    game.teleports(1, 1, 13).stands(score=(2, 11, 5), eu=(175, 200, 225))
    game.teleports(2, 2, 2).stands(score=(2, 7, 9), eu=(175, 200, 225))
    # Round 2. Blue has no Associated Territory and one guild: 5 EU a unit.
    game.does(0, BuyFromGuild(ALL_GUILDS[1], WATER, 3), "options").stands(
        score=(2, 7, 9), eu=(160, 215, 225)
    )
    # The NSA: a 5 trains three NS-Units; two fields on is a card field, which the learning game passes
    # over, so that Red might roll a third time.
    game.rolls(0, 1).comes("academy", (5,)).rolls(0, 2).does(0, END_TURN)
    assert game.stock(0)[NS] == 3
    # Blue wins Wind & Wave back.
    game.rolls(1, 2, 3).stands(score=(2, 11, 5), eu=(160, 215, 225))
    # Blue now has two guilds that deal in water: 7 EU a unit.
    game.does(2, BuyFromGuild(ALL_GUILDS[1], WATER, 2), "options").stands(
        score=(2, 11, 5), eu=(160, 229, 211)
    )
    # Seven fields on: MOONSHOT!
    game.rolls(2, 6, 1).stands(score=(2, 11, 15), eu=(160, 229, 211))
    game.ends("until-round", ranks=(3, 2, 1))


def test_agents_and_a_completed_round() -> None:
    """A claim by points waits for the round; meanwhile a house is cleaned of three agents."""
    game = ByHand([["japan", "china"], ["england", "france"]], agents=True, mark=14)
    game.stands(score=(7, 6), eu=(250, 250))
    # Indonesia completes Southeast Asia: 2 + 6 points, and the mark is reached.
    game.teleports(0, 3, 15).stands(score=(15, 6), eu=(250, 250))
    # While Blue is about to teleport, Red sends three agents to England.
    game.does(0, Place(title("england"), 3), "agents")
    assert game.table.reserve == [12, 15]
    # Blue lands in England and cleans house: d8 against d12, best of three, a tie thrown again.
    game.teleports(1, 1, 4).does(1, CleanHouse(title("england"), Holder(0)))
    for rolled in ((8, 3), (2, 9), (5, 5), (7, 4)):
        game.comes("cleaning", rolled)
    assert (game.table.reserve, game.table.academy) == ([12, 15], [8, 5])
    game.does(1, END_TURN)
    game.ends("points", ranks=(1, 2))
