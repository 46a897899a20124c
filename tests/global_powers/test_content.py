"""The numbers the engine reckons with are those of the edition, in the order it counts on."""

from statecraft.global_powers import content
from statecraft.global_powers.content import (
    AT_ONCE,
    CONTENT,
    EDITION,
    PEACE_INITIATIVE,
    WARMONGER,
    ZEAL,
    content_of,
)
from statecraft.global_powers.edition_schema import EFFECTS, KINDS, MARKERS, TIMINGS

C = CONTENT
REGION = {id: region for region, id in enumerate(C.region_id)}


def test_constants_are_the_places_of_their_names() -> None:
    kinds, markers = ("RAW", "ECONOMY", "MILITARY", "DIPLOMACY"), MARKERS
    for names, constants in (
        (KINDS, kinds),
        (MARKERS, tuple([marker.upper() for marker in markers])),
        (TIMINGS, tuple([timing.upper() for timing in TIMINGS])),
        (C.card_id, tuple([id.upper().replace("-", "_") for id in C.card_id])),
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


def test_a_card_s_number_is_its_effect_s() -> None:
    assert len(C.cards) == content.CARDS == len(EFFECTS)
    for number, (card, row) in enumerate(zip(C.cards, EDITION.tables["cards"], strict=True)):
        assert card.effect == number
        assert (card.id, EFFECTS[card.effect]) == (row["id"], row["effect"])
        assert (TIMINGS[card.timing], card.rule) == (row["timing"], row["rule"])
        assert C.card_id[number] == card.id


def test_four_cards_lie_open() -> None:
    lasting = [number for number, card in enumerate(C.cards) if card.lasting]
    assert lasting == [PEACE_INITIATIVE, WARMONGER, content.NON_AGGRESSION_PACT, ZEAL]
    assert all((card.timing == AT_ONCE) != card.lasting for card in C.cards)


def test_each_card_has_a_rule_of_its_own() -> None:
    assert len({card.rule for card in C.cards}) == content.CARDS


def test_victory_points_are_read_by_the_number_of_parties() -> None:
    assert C.victory_points == (0, 0, 40, 30, 25, 22)


def test_the_shipped_edition_is_laid_out_once() -> None:
    assert content_of(EDITION) is CONTENT
