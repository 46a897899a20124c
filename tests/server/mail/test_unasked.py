"""Mails that nobody asked for go by what their reader wishes, and have the link that ends them; others always go."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.live import TEXTS, Clock
from server.mail.letters import STOP_KEY, Letters, by_days, html_of, in_letters, text_of
from server.mail.test_outbox import Taken
from server.tables.room import ADA, BO
from statecraft.locale import Texts
from statecraft.server.correspondence.notices import asked, write_nudge
from statecraft.server.correspondence.unasked import StillWanted, write_unasked
from statecraft.server.jobs.mail import write_mail
from statecraft.server.jobs.outbox import MAIL, Outbox
from statecraft.server.people import hours, people
from statecraft.server.people.mail_wishes import (
    MailWishes,
    Stops,
    mail_bounced,
    set_wishes,
    unsubscribe,
)
from statecraft.server.store import Connection
from statecraft.server.tables.table import Table

if TYPE_CHECKING:
    from server.conftest import Database

STOPS = Stops("https://play.example.org", STOP_KEY)
ADDRESS = "ada@example.org"


async def nudged(letters: Letters, table: Table) -> None:
    seat = min(asked(table))
    by = table.seats[1 - seat].name
    nudge = partial(write_nudge, table=table, seat=seat, by=by, now=letters.room.clock())
    await letters.room.store.write(nudge)


def test_a_nudge_is_a_whole_mail_about_the_turn_at_once(tmp_path: Path) -> None:
    async def work(letters: Letters) -> None:
        table = await by_days(letters.room)
        seat = min(asked(table))
        await letters.due()
        await nudged(letters, table)
        await nudged(letters, table)
        (mail,) = await letters.due(0)
        words = ("Bo reminds you: Globopolis", "Ada erinnert dich: Globopolis")[seat]
        assert words in text_of(mail)
        assert words in html_of(mail)
        assert f"/t/{table.id}" in text_of(mail)
        person = str((ADA, BO)[seat].person)
        assert mail["List-Unsubscribe"] == f"<{STOPS.link(person)}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # Who has decided before it was read at all is reminded of nothing.
        await nudged(letters, table)
        while seat in asked(table):
            await letters.room.step(table.id)
            table = await letters.room.at(table.id)
        assert all(
            mail["To"] != f"{('ada', 'bo')[seat]}@example.org" for mail in await letters.due()
        )

    in_letters(tmp_path, work)


@pytest.mark.parametrize("why", ["no reminders", "bounced", "asleep"])
def test_who_wants_no_nudge_now_gets_none_now(tmp_path: Path, why: str) -> None:
    async def work(letters: Letters) -> None:
        def so(db: Connection) -> None:
            for person, mail in ((ADA.person, ADDRESS), (BO.person, "bo@example.org")):
                if why == "no reminders":
                    set_wishes(db, str(person), MailWishes(reminders=False))
                elif why == "bounced":
                    mail_bounced(db, mail, "550 no such user", 1.0)
                else:
                    # It is eight in the morning.
                    hours.set_hours(db, str(person), "UTC", 7 * 60, 10 * 60)

        table = await by_days(letters.room)
        await letters.due()
        await letters.room.store.write(so)
        await nudged(letters, table)
        assert await letters.due(0) == []
        assert len(await letters.due(3 * 3600)) == (why == "asleep")

    in_letters(tmp_path, work)


class Post:
    """An outbox before which stands what asks whether a mail is still wanted, and a person with an address."""

    def __init__(self, database: "Database") -> None:
        self.clock = Clock()
        self.taken = Taken()
        self.outbox = Outbox(
            database.store, self.clock, {MAIL: StillWanted(database.store, self.taken)}
        )
        self._database = database
        database.write(
            lambda db: db.run(
                "INSERT INTO person (id, name, colour, language, email, created)"
                " VALUES ('ada', 'Ada', 'blue', 'en', :email, 0)",
                email=ADDRESS,
            )
        )

    def invite(self, texts: Texts = TEXTS["en"]) -> None:
        def work(db: Connection) -> None:
            person = people.find(db, "ada")
            assert person is not None
            values = {"name": "Ada", "by": "Bo", "game": "Harbour", "link": "https://x.example/j/1"}
            write_unasked(db, texts, person, STOPS, "mail-invitation", {**values}, self.clock.now)

        self._database.write(work)

    def link(self) -> None:
        values = {"name": "Ada", "link": "https://x.example/link/1", "minutes": 15}
        self._database.write(
            lambda db: write_mail(db, TEXTS["en"], ADDRESS, "mail-link", {**values}, self.clock.now)
        )

    def sent(self) -> int:
        """How many leave now."""
        before = len(self.taken.to)
        self._database.loop.run_until_complete(self.outbox.deliver())
        return len(self.taken.to) - before


def test_an_invitation_can_be_ended_and_is_not_sent_to_who_did(database: "Database") -> None:
    post = Post(database)
    post.invite()
    (row,) = database.write(lambda db: db.rows("SELECT * FROM mail"))
    assert f"No more such mails: {STOPS.link('ada')}" in row["body"]
    assert f"<{STOPS.link('ada')}>" in row["headers"]
    assert post.sent() == 1
    # One waits while its reader ends such mails; none is written afterwards.
    post.invite()
    database.write(lambda db: unsubscribe(db, "ada"))
    post.invite()
    assert len(database.write(lambda db: db.rows("SELECT id FROM mail"))) == 2
    assert post.sent() == 0
    # A link is asked for.
    post.link()
    assert post.sent() == 1


def test_an_address_that_bounced_gets_what_is_asked_for_anew_alone(database: "Database") -> None:
    post = Post(database)
    post.link()
    post.invite()
    post.clock.now += 10
    database.write(lambda db: mail_bounced(db, ADDRESS, "550 no such user", post.clock.now))
    post.invite()
    assert post.sent() == 0
    rows = database.write(lambda db: db.rows("SELECT reason, body FROM mail"))
    assert [tuple(row.values()) for row in map(dict, rows)] == [
        ("mails to this address come back", "")
    ] * 2
    post.clock.now += 10
    post.link()
    assert post.sent() == 1
