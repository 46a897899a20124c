"""Set-up: the auction of the regions, or the open placement; the first hands; who begins (GP-1)."""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.chance import Distribution, Lot, cards_in
from statecraft.core.domain import Domain
from statecraft.core.frame import Ask, ChanceFrame, Frame
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.question import Question
from statecraft.core.refusal import Illegal
from statecraft.core.sealed import PASS, Pass, SealedFrame
from statecraft.global_powers.domains import HandDomain
from statecraft.global_powers.government import REGIONS, in_regions
from statecraft.global_powers.verbs import Bid, ChooseHand, Place

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

BIDS: Final = tuple([Bid(politicians) for politicians in range(21)])
PLACES: Final = tuple([Place(region) for region in range(REGIONS)])


def everybody(table: "World") -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in range(len(table.holders))])


class SetUp(Frame["World"]):
    """The steps of the set-up; ``at`` counts the regions auctioned, then the steps after them."""

    __slots__ = ("at",)
    FIELDS = ("at",)
    ASKS = False
    HIDES = True

    def __init__(self, at: int) -> None:
        self.at = at

    def step(self, table: "World") -> bool:
        at = self.at
        if at == 0 and table.settings().placement == "open":
            table.replace(SetUp(REGIONS))
            table.push(PlacementLot())
        elif at < REGIONS:
            table.replace(SetUp(at + 1))
            seats = everybody(table)
            table.push(Auction(seats, (None,) * len(seats), at))
        elif at == REGIONS:
            table.replace(SetUp(at + 1))
            seats = everybody(table)
            table.push(FirstHands(seats, (None,) * len(seats)))
        else:
            table.pop()
            begin(table)
        return True


class Auction(SealedFrame["World"]):
    """GP-1.4: one region, bid for in secret by all at once."""

    __slots__ = ("region",)
    FIELDS = ("seats", "slots", "region")
    KIND = "bid"

    def __init__(
        self, seats: tuple[Seat, ...], slots: tuple[Action | None, ...], region: int
    ) -> None:
        super().__init__(seats, slots)
        self.region = region

    def actions(self, table: "World", question: Question) -> list[Action]:
        return list(BIDS[: max(1, table.base[question.seat])])

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, Bid):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        most = max(0, table.base[question.seat] - 1)
        if action.politicians > most:
            raise Illegal("GP-1.5", "gp-refused-bid", {"most": most})

    def fallback(self, table: "World", question: Question) -> Action:
        return BIDS[0]

    def reveal(self, table: "World") -> None:
        bids = [slot.politicians if isinstance(slot, Bid) else 0 for slot in self.slots]
        table.tell("gp-event-bids", {"region": self.region, "bids": tuple(bids)})
        settle_bids(table, self.region, bids)


def settle_bids(table: "World", region: int, bids: list[int]) -> None:
    """GP-1.6 to GP-1.8: the highest and second highest bids stay, the others go home."""
    highest = max(bids)
    second = max([bid for bid in bids if bid < highest], default=0)
    for party, bid in enumerate(bids):
        if bid and bid >= second:
            table.come_in(region, party, bid)
    if highest and bids.count(highest) == 1:
        winner = bids.index(highest)
        table.exile(winner)
        table.tell("gp-event-auction-won", {"seat": winner, "region": region})


class PlacementLot(ChanceFrame["World"]):
    """GP-7.7: the lot says who places first."""

    __slots__ = ()
    PURPOSE = "placement"

    def __init__(self) -> None:
        pass

    def distribution(self, table: "World") -> Distribution:
        return Lot(len(table.holders))

    def resolve(self, table: "World", value: Value) -> None:
        table.replace(Placement(Seat(value), (False,) * len(table.holders)))


class Placement(Frame["World"]):
    """GP-7.7: one politician at a time, in turn, until all have passed or have one left in base."""

    __slots__ = ("passed", "seat")
    FIELDS = ("seat", "passed")
    HIDES = True

    def __init__(self, seat: Seat, passed: tuple[bool, ...]) -> None:
        self.seat = seat
        self.passed = passed

    def _out(self, table: "World", seat: int) -> bool:
        return self.passed[seat] or table.base[seat] <= 1

    def step(self, table: "World") -> bool:
        seats = len(table.holders)
        for further in range(seats):
            seat = Seat((self.seat + further) % seats)
            if not self._out(table, seat):
                if not further:
                    return False
                table.replace(Placement(seat, self.passed))
                return True
        table.pop()
        return True

    def asks(self, table: "World") -> tuple[Ask, ...]:
        return ((self.seat, "placement", True),)

    def actions(self, table: "World", question: Question) -> list[Action]:
        return [*PLACES, PASS]

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, Place | Pass):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})

    def answer(self, table: "World", question: Question, action: Action) -> None:
        passed = self.passed
        if isinstance(action, Place):
            table.come_in(action.region, self.seat, 1)
            table.tell("gp-event-placed", {"seat": self.seat, "region": action.region})
        else:
            passed = (*passed[: self.seat], True, *passed[self.seat + 1 :])
            table.tell("gp-event-placement-over", {"seat": self.seat})
        table.put(question.at, Placement(Seat((self.seat + 1) % len(passed)), passed))

    def default(self, table: "World", question: Question) -> Action | None:
        return PASS


def first_five(table: "World", party: int) -> Action:
    cards = cards_in(table.unused(party))[: table.content.hand]
    return ChooseHand(tuple([(card,) for card in cards]))


class FirstHands(SealedFrame["World"]):
    """GP-1.9: everybody chooses five of its sixteen cards, and nobody sees which."""

    __slots__ = ()
    KIND = "first-hand"
    LARGE = True

    def domains(self, table: "World", question: Question) -> tuple[Domain, ...]:
        return (HandDomain(table.unused(question.seat), table.content.hand),)

    def check(self, table: "World", question: Question, action: Action) -> None:
        if not isinstance(action, ChooseHand):
            raise Illegal("ST-1.4", "refused-not-a-choice", {"verb": action.VERB})
        check_cards(table.unused(question.seat), action.cards, "GP-1.9")
        if len(action.cards) != table.content.hand:
            raise Illegal("GP-1.9", "gp-refused-hand-size", {"cards": table.content.hand})

    def fallback(self, table: "World", question: Question) -> Action:
        return first_five(table, question.seat)

    def reveal(self, table: "World") -> None:
        for seat, slot in zip(self.seats, self.slots, strict=True):
            assert isinstance(slot, ChooseHand)
            for (card,) in slot.cards:
                table.cards = table.cards.drawn(table.holders[seat], seat * 16 + card)
        table.tell("gp-event-hands", {})


def check_cards(there: int, cards: tuple[tuple[int], ...], rule: str) -> None:
    """Cards in ascending order, each once, and all of them there."""
    last = -1
    for (card,) in cards:
        if card <= last:
            raise Illegal(rule, "gp-refused-cards-order")
        if not there >> card & 1:
            raise Illegal(rule, "gp-refused-card-not-there", {"card": card})
        last = card


def weakest(table: "World") -> list[int]:
    """GP-1.10: fewest politicians in regions, then most on Mauritius."""
    parties = range(len(table.holders))
    keys = [(in_regions(table, party), -table.mauritius[party]) for party in parties]
    return [party for party in parties if keys[party] == min(keys)]


def begin(table: "World") -> None:
    """GP-1.10: the weakest begins; among equals the lot decides."""
    found = weakest(table)
    if len(found) > 1:
        table.push(FirstLot())
    else:
        first(table, found[0])


def first(table: "World", seat: int) -> None:
    # The first turn goes to who sits after the "last" player.
    table.turn = Seat((seat - 1) % len(table.holders))
    table.tell("gp-event-begins", {"seat": seat})


class FirstLot(ChanceFrame["World"]):
    """GP-1.10: a lot among the weakest."""

    __slots__ = ()
    PURPOSE = "first"

    def __init__(self) -> None:
        pass

    def distribution(self, table: "World") -> Distribution:
        return Lot(len(weakest(table)))

    def resolve(self, table: "World", value: Value) -> None:
        table.pop()
        first(table, weakest(table)[value])
