"""Mails that nobody has asked for: invitations, and what everybody at a table should know.

They go by what their reader wishes: none to who wants no mails about tables or has no address that takes them, none at
night, and each has the link that ends them. That holds until the moment they leave (`StillWanted`): a mail that waited
for the morning, or for a server that was gone, does not go to somebody who has ended mails meanwhile. What somebody has
just asked for themselves, a link or the answer to a reply, is no business of this.
"""

import json
from functools import partial
from typing import Final

from statecraft.locale import Arg, Texts
from statecraft.server.correspondence.notices import when_to_tell
from statecraft.server.jobs.mail import write_mail
from statecraft.server.jobs.outbox import Done, Never, Sender
from statecraft.server.people.mail_wishes import (
    UNASKED,
    Stops,
    bounced_since,
    reachable,
    wishes_of,
)
from statecraft.server.people.people import Person
from statecraft.server.store import Connection, Row, Store

_BOUNCED: Final = "mails to this address come back"


def write_unasked(
    db: Connection,
    texts: Texts,
    person: Person,
    stops: Stops,
    key: str,
    values: dict[str, Arg],
    now: float,
    table: str | None = None,
) -> None:
    """Write the mail `key` to somebody, if they want such mails."""
    wishes = wishes_of(db, person.id)
    address = reachable(db, person)
    if address is None or not wishes.turns:
        return
    write_mail(
        db,
        texts,
        address,
        key,
        values,
        now,
        person=person.id,
        table=table,
        more="\n\n" + texts.say("mail-turn-stop", link=stops.link(person.id)),
        headers=stops.headers(person.id),
        not_before=when_to_tell(db, person.id, wishes, now),
    )


class StillWanted:
    """Stands before whoever sends mails, and lets through what its reader can have and still wants."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self._store = store
        self.sender = sender

    async def send(self, row: Row) -> Done | None:
        if await self._store.read(partial(_came_back, row)):
            # Even a link: it was asked for before, and whoever asks anew gets a mail of its own.
            raise Never(_BOUNCED)
        if await self._store.read(partial(_unwanted, row)):
            return None
        return await self.sender.send(row)


def _came_back(row: Row, db: Connection) -> bool:
    return bounced_since(db, row["to_address"], row["created"])


def _unwanted(row: Row, db: Connection) -> bool:
    if row["person"] is None or UNASKED not in json.loads(row["headers"]):
        return False
    wishes = wishes_of(db, row["person"])
    return not wishes.turns and not wishes.reminders
