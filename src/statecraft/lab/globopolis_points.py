"""Where the points of Globopolis come from: games between bots, every change of a score put down to its cause.

    python -m statecraft.lab.globopolis_points --bots novice --games 200 --seed 1

A cause is the verb that was played, or what chance was asked for; where the Governor moved, the kind of field
it came to. Figures are means per player and game, as JSON.
"""

import json
import sys
from argparse import Namespace
from collections import Counter
from typing import Any

from statecraft.core.event import Event
from statecraft.globopolis.edition_schema import FIELD_KINDS
from statecraft.globopolis.state import Globe
from statecraft.lab.globopolis_games import arguments, edition_asked, watched, winners


def came_to(table: Globe, events: list[Event]) -> str:
    """The kind of field a Governor came to, if it did."""
    for event in events[::-1]:
        if event.text == "gb-event-landed":
            return FIELD_KINDS[table.content.field_kind[event.values["field"]]]
    return ""


def play(asked: Namespace, number: int, points: Counter[str], facts: Counter[str]) -> int:
    """One game; its rounds."""
    game = edition_asked(asked)
    for step in watched(asked, number):
        table = step.table
        field = came_to(table, step.events)
        for event in step.events:
            if event.text == "gb-event-mission":
                facts["mission " + game.label("ops", event.values["ops"]).text] += 1
            elif event.text in ("gb-event-attack", "gb-event-conquered", "gb-event-developed"):
                facts[event.text.removeprefix("gb-event-")] += 1
        group = sum([e.values["points"] for e in step.events if e.text == "gb-event-group"])
        points["group"] += group
        change = sum(table.score) - sum(step.before) - group
        if change:
            points[f"{step.cause} to {field}" if field else step.cause] += change
    assert table.result is not None
    facts["end " + table.result.reason] += 1
    facts["takeover won"] += sum(table.conquests)
    for holder in winners(table):
        facts[f"won in place {(holder - table.first) % asked.seats + 1}"] += 1
    return table.round


def main(given: list[str]) -> None:
    asked = arguments(__doc__, given)
    points: Counter[str] = Counter()
    facts: Counter[str] = Counter()
    games = asked.games
    rounds = sum([play(asked, number, points, facts) for number in range(games)])
    told: dict[str, Any] = {
        "games": games,
        "rounds": round(rounds / games, 1),
        "points": {k: round(v / games / asked.seats, 2) for k, v in points.most_common()},
        "per_game": {k: round(v / games, 2) for k, v in facts.most_common()},
    }
    json.dump(told, sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:])
