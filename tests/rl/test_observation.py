"""Observations have their parts in their places, are the observer's own, and tell no secret: the dense and the raw."""

import random

import numpy as np
import pytest

from contract.contract import Contract
from contract.global_powers_contract import global_powers_contract
from contract.globopolis_contract import globopolis_contract
from scale import scaled
from statecraft import rl
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.ids import Holder, Seat
from statecraft.core.record.inputs import Act, Outcome
from statecraft.globopolis.state import GlobopolisState
from statecraft.plugins.plugin import load
from statecraft.plugins.registry import plugin_of
from statecraft.rl.dense import DenseObserver
from statecraft.rl.learning import Learning
from statecraft.rl.observation import Observer
from statecraft.rl.tokens import Composed, Words

CONTRACTS = {"globopolis": globopolis_contract(), "global-powers": global_powers_contract()}


class Eyes:
    """Both ways to look at a table, and how its answers are spelled."""

    def __init__(self, state: State) -> None:
        learning: Learning = load(plugin_of(state.game).learning)
        columns = learning.columns(state, True)
        self.words = Words(state.game, state.holders, True, columns.most)
        self.looks: tuple[DenseObserver | Observer, ...] = (
            DenseObserver(state.game, columns, self.words, state.holders, learning.goods),
            Observer(state.game, learning.parts, state.view(Seat(0)), deals=True),
        )


def observed(eyes: Eyes, state: State, seat: Seat) -> list[tuple[bytes, tuple[int, ...]]]:
    """What a seat observes while it is asked nothing, and with each of its questions."""
    view = state.view(seat)
    scores = state.projected_scores()
    rows: list[tuple[bytes, tuple[int, ...]]] = []
    for eye in eyes.looks:
        rows.append((eye.row(view, seat, scores).tobytes(), ()))
        for question in state.questions():
            if question.seat == seat:
                legal = state.legal(seat, question.id)
                composed = Composed(eyes.words, legal, state.holders[seat])
                asked = eye.asked(eye.row(view, seat, scores), view, composed)
                rows.append((asked.tobytes(), tuple(composed.offered)))
    return rows


def on(state: State, rng: random.Random) -> None:
    """One input at random."""
    pending = state.pending()
    if isinstance(pending, Chance):
        state.apply(Outcome(pending.id, pending.distribution.sample(rng)))
        return
    question = rng.choice(pending.questions)
    legal = state.legal(question.seat, question.id)
    state.apply(Act(question.id, question.seat, legal.sample(rng)))


@pytest.mark.parametrize("name", CONTRACTS)
def test_two_tables_that_differ_in_secrets_of_others_look_the_same(name: str) -> None:
    contract: Contract = CONTRACTS[name]
    compared = asked = 0
    for number in range(scaled(4)):
        rng = random.Random(f"{name}-{number}")
        options, seats = contract.start(rng)
        state = contract.game.new(options, seats)
        eyes = Eyes(state)
        for _ in range(120):
            if isinstance(state.pending(), Over):
                break
            on(state, rng)
            seat = Seat(rng.randrange(len(state.holders)))
            other = contract.perturbed(state, state.holders[seat], rng)
            if other is not None:
                seen = observed(eyes, state, seat)
                assert seen == observed(eyes, other, seat), state.stack[-1]
                compared += 1
                asked += len(seen) - 2
    assert compared > 60
    assert asked > 10


def test_the_observers_own_secrets_are_seen() -> None:
    rng = random.Random(1)
    state = CONTRACTS["globopolis"].game.new(seats=3)
    while isinstance(state.pending(), Chance):
        on(state, rng)
    assert isinstance(state, GlobopolisState)
    eyes = Eyes(state)
    other = state.clone()
    mine = state.influence.cards(Holder(0))[0]
    other.influence = state.influence.put_under(Holder(0), mine)
    assert observed(eyes, state, Seat(0)) != observed(eyes, other, Seat(0))


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("observation", ["dense", "raw"])
def test_parts_fill_the_row_in_their_order(game: str, players: int, observation: str) -> None:
    env = rl.Environment(game, players=players, observation=observation)
    env.reset(seed=1)
    at = 0
    for part in env.parts.values():
        assert part.start == at
        at = part.stop
    for agent in env.agents:
        assert env.observe(agent)["observation"].shape == (at,)


def test_everybody_comes_first_in_its_own_observation() -> None:
    env = rl.Environment("globopolis", players=3, deals=False, observation="raw")
    env.reset(seed=4)
    state = env.state_of_game
    assert isinstance(state, GlobopolisState)
    state.eu[:] = [10, 20, 30]
    for seat, expected in enumerate([[10, 20, 30], [20, 30, 10], [30, 10, 20]]):
        row = env.observe(f"seat_{seat}")["observation"]
        assert row[env.parts["eu"]].tolist() == expected
        assert row[env.parts["seat"]].argmax() == seat
        owned = row[env.parts["owner"]].reshape(3, 36)
        mine = [title for title, owner in enumerate(state.owner) if owner == seat]
        assert np.flatnonzero(owned[0]).tolist() == mine


@pytest.mark.parametrize("observation", ["dense", "raw"])
def test_what_is_spelled_is_seen_by_who_spells_it_alone(observation: str) -> None:
    env = rl.Environment("global-powers", players=2, observation=observation)
    env.reset(seed=1)
    seen = 0
    parts = ["asked", "composed.verb", "composed.numbers"]
    if observation == "dense":
        parts = ["asked", "verb", "spelled.region", "spelled.numbers"]
    chooser = np.random.default_rng(3)
    for _ in range(200):
        agent = env.agent_selection
        row = env.observe(agent)
        other = env.observe("seat_1" if agent == "seat_0" else "seat_0")["observation"]
        seen += int(row["observation"][env.parts[parts[1]]].sum())
        assert row["observation"][env.parts["asked"]].any()
        for part in parts:
            assert not other[env.parts[part]].any()
        env.step(chooser.choice(np.flatnonzero(row["action_mask"])))
    assert seen > 0
