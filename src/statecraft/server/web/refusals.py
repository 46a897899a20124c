"""Every no of a route as an answer: JSON for programs, a page where a page was asked for.

What happened inside stays inside: an unexpected error is logged whole, and answered with one sentence.
"""

from collections.abc import Mapping
from typing import Any, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler

from statecraft.server import metrics
from statecraft.server.log import logger
from statecraft.server.refusal import Refused, to_message
from statecraft.server.services import Services
from statecraft.server.store import Full, StoreError
from statecraft.server.web import pages, site
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import STATUS, wait_header

log = logger("web")
AnyRequest = Request[Any, Any, Any]
#: What the framework refuses by itself, before a route is asked.
_BY_STATUS: Mapping[int, str] = {
    404: "server-no-route",
    405: "server-no-method",
    413: "server-too-large",
    415: "server-no-media-type",
}


class Answers:
    """Makes an answer of an exception; one method for each kind of it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def refused(self, request: AnyRequest, refused: Refused) -> Response[Any]:
        """We said no, and why."""
        headers = {name.decode(): value.decode() for name, value in wait_header(refused)}
        return self._answer(request, refused, STATUS[refused.kind], headers)

    def store(self, request: AnyRequest, error: StoreError) -> Response[Any]:
        """The database could not do it; nothing was written."""
        log.error("store", problem=str(error))
        text = "server-full" if isinstance(error, Full) else "server-unready"
        return self._answer(request, Refused(text, "unready"), 503, {})

    def http(self, request: AnyRequest, error: HTTPException) -> Response[Any]:
        """The framework said no."""
        status = error.status_code
        if status >= 500:
            return self.broken(request, error)
        if status in _BY_STATUS:
            refused = Refused(_BY_STATUS[status])
        else:
            refused = Refused("server-bad-request", values={"reason": _reason(error)})
        return self._answer(request, refused, status, dict(error.headers or {}))

    def broken(self, request: AnyRequest, error: Exception) -> Response[Any]:
        """A mistake of ours."""
        log.error("broken", route=request.scope.get("path_template"), exc_info=error)
        return self._answer(request, Refused("server-broken", "broken"), 500, {})

    def _answer(
        self, request: AnyRequest, refused: Refused, status: int, headers: dict[str, str]
    ) -> Response[Any]:
        metrics.REFUSALS.labels(refused.text).inc()
        caller: Caller = request.scope["state"]["caller"]
        texts = self._services.texts[caller.language]
        # An unknown route has none.
        handler: BaseRouteHandler | None = cast(Any, request.scope).get("route_handler")
        # Nor has one that somebody is not to know of.
        hidden = handler is None or bool(handler.opt.get("hidden"))
        astray = hidden and "text/html" in request.headers.get("accept", "")
        if astray or (handler is not None and handler.opt.get("page")):
            # Somebody who lost the way in a browser finds it again by the client's own page.
            client = site.folder() if astray else None
            html = (
                pages.message(texts, refused.say(texts))
                if client is None
                else (client / "index.html").read_text(encoding="utf-8")
            )
            return Response(html, status_code=status, headers=headers, media_type=MediaType.HTML)
        return Response(
            to_message(refused, texts),
            status_code=status,
            headers=headers,
            media_type=MediaType.JSON,
        )


def _reason(error: HTTPException) -> str:
    """What is wrong with a request, as far as it is about the request."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join([_line(one) for one in error.extra])
    return error.detail


def _line(one: Any) -> str:
    if not isinstance(one, Mapping):
        return str(one)
    key = one.get("key")
    return f"{key}: {one['message']}" if key else str(one.get("message", ""))
