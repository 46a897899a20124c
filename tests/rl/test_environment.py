"""The environments pass PettingZoo's own tests, and play the engine's games to their end."""

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from scale import scaled
from statecraft import rl
from statecraft.core.options import BadOptions
from statecraft.core.trade.offer_verbs import VERBS
from statecraft.rl.environment import rank, win

with warnings.catch_warnings():
    # PettingZoo's tests import one of its own environments in a way that it warns of itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

SETTINGS: list[dict[str, Any]] = [
    {"game": "globopolis", "deals": False},
    {"game": "globopolis", "players": 2, "observation": "history", "reward": "points"},
    {"game": "globopolis", "players": (0, 1, 0, 1), "options": {"agents": False}},
    {"game": "global-powers", "players": 5},
    {"game": "global-powers", "players": 2, "seated": {0: "novice"}, "reward": "rank"},
    {"game": "global-powers", "players": 3, "deals": False, "most_decisions": 40},
]
# PettingZoo's classic environments observe a dict with a mask as well; its test knows them by name and
# passes over what it would tell anybody else. A mask is empty where the agent has nothing to decide.
KNOWN = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def setting_name(settings: dict[str, Any]) -> str:
    return "-".join(str(value) for value in settings.values())


def decisions(env: Any, seed: int) -> Iterator[tuple[str, Any]]:
    """Play a game at random: each agent with what it observes before it decides."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        seen = env.observe(env.agent_selection)
        yield env.agent_selection, seen
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.filterwarnings(*KNOWN)
@pytest.mark.parametrize("settings", SETTINGS, ids=setting_name)
def test_pettingzoo_finds_no_fault(settings: dict[str, Any]) -> None:
    api_test(rl.env(**settings), num_cycles=scaled(100))
    seed_test(lambda: rl.env(**settings), num_cycles=scaled(40))


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_game_comes_to_its_end_and_pays_the_winner(game: str) -> None:
    env = rl.Environment(game, players=3, deals=False)
    for agent, seen in decisions(env, seed=5):
        assert seen["action_mask"].sum() >= 2
        assert not any(env.rewards.values())
        assert env.observation_space(agent).contains(seen)
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others[:1])
    result = env.state_of_game.result
    assert result is not None
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert env.rewards == {f"seat_{holder}": win(result, holder) for holder in range(3)}
    assert env.decisions > 0


def test_the_reward_may_be_the_rank() -> None:
    env = rl.Environment("global-powers", players=3, deals=False, reward="rank")
    for _ in decisions(env, seed=2):
        pass
    result = env.state_of_game.result
    assert result is not None
    assert env.rewards == {f"seat_{holder}": rank(result, holder) for holder in range(3)}
    assert sum(env.rewards.values()) == pytest.approx(1.5)


def test_a_game_that_takes_too_long_is_cut_short_without_a_reward() -> None:
    env = rl.Environment("globopolis", most_decisions=25)
    assert len(list(decisions(env, seed=1))) == 25
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_bots_have_seats_of_their_own() -> None:
    env = rl.Environment("global-powers", seated={0: "random", 2: "novice"}, deals=False)
    assert {agent for agent, _seen in decisions(env, seed=3)} == {"seat_1", "seat_3"}
    assert set(env.rewards) == {"seat_1", "seat_3"}
    assert env.state_of_game.result is not None


def test_agents_that_make_no_deals_are_not_asked_for_any() -> None:
    dealing = {"with": 0, "without": 0}
    for name, deals in (("with", True), ("without", False)):
        env = rl.Environment("global-powers", deals=deals, most_decisions=300)
        numbers = [env.game.verbs.index(verb) for verb in VERBS]
        tokens = [
            token
            for token, (kind, value) in enumerate(env.words.words)
            if kind == "verb" and value in numbers
        ]
        assert len(tokens) == (len(VERBS) if deals else 0)
        for _agent, seen in decisions(env, seed=1):
            dealing[name] += int(seen["action_mask"][tokens].any())
    assert dealing["with"] > 0
    assert dealing["without"] == 0


def test_the_same_seed_is_the_same_game_and_without_one_the_next_follows() -> None:
    env = rl.Environment("global-powers", deals=False)
    ends = []
    for seed in (7, None, 7, None, None):
        rng = np.random.default_rng(1)
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask)))
        ends.append(env.state_of_game.digest())
    assert ends[:2] == ends[2:4]
    assert len(set(ends)) == 3


def test_what_the_mask_forbids_is_refused_by_name() -> None:
    env = rl.env("global-powers", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 0 \(end 0\) is not offered here"):
        env.step(0)
    with pytest.raises(ValueError, match=r"action 1300 \(leave it alone\) is not offered"):
        env.step(env.unwrapped.words.leave)
    with pytest.raises(ValueError, match="must take an action"):
        env.step(None)


def test_settings_that_cannot_be_are_refused_by_name() -> None:
    with pytest.raises(
        LookupError, match=r"no game “chess”\. Known here: globopolis, global-powers"
    ):
        rl.env("chess")
    with pytest.raises(ValueError, match="reward is one of win, rank, points, not 'money'"):
        rl.env("globopolis", reward="money")
    with pytest.raises(ValueError, match="observation is one of dense, history, raw, not 'all'"):
        rl.env("globopolis", observation="all")
    with pytest.raises(
        TypeError, match=r"on seat 1 sits a bot's name, a player .* or a policy, not 5"
    ):
        rl.env("globopolis", seated={1: 5})
    with pytest.raises(ValueError, match="most_decisions is at least 1"):
        rl.env("globopolis", most_decisions=0)
    with pytest.raises(ValueError, match="no seat 4 for 'random': seats are 0 to 3"):
        rl.env("globopolis", seated={4: "random"})
    with pytest.raises(ValueError, match="leave one to an agent"):
        rl.env("globopolis", players=2, seated={0: "random", 1: "random"})
    with pytest.raises(ValueError, match="There is no bot “nobody” for globopolis"):
        rl.env("globopolis", seated={0: "nobody"})
    with pytest.raises(BadOptions, match="there is no option speed"):
        rl.env("globopolis", options={"speed": 3})


def test_a_game_without_known_observations_is_refused() -> None:
    from harbour import GAME

    with pytest.raises(ValueError, match="no observations are known for 'harbour'"):
        rl.env(GAME)


def test_another_edition_is_played() -> None:
    import statecraft.global_powers as package

    assert package.__file__ is not None
    folder = Path(package.__file__).parent / "edition"
    env = rl.Environment("global-powers", edition=folder, deals=False)
    assert env.game is not package.GAME
    assert env.game.edition.digest == package.GAME.edition.digest


def test_without_the_extra_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import statecraft.rl"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "statecraft.rl needs pettingzoo: pip install 'statecraft-games[rl]'" in done.stderr
