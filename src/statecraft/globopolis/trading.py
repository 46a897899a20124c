"""Business between players: what can be traded, when, and what goes along with it (GB-3).

Goods are numbered: 0 EU, 1 to 5 R-Units out of Personal Stock, 10 to 45 titles, 50 to 82 OPs and
MISSION cards, 90 to 121 INFLUENCE cards.
"""

from typing import TYPE_CHECKING, Final

from statecraft.core.chance import cards_in
from statecraft.core.ids import Holder
from statecraft.core.offer import Goods
from statecraft.core.pledge import BROKEN, KEPT, STANDING, did, judge, run_out
from statecraft.core.refusal import Illegal
from statecraft.globopolis.titles import hand_over

if TYPE_CHECKING:
    from statecraft.globopolis.state import Globe

EU: Final = 0
UNIT: Final = 1
TITLE: Final = 10
OPS: Final = 50
INFLUENCE: Final = 90
END: Final = 122
NO_ATTACK: Final = 0
PAY: Final = 1
NO_AGENTS: Final = 2
"""What can be promised: not to attack, to pay, to have no agents on the other's territories."""

_PLEDGE_ROWS: Final[dict[tuple[Holder, int, bool], tuple[tuple[int, ...], ...]]] = {}
"""The same for all tables, so worked out once for each partner and round."""


def holdings(table: "Globe", holder: Holder, by: Holder) -> dict[int, int]:
    """What a holder has to give, as ``by`` may see it."""
    goods: dict[int, int] = {}
    if table.eu[holder] > 0:
        goods[EU] = table.eu[holder]
    for kind in range(5):
        count = table.stock[holder * 5 + kind]
        if count:
            goods[UNIT + kind] = count
    for title, owner in enumerate(table.owner, TITLE):
        if owner == holder:
            goods[title] = 1
    for card in cards_in(table.ops.hands[holder] & table.ops.known[by]):
        goods[OPS + card] = 1
    for card in cards_in(table.influence.hands[holder] & table.influence.known[by]):
        goods[INFLUENCE + card] = 1
    return goods


def askable(table: "Globe", holder: Holder, by: Holder) -> dict[int, int]:
    """GB-3.4: also a card one cannot place, as long as the other has face-down cards of its sort."""
    goods = holdings(table, holder, by)
    for deck, base in ((table.ops, OPS), (table.influence, INFLUENCE)):
        for sort in deck.sorts:
            unknown = sort & ~deck.known[by]
            if deck.hands[holder] & unknown:
                for card in cards_in(unknown):
                    goods[base + card] = 1
    return goods


def held(table: "Globe", holder: int, code: int) -> int:
    """How much of a good a holder really has."""
    if code == EU:
        return table.eu[holder]
    if UNIT <= code < UNIT + 5:
        return table.stock[holder * 5 + code - UNIT]
    if TITLE <= code < TITLE + 36:
        return 1 if table.owner[code - TITLE] == holder else 0
    if OPS <= code < OPS + 33:
        return table.ops.hands[holder] >> (code - OPS) & 1
    if INFLUENCE <= code < END:
        return table.influence.hands[holder] >> (code - INFLUENCE) & 1
    return 0


def goods_fault(table: "Globe", giver: int, goods: Goods) -> Illegal | None:
    for code, amount in goods:
        if not 0 < amount <= held(table, giver, code):
            return Illegal("GB-3.2", "gb-refused-goods", {"good": code})
    return None


def anything_goes(table: "Globe", by: int, to: int) -> bool:
    """GB-3.3: units and cards change hands only with the active player, in its Option Phase."""
    return table.holders[table.turn] in (by, to) and table.in_option_phase()


def always_tradable(code: int) -> bool:
    """GB-3.3: titles, and EU with them, at any quiet time."""
    return code == EU or TITLE <= code < TITLE + 36


def trade_fault(table: "Globe", by: int, to: int, goods: Goods) -> Illegal | None:
    for code, _amount in goods:
        if not always_tradable(code) and not anything_goes(table, by, to):
            return Illegal("GB-3.3", "gb-refused-not-active", {"good": code})
    along = along_only(table, by, to)
    if along and goods and all(code in along for code, _amount in goods):
        return Illegal("GB-3.3", "gb-refused-eu-alone")
    return None


def along_only(table: "Globe", by: int, to: int) -> tuple[int, ...]:
    """GB-3.3: when only titles may be traded, EU goes along with a title but never alone."""
    return () if anything_goes(table, by, to) else (EU,)


def tradable(table: "Globe", by: int, to: int, goods: dict[int, int]) -> dict[int, int]:
    if anything_goes(table, by, to):
        return goods
    # Written out (always_tradable), because random players look at many goods.
    return {
        code: amount for code, amount in goods.items() if TITLE <= code < TITLE + 36 or code == EU
    }


def offered(table: "Globe", goods: Goods) -> None:
    """Offers are public, so everybody has heard of a card that is offered."""
    for code, _amount in goods:
        if OPS <= code < OPS + 33:
            table.ops = table.ops.shown(code - OPS)
        elif code >= INFLUENCE:
            table.influence = table.influence.shown(code - INFLUENCE)


def move_goods(table: "Globe", giver: Holder, taker: Holder, goods: Goods) -> None:
    """GB-3.6: goods of a settled offer change hands for all to see."""
    for code, amount in goods:
        if code == EU:
            table.eu[giver] -= amount
            table.eu[taker] += amount
            if table.pledges:
                _kept_payments(table, giver, taker, amount)
        elif code < UNIT + 5:
            table.stock[giver * 5 + code - UNIT] -= amount
            table.stock[taker * 5 + code - UNIT] += amount
        elif code < TITLE + 36:
            hand_over(table, giver, taker, code - TITLE)
        elif code < OPS + 33:
            table.ops = table.ops.handed(giver, taker, code - OPS)
        else:
            card = code - INFLUENCE
            table.influence = table.influence.handed(giver, taker, card)
    table.check_hand(taker)


def pledge_rows(table: "Globe", to: Holder) -> tuple[tuple[int, ...], ...]:
    """GB-3.8: what may be promised, until the end of this round, the next or the one after."""
    asked = (to, table.round, table.settings().agents)
    rows = _PLEDGE_ROWS.get(asked)
    if rows is None:
        rows = _PLEDGE_ROWS[asked] = _pledge_rows(to, table.round, table.settings().agents)
    return rows


def _pledge_rows(to: Holder, this_round: int, agents: bool) -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = []
    for until in range(this_round, this_round + 3):
        rows.append((NO_ATTACK, to, 1, until))
        rows += [(PAY, to, eu, until) for eu in (10, 20, 40)]
        if agents:
            rows.append((NO_AGENTS, to, 1, until))
    return tuple(rows)


def _kept_payments(table: "Globe", giver: Holder, taker: Holder, eu: int) -> None:
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind == PAY and pledge.by == giver:
            if pledge.to == taker and eu >= pledge.amount:
                judge(table, pledge, KEPT)
                return


def attacked(table: "Globe", by: Holder, owner: Holder) -> None:
    """An attack breaks the promise not to."""
    if table.pledges:
        did(table, by, NO_ATTACK, owner, BROKEN)


def judge_round(table: "Globe") -> None:
    """GB-3.8: with the round, promises whose time is over turn out kept or broken."""
    if not table.pledges:
        return
    for pledge in table.pledges:
        if pledge.status == STANDING and pledge.kind == NO_AGENTS and pledge.until < table.round:
            there = [t for t in table.territories(pledge.to) if table.agents_of(pledge.by, t)]
            judge(table, pledge, BROKEN if there else KEPT)
    run_out(table, NO_ATTACK, KEPT)
    run_out(table, PAY, BROKEN)
