"""The simple actions of a government: Emigrate, Propaganda, Rehabilitate, Purge (GP-4.1 to GP-4.4).

Trade, war, budget and motions have modules of their own. `PROPOSALS` names all eight.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import FIRST_HOLDERS, MOST_HOLDERS, Holder, Seat
from statecraft.core.native import mypyc_attr
from statecraft.core.record.events import Note
from statecraft.core.refusal import Illegal
from statecraft.core.verbs.action import HOLDER, Action
from statecraft.global_powers.fields import REGION
from statecraft.global_powers.ids import ALL_REGIONS, RegionId
from statecraft.global_powers.rules.budget import BUDGETS, Budget
from statecraft.global_powers.rules.chips import DIPLOMACY, MILITARY
from statecraft.global_powers.rules.government import governing_strength, government
from statecraft.global_powers.rules.government_action import ANYBODY, GovernmentAction, ListedAction
from statecraft.global_powers.rules.motions import Motion
from statecraft.global_powers.rules.trade import Trade
from statecraft.global_powers.rules.war import WARS, War

if TYPE_CHECKING:
    from statecraft.global_powers.state import GlobalPowersState

PARTIES: Final = FIRST_HOLDERS[MOST_HOLDERS]


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleAction(ListedAction):
    """An action that happens at once, without dice or questions."""

    __slots__ = ()

    def happen(self, table: "GlobalPowersState", region: RegionId) -> None:
        raise NotImplementedError(f"{type(self).__name__}.happen")

    def carry_out(self, table: "GlobalPowersState", region: RegionId, by: Seat) -> None:
        self.happen(table, region)
        if table.sink is not None:
            table.tell("gp-event-done-" + self.VERB, {"active": region, **self.heard()})


def movers(table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Holder]:
    """GP-3.8: the governing parties whose politicians may be moved."""
    rulers = government(table, region)
    if mover == ANYBODY:
        return rulers
    return [mover] if mover in rulers else []


def not_alone(mover: Holder, party: Holder) -> Illegal | None:
    """GP-3.8: who acts alone in a coalition moves no partner's politicians."""
    return None if party == mover else Illegal("GP-3.8", "gp-refused-alone", {"holder": party})


class Emigrate(SimpleAction):
    """GP-4.1: a government politician goes to a neighbouring region."""

    FIELDS = ("party", "region")
    __slots__ = FIELDS
    VERB = "emigrate"
    SHAPE = (HOLDER, REGION)

    def __init__(self, party: Holder, region: RegionId) -> None:
        self.party = party
        self.region = region

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        found: list[Action] = []
        for party in movers(table, region, mover):
            to = EMIGRATE[party]
            found += [to[neighbour] for neighbour in table.content.neighbours[region]]
        return found

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        if self.party not in government(table, region):
            return Illegal("GP-4.1", "gp-refused-not-governing", {"holder": self.party})
        if self.region not in table.content.neighbours[region]:
            return Illegal("GP-4.1", "gp-refused-no-neighbour", {"region": self.region})
        return None

    def alone_fault(self, mover: Holder) -> Illegal | None:
        return not_alone(mover, self.party)

    def happen(self, table: "GlobalPowersState", region: RegionId) -> None:
        n = table.colours
        table.politicians[region * n + self.party] -= 1
        table.politicians[self.region * n + self.party] += 1


class Propaganda(SimpleAction):
    """GP-4.2: a base politician of a governing party goes into the region or next door, another to Mauritius."""

    FIELDS = ("party", "region")
    __slots__ = FIELDS
    VERB = "propaganda"
    SHAPE = (HOLDER, REGION)

    def __init__(self, party: Holder, region: RegionId) -> None:
        self.party = party
        self.region = region

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        found: list[Action] = []
        for party in movers(table, region, mover):
            if table.base[party] >= 2:
                into = PROPAGANDA[party]
                found.append(into[region])
                found += [into[neighbour] for neighbour in table.content.neighbours[region]]
        return found

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        if self.party not in government(table, region):
            return Illegal("GP-4.2", "gp-refused-not-governing", {"holder": self.party})
        if self.region != region and self.region not in table.content.neighbours[region]:
            return Illegal("GP-4.2", "gp-refused-no-neighbour", {"region": self.region})
        if table.base[self.party] < 2:
            return Illegal("GP-4.2", "gp-refused-two-in-base", {"holder": self.party})
        return None

    def alone_fault(self, mover: Holder) -> Illegal | None:
        return not_alone(mover, self.party)

    def happen(self, table: "GlobalPowersState", region: RegionId) -> None:
        table.come_in(self.region, self.party, 1)
        table.exile(self.party)

    def forecast(self, table: "GlobalPowersState", region: RegionId) -> tuple[Note, ...]:
        return (Note("gp-costs-mauritius"),)


class Rehabilitate(SimpleAction):
    """GP-4.3: anybody's politician comes back from Mauritius, for one diplomacy chip."""

    FIELDS = ("party",)
    __slots__ = FIELDS
    VERB = "rehabilitate"
    SHAPE = (HOLDER,)

    def __init__(self, party: Holder) -> None:
        self.party = party

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        if not table.chips[region * 4 + DIPLOMACY]:
            return []
        return [REHABILITATE[party] for party in table.all_holders() if table.mauritius[party]]

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        if self.party >= table.colours or not table.mauritius[self.party]:
            return Illegal("GP-4.3", "gp-refused-not-on-mauritius", {"holder": self.party})
        if not table.chip(region, DIPLOMACY):
            return Illegal("GP-4.3", "gp-refused-no-chip", {"region": region, "chip": DIPLOMACY})
        return None

    def happen(self, table: "GlobalPowersState", region: RegionId) -> None:
        table.mauritius[self.party] -= 1
        table.base[self.party] += 1
        table.spend_chips(region, DIPLOMACY, 1)

    def forecast(self, table: "GlobalPowersState", region: RegionId) -> tuple[Note, ...]:
        return (Note("gp-costs-chip", {"chip": DIPLOMACY}),)


class Purge(SimpleAction):
    """GP-4.4: a politician of the opposition is sent home, for one military chip."""

    FIELDS = ("party",)
    __slots__ = FIELDS
    VERB = "purge"
    SHAPE = (HOLDER,)

    def __init__(self, party: Holder) -> None:
        self.party = party

    def listed(self, table: "GlobalPowersState", region: RegionId, mover: Holder) -> list[Action]:
        if not table.chips[region * 4 + MILITARY]:
            return []
        n = table.colours
        there = table.politicians[region * n : region * n + n]
        strongest = max(there)
        return [PURGE[party] for party in range(n) if 0 < there[party] < strongest]

    def region_fault(self, table: "GlobalPowersState", region: RegionId) -> Illegal | None:
        strongest = governing_strength(table, region)
        if self.party >= table.colours or not 0 < table.there(region, self.party) < strongest:
            return Illegal("GP-4.4", "gp-refused-no-opposition", {"holder": self.party})
        if not table.chip(region, MILITARY):
            return Illegal("GP-4.4", "gp-refused-no-chip", {"region": region, "chip": MILITARY})
        return None

    def happen(self, table: "GlobalPowersState", region: RegionId) -> None:
        table.go_home(region, self.party, 1)
        table.spend_chips(region, MILITARY, 1)

    def forecast(self, table: "GlobalPowersState", region: RegionId) -> tuple[Note, ...]:
        return (Note("gp-costs-chip", {"chip": MILITARY}),)


# The small ones exist once: listing and comparing them is then free.
EMIGRATE: Final = tuple(
    [tuple([Emigrate(party, region) for region in ALL_REGIONS]) for party in PARTIES]
)
PROPAGANDA: Final = tuple(
    [tuple([Propaganda(party, region) for region in ALL_REGIONS]) for party in PARTIES]
)
REHABILITATE: Final = tuple([Rehabilitate(party) for party in PARTIES])
PURGE: Final = tuple([Purge(party) for party in PARTIES])

PROPOSALS: Final[tuple[type[GovernmentAction], ...]] = (
    Emigrate,
    Propaganda,
    Purge,
    Rehabilitate,
    Budget,
    War,
    Trade,
    Motion,
)
"""All that a government may propose, in the order it is listed."""
_LISTED: Final[tuple[ListedAction, ...]] = (
    EMIGRATE[0][0],
    PROPAGANDA[0][0],
    PURGE[0],
    REHABILITATE[0],
    BUDGETS[0],
    WARS[0],
)


def proposals(
    table: "GlobalPowersState", region: RegionId, mover: Holder = ANYBODY
) -> list[Action]:
    """Every small action a region's government may propose, for players that think ahead of the question."""
    if table.sanctioned[region]:
        return []
    found: list[Action] = []
    for action in _LISTED:
        found += action.listed(table, region, mover)
    return found
