"""Both games as games of OpenSpiel: its own conformance test, chance told piece by piece, states kept and copied."""

import json
import random
from typing import Any

import numpy as np
import pytest

from scale import scaled
from statecraft.core.chance.distributions import Deal, Dice, Draw, Lot

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install open_spiel"
)
from statecraft.rl import spiel  # noqa: E402 - it imports pyspiel

SHORT = {"options": json.dumps({"round_limit": 1})}
"""Enough of Globopolis for each commit; a soak plays whole games."""
GAMES: dict[str, dict[str, Any]] = {
    "statecraft_globopolis": SHORT,
    "statecraft_global_powers": {"players": 3, "deals": True},
}


def at_random(game: Any, seed: int, steps: int) -> Any:
    """A state so many steps into a game."""
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(moves(state)))
    return state


def moves(state: Any) -> list[int]:
    if state.is_chance_node():
        return [outcome for outcome, _chance in state.chance_outcomes()]
    return list(state.legal_actions())


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    # Who makes deals at random plays on for long.
    game = pyspiel.load_game(name, {**GAMES[name], "deals": False})
    pyspiel.random_sim_test(game, num_sims=scaled(1), serialize=False, verbose=False)


def test_openspiel_finds_no_fault_in_what_is_kept() -> None:
    game = pyspiel.load_game("statecraft_global_powers", {"players": 2})
    pyspiel.random_sim_test(game, num_sims=scaled(1), serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_is_kept_or_copied_goes_on_the_same(name: str) -> None:
    game = pyspiel.load_game(name, GAMES[name])
    state = at_random(game, 3, 60)
    copies = [state.clone(), game.deserialize_state(state.serialize())]
    rng = random.Random(1)
    for _ in range(40):
        if state.is_terminal():
            break
        move = rng.choice(moves(state))
        for other in (state, *copies):
            other.apply_action(move)
        for copy in copies:
            assert str(copy) == str(state)
            assert moves(copy) == moves(state)
            assert copy.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_an_observer_shows_the_row_of_the_environments(name: str) -> None:
    game = pyspiel.load_game(name, GAMES[name])
    state = at_random(game, 2, 80)
    observer = game.make_py_observer()
    for player in range(game.num_players()):
        observer.set_from(state, player)
        assert np.array_equal(observer.tensor, state.row(player))
        assert set(observer.dict) == set(game.observer.parts)
        assert observer.string_from(state, player) == state.observation_string(player)
    assert np.abs(observer.tensor).sum() > 0


def test_a_players_information_is_its_own_and_is_not_forgotten() -> None:
    game = pyspiel.load_game("statecraft_global_powers", {"players": 2})
    state = game.new_initial_state()
    before = {0: "", 1: ""}
    rng = random.Random(5)
    for _ in range(60):
        if state.is_terminal():
            break
        for player, known in before.items():
            told = "\n".join(state.heard[player])
            assert told.startswith(known)
            before[player] = told
        state.apply_action(rng.choice(moves(state)))
    assert before[0] != before[1]


@pytest.mark.parametrize(
    "distribution",
    [Dice((6, 8)), Lot(5), Draw("deck", 0b110101), Deal("deck", 0b1101101, (2, 1))],
)
def test_pieces_of_chance_are_as_likely_as_the_whole(distribution: Any) -> None:
    found: dict[Any, float] = {}

    def follow(partly: spiel.Partly, chance: float) -> None:
        if partly.value is not None:
            found[partly.value] = found.get(partly.value, 0) + chance
            return
        pieces = partly.next()
        for piece in pieces:
            follow(partly.take(piece), chance / len(pieces))

    follow(spiel.Partly(distribution), 1.0)
    assert found.keys() == set(distribution.outcomes())
    for value, chance in found.items():
        assert chance == pytest.approx(distribution.weight(value) / distribution.total())
