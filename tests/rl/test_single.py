"""One agent as a Gymnasium environment, and many tables at a time."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from statecraft import rl


def whole_game(env: rl.Single, seed: int, **options: Any) -> tuple[float, dict[str, Any], int]:
    """A game at random: what it brought, what was told last, how many decisions it took."""
    rng = np.random.default_rng(seed)
    _row, info = env.reset(seed=seed, options=options)
    for decisions in range(1, 100_000):
        _row, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over or cut:
            return reward, info, decisions
    raise AssertionError("a game ends")


@pytest.mark.parametrize("name", ["Globopolis", "GlobalPowers"])
def test_gymnasium_finds_no_fault(name: str) -> None:
    env = gymnasium.make(f"statecraft/{name}-v0", others="random")
    check_env(env.unwrapped)


def test_a_game_ends_with_the_reward_and_public_ranks() -> None:
    env = rl.Single("global-powers", others="random", players=3)
    seats = set()
    for seed in range(4):
        reward, info, _decisions = whole_game(env, seed)
        mine = info["ranks"][info["seat"]]
        assert reward == (1 / info["ranks"].count(1) if mine == 1 else 0)
        assert len(info["scores"]) == len(info["ranks"]) == 3
        seats.add(info["seat"])
    assert len(seats) > 1
    assert whole_game(env, 9, seat=2)[1]["seat"] == 2
    again = [whole_game(env, 7) for _ in range(2)]
    assert again[0][::2] == again[1][::2]
    assert again[0][1]["scores"] == again[1][1]["scores"]


def test_what_the_mask_forbids_is_replaced_and_told_or_refused() -> None:
    env = rl.Single("global-powers", others="random", players=2)
    _row, info = env.reset(seed=1)
    assert env.action_masks() is info["action_mask"]
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    assert env.step(forbidden)[4]["replaced"]
    _row, info = env.reset(seed=1)
    assert not env.step(np.flatnonzero(info["action_mask"])[0])[4]["replaced"]
    strict = rl.Single("global-powers", others="random", players=2, forbidden="refuse")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="is not offered here"):
        strict.step(forbidden)


def test_settings_that_cannot_be_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="3 others sit at the table, not 2"):
        rl.Single("globopolis", others=["random", "novice"])
    with pytest.raises(ValueError, match="no seat 4: seats are 0 to 3"):
        rl.Single("globopolis", seat=4)
    with pytest.raises(ValueError, match="said with others"):
        rl.Single("globopolis", seated={0: "random"})
    with pytest.raises(ValueError, match="forbidden is one of replace, refuse"):
        rl.Single("globopolis", forbidden="ignore")
    env = rl.Single("global-powers", others="random", players=2)
    whole_game(env, 1)
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


class Counted:
    """A policy that takes the first allowed action and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, seen: dict[str, Any]) -> int:
        self.asked += 1
        assert seen["observation"].shape == (395,)
        return int(np.flatnonzero(seen["action_mask"])[0])


def first_allowed(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


class Default:
    """A player object: the default, or nothing."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, handle: Any) -> Any:
        self.asked += 1
        return handle.default() if handle.question.must else None


def test_past_selves_and_players_sit_at_the_table_and_change_places() -> None:
    past, player = Counted(), Default()
    env = rl.Single("global-powers", seat=0, others=[past, player, "random"])
    whole_game(env, 1)
    assert past.asked > 5
    assert player.asked > 5
    before = past.asked
    env.change_others("random")
    whole_game(env, 2)
    assert past.asked == before
    with pytest.raises(ValueError, match="3 others sit"):
        env.change_others([past])


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_an_environment_in_the_middle_of_a_game_is_kept_and_copied(game: str) -> None:
    env = rl.Environment(game, deals=False, seated={1: "novice", 2: first_allowed})
    env.reset(seed=4)
    rng = np.random.default_rng(1)
    for _ in range(25):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask)))
    copies = [
        env.clone(),
        rl.Environment.load(env.save()),
        deepcopy(env),
        pickle.loads(pickle.dumps(env)),
    ]
    for copy in copies:
        assert copy == env
        assert (copy.state() == env.state()).all()
    for _ in range(25):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        seen = env.observe(agent)
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        for copy in copies:
            other = copy.observe(agent)
            assert (other["observation"] == seen["observation"]).all()
            assert (other["action_mask"] == seen["action_mask"]).all()
            copy.step(action)
        env.step(action)
        assert all(copy.infos == env.infos and copy == env for copy in copies)
    with pytest.raises(ValueError, match="these bytes hold a list"):
        rl.Environment.load(pickle.dumps([]))


def test_what_all_see_together_is_the_rows_of_all_seats() -> None:
    env = rl.env("globopolis", players=3)
    env.reset(seed=1)
    together = env.state()
    assert env.unwrapped.state_space.contains(together)
    each = len(together) // 3
    other = env.possible_agents[-1]
    assert (together[2 * each :] == env.observe(other)["observation"]).all()


def test_infos_tell_scores_ranks_and_how_much_there_is_to_choose_from() -> None:
    env = rl.Environment("globopolis", deals=False)
    env.reset(seed=1)
    for _ in range(30):
        agent = env.agent_selection
        info = env.infos[agent]
        assert info["legal"] == env.observe(agent)["action_mask"].sum() >= 2
        assert info["scores"] == [*env.state_of_game.projected_scores()]
        assert min(info["ranks"]) == 1
        others = [env.infos[other]["legal"] for other in env.agents if other != agent]
        assert others == [0, 0, 0]
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))


@pytest.mark.parametrize("processes", [0, 2])
def test_many_tables_play_as_each_of_them_would_alone(processes: int) -> None:
    tables = rl.Vector("global-powers", 3, processes, others="random", players=2)
    try:
        rows, infos = tables.reset(seed=5)
        alone = [rl.Single("global-powers", others="random", players=2) for _ in range(3)]
        seen = [env.reset(seed=5 + at) for at, env in enumerate(alone)]
        assert tables.observation_space.contains(rows)
        rng = np.random.default_rng(1)
        ended = 0
        for _ in range(150):
            for at, (row, info) in enumerate(seen):
                assert (rows[at] == row).all()
                assert (infos["action_mask"][at] == info["action_mask"]).all()
                assert infos["seat"][at] == info["seat"]
            actions = [rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
            rows, rewards, over, _cut, infos = tables.step(np.array(actions))
            for at, env in enumerate(alone):
                row, reward, done, _, info = env.step(actions[at])
                assert (rewards[at], over[at]) == (reward, done)
                if done:
                    ended += 1
                    assert (infos["final_obs"][at] == row).all()
                    assert infos["final_info"]["ranks"][at] == info["ranks"]
                    row, info = env.reset()
                seen[at] = row, info
        assert ended > 1
    finally:
        tables.close()
