"""What people wish to be mailed, and addresses from which mails come back. Who has said nothing is mailed when it is
their turn, in one mail for several tables, with reminders, and not at night.

Links to sign in are always sent: who asks for one wants it, and confirming an address again ends its bouncing.
"""

import hmac
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from statecraft.server.people import people
from statecraft.server.people.people import Person
from statecraft.server.store import Connection, first

SECRET: Final = "unsubscribe"
"""Under this name the key for links that end mails is among the secrets of the database."""
STOP: Final = "/mail/stop"
"""The path of the page that ends mails; behind it stands whose."""
UNASKED: Final = "List-Unsubscribe"
"""The header by which a mail is known that nobody has asked for."""
_LONGEST_REASON: Final = 300


@dataclass(frozen=True, slots=True)
class MailWishes:
    """Which mails somebody wants."""

    turns: bool = True
    """When it is their turn at a table by mail, what ends there, and when they are invited to one."""
    digest: bool = True
    """Several tables in one mail, where their turns come together."""
    reminders: bool = True
    """When much of their time is over, and when somebody at the table reminds them."""
    at_night: bool = False


def wishes_of(db: Connection, person: str) -> MailWishes:
    """What somebody wants to be mailed."""
    row = first(db, "SELECT * FROM mail_wish WHERE person = :person", person=person)
    if row is None:
        return MailWishes()
    return MailWishes(**{each.name: bool(row[each.name]) for each in fields(MailWishes)})


def set_wishes(db: Connection, person: str, wishes: MailWishes) -> None:
    """Somebody wants these mails from now on."""
    people.there(db, person)
    values: Mapping[str, Any] = {name: int(value) for name, value in asdict(wishes).items()}
    db.run(
        "INSERT INTO mail_wish (person, turns, digest, reminders, at_night)"
        " VALUES (:person, :turns, :digest, :reminders, :at_night)"
        " ON CONFLICT (person) DO UPDATE SET turns = excluded.turns, digest = excluded.digest,"
        " reminders = excluded.reminders, at_night = excluded.at_night",
        person=person,
        **values,
    )


def unsubscribe(db: Connection, person: str) -> None:
    """Somebody wants no mails about tables any more."""
    known = wishes_of(db, person)
    set_wishes(db, person, MailWishes(False, known.digest, False, known.at_night))


def token_of(key: bytes, person: str) -> str:
    """What stands in somebody's links that end mails: nobody can guess it, and it ends nothing else."""
    return f"{person}.{hmac.digest(key, b'unsubscribe' + person.encode(), 'sha256').hex()}"


def person_of(key: bytes, token: str) -> str | None:
    """Whose link that is; None where we did not make it."""
    person = token.partition(".")[0]
    return person if hmac.compare_digest(token.encode(), token_of(key, person).encode()) else None


@dataclass(frozen=True, slots=True)
class Stops:
    """The links that end mails. Every mail that nobody has asked for has one, and a button for it (RFC 8058)."""

    url: str
    key: bytes

    def link(self, person: str) -> str:
        return f"{self.url}{STOP}/{token_of(self.key, person)}"

    def headers(self, person: str) -> dict[str, str]:
        return {
            UNASKED: f"<{self.link(person)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }


# Addresses.


def mail_bounced(db: Connection, address: str, reason: str, now: float) -> None:
    """Mails to an address come back: it gets no more, until it is confirmed again."""
    db.run(
        "INSERT INTO bounced (address, reason, at) VALUES (:address, :reason, :now)"
        " ON CONFLICT (address) DO UPDATE SET reason = excluded.reason, at = excluded.at",
        address=address,
        reason=" ".join(reason.split())[:_LONGEST_REASON],
        now=now,
    )


def bounce_of(db: Connection, address: str | None) -> str | None:
    """Why an address gets no mails; None where it does."""
    row = first(db, "SELECT reason FROM bounced WHERE address = :address", address=address)
    return None if row is None else str(row["reason"])


def bounced_since(db: Connection, address: str, when: float) -> bool:
    """Whether a mail to an address came back after that moment, and nobody has confirmed it since."""
    row = first(
        db,
        "SELECT address FROM bounced WHERE address = :address AND at > :since",
        address=address,
        since=when,
    )
    return row is not None


def reachable(db: Connection, person: Person) -> str | None:
    """The address that mails about tables go to; None where somebody has none, or it bounces."""
    if person.email is None or bounce_of(db, person.email) is not None:
        return None
    return person.email
