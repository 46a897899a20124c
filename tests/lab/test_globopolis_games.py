"""Games that are watched are the games that are simulated."""

from statecraft.globopolis.game import GAME
from statecraft.lab.globopolis_games import arguments, watched
from statecraft.lab.simulation import Plan, play_one


def test_watching_changes_nothing() -> None:
    asked = arguments("", ["--bots", "novice,random", "--seats", "3", "--seed", "4"])
    plan = Plan("statecraft.globopolis", (0, 1, 2), ("novice", "random"), {}, 2, 4)
    for number in range(2):
        last = list(watched(asked, number))[-1]
        assert last.table.digest() == play_one(GAME, plan, number).digest
