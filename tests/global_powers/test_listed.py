"""What is listed as legal is just what is not refused, over every play of cards and every small proposal."""

from collections.abc import Iterator
from typing import Any

import pytest

from global_powers.position import ANN, BEN, CHINA, EUROPE, JAPAN, RUSSIA, USA, Play
from statecraft.core.ids import FIRST_HOLDERS
from statecraft.core.verbs.action import Action
from statecraft.global_powers.fields import NO_REGION
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.verbs import (
    ACTIVATE,
    END_ACTIVATION,
    USE_ZEAL,
    Aid,
    Assassinate,
    Budget,
    Coup,
    Defect,
    Emigrate,
    Expand,
    Initiative,
    MakePeace,
    Pact,
    PlayWarmonger,
    PlayZeal,
    Propaganda,
    Purge,
    Rehabilitate,
    Retire,
    Sabotage,
    War,
)

REGIONS, PARTIES = ALL_REGIONS, FIRST_HOLDERS[5]
OR_NONE = (*ALL_REGIONS, NO_REGION)


def every_play() -> Iterator[Action]:
    """Each card with any regions, parties and numbers that can be composed; the unrest cards and Transfer apart."""
    yield from (MakePeace(), PlayZeal(), Initiative(), *ACTIVATE)
    for region in REGIONS:
        yield from (Coup(region), Sabotage(region))
        for party in PARTIES:
            yield from (Assassinate(region, party), Retire(region, party), Defect(region, party))
        for count in (1, 2, 3):
            yield Expand(region, count)
        for other in REGIONS:
            yield from (Aid(region, other), Pact(region, other))
    for use in range(3):
        for place in OR_NONE:
            for next_to in OR_NONE:
                yield PlayWarmonger(use, place, next_to)


def every_proposal() -> Iterator[Action]:
    """Each small proposal that can be composed."""
    yield from (END_ACTIVATION, USE_ZEAL)
    for party in PARTIES:
        yield from (Rehabilitate(party), Purge(party))
        for region in REGIONS:
            yield from (Emigrate(party, region), Propaganda(party, region))
    for region in REGIONS:
        yield War(region)
    for conversion in range(4):
        yield Budget(conversion)


def compare(play: Play, kind: str, possible: Iterator[Action]) -> None:
    seat = play.seats[play.kinds()[0][0]]
    legal = play.table.legal(seat, play.asked(seat, kind).id)
    listed = list(legal)
    allowed = [action for action in possible if action in legal]
    assert sorted(map(repr, listed)) == sorted(map(repr, allowed))
    assert allowed


def world(**options: Any) -> Play:
    """Something of everything: coalitions, oppositions, exiles, markers, pacts."""
    play = Play(**options).put(USA, 3, 3, 1).put(EUROPE, 1, 2).put(CHINA, 0, 0, 2).put(JAPAN, 2, 1)
    play.mauritius(0, 2, 1).put(RUSSIA, 0, 1, 1)
    play.table.protected[CHINA] = play.table.sanctioned[RUSSIA] = 1
    play.table.pacts[EUROPE] = 1 << USA
    return play.hold(ANN, *[card for card in range(16) if card not in (8, 9, 14, 15)])


@pytest.mark.parametrize("designer", [False, True])
@pytest.mark.parametrize("base", [0, 1, 2, 9])
@pytest.mark.parametrize("peace", [0, 1])
def test_plays_of_cards(base: int, peace: int, designer: bool) -> None:
    text = "designer" if designer else "german"
    play = world(assassination=text, expansion=text).base(base)
    play.table.peace = peace
    compare(play.again(), "turn", every_play())


@pytest.mark.parametrize("region", [USA, EUROPE, CHINA, JAPAN, RUSSIA])
@pytest.mark.parametrize("base", [0, 1, 2, 9])
def test_proposals(region: int, base: int) -> None:
    play = world().base(base, base, base).activate(region)
    compare(play, "proposal", every_proposal())
    play.table.supply = [0, 0, 1, 0]
    play.table.zeal = [1, 1, 1]
    play.table.demilitarised[region] = 1
    compare(play.again(), "proposal", every_proposal())


def test_proposals_of_one_who_acts_alone() -> None:
    play = world().activate(USA)
    for _partner in range(2):
        play.do(play.seats[play.kinds()[0][0]], Budget(2), "proposal")
        play.time_out()
    # Ben is the stronger partner, so after two vain proposals it is his turn again.
    assert play.kinds() == [(BEN, "proposal")]
    compare(play, "proposal", every_proposal())
