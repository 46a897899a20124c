"""The printed cards: fair to every group, hard to win with, and saying what they do in both languages."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from statecraft.globopolis.content import (
    CONQUESTS,
    CONTENT,
    DEVELOPED,
    EDITION,
    GROUP_OF_WORTH,
    GROUPS,
    IN_WHOLE_GROUPS,
    PER_QUADRANT,
    RESOURCE_UNITS,
    SUPER_DEVELOPED_WORTH,
    TERRITORIES,
    TERRITORIES_WORTH,
    TITLES,
    WEALTH,
)
from statecraft.locale import LANGUAGES, Language, Texts

FOLDER = EDITION.texts
C = CONTENT


def test_each_pair_of_groups_of_different_quadrants_meets_on_one_opportunity_each_way() -> None:
    # North America lies on both sides of a base, and counts to the quadrant of the USA.
    home = [max([C.quadrant[t] for t in members]) for members in C.members]
    for origin, target in product(range(GROUPS), repeat=2):
        met = [
            card
            for card in C.ops
            if card.opportunity and card.origins >> origin & 1 and card.targets >> target & 1
        ]
        assert len(met) == (home[origin] != home[target])


def test_the_market_shuttle_and_the_mission_of_20_points_exist() -> None:
    texts = Texts("en", extra=[FOLDER])
    assert texts.say("influence-market-shuttle") == "Off to the Market Shuttle"
    mission = next(card for card in C.missions if card.condition == PER_QUADRANT)
    assert (mission.amounts[2:], mission.min_value, mission.points) == ((1,) * 4, 3, 20)
    place = C.missions.index(mission)
    assert EDITION.provenance["missions"][place].kind == "public"


def test_enough_influence_is_left_without_the_cards_about_agents() -> None:
    about_agents = [card for card in C.influence if card.agents]
    assert len(about_agents) >= 4
    assert len(C.influence) - len(about_agents) > 5 * C.influence_dealt


def dealt_four_corners(hand: int) -> Fraction:
    """The chance that a hand of titles has a territory of value 3 or more in each quadrant."""
    high = [
        sum([C.quadrant[t] == quadrant and C.value[t] >= 3 for t in range(TERRITORIES)])
        for quadrant in range(4)
    ]
    hands = 0
    for missing in product((False, True), repeat=4):
        without = TITLES - sum([number for number, gone in zip(high, missing, strict=True) if gone])
        hands += (-1) ** sum(missing) * comb(without, hand)
    return Fraction(hands, comb(TITLES, hand))


@pytest.mark.parametrize(("hand", "percent"), [(4, 0.1), (5, 0.5), (7, 2.9), (10, 11.4)])
def test_the_mission_of_20_points_is_seldom_met_by_the_deal_alone(
    hand: int, percent: float
) -> None:
    assert round(100 * float(dealt_four_corners(hand)), 1) == percent


def dealt_worth(hand: int, parts: list[list[int]], wanted: int) -> Fraction:
    """The chance that the whole ones among some parts, of titles that count so much, count enough.

    The titles of a hand that are in no part count for nothing.
    """
    ways = {(0, 0): 1}  # (titles taken, their worth) -> in how many ways
    rest = TITLES - sum([len(part) for part in parts])
    for part in [*parts, *[[0]] * rest]:
        grown: dict[tuple[int, int], int] = {}
        for (taken, worth), number in ways.items():
            for more in range(len(part) + 1):
                key = (taken + more, worth + (sum(part) if more == len(part) else 0))
                grown[key] = grown.get(key, 0) + number * comb(len(part), more)
        ways = grown
    met = sum([n for (taken, worth), n in ways.items() if taken == hand and worth >= wanted])
    return Fraction(met, comb(TITLES, hand))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_deal_wins_the_game_by_itself(players: int) -> None:
    """Titles and the card that asks for them are dealt together in less than one game of a thousand."""
    most = C.titles_dealt[players]
    hands_with_the_card = Fraction(players, len(C.missions))
    for card in C.missions:
        amount = card.amounts[players]
        if card.points:
            continue
        if card.condition == IN_WHOLE_GROUPS:
            parts = [[1] * len(members) for members in C.members]
            assert hands_with_the_card * dealt_worth(most, parts, amount) < Fraction(1, 1000)
        elif card.condition == GROUP_OF_WORTH:
            named = [t for g in range(GROUPS) if card.groups >> g & 1 for t in C.members[g]]
            parts = [[C.value[t]] for t in named]
            assert hands_with_the_card * dealt_worth(most, parts, amount) < Fraction(1, 1000)
        elif card.condition == TERRITORIES_WORTH:
            assert amount > sum(sorted(C.value[:TERRITORIES])[-most:])
        elif card.condition == WEALTH:
            values = sorted(C.value)[-most:]
            # All that a deal can bring: EU, titles, and every group that they may make up.
            bonus = 2 * sum([len(members) for members in C.members if len(members) <= most])
            assert amount > C.start_eu[players] + C.point_price * (sum(values) + bonus // 4)
        elif card.condition == RESOURCE_UNITS:
            units = sorted([C.units[t][card.resource] for t in range(TERRITORIES)])
            assert amount > sum(units[-most:])
        else:
            assert card.condition in (DEVELOPED, SUPER_DEVELOPED_WORTH, CONQUESTS)


# Texts.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_has_its_words(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    keys = [f"field-{id}" for id in C.field_id]
    keys += [f"title-{id}" for id in C.title_id]
    keys += [f"group-{id}" for id in C.group_id]
    for sort, ids in (
        ("ops", [card.id for card in C.ops]),
        ("mission", [card.id for card in C.missions]),
        ("influence", [card.id for card in C.influence]),
    ):
        keys += [f"{sort}-{id}" for id in ids]
    for key in keys:
        assert texts.say(key).strip()
    for names in (C.title_id, C.group_id):
        sentences = [
            texts.say(f"{'title' if names is C.title_id else 'group'}-{id}") for id in names
        ]
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_are_called_the_same(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    sentences = [texts.say(f"ops-{card.id}") for card in C.ops]
    sentences += [texts.say(f"mission-{card.id}") for card in C.missions]
    sentences += [texts.say(f"influence-{card.id}") for card in C.influence]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_opportunities_name_their_groups(lang: Language) -> None:
    texts = Texts(lang, extra=[FOLDER])
    for row in EDITION.tables["opportunities"]:
        text = texts.say(f"ops-{row['id']}-text")
        named = [texts.say(f"group-{group}") for group in (*row["targets"], *row["origins"])]
        places = [text.index(name) for name in named]
        assert places == sorted(places)
