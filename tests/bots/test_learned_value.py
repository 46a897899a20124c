"""The learned value says what a seat can know, adds up to one, fits what ships, and says so where it does not fit."""

import json
import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from contract.global_powers_contract import perturbed as perturbed_world
from contract.globopolis_contract import perturbed as perturbed_globe
from statecraft.bots.learned import value
from statecraft.bots.learned.network import Network
from statecraft.core.engine.playout import play_on
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder, Seat
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS

BOTH = pytest.mark.parametrize("game", [GLOBOPOLIS, GLOBAL_POWERS])
MOST_BYTES = 3 << 20


def tables(game: Game, seats: int, most: int = 400) -> list[State]:
    """A random game at several places on its way."""
    state = game.new({}, seats)
    found = []
    for seed in range(most // 40):
        play_on(state, random.Random(seed), 40)
        found.append(state.clone())
    return found


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_chances_add_up_to_one_whoever_looks(game: Game, seats: int) -> None:
    for table in tables(game, seats):
        for seat in (None, *range(seats)):
            chances = value.win_chances(table, seat)
            assert len(chances) == seats
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0


@BOTH
def test_a_game_that_is_over_counts_as_it_ended(game: Game) -> None:
    state = game.new({}, 3)
    play_on(state, random.Random(1))
    assert state.result is not None
    chances = value.win_chances(state, 0)
    assert [chance > 0 for chance in chances] == [rank == 1 for rank in state.result.ranks]


@pytest.mark.parametrize(
    ("game", "perturbed"),
    [(GLOBOPOLIS, perturbed_globe), (GLOBAL_POWERS, perturbed_world)],
)
def test_says_the_same_whatever_the_others_hold(
    game: Game, perturbed: Callable[[State, Holder, random.Random], State | None]
) -> None:
    rng = random.Random(2)
    compared = 0
    for table in tables(game, 3):
        for seat in range(3):
            other = perturbed(table, table.holders[seat], rng)
            if other is not None:
                assert value.win_chances(table, seat) == value.win_chances(other, seat)
                # A spectator sees even less.
                assert value.win_chances(table, None) == value.win_chances(other, None)
                compared += 1
    assert compared > 5


@BOTH
def test_what_ships_fits_the_rules_and_the_edition_and_is_small(game: Game) -> None:
    """After a change of either it is trained anew: docs/bots.md says how."""
    shipped = value.shipped(game.name)
    assert value.misfit(shipped.about, game) == ""
    assert shipped.fits(game)
    where = files("statecraft.bots") / game.name.replace("-", "_") / "value.json"
    assert len(where.read_bytes()) < MOST_BYTES


@BOTH
def test_what_ships_judges_better_than_a_steady_player_reckons(game: Game) -> None:
    """As measured on games that nothing was learned from, when it was trained."""
    judges = value.shipped(game.name).about["measured"]["everywhere"]
    assert judges["value"]["brier"] < judges["reckoned"]["brier"]
    assert judges["value"]["auc"] > judges["reckoned"]["auc"] > judges["points"]["auc"]
    assert judges["value"]["off"] < 0.04


@BOTH
def test_for_other_rules_it_reckons_as_a_steady_player_and_says_what_does_not_fit(
    game: Game,
) -> None:
    shipped = value.shipped(game.name)
    about = {**shipped.about, "rules": "0.0"}
    other = value.Value(shipped.network, about)
    assert (
        value.misfit(about, game) == f"the learned value is for rules 0.0, not {game.rules_version}"
    )
    table = tables(game, 3, 80)[-1]
    assert other.seen_from(table, Seat(1)) == value.reckoned(table, 1)
    assert shipped.seen_from(table, Seat(1)) != value.reckoned(table, 1)


def test_a_file_that_holds_no_value_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(value.NoValue, match="cannot be read"):
        value.read(tmp_path / "none.json")
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    with pytest.raises(value.NoValue, match="is no learned value"):
        value.read(broken)
    where = files("statecraft.bots") / "globopolis" / "value.json"
    data = json.loads(where.read_text(encoding="utf-8"))
    broken.write_text(json.dumps({**data, "row": data["row"][::-1]}))
    with pytest.raises(value.NoValue, match="other numbers"):
        value.read(broken)
    broken.write_text(json.dumps({**data, "network": {**data["network"], "inputs": 3}}))
    with pytest.raises(ValueError, match="do not fit"):
        value.read(broken)


def test_a_network_judges_every_holder_alike() -> None:
    rng = random.Random(3)
    inputs, units = 2 * 3 + 1, 4
    network = Network(
        inputs,
        [rng.gauss(0, 1) for _ in range(inputs * units)],
        [rng.gauss(0, 1) for _ in range(units)],
        [rng.gauss(0, 1) for _ in range(units)],
        [rng.gauss(0, 1) for _ in range(inputs)],
        1.5,
    )
    rows = [[rng.random() for _ in range(3)] for _ in range(4)]
    chances = network.chances(rows, [0.5])
    assert network.chances(rows[::-1], [0.5]) == pytest.approx(chances[::-1])
    again = Network.from_json(json.loads(json.dumps(network.to_json())))
    assert again.chances(rows, [0.5]) == chances
    with pytest.raises(ValueError, match="numbers for"):
        network.chances(rows, [])
