"""Routes about the server itself: how plain pages look, how it is, what it counts, and the API's document."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from statecraft.server import metrics
from statecraft.server.services import Services
from statecraft.server.web import pages
from statecraft.server.web.caller import Caller
from statecraft.server.web.wire import Status, refusals


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
    """The server runs and its database answers."""
    await services.store.read(lambda db: db.rows("SELECT name FROM secret LIMIT 1"))
    return Status("ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def counted() -> Response[bytes]:
    """What Prometheus reads."""
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The OpenAPI document of this server."""
    described: dict[str, Any] = request.app.state.document()
    return described


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def documentation(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
) -> str:
    """The same for people to read."""
    return pages.document(services.texts[caller.language], request.app.state.document())


ROUTES = (style, icon, healthy, ready, counted, openapi, documentation)
