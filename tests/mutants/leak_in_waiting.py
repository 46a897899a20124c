"""Only who really holds a storm is asked to reply."""

from harbour import raid
from harbour.edition_schema import STORMS
from harbour.game import make_game
from harbour.table import Harbour
from statecraft.core.engine.frame import Frame

CAUGHT_BY = {"who is waited for tells nothing", "views keep secrets"}


class Leaky(Harbour):
    def push(self, frame: Frame[Harbour]) -> None:
        if isinstance(frame, raid.StormWindow):
            seats = tuple([seat for seat in frame.seats if self.has_storm(seat)])
            frame = raid.StormWindow(seats, (None,) * len(seats))
        super().push(frame)

    def has_storm(self, seat: int) -> bool:
        hand = self.deck.hands[self.holders[seat]]
        return any(hand >> card & 1 for card in STORMS)


GAME = make_game(Leaky)
