"""The numbers the engine reckons with are those of the edition, in the order it counts on."""

from statecraft.global_powers import content
from statecraft.global_powers.cards import CARDS
from statecraft.global_powers.content import (
    CONTENT,
    EDITION,
    content_of,
)
from statecraft.global_powers.edition_schema import EFFECTS, KINDS, MARKERS

C = CONTENT
REGION = {id: region for region, id in enumerate(C.region_id)}


def test_constants_are_the_places_of_their_names() -> None:
    kinds, markers = ("RAW", "ECONOMY", "MILITARY", "DIPLOMACY"), MARKERS
    for names, constants in (
        (KINDS, kinds),
        (MARKERS, tuple([marker.upper() for marker in markers])),
    ):
        assert [getattr(content, constant) for constant in constants] == list(range(len(names)))


def test_regions_are_numbered_in_the_order_of_the_edition() -> None:
    assert C.region_id == tuple([row["id"] for row in EDITION.tables["regions"]])
    for region, row in enumerate(EDITION.tables["regions"]):
        assert C.neighbours[region] == tuple(sorted([REGION[id] for id in row["neighbours"]]))
        assert C.start[4 * region : 4 * region + 4] == tuple([row[kind] for kind in KINDS])
    assert len(C.start) == 4 * content.REGIONS


def test_neighbours_are_ascending() -> None:
    assert C.neighbours[REGION["middle-east"]] == (1, 2, 3, 6, 10, 11)
    assert all(list(neighbours) == sorted(neighbours) for neighbours in C.neighbours)


def test_a_region_s_chips_are_raw_economy_military_diplomacy() -> None:
    assert C.start[:4] == (2, 5, 5, 3)
    assert C.start[4 * REGION["russia"] :][:4] == (3, 1, 4, 2)
    assert C.supply == (20, 40, 30, 30)


def test_a_card_has_the_effect_its_row_says() -> None:
    rows = EDITION.tables["cards"]
    assert [EFFECTS[effect] for effect in C.effects] == [row["effect"] for row in rows]
    assert [C.card_id[C.card_of(row["effect"])] for row in rows] == list(C.card_id)
    assert sorted(C.effects) == list(range(len(EFFECTS)))


def test_each_effect_has_a_class_with_a_rule_of_its_own() -> None:
    assert len(CARDS) == len({card.RULE for card in CARDS}) == len(EFFECTS)
    assert [card.EFFECT for card in CARDS] == list(EFFECTS)


def test_victory_points_are_read_by_the_number_of_parties() -> None:
    assert C.victory_points == (0, 0, 40, 30, 25, 22)


def test_the_shipped_edition_is_laid_out_once() -> None:
    assert content_of(EDITION) is CONTENT
