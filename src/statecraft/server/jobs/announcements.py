"""What people at a table played by mail are told: claims to victory and the final round, which nobody should miss, at
once; and that it is their turn, by a notice (`correspondence/notices`).

Who follows a table just then sees it there, and gets no mail; nor does who has no e-mail address that takes mails, or
wants none. Who is told what is decided as everywhere else: a mail says what the seat hears.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from statecraft.core.ids import Seat
from statecraft.core.record.events import heard
from statecraft.locale.speech import Speaker
from statecraft.server.correspondence.notices import due_notices, is_by_mail, write_notices
from statecraft.server.correspondence.unasked import write_unasked
from statecraft.server.people import people
from statecraft.server.people.mail_wishes import Stops
from statecraft.server.store import Connection
from statecraft.server.tables.change import Change
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


class Announcements:
    """Writes such mails and notices, in the transaction of what they tell."""

    def __init__(self, library: Library, stops: Stops) -> None:
        self._library = library
        self._stops = stops

    def concerns(self, table: Table, change: Change) -> bool:
        """Whether a change is to be told to anybody; most are not."""
        if not is_by_mail(table):
            return False
        return any(event.text in ANNOUNCED for event in change.events) or bool(
            due_notices(table, change, table.follows)
        )

    def write(
        self, db: Connection, table: Table, change: Change, follows: Callable[[str, int], bool]
    ) -> None:
        """Mails and notices about a change to everybody at the table who does not follow it now."""
        told = due_notices(table, change, partial(follows, table.id))
        write_notices(db, table, told, change.at)
        self._announce(db, table, change, follows)

    def _announce(
        self, db: Connection, table: Table, change: Change, follows: Callable[[str, int], bool]
    ) -> None:
        events = [event for event in change.events if event.text in ANNOUNCED]
        if not events:
            return
        data: set[str] = set()
        for row in table.seats:
            if row.kind != PERSON or row.person is None or row.person in data:
                continue
            data.add(row.person)
            mine = [each.seat for each in table.seats if each.person == row.person]
            person = people.find(db, row.person)
            if person is None or any(follows(table.id, seat) for seat in mine):
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
                "link": f"{self._stops.url}/t/{table.id}",
            }
            write_unasked(
                db,
                texts,
                person,
                self._stops,
                "mail-announcement",
                {**values},
                change.at,
                table=table.id,
            )
