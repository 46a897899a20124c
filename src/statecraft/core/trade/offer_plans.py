"""Deciding ahead about offers: what every game with offers can say of them. What goods there are a game adds."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from statecraft.core.trade.offer_verbs import AcceptOffer, RefuseOffer, WithdrawOffer
from statecraft.core.trade.offers import Offer, acceptance_fault, to_answer
from statecraft.core.trade.plans import Case, Condition, Plan, Reply
from statecraft.core.verbs.action import HOLDER, Action

Covers: TypeAlias = Callable[[tuple[int, int], dict[str, int]], bool]
"""Of a good with its amount, and of what the order names: whether the order allows to give that."""

FROM: Final = Condition(
    "from", HOLDER, lambda case, number: case.table.holders[case.about.by] == number, others=True
)
TO: Final = Condition("to", HOLDER, lambda case, number: number in case.about.asked(), others=True)


def accepting(covers: Covers) -> Reply:
    """Accept, if all that is asked is covered by what the order names (ST-7.11)."""

    def says(case: Case) -> Action | None:
        offer: Offer = case.about
        holder = case.holder
        if holder in offer.agreed or acceptance_fault(case.table, offer, holder) is not None:
            return None
        covered = [covers(good, case.named) for good in offer.gives(holder)]
        return None if False in covered else AcceptOffer(offer.id)

    return Reply("accept-offer", says)


def refusing() -> Reply:
    return Reply("refuse-offer", lambda case: RefuseOffer(case.about.id))


def answering(kind: str, conditions: Sequence[Condition], replies: Sequence[Reply]) -> Plan:
    """What may be decided ahead about offers that a seat is asked about, one by one."""
    return Plan(
        kind, (FROM, *conditions), replies, lambda case: to_answer(case.table, case.question.seat)
    )


def withdrawing(kind: str, conditions: Sequence[Condition]) -> Plan:
    """What may be decided ahead about a seat's own offers."""
    return Plan(
        kind,
        conditions,
        (Reply("withdraw-offer", lambda case: WithdrawOffer(case.about.id)),),
        lambda case: [each for each in case.table.offers if each.by == case.question.seat],
    )
