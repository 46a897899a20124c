"""Brings a database to today's shape. Every server does this at its start; doing it twice is no harm."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from statecraft.server.store import Newer

_LOCK = 0x57A7EC
"""What servers on one database lock while they bring it to today's shape."""


def migrate(url: str) -> None:
    """Apply what is missing to the database at a URL of SQLAlchemy's form."""
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                # Servers that start together take turns.
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            known = {
                script.revision for script in ScriptDirectory.from_config(config).walk_revisions()
            }
            there = set(MigrationContext.configure(connection).get_current_heads())
            if not there <= known:
                raise Newer(f"the database is of version {', '.join(sorted(there - known))}")
            command.upgrade(config, "head")
    finally:
        engine.dispose()
