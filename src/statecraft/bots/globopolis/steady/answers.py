"""Every question of Globopolis with the choices a steady player sees, best first; `ranked` is the door."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from statecraft.bots.globopolis.expert import haggling
from statecraft.bots.globopolis.steady import helping, moves, replies, trade
from statecraft.bots.globopolis.steady import option_phase as works
from statecraft.bots.globopolis.steady.spot import Rated, Spot, best_first
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.question import Question
from statecraft.core.trade.offer_verbs import AcceptOffer, RefuseOffer, WithdrawOffer
from statecraft.core.trade.offers import Offer
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import END_OPTIONS

SPARE = 10
"""EU that no offer takes from its own purse."""


def ranked(handle: Handle, sharp: bool = False) -> list[Rated]:
    """The choices worth thinking about with what each gains, in EU, the best first.

    Gains are against the plainest answer: to end, to pass, to leave it. One thing that is done in an
    Option Phase does not exclude the next, so there the order is that in which they are best done.
    Only what the handle's seat can see counts. The ``sharp`` haggle.
    """
    table = handle.determinise(SeededLuck(0).stream("steady", handle.question.id))
    if not isinstance(table, GlobopolisState):
        raise TypeError(f"{handle.game.name} is not Globopolis")
    return ranked_at(table, handle.question, sharp)


def ranked_at(table: GlobopolisState, question: Question, sharp: bool = False) -> list[Rated]:
    """The same on a table that is already imagined, as in a search."""
    spot = Spot(table, question, table.legal(question.seat, question.id), sharp=sharp)
    return list(legal_rows(spot))


def legal_rows(spot: Spot) -> Iterator[Rated]:
    """The choices that are legal, each worked out only when the one before it will not do."""
    answer = ANSWERS.get(spot.question.kind, _anything)
    for gain, action in answer(spot):
        if action is None or action in spot.legal:
            yield gain, action


def _anything(spot: Spot) -> list[Rated]:
    return [(0.0, action) for action in spot.listed]


def _options(spot: Spot) -> Iterator[Rated]:
    """One thing after the other, until nothing is left that gains."""
    scale, me, listed = spot.scale, spot.me, spot.listed
    yield from spot.missions()
    yield from works.influence(scale, me, listed)
    yield from works.take(scale, me, listed)
    yield from works.points_before(spot.table, me, listed)
    yield from works.develop(scale, me, listed)
    yield from works.from_guilds(scale, me, listed)
    yield from _offers(spot)
    yield from works.points(scale, me, listed)
    yield from works.arm(scale, me)
    yield 0.0, END_OPTIONS


def _offers(spot: Spot) -> Iterator[Rated]:
    """One offer at a time, and none again that was not taken."""
    if not spot.table.offers and not spot.quiet:
        for gain, offer in _proposals(spot):
            if offer not in spot.tried:
                yield gain, offer


def _proposals(spot: Spot) -> Iterator[Rated]:
    """The sharp begin with what the other side would just accept, and come down to fair prices."""
    table, me, cash = spot.table, spot.me, _cash(spot)
    if spot.sharp:
        yield from haggling.proposals(spot.scale, me, cash)
    if not spot.sharp or spot.question.kind == "options" or table.round == 1:
        yield from trade.proposals(spot.scale, me, cash)


def _cash(spot: Spot) -> int:
    return max(0, spot.table.eu[spot.me] - SPARE)


def _answer_offer(spot: Spot) -> list[Rated]:
    """Accept what gains, ask for more where that would be fair, refuse the rest.

    First whatever is accepted: what it asks for itself is reckoned with what it then has.
    """
    table, me = spot.table, spot.me
    first: list[Rated] = []
    for offer in table.offers:
        if me in offer.asked() and me not in offer.agreed:
            rated = _rated(spot, offer)
            if isinstance(rated[0][1], AcceptOffer):
                return rated
            first = first or rated
    return first or [*_second_thoughts(spot), (0.0, None)]


def _rated(spot: Spot, offer: Offer) -> list[Rated]:
    """What can be answered to one offer, the best first."""
    me = spot.me
    refusal: Rated = (0.0, RefuseOffer(offer.id))
    accept = AcceptOffer(offer.id)
    if accept not in spot.legal:
        return [refusal]
    if offer.is_ring():
        return best_first([(trade.ring_margin(spot.scale, me, offer), accept), refusal])
    margin = trade.margin(spot.scale, me, offer)
    rated: list[Rated] = [(margin, accept), refusal]
    if spot.sharp:
        rated += _haggled(spot, offer, margin)
    elif margin < 0 and not spot.quiet:
        rated += trade.counters(spot.scale, me, offer)
    return best_first(rated)


def _second_thoughts(spot: Spot) -> list[Rated]:
    """A ring that it has agreed to and that would lose by now is refused after all."""
    agreed = [offer for offer in spot.table.offers if spot.me in offer.agreed]
    margins = [(trade.ring_margin(spot.scale, spot.me, offer), offer) for offer in agreed]
    lost = [offer for margin, offer in margins if margin < -trade.PROFIT]
    return [(trade.PROFIT, RefuseOffer(offer.id)) for offer in lost]


def _haggled(spot: Spot, offer: Offer, margin: float) -> list[Rated]:
    """Ask for more, unless what is offered is hardly less: who asks may be refused."""
    me = spot.me
    if spot.quiet:
        return []
    enough = haggling.gain(spot.scale, me, offer) + haggling.LEAST if margin >= 0 else 0.0
    better = haggling.counters(spot.scale, me, offer, _cash(spot))
    return [(max(gain, margin + 1), action) for gain, action in better if gain > enough]


def _my_offers(spot: Spot) -> list[Rated]:
    """Withdraw what would lose by now."""
    rated: list[Rated] = [(0.0, None)]
    for offer in spot.table.offers:
        if offer.by == spot.seat and trade.stale(spot.scale, spot.me, offer):
            rated.append((trade.PROFIT, WithdrawOffer(offer.id)))
    return best_first(rated)


def _business(spot: Spot) -> list[Rated]:
    """In others' turns only the sharp make offers; the rest make them before their own first teleport."""
    table = spot.table
    speaks = spot.sharp or (table.round == 1 and table.turn == spot.seat)
    return [*(_offers(spot) if speaks else ()), (0.0, None)]


Answer: TypeAlias = Callable[[Spot], Iterable[Rated]]
ANSWERS: dict[str, Answer] = {
    "options": _options,
    "business": _business,
    "answer-offer": _answer_offer,
    "my-offers": _my_offers,
    "roll": moves.roll,
    "reroll": moves.reroll,
    "orss": moves.orss,
    "own-territory": moves.territory,
    "own-guild": moves.territory,
    "foreign-territory": moves.foreign,
    "continue": moves.go_on,
    "market": moves.market,
    "purchase": moves.purchase,
    "agents": replies.agents,
    "hire": replies.hire,
    "operation": replies.operation,
    "diplomacy-reply": replies.diplomacy,
    "conference-reply": replies.conference,
    "shield-reply": replies.shield,
    "drawn": replies.drawn,
    "give-up-card": replies.hand_limit,
    "third-party": replies.withdraw,
    "bargain": replies.no,
    "neighbour": helping.neighbour,
    "help": helping.wanted,
    "assistance": helping.assistance,
    "turn-end": replies.turn_end,
    "hand-limit": replies.hand_limit,
    "draft": replies.draft,
    "surplus": replies.surplus,
    "teleport": replies.teleport,
}
