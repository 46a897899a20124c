"""What may be decided ahead in Globopolis, for every question asked of somebody who is not at turn (GB-10.25).

Cards in reply, cards and units that are given up, titles that are chosen and agents are here; fights and business have
modules of their own. Each plan looks only at what its seat can see.
"""

from typing import Final

from statecraft.core.engine.sealed import PASS
from statecraft.core.game import Game
from statecraft.core.ids import Holder
from statecraft.core.trade.plans import Case, Condition, Plan, Reply, by_kind, saying
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.globopolis.cards import EFFECTS
from statecraft.globopolis.cards.effect import ATTACKED, FEE, TOUCHED
from statecraft.globopolis.content import content_of
from statecraft.globopolis.fields import AGENTS, HIRE_EU, INFLUENCE_CARD, OPS_CARD, TERRITORY, TITLE
from statecraft.globopolis.ids import ALL_TITLES
from statecraft.globopolis.rules.agents import Place, places
from statecraft.globopolis.rules.conference import conference_cost, payment_due
from statecraft.globopolis.rules.hand import INFLUENCE_SORT, HandLimit, PutUnder
from statecraft.globopolis.rules.influence import cards_for, plays_of, strike
from statecraft.globopolis.rules.plans_business import BUSINESS_PLANS
from statecraft.globopolis.rules.plans_fight import ATTACKS_ME, FIGHT_PLANS, fight
from statecraft.globopolis.rules.setup import PickTitle
from statecraft.globopolis.rules.surplus import LEAVE_SURPLUS, STORE_SURPLUS, SurplusChoice

PASSES: Final = saying("pass", PASS)

# INFLUENCE cards in reply.


def _replies(when: int) -> tuple[Reply, ...]:
    """GB-8.2: pass, or play a card that is for this time."""

    def cards(game: Game) -> list[int]:
        content = content_of(game.edition)
        rows = range(len(content.influence))
        return [card for card in rows if cards_for(content, when) >> card & 1]

    return (PASSES, Reply("play-influence", _play, INFLUENCE_CARD, among=cards))


def _play(case: Case) -> Action | None:
    """The card, on the first it can be played on; nothing where it is not in hand."""
    if not case.table.influence.holds(case.holder, case.named["influence"]):
        return None
    plays = plays_of(case.table, case.question.seat, case.named["influence"])
    return plays[0] if plays else None


def _hostile(game: Game) -> list[int]:
    """The cards that are played against others."""
    rows = content_of(game.edition).influence
    return [card for card, row in enumerate(rows) if EFFECTS[row.effect].HOSTILE]


DUE: Final = Plan(
    "conference-reply",
    (
        Condition(
            "visitor",
            HOLDER,
            lambda case, number: case.table.holders[case.about.seat] == number,
            others=True,
        ),
        Condition("where", TERRITORY, lambda case, number: case.about.territory == number),
        Condition(
            "cost-at-least",
            HIRE_EU,
            lambda case, number: conference_cost(case.table, case.about.territory) >= number,
        ),
    ),
    _replies(FEE),
    lambda case: (payment_due(case.table),),
    trifle=True,
)
STRUCK: Final = Plan(
    "shield-reply",
    (
        Condition(
            "played-by",
            HOLDER,
            lambda case, number: case.table.holders[case.about.seat] == number,
            others=True,
        ),
        Condition(
            "card", INFLUENCE_CARD, lambda case, number: case.about.card == number, among=_hostile
        ),
    ),
    _replies(TOUCHED),
    lambda case: (strike(case.table),),
    trifle=True,
)
ATTACKED_THERE: Final = Plan("diplomacy-reply", ATTACKS_ME, _replies(ATTACKED), fight, trifle=True)


# Cards that are given up, units that are too many, titles that are chosen.


def _in_hand(case: Case, influence: bool, card: int) -> bool:
    asking = case.table.stack[case.question.at]
    assert isinstance(asking, HandLimit)
    right = influence == (asking.sort == INFLUENCE_SORT)
    return right and bool(case.table.hand(case.holder, asking.sort) >> card & 1)


def _put_under(case: Case) -> Action | None:
    asking = case.table.stack[case.question.at]
    assert isinstance(asking, HandLimit)
    card = case.named.get("influence-held", case.named.get("ops-held", -1))
    return PutUnder(asking.sort, card)


def _influence_cards(game: Game) -> range:
    return range(len(content_of(game.edition).influence))


def _ops_cards(game: Game) -> range:
    content = content_of(game.edition)
    return range(content.first_mission + len(content.missions))


_INFLUENCE_HELD: Final = Condition(
    "influence-held",
    INFLUENCE_CARD,
    lambda case, number: _in_hand(case, True, number),
    among=_influence_cards,
)
_OPS_HELD: Final = Condition(
    "ops-held", OPS_CARD, lambda case, number: _in_hand(case, False, number), among=_ops_cards
)
GIVEN_UP: Final = Plan(
    "give-up-card",
    (_INFLUENCE_HELD,),
    (Reply("put-under", _put_under, needs=("influence-held",)),),
    trifle=True,
)
TOO_MANY: Final = Plan(
    "hand-limit", (_INFLUENCE_HELD, _OPS_HELD), (Reply("put-under", _put_under),), trifle=True
)


def _new_territory(case: Case) -> tuple[SurplusChoice]:
    asking = case.table.stack[case.question.at]
    assert isinstance(asking, SurplusChoice)
    return (asking,)


SURPLUS: Final = Plan(
    "surplus",
    (Condition("where", TERRITORY, lambda case, number: case.about.territory == number),),
    (saying("store-surplus", STORE_SURPLUS), saying("leave-surplus", LEAVE_SURPLUS)),
    _new_territory,
    trifle=True,
)
DRAFT: Final = Plan(
    "draft",
    (Condition("free", TITLE, lambda case, number: case.table.owner[number] < 0),),
    (
        Reply(
            "pick-title",
            lambda case: PickTitle(ALL_TITLES[case.named["free"]]),
            needs=("free",),
        ),
    ),
)


# Agents.


def _have_agents(case: Case) -> Action | None:
    """GB-7.1: so many agents there, or as many as there are; nothing where they are there."""
    holder = Holder(case.holder)
    title = ALL_TITLES[case.named["title"]]
    here = case.table.agents_of(holder, title)
    count = min(case.named["agents"], here + case.table.reserve[holder])
    return None if count == here else Place(title, count)


AGENTS_PLACED: Final = Plan(
    "agents",
    (Condition("title", TITLE, lambda case, number: number in places(case.table)),),
    # Nothing else is asked of a place: two orders for one title could never both have their way.
    (Reply("have-agents", _have_agents, AGENTS, needs=("title",)),),
)

PLANS: Final = by_kind(
    DUE,
    STRUCK,
    ATTACKED_THERE,
    GIVEN_UP,
    TOO_MANY,
    SURPLUS,
    DRAFT,
    AGENTS_PLACED,
    *FIGHT_PLANS,
    *BUSINESS_PLANS,
)
"""By the kind of question: what may be decided ahead."""
