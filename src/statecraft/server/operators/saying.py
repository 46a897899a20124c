"""How what operators ask about is said, in words that the command and the page share."""

from collections.abc import Callable, Iterator
from typing import Any

from statecraft.locale import Texts
from statecraft.server.updates.projection import Json

_MIB = 1024 * 1024


def status_rows(
    texts: Texts, found: Json, when: Callable[[float | None], str]
) -> Iterator[tuple[str, str]]:
    """What is going on: what each thing is called, and how it stands."""

    def row(name: str, **values: Any) -> tuple[str, str]:
        return texts.say(f"admin-status-{name}"), texts.say(f"admin-status-{name}-is", values)

    nodes = found["nodes"]
    yield row("nodes", count=len(nodes), names=", ".join([each["id"][:8] for each in nodes]))
    tables = {name: found["tables"].get(name, 0) for name in ("playing", "open", "over", "closed")}
    tables["open"] += found["tables"].get("starting", 0)
    yield row("tables", **tables)
    yield row("entries", count=found["entries"], day=found["entries_last_day"])
    yield texts.say("admin-status-last"), when(found["last_entry"])
    yield row(
        "people",
        count=found["people"],
        addresses=found["with_address"],
        new=found["new_last_day"],
    )
    yield row("queues", **found["queues"])
    yield row("outbox", count=found["outbox"])
    yield row(
        "disk",
        free=round(found["disk_free"] / _MIB),
        total=round(found["disk_total"] / _MIB),
        files=round(sum(found["files"].values()) / _MIB),
    )
    yield row(
        "people-care",
        complaints=found["complaints"],
        bans=found["bans"],
        broadcasts=found["broadcasts"],
    )


def complaint_words(texts: Texts, each: Json) -> str:
    """A complaint in a line: who, about whom, where, and what."""
    return texts.say(
        "admin-complaint",
        by=each["by_name"] or each["by"],
        by_id=each["by"],
        about=each["about_name"] or each["about"],
        about_id=each["about"],
        place=each["code"] or each["workshop_entry"] or each["table_id"] or "–",
        handled=0 if each["handled"] is None else 1,
        text=each["text"],
    )
