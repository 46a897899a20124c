"""The report of a table: the published half of its log, as one JSON document."""

import json
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from statecraft.fairdice.entries import Entry

FORMATS: Final = {"statecraft-dice-1": 1, "statecraft-dice-2": 2}
"""What a report calls itself, and the number of its format. The opening of the second says it too, signed."""


class NotAReport(ValueError):
    """Text or data that is no report of dice at all; says what was wrong."""


def report(entries: Iterable[Entry]) -> dict[str, Any]:
    """The document anybody can check; in a running game it ends with the last entry so far."""
    published = [entry.published for entry in entries]
    version = published[0]["proof"].get("format", 1)
    return {"report": f"statecraft-dice-{version}", "entries": published}


def to_text(document: Any) -> str:
    """A report as text, one entry a line."""
    rows = ",\n".join([json.dumps(entry) for entry in document["entries"]])
    return f'{{"report": {json.dumps(document["report"])}, "entries": [\n{rows}\n]}}\n'


def read(text: str) -> Any:
    """The document in a text; fractions have no place in it, because machines write them differently."""
    try:
        document = json.loads(text, parse_float=_refused, parse_constant=_refused)
    except (ValueError, RecursionError) as error:
        raise NotAReport(f"no JSON of a report: {error}") from None
    entries_of(document)
    return document


def _refused(word: str) -> NoReturn:
    raise ValueError(f"{word[:20]} is no whole number")


def entries_of(document: Any) -> list[Any]:
    """The entries of a report, unchecked."""
    format_of(document)
    entries = document.get("entries")
    if not isinstance(entries, list) or not entries:
        raise NotAReport("it has no entries")
    return entries


def format_of(document: Any) -> int:
    """The number of the format that a report says it has."""
    name = document.get("report") if isinstance(document, dict) else None
    if not isinstance(name, str) or name not in FORMATS:
        raise NotAReport(f"it does not call itself a report: {' or '.join(FORMATS)}")
    return FORMATS[name]
