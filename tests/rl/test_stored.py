"""Games kept as Parquet come back as they were seen and played."""

from pathlib import Path

import numpy as np
import pytest

from statecraft import bots, rl
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.record import Record, fold, new_header
from statecraft.plugins.registry import game as game_named
from statecraft.rl.stored import BadStore, Stored, Writer, write_games


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_games_come_back_as_they_were_played(game: str, tmp_path: Path) -> None:
    players = ["novice", "random", "novice"]
    # The short rulebook's game is long enough here.
    options = {"round_limit": 4} if game == "globopolis" else {}
    stored = write_games(tmp_path / "kept", game, players, 2, seed=3, options=options, deals=False)
    rules = game_named(game)
    games = stored.games()
    assert [row["players"] for row in games] == [players, players]
    for row in games:
        state = fold(rules, Record.from_jsonl(rules, row["record"]))
        assert state.result is not None
        assert [*state.result.ranks] == row["ranks"]
        assert [*state.result.scores] == row["scores"]
    batches = [*stored.batches(100)]
    assert sum([len(batch.action) for batch in batches]) == sum([row["decisions"] for row in games])
    fields = [field[0] for field in stored.about["fields"]]
    env = rl.Environment(game, players=3, options=options, deals=False)
    assert fields == [field.name for field in env.fields]
    assert stored.tokens == len(env.words)
    for batch in batches:
        at = np.arange(len(batch.action))
        assert batch.observation.shape[1] == sum([len(field.columns) for field in env.fields])
        assert batch.action_mask[at, batch.action].all()
        assert (batch.action_mask.sum(axis=1) >= 2).all()
        ranks = [
            games[number]["ranks"][seat]
            for number, seat in zip(batch.game, batch.seat, strict=True)
        ]
        assert batch.rank.tolist() == ranks


def test_an_agent_that_plays_what_is_stored_sees_what_is_stored(tmp_path: Path) -> None:
    """The environment, asked for the same answers by another way, shows the same rows and masks."""
    seed = 7
    game = game_named("global-powers")
    stored = write_games(
        tmp_path / "kept", game, ["random", "novice", "novice"], 1, seed, deals=True
    )
    kept = next(stored.batches())
    mine = np.flatnonzero(kept.seat == 0)
    env = rl.Environment(game, players=3, seated={1: "novice", 2: "novice"})
    env.reset(seed=1)
    luck = (seed << 32) + 0
    env._luck = SeededLuck(luck)
    env._bots = {Seat(seat): bots.make("novice", game, luck, seat) for seat in (1, 2)}
    env.state_of_game = game.new(seats=3)
    env._composed = None
    env._changed()
    env._run_on()
    left = 0
    for at in mine:
        seen = env.observe("seat_0")
        assert (seen["observation"] == kept.observation[at]).all()
        assert (seen["action_mask"] == kept.action_mask[at]).all()
        left += int(kept.action[at] == env.words.leave)
        env.step(kept.action[at])
    assert env.terminations["seat_0"]
    assert len(mine) > left > 0


def test_what_cannot_be_kept_or_read_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match="holds no stored games"):
        Stored(tmp_path)
    game = game_named("global-powers")
    folder = tmp_path / "kept"
    with Writer(folder, game, 2) as writer:
        with pytest.raises(BadStore, match="has not ended"):
            writer.add(Record(new_header(game, {}, 2)))
        with pytest.raises(BadStore, match="other seats or options"):
            writer.add(Record(new_header(game, {}, 3)))
        with pytest.raises(ValueError, match="2 players sit at the table, not 1"):
            writer.play(["random"], 1)
        session = Session(game, new_header(game, {}, 2))
        players = [bots.make("novice", game, 1, Seat(seat)) for seat in range(2)]
        Driver(session, players, SeededLuck(1)).play()
        writer.add(session.record)
    assert len(Stored(folder).games()) == 1
    with pytest.raises(BadStore, match="holds stored games already"):
        Writer(folder, game, 2)
