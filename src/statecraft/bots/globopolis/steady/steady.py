"""A steady player of Globopolis: reckons what everything is worth and takes what promises most.

What things are worth is in `worth`, where to go in `routes`, what to
build in `option_phase`, agents in `agents`, business in
`trade`; `answers` puts the choices for each question in order. The
table it looks at is imagined from its own view. In other games it chooses at random.
"""

from collections.abc import Iterator
from typing import Any

from statecraft.bots.globopolis.steady import agents
from statecraft.bots.globopolis.steady.answers import ANSWERS, legal_rows, ranked
from statecraft.bots.globopolis.steady.attacks import Attacks
from statecraft.bots.globopolis.steady.spot import Rated, Spot
from statecraft.bots.globopolis.steady.worth import Scale
from statecraft.bots.naming import Named
from statecraft.bots.random import RandomBot
from statecraft.bots.tempers import tempered
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle, Player
from statecraft.core.ids import Seat
from statecraft.core.native import kept
from statecraft.core.record.events import Note
from statecraft.core.trade.offer_verbs import AcceptOffer, CounterOffer, MakeOffer, RefuseOffer
from statecraft.core.verbs.action import Action
from statecraft.globopolis.board import Board
from statecraft.globopolis.sequence import AGENTS
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import (
    Allocate,
    Attack,
    BuyAtMarket,
    BuyFromGuild,
    BuyPoints,
    Develop,
    Fly,
    PayConference,
    Place,
    PlayInfluence,
    Roll,
    SellPoints,
    ShowMission,
    Transfer,
    UseMarket,
)

GAME = "globopolis"
OFFERS, SHARP_OFFERS = 5, 8
"""Offers made in one turn."""
ROUNDS = 4
"""So long an offer that came to nothing is not made again."""
REASONS = {
    AcceptOffer: "gb-hint-gains",
    Allocate: "gb-hint-units",
    Attack: "gb-hint-odds",
    BuyAtMarket: "gb-hint-set",
    BuyFromGuild: "gb-hint-set",
    BuyPoints: "gb-hint-points",
    CounterOffer: "gb-hint-counter",
    Develop: "gb-hint-level",
    Fly: "gb-hint-route",
    MakeOffer: "gb-hint-bargain",
    PayConference: "gb-hint-pay",
    Place: "gb-hint-agents",
    PlayInfluence: "gb-hint-card-now",
    RefuseOffer: "gb-hint-loses",
    Roll: "gb-hint-route",
    SellPoints: "gb-hint-sell",
    ShowMission: "gb-hint-mission",
    Transfer: "gb-hint-units",
    UseMarket: "gb-hint-market",
}


class Steady:
    """Answers every question by what the answers are worth; equal seeds choose alike.

    A ``sharp`` one haggles, as an expert does.
    """

    __slots__ = ("_luck", "_made", "_random", "_spread", "seat", "sharp")

    def __init__(self, seed: int | str, seat: Seat, sharp: bool = False) -> None:
        self._luck = SeededLuck(seed)
        self._random = RandomBot(seed, seat)
        self._made: list[tuple[int, int, Action]] = []
        """Own offers, each with the turn and with how many offers the table had seen before it."""
        self._spread: tuple[tuple[int, int], list[int]] = ((0, 0), [])
        """Round and turn in which agents were placed last, and where they were wanted then."""
        self.seat = seat
        self.sharp = sharp

    def __reduce__(self) -> tuple[Any, ...]:
        return kept(self, (0, self.seat), ("_luck", "_made", "_random", "_spread", "seat", "sharp"))

    def __repr__(self) -> str:
        return f"<steady player of Globopolis on seat {self.seat}>"

    def choose(self, handle: Handle) -> Action | None:
        kind = handle.question.kind
        if kind == "business" and not self.sharp and not self._before_first_teleport(handle):
            return None
        legal = handle.legal()
        if handle.question.must and len(legal) == 1 and not legal.domains():
            return legal.actions()[0]
        if kind not in ANSWERS:
            return self._random.choose(handle)
        now = (handle.round, handle.turn)
        if kind == AGENTS and now == self._spread[0]:
            return self._placed(handle)
        table = handle.determinise(self._luck.stream("steady", handle.question.id))
        if not isinstance(table, GlobopolisState):
            return self._random.choose(handle)
        if kind == AGENTS:
            me = table.holders[self.seat]
            self._spread = (now, agents.wanted(Scale(table), me, self.seat))
            return self._placed(handle)
        tried, quiet = self._tried(table)
        spot = Spot(table, handle.question, legal, tried, quiet, self.sharp)
        rows = (row for row in legal_rows(spot) if not was_tried(tried, row[1]))
        action = self.picked(spot, rows, handle.default())
        if isinstance(action, MakeOffer | CounterOffer):
            self._made.append((table.turns, table.offer_count, action))
        return action

    def picked(self, spot: Spot, rows: Iterator[Rated], default: Action | None) -> Action | None:
        """The first of the choices that are worth thinking about."""
        return next(rows, (0.0, default))[1]

    def _placed(self, handle: Handle) -> Action | None:
        """The next step to where agents were wanted when the first one was placed in this turn."""
        view = handle.view()
        board, me = view.board, view.holders[self.seat]
        assert isinstance(board, Board)
        found = agents.step(board.owner, board.agents, board.reserve[me], me, self._spread[1])
        return found if found in handle.legal() else None

    def _before_first_teleport(self, handle: Handle) -> bool:
        """Whether titles can be traded before the own first turn begins."""
        return handle.round == 1 and handle.turn == self.seat

    def _tried(self, table: GlobopolisState) -> tuple[list[Action], bool]:
        """Offers not to be made again soon, and whether that is enough for this turn.

        What was only thought of, for a hint, does not count: the table would have seen it.
        """
        since = table.turns - ROUNDS * len(table.holders)
        self._made = [row for row in self._made if row[0] > since and row[1] < table.offer_count]
        now = [row for row in self._made if row[0] == table.turns]
        return [action for _turn, _seen, action in self._made], len(now) >= (
            SHARP_OFFERS if self.sharp else OFFERS
        )

    def explain(self, handle: Handle, action: Action) -> Note:
        if handle.view().game != GAME:
            return self._random.explain(handle, action)
        gains = [gain for gain, choice in ranked(handle, self.sharp) if choice == action]
        values = {"eu": round(abs(gains[0]) if gains else 0)}
        if isinstance(action, Attack):
            table = handle.determinise(self._luck.stream("steady", handle.question.id))
            assert isinstance(table, GlobopolisState)
            me = table.holders[self.seat]
            chance = Attacks(Scale(table), me).chance(action.origin, action.target)
            values["chance"] = round(100 * chance)
        if isinstance(action, BuyAtMarket) and not action.first + action.second:
            return Note("gb-hint-enough")
        return Note(REASONS.get(type(action), "gb-hint-steady"), values)


def was_tried(tried: list[Action], action: Action | None) -> bool:
    """Whether a counter-offer says again what came to nothing, so that haggling would go round in a circle."""
    return isinstance(action, CounterOffer) and any(
        isinstance(before, MakeOffer | CounterOffer)
        and (before.give, before.get) == (action.give, action.get)
        for before in tried
    )


def make(seed: int | str, seat: Seat, named: Named) -> Player:
    """The bot as tables seat it."""
    return tempered(Steady(seed, seat), named, ranked)
