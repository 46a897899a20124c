"""Mails about what nobody at a table played by mail should miss: claims to victory and the final round.

A table is played by mail where a decision may take hours, or as long as it likes. Who follows it just then
sees it there, and gets no mail; nor does who has no e-mail address. Who is told what is decided as
everywhere else: a mail says what the seat hears.
"""

from collections.abc import Callable
from typing import Final

from statecraft.core.ids import Seat
from statecraft.core.record.events import heard
from statecraft.locale.speech import Speaker
from statecraft.server.jobs.mail import write_mail
from statecraft.server.people import people
from statecraft.server.store import Connection
from statecraft.server.tables.change import Change
from statecraft.server.tables.clocks import Control
from statecraft.server.tables.loader import Library
from statecraft.server.tables.seats import PERSON
from statecraft.server.tables.table import Table

ANNOUNCED: Final = frozenset(
    {
        "gb-event-claim-points",
        "gb-event-claim-territories",
        "gb-event-claim-mission",
        "gb-event-claim-gone",
        "gb-event-final-round",
        "gb-event-no-claim",
        "gb-event-sudden-death",
    }
)
SLOW: Final = 6 * 3600
"""With so many seconds for a decision, or without a clock, a table is played by mail."""


class Announcements:
    """Writes such mails, in the transaction of what they tell."""

    def __init__(self, library: Library, url: str) -> None:
        self._library = library
        self._url = url

    def write(
        self, db: Connection, table: Table, change: Change, follows: Callable[[str, int], bool]
    ) -> None:
        """Mails about a change to everybody at the table who does not follow it now."""
        events = [event for event in change.events if event.text in ANNOUNCED]
        if not events or not is_by_mail(table):
            return
        data: set[str] = set()
        for row in table.seats:
            if row.kind != PERSON or row.person is None or row.person in data:
                continue
            data.add(row.person)
            mine = [each.seat for each in table.seats if each.person == row.person]
            person = people.find(db, row.person)
            if (
                person is None
                or person.email is None
                or any(follows(table.id, seat) for seat in mine)
            ):
                continue
            game = table.settings.game
            texts = self._library.texts(person.language, game)
            names = [seat.name for seat in table.seats]
            speaker = Speaker(texts, game, names, table.settings.holders)
            notes = heard(events, table.state.holders[Seat(row.seat)])
            values = {
                "name": person.name,
                "game": speaker.title(),
                "told": "\n".join([speaker.say(note) for note in notes]),
                "link": f"{self._url}/t/{table.id}",
            }
            write_mail(db, texts, person.email, "mail-announcement", {**values}, change.at)


def is_by_mail(table: Table) -> bool:
    """Whether a table is played by mail: nobody is expected to look at it all the time."""
    control = table.settings.control
    return not isinstance(control, Control) or control.decision >= SLOW
