"""What promises that bind are worth to who gets them, in EU (GB-3.12).

Promises that nothing enforces are worth nothing here. What is promised twice, or covered by a promise
that stands already, counts once, so that nobody is sold the same thing again and again.
"""

from collections.abc import Iterable

from statecraft.core.ids import Holder
from statecraft.core.trade.offers import Pledges
from statecraft.core.trade.pledges import STANDING, Pledge
from statecraft.globopolis.ids import ALL_GUILDS, ALL_TERRITORIES, GuildId, TerritoryId
from statecraft.globopolis.rules import promises
from statecraft.globopolis.state import GlobopolisState

VISITS = 0.02
"""How often one player comes to one field in a turn."""
BUYS = 1.0
"""Units that a player buys of one guild in a turn, at a good price."""
SALES = 0.3
"""Units that each other player buys of one guild in a turn."""
CERTAIN = 0.8
"""Of what a promise should bring: its title may be lost before."""


def gain(table: GlobopolisState, by: Holder, to: Holder, rows: Pledges) -> float:
    """What these promises are worth beyond those that stand."""
    if not rows:
        return 0.0
    mine = [p for p in table.pledges if p.status == STANDING and (p.by, p.to) == (by, to)]
    new = agreed(by, to, rows)
    return CERTAIN * (_worth(table, by, [*mine, *new]) - _worth(table, by, mine))


def net(table: GlobopolisState, holder: Holder) -> float:
    """What promises to a holder are worth, less what its own cost it."""
    standing = [p for p in table.pledges if p.status == STANDING and p.kind in promises.BINDING]
    total = 0.0
    for by, to in dict.fromkeys([(p.by, p.to) for p in standing]):
        if holder in (by, to):
            value = _worth(table, by, [p for p in standing if (p.by, p.to) == (by, to)])
            total += CERTAIN * value if holder == to else -value
    return total


def agreed(by: Holder, to: Holder, rows: Pledges) -> list[Pledge]:
    """The promises of an offer, once it is accepted."""
    return [Pledge(by, to, row[0], row[1], row[2], row[3]) for row in rows]


def _worth(table: GlobopolisState, by: Holder, pledges: list[Pledge]) -> float:
    total = 0.0
    for title, owner in enumerate(table.owner):
        if owner == by:
            about = [p for p in pledges if p.what == promises.TITLE + title]
            if title < 32:
                about += [p for p in pledges if p.what == promises.ANY_TERRITORY]
                total += _visits(table, ALL_TERRITORIES[title], about)
            elif about:
                total += _guild(table, ALL_GUILDS[title - 32], about)
    return total


def _turns(table: GlobopolisState, pledge: Pledge) -> int:
    return pledge.until - table.round + 1


def _visits(table: GlobopolisState, territory: TerritoryId, pledges: Iterable[Pledge]) -> float:
    fee = table.content.fee[territory][table.justified_levels[territory]]
    turns = [_turns(table, p) for p in pledges if p.kind == promises.WAIVE]
    return fee * VISITS * max(turns, default=0)


def _guild(table: GlobopolisState, guild: GuildId, pledges: list[Pledge]) -> float:
    stock = sum(table.units[(32 + guild) * 5 : (32 + guild) * 5 + 5])
    rate = min([min(row) for row in table.content.guild_rate[guild]])
    others = table.holder_count() - 2
    cheaper, shared = 0.0, 0.0
    for pledge in pledges:
        turns = _turns(table, pledge)
        if pledge.kind == promises.GUILD_PRICE:
            saved = max(0, rate - pledge.amount) * min(stock, BUYS * turns)
            cheaper = max(cheaper, saved)
        elif pledge.kind == promises.GUILD_SHARE:
            sold = min(stock, SALES * others * turns)
            shared = min(rate * sold, shared + pledge.amount * sold)
    return cheaper + shared
