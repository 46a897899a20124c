"""The digests of random games of Harbour, as one number: equal in every build of the engine.

    python -m contract.digests GAMES

Prints whether the engine is compiled, and the SHA-256 of all digests after all inputs.
"""

import hashlib
import random
import sys

from contract.harbour_contract import OPTIONS, SEATINGS
from harbour.game import GAME
from statecraft.core import state as engine
from statecraft.core.driver import Driver, RandomPlayer
from statecraft.core.luck import SeededLuck
from statecraft.core.record import new_header
from statecraft.core.session import Session


def digests(games: int) -> str:
    total = hashlib.sha256()
    for seed in range(games):
        rng = random.Random(seed)
        header = new_header(GAME, rng.choice(OPTIONS), rng.choice(SEATINGS))
        session = Session(GAME, header)
        players = [RandomPlayer(rng) for _ in session.state.holders]
        driver = Driver(session, players, SeededLuck(seed))
        while driver.step() is not None:
            total.update(session.state.digest().encode())
    return total.hexdigest()


if __name__ == "__main__":
    built = "compiled" if str(engine.__file__).endswith((".so", ".pyd")) else "pure"
    print(built, digests(int(sys.argv[1])))  # noqa: T201
