"""`python -m tools.move_path`: the files, functions and calls that one ordinary answer takes on a server.

A person and a bot play Globopolis with a clock. Counted is what runs in `LiveTables.change`, the writer's thread
included, when the person buys a point in an Option Phase: nothing is rolled, and no bot is asked. First the move alone,
played and written; then with a page that follows the table, for which the new view and all that can be answered
next are worked out too. With `--functions` each file's functions are named.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from types import FrameType

import statecraft
from statecraft.server.ids import Ids
from statecraft.server.store.sqlite import SqliteStore
from statecraft.server.tables import commands
from statecraft.server.tables.new_table import NewTable
from statecraft.server.tables.seats import Actor
from statecraft.server.tables.table import Table
from statecraft.server.tables.table_services import TableServices
from statecraft.server.updates import updates
from statecraft.server.updates.projection import Json, Viewer

_SOURCE = Path(statecraft.__file__).parent
_ADA = Actor("ada", "Ada", "blue")
_PARTS = ("server", "core", "globopolis")


class Recorder:
    """Which functions of ours ran how often, by file, while it was on."""

    def __init__(self) -> None:
        self.on = False
        self.ran: dict[Path, Counter[str]] = defaultdict(Counter)

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        path = Path(code.co_filename)
        if self.on and event == "call" and _SOURCE in path.parents:
            # A lambda or comprehension is part of the function around it.
            if "<" not in code.co_name:
                self.ran[path.relative_to(_SOURCE)][code.co_qualname] += 1


class Page:
    """A page that follows the person's seat."""

    viewers: tuple[Viewer, ...] = (0,)
    actor = _ADA

    def __init__(self, table: str) -> None:
        self.table = table

    def send(self, message: bytes, talk_from: str | None) -> None: ...

    def quieten(self, person: str) -> None: ...

    def bye(self) -> None: ...


def _command(table: Table) -> tuple[str, Json]:
    """The verb and the command that the person sends: a point bought, or the first answer listed; where it is
    asked nothing, that bots need not wait."""
    for question in table.state.questions():
        if question.seat == 0 and question.must:
            legal = table.state.legal(question.seat, question.id)
            bought = [action for action in legal if action.VERB == "buy-points"]
            action = next(iter([*bought, *legal]), None) or table.state.default(question)
            if action is not None:
                data = action.to_json()
                return action.VERB, {"act": {"question": question.id, "action": data}}
    return "", {"go-on": {}}


async def one_move(folder: Path, recorder: Recorder, followed: bool) -> None:
    """Play at a new table until the person buys a point, and record that."""
    store = SqliteStore(folder / "tables.sqlite")
    services = await TableServices.open(
        folder, store, Ids(random.Random(7).randbytes), time.time, 0, 10
    )
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    wanted = NewTable(game="globopolis", seats=seats, control={"decision": 60}, pace="at-once")
    table = await services.lobby.create(_ADA, wanted)
    live = services.live_tables
    await services.lobby.start(table.id, _ADA)
    table = await live.open(table.id)
    if followed:
        updates.snapshot(table, 0)
        live.listen(Page(table.id))
    while not recorder.ran:
        while live.bot_turns.thinking:
            await asyncio.sleep(0)
        verb, command = _command(table)
        act = partial(
            commands.carry_out, actor=_ADA, seat=0, key=None, command=command, at=time.time()
        )
        recorder.on = verb == "buy-points"
        await live.change(table.id, act)
        recorder.on = False
    await services.close()
    await store.close()


def record(followed: bool) -> Recorder:
    """What ran for one move."""
    recorder = Recorder()
    threading.setprofile(recorder)
    sys.setprofile(recorder)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(one_move(Path(folder), recorder, followed))
    sys.setprofile(None)
    return recorder


def report(recorder: Recorder, named: bool) -> None:
    for part in (*_PARTS, ""):
        mine = {
            path: ran
            for path, ran in recorder.ran.items()
            if path.parts[0] == (part or path.parts[0])
        }
        functions, calls = sum(map(len, mine.values())), sum([ran.total() for ran in mine.values()])
        print(f"  {part or 'all':12} {len(mine):3} files {functions:4} functions {calls:5} calls")
        for path, ran in sorted(mine.items()) if named and part else ():
            print(
                f"    {path}: {', '.join([f'{name} {times}' for name, times in sorted(ran.items())])}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--functions", action="store_true", help="name each file's functions")
    named = parser.parse_args().functions
    for followed in (False, True):
        print("played, written and told to a page" if followed else "played and written")
        report(record(followed), named)


if __name__ == "__main__":
    main()
