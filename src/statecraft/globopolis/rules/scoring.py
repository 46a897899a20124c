"""Points: titles, developments, colour groups, and what EU can buy (GB-5, booklet page 14).

The Counting Ring is ``score``. Losses may take it below nothing; fees and sales may not (GB-5.12).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder
from statecraft.core.record.events import Event, Note
from statecraft.globopolis.ids import MOONSHOT, SWITZERLAND, TERRITORIES, Eu, TerritoryId, TitleId

if TYPE_CHECKING:
    from statecraft.globopolis.content import Content
    from statecraft.globopolis.state import GlobopolisState

REST: Final = {
    "buy-points": "bought",
    "sell-points": "bought",
    "show-mission": "missions",
    "play-influence": "cards",
    "roll": "journeys",
}
"""By the verb, what brings or costs points besides titles, developments and groups (GB-2.6, GB-9.3,
GB-8, GB-4.3). Whatever else costs some is a debt that was paid with them (GB-5.11)."""


def full_sets(table: "GlobopolisState", territory: TerritoryId) -> int:
    """Complete sets of all five R-Units on a territory (GB-5.1)."""
    return min(table.units_on(territory))


def recount(table: "GlobopolisState", territory: TerritoryId) -> None:
    """GB-5.6: a level counts while its set of units is there, and comes back with it."""
    justified = min(table.levels[territory], full_sets(table, territory))
    change = justified - table.justified_levels[territory]
    if change:
        owner = table.owner[territory]
        table.justified_levels[territory] = justified
        table.score[owner] += table.content.development_points * change
        if table.sink is not None:
            values = {"holder": owner, "territory": territory, "levels": justified}
            table.sink.append(Event("gb-event-justified", values))


def score_breakdown(table: "GlobopolisState") -> list[list[Note]]:
    """What everybody's points come from: what one holds now, and all that was won and paid besides.

    The Counting Ring keeps no account of missions, cards, journeys and points bought (GB-2.6, GB-4.3,
    GB-4.15, GB-9.3), so these are together what is left.
    """
    return [_sheet_of(table, holder) for holder in table.all_holders()]


def _sheet_of(table: "GlobopolisState", holder: Holder) -> list[Note]:
    content = table.content
    titles = [title for title, owner in enumerate(table.owner) if owner == holder]
    territories = [title for title in titles if title < TERRITORIES]
    guilds = [title for title in titles if title >= TERRITORIES]
    levels = sum([table.justified_levels[territory] for territory in territories])
    groups = [group for group in range(len(content.members)) if table.bonus[holder] >> group & 1]
    found = [
        ("territories", len(territories), sum([content.value[title] for title in territories])),
        ("guilds", len(guilds), sum([content.value[title] for title in guilds])),
        ("developments", levels, content.development_points * levels),
        ("groups", len(groups), sum([group_points(content, group) for group in groups])),
    ]
    lines = [
        Note(f"gb-sheet-{source}", {"count": count, "points": points})
        for source, count, points in found
        if points
    ]
    rest = table.score[holder] - sum([points for _source, _count, points in found])
    return [*lines, Note("gb-sheet-rest", {"points": rest})] if rest else lines


def source(table: "GlobopolisState", cause: str, events: list[Event]) -> str:
    """What the rest of the sheet came from: by what was played, or where a Governor came to."""
    for event in events:
        if event.text == "gb-event-landed":
            if table.content.field_kind[event.values["field"]] in (SWITZERLAND, MOONSHOT):
                return "gb-sheet-journeys"
    return f"gb-sheet-{REST.get(cause, 'debts')}"


def owns_group(table: "GlobopolisState", holder: Holder, group: int) -> bool:
    owner = table.owner
    for member in table.content.members[group]:
        if owner[member] != holder:
            break
    else:
        return True
    return False


def group_points(content: "Content", group: int) -> int:
    """GB-5.8: what a whole colour group pays."""
    return content.group_bonus * len(content.members[group])


def score_group(table: "GlobopolisState", holder: Holder, title: TitleId) -> None:
    """GB-5.8: a whole colour group pays by its size, once to each player."""
    group = table.content.group[title]
    if (
        title >= TERRITORIES
        or table.bonus[holder] >> group & 1
        or not owns_group(table, holder, group)
    ):
        return
    table.bonus[holder] |= 1 << group
    points = group_points(table.content, group)
    table.score[holder] += points
    if table.sink is not None:
        values = {"holder": holder, "group": group, "points": points}
        table.sink.append(Event("gb-event-group", values))


def return_bonus(table: "GlobopolisState", holder: Holder, title: TitleId) -> None:
    """GB-5.9: who trades a territory of a scored group away returns its bonus."""
    group = table.content.group[title]
    if title < TERRITORIES and table.bonus[holder] >> group & 1:
        table.bonus[holder] &= ~(1 << group)
        table.score[holder] -= group_points(table.content, group)


def pay(table: "GlobopolisState", debtor: Holder, creditor: Holder, amount: Eu) -> Eu:
    """GB-5.11: pay a player, or the Administration (-1), as far as one can; what was paid in EU.

    Who cannot pay sells points, never below nothing, then units of the Personal Stock at their price to
    the creditor; the rest is waived, and nobody is out.
    """
    short = amount - table.eu[debtor]
    if short > 0 and table.score[debtor] > 0:
        price = table.content.point_price
        sold = min(table.score[debtor], -(-short // price))
        table.score[debtor] -= sold
        table.earn(debtor, Eu(sold * price))
        if table.sink is not None:
            values = {"holder": debtor, "points": sold, "eu": sold * price}
            table.sink.append(Event("gb-event-debt-points", values))
    paid = Eu(min(amount, table.eu[debtor]))
    table.eu[debtor] -= paid
    if creditor >= 0:
        table.eu[creditor] += paid
    else:
        table.bank_eu += paid
    _pay_in_units(table, debtor, creditor, amount - paid)
    return paid


def _pay_in_units(table: "GlobopolisState", debtor: Holder, creditor: Holder, owed: int) -> None:
    price = table.content.unit_price
    given: list[int] = []
    for kind, there in enumerate(table.stock_of(debtor)):
        count = min(there, -(-max(0, owed) // price))
        table.add_stock(debtor, kind, -count)
        if creditor >= 0:
            table.add_stock(creditor, kind, count)
        else:
            table.bank_units[kind] += count
        given.append(count)
        owed -= count * price
    if table.sink is not None:
        if any(given):
            values = {"holder": debtor, "to": creditor, "goods": unit_goods(given)}
            table.sink.append(Event("gb-event-debt-units", values))
        if owed > 0:
            table.sink.append(Event("gb-event-debt-waived", {"holder": debtor, "eu": owed}))


def unit_goods(counts: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Units by kind as rows of goods, as they are said in a deal; kinds that are not there are left out."""
    return tuple([(1 + kind, count) for kind, count in enumerate(counts) if count])
