"""People: guests with a name and a colour, the signed value that is their identity, and e-mail links.

There are no passwords. A guest's identity is a value signed by the server, kept in a cookie; who attaches
an e-mail address can have a link sent there, and is the same person on every device. Nothing an asker
sees differs between an address that is known and one that is not: that is looked at only when the link
is confirmed, by somebody who can read the mail.
"""

import base64
import hmac
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import cast

from statecraft.locale import LANGUAGES, Language
from statecraft.server.ids import Ids, hashed
from statecraft.server.people.address import address
from statecraft.server.people.names import own_name
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first

#: The first five are those of the seats.
COLOURS = (
    "orange",
    "blue",
    "green",
    "yellow",
    "pink",
    "red",
    "violet",
    "teal",
    "brown",
    "grey",
)
_IDENTITY = re.compile(r"([0-9a-f]{24})\.(\d{1,9})\.(\d{1,12})\.([A-Za-z0-9_-]{43})")
_FACE = re.compile(r"[0-9a-z]{1,16}")
# A device whose clock runs ahead of another node's is no forger.
_AHEAD = 300


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, or one who can be found by an e-mail address."""

    id: str
    name: str
    colour: str
    language: Language
    email: str | None
    epoch: int
    created: float
    #: From which the page draws a face.
    face: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a genuine identity says; its epoch still has to be that of the person."""

    person: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Who is signed in by a link, and the guest who is now part of that person.

    Where another device had asked, ``elsewhere`` says that every device but this one is signed out.
    """

    person: Person
    merged: str | None
    elsewhere: bool = False


class Identities:
    """Signs identities, and reads those it signed."""

    def __init__(self, key: bytes, days: int, clock: Callable[[], float]) -> None:
        self._key = key
        self._seconds = days * 86400
        self._clock = clock

    def issue(self, person: Person) -> str:
        """The identity of a person, from now on."""
        data = f"{person.id}.{person.epoch}.{int(self._clock())}"
        return f"{data}.{self._sign(data)}"

    def read(self, value: str) -> Claim | None:
        """Whose identity this is; None if we did not sign it, or too long ago."""
        found = _IDENTITY.fullmatch(value)
        if found is None:
            return None
        person, epoch, issued, signature = found.groups()
        if not hmac.compare_digest(signature, self._sign(f"{person}.{epoch}.{issued}")):
            return None
        age = self._clock() - int(issued)
        return Claim(person, int(epoch)) if -_AHEAD <= age < self._seconds else None

    def _sign(self, data: str) -> str:
        digest = hmac.digest(self._key, b"identity\0" + data.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def secret_key(db: Connection, name: str, ids: Ids) -> bytes:
    """A key of this server, made when it is first asked for."""
    return secret_value(db, name, ids.bytes(32))


def secret_there(db: Connection, name: str) -> bytes | None:
    """What a secret of this server is, if there is one yet."""
    row = first(db, "SELECT value FROM secret WHERE name = :name", name=name)
    return None if row is None else bytes(row["value"])


def secret_value(db: Connection, name: str, new: bytes) -> bytes:
    """What a secret of this server is; ``new`` where there was none. Of servers that start together one makes it."""
    find = "SELECT value FROM secret WHERE name = :name"
    row = first(db, find, name=name)
    if row is None:
        db.run(
            "INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING",
            name=name,
            value=new,
        )
        (row,) = db.rows(find, name=name)
    return bytes(row["value"])


def a_colour(given: str) -> str:
    """One of the colours there are."""
    if given not in COLOURS:
        raise Refused("server-no-colour", values={"known": ", ".join(COLOURS)})
    return given


def a_face(given: str) -> str:
    """What a face is drawn from: some small letters and digits."""
    if not _FACE.fullmatch(given):
        raise Refused("server-no-face")
    return given


def a_language(given: str) -> Language:
    """One of the languages there are."""
    if given not in LANGUAGES:
        raise Refused("server-no-language", values={"known": ", ".join(LANGUAGES)})
    return given


def an_address(given: str) -> str:
    """An e-mail address as it is kept."""
    found = address(given)
    if found is None:
        raise Refused("server-no-address")
    return found


def _person(row: Row | None) -> Person | None:
    if row is None:
        return None
    language = cast(Language, row["language"])
    return Person(
        row["id"],
        row["name"],
        row["colour"],
        language,
        row["email"],
        row["epoch"],
        row["created"],
        row["face"],
    )


def find(db: Connection, id: str) -> Person | None:
    """The person of that id."""
    return _person(first(db, "SELECT * FROM person WHERE id = :id", id=id))


def is_operator(person: Person | None, operators: Collection[str]) -> bool:
    """Whether somebody looks after this server: their e-mail address, which they have confirmed, is among these."""
    return person is not None and person.email is not None and person.email in operators


def claimed(db: Connection, claim: Claim) -> Person | None:
    """The person a claim is about, unless they have made it worthless."""
    person = find(db, claim.person)
    return person if person is not None and person.epoch == claim.epoch else None


def there(db: Connection, id: str) -> Person:
    """The person of that id, who must exist."""
    person = find(db, id)
    if person is None:
        raise Refused("server-nobody", "nobody")
    return person


def new_guest(
    db: Connection,
    ids: Ids,
    name: str,
    colour: str,
    language: Language,
    now: float,
    face: str | None = None,
) -> Person:
    """Somebody new; who has chosen no face gets one."""
    id = ids.name()
    face = id[:8] if face is None else a_face(face)
    made = Person(id, own_name(name), a_colour(colour), language, None, 0, now, face)
    db.run(
        "INSERT INTO person (id, name, colour, language, epoch, created, face)"
        " VALUES (:id, :name, :colour, :language, 0, :created, :face)",
        face=made.face,
        id=made.id,
        name=made.name,
        colour=made.colour,
        language=made.language,
        created=made.created,
    )
    return made


def change(
    db: Connection,
    id: str,
    *,
    name: str | None = None,
    colour: str | None = None,
    language: str | None = None,
    face: str | None = None,
) -> Person:
    """Another name, colour, language or face; what is None stays."""
    before = there(db, id)
    db.run(
        "UPDATE person SET name = :name, colour = :colour, language = :language, face = :face"
        " WHERE id = :id",
        face=before.face if face is None else a_face(face),
        id=id,
        name=before.name if name is None else own_name(name),
        colour=before.colour if colour is None else a_colour(colour),
        language=before.language if language is None else a_language(language),
    )
    return there(db, id)


def log_out_everywhere(db: Connection, id: str) -> None:
    """Make every identity given out so far worthless; browsers that were told of turns are told no more."""
    db.run("UPDATE person SET epoch = epoch + 1 WHERE id = :id", id=id)
    db.run("DELETE FROM push WHERE person = :id", id=id)


def new_link(db: Connection, ids: Ids, person: str, email: str, now: float, minutes: int) -> str:
    """The token of a link for an address; only its hash is kept. What ran out is swept away."""
    there(db, person)
    token = ids.token()
    db.run("DELETE FROM login_link WHERE expires < :now", now=now)
    db.run(
        "INSERT INTO login_link (hash, person, email, expires)"
        " VALUES (:hash, :person, :email, :expires)",
        hash=hashed(token),
        person=person,
        email=email,
        expires=now + 60 * minutes,
    )
    return token


def asked_by(db: Connection, token: str, now: float) -> Person:
    """Who asked for a link that can still be used."""
    row = _usable(db, token, now)
    return there(db, row["person"])


def _usable(db: Connection, token: str, now: float) -> Row:
    row = first(db, "SELECT * FROM login_link WHERE hash = :hash", hash=hashed(token))
    if row is None or row["used"] is not None or row["expires"] <= now:
        raise Refused("server-link-gone", "gone")
    if find(db, row["person"]) is None:
        raise Refused("server-link-gone", "gone")
    return row


def confirm_link(db: Connection, token: str, now: float, device: str | None) -> Confirmed:
    """Use a link: who opened it can read mail at the address, so it is theirs. ``device`` is who they were before.

    A new address becomes that of the person who asked. A known one signs in as the person it belongs to, and a
    guest who asked becomes part of that person; one with an address of their own stays who they are.

    Whoever asked elsewhere may be anybody who knows the address: they are no longer signed in as the person whose
    address it is now, and nothing of theirs becomes part of somebody else.
    """
    link = _usable(db, token, now)
    use = "UPDATE login_link SET used = :now WHERE hash = :hash AND used IS NULL"
    if not db.run(use, now=now, hash=link["hash"]):
        raise Refused("server-link-gone", "gone")
    # Somebody has read a mail there.
    db.run("DELETE FROM bounced WHERE address = :email", email=link["email"])
    asker = there(db, link["person"])
    owner = _person(first(db, "SELECT * FROM person WHERE email = :email", email=link["email"]))
    elsewhere = device != asker.id
    if owner is None:
        db.run("UPDATE person SET email = :email WHERE id = :id", email=link["email"], id=asker.id)
        if elsewhere:
            log_out_everywhere(db, asker.id)
        return Confirmed(there(db, asker.id), None, elsewhere)
    if owner.id == asker.id or asker.email is not None or elsewhere:
        return Confirmed(owner, None)
    merge(db, asker.id, owner.id)
    return Confirmed(owner, asker.id)


#: Where a person's id stands, and nothing forbids that both have a row.
_PLACES = (
    ("seat", "person"),
    ("seat", "first_person"),
    ("game_table", "host"),
    ("complaint", '"by"'),
    ("complaint", "about"),
    ("edition", "owner"),
    ("workshop_entry", "author"),
    ("workshop_entry", "hidden_by"),
    ("workshop_report", "author"),
    ("invitation", "host"),
    ("vacation", "person"),
    ("mail", "person"),
    ("push", "person"),
    ("hook", "person"),
)
#: Where each can have only one row of a kind: the other columns of the key.
_SINGLE = (
    ("notepad", "person", "table_id"),
    ("mute", "person", "muted"),
    ("mute", "muted", "person"),
    ("workshop_stars", "person", "entry"),
    ("friendship", "person", "other"),
    ("friendship", "other", "person"),
    ("block", "person", "blocked"),
    ("block", "blocked", "person"),
    ("invitation", "guest", "table_id"),
)


def merge(db: Connection, guest: str, person: str) -> None:
    """Make a guest part of a person: seats, tables, results, notes. The guest is no more."""
    for table, column in _PLACES:
        db.run(
            f"UPDATE {table} SET {column} = :person WHERE {column} = :guest",
            guest=guest,
            person=person,
        )
    for table, column, other in _SINGLE:
        db.run(
            f"DELETE FROM {table} WHERE {column} = :guest AND {other} IN"
            f" (SELECT {other} FROM {table} WHERE {column} = :person)",
            guest=guest,
            person=person,
        )
        db.run(
            f"UPDATE {table} SET {column} = :person WHERE {column} = :guest",
            guest=guest,
            person=person,
        )
    db.run("DELETE FROM mute WHERE person = muted")
    db.run("DELETE FROM friendship WHERE person = other")
    db.run("DELETE FROM block WHERE person = blocked")
    db.run("DELETE FROM invitation WHERE guest = host")
    # The hours of a person are known; a guest's only where they are not.
    db.run(
        "UPDATE hours SET person = :person WHERE person = :guest"
        " AND NOT EXISTS (SELECT 1 FROM hours WHERE person = :person)",
        guest=guest,
        person=person,
    )
    db.run("DELETE FROM hours WHERE person = :guest", guest=guest)
    db.run(
        "UPDATE mail_wish SET person = :person WHERE person = :guest"
        " AND NOT EXISTS (SELECT 1 FROM mail_wish WHERE person = :person)",
        guest=guest,
        person=person,
    )
    db.run("DELETE FROM mail_wish WHERE person = :guest", guest=guest)
    db.run(
        "UPDATE calendar SET person = :person WHERE person = :guest"
        " AND NOT EXISTS (SELECT 1 FROM calendar WHERE person = :person)",
        guest=guest,
        person=person,
    )
    db.run("DELETE FROM calendar WHERE person = :guest", guest=guest)
    # What one published one does not rate, also where it was another name that did.
    db.run(
        "DELETE FROM workshop_stars WHERE person = :person AND entry IN"
        " (SELECT id FROM workshop_entry WHERE author = :person)",
        person=person,
    )
    was, now = rated_as(guest), rated_as(person)
    db.run('UPDATE "placing" SET who = :now WHERE who = :was', was=was, now=now)
    for row in db.rows("SELECT * FROM rating WHERE who = :was", was=was):
        _merge_rating(db, row, now)
    db.run("DELETE FROM rating WHERE who = :was", was=was)
    db.run("DELETE FROM login_link WHERE person = :guest", guest=guest)
    db.run("DELETE FROM person WHERE id = :guest", guest=guest)


def rated_as(person: str) -> str:
    """The name under which a person's results and ratings stand; bots have theirs beside it."""
    return f"person:{person}"


def _merge_rating(db: Connection, guest: Row, person: str) -> None:
    """The rating with more games behind it stays, and the games are added up."""
    key = {"who": person, "game": guest["game"], "variant": guest["variant"]}
    where = "who = :who AND game = :game AND variant = :variant"
    mine = first(db, f"SELECT * FROM rating WHERE {where}", **key)
    if mine is None:
        db.run(
            "INSERT INTO rating (who, game, variant, mu, sigma, games)"
            " VALUES (:who, :game, :variant, :mu, :sigma, :games)",
            mu=guest["mu"],
            sigma=guest["sigma"],
            games=guest["games"],
            **key,
        )
        return
    kept = mine if mine["games"] >= guest["games"] else guest
    db.run(
        f"UPDATE rating SET mu = :mu, sigma = :sigma, games = :games WHERE {where}",
        mu=kept["mu"],
        sigma=kept["sigma"],
        games=mine["games"] + guest["games"],
        **key,
    )
