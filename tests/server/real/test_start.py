"""A start after a crash loads nothing it does not need, and still notices what has to be migrated."""

import runpy
import subprocess
import sys
from pathlib import Path

from server.real.serving import ROOT
from statecraft.server.store.sqlite import _SHAPES

LOADED = """
import asyncio, sys
from pathlib import Path
from statecraft.server.store.sqlite import SqliteStore
asyncio.run(SqliteStore(Path(sys.argv[1])).close())
print("alembic" in sys.modules)
"""


def opened(path: Path) -> str:
    """Whether opening a database loads what migrates it."""
    ran = subprocess.run(
        [sys.executable, "-c", LOADED, str(path)],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


def test_only_a_database_of_another_shape_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    assert opened(path) == "True"
    assert opened(path) == "False"


def test_every_migration_is_called_by_its_number() -> None:
    files = sorted(_SHAPES.glob("[0-9]*.py"))
    numbers = [runpy.run_path(str(file))["revision"] for file in files]
    assert numbers == [file.name.partition("_")[0] for file in files]
    assert numbers == sorted(numbers)
