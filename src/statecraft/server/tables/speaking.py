"""What the rules refuse at a table, in words: with the names of who sits there, in the reader's language."""

from collections.abc import Iterable

from statecraft.core.refusal import Illegal
from statecraft.core.verbs.unavailable import Unavailable
from statecraft.locale import Language
from statecraft.locale.speech import Speaker
from statecraft.server.tables.loader import Library
from statecraft.server.tables.table import Table
from statecraft.server.updates.projection import Json, to_message

STALE = ("ST-2.1", "ST-2.2", "ST-2.3")
"""The rules by which a question is gone, rests or never was: who meets one is shown the table as it is."""


def speaker(library: Library, table: Table, lang: Language) -> Speaker:
    """Says what the game names, in the reader's language and with the names of who sits there."""
    settings = table.settings
    texts = library.texts(lang, settings.game)
    names = [row.name or str(row.seat + 1) for row in table.seats]
    return Speaker(texts, settings.game, names, settings.holders, settings.options)


def refused(says: Speaker, refusal: Illegal) -> Json:
    """A refusal of the rules, and how it is said."""
    data = refusal.to_json()
    return {
        "text": data["text"],
        "say": says.refusal(refusal),
        "rule": data["rule"],
        "values": data.get("values", {}),
    }


def reasoned(says: Speaker, found: Iterable[Unavailable]) -> list[Json]:
    """Choices that the rules forbid, with their reasons in words."""
    return [
        {
            "label": to_message(each.label.to_json()),
            "reasons": [refused(says, no) for no in each.reasons],
        }
        for each in found
    ]
