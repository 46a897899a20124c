"""The reconstruction keeps within everything that is known of the box.

The numbered tests are the constraints on any reconstruction; the others are what the short rules print.
Whether the numbers also make a good game is measured elsewhere.
"""

from itertools import product

from statecraft.global_powers.content import (
    CONTENT,
    DIPLOMACY,
    ECONOMY,
    EDITION,
    KINDS,
    MILITARY,
    PROTECTORATES,
    RAW,
    REGIONS,
)
from statecraft.global_powers.odds import FACES
from statecraft.global_powers.variants import OPTIONS
from statecraft.locale import LANGUAGES, Texts
from statecraft.locale.speech import option_terms

C = CONTENT
PARTIES = range(2, 6)


def chips(kind: int) -> list[int]:
    """What each region starts with of one kind."""
    return list(C.start[kind :: len(KINDS)])


def reached_from(region: int) -> set[int]:
    reached = {region}
    for _ in range(REGIONS):
        reached |= {neighbour for one in reached for neighbour in C.neighbours[one]}
    return reached


# The constraints, by number.


def test_constraint_1_the_united_states_come_first_and_sub_saharan_africa_last() -> None:
    assert len(C.region_id) == REGIONS == 12
    assert C.region_id[0] == "united-states"
    assert C.region_id[11] == "sub-saharan-africa"


def test_constraint_1_influence_falls_with_the_number() -> None:
    """No measure of influence is printed: the sum of chips, raw materials apart, stands for it."""
    worth = [sum(C.start[4 * region + ECONOMY : 4 * region + 4]) for region in range(REGIONS)]
    assert worth[0] == max(worth)
    assert worth[11] == min(worth)
    assert sum(worth[:4]) > sum(worth[4:8]) > sum(worth[8:])


def test_constraint_2_the_map_is_connected_and_borders_are_mutual() -> None:
    assert reached_from(0) == set(range(REGIONS))
    for region, neighbours in enumerate(C.neighbours):
        assert region not in neighbours
        assert all(region in C.neighbours[neighbour] for neighbour in neighbours)


def test_constraint_2_a_typical_region_has_four_or_five_neighbours() -> None:
    numbers = sorted([len(neighbours) for neighbours in C.neighbours])
    assert 4 <= sum(numbers) / REGIONS <= 5
    assert numbers[5] in (4, 5)
    assert numbers[6] in (4, 5)
    assert sum([number in (4, 5) for number in numbers]) > REGIONS / 2
    assert 3 <= numbers[0] <= numbers[-1] <= 6


def test_constraint_3_no_more_than_five_of_a_kind_lie_in_a_region() -> None:
    assert C.most_chips == 5
    assert all(0 <= number <= 5 for number in C.start)


def test_constraint_3_all_raw_materials_lie_on_the_map() -> None:
    assert sum(chips(RAW)) == C.supply[RAW] == 20


def test_constraint_4_there_is_room_for_chips_to_be_made() -> None:
    assert (C.supply[ECONOMY], C.supply[MILITARY], C.supply[DIPLOMACY]) == (40, 30, 30)
    for kind in (ECONOMY, MILITARY, DIPLOMACY):
        assert sum(chips(kind)) <= 3 / 4 * C.supply[kind]
    # Why the list of contents with 20 military chips cannot be right for this map.
    assert sum(chips(MILITARY)) > 20


def test_constraint_5_the_victory_points_lie_a_sixth_above_an_equal_share_of_a_fresh_count() -> (
    None
):
    for parties in PARTIES:
        fresh = 65 + parties * (parties + 1)
        share = fresh / parties
        assert 1.12 <= C.victory_points[parties] / share <= 1.19


def test_constraint_6_the_united_nations_use_up_five_parties_in_four_scorings() -> None:
    assert C.politicians == 4 * 5


def test_constraint_7_the_odds_of_war() -> None:
    """Attacker's military less defender's: wins, draws and losses of nine, 1 against 3 from a lead of 2."""
    assert FACES == (1, 2, 3)
    odds = {}
    for lead in range(-3, 4):
        won = drawn = 0
        for attacker, defender in product(FACES, repeat=2):
            margin = attacker + lead - defender
            if margin == 0 or (lead >= 2 and (attacker, defender) == (1, 3)):
                drawn += 1
            elif margin > 0:
                won += 1
        odds[lead] = (won, drawn, 9 - won - drawn)
    assert odds == {
        -3: (0, 0, 9),
        -2: (0, 1, 8),
        -1: (1, 2, 6),
        0: (3, 3, 3),
        1: (6, 2, 1),
        2: (8, 1, 0),
        3: (8, 1, 0),
    }


def test_constraint_8_there_are_two_protectorates_as_of_every_marker() -> None:
    assert C.markers[PROTECTORATES] == 2
    assert C.markers == (2, 2, 2)


# What the short rules print.


def test_set_up_is_as_printed() -> None:
    assert C.politicians == 20
    assert (C.hand, len(C.card_id)) == (5, 16)
    assert [C.dominance_from - parties for parties in PARTIES] == [10, 9, 8, 7]
    assert C.victory_points[2:] == (40, 30, 25, 22)


def test_the_sixteen_cards_stand_in_the_order_of_the_german_list() -> None:
    german = (EDITION.texts / "de.ftl").read_text(encoding="utf-8").splitlines()
    names = dict([line.split(" = ", 1) for line in german if " = " in line])
    assert [names[f"card-{id}"] for id in C.card_id] == [
        *("Attentat", "Diplomatische Initiative", "Entwicklungshilfe", "Expansion"),
        *("Friedensinitiative", "Kriegstreiber", "Nichtangriffspakt", "Putsch"),
        *("Rezession", "Revolution", "Ruhestand", "Sabotage"),
        *("Tatendrang", "Überläufer", "Unruhen", "Versetzung"),
    ]


def test_every_row_says_where_it_comes_from_in_both_languages() -> None:
    notes = {
        (known.source, known.source_de) for table in EDITION.provenance.values() for known in table
    }
    assert all(source and german and source != german for source, german in notes)
    assert (
        len({source for source, _ in notes}) == len({german for _, german in notes}) == len(notes)
    )


def test_what_is_reconstructed_is_not_passed_off_as_printed() -> None:
    kinds = {
        table: {known.kind for known in provenances}
        for table, provenances in EDITION.provenance.items()
    }
    assert kinds["regions"] == {"reconstruction"}
    assert kinds["cards"] == kinds["players"] == kinds["parties"] == kinds["chips"] == {"seed"}
    assert kinds["supply"] == kinds["markers"] == {"public"}


def test_no_two_regions_and_no_two_cards_have_the_same_words() -> None:
    for language in LANGUAGES:
        texts, terms = Texts(language, extra=[EDITION.texts]), option_terms(OPTIONS)
        lines = (EDITION.texts / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        words = [texts.say(line.split(" = ", 1)[0], terms) for line in lines if " = " in line]
        assert len(words) == len(set(words)) == 1 + REGIONS + 2 * len(C.card_id)
