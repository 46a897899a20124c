"""What may be decided ahead about fights: operations, assistance, third parties, neighbours (GB-6, GB-7.10, GB-10.14).

Conditions speak of the two sides and their territories, which everybody sees. A bargain is proposed once a fight; who
has been refused passes.
"""

from typing import Any, Final

from statecraft.core.engine.sealed import PASS
from statecraft.core.game import Game
from statecraft.core.ids import Holder
from statecraft.core.trade.plans import Case, Condition, Plan, Reply, saying
from statecraft.core.verbs.action import HOLDER, YES_NO, Action
from statecraft.globopolis.content import content_of
from statecraft.globopolis.fields import FEW, HIRE_EU, OPS_CARD, TERRITORY
from statecraft.globopolis.ids import NS, Eu
from statecraft.globopolis.rules.assistance import (
    Lend,
    Neighbours,
    SendUnits,
    fought_for,
    helped,
    lendable,
    sends,
)
from statecraft.globopolis.rules.bargaining import AGREE, DECLINE
from statecraft.globopolis.rules.engagement import Engagement, engagement
from statecraft.globopolis.rules.fight_windows import PlayOperation
from statecraft.globopolis.rules.third_parties import (
    BOTH,
    NO_TITLE,
    Bargain,
    Hire,
    Withdraw,
    third_parties,
)


def fight(case: Case) -> tuple[Engagement]:
    """The fight that a window belongs to."""
    return (engagement(case.table),)


def _aggressor(others: bool) -> Condition:
    return Condition(
        "aggressor",
        HOLDER,
        lambda case, number: case.table.owner[case.about.origin] == number,
        others,
    )


def _defender(others: bool) -> Condition:
    return Condition(
        "defender",
        HOLDER,
        lambda case, number: case.table.owner[case.about.target] == number,
        others,
        "aggressor",
    )


_PLACES: Final = (
    Condition(
        "attacked", TERRITORY, lambda case, number: case.about.target == number, unlike="attacking"
    ),
    Condition("attacking", TERRITORY, lambda case, number: case.about.origin == number),
)
ATTACKS_ME: Final = (_aggressor(True), *_PLACES)
OF_A_SIDE: Final = (_aggressor(False), _defender(False), *_PLACES)
OF_OTHERS: Final = (_aggressor(True), _defender(True), *_PLACES)
PASSES: Final = saying("pass", PASS)


# One's own cards and units.


def _operations(game: Game) -> list[int]:
    """The cards that are used in a fight."""
    return [card for card, row in enumerate(content_of(game.edition).ops) if not row.opportunity]


def _send(case: Case) -> Action | None:
    """GB-10.14: so many units, or as many as bring a die; none of them is a pass."""
    found = [
        action
        for action in sends(case.table, case.about, case.holder)
        if isinstance(action, SendUnits) and len(action.territories) <= case.named["count"]
    ]
    return max(found, key=lambda action: len(action.territories), default=PASS)


OPERATION: Final = Plan(
    "operation",
    OF_A_SIDE,
    (
        PASSES,
        Reply(
            "play-operation",
            lambda case: PlayOperation(case.named["ops"]),
            OPS_CARD,
            among=_operations,
        ),
    ),
    fight,
    trifle=True,
)
ASSISTANCE: Final = Plan(
    "assistance", OF_A_SIDE, (PASSES, Reply("send-units", _send, FEW)), fight, trifle=True
)


# Third parties.


def _withdraw(attacked: bool, attacking: bool) -> Any:
    def says(case: Case) -> Action:
        holder = case.holder
        wanted = [(case.about.target, attacked), (case.about.origin, attacking)]
        there = [t for t, leaves in wanted if leaves and case.table.agents_of(holder, t)]
        if not there:
            return PASS
        return Withdraw(BOTH if len(there) > 1 else there[0])

    return says


THIRD_PARTY: Final = Plan(
    "third-party",
    OF_OTHERS,
    (
        saying("stay", PASS),
        Reply("withdraw-all", _withdraw(True, True)),
        Reply("withdraw-attacked", _withdraw(True, False)),
        Reply("withdraw-attacking", _withdraw(False, True)),
    ),
    fight,
    trifle=True,
)


def _hire(case: Case) -> Action | None:
    """GB-7.11: one proposal; then it is said and done."""
    window = case.table.stack[case.question.at]
    assert isinstance(window, Bargain)
    helper = Holder(case.named["helper"])
    if window.made or helper not in window.free(case.table):
        return PASS
    return Hire(helper, case.named["yes-no"], Eu(case.named["eu"]), NO_TITLE)


BARGAIN: Final = Plan(
    "bargain",
    (
        *OF_A_SIDE,
        Condition(
            "helper",
            HOLDER,
            lambda case, number: number in third_parties(case.table, case.about),
            others=True,
        ),
    ),
    (PASSES, Reply("hire", _hire, YES_NO, HIRE_EU, needs=("helper",))),
    fight,
    trifle=True,
)


def _proposed(case: Case) -> tuple[Any]:
    """The bargain that is to be answered."""
    return (case.table.stack[case.question.at],)


_AGREES: Final = (saying("agree", AGREE), saying("decline", DECLINE))
_PROPOSED_BY: Final = Condition(
    "proposed-by",
    HOLDER,
    lambda case, number: case.table.holders[case.about.by] == number,
    others=True,
)
HIRED: Final = Plan(
    "hire",
    (
        _PROPOSED_BY,
        Condition("to-stay", YES_NO, lambda case, number: case.about.stay == number),
        Condition("eu-at-least", HIRE_EU, lambda case, number: case.about.eu >= number),
    ),
    _AGREES,
    _proposed,
    trifle=True,
)
HELPED: Final = Plan(
    "help",
    (_PROPOSED_BY, Condition("eu-at-most", HIRE_EU, lambda case, number: case.about.eu <= number)),
    _AGREES,
    _proposed,
    trifle=True,
)


# Neighbours.


def _lend(case: Case) -> Action | None:
    """GB-10.15: so many units, or as many as there are, from the first territories that have some; proposed once."""
    window = case.table.stack[case.question.at]
    assert isinstance(window, Neighbours)
    mine, side = case.holder, Holder(case.named["holder"])
    if window.made or side not in helped(case.table, case.about, mine):
        return PASS
    left = case.named["count"]
    units: list[tuple[Any, int]] = []
    for source in sorted(lendable(case.table, fought_for(case.table, case.about, side), mine)):
        if left:
            units.append((source, min(left, case.table.units_on(source)[NS])))
            left -= units[-1][1]
    return Lend(side, tuple(units), Eu(case.named["eu"]))


NEIGHBOUR: Final = Plan(
    "neighbour", OF_OTHERS, (PASSES, Reply("lend", _lend, HOLDER, FEW, HIRE_EU)), fight, trifle=True
)

FIGHT_PLANS: Final = (
    OPERATION,
    ASSISTANCE,
    THIRD_PARTY,
    BARGAIN,
    HIRED,
    HELPED,
    NEIGHBOUR,
)
