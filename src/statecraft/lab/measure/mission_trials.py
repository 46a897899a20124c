"""How the missions of Globopolis stand up: between steady players, and against one that seeks a single mission.

A mission is fulfilled in a game if whoever held it showed it. A seeker is dealt the mission it goes for; all
other luck is left alone. Equal arguments give equal figures.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast
from zlib import crc32

from statecraft import bots
from statecraft.core.chance.distributions import Draw, cards_in
from statecraft.core.chance.luck import Luck, SeededLuck
from statecraft.core.engine.driver import Driver, Player
from statecraft.core.engine.question import Chance
from statecraft.core.engine.session import Session
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.events import Event
from statecraft.core.record.record import new_header
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import GlobopolisState
from statecraft.lab.measure.intervals import Bounds, wilson
from statecraft.lab.run.simulation import game_seed

SHOWN = ("gb-event-mission", "gb-event-mission-paid")
STEADY = "steady"


class DealtMission:
    """Luck that deals a holder one mission, and nobody else that one; for the rest it is left alone."""

    def __init__(self, luck: Luck, holder: Holder, card: int) -> None:
        self._luck = luck
        self._holder = holder
        self._card = card

    def outcome(self, chance: Chance) -> Any:
        if chance.kind != "mission":
            return self._luck.outcome(chance)
        assert isinstance(chance.distribution, Draw)
        possible = list(cards_in(chance.distribution.cards))
        # GB-10.9: what a holder's titles fulfil already may be out of the question.
        if chance.audience == (self._holder,) and self._card in possible:
            return self._card
        dealt = self._luck.outcome(chance)
        if dealt != self._card:
            return dealt
        others = [card for card in possible if card != self._card]
        return others[chance.id % len(others)]


@dataclass(slots=True)
class Played:
    """One game: who won, by what, after how many rounds, and which missions were held and shown."""

    winners: tuple[int, ...]
    reason: str
    rounds: int
    held: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)


def play(names: Sequence[str], seed: int, dealt: tuple[int, str] | None = None) -> Played:
    """One game between these bots; ``dealt`` names a seat and the mission it is dealt."""
    session = Session(GAME, new_header(GAME, {}, len(names)))
    table = cast(GlobopolisState, session.state)
    missions = [row.id for row in table.content.missions]
    first = table.content.first_mission
    luck: Luck = SeededLuck(seed)
    if dealt is not None:
        luck = DealtMission(luck, table.holders[dealt[0]], first + missions.index(dealt[1]))
    players: list[Player] = [
        bots.make(name, GAME.name, seed, Seat(seat)) for seat, name in enumerate(names)
    ]
    driver = Driver(session, players, luck)
    played = Played((), "", 0)
    while (given := driver.next_input()) is not None:
        events: list[Event] = []
        table.apply(given, events)
        for hand in table.ops.hands:
            played.held.update([missions[card] for card in cards_in(hand >> first)])
        for event in events:
            if event.text in SHOWN:
                played.shown.add(missions[event.values["ops"] - first])
    assert table.result is not None
    ranks = table.result.ranks
    played.winners = tuple([holder for holder, rank in enumerate(ranks) if rank == 1])
    played.reason, played.rounds = table.result.reason, table.round
    return played


@dataclass(slots=True)
class Between:
    """Games between steady players, counted."""

    games: int
    rounds: int
    """Of all games together."""
    ends: dict[str, int]
    """By reason, so many games."""
    held: dict[str, int]
    """By mission, the games in which it came to a hand."""
    shown: dict[str, int]


def between_steady(players: int, games: int, seed: int) -> Between:
    rounds = 0
    ends, held, shown = Counter[str](), Counter[str](), Counter[str]()
    for number in range(games):
        played = play([STEADY] * players, game_seed(seed, number))
        rounds += played.rounds
        ends[played.reason] += 1
        held.update(played.held)
        shown.update(played.shown)
    return Between(games, rounds, dict(ends), dict(held), dict(shown))


@dataclass(slots=True)
class Sought:
    """Games of one that seeks a mission among steady players, counted."""

    players: int
    games: int
    won: float
    """A victory that is shared counts in part."""
    shown: int
    """Games in which the mission was shown."""

    def share(self) -> float:
        """How often the seeker wins, as a multiple of its fair share."""
        return self.players * self.won / self.games

    def bounds(self) -> Bounds:
        """Between what the share lies, with 95 %."""
        low, high = wilson(self.won, self.games)
        return self.players * low, self.players * high


def sought(mission: str, players: int, games: int, seed: int) -> Sought:
    """One seat after the other seeks the mission; every mission has luck of its own."""
    found = Sought(players, games, 0.0, 0)
    for number in range(games):
        seat = number % players
        names = [STEADY] * players
        names[seat] = f"seeker:mission={mission}"
        luck = game_seed(seed + crc32(mission.encode()), number)
        played = play(names, luck, (seat, mission))
        found.won += 1 / len(played.winners) if seat in played.winners else 0
        found.shown += mission in played.shown
    return found
