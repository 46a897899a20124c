"""Raids: a letter, third parties' choice, a reply by storm, and dice (HB-7)."""

from typing import Any

from harbour.edition_schema import LETTER, RAID_LETTERS, SORTS, STORMS, WEATHER
from harbour.fields import CARD, GOOD_KIND
from harbour.table import KINDS, NO_RAID, Harbour
from statecraft.core.chance.distributions import Dice, Distribution
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass, ReplyWindow, SealedFrame
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event, Note
from statecraft.core.refusal import Illegal
from statecraft.core.trade.pledges import BROKEN, did
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.core.verbs.verb import Verb, Verbs


class Stay(Verb[Harbour]):
    """Raid nobody."""

    __slots__ = ()
    VERB = "stay"

    def __init__(self) -> None:
        pass

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [STAY]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        return None

    def do(self, table: Harbour, question: Question) -> None:
        table.pop()


class Raid(Verb[Harbour]):
    """HB-7.1, HB-7.2: with a raid letter, against another's harbour, for a cargo."""

    FIELDS = ("card", "target", "cargo")
    __slots__ = FIELDS
    VERB = "raid"
    SHAPE = (CARD, HOLDER, GOOD_KIND)

    def __init__(self, card: int, target: Holder, cargo: int) -> None:
        self.card = card
        self.target = target
        self.cargo = cargo

    def options(self, table: Harbour, question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        listed: list[Action] = []
        for card in RAID_LETTERS:
            if table.deck.holds(holder, card):
                for target in range(table.holder_count()):
                    if target != holder:
                        listed += [Raid(card, Holder(target), kind) for kind in range(KINDS)]
        return listed

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        if self.card not in RAID_LETTERS or not table.deck.holds(holder, self.card):
            return Illegal("HB-7.1", "harbour-refused-no-letter")
        if self.target == holder or self.target >= table.holder_count():
            return Illegal("HB-7.2", "harbour-refused-no-target", {"holder": self.target})
        return None

    def do(self, table: Harbour, question: Question) -> None:
        seat, holder = question.seat, table.holders[question.seat]
        table.pop()
        table.begin_phase()
        table.deck = table.deck.discarded(holder, self.card)
        if table.pledges:
            did(table, holder, NO_RAID, self.target, BROKEN)
        if table.sink is not None:
            values = {"seat": seat, "holder": self.target, "cargo": self.cargo}
            table.sink.append(Event("harbour-event-raid", values))
        table.push(RaidFight(seat, self.target, self.cargo))
        table.push(StormWindow.opened(table, seat))
        table.push(ThirdParties.called(table, seat, self.target))

    def notes(self, table: Harbour, question: Question) -> tuple[Note, ...]:
        mine, theirs = strengths(table, table.holders[question.seat], self.target)
        return (Note("harbour-raid-dice", {"mine": mine, "theirs": theirs}),)


class Withdraw(Verb[Harbour]):
    """HB-7.3: a third party takes its guards home before the fight."""

    __slots__ = ()
    VERB = "withdraw"

    def __init__(self) -> None:
        pass

    def options(self, table: Harbour, question: Question) -> list[Action]:
        return [WITHDRAW]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        return None


class PlayStorm(Verb[Harbour]):
    """HB-7.4: a storm out of one's hand."""

    FIELDS = ("card",)
    __slots__ = FIELDS
    VERB = "play-storm"
    SHAPE = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, table: Harbour, question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        return [STORM_PLAYS[card] for card in STORMS if table.deck.holds(holder, card)]

    def fault(self, table: Harbour, question: Question) -> Illegal | None:
        holder = table.holders[question.seat]
        if self.card not in STORMS or not table.deck.holds(holder, self.card):
            return Illegal("HB-7.4", "harbour-refused-no-storm")
        return None


STAY, WITHDRAW = Stay(), Withdraw()
STORM_PLAYS = tuple([PlayStorm(card) for card in range(20)])


class RaidChoice(Frame[Harbour]):
    """HB-7.1: with a raid letter, a seat may raid another harbour at the end of its turn."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    NAME = "raid-choice"
    VERBS = Verbs(Stay, Raid)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def step(self, table: Harbour) -> bool:
        # Who holds a letter is asked, raid letter or not: the backs are public, the faces are not.
        if table.settings().raids and table.deck.hands[table.holders[self.seat]] & SORTS[LETTER]:
            return False
        table.pop()
        return True

    def asks(self, table: Harbour) -> tuple[Ask, ...]:
        return ((self.seat, "raid", True),)

    def default(self, table: Harbour, question: Question) -> Action | None:
        return STAY


class ThirdParties(SealedFrame[Harbour]):
    """HB-7.3: whoever else has guards there may take them home before the fight, in secret."""

    __slots__ = ("harbour",)
    NAME = "third-parties"
    FIELDS = ("seats", "slots", "harbour")
    KIND = "third-party"
    VERBS = Verbs(Pass, Withdraw)

    def __init__(
        self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...], harbour: Holder
    ) -> None:
        self.seats = seats
        self.slots = slots
        self.harbour = harbour

    @staticmethod
    def called(table: Harbour, raider: Seat, harbour: Holder) -> "ThirdParties":
        seats = []
        for number in range(table.holder_count()):
            other = Holder(number)
            if other not in (table.holders[raider], harbour) and table.guards_at(other, harbour):
                seats.append(table.seats_of(other)[0])
        return ThirdParties(tuple(seats), (None,) * len(seats), harbour)

    def no_answer(self, table: Harbour, action: Action) -> Illegal:
        return Illegal("HB-7.3", "harbour-refused-third-party", {"verb": action.VERB})

    def fallback(self, table: Harbour, question: Question) -> Action:
        return PASS

    def reveal(self, table: Harbour) -> None:
        for seat, slot in zip(self.seats, self.slots, strict=True):
            if isinstance(slot, Withdraw):
                holder = table.holders[seat]
                table.move_guards(holder, self.harbour, -table.guards_at(holder, self.harbour))
                if table.sink is not None:
                    table.sink.append(Event("harbour-event-withdrew", {"seat": seat}))


class StormWindow(ReplyWindow[Harbour]):
    """HB-7.4: a storm turns the raiders back; everybody with a weather card is asked."""

    __slots__ = ()
    NAME = "storm-window"
    KIND = "reply"
    VERBS = Verbs(Pass, PlayStorm)

    def __init__(self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...]) -> None:
        self.seats = seats
        self.slots = slots

    @staticmethod
    def opened(table: Harbour, raider: Seat) -> "StormWindow":
        """Asked by what the backs show, never by what the hand holds."""
        seats = []
        for number in range(table.holder_count()):
            holder = Holder(number)
            if holder != table.holders[raider] and table.deck.hands[holder] & SORTS[WEATHER]:
                seats.append(table.seats_of(holder)[0])
        return StormWindow(tuple(seats), (None,) * len(seats))

    def replies(self, table: Harbour, seat: Seat, action: Action) -> bool:
        assert isinstance(action, PlayStorm)
        table.deck = table.deck.discarded(table.holders[seat], action.card)
        table.pop()  # the fight that now does not take place
        if table.sink is not None:
            table.sink.append(Event("harbour-event-storm", {"seat": seat}))
        return True


def strengths(table: Harbour, raider: Holder, harbour: Holder) -> tuple[int, int]:
    """HB-7.5: six-sided dice of each side; third parties' guards stand against the owner's."""
    mine = 1 + table.guards_at(raider, harbour)
    theirs = 1 + table.guards_at(harbour, harbour)
    for number in range(table.holder_count()):
        other = Holder(number)
        if other not in (raider, harbour):
            theirs -= table.guards_at(other, harbour)
    return mine, max(0, theirs)


class RaidFight(ChanceFrame[Harbour]):
    """HB-7.5: raider d8 and dice, owner d10 and dice, one roll; a tie is the owner's."""

    FIELDS = ("seat", "harbour", "cargo")
    __slots__ = FIELDS
    NAME = "raid-fight"
    PURPOSE = "raid"

    def __init__(self, seat: Seat, harbour: Holder, cargo: int) -> None:
        self.seat = seat
        self.harbour = harbour
        self.cargo = cargo

    def roller(self) -> Seat:
        return self.seat

    def distribution(self, table: Harbour) -> Distribution:
        mine, theirs = strengths(table, table.holders[self.seat], self.harbour)
        return Dice((8, *([6] * mine), 10, *([6] * theirs)))

    def resolve(self, table: Harbour, value: Any) -> None:
        raider = table.holders[self.seat]
        mine, _theirs = strengths(table, raider, self.harbour)
        attack, defence = sum(value[: 1 + mine]), sum(value[1 + mine :])
        table.pop()
        won = attack > defence
        # HB-7.6: the winner takes a unit of the named cargo, or a coin; there may be neither.
        if won and table.cargo[self.harbour * KINDS + self.cargo]:
            table.cargo[self.harbour * KINDS + self.cargo] -= 1
            table.cargo[raider * KINDS + self.cargo] += 1
        elif won and table.coins[self.harbour]:
            table.coins[self.harbour] -= 1
            table.coins[raider] += 1
        if table.sink is not None:
            values = {"seat": self.seat, "dice": value, "won": 1 if won else 0}
            table.sink.append(Event("harbour-event-fight", values))
