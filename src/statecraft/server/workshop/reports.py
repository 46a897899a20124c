"""The queue of balance reports: rows that are claimed one at a time, and begun again after a crash.

Whose turn it is goes round by author: the next report is that of the author who has waited longest since the last
one was begun, so that nobody who publishes much keeps others waiting. Who makes the reports is in `report_worker`.
"""

import json
from dataclasses import dataclass
from typing import Any

from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Row, first

QUEUED, RUNNING, DONE, FAILED = "queued", "running", "done", "failed"


@dataclass(frozen=True, slots=True)
class Job:
    """A report to be made: of which version, and what is played in it."""

    entry: str
    version: int
    game: str
    edition: str
    options: dict[str, Any]
    games: int

    @property
    def folder(self) -> str:
        """What the folder of the report is called."""
        return f"{self.entry}-{self.version}"


def queue(db: Connection, entry: str, version: int, author: str, games: int, at: float) -> None:
    """Ask for a report on a version. Versions before it that still wait get none; with no games none is made."""
    drop_queued(db, entry)
    if games:
        db.run(
            "INSERT INTO workshop_report (entry, version, author, status, queued, games)"
            " VALUES (:entry, :version, :author, :status, :at, :games)",
            entry=entry,
            version=version,
            author=author,
            status=QUEUED,
            at=at,
            games=games,
        )


def drop_queued(db: Connection, entry: str) -> None:
    db.run(
        "DELETE FROM workshop_report WHERE entry = :entry AND status = :queued",
        entry=entry,
        queued=QUEUED,
    )


def queue_again(db: Connection, entry: Row, games: int, at: float) -> None:
    """Ask again for the report on an entry's latest version, where there is none or it could not be made."""
    key = {"entry": entry["id"], "version": entry["version"]}
    there = first(
        db, "SELECT status FROM workshop_report WHERE entry = :entry AND version = :version", **key
    )
    if there is not None and there["status"] != FAILED:
        raise Refused("server-workshop-report-there", "conflict")
    db.run("DELETE FROM workshop_report WHERE entry = :entry AND version = :version", **key)
    queue(db, entry["id"], entry["version"], entry["author"], games, at)


def begin_again(db: Connection) -> None:
    """After a start: whatever was being made when the server ended waits once more."""
    db.run("UPDATE workshop_report SET status = :q WHERE status = :r", q=QUEUED, r=RUNNING)


def claim(db: Connection, at: float) -> Job | None:
    """The next report to be made, which is from now on being made; None if none waits."""
    row = first(
        db,
        "SELECT r.entry, r.version, r.games, e.game, v.edition, v.options FROM workshop_report r"
        " JOIN workshop_entry e ON e.id = r.entry"
        " JOIN workshop_version v ON v.entry = r.entry AND v.version = r.version"
        " WHERE r.status = :queued ORDER BY"
        " COALESCE((SELECT MAX(o.started) FROM workshop_report o WHERE o.author = r.author), 0),"
        " r.queued, r.entry LIMIT 1",
        queued=QUEUED,
    )
    if row is None:
        return None
    db.run(
        "UPDATE workshop_report SET status = :running, started = :at, done = 0"
        " WHERE entry = :entry AND version = :version",
        running=RUNNING,
        at=at,
        entry=row["entry"],
        version=row["version"],
    )
    options = json.loads(row["options"])
    return Job(row["entry"], row["version"], row["game"], row["edition"], options, row["games"])


def progress(db: Connection, job: Job, done: int) -> None:
    """So many games have been played."""
    _update(db, job, "done = :done", done=done)


def finish(db: Connection, job: Job, summary: dict[str, Any], at: float) -> None:
    """The report is there; ``summary`` has its main figures."""
    text = json.dumps(summary)
    _update(
        db, job, f"status = '{DONE}', done = games, ended = :at, summary = :text", at=at, text=text
    )


def fail(db: Connection, job: Job, reason: str, at: float) -> None:
    """The report could not be made; the text ``workshop-failed-<reason>`` says why."""
    _update(db, job, f"status = '{FAILED}', ended = :at, reason = :reason", at=at, reason=reason)


def _update(db: Connection, job: Job, change: str, **values: Any) -> None:
    db.run(
        f"UPDATE workshop_report SET {change} WHERE entry = :entry AND version = :version",
        entry=job.entry,
        version=job.version,
        **values,
    )


def waiting_beside(db: Connection) -> int:
    """How many reports wait or are being made, all authors' together."""
    row = first(
        db,
        "SELECT COUNT(*) AS many FROM workshop_report WHERE status IN (:running, :queued)",
        running=RUNNING,
        queued=QUEUED,
    )
    return 0 if row is None else int(row["many"])
