"""Goods by name, and deals of them, for tests of business."""

from globopolis.position import Play, influence, title
from statecraft.core.ids import Holder, Seat
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.offers import Goods
from statecraft.globopolis.rules import trading

EU, WATER = 0, 1


def a_title(name: str) -> int:
    return 10 + title(name)


def an_ops(card: int) -> int:
    return trading.OPS + card


def an_influence(name: str) -> int:
    return trading.INFLUENCE + influence(name)


def offer(to: Holder, give: Goods, get: Goods = ()) -> MakeOffer:
    return MakeOffer(to, give, get, ())


def deal(play: Play, by: Seat, to: Seat, give: Goods, get: Goods = ()) -> None:
    play.do(by, offer(Holder(to), give, get), "options")
    play.do(to, AcceptOffer(play.table.offers[-1].id), "answer-offer")


def on_plate(name: str, kind: int) -> int:
    return 200 + title(name) * 5 + kind
