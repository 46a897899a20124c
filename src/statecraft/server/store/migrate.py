"""Brings a database to today's shape. Every server does this at its start; doing it twice is no harm."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine


def migrate(url: str) -> None:
    """Apply what is missing to the database at a URL of SQLAlchemy's form."""
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
