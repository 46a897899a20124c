"""What a link says where it is shown: a title, a sentence and a picture, as tags in the head of the page.

Of a public table they tell what any stranger may see who looks on: who sits there, the round, and once the game is over
who won and how. Whoever asks is nobody here, also with cookies; so a private table, one that does not exist and every
other page have the same general words, and tell nothing.
"""

from dataclasses import dataclass
from html import escape

from statecraft.server.config import own_url
from statecraft.server.pictures.end_picture import HEIGHT, WIDTH
from statecraft.server.pictures.pictures import end_picture
from statecraft.server.refusal import Refused
from statecraft.server.services import Services
from statecraft.server.tables.seats import OPEN, Actor
from statecraft.server.tables.table import Table
from statecraft.server.web.access import look, speaker
from statecraft.server.web.caller import Caller

_ABOUT_TABLES = ("t", "replay", "analysis")
_LOCALES = {"en": "en_GB", "de": "de_DE"}


@dataclass(frozen=True, slots=True)
class Preview:
    """What is said of an address."""

    title: str
    description: str
    picture: str
    """The path of its picture."""


async def tags(services: Services, caller: Caller, path: str) -> str:
    """The tags for an address, in the reader's language."""
    said = await _preview(services, caller, path)
    url = own_url(services.settings)
    named = {
        "og:type": "website",
        "og:site_name": "Statecraft",
        "og:title": said.title,
        "og:description": said.description,
        "og:url": f"{url}{path}",
        "og:locale": _LOCALES[caller.language],
        "og:image": f"{url}{said.picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": said.title,
    }
    by_name = {"description": said.description, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{key}" content="{escape(each)}" />' for key, each in named.items()]
    lines += [f'<meta name="{key}" content="{escape(each)}" />' for key, each in by_name.items()]
    return "".join([f"    {line}\n" for line in lines])


async def _preview(services: Services, caller: Caller, path: str) -> Preview:
    _slash, kind, *rest = path.split("/")
    if kind in _ABOUT_TABLES and rest:
        try:
            table = await look(services, rest[0], Actor(address=caller.address), None)
        except Refused:
            return _general(services, caller)
        async with table.lock:
            return _of_table(services, caller, table, kind in ("replay", "analysis"))
    return _general(services, caller)


def _general(services: Services, caller: Caller) -> Preview:
    texts = services.texts[caller.language]
    return Preview(texts.say("preview-title"), texts.say("preview-description"), "/api/picture.png")


def _of_table(services: Services, caller: Caller, table: Table, replay: bool) -> Preview:
    says = speaker(services, table, caller.language)
    texts, game = says.texts, says.title()
    state = None if table.session is None else table.session.state
    if state is not None and state.result is not None:
        picture = end_picture(table, says)
        points = ", ".join([f"{place.name}: {place.points}" for place in picture.places])
        title = texts.say("preview-over", game=game, title=picture.title)
        return Preview(
            texts.say("preview-replay", title=title) if replay else title,
            texts.say("preview-points", how=picture.how, points=points).strip(),
            f"/api/tables/{table.id}/picture.png?lang={caller.language}",
        )
    names = ", ".join([says.seat(row.seat) for row in table.seats if row.kind != OPEN])
    title = (
        texts.say("preview-open", game=game)
        if state is None
        else texts.say("preview-playing", game=game, round=state.round)
    )
    return Preview(title, texts.say("preview-players", names=names), "/api/picture.png")
