"""Routes about the server itself: how plain pages look, how it is, what it counts, and the API's document."""

import shutil
from contextlib import suppress
from secrets import token_hex
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from statecraft.server import metrics
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import Connection, Full
from statecraft.server.web import pages
from statecraft.server.web.caller import Asked, Caller
from statecraft.server.web.gate import same_text
from statecraft.server.web.wire import Status, refusals

_LEAST_ROOM = 1024 * 1024
_LARGE_MOVE = 64 * 1024


@get("/static/plain.css", media_type="text/css", include_in_schema=False)
async def style() -> Response[bytes]:
    """How plain pages look."""
    return Response(
        pages.STYLE, media_type="text/css", headers={"cache-control": "public, max-age=3600"}
    )


@get("/favicon.ico", media_type="image/svg+xml", include_in_schema=False)
async def icon() -> Response[bytes]:
    """What browsers ask for where a page names no icon of its own."""
    return Response(
        pages.ICON, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"}
    )


@get("/healthz", responses=refusals())
async def healthy() -> Status:
    """The server runs."""
    return Status("ok")


@get("/readyz", responses=refusals())
async def ready(services: NamedDependency[Services]) -> Status:
    """The server runs, its database answers, and there is room for what it will have to write."""
    await services.store.read(lambda db: db.rows("SELECT name FROM secret LIMIT 1"))
    # SQLite writes for a while into room it took before: the disk itself says sooner that it is full.
    if shutil.disk_usage(services.settings.data).free < _LEAST_ROOM:
        raise Full("there is no room left on the disk")
    with suppress(_Enough):
        await services.store.write(_try_to_write)
    return Status("ok")


class _Enough(Exception):
    """It could have been written; nothing is to stay of it."""


def _try_to_write(db: Connection) -> None:
    """Write as much as a large move takes, and take it back."""
    db.run(
        "INSERT INTO notepad (table_id, person, text) VALUES ('', '', :text)",
        # Random, since PostgreSQL would write the same letter again and again in a few bytes.
        text=token_hex(_LARGE_MOVE // 2),
    )
    raise _Enough


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def counted(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> Response[bytes]:
    """What Prometheus reads, at an address that may or with the token."""
    settings = services.settings
    knows = settings.metrics_token is not None and same_text(caller.token, settings.metrics_token)
    if not knows and not Asked(request.scope, settings.trust_proxy).comes_from(
        settings.metrics_from
    ):
        raise Refused("server-metrics-closed", "forbidden")
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> dict[str, Any]:
    """The OpenAPI document of this server."""
    return await _document(request, services, caller)


async def _document(
    request: Request[Any, Any, Any], services: Services, caller: Caller
) -> dict[str, Any]:
    """The document, which takes a second to write when it is first asked for."""
    return await services.table_services.threads.in_thread(caller.key, request.app.state.document)


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def documentation(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> str:
    """The same for people to read."""
    described = await _document(request, services, caller)
    return pages.document(services.texts[caller.language], described)


ROUTES = (style, icon, healthy, ready, counted, openapi, documentation)
