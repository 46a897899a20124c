"""People among each other: friends by mutual consent, whom somebody has blocked, who was invited where, who played with
whom lately.

Nobody is told that they are blocked. A request for friendship that a blocked person sends looks sent to them, and is
never seen; their talk is not heard, their nudges and invitations do not arrive, and tables whose host has blocked them
have no seat for them. Whose friend somebody is only those two know.
"""

from collections.abc import Collection
from typing import Any

from statecraft.server.people.people import there
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first

Json = dict[str, Any]
MOST_FRIENDS = 500
MOST_ASKED = 50
"""Requests of one person that nobody has answered yet."""
MOST_BLOCKED = 1000
RECENT = 20
_WHO = "p.id, p.name, p.colour, p.face"


# Blocks.


def blockers_of(db: Connection, person: str) -> frozenset[str]:
    """Those who have blocked somebody."""
    rows = db.rows("SELECT person FROM block WHERE blocked = :id", id=person)
    return frozenset([row["person"] for row in rows])


def blocked_by(db: Connection, person: str) -> frozenset[str]:
    """Those whom somebody has blocked."""
    rows = db.rows("SELECT blocked FROM block WHERE person = :id", id=person)
    return frozenset([row["blocked"] for row in rows])


def check_let_in(host: str, blockers: Collection[str]) -> None:
    """Refuse a seat to somebody whom the host has blocked, without saying why."""
    if host in blockers:
        raise Refused("server-not-let-in", "forbidden")


def block(db: Connection, me: str, other: str, now: float) -> None:
    """Have nothing more to do with somebody: friendship and invitations between the two are gone."""
    _another(db, me, other)
    if len(blocked_by(db, me)) >= MOST_BLOCKED:
        raise Refused("server-too-many-blocked", "conflict", {"most": MOST_BLOCKED})
    db.run(
        "INSERT INTO block (person, blocked, at) VALUES (:me, :other, :now)"
        " ON CONFLICT (person, blocked) DO NOTHING",
        me=me,
        other=other,
        now=now,
    )
    end_friendship(db, me, other)
    db.run(
        "DELETE FROM invitation WHERE (guest = :me AND host = :other)"
        " OR (guest = :other AND host = :me)",
        me=me,
        other=other,
    )


def unblock(db: Connection, me: str, other: str) -> None:
    db.run("DELETE FROM block WHERE person = :me AND blocked = :other", me=me, other=other)


# Friends.


def ask_friendship(db: Connection, me: str, other: str, now: float) -> None:
    """Ask somebody to be a friend; whoever was asked by them already accepts by it."""
    _another(db, me, other)
    if other in blocked_by(db, me):
        raise Refused("server-blocked-by-you", "conflict")
    if are_friends(db, me, other):
        raise Refused("server-friends-already", "conflict")
    if _count_friends(db, me) >= MOST_FRIENDS:
        raise Refused("server-too-many-friends", "conflict", {"most": MOST_FRIENDS})
    if _accept(db, me, other, now):
        return
    asked = db.rows("SELECT other FROM friendship WHERE person = :me AND accepted IS NULL", me=me)
    if other not in [row["other"] for row in asked] and len(asked) >= MOST_ASKED:
        raise Refused("server-too-many-requests", "conflict", {"most": MOST_ASKED})
    db.run(
        "INSERT INTO friendship (person, other, at) VALUES (:me, :other, :now)"
        " ON CONFLICT (person, other) DO NOTHING",
        me=me,
        other=other,
        now=now,
    )


def _accept(db: Connection, me: str, other: str, now: float) -> bool:
    """Accept what somebody asked, if they did."""
    return bool(
        db.run(
            "UPDATE friendship SET accepted = :now"
            " WHERE person = :other AND other = :me AND accepted IS NULL",
            me=me,
            other=other,
            now=now,
        )
    )


def accept_friendship(db: Connection, me: str, other: str, now: float) -> None:
    """Say yes to somebody who asked."""
    if _count_friends(db, me) >= MOST_FRIENDS:
        raise Refused("server-too-many-friends", "conflict", {"most": MOST_FRIENDS})
    if other in blocked_by(db, me) or not _accept(db, me, other, now):
        raise Refused("server-no-request", "missing")


def end_friendship(db: Connection, me: str, other: str) -> None:
    """Decline, withdraw or end: whatever there is between the two."""
    db.run(
        "DELETE FROM friendship WHERE (person = :me AND other = :other)"
        " OR (person = :other AND other = :me)",
        me=me,
        other=other,
    )


def are_friends(db: Connection, me: str, other: str) -> bool:
    found = first(
        db,
        "SELECT 1 AS yes FROM friendship WHERE accepted IS NOT NULL"
        " AND ((person = :me AND other = :other) OR (person = :other AND other = :me))",
        me=me,
        other=other,
    )
    return found is not None


def _count_friends(db: Connection, me: str) -> int:
    rows = db.rows(
        "SELECT person FROM friendship WHERE accepted IS NOT NULL AND (person = :me OR other = :me)",
        me=me,
    )
    return len(rows)


def _another(db: Connection, me: str, other: str) -> None:
    if me == other:
        raise Refused("server-yourself", "conflict")
    if first(db, "SELECT id FROM person WHERE id = :id", id=other) is None:
        raise Refused("server-no-such-person", "missing")


def circle(db: Connection, me: str) -> Json:
    """All that somebody's page about people shows. It is theirs alone."""
    blocked = blocked_by(db, me)
    mine = db.rows(
        f"SELECT {_WHO}, f.at, f.accepted, 1 AS mine FROM friendship f JOIN person p ON p.id = f.other"
        " WHERE f.person = :me",
        me=me,
    )
    theirs = db.rows(
        f"SELECT {_WHO}, f.at, f.accepted, 0 AS mine FROM friendship f JOIN person p ON p.id = f.person"
        " WHERE f.other = :me",
        me=me,
    )
    friends = [row for row in (*mine, *theirs) if row["accepted"] is not None]
    known = {row["id"] for row in friends}
    others = db.rows(
        f"SELECT {_WHO}, b.at FROM block b JOIN person p ON p.id = b.blocked"
        " WHERE b.person = :me ORDER BY b.at DESC",
        me=me,
    )
    return {
        "friends": sorted([_who(row) for row in friends], key=lambda each: each["name"].casefold()),
        "asking": [
            _who(row)
            for row in theirs
            if row["accepted"] is None and row["id"] not in blocked | known
        ],
        "asked": [_who(row) for row in mine if row["accepted"] is None and row["id"] not in known],
        "recent": recent(db, me, blocked),
        "blocked": [_who(row) for row in others],
    }


def recent(db: Connection, me: str, but: Collection[str] = ()) -> list[Json]:
    """With whom somebody played lately, the latest first."""
    rows = db.rows(
        f"SELECT {_WHO}, MAX(t.started) AS at FROM seat mine"
        " JOIN game_table t ON t.id = mine.table_id AND t.started IS NOT NULL"
        " JOIN seat s ON s.table_id = mine.table_id"
        " JOIN person p ON p.id = s.person"
        " WHERE mine.person = :me AND p.id <> :me"
        " GROUP BY p.id, p.name, p.colour, p.face ORDER BY MAX(t.started) DESC LIMIT :most",
        me=me,
        most=RECENT + len(but),
    )
    return [_who(row) for row in rows if row["id"] not in but][:RECENT]


def _who(row: Row) -> Json:
    return {name: row[name] for name in ("id", "name", "colour", "face", "at")}


# Invitations.


def invite(db: Connection, table: str, me: str, friend: str, now: float) -> bool:
    """Invite a friend to a table; whether this is the first time."""
    there(db, me)
    if not are_friends(db, me, friend):
        raise Refused("server-no-friend", "forbidden")
    written = db.run(
        "INSERT INTO invitation (table_id, guest, host, at) VALUES (:table, :friend, :me, :now)"
        " ON CONFLICT (table_id, guest) DO NOTHING",
        table=table,
        friend=friend,
        me=me,
        now=now,
    )
    return bool(written)


def invitations(db: Connection, me: str) -> list[Json]:
    """Where somebody is invited and can still sit down."""
    rows = db.rows(
        f"SELECT {_WHO}, i.at, t.id AS table_id, t.code, t.game FROM invitation i"
        " JOIN game_table t ON t.id = i.table_id AND t.status = 'open'"
        " JOIN person p ON p.id = i.host WHERE i.guest = :me"
        " AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.person = :me)"
        " ORDER BY i.at DESC LIMIT :most",
        me=me,
        most=RECENT,
    )
    return [
        {"table": row["table_id"], "code": row["code"], "game": row["game"], "by": _who(row)}
        for row in rows
    ]


def decline_invitation(db: Connection, me: str, table: str) -> None:
    db.run("DELETE FROM invitation WHERE table_id = :table AND guest = :me", table=table, me=me)
