"""Ratings of entries: one to five stars, one vote a person, which may be changed or taken back.

Who rates has finished a game with the entry, in any version of it, or is known by an e-mail address for a day; a name
alone is made too quickly. Nobody rates what they published themselves. Lists go by a mean that begins with a few
votes in the middle, so that one vote of five stars does not come before fifty of four and a half.
"""

from statecraft.server.people.people import Person
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first

LEAST_AGE = 86_400.0
PRIOR_VOTES, PRIOR_STARS = 3, 3.0
SCORE = (
    f"(COALESCE(s.total, 0) + {PRIOR_VOTES * PRIOR_STARS}) / (COALESCE(s.votes, 0) + {PRIOR_VOTES})"
)
"""What lists go by, where `s` has the number of votes and their total."""


def why_not(db: Connection, entry: Row, person: Person, now: float) -> str | None:
    """The text that says why somebody cannot rate an entry; None for who can."""
    if entry["author"] == person.id:
        return "server-workshop-own"
    if person.email is not None and now - person.created >= LEAST_AGE:
        return None
    return None if has_played(db, entry["id"], person.id) else "server-workshop-not-played"


def has_played(db: Connection, entry: str, person: str) -> bool:
    """Whether somebody sat at a table with this entry whose game is over."""
    found = first(
        db,
        "SELECT t.id FROM game_table t JOIN seat s ON s.table_id = t.id"
        " WHERE t.workshop_entry = :entry AND t.status = 'over' AND s.person = :person LIMIT 1",
        entry=entry,
        person=person,
    )
    return found is not None


def rate(db: Connection, entry: Row, person: Person, stars: int, now: float) -> None:
    """Give so many stars; a vote before is changed. None at all takes it back."""
    if (text := why_not(db, entry, person, now)) is not None:
        raise Refused(text, "forbidden")
    if stars == 0:
        db.run(
            "DELETE FROM workshop_stars WHERE entry = :entry AND person = :person",
            entry=entry["id"],
            person=person.id,
        )
        return
    db.run(
        "INSERT INTO workshop_stars (entry, person, stars, at) VALUES (:entry, :person, :stars, :at)"
        " ON CONFLICT (entry, person) DO UPDATE SET stars = excluded.stars, at = excluded.at",
        entry=entry["id"],
        person=person.id,
        stars=stars,
        at=now,
    )


def own_stars(db: Connection, entry: str, person: str) -> int:
    """The stars somebody gave; 0 for none."""
    row = first(
        db,
        "SELECT stars FROM workshop_stars WHERE entry = :entry AND person = :person",
        entry=entry,
        person=person,
    )
    return 0 if row is None else int(row["stars"])
