"""The forecast of a bid knows how many storms are still in the pile."""

from harbour import auction
from harbour.edition_schema import STORMS
from harbour.game import make_game
from harbour.table import Harbour
from mutants import frames_with
from statecraft.core.engine.frame import Frame
from statecraft.core.engine.question import Question
from statecraft.core.record.events import Note
from statecraft.core.verbs.action import Action

CAUGHT_BY = {"consequences keep secrets"}


class ShipAuction(auction.ShipAuction):
    def consequences(self, table: Harbour, question: Question, action: Action) -> tuple[Note, ...]:
        storms = len([card for card in STORMS if table.deck.pool >> card & 1])
        return (Note("harbour-costs", {"coins": storms}),)


class Leaky(Harbour):
    def replace(self, frame: Frame[Harbour]) -> None:
        if type(frame) is auction.ShipAuction:
            frame = ShipAuction(frame.seats, frame.slots, frame.worth)
        super().replace(frame)


GAME = make_game(Leaky, frames_with(ShipAuction))
