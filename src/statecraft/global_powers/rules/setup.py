"""Set-up: the auction of the regions, or the open placement; who begins (GP-1)."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from statecraft.core.chance.distributions import Distribution, Lot
from statecraft.core.engine.frame import Ask, ChanceFrame, Frame
from statecraft.core.engine.question import Question
from statecraft.core.engine.sealed import PASS, Pass
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import Action
from statecraft.core.verbs.verb import Verb, Verbs
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules import victory
from statecraft.global_powers.rules.effects import after, effects
from statecraft.global_powers.rules.government import in_regions
from statecraft.global_powers.rules.secret_bids import SecretBid, SecretBids

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState


def auction(region: RegionId, table: "GlobalPowersState") -> None:
    """GP-1.4: everybody bids for a region."""
    seats = tuple([Seat(seat) for seat in range(len(table.holders))])
    table.push(Auction(seats, (None,) * len(seats), region))


class Bid(SecretBid):
    """GP-1.5: bid politicians for the region that is auctioned, and keep one."""

    __slots__ = ()
    VERB = "bid"
    RULE = "GP-1.5"
    REFUSED = "gp-refused-bid"

    def most(self, table: "GlobalPowersState", seat: Seat) -> int:
        return max(0, table.base[seat] - 1)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """GP-1.6 to GP-1.8: what it means to be alone at the top, second, or lower; nothing for a bid of nobody."""
        if not self.politicians:
            return ()
        others = [0] * (table.colours - 2)
        ranks = {"first": [0], "second": [self.politicians + 1]}
        found: list[Note] = []
        for rank, bids in ranks.items():
            then = after(table, partial(_settled, question, [self.politicians, *bids, *others]))
            values = {"politicians": self.politicians, "left": then.base[question.seat]}
            found.append(Note(f"gp-bid-{rank}", values))
        if others:
            found.append(Note("gp-bid-lower", {"left": table.base[question.seat]}))
        return tuple(found)


def _settled(question: Question, bids: list[int], table: "GlobalPowersState") -> None:
    """The auction ends so: the asked seat has the first of these bids, the next seats the others."""
    auction = table.stack[question.at]
    assert isinstance(auction, Auction)
    seat = question.seat
    settle_bids(table, auction.region, tuple([*bids[-seat:], *bids[:-seat]] if seat else bids))


class Auction(SecretBids):
    """GP-1.4: one region, bid for in secret by all at once."""

    __slots__ = ()
    NAME = "auction"
    KIND = "bid"
    VERBS = Verbs(Bid)

    def fallback(self, table: "GlobalPowersState", question: Question) -> Action:
        return Bid(0)

    def reveal(self, table: "GlobalPowersState") -> None:
        bids = self.bids()
        table.tell("gp-event-bids", {"region": self.region, "bids": bids})
        settle_bids(table, self.region, bids)
        victory.check_dominance(table)


def settle_bids(table: "GlobalPowersState", region: RegionId, bids: tuple[int, ...]) -> None:
    """GP-1.6, GP-1.7, GP-1.8: the highest and second highest bids stay, the others go home."""
    highest = max(bids)
    second = max([bid for bid in bids if bid < highest], default=0)
    for party, bid in zip(table.all_holders(), bids, strict=True):
        if bid and bid >= second:
            table.come_in(region, party, bid)
    if highest and bids.count(highest) == 1:
        winner = table.all_holders()[bids.index(highest)]
        table.exile(winner)
        table.tell("gp-event-auction-won", {"seat": winner, "region": region})


class PlacementLot(ChanceFrame["GlobalPowersState"]):
    """GP-7.7: the lot says who places first."""

    __slots__ = ()
    NAME = "placement-lot"
    PURPOSE = "placement"

    def __init__(self) -> None:
        pass

    def distribution(self, table: "GlobalPowersState") -> Distribution:
        return Lot(len(table.holders))

    def resolve(self, table: "GlobalPowersState", value: Any) -> None:
        table.replace(Placement(Seat(value), (False,) * len(table.holders)))


class Place(Verb["GlobalPowersState"]):
    """GP-7.7: put a politician into a region, in the open placement."""

    FIELDS = ("region",)
    __slots__ = FIELDS
    VERB = "place"
    SHAPE = (REGION,)

    def __init__(self, region: RegionId) -> None:
        self.region = region

    def options(self, table: "GlobalPowersState", question: Question) -> list[Action]:
        return [*PLACES]

    def fault(self, table: "GlobalPowersState", question: Question) -> Illegal | None:
        return None

    def do(self, table: "GlobalPowersState", question: Question) -> None:
        placement = table.stack[question.at]
        assert isinstance(placement, Placement)
        table.come_in(self.region, table.holders[question.seat], 1)
        table.tell("gp-event-placed", {"seat": question.seat, "region": self.region})
        placement.go_on(table, question.at, placement.passed)

    def prospects(self, table: "GlobalPowersState", question: Question) -> tuple[Note, ...]:
        """How the region stands then, and who governs it."""
        party = table.holders[question.seat]
        return effects(table, lambda copy: copy.come_in(self.region, party, 1))


PLACES: Final = tuple([Place(region) for region in ALL_REGIONS])


class Placement(Frame["GlobalPowersState"]):
    """GP-7.7: one politician at a time, in turn, until all have passed or have one left in base."""

    FIELDS = ("seat", "passed")
    __slots__ = FIELDS
    NAME = "placement"
    HIDES = True
    VERBS = Verbs(Place, Pass)

    def __init__(self, seat: Seat, passed: tuple[bool, ...]) -> None:
        self.seat = seat
        self.passed = passed

    def _out(self, table: "GlobalPowersState", seat: Seat) -> bool:
        return self.passed[seat] or table.base[seat] <= 1

    def step(self, table: "GlobalPowersState") -> bool:
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

    def asks(self, table: "GlobalPowersState") -> tuple[Ask, ...]:
        return ((self.seat, "placement", True),)

    def pass_on(self, table: "GlobalPowersState", question: Question) -> None:
        passed = (*self.passed[: self.seat], True, *self.passed[self.seat + 1 :])
        table.tell("gp-event-placement-over", {"seat": self.seat})
        self.go_on(table, question.at, passed)

    def go_on(self, table: "GlobalPowersState", at: int, passed: tuple[bool, ...]) -> None:
        table.put(at, Placement(Seat((self.seat + 1) % len(passed)), passed))
        victory.check_dominance(table)

    def default(self, table: "GlobalPowersState", question: Question) -> Action | None:
        return PASS


def weakest(table: "GlobalPowersState") -> list[Holder]:
    """GP-1.10: fewest politicians in regions, then most on Mauritius."""
    parties = table.all_holders()
    keys = [(in_regions(table, party), -table.mauritius[party]) for party in parties]
    return [party for party in parties if keys[party] == min(keys)]


def begin(table: "GlobalPowersState") -> None:
    """GP-1.10: the weakest begins; among equals the lot decides."""
    found = weakest(table)
    if len(found) > 1:
        table.push(FirstLot())
    else:
        first(table, Seat(found[0]))


def first(table: "GlobalPowersState", seat: Seat) -> None:
    # The first turn goes to who sits after the "last" player.
    table.turn = Seat((seat - 1) % len(table.holders))
    table.tell("gp-event-begins", {"seat": seat})


class FirstLot(ChanceFrame["GlobalPowersState"]):
    """GP-1.10: a lot among the weakest."""

    __slots__ = ()
    NAME = "first-lot"
    PURPOSE = "first"

    def __init__(self) -> None:
        pass

    def distribution(self, table: "GlobalPowersState") -> Distribution:
        return Lot(len(weakest(table)))

    def resolve(self, table: "GlobalPowersState", value: Any) -> None:
        table.pop()
        first(table, Seat(weakest(table)[value]))
