"""Looks through everything that was played: each table's log is folded from its first entry, and its dice are checked.

What is said of a table is what a player could find out with the record and the report, and whether the row of the table
agrees with its log.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from statecraft.fairdice import verify
from statecraft.fairdice.record_check import against_positions, against_record
from statecraft.server.ids import Ids
from statecraft.server.operators.tables import named
from statecraft.server.refusal import Refused
from statecraft.server.store import Connection, Damaged, Store
from statecraft.server.tables.change import OVER
from statecraft.server.tables.loader import TableLoader
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json, to_message


@dataclass(slots=True)
class Problem:
    """What is wrong with a table: the id of a text, and its values."""

    table: str
    text: str
    values: dict[str, str]

    def to_json(self) -> Json:
        return {"table": self.table, "text": self.text, "values": self.values}


@dataclass(slots=True)
class Found:
    """How many tables and reports of dice were looked at, and what is wrong."""

    tables: int
    reports: int
    burned: int
    problems: list[Problem]

    @property
    def ok(self) -> bool:
        return not self.problems

    def to_json(self) -> Json:
        return {
            "ok": self.ok,
            "tables": self.tables,
            "reports": self.reports,
            "burned": self.burned,
            "problems": [each.to_json() for each in self.problems],
        }


async def tables_to_verify(store: Store, given: Sequence[str] = ()) -> list[str]:
    """The ids of these tables, or of all there are."""
    if given:
        return [
            (await store.read(lambda db, one=one: named(db, one)))["id"]  # type: ignore[misc]
            for one in given
        ]
    rows = await store.read(lambda db: db.rows("SELECT id FROM game_table ORDER BY created, id"))
    return [row["id"] for row in rows]


async def verified(
    store: Store, loader: TableLoader, ids: Ids, tables: Sequence[str], done: Callable[[int], None]
) -> Found:
    """Look at these tables, one after the other, whatever else goes on."""
    found = Found(0, 0, 0, [])
    for id in tables:
        try:
            await _one(store, loader, ids, id, found)
        except (Damaged, Refused) as error:
            found.problems.append(Problem(id, "admin-wrong-unreadable", {"reason": str(error)}))
        done(1)
    return found


async def _one(store: Store, loader: TableLoader, ids: Ids, id: str, found: Found) -> None:
    def read(db: Connection) -> tuple[Callable[[str], Table], str | None, str] | None:
        loads = loader.load(db, id)
        if loads is None:
            return None
        (row,) = db.rows("SELECT result, status FROM game_table WHERE id = :id", id=id)
        return loads[1], row["result"], row["status"]

    loads = await store.read(read)
    if loads is None:
        # Gone since the list was made.
        return
    make, result, status = loads
    found.tables += 1
    try:
        table = await asyncio.to_thread(make, ids.name())
        if status == OVER and table.session is not None:
            folded = json.loads(json.dumps(to_message(table.state.result)))
            if json.loads(result or "null") != folded:
                found.problems.append(Problem(id, "admin-wrong-result", {}))
        await asyncio.to_thread(_dice, table, found)
    except Exception as error:
        # Whatever a damaged row can bring about is the finding.
        found.problems.append(
            Problem(id, "admin-wrong-unreadable", {"reason": f"{type(error).__name__}: {error}"})
        )


def _dice(table: Table, found: Found) -> None:
    if table.dice is None:
        return
    found.reports += 1
    document = table.dice.report()
    verdict = verify(document)
    found.burned += len(verdict.burned)
    wrong = verdict.wrong
    if wrong is None and table.session is not None and verdict.closed:
        text = table.session.record.to_jsonl()
        wrong = against_record(document, text)
        wrong = wrong or against_positions(document, table.settings.game, text)
    if wrong is not None:
        values = {"entry": str(wrong.entry), "reason": wrong.reason}
        found.problems.append(Problem(table.id, "admin-wrong-dice", values))
