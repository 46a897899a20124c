"""Promises between players: what may be promised, which of them bind, and how all are judged (GB-3.8, GB-3.12).

A promise not to attack, to pay or to have no agents somewhere is only judged. One about a Conference
Cost or a guild is carried out by the program: it stands between two players as long as the promiser
owns what it is about.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.ids import Holder
from statecraft.core.record.events import Event
from statecraft.core.trade.offers import LAST_ROUND
from statecraft.core.trade.pledges import BROKEN, KEPT, STANDING, Pledge, did, judge, run_out, use
from statecraft.globopolis.ids import TERRITORIES, Eu, GuildId, TerritoryId, TitleId

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

_PLAIN: Final[dict[tuple[int, int, bool], tuple[tuple[int, ...], ...]]] = {}
_WAIVERS: Final[dict[tuple[int, int], tuple[tuple[int, ...], ...]]] = {}
"""The same for all tables, so worked out once: by partner or title, and round."""


def pledge_rows(table: "GlobopolisState", by: Holder, to: Holder) -> tuple[tuple[int, ...], ...]:
    """GB-3.8, GB-3.12: what one may promise another now."""
    rows = _plain_rows(to, table.round, table.settings().agents)
    titles = [title for title, owner in enumerate(table.owner) if owner == by]
    if not titles:
        return rows
    found = [*rows]
    if titles[0] < TERRITORIES:
        found += _waivers(ANY_TERRITORY, table.round)
    for title in titles:
        if title < TERRITORIES:
            found += _waivers(TITLE + title, table.round)
        else:
            dearest = max([max(row) for row in table.content.guild_rate[title - TERRITORIES]])
            for until in _rounds(table.round):
                for eu in range(1, dearest):
                    found.append((GUILD_PRICE, TITLE + title, eu, until))
                    found.append((GUILD_SHARE, TITLE + title, eu, until))
    return tuple(found)


def _rounds(this_round: int) -> range:
    """Until which rounds one may promise something now; nobody promises beyond the last round of all."""
    return range(this_round, min(this_round + ROUNDS, LAST_ROUND + 1))


def _plain_rows(to: Holder, this_round: int, agents: bool) -> tuple[tuple[int, ...], ...]:
    key = (to, this_round, agents)
    known = _PLAIN.get(key)
    if known is None:
        rows: list[tuple[int, ...]] = []
        for until in _rounds(this_round):
            rows.append((NO_ATTACK, to, 1, until))
            rows += [(PAY, to, eu, until) for eu in SUMS]
            if agents:
                rows.append((NO_AGENTS, to, 1, until))
        known = _PLAIN[key] = tuple(rows)
    return known


def _waivers(what: int, this_round: int) -> tuple[tuple[int, ...], ...]:
    known = _WAIVERS.get((what, this_round))
    if known is None:
        known = _WAIVERS[(what, this_round)] = tuple(
            [
                (WAIVE, what, times, until)
                for until in _rounds(this_round)
                for times in (*TIMES, ALWAYS)
            ]
        )
    return known


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
