"""Everybody hears which card was drawn."""

from typing import Any

from harbour import voyage
from harbour.game import make_game
from harbour.table import Harbour
from mutants import frames_with
from statecraft.core.engine.frame import Frame
from statecraft.core.record.events import Event

CAUGHT_BY = {"events keep secrets"}


class DrawCard(voyage.DrawCard):
    def resolve(self, table: Harbour, value: Any) -> None:
        super().resolve(table, value)
        if table.sink is not None:
            # What the pile would give next is nobody's to know either.
            left = table.deck.pool.bit_length()
            table.sink.append(Event("harbour-event-drew-card", {"seat": self.seat, "card": left}))


class Leaky(Harbour):
    def push(self, frame: Frame[Harbour]) -> None:
        super().push(DrawCard(frame.seat) if isinstance(frame, voyage.DrawCard) else frame)


GAME = make_game(Leaky, frames_with(DrawCard))
