"""The digests of random, recorded, bots' and replayed games, as one number a game: equal in every build.

    python -m contract.digests

Prints, as JSON, whether the engine is compiled, and for each game the SHA-256 of the digests after
all inputs of random games, under options and seatings of the contract, of its recorded games, of games in
which every bot sits, and of what a server's workers find in a recorded game: what is handed to them and
what they answer is pickled, which compiled objects do only where they say how.
"""

import hashlib
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from contract.contract import Contract
from contract.global_powers_contract import global_powers_contract
from contract.globopolis_contract import globopolis_contract
from contract.harbour_contract import harbour_contract
from scale import scaled
from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine import state as engine
from statecraft.core.engine.driver import Driver, RandomPlayer
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.record import Record, new_header
from statecraft.lab.measure.rule_uses import cited_by_deeds
from statecraft.server.jobs.bot_pool import think
from statecraft.server.tables.archive import played_through, replay_position
from statecraft.server.tables.score_history import gone_through

GOLDEN = Path(__file__).parents[1] / "golden"


def random_games(contract: Contract, games: int) -> str:
    game = contract.game
    total = hashlib.sha256()
    for seed in range(games):
        rng = random.Random(seed)
        header = new_header(game, rng.choice(contract.options), rng.choice(contract.seatings))
        session = Session(game, header)
        players = [RandomPlayer(rng) for _ in session.state.holders]
        driver = Driver(session, players, SeededLuck(seed))
        while driver.step() is not None:
            total.update(session.state.digest().encode())
    return total.hexdigest()


def recorded_games(game: Game, folder: Path) -> str:
    """The digest of each recorded game, replayed."""
    total = hashlib.sha256()
    for path in sorted(folder.glob("*.jsonl")):
        session = Session.load(game, Record.from_jsonl(game, path.read_text("utf-8")))
        total.update(session.state.digest().encode())
    return total.hexdigest()


def bots_games(game: Game, games: int) -> str:
    """Games of all four levels at one table."""
    total = hashlib.sha256()
    for seed in range(games):
        session = Session(game, new_header(game, {}, 4))
        names = ("expert:sims=6", "steady", "novice", "random")
        players = [bots.make(name, game.name, seed, Seat(n)) for n, name in enumerate(names)]
        driver = Driver(session, players, SeededLuck(seed))
        while driver.step() is not None:
            total.update(session.state.digest().encode())
    return total.hexdigest()


def handed(job: Callable[..., Any], *given: Any) -> Any:
    """What a worker makes of it, in this process, but handed over as it would be."""
    return pickle.loads(pickle.dumps(job(*pickle.loads(pickle.dumps(given)))))


def workers(game: Game, path: Path) -> str:
    """What workers find in a recorded game: its course, positions of it with open cards, and hints."""
    text, nowhere = path.read_text("utf-8"), Path("no-editions")
    record = Record.from_jsonl(game, text)
    lines, seats = len(record.lines), len(record.header.seats)
    turns = range(0, lines, max(1, lines // 8))
    gone = handed(gone_through, nowhere, game.name, "", record, list(turns))
    total = hashlib.sha256(json.dumps(gone.shown, sort_keys=True).encode())
    for line in turns:
        position = handed(replay_position, gone.packed, line, seats, None, True)
        for part in (position.views, position.log, position.before, position.facts):
            total.update(json.dumps(part, sort_keys=True).encode())
    session = Session.load(game, Record(record.header, record.lines[: lines // 2]))
    for question in session.state.questions():
        asked = (session.state.to_bytes(), int(question.id), "steady", "seed", True)
        total.update(repr(handed(think, nowhere, game.name, "", *asked)).encode())
    brought = handed(played_through, nowhere, game.name, text)
    total.update(repr((brought.result, brought.body)).encode())
    return total.hexdigest()


def digests() -> dict[str, str]:
    globopolis, global_powers = globopolis_contract(), global_powers_contract()
    return {
        "harbour": random_games(harbour_contract(), scaled(1000)),
        "globopolis": random_games(globopolis, scaled(20)),
        "global-powers": random_games(global_powers, scaled(40)),
        "bots globopolis": bots_games(globopolis.game, scaled(1)),
        "bots global-powers": bots_games(global_powers.game, scaled(1)),
        "recorded globopolis": recorded_games(globopolis.game, GOLDEN / "globopolis"),
        "recorded global-powers": recorded_games(global_powers.game, GOLDEN / "global_powers"),
        "workers globopolis": workers(
            globopolis.game, GOLDEN / "globopolis/five-players-points.jsonl"
        ),
        "workers global-powers": workers(
            global_powers.game, GOLDEN / "global_powers/five-players-nobody-left.jsonl"
        ),
    }


def named_rules() -> dict[str, dict[str, tuple[str, ...]]]:
    """Which rules the code of each game names where it carries them out, for the lab's reports."""
    games = ("statecraft.globopolis", "statecraft.global_powers")
    return {package: cited_by_deeds(package) for package in games}


if __name__ == "__main__":
    built = "compiled" if str(engine.__file__).endswith((".so", ".pyd")) else "pure"
    print(json.dumps({"built": built, "digests": digests(), "rules": named_rules()}))  # noqa: T201
