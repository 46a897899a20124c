"""What is done with a mail that comes in: whom it is from, whether it may answer, and what is written back.

A reply counts if its address is one that we signed and its writer is the person on that seat, by their confirmed
address. A mail from anybody else, or to an address that we did not make, is dropped without a word, so that nobody can
have us write to strangers; the person on the seat is told once that somebody else answered in their name. What is
automatic is never answered. A mail that came before is known by its name.
"""

import asyncio
import hmac
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from statecraft.locale import Language, Texts
from statecraft.locale.speech import Speaker
from statecraft.server import metrics
from statecraft.server.correspondence import bounces, report
from statecraft.server.correspondence.address import (
    BEFORE,
    SECRET,
    ReplyTo,
    read_address,
    reply_address,
)
from statecraft.server.correspondence.answering import Outcome, Writer, answer
from statecraft.server.correspondence.answers import Item, Unclear, read_answers
from statecraft.server.correspondence.decisions import Decisions, decisions
from statecraft.server.correspondence.letter import Letter, read_letter
from statecraft.server.correspondence.notices import asked, last_mail, note_answer
from statecraft.server.correspondence.own_words import own_words
from statecraft.server.correspondence.turn_letter import dice_part, fresh_dice, fresh_log
from statecraft.server.correspondence.turn_text import dice_lines
from statecraft.server.ids import Ids
from statecraft.server.jobs.mail import put, signature
from statecraft.server.limits import Limit
from statecraft.server.log import logger
from statecraft.server.people import people
from statecraft.server.people.mail_wishes import reachable
from statecraft.server.people.people import Person, secret_key
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Store, first
from statecraft.server.tables.change import PLAYING
from statecraft.server.tables.seats import PERSON, Actor
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_services import TableServices

_REMEMBERED: Final = 90 * 86_400.0
"""Seconds for which the name of a mail is known; the moves themselves are known as long as their table."""

log = logger("replies")


class TooMany(Exception):
    """One sender writes more than a person does; the mail may come again later."""


class Inbox:
    """Takes mails in, from whatever brings them."""

    def __init__(
        self,
        store: Store,
        table_services: TableServices,
        clock: Callable[[], float],
        limit: Limit,
        url: str,
        domain: str,
        key: bytes,
        texts: Mapping[Language, Texts],
        wake: Callable[[], None],
    ) -> None:
        self._store = store
        self._texts = texts
        self._tables = table_services
        self._clock = clock
        self._limit = limit
        self._url = url
        self._domain = domain
        self._key = key
        self._wake = wake

    @staticmethod
    async def key(store: Store, ids: Ids) -> bytes:
        """The key that signs addresses."""
        return await store.write(lambda db: secret_key(db, SECRET, ids))

    def address_of(self, open_now: Decisions) -> str:
        """Where the mail about these decisions is answered to."""
        return reply_address(self._key, self._domain, open_now)

    def is_ours(self, address: str) -> bool:
        """Whether an address is one that this server has made."""
        return read_address(self._key, address) is not None

    async def take(
        self, data: bytes, envelope_from: str | None = None, to: Iterable[str] = ()
    ) -> str:
        """Do what a mail asks for; one word says what became of it, for the log and for tests.

        When this returns, all of it is on disk. TooMany, and what the store raises, leave it to be taken again.
        """
        letter = await asyncio.to_thread(read_letter, data, envelope_from, [*to])
        became = await self._take(letter)
        metrics.REPLIES.labels(became).inc()
        log.info("mail came", became=became, mail=letter.id[:12])
        return became

    async def _take(self, letter: Letter) -> str:
        if letter.is_report:
            return await self._bounced(letter)
        if letter.is_automatic:
            return "automatic"
        found = [read_address(self._key, each) for each in letter.addresses(BEFORE)]
        to = next((each for each in found if each is not None), None)
        if to is None:
            return await self._astray(letter)
        try:
            table = await self._tables.live_tables.open(to.table)
        except Refused as refused:
            if refused.kind == "unready":
                raise TooMany("not now") from refused
            return "no such table"
        person = await self._person(table, to.seat)
        if person is None:
            return "nobody there"
        if letter.sender != person.email:
            return await self._from_another(letter, to, table, person)
        if self._limit.take(person.id):
            raise TooMany(person.id)
        if await self._store.read(lambda db: _is_known(db, letter.id)):
            return "known"
        return await self._answered(letter, to, table, person)

    async def _bounced(self, letter: Letter) -> str:
        found = await asyncio.to_thread(bounces.bounces_of, letter)
        now = self._clock()

        def work(db: Connection) -> bool:
            noted = [bounces.note(db, each, now) for each in found]
            return any(noted)

        if not found:
            return "report"
        return "bounce" if await self._store.write(work) else "report"

    async def _astray(self, letter: Letter) -> str:
        """A reply that went to no decision's address: who answers a mail that we sent to them is told where to."""
        person = await self._store.read(lambda db: _answers_ours(db, letter))
        if person is None:
            return "not ours"
        if self._limit.take(person.id):
            raise TooMany(person.id)
        texts = self._texts[person.language]
        now = self._clock()

        def work(db: Connection) -> bool:
            address = reachable(db, person)
            if address is None or not _remember(db, letter.id, now):
                return False
            text = texts.say("mail-reply-astray", name=person.name) + signature(db, texts)
            subject = report.subject(letter, texts, "Statecraft")
            headers = report.headers(letter, None)
            own = self._own_id(letter)
            put(db, address, subject, text, now, person=person.id, message_id=own, headers=headers)
            return True

        if not await self._store.write(work):
            return "known"
        self._wake()
        return "astray"

    async def _person(self, table: Table, seat: int) -> Person | None:
        """Who sits there, if they have an address."""
        if seat >= len(table.seats) or table.seats[seat].kind != PERSON:
            return None
        id = table.seats[seat].person
        found = None if id is None else await self._store.read(lambda db: people.find(db, id))
        return None if found is None or found.email is None else found

    async def _from_another(self, letter: Letter, to: ReplyTo, table: Table, person: Person) -> str:
        """Somebody else has answered in a person's name: nothing moves, and the person is told, once for each address."""
        name = f"other {to.table} {to.seat} {to.position}"
        texts = self._speaker(table, person).texts
        now = self._clock()

        def work(db: Connection) -> None:
            address = reachable(db, person)
            if not _remember(db, name, now) or address is None:
                return
            link = f"{self._url}/t/{table.id}"
            text = texts.say("mail-reply-other", name=person.name, link=link) + signature(db, texts)
            put(db, address, texts.say("mail-reply-other.subject"), text, now, person=person.id)

        await self._store.write(work)
        self._wake()
        return "from another"

    async def _answered(self, letter: Letter, to: ReplyTo, table: Table, person: Person) -> str:
        speaker = self._speaker(table, person)
        items, unclear = _read(letter)
        actor = Actor(person.id, person.name, person.colour, face=person.face)
        writer = Writer(actor, to.seat, speaker, letter.id, self._code(to))
        outcome = Outcome()
        if items:
            live = self._tables.live_tables
            outcome = await answer(live, to, items, writer, self._clock)
        await self._write_back(letter, to, person, outcome, unclear)
        if unclear is not None:
            return "unclear"
        return "done" if outcome.failure is None else outcome.failure.text

    async def _write_back(
        self, letter: Letter, to: ReplyTo, person: Person, outcome: Outcome, unclear: str | None
    ) -> None:
        """The one mail that says what came of a reply, and that its name is known from now on."""
        table = await self._tables.live_tables.open(to.table)
        async with table.lock:
            speaker = self._speaker(table, person)
            open_now = decisions(table, to.seat, speaker) if table.status == PLAYING else None
            stands = report.standing(table, to.seat, outcome, open_now, speaker)
            asked_now = asked(table).get(to.seat) if table.status == PLAYING else None
            told = await self._store.read(partial(last_mail, table.id, to.seat))
            dice = fresh_dice(table, told)
            of_it = {place for done in outcome.done for place in done.log}
            besides = fresh_log(table, to.seat, speaker, told, of_it)
            heard_up_to = len(table.log)
        text = report.body(outcome, unclear, besides, stands, speaker, f"{self._url}/t/{table.id}")
        if dice is not None:
            # What tells of rolls brings what checks them.
            text += "\n\n" + "\n".join(dice_lines(dice, table.settings.code, speaker.texts))
        reply_to = None if open_now is None else self.address_of(open_now)
        subject = report.subject(letter, speaker.texts, speaker.title())
        now = self._clock()

        def work(db: Connection) -> None:
            address = reachable(db, person)
            if not _remember(db, letter.id, now) or address is None:
                return
            put(
                db,
                address,
                subject,
                text + signature(db, speaker.texts),
                now,
                person=person.id,
                table=table.id,
                message_id=self._own_id(letter),
                headers=report.headers(letter, reply_to),
                parts=[] if dice is None else [dice_part(dice, table.settings.code)],
            )
            decision = None if asked_now is None else str(asked_now)
            rolls = 0 if dice is None else dice.last + 1
            note_answer(db, table.id, to.seat, decision, rolls, heard_up_to)

        await self._store.write(work)
        self._wake()

    def _speaker(self, table: Table, person: Person) -> Speaker:
        texts = self._tables.library.texts(person.language, table.settings.game)
        names = [row.name or str(row.seat + 1) for row in table.seats]
        agreed = table.settings
        return Speaker(texts, agreed.game, names, agreed.holders, agreed.options)

    def _own_id(self, letter: Letter) -> str:
        """What the answer to a mail is called: by it a reply, or a report that it came back, is known."""
        return f"<reply.{letter.id}@{self._domain}>"

    def _code(self, to: ReplyTo) -> str:
        """Four figures with which giving up is confirmed at this seat."""
        digest = hmac.digest(self._key, f"concede\0{to.table} {to.seat}".encode(), "sha256")
        return f"{int.from_bytes(digest[:4]) % 9000 + 1000}"


def _read(letter: Letter) -> tuple[tuple[Item, ...], str | None]:
    """What a reply says; where that is not sure, the line that is not."""
    try:
        items = read_answers(own_words(letter.text))
    except Unclear as unclear:
        return (), unclear.line
    return items, None if items else ""


def _answers_ours(db: Connection, letter: Letter) -> Person | None:
    """Whose mail of ours a letter answers, where that was sent to the very address it comes from."""
    for id in letter.references:
        row = first(
            db,
            "SELECT person FROM mail WHERE message_id = :id AND to_address = :to",
            id=id,
            to=letter.sender,
        )
        if row is not None and row["person"] is not None:
            person = people.find(db, row["person"])
            return person if person is not None and person.email == letter.sender else None
    return None


def _is_known(db: Connection, name: str) -> bool:
    return first(db, "SELECT name FROM reply WHERE name = :name", name=name) is not None


def _remember(db: Connection, name: str, now: float) -> bool:
    """Note the name of a mail; False where it is known already. Those of long ago are forgotten."""
    if _is_known(db, name):
        return False
    db.run("DELETE FROM reply WHERE at < :long_ago", long_ago=now - _REMEMBERED)
    db.run("INSERT INTO reply (name, at) VALUES (:name, :at)", name=name, at=now)
    return True
