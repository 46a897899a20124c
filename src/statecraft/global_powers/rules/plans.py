"""What may be decided ahead in Global Powers, for every question asked of somebody who is not at turn (GP-7.17).

Proposals, votes, vetoes and consents, motions, the proposals of a government and reactions to dice are here; bids,
hands, the UN and deals have a module of their own. Conditions look at what everybody sees, cards at one's own hand.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from statecraft.core.engine.sealed import PASS
from statecraft.core.ids import Holder
from statecraft.core.trade.plans import Case, Condition, Plan, Reply, Says, by_kind, saying
from statecraft.core.verbs.action import HOLDER, YES_NO, Action, IntField
from statecraft.global_powers.fields import AGAINST, CHIPS, FOR, MOTION, REGION, VOTE
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.actions import PROPOSALS, Propaganda, Purge, Rehabilitate
from statecraft.global_powers.rules.activation import (
    CALL_VOTE,
    END_ACTIVATION,
    USE_ZEAL,
    activation,
)
from statecraft.global_powers.rules.consent import AGREE, DECLINE
from statecraft.global_powers.rules.government import government
from statecraft.global_powers.rules.motion_votes import RegionStakes, Stake
from statecraft.global_powers.rules.plans_secret import SECRET_PLANS
from statecraft.global_powers.rules.rolls import USE_WARMONGER
from statecraft.global_powers.rules.trade import Trade
from statecraft.global_powers.rules.voting import VETO, VOTES
from statecraft.global_powers.rules.war import War

PROPOSED: Final = IntField("proposal", 0, len(PROPOSALS) - 1)
"""What kind of action is proposed, by its place among all of them."""
GAIN: Final = IntField("chips", 0, 9)
PASSES: Final = saying("pass", PASS)
AGREES: Final = (saying("agree", AGREE), saying("decline", DECLINE))


def _governs(case: Case, action: Any) -> int:
    """Whether the asked party governs the region that an action is aimed at."""
    region: RegionId | None = getattr(action, "region", None)
    return 0 if region is None else int(case.holder in government(case.table, region))


_AIMED: Final = (
    Condition(
        "target", REGION, lambda case, number: getattr(case.about[1], "region", -1) == number
    ),
    Condition("party", HOLDER, lambda case, number: getattr(case.about[1], "party", -1) == number),
    Condition("i-govern", YES_NO, lambda case, number: _governs(case, case.about[1]) == number),
)
"""What an action is aimed at: a region, a party, a region of one's own government."""


def _by(others: bool) -> Condition:
    return Condition(
        "by", HOLDER, lambda case, number: case.table.holders[case.about[0].by] == number, others
    )


# Proposals: each action of a batch is looked at by itself.


def _proposals(case: Case) -> Sequence[Any]:
    frame: Any = case.table.stack[case.question.at]
    return [(frame, action) for action in frame.batch]


_OF_PROPOSALS: Final = (
    Condition("active", REGION, lambda case, number: case.about[0].region == number),
    Condition("proposal", PROPOSED, lambda case, number: type(case.about[1]) is PROPOSALS[number]),
    *_AIMED,
)
VOTE_CAST: Final = Reply("cast-vote", lambda case: VOTES[case.named["vote"]], VOTE)
VOTED: Final = Plan("vote", (_by(True), *_OF_PROPOSALS), (VOTE_CAST,), _proposals, trifle=True)
VETOED: Final = Plan(
    "veto",
    (
        _by(False),
        *_OF_PROPOSALS,
        Condition("carried", YES_NO, lambda case, number: case.about[0].accepted == number),
    ),
    (PASSES, saying("veto", VETO)),
    _proposals,
    trifle=True,
)
CONSENTED: Final = Plan("consent", (_by(True), *_OF_PROPOSALS), AGREES, _proposals, trifle=True)


def _one_action(case: Case) -> Sequence[Any]:
    frame: Any = case.table.stack[case.question.at]
    return ((frame, frame.action),)


def _gain(about: Any) -> int:
    """How many chips more the asked region would get than give."""
    trade: Trade = about[1]
    given = sum([chips for _kind, chips in trade.give])
    return given - sum([chips for _kind, chips in trade.get])


TRADED: Final = Plan(
    "trade",
    (
        _by(True),
        Condition("active", REGION, lambda case, number: case.about[0].region == number),
        Condition("gain-at-least", GAIN, lambda case, number: _gain(case.about) >= number),
        Condition(
            "threatened", YES_NO, lambda case, number: int(case.about[1].threat > 0) == number
        ),
    ),
    AGREES,
    _one_action,
    trifle=True,
)


# Motions.


_OF_MOTIONS: Final = (
    _by(False),
    Condition("motion", MOTION, lambda case, number: case.about[1].motion == number),
    *_AIMED,
)


def _stake(side: int) -> Any:
    def says(case: Case) -> Action:
        """GP-4.19: so many chips, or as many as the region has."""
        asking = case.about[0]
        assert isinstance(asking, RegionStakes)
        return Stake(side, min(case.named["chips"], asking.chips(case.table)))

    return says


STAKED: Final = Plan(
    "stake",
    (
        *_OF_MOTIONS,
        Condition("staking", REGION, lambda case, number: case.about[0].regions[0] == number),
    ),
    (
        PASSES,
        Reply("stake-for", _stake(FOR), CHIPS),
        Reply("stake-against", _stake(AGAINST), CHIPS),
    ),
    _one_action,
    trifle=True,
)
STAKE_CONSENTED: Final = Plan(
    "stake-consent",
    (
        *_OF_MOTIONS,
        Condition("is-for", YES_NO, lambda case, number: case.about[0].stake.side == number),
    ),
    AGREES,
    _one_action,
    trifle=True,
)
UN_VOTED: Final = Plan("un-vote", _OF_MOTIONS, (VOTE_CAST,), _one_action, trifle=True)


# A government's own proposals, while another party is at turn.


def _proposing(says: Callable[[Case], Action]) -> Says:
    """What is batched already is put to the vote (GP-7.13); else the proposal."""
    return lambda case: CALL_VOTE if case.about.batch else says(case)


GOVERNED: Final = Plan(
    "proposal",
    (Condition("active", REGION, lambda case, number: case.about.region == number),),
    (
        saying("end-activation", END_ACTIVATION),
        Reply("propaganda", _proposing(lambda case: Propaganda(case.holder, case.about.region))),
        Reply("rehabilitate", _proposing(lambda case: Rehabilitate(case.holder))),
        Reply("purge", _proposing(lambda case: Purge(Holder(case.named["holder"]))), HOLDER),
        Reply("war", _proposing(lambda case: War(ALL_REGIONS[case.named["region"]])), REGION),
    ),
    lambda case: (case.table.stack[case.question.at],),
)
_ACTIVE: Final = Condition(
    "active", REGION, lambda case, number: activation(case.table, case.question.at).region == number
)
ZEAL: Final = Plan(
    "zeal",
    (_ACTIVE,),
    (saying("use-zeal", USE_ZEAL), saying("end-activation", END_ACTIVATION)),
    trifle=True,
)
WARMONGER: Final = Plan(
    "warmonger",
    (
        Condition(
            "turn-of", HOLDER, lambda case, number: case.table.holders[case.table.turn] == number
        ),
    ),
    (saying("use-warmonger", USE_WARMONGER), PASSES),
    trifle=True,
)

PLANS: Final = by_kind(
    VOTED,
    VETOED,
    CONSENTED,
    TRADED,
    STAKED,
    STAKE_CONSENTED,
    UN_VOTED,
    GOVERNED,
    ZEAL,
    WARMONGER,
    *SECRET_PLANS,
)
"""By the kind of question: what may be decided ahead."""
