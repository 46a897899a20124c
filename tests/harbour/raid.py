"""Raids: a letter, third parties' choice, a reply by storm, and dice (HB-7)."""

from harbour.edition_schema import LETTER, RAID_LETTERS, SORTS, STORMS, WEATHER
from harbour.table import KINDS, NO_RAID, Harbour
from harbour.verbs import STAY, STORM_PLAYS, WITHDRAW, PlayStorm, Raid, Stay, Withdraw
from statecraft.core.action import Action
from statecraft.core.chance import Dice, Distribution
from statecraft.core.event import Event, Note
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Holder, Seat
from statecraft.core.plain import Value
from statecraft.core.pledge import BROKEN, did
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, ReplyWindow, SealedFrame


class RaidChoice(Frame[Harbour]):
    """HB-7.1: with a raid letter, a seat may raid another harbour at the end of its turn."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

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

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        listed: list[Action] = [STAY]
        holder = table.holders[self.seat]
        for card in RAID_LETTERS:
            if table.deck.holds(holder, card):
                for target in range(table.holder_count()):
                    if target != holder:
                        listed += [Raid(card, Holder(target), kind) for kind in range(KINDS)]
        return listed

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if isinstance(action, Stay):
            return
        if not isinstance(action, Raid):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        holder = table.holders[self.seat]
        if action.card not in RAID_LETTERS or not table.deck.holds(holder, action.card):
            raise Illegal("HB-7.1", "harbour-refused-no-letter")
        if action.target == holder or action.target >= table.holder_count():
            raise Illegal("HB-7.2", "harbour-refused-no-target", {"holder": action.target})

    def answer(self, table: Harbour, question: Question, action: Action) -> None:
        table.pop()
        if not isinstance(action, Raid):
            return
        holder = table.holders[self.seat]
        table.begin_phase()
        table.deck = table.deck.discarded(holder, action.card)
        if table.pledges:
            did(table, holder, NO_RAID, action.target, BROKEN)
        if table.sink is not None:
            values = {"seat": self.seat, "holder": action.target, "cargo": action.cargo}
            table.sink.append(Event("harbour-event-raid", values))
        table.push(RaidFight(self.seat, action.target, action.cargo))
        table.push(StormWindow.opened(table, self.seat))
        table.push(ThirdParties.called(table, self.seat, action.target))

    def default(self, table: Harbour, question: Question) -> Action | None:
        return STAY

    def consequences(self, table: Harbour, question: Question, action: Action) -> tuple[Note, ...]:
        if not isinstance(action, Raid):
            return ()
        mine, theirs = strengths(table, table.holders[self.seat], action.target)
        return (Note("harbour-raid-dice", {"mine": mine, "theirs": theirs}),)


class ThirdParties(SealedFrame[Harbour]):
    """HB-7.3: whoever else has guards there may take them home before the fight, in secret."""

    __slots__ = ("harbour",)
    FIELDS = ("seats", "slots", "harbour")
    KIND = "third-party"

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

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        return [PASS, WITHDRAW]

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if not isinstance(action, Pass | Withdraw):
            raise Illegal("HB-7.3", "harbour-refused-third-party", {"verb": action.VERB})

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
    KIND = "reply"

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

    def actions(self, table: Harbour, question: Question) -> list[Action]:
        holder = table.holders[question.seat]
        storms = [STORM_PLAYS[card] for card in STORMS if table.deck.holds(holder, card)]
        return [PASS, *storms]

    def check(self, table: Harbour, question: Question, action: Action) -> None:
        if isinstance(action, Pass):
            return
        if not isinstance(action, PlayStorm):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        holder = table.holders[question.seat]
        if action.card not in STORMS or not table.deck.holds(holder, action.card):
            raise Illegal("HB-7.4", "harbour-refused-no-storm")

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

    __slots__ = ("cargo", "harbour", "seat")
    FIELDS = ("seat", "harbour", "cargo")
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

    def resolve(self, table: Harbour, value: Value) -> None:
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
