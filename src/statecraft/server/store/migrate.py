"""Brings a database to today's shape. Every server does this at its start; doing it twice is no harm.

Servers of two versions may share a database while they are exchanged one after the other: a migration that only adds
says in ``oldest`` which shape the servers may have been made for that go on beside it, and the database notes it.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import Engine

from statecraft.server.store import Newer

_LOCK = 0x57A7EC
"""What servers on one database lock while they bring it to today's shape."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def known_versions() -> set[str]:
    """The versions of the database that this program can bring to today's."""
    scripts = ScriptDirectory.from_config(_config())
    return {script.revision for script in scripts.walk_revisions()}


def migrate(url: str) -> None:
    """Apply what is missing to the database at a URL: `sqlite:///…`, or what PostgreSQL's own programs take."""
    engine = create_engine(url) if url.startswith("sqlite:") else _engine_of_postgres(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                # Servers that start together take turns.
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            config = _config()
            config.attributes["connection"] = connection
            scripts = ScriptDirectory.from_config(config)
            there = set(MigrationContext.configure(connection).get_current_heads())
            ours = scripts.get_current_head() or ""
            if not there <= (known := known_versions()):
                if _oldest(connection) <= ours:
                    return
                raise Newer(f"the database is of version {', '.join(sorted(there - known))}")
            if there == {ours}:
                # Nothing is written, so that a server starts on a full disk.
                return
            command.upgrade(config, "head")
            connection.execute(text("DELETE FROM shape"))
            oldest = scripts.get_revision(ours).module.oldest
            connection.execute(
                text("INSERT INTO shape (oldest) VALUES (:oldest)"), {"oldest": oldest}
            )
    finally:
        engine.dispose()


def _engine_of_postgres(url: str) -> Engine:
    """By connections of our own: a URL may name several servers, of which one takes what is written."""
    import psycopg

    return create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url))


def _oldest(connection: Connection) -> str:
    """The oldest shape that servers may have been made for; one that is none where the database does not say."""
    if not inspect(connection).has_table("shape"):
        return "none"
    found: str = connection.execute(text("SELECT oldest FROM shape")).scalar_one()
    return found
