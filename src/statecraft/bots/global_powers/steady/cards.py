"""Which cards the steady player of Global Powers tries out in its turn: of many ways to play one, those that promise most."""

from statecraft.bots.global_powers import worth as values
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.tally import row_of
from statecraft.core.ids import Holder, Seat
from statecraft.core.verbs.action import Action
from statecraft.global_powers import content as printed
from statecraft.global_powers.cards.card import Card
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import (
    Aid,
    Assassinate,
    Defect,
    Expand,
    Recession,
    Retire,
    Riots,
    Sabotage,
    Transfer,
)

AT_ONCE = (Aid, Defect, Expand, Recession, Retire, Riots)
"""Cards that happen at once, so that a sketch sees what comes of them."""
AGAINST = (Assassinate, Sabotage)
"""Cards that do harm to a region."""
MOST = 3
"""So many ways to play each of them are tried out."""


def worth_trying(
    table: GlobalPowersState, me: Holder, listed: list[Action], sketch: Sketch, value: values.Value
) -> list[Action]:
    """The cards among some choices that may be worth playing, and the best transfer, which is not listed."""
    found: list[Action] = []
    sketched: dict[type[Action], list[tuple[float, Action]]] = {}
    for action in listed:
        if isinstance(action, Card):
            ways = sketched.setdefault(type(action), [])
            if table.colours == 2:
                found.append(action)
            elif isinstance(action, AT_ONCE):
                copy = table.clone()
                action.play(copy, Seat(me))
                ways.append((sketch.gain_of(copy), action))
            elif isinstance(action, AGAINST):
                ways.append((sketch.burden(action.region), action))
            else:
                found.append(action)
    for ways in sketched.values():
        ways.sort(key=lambda row: -row[0])
        found += [action for _gain, action in ways[:MOST]]
    if table.card_in_hand(me, printed.TRANSFER) != printed.NO_CARD:
        transfer = best_transfer(table, me, sketch, value)
        found += [transfer] if transfer is not None else []
    return found


def best_transfer(
    table: GlobalPowersState, me: Holder, sketch: Sketch, value: values.Value
) -> Transfer | None:
    """Whom to move from where to where: the best place to leave and the best to go to, each by itself."""
    # Between two, dominance goes by politicians, and a sketch says nothing of it.
    if table.colours == 2:
        return values.best_transfer(table, me, value)
    copy = table.clone()
    best, found = 0.0, None
    for party in table.all_holders():
        left, come = [0.0] * len(ALL_REGIONS), [0.0] * len(ALL_REGIONS)
        there = [table.there(region, party) for region in ALL_REGIONS]
        for region in ALL_REGIONS:
            at = region * table.colours + party
            copy.politicians[at] += 1
            come[region] = sketch.gain(row_of(copy, region), region)
            copy.politicians[at] -= 1
            if there[region]:
                copy.politicians[at] -= 1
                left[region] = sketch.gain(row_of(copy, region), region)
                copy.politicians[at] += 1
        for region in ALL_REGIONS:
            for target in ALL_REGIONS if there[region] else ():
                gain = left[region] + come[target]
                if target != region and gain > best:
                    best, found = gain, Transfer(region, party, target)
    return found
