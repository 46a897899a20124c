"""The application: every route behind one gate, and one way to say no."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, License, SecurityScheme
from litestar.types import ControllerRouterHandler

from statecraft import __version__
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.store import StoreError
from statecraft.server.web import (
    absence,
    announcements,
    archive,
    circles,
    feeds,
    game_clients,
    health,
    hours,
    mails,
    me,
    operators,
    playing,
    site,
    socket,
    tables,
    telling,
    tutorials,
    workshop,
    workshop_changes,
)
from statecraft.server.web.caller import Caller
from statecraft.server.web.gate import Gate
from statecraft.server.web.refusals import Answers
from statecraft.server.web.tolerant_requests import Sent

LARGEST_BODY = 64 * 1024
#: For the few routes that take files: `request_max_body_size=LARGEST_UPLOAD`.
LARGEST_UPLOAD = 1024 * 1024
ROUTES: tuple[ControllerRouterHandler, ...] = (
    *health.ROUTES,
    *site.ROUTES,
    *game_clients.ROUTES,
    *me.ROUTES,
    *tables.ROUTES,
    *playing.ROUTES,
    *absence.ROUTES,
    *circles.ROUTES,
    *hours.ROUTES,
    *mails.ROUTES,
    *telling.ROUTES,
    *feeds.ROUTES,
    *archive.ROUTES,
    *tutorials.ROUTES,
    *workshop.ROUTES,
    *workshop_changes.ROUTES,
    *announcements.ROUTES,
    *operators.ROUTES,
    *socket.ROUTES,
)


def make_app(services: Services) -> Litestar:
    """The server's web. Its services start and stop with it."""

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    def the_services() -> Services:
        return services

    answers = Answers(services)
    app = Litestar(
        ROUTES,
        dependencies={
            "services": Provide(the_services, sync_to_thread=False),
            "caller": Provide(the_caller, sync_to_thread=False),
        },
        exception_handlers={
            Refused: answers.refused,
            StoreError: answers.store,
            HTTPException: answers.http,
            Exception: answers.broken,
        },
        lifespan=[running],
        # Written when it is first asked for: it takes as long as all the rest of the start.
        state=State({"document": cache(lambda: document(ROUTES))}),
        request_class=Sent,
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    # Middleware would see known routes only; the gate is for all that comes in.
    app.asgi_handler = Gate(app.asgi_handler, services)
    return app


def the_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who is asking, as the gate found out."""
    caller: Caller = request.scope["state"]["caller"]
    return caller


def document(routes: Sequence[ControllerRouterHandler]) -> dict[str, Any]:
    """The OpenAPI document of some routes. An application of its own writes it and serves nothing: the
    framework's pages of documentation load scripts from elsewhere, and its routes answer in HTML.
    """
    config = OpenAPIConfig(
        title="Statecraft",
        version=__version__,
        description=(
            "Tables for Globopolis and Global Powers. Who is asked is a person, known by a cookie, or a "
            "program with the token of a seat (`Authorization: Bearer`). Every refusal has the same form "
            "and says why in the reader's language."
        ),
        use_handler_docstrings=True,
        license=License(name="MIT", identifier="MIT"),
        components=Components(
            security_schemes={
                "person": SecurityScheme(
                    type="apiKey", name="statecraft", security_scheme_in="cookie"
                ),
                "seat": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
    )
    given = {"services": Provide(_services), "caller": Provide(_caller)}
    app = Litestar(routes, dependencies=given, openapi_config=config, logging_config=None)
    return app.openapi_schema.to_schema()


# They stand for what routes are given: the document does not show it.
async def _services() -> None: ...


async def _caller() -> None: ...
