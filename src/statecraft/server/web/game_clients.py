"""Boards that games' packages bring for browsers: which files they have, under which address, and the route to them.

A plug-in names a folder of its package (`GamePlugin.client`) with a ``client.js``, which draws the game's board; what
it needs besides, such as a style sheet or pictures, lies beside it. The address has the digest of the folder in it:
another version has another address, and what is at one never changes. Only files that were found in the folder are
served, by their names, and only of the kinds below; docs/web.md has the contract with the page.
"""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from statecraft.core.game import Game
from statecraft.plugins import registry
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.web.site import FOREVER, AnyRequest, sent

ENTRY: Final = "client.js"
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files a client may have; the machine's own table of types is not asked."""
_Found: TypeAlias = tuple[tuple[str, Path, int, int], ...]
"""Name, place, time of the last change and size of each file."""


class ClientFiles:
    """A client as it is now: the content of each file by its name, as it is and packed, and their digest."""

    def __init__(self, found: _Found) -> None:
        self.files: dict[str, tuple[bytes, bytes]] = {}
        digest = hashlib.sha256()
        for name, path, _written, _size in found:
            plain = path.read_bytes()
            self.files[name] = plain, gzip.compress(plain, mtime=0)
            digest.update(f"{name}\0{len(plain)}\0".encode() + plain)
        self.version = digest.hexdigest()[:24]


def address(game: Game) -> str:
    """Where the page finds the board that a game's package brings; empty where it brings none."""
    client = _client(game)
    return "" if client is None else f"/clients/{game.name}/{client.version}/{ENTRY}"


def _client(game: Game) -> ClientFiles | None:
    """A game's client; read again when a file of it has changed, as happens where one is worked on."""
    name = registry.plugin_of(game).client
    return _read(_found(registry.folder_of(game) / name)) if name else None


_read = lru_cache(maxsize=16)(ClientFiles)


def _found(folder: Path) -> _Found:
    """The files of a client; a link that leads out of its folder is none of them."""
    whole = folder.resolve()
    return tuple(
        [
            (
                path.relative_to(folder).as_posix(),
                path,
                path.stat().st_mtime_ns,
                path.stat().st_size,
            )
            for path in sorted(folder.rglob("*"))
            if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(whole)
        ]
    )


@get("/clients/{name:str}/{version:str}/{file:path}", include_in_schema=False)
async def client_file(
    request: AnyRequest,
    name: FromPath[str],
    version: FromPath[str],
    file: FromPath[str],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """A file of the board that a game's package brings, of this version and no other."""
    client = _client(services.table_services.library.game(name))
    wanted = file.removeprefix("/")
    if client is None or version != client.version or wanted not in client.files:
        raise Refused("server-no-route", "missing")
    return sent(request, *client.files[wanted], KINDS[Path(wanted).suffix], FOREVER)


ROUTES = (client_file,)
