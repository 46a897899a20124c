"""What operators tell everybody, for pages to show."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from statecraft.server.services import Services
from statecraft.server.web.wire import refusals


class Announced(msgspec.Struct):
    """Words for everybody; `id` never comes again, so a page knows what was read already."""

    id: int
    text: str
    at: float
    until: float | None


@get("/api/announcements", responses=refusals())
async def announcements(services: NamedDependency[Services]) -> list[Announced]:
    """What operators tell everybody just now, the oldest first."""
    return [
        Announced(each.id, each.text, each.at, each.until)
        for each in services.hearing.broadcasts.now()
    ]


ROUTES = (announcements,)
ANSWERS = (Announced,)
"""What the page is answered."""
