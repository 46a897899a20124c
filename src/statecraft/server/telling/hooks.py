"""The rows of those who are told: browsers with web push, hooks of people and tables; and what becomes of bad ones.

A hook of a person is told when it is that person's turn; a hook of a table what the table's public log says. One that
cannot be told for three days, or says that it is no more, is switched off, and its row keeps why.
"""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from statecraft.locale import Language
from statecraft.server.ids import Ids
from statecraft.server.jobs.outbox import pause
from statecraft.server.people import people
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first
from statecraft.server.telling.addresses import Reach, checked
from statecraft.server.telling.hook_forms import KINDS, MATRIX, PLAIN, check_room, kind_of
from statecraft.server.telling.web_push import BadKeys, check_keys

PUSH: Final = "push"
HOOK: Final = "hook"
"""The channels of the outbox."""
MOST_BROWSERS: Final = 10
MOST_HOOKS: Final = 5
"""So many a person may have, and a table."""
OFF_AFTER: Final = 3 * 86_400.0
"""Seconds of failing after which a hook is switched off."""
AT_ONCE_BETWEEN: Final = 2.0
"""Seconds between two messages to a hook; what comes meanwhile goes together."""
KEPT: Final = 7 * 86_400.0
"""Seconds for which it is known what was told when."""
_TOKEN: Final = re.compile(r"[!-~]{1,1000}")
_SHOWN: Final = 40
_LONGEST_NAME: Final = 80


# Browsers.


def subscribe(
    db: Connection,
    ids: Ids,
    reach: Reach,
    person: str,
    endpoint: str,
    p256dh: str,
    auth: str,
    browser: str,
    now: float,
) -> str:
    """Tell a browser from now on; the same browser again is the same, whoever uses it now."""
    people.there(db, person)
    checked(endpoint, reach)
    try:
        check_keys(p256dh, auth)
    except BadKeys:
        raise Refused("server-push-keys") from None
    known = first(db, "SELECT id FROM push WHERE endpoint = :endpoint", endpoint=endpoint.strip())
    if known is not None:
        drop_browser(db, known["id"])
    mine = browsers_of(db, person)
    # Who has so many has lost some: the oldest makes room.
    for row in mine[: max(0, len(mine) - MOST_BROWSERS + 1)]:
        drop_browser(db, row["id"])
    id = ids.name()
    db.run(
        "INSERT INTO push (id, person, endpoint, p256dh, auth, browser, created)"
        " VALUES (:id, :person, :endpoint, :p256dh, :auth, :browser, :now)",
        id=id,
        person=person,
        endpoint=endpoint.strip(),
        p256dh=p256dh,
        auth=auth,
        browser=" ".join(browser.split())[:_LONGEST_NAME],
        now=now,
    )
    return id


def renewed(
    db: Connection,
    reach: Reach,
    old: str,
    old_auth: str,
    endpoint: str,
    p256dh: str,
    auth: str,
) -> None:
    """A browser has got another address. That it is the same it shows by what only it and we know of the old one."""
    row = first(db, "SELECT * FROM push WHERE endpoint = :old", old=old)
    if row is None or row["auth"] != old_auth:
        raise Refused("server-no-browser", "missing")
    checked(endpoint, reach)
    try:
        check_keys(p256dh, auth)
    except BadKeys:
        raise Refused("server-push-keys") from None
    taken = first(db, "SELECT id FROM push WHERE endpoint = :new", new=endpoint.strip())
    if taken is not None and taken["id"] != row["id"]:
        drop_browser(db, taken["id"])
    db.run(
        "UPDATE push SET endpoint = :new, p256dh = :p256dh, auth = :auth WHERE id = :id",
        new=endpoint.strip(),
        p256dh=p256dh,
        auth=auth,
        id=row["id"],
    )


def browsers_of(db: Connection, person: str) -> Sequence[Row]:
    """Somebody's browsers, the oldest first."""
    return db.rows("SELECT * FROM push WHERE person = :id ORDER BY created, id", id=person)


def drop_browser(db: Connection, id: str) -> None:
    """Tell a browser no more, nor what waits for it."""
    db.run("DELETE FROM push WHERE id = :id", id=id)
    _drop_waiting(db, PUSH, id)


# Hooks.


def add_hook(
    db: Connection,
    ids: Ids,
    reach: Reach,
    person: str,
    table: str | None,
    language: Language,
    kind: str | None,
    address: str,
    room: str,
    token: str,
    now: float,
) -> Row:
    """Tell a hook from now on; its kind is what its address looks like, unless it is named."""
    people.there(db, person)
    parts = checked(address, reach)
    kind = kind or kind_of(parts.geturl())
    if kind not in KINDS:
        raise Refused("server-hook-kind", values={"known": ", ".join(KINDS)})
    secret = ""
    if kind == PLAIN:
        secret = ids.token()
    if kind == MATRIX:
        room, secret = check_room(room), token.strip()
        if not _TOKEN.fullmatch(secret):
            raise Refused("server-hook-token")
    if len(hooks_of(db, person, table)) >= MOST_HOOKS:
        raise Refused("server-many-hooks", "conflict", {"most": MOST_HOOKS})
    id = ids.name()
    db.run(
        "INSERT INTO hook (id, person, table_id, kind, address, room, secret, language, created)"
        " VALUES (:id, :person, :table_id, :kind, :address, :room, :secret, :language, :now)",
        id=id,
        person=person,
        table_id=table,
        kind=kind,
        address=address.strip(),
        room=room if kind == MATRIX else "",
        secret=secret,
        language=language,
        now=now,
    )
    return hook_of(db, id, person, table)


def hooks_of(db: Connection, person: str, table: str | None) -> Sequence[Row]:
    """The hooks of a table, or those of a person where it is about none."""
    if table is not None:
        return db.rows("SELECT * FROM hook WHERE table_id = :t ORDER BY created, id", t=table)
    return db.rows(
        "SELECT * FROM hook WHERE person = :id AND table_id IS NULL ORDER BY created, id",
        id=person,
    )


def hook_of(db: Connection, id: str, person: str, table: str | None) -> Row:
    """One of these."""
    row = next((each for each in hooks_of(db, person, table) if each["id"] == id), None)
    if row is None:
        raise Refused("server-no-hook", "missing")
    return row


def shown_address(hook: Row) -> str:
    """An address as it is shown: enough to know it by. The whole of it lets anybody write there."""
    address = str(hook["address"])
    if hook["kind"] == MATRIX or len(address) <= _SHOWN:
        return address
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}/…{address[-4:]}"


def drop_hook(db: Connection, id: str) -> None:
    """Tell a hook no more, nor what waits for it."""
    db.run("DELETE FROM hook WHERE id = :id", id=id)
    _drop_waiting(db, HOOK, id)


def switch_on(db: Connection, id: str) -> None:
    """Try a hook again that was switched off; what it has missed it is not told."""
    db.run(
        "UPDATE hook SET off = NULL, failing = NULL, problem = '', tries = 0, not_before = 0"
        " WHERE id = :id",
        id=id,
    )


def told(db: Connection, id: str, now: float) -> None:
    """A hook has been told something."""
    db.run(
        "UPDATE hook SET told = :now, failing = NULL, problem = '', tries = 0, not_before = :next"
        " WHERE id = :id",
        now=now,
        next=now + AT_ONCE_BETWEEN,
        id=id,
    )
    sweep(db, HOOK, id, now)


def sweep(db: Connection, channel: str, id: str, now: float) -> None:
    """Forget what was told long ago: that it was told is of no use to anybody any more."""
    db.run(
        "DELETE FROM mail WHERE channel = :channel AND to_address = :id AND sent < :before",
        channel=channel,
        id=id,
        before=now - KEPT,
    )


def failed(
    db: Connection, id: str, problem: str, now: float, wait: float = 0.0, for_good: bool = False
) -> float | None:
    """A hook could not be told; when to try again, or None where it is switched off now."""
    row = first(db, "SELECT * FROM hook WHERE id = :id", id=id)
    if row is None or row["off"] is not None:
        return None
    since = now if row["failing"] is None else row["failing"]
    tries = row["tries"] + 1
    next_try = now + max(wait, pause(tries))
    off = for_good or now - since >= OFF_AFTER
    db.run(
        "UPDATE hook SET failing = :since, tries = :tries, not_before = :next, problem = :problem,"
        " off = :off WHERE id = :id",
        since=since,
        tries=tries,
        next=next_try,
        problem=problem,
        off=now if off else None,
        id=id,
    )
    if off:
        db.run(
            "UPDATE mail SET failed = :now, reason = :problem, body = '', parts = '[]'"
            " WHERE channel = :channel AND to_address = :id AND sent IS NULL AND failed IS NULL",
            now=now,
            problem=problem,
            channel=HOOK,
            id=id,
        )
        return None
    db.run(
        "UPDATE mail SET next_try = :next WHERE channel = :channel AND to_address = :id"
        " AND sent IS NULL AND failed IS NULL",
        next=next_try,
        channel=HOOK,
        id=id,
    )
    return next_try


def waiting(db: Connection, id: str, most: int) -> Sequence[Row]:
    """What waits for a hook, in order."""
    return db.rows(
        "SELECT * FROM mail WHERE channel = :channel AND to_address = :id"
        " AND sent IS NULL AND failed IS NULL ORDER BY id LIMIT :most",
        channel=HOOK,
        id=id,
        most=most,
    )


def _drop_waiting(db: Connection, channel: str, id: str) -> None:
    db.run(
        "DELETE FROM mail WHERE channel = :channel AND to_address = :id AND sent IS NULL"
        " AND failed IS NULL",
        channel=channel,
        id=id,
    )
