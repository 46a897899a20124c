"""The sequence of play of Global Powers: read this first.

After the set-up (:mod:`.setup`) come turns. In a turn a party may withdraw politicians, and then activates a region
(:mod:`.activation`) or plays a card (:mod:`.cards`). When all twelve regions are done there is a scoring
(:mod:`.scoring`), and the next player goes on.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core import offer, offer_domain
from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.global_powers import cards, scoring, talks, victory
from statecraft.global_powers.activation import activate
from statecraft.global_powers.card_verbs import CARD_VERBS
from statecraft.global_powers.domains import WithdrawDomain
from statecraft.global_powers.government import REGIONS, governing_strength
from statecraft.global_powers.verbs import ACTIVATE, Activate, Places, Withdraw

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

TALKS: Final = "talks"
TALK_ASKS: Final[tuple[Ask, ...]] = tuple([(Seat(seat), TALKS, False) for seat in range(5)])


class Turns(Frame["World"]):
    """GP-2.1: turn after turn, clockwise; ``begun`` while one is being played."""

    __slots__ = ("begun",)
    FIELDS = ("begun",)
    LARGE = True

    def __init__(self, begun: bool) -> None:
        self.begun = begun

    def step(self, table: "World") -> bool:
        if self.begun:
            table.replace(Turns(False))
            talks.judge_turn(table)
            offer.close_all(table)
            victory.check_dominance(table)
            if table.result is None and victory.nobody_left(table):
                scoring.close(table)
            elif table.result is None and 0 not in table.done:
                scoring.begin(table)
        else:
            if table.round == 0:
                table.round = 1
            seat = Seat((table.turn + 1) % len(table.holders))
            table.begin_turn(seat)
            table.replace(Turns(True))
            table.push(TurnChoice(seat))
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        """GP-8.1: whenever nothing secret is pending, everybody may talk with everybody."""
        asks = TALK_ASKS[: len(table.holders)]
        if not table.offers:
            return asks
        free = [ask for ask in asks if offer.open_from(table, ask[0]) < offer.AT_ONCE]
        return (*free, *offer.asks(table))

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [] if question.kind == TALKS else offer.actions(table, question)

    def domains(self, table: "World", question: Question) -> tuple[Domain, ...]:
        if question.kind == TALKS:
            return offer_domain.offer_domains(table, question.seat)
        return offer_domain.answer_domains(table, question)

    def check(self, table: "World", question: Question, action: Action) -> None:
        if question.kind != TALKS:
            offer.check(table, question, action)
        elif isinstance(action, offer.MakeOffer):
            offer.check_offer(
                table, question.seat, action.to, action.give, action.get, action.pledges
            )
        else:
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        if isinstance(action, offer.MakeOffer):
            seat, turns = question.seat, table.turns
            offer.make(table, seat, action.to, action.give, action.get, action.pledges, turns)
        else:
            offer.answer(table, question, action)


def own_politicians(table: "World", party: int) -> list[int]:
    """A party's politicians in each region."""
    return table.politicians[party :: table.colours]


def check_withdrawal(table: "World", party: int, places: Places) -> None:
    """GP-2.3: politicians that are there, at least one."""
    if not places:
        raise Illegal("GP-2.3", "gp-refused-withdraw-nobody")
    last = -1
    for region, count in places:
        if region <= last:
            raise Illegal("GP-2.3", "gp-refused-places-order")
        last = region
        if count > table.there(region, party):
            values = {"region": region, "politicians": table.there(region, party)}
            raise Illegal("GP-2.3", "gp-refused-withdraw", values)


class TurnChoice(Frame["World"]):
    """GP-2.1: withdraw, then activate a region or play a card."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    LARGE = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seat, "turn", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        done = table.done
        listed: list[Action] = [ACTIVATE[region] for region in range(REGIONS) if not done[region]]
        return listed + cards.plays(table, self.seat)

    def domains(self, table: "World", question: Question) -> tuple[Domain, ...]:
        there = own_politicians(table, self.seat)
        described = cards.domains(table, self.seat)
        return (WithdrawDomain(there), *described) if any(there) else tuple(described)

    def check(self, table: "World", question: Question, action: Action) -> None:
        if isinstance(action, Activate):
            if table.done[action.region]:
                raise Illegal("GP-2.4", "gp-refused-region-done", {"region": action.region})
        elif isinstance(action, Withdraw):
            check_withdrawal(table, self.seat, action.politicians)
        elif type(action) in CARD_VERBS:
            cards.check_play(table, self.seat, action)
        else:
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        if isinstance(action, Withdraw):
            for region, count in action.politicians:
                table.go_home(region, self.seat, count)
                values = {"seat": self.seat, "region": region, "politicians": count}
                table.tell("gp-event-withdrew", values)
            victory.check_dominance(table)
            return
        table.pop()
        if isinstance(action, Activate):
            activate(table, self.seat, action.region)
        else:
            cards.play(table, self.seat, action)

    def default(self, table: "World", question: Question) -> Action | None:
        return ACTIVATE[table.done.index(0)]

    def consequences(self, table: "World", question: Question, action: Action) -> tuple[Note, ...]:
        if isinstance(action, Activate):
            return (Note("gp-actions", {"actions": governing_strength(table, action.region)}),)
        if isinstance(action, Withdraw):
            return ()
        return cards.consequences(table, self.seat, action)
