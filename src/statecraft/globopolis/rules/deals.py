"""What a deal would mean for both sides, before anybody agrees to it (GB-3).

It is tried out on a copy of the table with what everybody can see: EU, titles and units. Cards change no points, and
what is unknown of a hand stays so.
"""

from typing import TYPE_CHECKING

from statecraft.core.ids import Holder
from statecraft.core.record.events import Note
from statecraft.core.trade.offers import Goods
from statecraft.globopolis.ids import TerritoryId
from statecraft.globopolis.rules import missions
from statecraft.globopolis.rules.development import LEVELS, premium
from statecraft.globopolis.rules.scoring import group_points
from statecraft.globopolis.rules.trading import END, OPS, held

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState


def deal_notes(
    table: "GlobopolisState", mine: Holder, other: Holder, give: Goods, get: Goods
) -> tuple[Note, ...]:
    """For who decides first, then for the other: points, EU, colour groups, territories that can be completed; and how
    far one's own missions would be. What changes a score has the points it does so by as ``change``."""
    copy = table.clone()
    copy.sink = None
    for giver, taker, goods in ((mine, other, give), (other, mine, get)):
        copy.move_goods(giver, taker, _open_goods(copy, giver, goods))
    found: list[Note] = []
    for holder in (mine, other):
        found += _balance(table, copy, holder)
        found += _groups(table, copy, holder)
        found += _completed(table, copy, holder)
    return (*found, *_missions(table, copy, mine))


def _open_goods(table: "GlobopolisState", giver: Holder, goods: Goods) -> Goods:
    """What of the goods is no card, as far as the giver has it."""
    return tuple(
        [
            (code, min(amount, held(table, giver, code)))
            for code, amount in goods
            if not OPS <= code < END and held(table, giver, code) > 0
        ]
    )


def _balance(before: "GlobopolisState", after: "GlobopolisState", holder: Holder) -> list[Note]:
    """GB-3.5: points and EU, won or lost."""
    points = after.score[holder] - before.score[holder]
    which = "gain" if points > 0 else "loss" if points < 0 else "even"
    values = {"holder": holder, "points": abs(points), "change": points}
    found = [Note(f"gb-deal-{which}", {**values, "score": after.score[holder]})]
    eu = after.eu[holder] - before.eu[holder]
    if eu:
        text = "gb-deal-eu-gain" if eu > 0 else "gb-deal-eu-loss"
        found.append(Note(text, {"holder": holder, "eu": abs(eu), "left": after.eu[holder]}))
    return found


def _groups(before: "GlobopolisState", after: "GlobopolisState", holder: Holder) -> list[Note]:
    """GB-5.8, GB-5.9: colour groups that would be complete, or no longer."""
    found: list[Note] = []
    for group in range(len(before.content.members)):
        was, will = (table.bonus[holder] >> group & 1 for table in (before, after))
        if was != will:
            text = "gb-deal-group" if will else "gb-deal-group-lost"
            points = group_points(before.content, group)
            values = {"holder": holder, "group": group, "points": points}
            found.append(Note(text, {**values, "change": points if will else -points}))
    return found


def can_complete(table: "GlobopolisState", holder: Holder) -> list[TerritoryId]:
    """GB-5.1: the territories whose next level's set lies on the plate, or would with units out of one's stock."""
    stock = table.stock_of(holder)
    found: list[TerritoryId] = []
    for territory in table.territories(holder):
        level = table.levels[territory] + 1
        units = table.units_on(territory)
        there = zip(units, stock, strict=True)
        if level <= LEVELS and all(on_plate + spare >= level for on_plate, spare in there):
            found.append(territory)
    return found


def _completed(before: "GlobopolisState", after: "GlobopolisState", holder: Holder) -> list[Note]:
    had = can_complete(before, holder)
    return [
        Note("gb-deal-completes", {"holder": holder, "territory": t, "eu": premium(after, t)})
        for t in can_complete(after, holder)
        if t not in had
    ]


def _missions(before: "GlobopolisState", after: "GlobopolisState", holder: Holder) -> list[Note]:
    """GB-9.3: which of one's missions would come nearer, or go farther away."""
    had = {card: have for card, have, _need in missions.in_hand(before, holder)}
    return [
        Note("gb-deal-mission", {"ops": card, "count": have, "need": need})
        for card, have, need in missions.in_hand(after, holder)
        if had.get(card) != have
    ]
