"""Nobody is waited for over trifles: how many mails a player needs for each turn of its own.

`docs/correspondence.md` has the figures; with STATECRAFT_SCALE they are of more games.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from contract.mails import mails_a_turn
from scale import scaled
from statecraft.core.game import Game
from statecraft.core.trade.orders import AlwaysDefault, Decided, Order
from statecraft.global_powers.fields import BAN, NO
from statecraft.global_powers.game import GAME as GLOBAL_POWERS
from statecraft.global_powers.rules.actions import PROPOSALS
from statecraft.global_powers.rules.war import War
from statecraft.globopolis.game import GAME as GLOBOPOLIS

Recorder: TypeAlias = Callable[[str, object], None]
MOST = 1.3
GAMES = 2
WAR = PROPOSALS.index(War)


def _none(_game: Game) -> Sequence[Order]:
    return ()


def _card(game: Game, kind: str, reply: str, cards: int) -> list[Order]:
    """Play whatever card there is for the moment, the first that is in hand. All have the same conditions but for a
    side of the fight, which makes each of them an order of its own."""
    among = game.plans[kind].replies[reply].among
    numbers = [*(among(game) if callable(among) else among or ())][:cards]
    attacked = game.plans[kind].conditions["attacked"].field
    rows = zip(numbers, range(attacked.low, attacked.high), strict=False)
    return [Decided(kind, (("attacked", place),), reply, (card,)) for card, place in rows]


def sensible(game: Game) -> Sequence[Order]:
    """What somebody leaves who wants to be asked as little as possible, and use a card where that matters."""
    if game is GLOBAL_POWERS:
        return [
            Decided("un-vote", (("motion", BAN), ("i-govern", 1)), "cast-vote", (NO,)),
            Decided("veto", (("proposal", WAR), ("i-govern", 1)), "veto", ()),
            *[Decided("bid", (("region", region),), "bid", (2,)) for region in range(12)],
            *[AlwaysDefault(kind) for kind, plan in game.plans.items() if plan.trifle],
            AlwaysDefault("first-hand"),
            AlwaysDefault("un"),
            AlwaysDefault("refill"),
        ]
    return [
        *_card(game, "operation", "play-operation", 3),
        *_card(game, "diplomacy-reply", "play-influence", 1),
        Decided("hire", (("eu-at-least", 10),), "agree", ()),
        *[AlwaysDefault(kind) for kind, plan in game.plans.items() if plan.trifle],
    ]


@pytest.mark.parametrize(("ahead", "orders"), [(True, _none), (False, sensible)])
def test_a_table_of_globopolis_needs_few_mails(
    ahead: bool, orders: Callable[[Game], Sequence[Order]], record_property: Recorder
) -> None:
    figures = mails_a_turn(GLOBOPOLIS, {}, range(scaled(GAMES)), ahead, orders)
    record_property("mails a turn", figures)
    assert max(figures) <= MOST


@pytest.mark.rule("ST-7.12")
def test_without_either_there_are_more(record_property: Recorder) -> None:
    """The count can fail: it does where everybody is waited for."""
    figures = mails_a_turn(GLOBOPOLIS, {}, range(scaled(GAMES)), False, _none)
    record_property("mails a turn", figures)
    assert min(figures) > MOST


def test_global_powers_needs_fewer_by_orders(record_property: Recorder) -> None:
    asked = mails_a_turn(GLOBAL_POWERS, {}, range(scaled(GAMES)), False, _none)
    ordered = mails_a_turn(GLOBAL_POWERS, {}, range(scaled(GAMES)), False, sensible)
    ahead = mails_a_turn(GLOBAL_POWERS, {}, range(scaled(GAMES)), True, sensible)
    record_property("mails a turn", [asked, ordered, ahead])
    assert max(ordered) < min(asked)
    assert sum(ahead) <= sum(ordered)
