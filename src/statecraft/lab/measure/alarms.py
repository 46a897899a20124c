"""What a house-ruler should look at first: where something decides games by itself, or never matters.

Of many figures some look odd by luck alone. So a share of wins is only warned of where an interval widened
for all comparisons of the report (Bonferroni) leaves equal play out, and where it is also far from it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from statecraft.lab.measure.measures import FEWEST, Figures
from statecraft.lab.measure.observer import Topic

TILT = 0.25
"""What is given by luck or seat should win at most so much more or less often than in equal play, relatively."""
SETTLED = 0.8
"""Where who leads at half time wins more often, the second half is hardly played for anything."""
ONE_WAY = 0.9
"""Where more games end for the same reason, the other ends hardly exist."""


def alarms(figures: Figures, topics: Sequence[Topic]) -> list[dict[str, Any]]:
    """The warnings, each with the text ``lab-warning-<kind>`` and what it speaks of, the gravest first."""
    found: list[dict[str, Any]] = []
    if figures["finished"] < figures["games"]:
        found.append({"kind": "unfinished", "count": figures["games"] - figures["finished"]})
    when = {topic.name: topic.when for topic in topics}
    for topic, rows in figures["topics"].items():
        for name, row in rows.items():
            if when[topic] != "rules" and decides(row, figures["equal"]):
                found.append({"kind": "decides", "topic": topic, "name": name, **_row_json(row)})
            elif when[topic] == "start" and tilts(row, figures["equal"]):
                found.append({"kind": "tilts", "topic": topic, "name": name, **_row_json(row)})
    for where in ("seat", "place"):
        for name, row in figures["wins"][where].items():
            if tilts(row, figures["equal"]):
                found.append({"kind": "tilts-" + where, "name": name, **_row_json(row)})
    half = figures["half_time"]
    if half["of"] >= FEWEST and half["low"] > SETTLED:
        found.append({"kind": "settled", **_row_json(half)})
    for reason, row in figures["reasons"].items():
        if row["low"] > ONE_WAY:
            found.append({"kind": "one-way", "reason": reason, **_row_json(row)})
    found += _unused(figures)
    order = ("unfinished", "decides", "tilts", "tilts-seat", "tilts-place", "settled", "one-way")
    return sorted(found, key=lambda row: (*order, "unused").index(row["kind"]))


def decides(row: Figures, equal: float) -> bool:
    """More than half way from equal play to certainty."""
    return bool(row["stands_out"] > 0 and row["low"] > (1 + equal) / 2)


def tilts(row: Figures, equal: float) -> bool:
    return bool(row["stands_out"] and abs(row["share"] - equal) > TILT * equal)


def _unused(figures: Figures) -> Iterator[dict[str, Any]]:
    """Verbs that nobody ever played: these bots, at least, have no use for them."""
    verbs = [
        event.removeprefix("verb ")
        for event, row in figures["deeds"].items()
        if event.startswith("verb ") and not row["mean"]
    ]
    if verbs:
        yield {"kind": "unused", "verbs": verbs}


def _row_json(row: Figures) -> dict[str, Any]:
    return {name: row[name] for name in ("share", "low", "high")}
