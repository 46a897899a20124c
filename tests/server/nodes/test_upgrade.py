"""Nodes are exchanged for those of the next version one after the other, while people play on: the database of the new
version is enough for the old one, games go on by the rules they began with, and new ones begin by new rules.

The next version is this one with what a version may bring: a migration that adds, and a rule that is decided otherwise.
"""

import asyncio
import shutil
from pathlib import Path

import pytest

from server.nodes.test_killed import LONG, NodeServer, Played, playing
from server.real.serving import ROOT, Json, Person, run
from statecraft.core.record.record import OtherRules, Record, fold
from statecraft.globopolis.game import GAME

SINCE = """
import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{last}"
oldest = "{last}"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("tomorrow", sa.Text(), server_default="", nullable=False))
"""
RULING = 'Option("pass_pay", "{}"'
"""What the next version decides otherwise."""


def changed(path: Path, old: str, new: str) -> None:
    content = path.read_text()
    assert old in content, (path, old)
    path.write_text(content.replace(old, new, 1))


def next_version(folder: Path) -> Path:
    """Where the sources of the next version are."""
    package = folder / "statecraft"
    shutil.copytree(
        ROOT / "src" / "statecraft", package, ignore=shutil.ignore_patterns("__pycache__")
    )
    game = package / "globopolis" / "game.py"
    changed(game, 'RULES_VERSION: Final = "0.1"', 'RULES_VERSION: Final = "0.2"')
    changed(
        game,
        "FORMER: Final[Mapping[str, Mapping[str, Any]]] = {}",
        'FORMER: Final[Mapping[str, Mapping[str, Any]]] = {"0.1": {"pass_pay": "each"}}',
    )
    variants = package / "globopolis" / "variants.py"
    changed(variants, RULING.format("each"), RULING.format("turn"))
    migrations = package / "server" / "store" / "migrations" / "versions"
    last = max(path.name.partition("_")[0] for path in migrations.glob("[0-9]*.py"))
    (migrations / "9000_tomorrow.py").write_text(SINCE.format(last=last))
    return folder


async def record_of(person: Person, table: str) -> Record:
    """The record of a table of three, once it is over."""
    for seat in (0, 1):
        command: Json = {"seat": seat, "command": {"concede": {}}}
        await person.ask("POST", f"/api/tables/{table}/moves", command)
    record = await person.try_to("GET", f"/api/tables/{table}/record")
    return Record.from_jsonl(GAME, record.text)


async def exchanged(played: Played, node: NodeServer, source: Path) -> None:
    """One node ends and comes back as the next version; its players are at the other one meanwhile."""
    assert await asyncio.to_thread(node.stop) == 0
    await played.go_on()
    node.source = source
    await asyncio.to_thread(node.start)
    await played.go_on()


def test_versions_serve_together_while_one_follows_the_other(tmp_path: Path) -> None:
    async def work() -> None:
        source = next_version(tmp_path / "next")
        async with playing(tmp_path) as played:
            old, new = played.nodes
            await exchanged(played, new, source)
            # The old one must come back beside a database that is ahead of it.
            await asyncio.to_thread(old.kill)
            await played.go_on()
            await asyncio.to_thread(old.start)
            await played.go_on()
            person = await Person.guest(new, "Cleo")
            made = await person.make("globopolis", "mmm", options=LONG)
            # What began by new rules is for new nodes, and the old one says so without harm to it.
            person.server = old
            person.http.base_url = old.url
            refused = await person.try_to("GET", f"/api/tables/{made['id']}")
            assert (refused.status_code, refused.json()["error"]["text"]) == (
                503,
                "server-other-rules",
            )
            assert not [line for line in old.logged if line.get("event") == "table damaged"]
            await exchanged(played, old, source)
            person.http.base_url = new.url
            record = await record_of(person, made["id"])
            assert record.header.rules_version == "0.2"
            with pytest.raises(OtherRules):
                fold(GAME, record)
        # The game of before was played to its end by its own rules, wherever it went on.
        record = Record.from_jsonl(GAME, played.record)
        assert record.header.rules_version == "0.1"
        assert fold(GAME, record).is_over

    run(work())
