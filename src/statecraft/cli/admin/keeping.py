"""Commands about all that is kept: what is going on, backups, restoring them, looking through every record."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from statecraft.cli.admin.options import Asked, add
from statecraft.cli.console import answer_json, answers
from statecraft.cli.progress import late_progress, progress
from statecraft.locale import Texts

if TYPE_CHECKING:
    from statecraft.cli.admin.running import Opened
    from statecraft.server.operators.verifying import Found


def register(group: typer.Typer, texts: Texts) -> None:
    """Add the commands."""
    a_new_file = Annotated[
        Path, typer.Argument(metavar="FILE", help=texts.say("admin-backup-file-help"))
    ]
    a_backup = Annotated[
        Path, typer.Argument(metavar="FILE", help=texts.say("admin-restore-file-help"))
    ]
    replacing = Annotated[
        bool, typer.Option("--replace", help=texts.say("admin-restore-replace-help"))
    ]
    some_tables = Annotated[
        list[str] | None,
        typer.Argument(metavar="TABLE", help=texts.say("admin-verify-tables-help")),
    ]

    def backup(asked: Asked, file: a_new_file) -> None:
        from statecraft.cli.admin.running import ended
        from statecraft.server.operators.backups import back_up

        def work() -> dict[str, int]:
            with late_progress(texts.say("admin-backing-up")) as (done, total):
                return back_up(asked.settings, file, done, total)

        counts = ended(asked, work)
        size = file.stat().st_size
        if asked.as_json:
            answer_json({"file": str(file), "bytes": size, **counts})
        else:
            kib = round(size / 1024)
            answers().print(texts.say("admin-backup-done", file=str(file), kib=kib, **counts))

    def restore(asked: Asked, file: a_backup, replace: replacing = False) -> None:
        from statecraft.cli.admin.running import ended
        from statecraft.server.ids import Ids
        from statecraft.server.operators import restoring

        def work() -> dict[str, int]:
            with late_progress(texts.say("admin-restoring")) as (done, total):
                return asyncio.run(
                    restoring.restore(asked.settings, file, Ids(), replace, done, total)
                )

        found = ended(asked, work)
        if asked.as_json:
            answer_json(found)
        else:
            answers().print(texts.say("admin-restore-done", **found))

    def verify(asked: Asked, tables: some_tables = None) -> None:
        from statecraft.cli.admin.running import on_database

        found = on_database(asked, lambda opened: _verified(opened, texts, tables or []))
        if asked.as_json:
            answer_json(found.to_json())
        else:
            _say(found, texts)
        if not found.ok:
            raise typer.Exit(1)

    add(group, texts, "status", _status)
    add(group, texts, "backup", backup)
    add(group, texts, "restore", restore)
    add(group, texts, "verify", verify)


def _status(asked: Asked) -> None:
    from statecraft.cli.admin.running import answer, when
    from statecraft.server.operators.saying import status_rows
    from statecraft.server.updates.projection import Json

    def lines(found: Json) -> list[str]:
        rows = list(status_rows(asked.texts, found, when))
        wide = max([len(name) for name, _ in rows])
        return [f"{name:<{wide}}  {value}" for name, value in rows]

    answer(asked, lambda opened: opened.powers.status(), lambda found: found, lines)


async def _verified(opened: "Opened", texts: Texts, tables: list[str]) -> "Found":
    from statecraft.server.operators import verifying

    asked = await verifying.tables_to_verify(opened.store, tables)
    with progress(texts.say("admin-verifying"), len(asked)) as done:
        return await verifying.verified(opened.store, opened.loader, opened.ids, asked, done)


def _say(found: "Found", texts: Texts) -> None:
    console = answers()
    for problem in found.problems:
        console.print(f"{problem.table}: {texts.say(problem.text, problem.values)}")
    counts = {"tables": found.tables, "reports": found.reports, "burned": found.burned}
    console.print(texts.say("admin-verified", counts, wrong=len(found.problems)))
