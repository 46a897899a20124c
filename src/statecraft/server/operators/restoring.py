"""Brings a backup back while nobody serves: all that is in it, with new chains for the dice of games that go on.

Whatever was rolled after the backup may be known to whoever was there, and would come again from the same chains. So
they are burned here and at once, whichever node starts first, and wherever its mark of the dice is.
"""

from collections.abc import Callable
from pathlib import Path

from statecraft.server import data_folder, dice_key, dice_mark
from statecraft.server.config import Settings
from statecraft.server.data_folder import CannotOpen
from statecraft.server.dice_mark import DiceMark
from statecraft.server.ids import Ids
from statecraft.server.operators import acts
from statecraft.server.operators.tables import loader_for
from statecraft.server.services import open_store
from statecraft.server.store import Connection, Newer, Store
from statecraft.server.store.copying import NoBackup, check, into_postgres, into_sqlite
from statecraft.server.tables.burning import burn_all
from statecraft.server.updates.projection import Json

FILE = "statecraft.sqlite"


async def restore(
    settings: Settings,
    backup: Path,
    ids: Ids,
    replace: bool,
    done: Callable[[int], None],
    total: Callable[[int], None],
) -> Json:
    """Put a backup in the place of what the settings name; CannotOpen, with the reason, where that cannot be.

    What is there already is only replaced where that is wished for.
    """
    try:
        counts = check(backup)
    except (NoBackup, Newer) as error:
        raise CannotOpen("admin-no-backup", path=str(backup), reason=str(error)) from error
    held = data_folder.held(settings.data)
    try:
        _check_key(settings, backup)
        if settings.database is None:
            target = settings.data / FILE
            if target.exists() and not replace and _is_used(target):
                raise CannotOpen("admin-restore-not-empty")
            into_sqlite(backup, target, done, total)
        else:
            await _nobody_serves(settings, replace)
            into_postgres(backup, settings.database, done, total)
        burned = await _ready(settings, ids)
    finally:
        held.close()
    return {**counts, "burned": burned}


def _check_key(settings: Settings, backup: Path) -> None:
    try:
        dice_key.check(settings.data, dice_key.in_file(backup), settings.new_dice_key)
    except dice_key.Lost as lost:
        raise CannotOpen(
            "serve-dice-key-lost", path=str(backup), fingerprint=lost.fingerprint
        ) from lost


def _is_used(target: Path) -> bool:
    try:
        return any(check(target).values())
    except NoBackup:
        # A damaged one is what a backup is for, and is kept beside it.
        return False


async def _nobody_serves(settings: Settings, replace: bool) -> None:
    store, _, _ = open_store(settings)
    try:
        nodes, used = await store.read(_nodes_and_use)
    finally:
        await store.close()
    if nodes:
        raise CannotOpen("admin-restore-nodes", nodes=", ".join(nodes))
    if used and not replace:
        raise CannotOpen("admin-restore-not-empty")


def _nodes_and_use(db: Connection) -> tuple[list[str], bool]:
    alive = db.rows("SELECT id FROM node WHERE alive_until > :now ORDER BY id", now=db.time())
    used = db.rows("SELECT 1 AS one FROM person UNION SELECT 1 AS one FROM game_table LIMIT 1")
    return [row["id"] for row in alive], bool(used)


async def _ready(settings: Settings, ids: Ids) -> int:
    """Burn the dice, and mark this folder as the one in use; how many tables got new chains."""
    store, clock, _ = open_store(settings)
    try:
        return await _burned(settings.data, store, clock, ids)
    finally:
        await store.close()


async def _burned(data: Path, store: Store, clock: Callable[[], float], ids: Ids) -> int:
    loader = await loader_for(data, store, ids)
    name, _, entries = await store.write(lambda db: dice_mark.own(db, ids))
    burned = await burn_all(store, loader, ids, clock)
    at = clock()
    await store.write(lambda db: acts.write(db, acts.COMMAND, acts.RESTORE, "", at, burned=burned))
    mark = DiceMark(data, name)
    mark.begin(entries + burned)
    mark.close()
    return burned
