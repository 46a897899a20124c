"""What is going on: nodes, tables, people, queues, the outbox, room on the disk. Read from the database and the folder."""

import shutil
from pathlib import Path
from typing import Final

from statecraft.server.operators import bans, broadcasts
from statecraft.server.store import Connection
from statecraft.server.updates.projection import Json

_DAY: Final = 86400.0


def overview(db: Connection, at: float) -> Json:
    """What the database knows."""

    def count(sql: str, **values: object) -> int:
        (row,) = db.rows(f"SELECT COUNT(*) AS many FROM {sql}", **values)
        return int(row["many"])

    now = db.time()
    nodes = db.rows(
        "SELECT id, alive_until FROM node WHERE alive_until > :now ORDER BY id", now=now
    )
    leases = db.rows("SELECT node, COUNT(*) AS many FROM lease GROUP BY node")
    held = {row["node"]: row["many"] for row in leases}
    tables = db.rows("SELECT status, COUNT(*) AS many FROM game_table GROUP BY status")
    (last,) = db.rows("SELECT MAX(at) AS at FROM entry")
    return {
        "nodes": [{"id": row["id"], "claims": held.get(row["id"], 0)} for row in nodes],
        "tables": {row["status"]: row["many"] for row in tables},
        "entries": count("entry"),
        "last_entry": last["at"],
        "entries_last_day": count("entry WHERE at > :since", since=at - _DAY),
        "people": count("person"),
        "with_address": count("person WHERE email IS NOT NULL"),
        "new_last_day": count("person WHERE created > :since", since=at - _DAY),
        "queues": {
            "deadlines": count("deadline"),
            "deadlines_overdue": count("deadline WHERE due <= :at", at=at),
            "bots": count(
                "game_table t WHERE t.status = 'playing' AND EXISTS"
                " (SELECT 1 FROM seat s WHERE s.table_id = t.id AND (s.kind = 'bot' OR s.away = 1))"
            ),
            "mails": count("mail WHERE sent IS NULL AND failed IS NULL"),
            "reports": count("workshop_report WHERE status IN ('queued', 'running')"),
        },
        "complaints": count("complaint WHERE handled IS NULL"),
        "bans": len(bans.all_of(db, at)),
        "broadcasts": len(broadcasts.all_of(db, at)),
    }


def of_folder(data: Path) -> Json:
    """What the data folder knows: the outbox, the size of files, and how much room there is."""
    outbox = data / "outbox"
    files = {
        name: path.stat().st_size
        for name in ("statecraft.sqlite", "statecraft.sqlite-wal")
        if (path := data / name).is_file()
    }
    room = shutil.disk_usage(data)
    return {
        "outbox": len(list(outbox.glob("*.eml"))) if outbox.is_dir() else 0,
        "files": files,
        "disk_free": room.free,
        "disk_total": room.total,
    }
