"""Writes the database's schema as SQL, for who plays in a browser and has no SQLAlchemy.

`python -m tools.offline_schema` after a migration; `--check` says whether that is due.
"""

import sys
from pathlib import Path

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from statecraft.offline.store import SCHEMA
from statecraft.server.store.schema import METADATA

HEAD = "-- Made from server/store/schema.py by python -m tools.offline_schema.\n"


def schema() -> str:
    """Every table and index as SQLite understands it."""
    dialect = sqlite.dialect()
    made = []
    for table in METADATA.sorted_tables:
        made.append(str(CreateTable(table).compile(dialect=dialect)).strip())
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        made += [str(CreateIndex(index).compile(dialect=dialect)).strip() for index in indexes]
    return HEAD + "".join([f"{statement};\n" for statement in made]).replace("\t", "  ")


def main(arguments: list[str], path: Path = SCHEMA) -> int:
    if arguments == ["--check"]:
        there = path.read_text(encoding="utf-8")
        if there == schema():
            return 0
        print(f"{path} is out of date: python -m tools.offline_schema")
        return 1
    path.write_text(schema(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
