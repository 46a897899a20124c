"""Promises between players: what may be promised, which of them bind, and how all are judged (GB-3.8, GB-3.12).

A promise not to attack, to pay or to have no agents somewhere is only judged. One about a Conference
Cost or a guild is carried out by the program: it stands between two players as long as the promiser
owns what it is about.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.core.trade.offers import LAST_ROUND
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING, Pledge, did, judge, run_out, use
from statecraft.globopolis.ids import (
    GUILD_TITLES,
    TERRITORIES,
    Eu,
    GuildId,
    TerritoryId,
    TitleId,
)

if TYPE_CHECKING:
    from statecraft.globopolis.state import GlobopolisState

NO_ATTACK: Final = 0
PAY: Final = 1
NO_AGENTS: Final = 2
WAIVE: Final = 3
GUILD_PRICE: Final = 4
GUILD_SHARE: Final = 5
"""What can be promised: not to attack, to pay, to have no agents on the other's territories; to waive a
Conference Cost, to sell from a guild at a price, to pass on a share of what a guild earns."""
TITLE: Final = 10
ANY_TERRITORY: Final = 46
"""What a promise is about: a holder, a title from 10 on, or all territories of who promises."""
TIMES: Final = (1, 2, 3)
ALWAYS: Final = 9
"""How often a cost is waived; always means as often as it comes to it."""
SUMS: Final = (10, 20, 40)
ROUNDS: Final = 3
"""Promises hold until the end of this round, of the next or of the one after."""
BINDING: Final = (WAIVE, GUILD_PRICE, GUILD_SHARE)


def pledge_numbers(
    table: "GlobopolisState", by: Holder, to: Holder, begun: tuple[int, ...]
) -> Sequence[int]:
    """GB-3.8, GB-3.12: how a promise of one to another may go on: its kind, what it is about, how much, until when."""
    if not begun:
        return _kinds(table, by)
    kind = begun[0]
    if len(begun) == 1:
        return _subjects(table, by, to, kind)
    if len(begun) == 2:
        return _amounts(table, kind, begun[1])
    return _rounds(table.round)


def _rounds(this_round: int) -> range:
    """Until which rounds one may promise something now; nobody promises beyond the last round of all."""
    return range(this_round, min(this_round + ROUNDS, LAST_ROUND + 1))


def _kinds(table: "GlobopolisState", by: Holder) -> list[int]:
    if not _rounds(table.round):
        return []
    kinds = [NO_ATTACK, PAY, NO_AGENTS] if table.settings().agents else [NO_ATTACK, PAY]
    if by in table.owner[:TERRITORIES]:
        kinds.append(WAIVE)
    if by in table.owner[TERRITORIES:] and _subjects(table, by, by, GUILD_PRICE):
        kinds += [GUILD_PRICE, GUILD_SHARE]
    return kinds


def _subjects(table: "GlobopolisState", by: Holder, to: Holder, kind: int) -> list[int]:
    if kind == WAIVE:
        return [*[TITLE + territory for territory in table.territories(by)], ANY_TERRITORY]
    if kind in (GUILD_PRICE, GUILD_SHARE):
        owned = [TITLE + title for title in GUILD_TITLES if table.owner[title] == by]
        return [what for what in owned if _dearest(table, what) > 1]
    return [to]


def _amounts(table: "GlobopolisState", kind: int, what: int) -> Sequence[int]:
    if kind == PAY:
        return SUMS
    if kind == WAIVE:
        return (*TIMES, ALWAYS)
    if kind in (GUILD_PRICE, GUILD_SHARE):
        return range(1, _dearest(table, what))
    return (1,)


def _dearest(table: "GlobopolisState", what: int) -> int:
    """The highest rate that is printed for a guild."""
    return max([max(row) for row in table.content.guild_rate[what - TITLE - TERRITORIES]])


# Promises that bind.


def waiver(
    table: "GlobopolisState", owner: Holder, visitor: Holder, territory: TerritoryId
) -> Pledge | None:
    """GB-3.12: the promise that spares a visitor this Conference Cost; one that is not counted first."""
    best: Pledge | None = None
    for pledge in table.pledges:
        if pledge.kind == WAIVE and pledge.status == STANDING:
            if pledge.by == owner and pledge.to == visitor:
                if pledge.what in (ANY_TERRITORY, TITLE + territory):
                    if best is None or pledge.amount > best.amount:
                        best = pledge
    return best


def waive(table: "GlobopolisState", pledge: Pledge, territory: TerritoryId) -> None:
    """GB-3.12: a Conference Cost is waived; who promised it so often has kept its word after that."""
    if table.sink is not None:
        values = {"holder": pledge.by, "to": pledge.to, "territory": territory}
        table.sink.append(Event("gb-event-waived", values))
    if pledge.amount != ALWAYS:
        use(table, pledge)


def promised_price(
    table: "GlobopolisState", owner: Holder, buyer: Holder, guild: GuildId, price: Eu
) -> Eu:
    """GB-3.12: what a unit of a guild costs this buyer: no more than was promised."""
    for pledge in table.pledges:
        if pledge.kind == GUILD_PRICE and pledge.status == STANDING:
            if (
                pledge.by == owner
                and pledge.to == buyer
                and pledge.what == TITLE + TERRITORIES + guild
            ):
                price = min(price, Eu(pledge.amount))
    return price


def share(table: "GlobopolisState", owner: Holder, guild: GuildId, count: int, earned: Eu) -> None:
    """GB-3.12: of what a guild has just earned, partners get their share, as far as it goes."""
    for pledge in table.pledges:
        if pledge.kind == GUILD_SHARE and pledge.status == STANDING:
            if pledge.by == owner and pledge.what == TITLE + TERRITORIES + guild:
                eu = min(earned, pledge.amount * count)
                earned = Eu(earned - eu)
                table.eu[owner] -= eu
                table.eu[pledge.to] += eu
                if table.sink is not None and eu:
                    values = {"holder": pledge.by, "to": pledge.to, "guild": guild, "eu": eu}
                    table.sink.append(Event("gb-event-shared", values))


def let_go(table: "GlobopolisState", giver: Holder, taker: Holder, title: TitleId) -> None:
    """GB-3.12: who hands a title to somebody else breaks what it has promised about it."""
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.by == giver and pledge.kind in BINDING:
            if pledge.what == TITLE + title:
                judge(table, pledge, KEPT if pledge.to == taker else BROKEN)


# Promises that are only judged.


def paid(table: "GlobopolisState", giver: Holder, taker: Holder, eu: Eu) -> None:
    """A payment keeps the promise of one."""
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind == PAY and pledge.by == giver:
            if pledge.to == taker and eu >= pledge.amount:
                judge(table, pledge, KEPT)
                return


def attacked(table: "GlobopolisState", by: Holder, owner: Holder) -> None:
    """An attack breaks the promise not to."""
    if table.pledges:
        did(table, by, NO_ATTACK, owner, BROKEN)


def judge_round(table: "GlobopolisState") -> None:
    """GB-3.8: with the round, promises whose time is over turn out kept or broken."""
    if not table.pledges:
        return
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind == NO_AGENTS and pledge.until < table.round:
            there = [t for t in table.territories(pledge.to) if table.agents_of(pledge.by, t)]
            judge(table, pledge, BROKEN if there else KEPT)
    run_out(table, NO_ATTACK, KEPT)
    run_out(table, PAY, BROKEN)
    for kind in BINDING:
        run_out(table, kind, KEPT)
