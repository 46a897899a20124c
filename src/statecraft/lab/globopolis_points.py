"""Where the points of Globopolis come from: games between bots, every change of a score put down to its cause.

    python -m statecraft.lab.globopolis_points --bots novice --games 200 --seed 1

A cause is the verb that was played, or what chance was asked for; where the Governor moved, the kind of field
it came to. Figures are means per player and game, as JSON.
"""

import argparse
import json
import sys
from collections import Counter
from typing import Any

from statecraft import bots
from statecraft.bots import naming
from statecraft.core.driver import Driver
from statecraft.core.event import Event
from statecraft.core.ids import Seat
from statecraft.core.inputs import Act, Input
from statecraft.core.luck import SeededLuck
from statecraft.core.question import Chance
from statecraft.core.record import new_header
from statecraft.core.session import Session
from statecraft.globopolis.edition_schema import FIELD_KINDS
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import Globe

_SEEDS = 1 << 62


def cause(table: Globe, given: Input) -> str:
    """What an input is put down to; to be asked before it is applied."""
    if isinstance(given, Act):
        return given.action.VERB
    waiting = table.pending()
    return waiting.kind if isinstance(waiting, Chance) else type(given).__name__.lower()


def came_to(table: Globe, events: list[Event]) -> str:
    """The kind of field a Governor came to, if it did."""
    for event in events[::-1]:
        if event.text == "gb-event-landed":
            return FIELD_KINDS[table.content.field_kind[event.values["field"]]]
    return ""


def play(seed: int, names: list[str], seats: int, points: Counter[str], facts: Counter[str]) -> int:
    """One game; its rounds."""
    players = [
        bots.make(names[seat % len(names)], GAME.name, seed, Seat(seat)) for seat in range(seats)
    ]
    session = Session(GAME, new_header(GAME, {}, range(seats)))
    driver = Driver(session, players, SeededLuck(seed))
    table = session.state
    assert isinstance(table, Globe)
    try:
        count(driver, table, points, facts)
    finally:
        bots.dismiss(players, table.result)
    assert table.result is not None
    facts["end " + table.result.reason] += 1
    facts["takeover won"] += sum(table.conquests)
    for holder, rank in enumerate(table.result.ranks):
        if rank == 1:
            facts[f"won in place {(holder - table.first) % seats + 1}"] += 1
    return table.round


def count(driver: Driver, table: Globe, points: Counter[str], facts: Counter[str]) -> None:
    """Play to the end and put down every point to its cause."""
    while True:
        given = driver.next_input()
        if given is None:
            break
        before = table.score[:]
        why = cause(table, given)
        events: list[Event] = []
        table.apply(given, events)
        field = came_to(table, events)
        for event in events:
            if event.text == "gb-event-mission":
                facts["mission " + GAME.label("ops", event.values["ops"]).text] += 1
            elif event.text in ("gb-event-attack", "gb-event-conquered", "gb-event-developed"):
                facts[event.text.removeprefix("gb-event-")] += 1
        group = sum([e.values["points"] for e in events if e.text == "gb-event-group"])
        points["group"] += group
        change = sum(table.score) - sum(before) - group
        if change:
            points[f"{why} to {field}" if field else why] += change


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="novice")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    points: Counter[str] = Counter()
    facts: Counter[str] = Counter()
    rounds = 0
    for number in range(asked.games):
        seed = SeededLuck(asked.seed).stream("game", number).randrange(_SEEDS)
        rounds += play(seed, naming.split(asked.bots), asked.seats, points, facts)
    games = asked.games
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
