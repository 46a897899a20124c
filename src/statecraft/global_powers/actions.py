"""The actions of a government: what may be proposed, and the simple ones carried out (GP-4.1 to GP-4.4).

Trade, war, budget and motions have modules of their own; here every action meets its rule.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.action import Action
from statecraft.core.domain import Domain
from statecraft.core.event import Note
from statecraft.core.ids import Seat
from statecraft.core.plain import Value
from statecraft.core.refusal import Illegal
from statecraft.global_powers import budget, motions, trade, war
from statecraft.global_powers.chips import DIPLOMACY, MILITARY, goods
from statecraft.global_powers.government import governing_strength, government
from statecraft.global_powers.verbs import (
    EMIGRATE,
    LIFT,
    PROPAGANDA,
    PURGE,
    REHABILITATE,
    Budget,
    Emigrate,
    Motion,
    Propaganda,
    Purge,
    Rehabilitate,
    Trade,
    War,
)

if TYPE_CHECKING:
    from statecraft.global_powers.state import World

PROPOSALS: Final = (Emigrate, Propaganda, Rehabilitate, Purge, Trade, War, Budget, Motion)


def fault(table: "World", region: int, action: Action) -> Illegal | None:
    """Why a region cannot do this now; None if it can."""
    if table.sanctioned[region]:
        lifts = isinstance(action, Motion) and action.motion == LIFT and action.region == region
        if not lifts:
            return Illegal("GP-3.15", "gp-refused-sanctioned", {"region": region})
    if isinstance(action, Emigrate):
        return emigration_fault(table, region, action)
    if isinstance(action, Propaganda):
        return propaganda_fault(table, region, action)
    if isinstance(action, Rehabilitate):
        return rehabilitation_fault(table, region, action)
    if isinstance(action, Purge):
        return purge_fault(table, region, action)
    if isinstance(action, Trade):
        return trade.fault(table, region, action)
    if isinstance(action, War):
        return war.fault(table, region, action.region)
    if isinstance(action, Budget):
        return budget.fault(table, region, action.conversion)
    assert isinstance(action, Motion)
    return motions.fault(table, action, table.chip(region, DIPLOMACY))


def fault_alone(seat: Seat, action: Action) -> Illegal | None:
    """GP-3.8: who acts alone in a coalition moves no partner's politicians."""
    if isinstance(action, Emigrate | Propaganda) and action.party != seat:
        return Illegal("GP-3.8", "gp-refused-alone", {"holder": action.party})
    return None


def proposals(table: "World", region: int, seat: Seat, alone: int) -> list[Action]:
    """Every small action the region's government may propose now."""
    if table.sanctioned[region]:
        return []
    n = table.colours
    chips = table.chips
    at = region * 4
    there = table.politicians[region * n : region * n + n]
    most = max(there)
    neighbours = table.content.neighbours[region]
    listed: list[Action] = []
    for party in range(n):
        if there[party] == most:
            if alone and party != seat:
                continue
            emigrate = EMIGRATE[party]
            listed += [emigrate[to] for to in neighbours]
            if table.base[party] >= 2:
                propaganda = PROPAGANDA[party]
                listed.append(propaganda[region])
                listed += [propaganda[to] for to in neighbours]
        elif there[party] and chips[at + MILITARY]:
            listed.append(PURGE[party])
    if chips[at + DIPLOMACY]:
        listed += [REHABILITATE[party] for party in range(n) if table.mauritius[party]]
    listed += budget.conversions(table, region)
    return listed + war.wars(table, region)


def domains(table: "World", region: int) -> tuple[Domain, ...]:
    """Trades and motions, too many to list."""
    if table.sanctioned[region]:
        return (motions.lifting(region, table.chip(region, DIPLOMACY)),)
    return (
        *trade.domains(table, region),
        *motions.domains(table, table.chip(region, DIPLOMACY)),
    )


def emigration_fault(table: "World", region: int, action: Emigrate) -> Illegal | None:
    """GP-4.1: a government politician, to a neighbour."""
    if action.party not in government(table, region):
        return Illegal("GP-4.1", "gp-refused-not-governing", {"holder": action.party})
    if action.region not in table.content.neighbours[region]:
        return Illegal("GP-4.1", "gp-refused-no-neighbour", {"region": action.region})
    return None


def propaganda_fault(table: "World", region: int, action: Propaganda) -> Illegal | None:
    """GP-4.2: a governing party's, with two in its base, here or next door."""
    if action.party not in government(table, region):
        return Illegal("GP-4.2", "gp-refused-not-governing", {"holder": action.party})
    if action.region != region and action.region not in table.content.neighbours[region]:
        return Illegal("GP-4.2", "gp-refused-no-neighbour", {"region": action.region})
    if table.base[action.party] < 2:
        return Illegal("GP-4.2", "gp-refused-two-in-base", {"holder": action.party})
    return None


def rehabilitation_fault(table: "World", region: int, action: Rehabilitate) -> Illegal | None:
    """GP-4.3: somebody on Mauritius, and a diplomacy chip."""
    if action.party >= table.colours or not table.mauritius[action.party]:
        return Illegal("GP-4.3", "gp-refused-not-on-mauritius", {"holder": action.party})
    if not table.chip(region, DIPLOMACY):
        return Illegal("GP-4.3", "gp-refused-no-chip", {"region": region, "chip": DIPLOMACY})
    return None


def purge_fault(table: "World", region: int, action: Purge) -> Illegal | None:
    """GP-4.4: somebody of the opposition, and a military chip."""
    strongest = governing_strength(table, region)
    if action.party >= table.colours or not 0 < table.there(region, action.party) < strongest:
        return Illegal("GP-4.4", "gp-refused-no-opposition", {"holder": action.party})
    if not table.chip(region, MILITARY):
        return Illegal("GP-4.4", "gp-refused-no-chip", {"region": region, "chip": MILITARY})
    return None


def carry_out(table: "World", region: int, by: Seat, action: Action) -> None:
    """An accepted action happens."""
    if isinstance(action, Emigrate):
        n = table.colours
        table.politicians[region * n + action.party] -= 1
        table.politicians[action.region * n + action.party] += 1
    elif isinstance(action, Propaganda):
        table.come_in(action.region, action.party, 1)
        table.exile(action.party)
    elif isinstance(action, Rehabilitate):
        table.mauritius[action.party] -= 1
        table.base[action.party] += 1
        table.spend_chips(region, DIPLOMACY, 1)
    elif isinstance(action, Purge):
        table.go_home(region, action.party, 1)
        table.spend_chips(region, MILITARY, 1)
    elif isinstance(action, Trade):
        trade.ask(table, region, by, action)
        return
    elif isinstance(action, War):
        war.declare(table, region, action.region)
        return
    elif isinstance(action, Budget):
        budget.convert(table, region, action.conversion)
        return
    else:
        assert isinstance(action, Motion)
        motions.open_motion(table, action, by, region)
        return
    if table.sink is not None:
        table.tell("gp-event-done-" + action.VERB, {"active": region, **told(action)})


def told(action: Action) -> dict[str, Value]:
    """An action's values under the names that texts know them by."""
    if isinstance(action, Trade):
        return {
            "region": action.region,
            "give": goods(action.give),
            "get": goods(action.get),
            "promise": action.promise,
            "threat": action.threat,
        }
    values = action.to_json()
    del values["verb"]
    if "party" in values:
        # A motion may be about no party at all.
        name = "party-or-none" if isinstance(action, Motion) else "holder"
        values[name] = values.pop("party")
    if "neighbours" in values:
        values["neighbour"] = [region for (region,) in values.pop("neighbours")]
    return values


def outlook(table: "World", region: int, batch: tuple[Action, ...]) -> tuple[Note, ...]:
    """What proposals cost and risk, for all who are to decide on them."""
    return tuple([note for action in batch for note in consequences(table, region, action)])


def consequences(table: "World", region: int, action: Action) -> tuple[Note, ...]:
    """What an action costs and risks."""
    if isinstance(action, Propaganda):
        return (Note("gp-costs-mauritius"),)
    if isinstance(action, Rehabilitate | Purge):
        kind = DIPLOMACY if isinstance(action, Rehabilitate) else MILITARY
        return (Note("gp-costs-chip", {"chip": kind}),)
    if isinstance(action, War):
        return war.forecast(table, region, action.region)
    if isinstance(action, Budget):
        return budget.forecast(action.conversion)
    return ()
