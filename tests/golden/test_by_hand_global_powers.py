"""Four games of Global Powers scripted by hand, worked out turn by turn from the rules and rulings.

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
from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import FIRST_HOLDERS
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.verbs import (
    AGREE,
    CALL_VOTE,
    DECLINE,
    END_ACTIVATION,
    KEEP_OPEN,
    NO,
    NO_REGION,
    USE_WARMONGER,
    USE_ZEAL,
    VETO,
    VOTES,
    YES,
    Budget,
    ChooseChips,
    Coup,
    Defect,
    Emigrate,
    Expand,
    Pact,
    Place,
    PlayWarmonger,
    PlayZeal,
    Propaganda,
    Purge,
    Recession,
    Rehabilitate,
    Retire,
    Riots,
    Sabotage,
    StakeCoup,
    War,
)

A, B, C = FIRST_HOLDERS[3]
RAW_TO_ECONOMY, ECONOMY_TO_ECONOMY, ECONOMY_TO_DIPLOMACY, ECONOMY_TO_MILITARY = range(4)


def test_forty_points_at_the_second_scoring() -> None:
    """Two parties, all options as they are: a scoring that falls one point short, the UN, and the next."""
    game = Played(2, points="fresh").auction(
        {
            UNITED_STATES: (3, 0),
            EUROPE: (3, 0),
            CHINA: (2, 1),
            RUSSIA: (1, 0),
            JAPAN_KOREA: (1, 0),
            MIDDLE_EAST: (0, 2),
            INDIA: (1, 0),
            LATIN_AMERICA: (0, 1),
            SOUTHEAST_ASIA: (1, 0),
            OCEANIA: (0, 2),
            NORTH_AFRICA: (0, 1),
            SUB_SAHARAN_AFRICA: (0, 1),
        }
    )
    # A: 12 in seven regions, each won alone, so 7 on Mauritius and 20 - 12 - 7 = 1 at home.
    # B: 8 in six regions, the one in China as second highest bid; 5 on Mauritius, 7 at home.
    game.hands((2, 3, 10, 12, 13), (0, 7, 10, 11, 14)).stands(base=(1, 7), mauritius=(7, 5))
    # B has 8 politicians in regions, A 12: B begins. Sabotage takes two economy from the United States.
    game.plays(B, Sabotage(UNITED_STATES)).comes("sabotage", (2,))
    game.does(B, ChooseChips(((ECONOMY, 2),))).chips(UNITED_STATES, 2, 3, 5, 3)
    # Three politicians, three actions: A brings three home from Mauritius for three diplomacy.
    game.activates(A, UNITED_STATES)
    for _ in range(3):
        game.proposes(A, Rehabilitate(A))
    game.chips(UNITED_STATES, 2, 3, 5, 0).stands(base=(4, 7), mauritius=(4, 5))
    # The only politician of Southeast Asia retires; Europe brings three more home.
    game.plays(B, Retire(SOUTHEAST_ASIA, A)).politicians(SOUTHEAST_ASIA, 0, 0)
    game.activates(A, EUROPE)
    for _ in range(3):
        game.proposes(A, Rehabilitate(A))
    game.chips(EUROPE, 1, 5, 2, 1).stands(base=(8, 7), mauritius=(1, 5))
    # The Middle East: a raw material for three economy (4 with the one there), one of them for two diplomacy.
    game.activates(B, MIDDLE_EAST).proposes(B, Budget(RAW_TO_ECONOMY)).comes("budget", (3,))
    game.proposes(B, Budget(ECONOMY_TO_DIPLOMACY)).chips(MIDDLE_EAST, 3, 3, 2, 3)
    # Expansion to three in India; Riots leave no more than its one economy, and nobody in Sub-Saharan Africa.
    game.plays(A, Expand(INDIA, 2)).politicians(INDIA, 3, 0)
    game.plays(B, Riots(INDIA, ())).politicians(INDIA, 1, 0).politicians(SUB_SAHARAN_AFRICA, 0, 0)
    game.stands(base=(8, 8), mauritius=(1, 5))
    # India's raw material makes four economy, but a 1 costs A a politician from base.
    game.activates(A, INDIA).proposes(A, Budget(RAW_TO_ECONOMY)).comes("budget", (1,))
    game.chips(INDIA, 0, 4, 2, 2).stands(base=(7, 8), mauritius=(2, 5))
    # From Oceania B spreads propaganda next door, which costs a second politician; 2 economy become 3.
    game.activates(B, OCEANIA).proposes(B, Propaganda(B, SOUTHEAST_ASIA))
    game.proposes(B, Budget(ECONOMY_TO_ECONOMY)).chips(OCEANIA, 1, 3, 0, 1)
    game.politicians(SOUTHEAST_ASIA, 0, 1).stands(base=(7, 6), mauritius=(2, 6))
    # The new man defects: B's goes home, A's comes in, another of A's goes to Mauritius.
    game.plays(A, Defect(SOUTHEAST_ASIA, B)).politicians(SOUTHEAST_ASIA, 1, 0)
    game.stands(base=(5, 7), mauritius=(3, 6))
    game.activates(B, LATIN_AMERICA).proposes(B, Rehabilitate(B))
    game.stands(base=(5, 8), mauritius=(3, 5))
    # China, 2 against 1: A would purge B. B vetoes with that very politician: no purge, no military spent.
    game.activates(A, CHINA).proposes(A, Purge(B)).does(B, VETO, "veto").politicians(CHINA, 2, 0)
    game.proposes(A, Budget(ECONOMY_TO_ECONOMY)).chips(CHINA, 2, 4, 3, 2)
    game.activates(B, NORTH_AFRICA).proposes(B, Budget(RAW_TO_ECONOMY)).comes("budget", (2,))
    game.activates(A, RUSSIA).proposes(A, Rehabilitate(A)).stands(base=(6, 9), mauritius=(2, 5))
    # Nobody governs Sub-Saharan Africa any more: it is just done.
    game.activates(B, SUB_SAHARAN_AFRICA)
    game.activates(A, JAPAN_KOREA).proposes(A, Budget(ECONOMY_TO_ECONOMY))
    # B activates the last region, A governs there and proposes; another 1.
    game.activates(B, SOUTHEAST_ASIA).proposes(A, Budget(RAW_TO_ECONOMY)).comes("budget", (1,))
    # Scoring. A rules seven regions alone, 4 each, with 3, 5, 4, 1, 5, 4, 5 economy:
    # 7 * 4 + 1 + 3 + 2 + 0 + 3 + 2 + 3 = 42, less 3 on Mauritius: 39, one short.
    # B rules four alone, with 3, 1, 3, 3 economy: 4 * 4 + 1 + 0 + 1 + 1 = 19, less 5: 14.
    game.scored(39, 14).stands(base=(5, 9), mauritius=(3, 5))
    # Each takes two: B, with fewest points, seats 1 and loses 1 for good; A seats 2.
    game.sends_to_un({HOME: 2}, {HOME: 2}).seats_in_un(un=(2, 1), gone=(0, 1))
    game.stands(base=(3, 7), mauritius=(3, 5))
    assert game.table.dominance == 9
    # A has Aid, Retirement and Zeal left, drops Aid, takes three; B has two left and takes three.
    game.refills(((2,), (4, 9, 15)), ((), (3, 8, 13)))
    # B had the last turn, so A goes on. Zeal lies open.
    game.plays(A, PlayZeal())
    # Recession around the United States: 3 economy for 3 politicians stay; Europe loses 5 - 3 = 2,
    # Japan/Korea 5 - 1 = 4, Oceania 3 - 2 = 1; Russia and Latin America have 1 for 1.
    game.plays(B, Recession(UNITED_STATES)).chips(UNITED_STATES, 2, 3, 5, 0)
    game.chips(EUROPE, 1, 3, 2, 1).chips(JAPAN_KOREA, 0, 1, 1, 2).chips(OCEANIA, 1, 2, 0, 1)
    # One politician in Japan/Korea and Zeal: two actions, two politicians home.
    game.activates(A, JAPAN_KOREA).proposes(A, USE_ZEAL).proposes(A, Rehabilitate(A))
    game.proposes(A, Rehabilitate(A)).stands(base=(5, 7), mauritius=(1, 5))
    # Coup in Southeast Asia: 2 + 3 staked = 5 against 3 + 2 staked + 1 there = 6. B's stake goes to Mauritius.
    game.plays(B, Coup(SOUTHEAST_ASIA)).does(B, StakeCoup(3)).does(A, StakeCoup(2))
    game.comes("coup", (2, 3)).stands(base=(5, 4), mauritius=(1, 8))
    # Europe: economy 3, 4, 5, and the last politician home.
    game.activates(A, EUROPE).proposes(A, Budget(ECONOMY_TO_ECONOMY))
    game.proposes(A, Budget(ECONOMY_TO_ECONOMY)).proposes(A, Rehabilitate(A))
    game.chips(EUROPE, 1, 5, 2, 0).stands(base=(6, 4), mauritius=(0, 8))
    # Propaganda from Oceania puts B into the United States and level with A in Southeast Asia.
    game.activates(B, OCEANIA).proposes(B, Propaganda(B, UNITED_STATES))
    game.proposes(B, Propaganda(B, SOUTHEAST_ASIA)).stands(base=(6, 0), mauritius=(0, 10))
    game.leaves(A, UNITED_STATES).leaves(B, MIDDLE_EAST).leaves(A, CHINA).leaves(B, LATIN_AMERICA)
    game.leaves(A, RUSSIA).leaves(B, NORTH_AFRICA).leaves(A, INDIA).leaves(B, SUB_SAHARAN_AFRICA)
    game.leaves(A, SOUTHEAST_ASIA)
    # A: United States 3 + 1, Europe 4 + 3, China 4 + 2, Russia 4, Japan/Korea 4, India 4 + 2,
    # Southeast Asia 2 + 3: 36, and 2 * 2 in the UN: 40.
    # B: Middle East 4 + 1, Latin America 4, Oceania 4, North Africa 4 + 1, United States 1,
    # Southeast Asia 2 + 3: 24, and 2 in the UN, less 10: 16.
    game.scored(40, 16).ends("points", ranks=(1, 2))


def test_war_and_coup() -> None:
    """Three parties: a coup, wars won, drawn and lost, a pact, a coalition that quarrels, a Warmonger."""
    game = Played(3, scorings=1).auction(
        {
            UNITED_STATES: (4, 0, 0),
            EUROPE: (0, 3, 1),
            RUSSIA: (2, 2, 0),
            JAPAN_KOREA: (0, 1, 2),
            MIDDLE_EAST: (0, 0, 3),
            LATIN_AMERICA: (1, 0, 0),
            OCEANIA: (0, 0, 1),
        }
    )
    # A: 4 + 2 + 1 in regions, two won alone. B: 3 + 2 + 1, one alone. C: 1 + 2 + 3 + 1, three alone.
    game.stands(base=(11, 13, 10), mauritius=(2, 1, 3))
    game.hands((4, 5, 6, 7, 12), (0, 7, 9, 10, 15), (3, 5, 6, 8, 14))
    # B is weakest with 6. Coup in Japan/Korea: 3 + 4 staked + 1 there = 8 against 2 + 2 + 2 = 6. C's stake
    # goes to Mauritius, its two politicians go home, two of B's come in.
    game.plays(B, Coup(JAPAN_KOREA)).does(B, StakeCoup(4)).does(C, StakeCoup(2))
    game.comes("coup", (3, 2)).politicians(JAPAN_KOREA, 0, 3, 0)
    game.stands(base=(11, 11, 10), mauritius=(2, 1, 5))
    game.plays(C, Pact(MIDDLE_EAST, EUROPE))
    # Four wars of the United States. 5 military against 1: 1 against 3 with such a lead is a draw; both lose a
    # military chip and A sends one to Mauritius.
    game.activates(A, UNITED_STATES).proposes(A, War(JAPAN_KOREA)).comes("war", (1, 3))
    game.chips(UNITED_STATES, 2, 5, 4, 3).chips(JAPAN_KOREA, 0, 4, 0, 2)
    game.stands(base=(10, 11, 10), mauritius=(3, 1, 5))
    # 2 + 4 against 3 + 0: three fall, three move in; an economy chip is lost, of military there is none left.
    game.proposes(A, War(JAPAN_KOREA)).comes("war", (2, 3)).politicians(JAPAN_KOREA, 3, 0, 0)
    game.chips(UNITED_STATES, 2, 5, 3, 3).chips(JAPAN_KOREA, 0, 3, 0, 2)
    # 2 + 3 against 2 + 2: one falls in Europe.
    game.proposes(A, War(EUROPE)).comes("war", (2, 2)).politicians(EUROPE, 1, 2, 1)
    game.chips(UNITED_STATES, 2, 5, 2, 3).chips(EUROPE, 1, 4, 1, 4)
    # 3 + 2 against 1 + 0: C's only politician falls in Oceania, four move in.
    game.proposes(A, War(OCEANIA)).comes("war", (3, 1)).politicians(OCEANIA, 4, 0, 0)
    game.chips(UNITED_STATES, 2, 5, 1, 3).chips(OCEANIA, 1, 1, 0, 1)
    game.stands(base=(2, 15, 11), mauritius=(3, 1, 5))
    # Russia is A's and B's. A is stronger and proposes first; neither consents to the other's proposal.
    game.activates(B, RUSSIA).proposes(A, War(MIDDLE_EAST)).does(B, DECLINE, "consent")
    game.proposes(B, Propaganda(B, RUSSIA)).does(A, DECLINE, "consent")
    # Now A acts alone: 2 against 2 is a rejection. A vetoes it, and by that leaves the government to B, whose war
    # it now is: 1 + 4 against 2 + 2.
    game.proposes(A, War(MIDDLE_EAST)).does(B, VOTES[NO], "vote")
    game.lets_it_be(B).does(A, VETO, "veto").comes("war", (1, 2))
    game.politicians(RUSSIA, 1, 2, 0).politicians(MIDDLE_EAST, 0, 1, 2)
    game.chips(RUSSIA, 3, 1, 3, 2).chips(MIDDLE_EAST, 4, 0, 1, 1)
    # B proposes the second action: A is purged for a military chip.
    game.proposes(B, Purge(A)).lets_it_be(A).politicians(RUSSIA, 0, 2, 0)
    game.chips(RUSSIA, 3, 1, 2, 2).stands(base=(4, 14, 12), mauritius=(3, 1, 5))
    # In the Middle East C sends one on to India, and is level with B: a coalition for the second action.
    game.activates(C, MIDDLE_EAST).proposes(C, Emigrate(C, INDIA)).lets_it_be(B)
    # B, with 5 in all regions against 3, is asked first and proposes in vain.
    game.proposes(B, Propaganda(B, MIDDLE_EAST)).does(C, DECLINE, "consent")
    # One roll for both: a 1 sends a politician of each to Mauritius.
    game.proposes(C, Budget(RAW_TO_ECONOMY)).does(B, AGREE, "consent").lets_it_be(B)
    game.comes("budget", (1,)).chips(MIDDLE_EAST, 3, 3, 1, 1)
    game.stands(base=(4, 13, 11), mauritius=(3, 2, 6))
    game.plays(A, PlayWarmonger(KEEP_OPEN, NO_REGION, NO_REGION))
    # Europe attacks the United States: B's 2 against A's 1, C's 1 makes 3 to 1. Then 2 + 1 against 2 + 1, but A's
    # Warmonger makes 4 of the 3: B loses one, A places one and governs Europe, with B's second action.
    game.activates(B, EUROPE).proposes(B, War(UNITED_STATES)).does(C, VOTES[YES], "vote")
    game.lets_it_be(C, A).comes("war", (2, 2)).does(A, USE_WARMONGER, "warmonger")
    game.politicians(EUROPE, 2, 1, 1).chips(EUROPE, 1, 3, 0, 4).chips(UNITED_STATES, 2, 5, 0, 3)
    game.proposes(A, END_ACTIVATION).stands(base=(3, 14, 11), mauritius=(3, 2, 6))
    game.plays(C, Expand(INDIA, 2)).politicians(INDIA, 0, 0, 3)
    game.leaves(A, JAPAN_KOREA).leaves(B, CHINA).leaves(C, INDIA).leaves(A, LATIN_AMERICA)
    game.leaves(B, SOUTHEAST_ASIA).leaves(C, OCEANIA).leaves(A, NORTH_AFRICA)
    game.leaves(B, SUB_SAHARAN_AFRICA).stands(base=(3, 14, 9), mauritius=(3, 2, 6))
    # A: United States 4 + 3, Europe 3 + 1, Latin America 4, Japan/Korea 4 + 1, Oceania 4: 24 - 3 = 21.
    # B: Europe 1, Russia 4, Middle East 2 + 1: 8 - 2 = 6. C: Europe 1, Middle East 3, India 4: 8 - 6 = 2.
    game.scored(21, 6, 2).ends("scorings", ranks=(1, 2, 3))


def test_dominance_when_the_marker_drops() -> None:
    """Three parties, all options as they are: eight coalitions are one short of nine, until the scoring."""
    # A bids one for eight regions and is always level with somebody, so nobody goes to Mauritius there.
    bids: dict[int, tuple[int, int, int]] = dict.fromkeys(range(4), (1, 1, 0))
    bids |= dict.fromkeys(range(4, 8), (1, 0, 1))
    bids |= {SOUTHEAST_ASIA: (0, 2, 0), NORTH_AFRICA: (0, 2, 0)}
    bids |= {OCEANIA: (0, 0, 2), SUB_SAHARAN_AFRICA: (0, 0, 2)}
    game = Played(3).auction(bids).stands(base=(12, 10, 10), mauritius=(0, 2, 2))
    # All have 8 in regions, B and C most on Mauritius: the lot takes the second of them.
    game.hands((0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4)).comes("first", 1)
    # Sub-Saharan Africa: 3 economy, then 5, the sixth is lost.
    game.activates(C, SUB_SAHARAN_AFRICA).proposes(C, Budget(RAW_TO_ECONOMY)).comes("budget", (2,))
    game.proposes(C, Budget(RAW_TO_ECONOMY)).comes("budget", (3,)).chips(
        SUB_SAHARAN_AFRICA, 0, 5, 0, 0
    )
    # Europe: A and B have 8 each in regions, A fewer on Mauritius, so A proposes; of two diplomacy one is lost.
    game.activates(A, EUROPE).proposes(A, Budget(ECONOMY_TO_DIPLOMACY)).does(B, AGREE, "consent")
    game.lets_it_be(B).chips(EUROPE, 1, 4, 2, 5)
    # B moves into Oceania and is level with C there.
    game.activates(B, SOUTHEAST_ASIA).proposes(B, Propaganda(B, OCEANIA))
    game.proposes(B, Emigrate(B, OCEANIA)).politicians(OCEANIA, 0, 2, 2)
    game.stands(base=(12, 8, 10), mauritius=(0, 3, 2))
    game.leaves(C, UNITED_STATES).leaves(A, CHINA).leaves(B, RUSSIA).leaves(C, JAPAN_KOREA)
    game.leaves(A, MIDDLE_EAST).leaves(B, INDIA).leaves(C, LATIN_AMERICA).leaves(A, OCEANIA)
    game.leaves(B, NORTH_AFRICA)
    # A: 8 coalitions, 2 each, with 5, 4, 3, 1, 4, 1, 1, 1 economy: 16 + 3 + 2 + 1 + 2 = 24.
    # B: four of them 8 + 3 + 2 + 1 = 14, Southeast Asia 4, North Africa 4, Oceania 2: 24 - 3 = 21.
    # C: the other four 8 + 2 = 10, Oceania 2, Sub-Saharan Africa 4 + 3: 19 - 2 = 17.
    game.scored(24, 21, 17)
    # C seats 1 of 3, B 2, A 3; C takes one of its own from Oceania.
    game.sends_to_un({HOME: 3}, {HOME: 3}, {OCEANIA: 1, HOME: 2})
    game.seats_in_un(un=(3, 2, 1), gone=(0, 1, 2)).politicians(OCEANIA, 0, 2, 1)
    game.stands(base=(9, 5, 8), mauritius=(0, 3, 2))
    # The marker drops to 8, and A governs in 8.
    assert game.table.dominance == 8
    game.ends("dominance", ranks=(1, 2, 3))


def test_a_tie_goes_to_the_stronger_party() -> None:
    """Two parties place openly, propose in batches, vote in secret, and come out level."""
    game = Played(2, placement="open", scorings=1, batch=True, sealed_votes=True)
    game.comes("placement", 1)
    for seat, region in (
        (B, EUROPE),
        (A, UNITED_STATES),
        (B, EUROPE),
        (A, UNITED_STATES),
        (B, CHINA),
        (A, CHINA),
        (B, LATIN_AMERICA),
        (A, UNITED_STATES),
    ):
        game.does(seat, Place(region), "placement")
    # B is content with four; A places a fifth, and nobody pays with Mauritius.
    game.does(B, PASS, "placement").does(A, Place(INDIA), "placement").does(A, PASS, "placement")
    game.hands((0, 1, 2, 3, 4), (0, 1, 2, 3, 4)).stands(base=(15, 16), mauritius=(0, 0))
    # B has fewer and begins. China's single action: A is stronger and proposes in vain, then B proposes.
    game.activates(B, CHINA).proposes(A, Emigrate(A, JAPAN_KOREA)).does(B, DECLINE, "consent")
    game.proposes(B, Budget(ECONOMY_TO_ECONOMY)).does(A, AGREE, "consent").lets_it_be(A)
    game.chips(CHINA, 2, 4, 3, 2)
    # Two actions at once: one walks to Latin America, one is sent there, one goes to Mauritius for it.
    game.activates(A, UNITED_STATES).proposes(A, Emigrate(A, LATIN_AMERICA))
    game.proposes(A, Propaganda(A, LATIN_AMERICA)).proposes(A, CALL_VOTE)
    game.proposes(A, END_ACTIVATION).politicians(LATIN_AMERICA, 2, 1)
    game.stands(base=(13, 16), mauritius=(1, 0))
    # B walks into North Africa, and makes three economy there.
    game.activates(B, EUROPE).proposes(B, Emigrate(B, NORTH_AFRICA)).proposes(B, CALL_VOTE)
    game.proposes(B, END_ACTIVATION).leaves(A, INDIA)
    game.activates(B, NORTH_AFRICA).proposes(B, Budget(RAW_TO_ECONOMY)).comes("budget", (3,))
    # B's sealed no is one vote against two.
    game.activates(A, LATIN_AMERICA).proposes(A, Budget(ECONOMY_TO_MILITARY)).proposes(A, CALL_VOTE)
    game.does(B, VOTES[NO], "vote").lets_it_be(B).chips(LATIN_AMERICA, 2, 0, 2, 1)
    game.proposes(A, END_ACTIVATION)
    game.leaves(B, RUSSIA).leaves(A, JAPAN_KOREA).leaves(B, MIDDLE_EAST).leaves(A, SOUTHEAST_ASIA)
    game.leaves(B, OCEANIA).leaves(A, SUB_SAHARAN_AFRICA)
    # A: United States 4 + 3, Latin America 3, China 2 + 2, India 4: 18 - 1 = 17.
    # B: Europe 4 + 3, China 2 + 2, Latin America 1, North Africa 4 + 1: 17.
    # A has 2 + 2 + 1 + 1 = 6 politicians in regions, B 1 + 1 + 1 + 1 = 4.
    game.scored(17, 17).ends("scorings", ranks=(1, 2))
