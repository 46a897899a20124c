"""Routes to read the workshop: lists, one entry, what it changes, its report, its tables, and a copy to take home."""

import asyncio
import json
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from statecraft.core.game import Game
from statecraft.locale import LANGUAGES, Language
from statecraft.server.config import own_url
from statecraft.server.people.people import is_operator
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, Row, first
from statecraft.server.tables import game_manifest
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import CONTENT_SECURITY_HEADER
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_workshop import Json
from statecraft.server.workshop import bundle, catalogue, differences
from statecraft.server.workshop.catalogue import Reader

# A report loads nothing, runs nothing and leads nowhere: it is words, style and pictures in itself.
_REPORT_SECURITY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; sandbox"
)
_ZIP = "application/zip"
Version = Annotated[
    int,
    QueryParameter(name="version", ge=0, le=1000, description="Which version; 0 is the latest."),
]
Lang = Annotated[
    str,
    QueryParameter(name="lang", max_length=2, description="en or de; without it, your language."),
]


def _language(lang: str, caller: Caller) -> Language:
    return next((each for each in LANGUAGES if each == lang), caller.language)


def reader_of(services: Services, caller: Caller) -> Reader:
    """Who looks, if there is a workshop to look at."""
    if services.settings.workshop == "off":
        raise Refused("server-workshop-off", "missing")
    return Reader(caller.person, is_operator(caller.person, services.settings.operators))


async def versioned(services: Services, reader: Reader, id: str, version: int) -> tuple[Row, Row]:
    """An entry that somebody may see, and a version of it, whose edition lies in its folder."""

    def read(db: Connection) -> tuple[Row, Row]:
        entry = catalogue.entry_for(db, id, reader)
        found = catalogue.version_of(db, entry, version)
        if found["edition"]:
            services.table_services.edition_folders.materialise(db, found["edition"])
        return entry, found

    return await services.store.read(read)


@get("/api/workshop", responses=refusals(404))
async def list_entries(
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    game: Annotated[str, QueryParameter(name="game", max_length=40)] = "",
    search: Annotated[str, QueryParameter(name="search", max_length=100)] = "",
    sort: Annotated[
        str, QueryParameter(name="sort", max_length=10, description="rating, newest or played")
    ] = "rating",
    own: Annotated[
        bool, QueryParameter(name="own", description="Only your own, also those that are gone.")
    ] = False,
    start: Annotated[int, QueryParameter(name="start", ge=0, le=1_000_000)] = 0,
) -> Json:
    """What people have published here, a page at a time."""
    reader = reader_of(services, caller)
    if own:
        caller.somebody()
    return await services.store.read(
        lambda db: catalogue.found(db, reader, game, search, sort, own, start)
    )


@get("/api/workshop/{entry:str}", responses=refusals(404))
async def show_entry(
    entry: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    version: Version = 0,
) -> Json:
    """An entry: what its author says, its versions, what others think of it, and how its report came out."""
    reader = reader_of(services, caller)

    def read(db: Connection) -> Json:
        row = catalogue.entry_for(db, entry, reader)
        shown = catalogue.version_of(db, row, version)
        return catalogue.shown(db, row, shown, reader, services.clock())

    return await services.store.read(read)


@get("/api/workshop/{entry:str}/differences", responses=refusals(404))
async def show_differences(
    entry: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    version: Version = 0,
    lang: Lang = "",
) -> Json:
    """What its edition prints otherwise than the game's own: rows of tables, and words in your language."""
    reader = reader_of(services, caller)
    row, found = await versioned(services, reader, entry, version)
    threads = services.table_services.threads
    asked = (services, row, found, _language(lang, caller))
    return await threads.in_thread(caller.key, _differences, *asked)


def _differences(services: Services, entry: Row, version: Row, lang: Language) -> Json:
    library = services.table_services.library
    shipped: Game = library.game(entry["game"])
    played: Game = library.game(entry["game"], version["edition"])
    old, new = library.texts(lang, shipped), library.texts(lang, played)
    return {
        "tables": differences.table_changes(shipped, played, old, new),
        "words": differences.word_changes(shipped, played, lang),
    }


@get("/api/workshop/{entry:str}/origins", responses=refusals(404))
async def show_origins(
    entry: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    version: Version = 0,
    lang: Lang = "",
) -> list[Json]:
    """Where everything in its box comes from, as its author says."""
    row, found = await versioned(services, reader_of(services, caller), entry, version)
    library = services.table_services.library

    def read() -> list[Json]:
        game = library.game(row["game"], found["edition"])
        return game_manifest.origins(game, library.texts(_language(lang, caller), game))

    return await services.table_services.threads.in_thread(caller.key, read)


@get("/api/workshop/{entry:str}/tables", responses=refusals(404))
async def show_tables(
    entry: FromPath[str], services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> list[Json]:
    """Public tables at which it is or was played."""
    reader = reader_of(services, caller)
    return await services.store.read(
        lambda db: catalogue.tables(db, catalogue.entry_for(db, entry, reader))
    )


@get("/api/workshop/{entry:str}/zip", media_type=_ZIP, responses=refusals(404))
async def take_home(
    entry: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    version: Version = 0,
) -> Response[bytes]:
    """A copy: the folder of its edition as `statecraft edition check` takes it, and a page that says what it is."""
    reader = reader_of(services, caller)
    row, found = await versioned(services, reader, entry, version)
    kept = await services.store.read(
        lambda db: first(
            db, "SELECT files FROM edition WHERE digest = :digest", digest=found["edition"]
        )
    )
    files = {} if kept is None else json.loads(kept["files"])
    address = f"{own_url(services.settings)}/workshop/{entry}"
    content = bundle.zipped(row, found, files, address, services.texts[caller.language])
    name = f"{bundle.slug(found['name'])}-{found['version']}.zip"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=_ZIP, headers=headers)


@get(
    "/workshop/{entry:str}/report/{version:int}/{lang:str}",
    media_type=MediaType.HTML,
    opt={"page": True},
    include_in_schema=False,
)
async def report_page(
    entry: FromPath[str],
    version: FromPath[int],
    lang: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[bytes]:
    """The whole report on a version, which stands alone."""
    reader = reader_of(services, caller)

    def read(db: Connection) -> Row:
        return catalogue.version_of(db, catalogue.entry_for(db, entry, reader), version)

    found = await services.store.read(read)
    path = services.reports.page(found["entry"], found["version"], _language(lang, caller))
    try:
        content = await asyncio.to_thread(path.read_bytes)
    except FileNotFoundError:
        raise Refused("server-workshop-no-report", "missing") from None
    headers = {CONTENT_SECURITY_HEADER.decode(): _REPORT_SECURITY, "cache-control": "no-cache"}
    return Response(content, media_type=MediaType.HTML, headers=headers)


ROUTES = (
    list_entries,
    show_entry,
    show_differences,
    show_origins,
    show_tables,
    take_home,
    report_page,
)
