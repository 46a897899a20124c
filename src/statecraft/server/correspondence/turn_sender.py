"""Makes mails of notices that are due: one for all that somebody is to be told, or none where there is nothing left.

A notice whose question was answered meanwhile, whose player looks at the table or has been mailed about that decision,
is dropped. The mail is written, and its notices are done with, in one transaction; who is told what in the next mail
goes on from there. This does not send it: the mail is a row of the outbox itself (`jobs/mail`, `jobs/smtp`).
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from statecraft.locale import Language, Texts
from statecraft.server.correspondence.notices import (
    ASKING,
    CHANNEL,
    ENDED,
    GONE,
    NUDGE,
    REMINDER,
    TURN,
    last_mail,
    mailed_about,
    wants,
    when_to_tell,
)
from statecraft.server.correspondence.turn_letter import Reply, Section, attachments, section
from statecraft.server.correspondence.turn_text import Frame, html, plain
from statecraft.server.jobs.fair_queue import FairQueue
from statecraft.server.jobs.mail import put, signature
from statecraft.server.jobs.outbox import Done, NotBefore
from statecraft.server.people import people
from statecraft.server.people.hours import hours_of
from statecraft.server.people.mail_wishes import MailWishes, Stops, reachable, wishes_of
from statecraft.server.people.people import Person
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, Store
from statecraft.server.tables.calendar import Hours
from statecraft.server.tables.change import PLAYING
from statecraft.server.tables.live_tables import LiveTables
from statecraft.server.tables.loader import Library
from statecraft.server.tables.seats import PERSON


@dataclass(frozen=True, slots=True)
class _Told:
    """What is known of somebody who is to be told something."""

    person: Person
    address: str
    wishes: MailWishes
    hours: Hours
    notices: Sequence[Row]
    foot: str


class TurnSender:
    """Makes the mails about turns."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        library: Library,
        texts: Mapping[Language, Texts],
        threads: FairQueue,
        clock: Callable[[], float],
        sender: str,
        stops: Stops,
        reply: Reply = lambda _decisions: None,
        written: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._live_tables = live_tables
        self._library = library
        self._texts = texts
        self._threads = threads
        self._clock = clock
        self._domain = sender.rpartition("@")[2]
        self._stops = stops
        #: The address that decisions are answered to; set where mails come in.
        self.reply = reply
        self._written = written

    async def send(self, row: Row) -> Done | None:
        told = await self._store.read(partial(self._known, row))
        if told is None:
            return None
        now = self._clock()
        morning = await self._store.read(
            lambda db: when_to_tell(db, told.person.id, told.wishes, now)
        )
        if morning > now:
            raise NotBefore(morning)
        sections = [
            found
            for notice in told.notices
            if (found := await self._section(told, notice)) is not None
        ]
        return partial(self._write, row, told, _once(sections))

    def _known(self, row: Row, db: Connection) -> _Told | None:
        person = people.find(db, row["person"])
        address = None if person is None else reachable(db, person)
        if person is None or address is None:
            return None
        wishes = wishes_of(db, person.id)
        others = db.rows(
            "SELECT * FROM mail WHERE channel = :channel AND person = :person"
            " AND sent IS NULL AND failed IS NULL ORDER BY id",
            channel=CHANNEL,
            person=person.id,
        )
        mine = [each for each in others if wishes.digest or each["id"] == row["id"]]
        foot = signature(db, self._texts[person.language])
        return _Told(person, address, wishes, hours_of(db, person.id), mine, foot)

    async def _section(self, told: _Told, notice: Row) -> Section | None:
        """What there is to tell about a notice now; None where there is nothing any more."""
        what = json.loads(notice["parts"])[0]
        seat, kind, id, by = what["seat"], what["kind"], notice["table_id"], what.get("by", "")
        if not wants(told.wishes, kind):
            return None
        try:
            table = await self._live_tables.open(id)
        except Refused:
            # It is gone, and with it what there was to tell.
            return None
        async with table.lock:
            row = table.seats[seat]
            mine = [each.seat for each in table.seats if each.person == told.person.id]
            if row.kind != PERSON or row.person != told.person.id or table.session is None:
                return None
            if any(self._live_tables.follows(id, each) for each in mine):
                return None
            if kind in ASKING and table.status != PLAYING:
                return None
            last = await self._store.read(partial(last_mail, id, seat))
            texts = self._library.texts(told.person.language, table.settings.game)
            found = await self._threads.in_thread(
                told.person.id,
                section,
                table,
                seat,
                kind,
                texts,
                told.hours,
                last,
                self._stops.url,
                by,
            )
        if kind in ASKING and not found.decision:
            return None
        if kind == TURN and last is not None and last["decision"] == found.decision:
            return None
        return found

    def _write(self, row: Row, told: _Told, sections: Sequence[Section], db: Connection) -> None:
        """Write the mail, note what it told, and be done with its notices."""
        now = self._clock()
        # What was mailed in between by a reply's answer need not be told again.
        fresh = [
            each
            for each in sections
            if each.kind != TURN or mailed_about(db, each.table, each.seat) != each.decision
        ]
        if fresh:
            self._put(told, fresh, str(row["id"]), now, db)
        for notice in told.notices:
            if notice["id"] != row["id"]:
                db.run("UPDATE mail SET sent = :now WHERE id = :id", now=now, id=notice["id"])
        self._written()

    def _put(
        self, told: _Told, sections: Sequence[Section], mark: str, now: float, db: Connection
    ) -> None:
        texts = self._texts[told.person.language]
        stop = self._stops.link(told.person.id)
        replies = tuple(
            [None if each.decisions is None else self.reply(each.decisions) for each in sections]
        )
        frame = Frame(told.person.name, told.foot, stop, mark, replies)
        alone = sections[0] if len(sections) == 1 else None
        message_id = f"<{'turn' if alone else 'digest'}.{mark}.{sections[0].table}@{self._domain}>"
        headers = self._stops.headers(told.person.id)
        if alone is not None:
            headers |= self._thread(db, alone)
            headers["List-Id"] = f"<{alone.table}.tables.{self._domain}>"
            if replies[0] is not None:
                headers["Reply-To"] = replies[0]
            subject = texts.say("mail-turn-subject", game=alone.title, names=alone.others)
        else:
            subject = texts.say("mail-digest-subject", count=len(sections))
        put(
            db,
            told.address,
            subject,
            plain(sections, frame, texts),
            now,
            person=told.person.id,
            table=None if alone is None else alone.table,
            message_id=message_id,
            html=html(sections, frame, texts),
            headers=headers,
            parts=attachments(sections, mark),
        )
        for each in sections:
            note_mailed(db, each, message_id if alone is not None else None)

    def _thread(self, db: Connection, section: Section) -> dict[str, str]:
        """All mails about a table to a seat are one thread, whose beginning is never sent."""
        root = f"<table.{section.table}.{section.seat}@{self._domain}>"
        row = last_mail(section.table, section.seat, db)
        last = root if row is None or not row["last"] else str(row["last"])
        return {"In-Reply-To": last, "References": root if last == root else f"{root} {last}"}


def note_mailed(db: Connection, section: Section, message_id: str | None) -> None:
    """Note what a seat was mailed, so that the next mail goes on from there."""
    rolls = 0 if section.dice is None else section.dice.last + 1
    db.run(
        "INSERT INTO mail_thread (table_id, seat, decision, line, rolls, last)"
        " VALUES (:id, :seat, :decision, :line, :rolls, :last)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET decision = excluded.decision,"
        " line = CASE WHEN excluded.line > mail_thread.line THEN excluded.line"
        " ELSE mail_thread.line END,"
        " rolls = CASE WHEN excluded.rolls > mail_thread.rolls THEN excluded.rolls"
        " ELSE mail_thread.rolls END,"
        " last = CASE WHEN excluded.last = '' THEN mail_thread.last ELSE excluded.last END",
        id=section.table,
        seat=section.seat,
        decision=section.decision,
        line=section.log,
        rolls=rolls,
        last=message_id or "",
    )


def _once(sections: Sequence[Section]) -> list[Section]:
    """Each table and seat once, with what weighs most; what ended is told last."""
    order = {ENDED: 0, GONE: 1, NUDGE: 2, REMINDER: 3, TURN: 4}
    found: dict[tuple[str, int], Section] = {}
    for each in sorted(sections, key=lambda each: order[each.kind]):
        found.setdefault((each.table, each.seat), each)
    return sorted(found.values(), key=lambda each: each.kind == ENDED)
