"""The engine's records, as the page gets them: what a view is made of in any game."""

import typing
from collections.abc import Callable, Iterable
from typing import Any

from tools.page_types.typescript import Naming, alias, key, page, quoted, record, type_of, words

from statecraft.core.chance.decks import SeenDeck
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.result import Result
from statecraft.core.engine.sealed import Committed
from statecraft.core.record.struct import Struct, name_of
from statecraft.core.record.views import Asked, View
from statecraft.core.trade import offer_verbs, rings
from statecraft.core.trade.offers import ANSWER, MINE, Offer
from statecraft.core.trade.orders import AlwaysDefault, Order
from statecraft.core.trade.pledges import Pledge
from statecraft.core.verbs.action import Action

SHARED: tuple[type[Struct], ...] = (
    Asked,
    Offer,
    Pledge,
    Result,
    SeenDeck,
    Committed,
    AlwaysDefault,
)
"""Records that look the same in every game."""

_TRADE: tuple[type[Action], ...] = (
    offer_verbs.MakeOffer,
    offer_verbs.CounterOffer,
    offer_verbs.AcceptOffer,
    offer_verbs.RefuseOffer,
    offer_verbs.WithdrawOffer,
    rings.MakeRing,
)

_OF_THE_GAME = {"options": "Options", "board": "Board"}
"""Fields of a view in which each game has a record of its own."""


def hints(cls: type[Struct], names: Iterable[type] = ()) -> dict[str, Any]:
    """The annotation of each field, from the constructor; ``names`` are classes it may name without importing."""
    init: Callable[..., None] = cls.__init__
    if "__init__" not in vars(cls) and not cls.FIELDS:
        return {}
    try:
        found = typing.get_type_hints(init, include_extras=True)
    except NameError:
        known = {each.__name__: each for each in names}
        found = typing.get_type_hints(init, localns=known, include_extras=True)
    return {name: found[name] for name in cls.FIELDS}


def fields(cls: type[Struct], naming: Naming, names: Iterable[type] = ()) -> list[tuple[str, str]]:
    return [(key(name), type_of(kind, naming)) for name, kind in hints(cls, names).items()]


def typescript_of(cls: type[Struct], naming: Naming, names: Iterable[type] = ()) -> str:
    """A record as the page gets it: its name under `is`, and its fields."""
    return record([("is", quoted(name_of(cls))), *fields(cls, naming, names)])


def shared_name(cls: type) -> str:
    """What the page calls a record that is no game's own."""
    if cls in SHARED:
        return cls.__name__
    if issubclass(cls, Order):
        return "Order"
    if issubclass(cls, Frame):
        return "Frame"
    if issubclass(cls, Action):
        return "Row"
    raise TypeError(f"{cls.__name__} is not among the records that every page knows")


def view_page() -> str:
    """The file of what a view is in any game."""
    view = [
        (key(name), _OF_THE_GAME.get(name) or type_of(kind, shared_name))
        for name, kind in hints(View).items()
    ]
    return page(
        alias("Json", "null | boolean | number | string | Json[] | { [key: string]: Json }"),
        alias("Row", "Record<string, Json>"),
        alias(
            "AnyRecord",
            "Row & { is: string }",
            "A record of the engine of which nothing is known but its name.",
        ),
        alias("AnyAction", "Row & { verb: string }", "An answer, as it is sent and listed."),
        *[alias(cls.__name__, typescript_of(cls, shared_name), cls.__doc__) for cls in SHARED],
        words(
            "TradeVerb",
            [verb.VERB for verb in _TRADE],
            "Verbs about offers, the same in each game.",
        ),
        words("TradeQuestion", [ANSWER, MINE], "Questions about offers: others' and one's own."),
        alias(
            "View<Options = Row, Order = AnyRecord & { kind: string }, Frame = AnyRecord, Board = AnyRecord>",
            record([("is", quoted(name_of(View))), *view]),
            View.__doc__,
        ),
        alias(
            "Changes",
            'Partial<Omit<View, "board">> & { board?: Row; view?: View }',
            "The sections of a view that changed; of the board, its rows that did.",
        ),
    )
