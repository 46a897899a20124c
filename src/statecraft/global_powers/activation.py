"""Activation: the region's government proposes, alone or as a coalition, action by action (GP-3.3 to GP-3.8)."""

from typing import TYPE_CHECKING

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.frame import Ask, Frame
from statecraft.core.ids import Seat
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.global_powers import actions, talks, voting
from statecraft.global_powers.government import (
    governing_strength,
    government,
    strongest_first,
)
from statecraft.global_powers.verbs import (
    AGREE,
    BAN,
    CALL_VOTE,
    DECLINE,
    DISARM,
    END_ACTIVATION,
    SANCTION,
    USE_ZEAL,
    CallVote,
    Consent,
    EndActivation,
    Motion,
    UseZeal,
    War,
)

if TYPE_CHECKING:
    from statecraft.global_powers.state import World


def activate(table: "World", seat: int, region: int) -> None:
    """GP-2.5, GP-3.3: the region is done; its government has as many actions as it is strong."""
    table.done[region] = 1
    points = governing_strength(table, region)
    values = {"seat": seat, "region": region, "actions": points}
    table.tell("gp-event-activated" if points else "gp-event-no-government", values)
    if points:
        table.push(Activation(region, points, (), 0, 0))


class Activation(Frame["World"]):
    """A region's activation: actions ``left``; the partners propose in ``order``, which goes round.

    ``tried`` partners have proposed in vain for this action, ``silent`` of them nothing at all (GP-3.6, GP-3.7).
    """

    __slots__ = ("left", "order", "region", "silent", "tried")
    FIELDS = ("region", "left", "order", "tried", "silent")
    ASKS = False

    def __init__(
        self, region: int, left: int, order: tuple[int, ...], tried: int, silent: int
    ) -> None:
        self.region = region
        self.left = left
        self.order = order
        self.tried = tried
        self.silent = silent

    def step(self, table: "World") -> bool:
        partners = government(table, self.region)
        if not self.left and 1 in table.zeal:
            strongest = strongest_first(table, partners)
            zealous = [Seat(party) for party in strongest if table.zeal[party]]
            if zealous:
                table.push(LastZeal(tuple(zealous)))
                return True
        if not self.left or not partners or self.silent >= len(partners):
            table.pop()
            table.tell("gp-event-activation-over", {"region": self.region})
            return True
        if sorted(self.order) != partners:
            # GP-3.5, GP-3.6: a new government begins with its strongest partner, whoever was next before.
            order = tuple(strongest_first(table, partners))
            table.replace(Activation(self.region, self.left, order, 0, 0))
            return True
        alone = len(partners) > 1 and self.tried >= len(partners)
        table.push(Proposal(Seat(self.order[0]), self.region, 1 if alone else 0, ()))
        return True

    def turned(self) -> tuple[int, ...]:
        """Who proposed is last in order now, even if strengths have changed."""
        return (*self.order[1:], self.order[0])

    def in_vain(self, silent: int) -> "Activation":
        """GP-3.6: the next partner proposes, for the same action."""
        return Activation(
            self.region, self.left, self.turned(), self.tried + 1, self.silent + silent
        )

    def used(self, count: int) -> "Activation":
        """GP-3.4: a proposal put to the vote uses its actions, whatever comes of it."""
        return Activation(self.region, self.left - count, self.turned(), 0, 0)

    def zealous(self) -> "Activation":
        return Activation(self.region, self.left + 1, self.order, self.tried, self.silent)


def activation(table: "World", at: int) -> Activation:
    """The activation that lies right under a place of the stack."""
    found = table.stack[at - 1]
    assert isinstance(found, Activation)
    return found


def use_zeal(table: "World", seat: Seat, at: int) -> None:
    """GP-5.16: the open card goes, one more action comes."""
    table.zeal[seat] = 0
    table.put(at - 1, activation(table, at).zealous())
    table.tell("gp-event-zeal", {"seat": seat})


class LastZeal(Frame["World"]):
    """GP-5.16: the actions are used up; governing parties with an open Zeal may go on."""

    __slots__ = ("seats",)
    FIELDS = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seats[0], "zeal", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [USE_ZEAL, END_ACTIVATION]

    def answer(self, table: "World", question: Question, action: Action) -> None:
        at = question.at
        if isinstance(action, UseZeal):
            use_zeal(table, question.seat, at)
            table.cut(at)
        elif len(self.seats) > 1:
            table.put(at, LastZeal(self.seats[1:]))
        else:
            region = activation(table, at).region
            table.cut(at - 1)
            table.tell("gp-event-activation-over", {"region": region})

    def default(self, table: "World", question: Question) -> Action | None:
        return END_ACTIVATION


class Proposal(Frame["World"]):
    """GP-3.4: a governing party proposes an action, or several in a batch (GP-7.13)."""

    __slots__ = ("alone", "batch", "region", "seat")
    FIELDS = ("seat", "region", "alone", "batch")
    LARGE = True

    def __init__(self, seat: Seat, region: int, alone: int, batch: tuple[Action, ...]) -> None:
        self.seat = seat
        self.region = region
        self.alone = alone
        self.batch = batch

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seat, "proposal", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        listed: list[Action] = [CALL_VOTE if self.batch else END_ACTIVATION]
        if table.zeal[self.seat]:
            listed.append(USE_ZEAL)
        return listed + actions.proposals(table, self.region, self.seat, self.alone)

    def domains(self, table: "World", question: Question) -> tuple[Domain, ...]:
        return actions.domains(table, self.region)

    def check(self, table: "World", question: Question, action: Action) -> None:
        if isinstance(action, EndActivation):
            if self.batch:
                raise Illegal("GP-7.13", "gp-refused-batch-waits")
        elif isinstance(action, CallVote):
            if not self.batch:
                raise Illegal("GP-7.13", "gp-refused-no-batch")
        elif isinstance(action, UseZeal):
            if not table.zeal[self.seat]:
                raise Illegal("GP-5.16", "gp-refused-no-zeal")
        elif isinstance(action, actions.PROPOSALS):
            fault = actions.fault(table, self.region, action)
            if fault is None and self.alone:
                fault = actions.fault_alone(self.seat, action)
            if fault is not None:
                raise fault
        else:
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        at = question.at
        if isinstance(action, UseZeal):
            use_zeal(table, self.seat, at)
        elif isinstance(action, EndActivation):
            self.forgo(table, at)
        elif isinstance(action, CallVote):
            self.put_forward(table, at, self.batch)
        else:
            batch = (*self.batch, action)
            if table.settings().batch and len(batch) < activation(table, at).left:
                table.put(at, Proposal(self.seat, self.region, self.alone, batch))
                values = {"seat": self.seat, "region": self.region, "verb": action.VERB}
                table.tell("gp-event-batched", values)
            else:
                self.put_forward(table, at, batch)

    def forgo(self, table: "World", at: int) -> None:
        """GP-3.5, GP-3.7: a government ends the activation; a partner leaves the proposal to the next."""
        current = activation(table, at)
        table.tell("gp-event-forwent", {"seat": self.seat, "region": self.region})
        table.put(at - 1, current.used(1) if self.alone else current.in_vain(1))
        table.cut(at)

    def put_forward(self, table: "World", at: int, batch: tuple[Action, ...]) -> None:
        """GP-3.6: first the partners consent, then the region votes."""
        partners = [party for party in government(table, self.region) if party != self.seat]
        for action in batch:
            announce(table, self.seat, self.region, action)
        if partners and not self.alone:
            order = strongest_first(table, partners)
            seats = tuple([Seat(party) for party in order])
            table.put(at, Partners(self.seat, self.region, batch, seats))
        else:
            table.put(at - 1, activation(table, at).used(len(batch)))
            table.cut(at)
            voting.begin(table, self.seat, self.region, batch, [self.seat])

    def default(self, table: "World", question: Question) -> Action | None:
        return CALL_VOTE if self.batch else END_ACTIVATION

    def consequences(self, table: "World", question: Question, action: Action) -> tuple[Note, ...]:
        return actions.consequences(table, self.region, action)


def announce(table: "World", seat: int, region: int, action: Action) -> None:
    """A proposal is heard by all; promises and threats that speak of it are judged (GP-8.3)."""
    if table.sink is not None:
        table.tell(
            "gp-event-proposed-" + action.VERB,
            {"seat": seat, "active": region, **actions.told(action)},
        )
    if isinstance(action, War):
        talks.proposed_war(table, seat, action.region)
    elif isinstance(action, Motion) and action.motion in (BAN, DISARM, SANCTION):
        talks.moved_against(table, seat, action.region, action.motion == SANCTION)


class Partners(Frame["World"]):
    """GP-3.6: the partners of a coalition say one after the other whether they go along."""

    __slots__ = ("batch", "by", "region", "seats")
    FIELDS = ("by", "region", "batch", "seats")

    def __init__(
        self, by: Seat, region: int, batch: tuple[Action, ...], seats: tuple[Seat, ...]
    ) -> None:
        self.by = by
        self.region = region
        self.batch = batch
        self.seats = seats

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seats[0], "consent", True),)

    def outlook(self, table: "World") -> tuple[Note, ...]:
        return actions.outlook(table, self.region, self.batch)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [DECLINE, AGREE]

    def answer(self, table: "World", question: Question, action: Action) -> None:
        assert isinstance(action, Consent)
        at = question.at
        values = {"seat": question.seat, "by": self.by, "agreed": action.agreed}
        table.tell("gp-event-consent", values)
        if not action.agreed:
            table.put(at - 1, activation(table, at).in_vain(0))
            table.cut(at)
        elif len(self.seats) > 1:
            table.put(at, Partners(self.by, self.region, self.batch, self.seats[1:]))
        else:
            table.put(at - 1, activation(table, at).used(len(self.batch)))
            table.cut(at)
            supporters = government(table, self.region)
            voting.begin(table, self.by, self.region, self.batch, supporters)

    def default(self, table: "World", question: Question) -> Action | None:
        return DECLINE
