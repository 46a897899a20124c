"""Dense rows: at most 600 numbers of about ±1, each of which says something, in places that are written down."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from scale import SCALE, scaled
from statecraft import rl
from statecraft.rl.dense import FURTHEST
from statecraft.rl.stored import write_games
from tools import observations

GAMES = ("globopolis", "global-powers")
LONG = 30
"""At this scale every column is seen to move, but for very few where there are deals."""
COMPANY: tuple[dict[int, str], ...] = ({}, {1: "novice", 3: "novice"}, {0: "novice"})


def played(game: str, deals: bool, decisions: int, folder: Path) -> tuple[rl.Environment, Any]:
    """What seats see at tables of agents that choose at random, of those among bots, and of bots; the last environment.
    What ends a turn or an offer is chosen oftener, so that games go on."""
    bots = write_games(folder, game, ["novice"] * 4, 1 + decisions // 5_000, deals=deals)
    rows = [row for batch in bots.batches() for row in batch.observation]
    for number, company in enumerate(COMPANY):
        env = rl.Environment(game, deals=deals, seated=company)
        env.reset(seed=number)
        rng = random.Random(number)
        ends = {env.words.leave} | {
            token
            for token, (kind, value) in enumerate(env.words.words)
            if kind == "verb" and not env.game.verbs[value].FIELDS
        }
        for at in range(decisions // len(COMPANY)):
            agent = env.agent_selection
            if env.terminations[agent]:
                env.reset()
                continue
            seen = env.observe(agent)
            rows.append(seen["observation"])
            if at % 3 == 0:
                rows += [env.observe(other)["observation"] for other in env.possible_agents]
            allowed = np.flatnonzero(seen["action_mask"]).tolist()
            quick = [token for token in allowed if token in ends]
            env.step(rng.choice(quick if quick and rng.random() < 0.6 else allowed))
    return env, np.stack(rows)


@pytest.mark.parametrize("deals", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_every_column_moves_and_none_goes_far(game: str, deals: bool, tmp_path: Path) -> None:
    env, rows = played(game, deals, scaled(6_000 if deals else 4_000), tmp_path / "games")
    assert rows.shape[1] == sum([len(field.columns) for field in env.fields]) <= 600
    assert np.abs(rows).max() <= FURTHEST
    names = [(field.name, column) for field in env.fields for column in field.columns]
    still = [name for name, moves in zip(names, np.ptp(rows, axis=0) > 0, strict=True) if not moves]
    if SCALE >= LONG:
        # With deals, agents that choose at random come less far.
        assert len(still) <= (len(names) / 50 if deals else 0), still
    # Some move seldom.
    assert len(still) < len(names) / (8 if deals else 16)
    # About ±1: few go beyond it.
    assert (np.abs(rows) > 1).mean() < 0.02


@pytest.mark.parametrize("game", GAMES)
def test_what_an_amount_is_told_as_can_be_reckoned_back(game: str) -> None:
    env = rl.Environment(game, deals=False)
    env.reset(seed=2)
    by_name = {field.name: field for field in env.fields}
    view = env.view("seat_2")
    row = env.observe("seat_2")["observation"]
    if game == "globopolis":
        eu, field = row[env.parts["eu"]], by_name["eu"]
        assert field.log
        back = np.expm1(eu * np.log1p(field.scale))
        assert back == pytest.approx([*view.board.eu[2:], *view.board.eu[:2]], rel=1e-4)
        mine = [title for title, owner in enumerate(view.board.owner) if owner == 2]
        assert np.flatnonzero(row[env.parts["mine"]]).tolist() == mine
    else:
        base = row[env.parts["home"]][:4] * by_name["home"].scale
        assert base.round().tolist() == [*view.board.base[2:], *view.board.base[:2]]


def test_columns_that_a_setting_cannot_move_are_not_there() -> None:
    with_agents = rl.Environment("globopolis", deals=False)
    without = rl.Environment("globopolis", deals=False, options={"agents": False})
    assert "agents" in with_agents.parts
    assert "agents" not in without.parts
    assert "offer" not in with_agents.parts
    assert "offer" in rl.Environment("globopolis").parts


def test_holders_in_answers_are_counted_from_the_agent_on() -> None:
    env = rl.Environment("global-powers", players=4, deals=False)
    words = env.words
    engine = env.game.tokens["holder", 2]
    assert [words.words[words.numbers([engine], me)[0]] for me in range(4)] == [
        ("holder", 2),
        ("holder", 1),
        ("holder", 0),
        ("holder", 3),
    ]
    assert all(words.engine(words.numbers([engine], me)[0], me) == engine for me in range(4))


@pytest.mark.parametrize(("game", "most"), [("globopolis", 700), ("global-powers", 200)])
def test_words_of_deals_are_left_out_without_them(game: str, most: int) -> None:
    quiet = rl.Environment(game, deals=False).words
    assert len(quiet) < most
    assert not {"good", "offer", "pledge"} & {kind for kind, _value in quiet.words}
    assert ("holder", 4) not in quiet.words


def test_what_a_seat_has_heard_is_its_own() -> None:
    env = rl.Environment("global-powers", players=3, observation="history", deals=False)
    rng = random.Random(1)
    heard: dict[str, set[bytes]] = {}
    for number in range(2):
        env.reset(seed=number)
        assert (env.observe("seat_0")["history"][:-20] == -1).all()
        for _ in range(60):
            if env.terminations[env.agent_selection]:
                break
            agent = env.agent_selection
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            heard.setdefault(agent, set()).add(seen["history"].tobytes())
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert all(len(each) > 5 for each in heard.values())
    last = {agent: env.observe(agent)["history"] for agent in env.possible_agents}
    # The same events, counted from another seat.
    texts = [history[:, 0].tolist() for history in last.values()]
    assert texts[0][-1] == texts[1][-1]
    assert (last["seat_0"][:, 1] != last["seat_1"][:, 1]).any()


def test_the_page_says_what_every_column_is() -> None:
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page()
