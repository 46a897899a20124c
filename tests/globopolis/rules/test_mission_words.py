"""Conditions of MISSION cards that the edition does not print, but another one may: groups and titles by number."""

import pytest

from globopolis.position import BLUE, FULL, RED, TWICE, Play, title
from statecraft.globopolis.cards.conditions import CONDITIONS
from statecraft.globopolis.content import (
    CONTENT,
    OWN_GROUP_OF,
    OWN_GROUPS,
    OWN_TERRITORIES,
    SUPER_DEVELOPED,
)
from statecraft.globopolis.printed_cards import NO_RESOURCE, MissionCard


def have(play: Play, condition: int, *groups: str) -> tuple[int, int]:
    """What Red has of what a card counts that asks for three of it, and what it asks for."""
    named = sum([1 << CONTENT.group_id.index(group) for group in groups])
    card = MissionCard("house", condition, (0, 0, 3, 3, 3, 3), 0, named, NO_RESOURCE, 0, False)
    word = CONDITIONS[condition]
    return word.have(play.table, RED, card), word.need(play.table, card)


@pytest.mark.rule("GB-8.34")
def test_whole_groups_by_number() -> None:
    play = Play().own(RED, "norway", "sweden", "alaska", "nunavut", "iran")
    assert have(play, OWN_GROUPS) == (2, 3)
    play.own(BLUE, "sweden").own(RED, "solar")
    assert have(play, OWN_GROUPS) == (1, 3)


@pytest.mark.rule("GB-8.35")
def test_territories_of_named_groups_by_number() -> None:
    play = Play().own(RED, "norway", "alaska", "nunavut", "usa").own(BLUE, "sweden")
    assert have(play, OWN_GROUP_OF, "scandinavia", "alaska-nunavut") == (3, 3)
    assert have(play, OWN_GROUP_OF, "scandinavia") == (1, 3)


@pytest.mark.rule("GB-8.40", "GB-8.58")
def test_territories_by_number_and_none_from_a_deal() -> None:
    play = Play().own(RED, "usa", "kenya", "japan", "solar")
    assert have(play, OWN_TERRITORIES) == (3, 3)
    play.table.traded[title("kenya")] = 1
    assert have(play, OWN_TERRITORIES) == (2, 3)


@pytest.mark.rule("GB-8.39")
def test_super_developed_territories_by_number() -> None:
    play = Play().own(RED, "usa", "kenya", units=TWICE, levels=2)
    play.own(RED, "japan", units=FULL, levels=1).own(BLUE, "congo", units=TWICE, levels=2)
    assert have(play, SUPER_DEVELOPED) == (2, 3)
