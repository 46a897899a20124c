"""The digests of random, recorded and bots' games, as one number a game: equal in every build.

    python -m contract.digests

Prints, as JSON, whether the engine is compiled, and for each game the SHA-256 of the digests after
all inputs of random games, under options and seatings of the contract, of its recorded games, and of
games in which every bot sits.
"""

import hashlib
import json
import random
from pathlib import Path

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
    }


def named_rules() -> dict[str, dict[str, tuple[str, ...]]]:
    """Which rules the code of each game names where it carries them out, for the lab's reports."""
    games = ("statecraft.globopolis", "statecraft.global_powers")
    return {package: cited_by_deeds(package) for package in games}


if __name__ == "__main__":
    built = "compiled" if str(engine.__file__).endswith((".so", ".pyd")) else "pure"
    print(json.dumps({"built": built, "digests": digests(), "rules": named_rules()}))  # noqa: T201
