"""The game's own page: the built client, the texts it says, the rules it shows, and the operator's words.

A wheel carries the built client in `server/site`; a checkout has it in `web/dist` once it was built.
Without either, the plain page stays.
"""

import asyncio
import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from statecraft import __version__
from statecraft.compiled_build import CHECKOUT
from statecraft.locale import LANGUAGES
from statecraft.server import page_texts
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.tables import game_manifest
from statecraft.server.web import pages, previews
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import CONTENT_SECURITY, CONTENT_SECURITY_HEADER
from statecraft.server.web.wire import refusals
from statecraft.server.web.wire_tables import Json

_HERE = Path(__file__).resolve()
FOLDERS = (_HERE.parents[1] / "site", CHECKOUT / "web" / "dist")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_HERE_PAGE = "here.html"
_HERE_FILES = (_HERE_PAGE, "sw.js", "manifest.webmanifest")
_HERE_FOLDERS = ("assets", "offline")
WITH_WASM = CONTENT_SECURITY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
AnyRequest = Request[Any, Any, Any]


def folder() -> Path | None:
    """Where the built client is, if there is one."""
    return next((place for place in FOLDERS if (place / "index.html").is_file()), None)


@lru_cache(maxsize=256)
def _packed(path: Path, _written: int) -> tuple[bytes, bytes]:
    plain = path.read_bytes()
    return plain, gzip.compress(plain, 9, mtime=0)


def _file(request: AnyRequest, path: Path, cache: str) -> Response[bytes]:
    plain, small = _packed(path, path.stat().st_mtime_ns)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return sent(request, plain, small, kind, cache)


def sent(
    request: AnyRequest,
    plain: bytes,
    small: bytes,
    kind: str,
    cache: str,
    vary: str = "accept-encoding",
) -> Response[bytes]:
    """A file, small where the browser can unpack it, and not again where it has it already."""
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    headers = {"cache-control": cache, "etag": tag, "vary": vary}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if "gzip" in request.headers.get("accept-encoding", "") and len(small) < len(plain):
        headers["content-encoding"] = "gzip"
        return Response(small, headers=headers, media_type=kind)
    return Response(plain, headers=headers, media_type=kind)


@get(
    [
        "/",
        "/about",
        "/me",
        "/rules",
        "/best",
        "/dice",
        "/new/{a:str}",
        "/t/{a:str}",
        "/table/{a:str}",
        "/j/{a:str}",
        "/replay/{a:str}",
        "/analysis/{a:str}",
        "/rules/{a:str}",
        "/dice/{a:str}",
        "/people",
        "/people/{a:str}",
        "/best/{a:str}",
        "/learn/{a:str}",
        "/workshop",
        "/workshop/{a:str}",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def home(
    request: AnyRequest, services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[Any]:
    """The client, which knows by the address what to show, with what a link to it says where it is shown; without one,
    the plain page."""
    place = folder()
    if place is None:
        return Response(pages.home(services.texts[caller.language]), media_type=MediaType.HTML)
    tags = await previews.tags(services, caller, request.url.path)
    index = (place / "index.html").read_text(encoding="utf-8")
    plain = index.replace("</head>", f"{tags}</head>", 1).encode()
    small = gzip.compress(plain, mtime=0)
    vary = "accept-encoding, accept-language"
    return sent(request, plain, small, "text/html", ASK_AGAIN, vary)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file of the client; its name says what is in it, so it may be kept for good."""
    place = folder()
    path = None if place is None else place / "assets" / name
    if path is None or path.parent.name != "assets" or not path.is_file():
        raise Refused("server-no-route", "missing")
    return _file(request, path, FOREVER)


@get(["/here", "/here/{name:path}"], include_in_schema=False)
async def without_server(request: AnyRequest, name: FromPath[str] = "/") -> Response[Any]:
    """The same page for whoever plays without a server: all of its files, and nothing that is worked out here."""
    if not request.scope["raw_path"].startswith(b"/here/"):
        # Addresses in that page begin where it lies.
        return Response(b"", status_code=308, headers={"location": "/here/"})
    place = folder()
    path = None if place is None else _file_of_here(place, name.strip("/") or _HERE_PAGE)
    if path is None:
        raise Refused("server-no-route", "missing")
    # To pack ten megabytes takes a second, in which others play on.
    await asyncio.to_thread(_packed, path, path.stat().st_mtime_ns)
    answer = _file(request, path, FOREVER if path.parent.name == "assets" else ASK_AGAIN)
    # Python runs as WebAssembly there.
    answer.headers[CONTENT_SECURITY_HEADER.decode()] = WITH_WASM
    return answer


def _file_of_here(place: Path, name: str) -> Path | None:
    """A file of the page without a server; None where it has none of this name."""
    path = (place / name).resolve()
    inside = path.relative_to(place.resolve()) if path.is_relative_to(place.resolve()) else None
    if inside is None or not path.is_file():
        return None
    shown = inside.parts[0] in _HERE_FOLDERS or name in _HERE_FILES or path.suffix == ".png"
    return path if shown else None


@get("/push-worker.js", include_in_schema=False)
async def push_worker(request: AnyRequest) -> Response[bytes]:
    """What shows push messages while no page is open. Its address says how much it may look after: the whole site."""
    place = folder()
    path = None if place is None else place / "push-worker.js"
    if path is None or not path.is_file():
        raise Refused("server-no-route", "missing")
    return _file(request, path, ASK_AGAIN)


@get("/texts/{lang:str}/{name:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def texts(
    request: AnyRequest,
    lang: FromPath[str],
    name: FromPath[str],
    services: NamedDependency[Services],
    edition: Annotated[str, QueryParameter(name="edition", max_length=64)] = "",
) -> Response[bytes]:
    """The texts of the client's own pages (`start.ftl`), of the dice or the tutorials, or all that is
    said of a game."""
    known = [language for language in LANGUAGES if language == lang]
    if not known or not name.endswith(".ftl"):
        raise Refused("server-no-route", "missing")
    tables = services.table_services
    if edition:
        await services.store.read(lambda db: tables.edition_folders.materialise(db, edition))
    file = page_texts.texts_of(
        known[0], name.removesuffix(".ftl"), lambda game: tables.library.game(game, edition)
    )
    plain = file.encode()
    return sent(request, plain, gzip.compress(plain, mtime=0), "text/plain", ASK_AGAIN)


@get("/api/rules/{book:str}", responses=refusals(404))
async def rules(
    book: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    lang: Annotated[str, QueryParameter(name="lang", max_length=2)] = "",
) -> Json:
    """A rulebook: a game's by its name, or `core` for the rules of every table."""
    language = page_texts.one_of(lang, caller.language)
    return page_texts.rules_of(book, language, services.table_services.library.game)


@get("/api/rules/{book:str}/companion", responses=refusals(404))
async def companions(
    book: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    lang: Annotated[str, QueryParameter(name="lang", max_length=2)] = "",
) -> Json:
    """What a booklet holds beside its rules: story, glossary, tips and questions; empty where there is none."""
    language = page_texts.one_of(lang, caller.language)
    return page_texts.companion_of(services.table_services.library.game(book), language)


@get("/api/games/{name:str}/origins", responses=refusals(404))
async def origins(
    name: FromPath[str],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    lang: Annotated[str, QueryParameter(name="lang", max_length=2)] = "",
) -> list[Json]:
    """Where everything in the box comes from: of each table its rows, with the words printed on them."""
    language = page_texts.one_of(lang, caller.language)
    library = services.table_services.library
    game = library.game(name)
    return game_manifest.origins(game, library.texts(language, game))


@get("/api/about", responses=refusals())
async def about(services: NamedDependency[Services]) -> Json:
    """The version that runs here, and what the operator says about the server."""
    return {
        "version": __version__,
        "workshop": services.settings.workshop,
        "imprint": _text(services.settings.imprint),
        "privacy": _text(services.settings.privacy),
    }


def _text(path: Path | None) -> str | None:
    return None if path is None else path.read_text(encoding="utf-8")


ROUTES = (
    home,
    asset,
    without_server,
    push_worker,
    texts,
    rules,
    companions,
    origins,
    about,
)
