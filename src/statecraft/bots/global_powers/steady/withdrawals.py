"""Which politicians the steady player of Global Powers withdraws before its turn (GP-2.2)."""

from statecraft.bots.global_powers.steady.ahead import Rated
from statecraft.bots.global_powers.steady.sketch import Sketch
from statecraft.bots.global_powers.steady.tally import row_of
from statecraft.bots.global_powers.worth import Value
from statecraft.core.ids import Holder
from statecraft.global_powers.ids import ALL_REGIONS
from statecraft.global_powers.state import GlobalPowersState
from statecraft.global_powers.verbs import Withdraw

WORTH_A_WITHDRAWAL, AT_ONCE = 1.5, 100.0
"""A withdrawal must bring so much; it goes before whatever else is done in the turn."""
HARM = -4.0
"""What a region loses so much by is not looked at."""


def withdrawals(
    table: GlobalPowersState, me: Holder, now: float, sketch: Sketch, value: Value
) -> Rated:
    """Politicians that would do clearly more good in base, which costs no turn."""
    found: Rated = []
    for region in ALL_REGIONS:
        there = table.there(region, me)
        for count in {1, there} if there else ():
            copy = table.clone()
            copy.go_home(region, me, count)
            # What is missed there is seen at once; in base nobody is worth much more.
            if sketch.gain(row_of(copy, region), region) < HARM:
                continue
            gain = value(copy, me) - now
            if gain > WORTH_A_WITHDRAWAL:
                found.append((gain + AT_ONCE, Withdraw(((region, count),))))
    return found
