"""Activation: the region's government proposes, alone or as a coalition, action by action (GP-3.3 to GP-3.8)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.engine.frame import Ask, Frame
from statecraft.core.engine.question import Question
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules import voting
from statecraft.global_powers.rules.actions import PROPOSALS
from statecraft.global_powers.rules.consent import Consent, ConsentFrame
from statecraft.global_powers.rules.government import (
    governing_strength,
    government,
    strongest_first,
)
from statecraft.global_powers.rules.government_action import (
    Batch,
    GovernmentAction,
    Proposing,
    public_forecast,
)

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


class Activate(Verb["GlobalPowersState"]):
    """GP-2.5, GP-3.3: activate a pending region; its government has as many actions as it is strong."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    VERB = "activate"
    SHAPE = (REGION,)

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return activations(table)

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if table.done[self.region]:
            return Illegal("GP-2.4", "gp-refused-region-done", {"region": self.region})
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        table.pop()
        region = self.region
        table.done[region] = 1
        points = governing_strength(table, region)
        values = {"seat": question.seat, "region": region, "actions": points}
        table.tell("gp-event-activated" if points else "gp-event-no-government", values)
        if points:
            table.push(Activation(region, points, (), 0, 0, 0))

    def notes(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        return (Note("gp-actions", {"actions": governing_strength(table, self.region)}),)


ACTIVATE: Final = tuple([Activate(region) for region in ALL_REGIONS])


def activations(table: "GlobalPowersState") -> list[Action]:
    """One for each region that is pending (GP-2.4)."""
    done = table.done
    return [ACTIVATE[region] for region in ALL_REGIONS if not done[region]]


class Activation(Frame["GlobalPowersState"]):
    """A region's activation: actions ``left``; the partners propose in ``order``, which goes round.

    ``tried`` partners have proposed in vain for this action, ``silent`` of them nothing at all (GP-3.6, GP-3.7).
    ``zeal`` has a bit for each party whose lasting Zeal has given its action already (GP-7.16).
    """

    FIELDS = ("region", "left", "order", "tried", "silent", "zeal")
    __slots__ = FIELDS
    NAME = "activation"
    ASKS = False

    def __init__(
        self,
        region: RegionId,
        left: int,
        order: tuple[Holder, ...],
        tried: int,
        silent: int,
        zeal: int,
    ) -> None:
        self.region = region
        self.left = left
        self.order = order
        self.tried = tried
        self.silent = silent
        self.zeal = zeal

    def step(self, table: "GlobalPowersState") -> bool:
        partners = government(table, self.region)
        if not self.left and 1 in table.zeal:
            strongest = strongest_first(table, partners)
            zealous = [Seat(party) for party in strongest if self.may_use_zeal(table, party)]
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
            table.replace(Activation(self.region, self.left, order, 0, 0, self.zeal))
            return True
        alone = len(partners) > 1 and self.tried >= len(partners)
        table.push(Proposal(Seat(self.order[0]), self.region, 1 if alone else 0, ()))
        return True

    def turned(self) -> tuple[Holder, ...]:
        """Who proposed is last in order now, even if strengths have changed."""
        return (*self.order[1:], self.order[0])

    def in_vain(self, silent: int) -> "Activation":
        """GP-3.6: the next partner proposes, for the same action."""
        return Activation(
            self.region,
            self.left,
            self.turned(),
            self.tried + 1,
            self.silent + silent,
            self.zeal,
        )

    def used(self, count: int) -> "Activation":
        """GP-3.4: a proposal put to the vote uses its actions, whatever comes of it."""
        return Activation(self.region, self.left - count, self.turned(), 0, 0, self.zeal)

    def may_use_zeal(self, table: "GlobalPowersState", party: Holder) -> bool:
        """GP-5.16, GP-7.16: an open card that has not given its action here yet."""
        return table.zeal[party] == 1 and not self.zeal >> party & 1

    def zealous(self, party: Holder) -> "Activation":
        used = self.zeal | 1 << party
        return Activation(self.region, self.left + 1, self.order, self.tried, self.silent, used)


def activation(table: "GlobalPowersState", at: int) -> Activation:
    """The activation that lies right under a place of the stack."""
    found = table.stack[at - 1]
    assert isinstance(found, Activation)
    return found


class EndActivation(Verb["GlobalPowersState"]):
    """GP-3.5, GP-3.7: propose nothing more."""

    __slots__ = ()
    VERB = "end-activation"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [] if batch_of(table, question) else [END_ACTIVATION]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if batch_of(table, question):
            return Illegal("GP-7.13", "gp-refused-batch-waits")
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        table.stack[question.at].pass_on(table, question)


class UseZeal(Verb["GlobalPowersState"]):
    """GP-5.16: the open card goes, or stays if it is to last (GP-7.16); one more action comes."""

    __slots__ = ()
    VERB = "use-zeal"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        if not table.zeal[question.seat]:
            return []
        party = table.holders[question.seat]
        mine = activation(table, question.at).may_use_zeal(table, party)
        return [USE_ZEAL] if mine else []

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if not table.zeal[question.seat]:
            return Illegal("GP-5.16", "gp-refused-no-zeal")
        if not activation(table, question.at).may_use_zeal(table, table.holders[question.seat]):
            return Illegal("GP-7.16", "gp-refused-zeal-used")
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        seat, at = question.seat, question.at
        if table.settings().zeal == "once":
            table.zeal[seat] = 0
        table.put(at - 1, activation(table, at).zealous(table.holders[seat]))
        table.tell("gp-event-zeal", {"seat": seat})
        if isinstance(table.stack[at], LastZeal):
            table.cut(at)

    def notes(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """GP-7.16: the card is spent, unless it is to last."""
        region = activation(table, question.at).region
        spent = table.settings().zeal == "once"
        return (Note("gp-zeal-spent" if spent else "gp-zeal-stays", {"region": region}),)


class CallVote(Verb["GlobalPowersState"]):
    """GP-7.13: put the batch of proposals to the vote."""

    __slots__ = ()
    VERB = "call-vote"

    def __init__(self) -> None:
        pass

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [CALL_VOTE] if batch_of(table, question) else []

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        if not batch_of(table, question):
            return Illegal("GP-7.13", "gp-refused-no-batch")
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        proposal = table.stack[question.at]
        assert isinstance(proposal, Proposal)
        proposal.put_forward(table, question.at, proposal.batch)


END_ACTIVATION: Final = EndActivation()
USE_ZEAL: Final = UseZeal()
CALL_VOTE: Final = CallVote()


def batch_of(table: "GlobalPowersState", question: Question) -> Batch:
    """GP-7.13: what the asked party has put together and not yet put to the vote."""
    asking = table.stack[question.at]
    return asking.batch if isinstance(asking, Proposal) else ()


class LastZeal(Frame["GlobalPowersState"]):
    """GP-5.16: the actions are used up; governing parties with an open Zeal may go on."""

    FIELDS = ("seats",)
    __slots__ = FIELDS
    NAME = "last-zeal"
    VERBS = Verbs(UseZeal, EndActivation)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seats[0], "zeal", True),)

    def pass_on(self, table: "GlobalPowersState", question: Question) -> None:
        at = question.at
        if len(self.seats) > 1:
            table.put(at, LastZeal(self.seats[1:]))
        else:
            region = activation(table, at).region
            table.cut(at - 1)
            table.tell("gp-event-activation-over", {"region": region})

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return END_ACTIVATION


class Proposal(Proposing):
    """GP-3.4: a governing party proposes an action, or several in a batch (GP-7.13)."""

    __slots__ = ()
    NAME = "proposal"
    VERBS = Verbs(EndActivation, CallVote, UseZeal, *PROPOSALS)

    def propose(self, table: "GlobalPowersState", at: int, action: GovernmentAction) -> None:
        batch = (*self.batch, action)
        if table.settings().batch and len(batch) < activation(table, at).left:
            table.put(at, Proposal(self.seat, self.region, self.alone, batch))
            values = {"seat": self.seat, "region": self.region, "verb": action.VERB}
            table.tell("gp-event-batched", values)
        else:
            self.put_forward(table, at, batch)

    def pass_on(self, table: "GlobalPowersState", question: Question) -> None:
        """GP-3.5, GP-3.7: a government ends the activation; a partner leaves the proposal to the next."""
        current = activation(table, question.at)
        table.tell("gp-event-forwent", {"seat": self.seat, "region": self.region})
        table.put(question.at - 1, current.used(1) if self.alone else current.in_vain(1))
        table.cut(question.at)

    def put_forward(self, table: "GlobalPowersState", at: int, batch: Batch) -> None:
        """GP-3.6: first the partners consent, then the region votes."""
        proposer = table.holders[self.seat]
        partners = [party for party in government(table, self.region) if party != proposer]
        for action in batch:
            action.announce(table, self.seat, self.region)
        if partners and not self.alone:
            order = strongest_first(table, partners)
            seats = tuple([Seat(party) for party in order])
            table.put(at, Partners(self.seat, self.region, batch, seats))
        else:
            table.put(at - 1, activation(table, at).used(len(batch)))
            table.cut(at)
            voting.begin(table, self.seat, self.region, batch, [proposer])

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return CALL_VOTE if self.batch else END_ACTIVATION


class Partners(ConsentFrame):
    """GP-3.6: the partners of a coalition say one after the other whether they go along."""

    FIELDS = ("by", "region", "batch", "seats")
    __slots__ = FIELDS
    NAME = "partners"
    VERBS = Verbs(Consent)

    def __init__(self, by: Seat, region: RegionId, batch: Batch, seats: tuple[Seat, ...]) -> None:
        self.by = by
        self.region = region
        self.batch = batch
        self.seats = seats

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seats[0], "consent", True),)

    def public_forecast(self, table: "GlobalPowersState") -> tuple[Note, ...]:
        return public_forecast(table, self.region, self.batch)

    def consented(self, table: "GlobalPowersState", question: Question, agreed: bool) -> None:
        at = question.at
        values = {"seat": question.seat, "by": self.by, "agreed": 1 if agreed else 0}
        table.tell("gp-event-consent", values)
        if not agreed:
            table.put(at - 1, activation(table, at).in_vain(0))
            table.cut(at)
        elif len(self.seats) > 1:
            table.put(at, Partners(self.by, self.region, self.batch, self.seats[1:]))
        else:
            table.put(at - 1, activation(table, at).used(len(self.batch)))
            table.cut(at)
            supporters = government(table, self.region)
            voting.begin(table, self.by, self.region, self.batch, supporters)
