"""The windows before a fight: diplomacy, third parties, neighbours' help, operations (GB-6, GB-7).

Each window is made by a function of the engagement, or left out where nobody is concerned; who is
asked follows from what everybody can see, never from what a hand holds.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution, cards_in
from statecraft.core.event import Event
from statecraft.core.frame import ChanceFrame, Frame
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, ReplyWindow, SealedFrame
from statecraft.globopolis import influence
from statecraft.globopolis.aggression import Engagement, parties
from statecraft.globopolis.content import DIPLOMACY, NS
from statecraft.globopolis.fight_verbs import Lend, PlayOperation
from statecraft.globopolis.third_parties import bargain
from statecraft.globopolis.verbs import PlayInfluence

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

# Diplomacy.


def diplomacy(table: "Globe", fight: Engagement) -> Frame[Any] | None:
    owner = table.owner[fight.target]
    if not table.influence.hands[owner]:
        return None
    return DiplomacyReply((table.speaker(owner),), (None,))


class DiplomacyReply(ReplyWindow["Globe"]):
    """GB-8.24: the owner of an attacked territory may call for talks."""

    __slots__ = ()
    KIND = "diplomacy-reply"

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        return [PASS, *influence.plays(table, question.seat, (DIPLOMACY,))]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, PlayInfluence):
            influence.check_play(table, question.seat, action, (DIPLOMACY,))
        elif not isinstance(action, Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def replies(self, table: "Globe", seat: Seat, action: Action) -> bool:
        assert isinstance(action, PlayInfluence)
        influence.discard(table, seat, action)
        table.push(Talks(seat))
        return True


class Talks(ChanceFrame["Globe"]):
    """GB-8.24: both roll the d20; a higher roll of the owner's calls the attack off."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    PURPOSE = "diplomacy"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: "Globe") -> Distribution:
        return Dice((20, 20))

    def resolve(self, table: "Globe", value: Value) -> None:
        from statecraft.globopolis.landing import owe_conference

        table.pop()
        off = value[0] > value[1]
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "off": 1 if off else 0}
            table.sink.append(Event("gb-event-talks", values))
        if not off:
            return
        fight = table.stack[-1]
        assert isinstance(fight, Engagement)
        if table.governor[fight.seat] == table.content.title_field[fight.target]:
            owe_conference(table, fight.seat)
        else:
            table.pop()


# Neighbours' help.


def neighbours(table: "Globe", fight: Engagement) -> Frame[Any] | None:
    """GB-10.15: others' territories of the defender's colour group that have an NS-Unit to lend."""
    if not table.settings().neighbours_help:
        return None
    seats = []
    for holder in range(table.holder_count()):
        if holder not in parties(table, fight) and lendable(table, fight, holder):
            seats.append(table.speaker(holder))
    return Neighbours(tuple(seats), (None,) * len(seats)) if seats else None


def lendable(table: "Globe", fight: Engagement, holder: int) -> list[int]:
    members = table.content.members[table.content.group[fight.target]]
    return [t for t in members if table.owner[t] == holder and table.units[t * 5 + NS]]


class Neighbours(SealedFrame["Globe"]):
    """GB-10.15: each neighbour may send an NS-Unit; the defender pays 5 EU for it, if it can."""

    __slots__ = ()
    KIND = "neighbour"
    PRICE = 5

    def _fight(self, table: "Globe") -> Engagement:
        for frame in table.stack[::-1]:
            if isinstance(frame, Engagement):
                return frame
        raise TypeError("neighbours help in an engagement")

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        mine = lendable(table, self._fight(table), table.holders[question.seat])
        return [PASS, *[Lend(territory) for territory in mine]]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, Lend):
            holder = table.holders[question.seat]
            if action.territory not in lendable(table, self._fight(table), holder):
                raise Illegal("GB-10.15", "gb-refused-no-help", {"territory": action.territory})
        elif not isinstance(action, Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def fallback(self, table: "Globe", question: Question) -> Action:
        return PASS

    def reveal(self, table: "Globe") -> None:
        fight = table.stack[-1]
        assert isinstance(fight, Engagement)
        defender = table.owner[fight.target]
        for slot in self.slots:
            if isinstance(slot, Lend):
                helper = table.owner[slot.territory]
                table.units[slot.territory * 5 + NS] -= 1
                table.units[fight.target * 5 + NS] += 1
                table.recount(slot.territory)
                table.recount(fight.target)
                paid = max(0, min(self.PRICE, table.eu[defender]))
                table.eu[defender] -= paid
                table.eu[helper] += paid


# Operations.


def operations(table: "Globe", fight: Engagement) -> Frame[Any] | None:
    """GB-8.25: both combatants are asked who publicly hold OPs cards."""
    seats = [table.speaker(holder) for holder in parties(table, fight) if table.hand(holder, 0)]
    return Operations(tuple(seats), (None,) * len(seats)) if seats else None


class Operations(SealedFrame["Globe"]):
    """GB-8.25: at most one Operations card a side, chosen in secret, opened together."""

    __slots__ = ()
    KIND = "operation"

    def _usable(self, table: "Globe", seat: Seat) -> list[int]:
        found = []
        for card in cards_in(table.hand(table.holders[seat], 0)):
            row = table.content.ops[card]
            if not row.opportunity and (table.settings().agents or not row.agents):
                found.append(card)
        return found

    def actions(self, table: "Globe", question: Question) -> list[Action]:
        usable = self._usable(table, question.seat)
        return [PASS, *[PlayOperation(card) for card in usable]]

    def check(self, table: "Globe", question: Question, action: Action) -> None:
        if isinstance(action, PlayOperation):
            if action.operation not in self._usable(table, question.seat):
                raise Illegal("GB-8.25", "gb-refused-no-operation")
        elif not isinstance(action, Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def fallback(self, table: "Globe", question: Question) -> Action:
        return PASS

    def reveal(self, table: "Globe") -> None:
        fight = table.stack[-1]
        assert isinstance(fight, Engagement)
        used = [-1, -1]
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if isinstance(slot, PlayOperation):
                holder = table.holders[seat]
                used[0 if holder == table.owner[fight.origin] else 1] = slot.operation
                table.ops = table.ops.laid_under(Holder(holder), slot.operation)
                if table.sink is not None:
                    values = {"seat": seat, "ops": slot.operation}
                    table.sink.append(Event("gb-event-operation", values))
        table.replace(fight.at_stage(fight.stage, (used[0], used[1])))


WINDOWS: Final[tuple[Callable[["Globe", Engagement], Frame[Any] | None], ...]] = (
    diplomacy,
    bargain,
    neighbours,
    operations,
)
