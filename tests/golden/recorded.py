"""Recorded games: each replays to the digest it was recorded with.

``cases.toml`` beside a game's records says which games there are: options, seats, how they must end.
``python -m golden.recorded GAME`` records them anew (until 1.0, a change of rules or edition needs
that, with a look at the difference); with ``--digests`` it keeps the records and writes their digests
anew, for a change of the saved form alone. The tests replay what is there.
"""

import json
import random
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver, RandomPlayer
from statecraft.core.engine.question import Over
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Concede
from statecraft.core.record.record import Record, new_header

HERE = Path(__file__).parent
MOST_TRIES = 3000


def cases(folder: Path) -> list[dict[str, Any]]:
    with (folder / "cases.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["case"]
    return found


def index(folder: Path) -> dict[str, dict[str, Any]]:
    """What each record must replay to."""
    found: dict[str, dict[str, Any]] = json.loads((folder / "index.json").read_text("utf-8"))
    return found


def play(game: Game, case: dict[str, Any], seed: int) -> Session:
    """One game of random players under a seed; ``concede_at`` has seats give up at an input."""
    session = Session(game, new_header(game, case.get("options", {}), case["seats"]))
    rng = random.Random(seed)
    players = [RandomPlayer(rng) for _ in session.state.holders]
    driver = Driver(session, players, SeededLuck(seed))
    while not isinstance(session.state.pending(), Over):
        if case.get("concede_at") == len(session.record.lines):
            for seat in range(1, len(session.state.holders)):
                if session.state.result is None:
                    session.apply(Concede(Seat(seat)))
        else:
            driver.step()
    return session


def record(game: Game, case: dict[str, Any]) -> Session:
    """The first game, by seed, that ends as the case wants it."""
    for seed in range(MOST_TRIES):
        session = play(game, case, seed)
        result = session.state.result
        if result is not None and result.reason == case["ends"]:
            return session
    raise LookupError(f"{case['name']}: no game of {MOST_TRIES} ends with {case['ends']}")


def record_all(game: Game, folder: Path) -> None:
    data: dict[str, dict[str, Any]] = {}
    for case in cases(folder):
        session = record(game, case)
        (folder / f"{case['name']}.jsonl").write_text(session.record.to_jsonl(), "utf-8")
        result = session.state.result
        data[case["name"]] = {
            "digest": session.state.digest(),
            "lines": len(session.record.lines),
            "ranks": list(result.ranks) if result else [],
            "scores": list(result.scores) if result else [],
        }
    (folder / "index.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def digest_all(game: Game, folder: Path) -> None:
    """Write the digests of the records anew; refused where one replays to other ranks or scores."""
    data = index(folder)
    for name, row in data.items():
        text = (folder / f"{name}.jsonl").read_text("utf-8")
        state = Session.load(game, Record.from_jsonl(game, text)).state
        result = state.result
        if result is None or [*result.ranks, *result.scores] != [*row["ranks"], *row["scores"]]:
            raise ValueError(f"{name} replays to {result}, not to what was recorded")
        row["digest"] = state.digest()
    (folder / "index.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def check_replay(game: Game, folder: Path, case: dict[str, Any]) -> None:
    """The record of a case replays to what it was recorded with, and ends as the case wants it."""
    text = (folder / f"{case['name']}.jsonl").read_text("utf-8")
    state = Session.load(game, Record.from_jsonl(game, text)).state
    data = index(folder)[case["name"]]
    result = state.result
    assert result is not None
    assert state.digest() == data["digest"]
    assert (list(result.ranks), list(result.scores)) == (data["ranks"], data["scores"])
    assert result.reason == case["ends"]


if __name__ == "__main__":
    package, *how = sys.argv[1:]
    write = digest_all if how == ["--digests"] else record_all
    write(import_module(package).GAME, HERE / package.rpartition(".")[2])
