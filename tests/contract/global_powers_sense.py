"""What no sensible party of Global Powers does, whatever the options."""

from collections.abc import Sequence
from typing import cast

from contract.contract import promise
from statecraft.core.engine.state import State
from statecraft.core.record.events import Event
from statecraft.core.record.inputs import Act, Input
from statecraft.core.verbs.action import Action
from statecraft.global_powers.board import LISTS, NUMBERS
from statecraft.global_powers.ids import RegionId
from statecraft.global_powers.rules.activation import Partners, Proposal
from statecraft.global_powers.rules.chips import ECONOMY
from statecraft.global_powers.rules.scoring import BONUS, SOLE
from statecraft.global_powers.rules.setup import Auction
from statecraft.global_powers.rules.trade import TradeAnswer
from statecraft.global_powers.rules.voting import SealedVote, VetoWindow, Vote
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import Bid, Consent, Place

SECURE = 2
"""A lead that nobody makes up for before one's next turn, since everybody places one politician at a time."""
Situation = tuple[tuple[int, ...], ...]
Put = tuple[int, int, int, tuple[Action, ...], Situation]
"""Who proposed in which region, whether alone, what, and when."""


def region_brings(table: GlobalPowersState, region: RegionId) -> int:
    """The most points that a region as it stands brings at a scoring: to rule it alone, with its economy."""
    return SOLE + BONUS[table.chip(region, ECONOMY)]


def situation(table: GlobalPowersState) -> Situation:
    """All that lies open, and what was promised."""
    rows = [tuple(getattr(table, name)) for name in LISTS]
    numbers = tuple([int(getattr(table, name)) for name in NUMBERS])
    return (*rows, numbers, (len(table.pledges),))


class SoundBids:
    """No bid above what the region can bring, nor above what suffices whatever the others bid."""

    def before(self, table: State, given: Input) -> None:
        if not isinstance(given, Act):
            return
        world, action = cast(GlobalPowersState, table), given.action
        if isinstance(action, Bid):
            auction = world.stack[-1]
            assert isinstance(auction, Auction)
            others = [world.base[p] - 1 for p in range(world.colours) if p != given.seat]
            suffices = max(0, *others) + 1
            brings = region_brings(world, auction.region)
            promise("no bid above what suffices", action.politicians <= suffices, given)
            promise("no bid above what the region brings", action.politicians <= brings, given)
        elif isinstance(action, Place):
            there = [world.there(action.region, p) for p in world.all_holders()]
            mine = there.pop(given.seat)
            promise("nobody piles on in a secure region", mine - max(there) < SECURE, given)
            brings = region_brings(world, action.region)
            promise("no bid above what the region brings", mine < brings, given)

    def after(self, table: State, given: Input, events: Sequence[Event]) -> None:
        pass


class SoundProposals:
    """No batch with equal proposals, and nothing proposed again that was refused while nothing has changed since."""

    def __init__(self) -> None:
        self.refused: set[Put] = set()
        self.trades = 0
        self.refused_trades = 0
        self._open: Put | None = None

    def before(self, table: State, given: Input) -> None:
        world = cast(GlobalPowersState, table)
        if not isinstance(given, Act) or not world.stack:
            return
        top = world.stack[-1]
        if isinstance(top, TradeAnswer) and isinstance(given.action, Consent):
            self.trades += 1
            self.refused_trades += not given.action.agreed
            if not given.action.agreed:
                for alone in (0, 1):
                    batch = (top.action,)
                    self.refused.add((top.by, top.region, alone, batch, situation(world)))

    def after(self, table: State, given: Input, events: Sequence[Event]) -> None:
        world = cast(GlobalPowersState, table)
        if not isinstance(given, Act) or not world.stack:
            return
        texts = [event.text for event in events]
        turned = any(e.text == "gp-event-veto" and not e.values["accepted"] for e in events)
        declined = any(e.text == "gp-event-consent" and not e.values["agreed"] for e in events)
        if self._open is not None and ("gp-event-rejected" in texts or turned or declined):
            # As it was when it was proposed: a veto has cost somebody a politician, which may be worth another try.
            self.refused.add(self._open)
        if any(text.startswith("gp-event-proposed-") for text in texts):
            self.put_forward(world, given)

    def put_forward(self, world: GlobalPowersState, given: Act) -> None:
        for frame in reversed(world.stack):
            if isinstance(frame, Partners | Vote | SealedVote | VetoWindow):
                alone = int(not isinstance(frame, Partners))
                batch = frame.batch
                self._open = (frame.by, frame.region, alone, batch, situation(world))
                promise("no equal proposals in a batch", len(set(batch)) == len(batch), batch)
                again = self._open in self.refused
                promise("nothing proposed again that was just refused", not again, batch)
                return
            if isinstance(frame, Proposal):
                return
