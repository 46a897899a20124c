"""A game of Global Powers scripted by hand that is decided by motions, sanctions and the UN.

The parties are A (0), B (1) and C (2). Sums in the comments are points unless they say what else they count.
"""

from golden.by_hand_global_powers import (
    CHINA,
    EUROPE,
    HOME,
    INDIA,
    JAPAN_KOREA,
    LATIN_AMERICA,
    MIDDLE_EAST,
    NORTH_AFRICA,
    OCEANIA,
    RUSSIA,
    SOUTHEAST_ASIA,
    SUB_SAHARAN_AFRICA,
    UNITED_STATES,
    Played,
)
from statecraft.core.ids import FIRST_HOLDERS
from statecraft.global_powers.verbs import (
    AGAINST,
    BAN,
    DISARM,
    END_ACTIVATION,
    FOR,
    LIFT,
    NO,
    NOBODY_BANNED,
    PROTECT,
    SANCTION,
    VETO,
    VOTES,
    YES,
    Budget,
    Expand,
    Initiative,
    Motion,
    Retire,
)

A, B, C = FIRST_HOLDERS[3]
ECONOMY_TO_DIPLOMACY = 2


def test_motions_sanctions_and_the_un() -> None:
    """Three parties and two scorings: stakes for and against, half points, and the UN's first votes."""
    game = Played(3, scorings=2).auction(
        {
            UNITED_STATES: (3, 0, 0),
            EUROPE: (2, 3, 0),
            CHINA: (0, 2, 3),
            RUSSIA: (0, 1, 0),
            JAPAN_KOREA: (0, 0, 2),
            MIDDLE_EAST: (0, 0, 1),
            INDIA: (1, 0, 0),
            LATIN_AMERICA: (0, 1, 0),
            SOUTHEAST_ASIA: (0, 0, 1),
        }
    )
    # In regions 6, 7, 7; won alone 2, 3, 4.
    game.stands(base=(12, 10, 9), mauritius=(2, 3, 4))
    game.hands((0, 1, 2, 3, 4), (1, 3, 10, 12, 13), (1, 3, 8, 9, 15))
    # A sanction against Europe, opened with 2. Then Europe (4), China, Russia, Japan/Korea and India (2 each), the
    # United States with its last one, Middle East, Latin America, Southeast Asia (1 each); Oceania has no government.
    game.activates(A, UNITED_STATES).proposes(A, Motion(SANCTION, EUROPE, NOBODY_BANNED, 2))
    game.stakes((B, AGAINST, 3), (C, FOR, 2), (B, AGAINST, 1), C, (A, FOR, 1))
    game.stakes(A, C, (B, AGAINST, 1), (C, FOR, 1))
    # 2 + 2 + 1 + 1 = 6 for, 3 + 1 + 1 = 5 against; all chips are spent.
    assert game.table.sanctioned[EUROPE] == 1
    game.chips(UNITED_STATES, 2, 5, 5, 1).chips(EUROPE, 1, 5, 2, 1).chips(CHINA, 2, 3, 3, 0)
    # A ban of B in China, opened with 1: Japan/Korea (2), then Russia, Middle East, India (1 each); Europe is silent.
    game.proposes(A, Motion(BAN, CHINA, B, 1))
    game.stakes((C, FOR, 1), (B, AGAINST, 1), C, (A, FOR, 1))
    # 3 for, 1 against: both of B's politicians go home.
    game.politicians(CHINA, 0, 0, 3).stands(base=(12, 12, 9), mauritius=(2, 3, 4))
    game.proposes(A, END_ACTIVATION)
    # Europe may only ask for its sanction to be lifted. A vetoes the first time, at the price of a politician; the
    # second time one chip stands against one, which is not enough; a third time nobody stakes anything.
    game.activates(B, EUROPE).proposes(B, Motion(LIFT, EUROPE, NOBODY_BANNED, 1))
    game.does(A, VETO, "veto").politicians(EUROPE, 1, 3, 0).chips(EUROPE, 1, 5, 2, 1)
    game.proposes(B, Motion(LIFT, EUROPE, NOBODY_BANNED, 1)).lets_it_be(A)
    game.stakes((C, AGAINST, 1), C).chips(EUROPE, 1, 5, 2, 0).chips(JAPAN_KOREA, 0, 4, 1, 0)
    game.proposes(B, Motion(LIFT, EUROPE, NOBODY_BANNED, 0)).lets_it_be(A).stakes(C)
    assert game.table.sanctioned[EUROPE] == 1
    # Diplomatic Initiative: the card's own vote makes China a protectorate.
    game.plays(C, Initiative()).does(C, Motion(PROTECT, CHINA, NOBODY_BANNED, 0)).stakes(C)
    assert game.table.protected[CHINA] == 1
    game.plays(A, Expand(INDIA, 2)).plays(B, Retire(JAPAN_KOREA, C))
    # The last chip of the Middle East disarms the United States by one.
    game.activates(C, MIDDLE_EAST).proposes(C, Motion(DISARM, UNITED_STATES, NOBODY_BANNED, 1))
    game.chips(UNITED_STATES, 2, 5, 4, 0).chips(MIDDLE_EAST, 4, 1, 2, 0)
    assert game.table.demilitarised[UNITED_STATES] == 1
    # India turns its economy chip into two diplomacy.
    game.activates(A, INDIA).proposes(A, Budget(ECONOMY_TO_DIPLOMACY)).proposes(A, END_ACTIVATION)
    game.leaves(B, RUSSIA).leaves(C, CHINA).leaves(A, OCEANIA).leaves(B, LATIN_AMERICA)
    game.leaves(C, JAPAN_KOREA).leaves(A, NORTH_AFRICA).leaves(B, SUB_SAHARAN_AFRICA)
    game.leaves(C, SOUTHEAST_ASIA).stands(base=(11, 12, 10), mauritius=(2, 3, 4))
    # A: United States 4 + 3, India 4, Europe 1 / 2: 11.5 - 2 = 9.5.
    # B: Europe (3 + 3) / 2, Russia 4, Latin America 4: 11 - 3 = 8.
    # C: China 4 + 1, Japan/Korea 4 + 2, Middle East 4, Southeast Asia 4: 19 - 4 = 15.
    game.scored(9.5, 8, 15).sends_to_un({HOME: 3}, {HOME: 3}, {HOME: 3})
    game.seats_in_un(un=(2, 1, 3), gone=(1, 2, 0)).stands(base=(8, 9, 7), mauritius=(2, 3, 4))
    # All markers are off.
    assert not any(game.table.sanctioned + game.table.demilitarised + game.table.protected)
    game.refills(((), (5,)), ((), (0,)), ((), (0,)))
    # A's Initiative: a sanction against China. 1 for the card, 1 from India; in the UN C's three vote first and
    # against, A's two and B's one for: 5 to 3.
    game.plays(A, Initiative()).does(A, Motion(SANCTION, CHINA, NOBODY_BANNED, 0))
    game.stakes((A, FOR, 1)).does(C, VOTES[NO], "un-vote").does(A, VOTES[YES], "un-vote")
    game.does(B, VOTES[YES], "un-vote")
    assert game.table.sanctioned[CHINA] == 1
    game.leaves(B, EUROPE).leaves(C, JAPAN_KOREA).leaves(A, UNITED_STATES).leaves(B, RUSSIA)
    game.leaves(C, MIDDLE_EAST).leaves(A, INDIA).leaves(B, LATIN_AMERICA).leaves(C, SOUTHEAST_ASIA)
    game.leaves(A, OCEANIA).leaves(B, NORTH_AFRICA).leaves(C, SUB_SAHARAN_AFRICA).leaves(A, CHINA)
    # A: 7 + 4 + 1 = 12, and 2 * 2 in the UN, less 2: 14. B: Europe 6, 4, 4: 14 + 2 - 3 = 13.
    # C: China 5 / 2, 6, 4, 4: 16.5 + 2 * 3 - 4 = 18.5.
    # Added to the first scoring: 23.5, 21 and 33.5, which is more than the 30 that win.
    game.scored(23.5, 21, 33.5).ends("points", ranks=(2, 3, 1))
