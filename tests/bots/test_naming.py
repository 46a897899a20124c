"""The names bots go by: budgets and commands are read, and what is wrong is said in both languages."""

import sys

import pytest

from statecraft import bots
from statecraft.bots import naming
from statecraft.bots.globopolis.seeker import Seeker
from statecraft.bots.naming import BadBot
from statecraft.bots.random import RandomBot
from statecraft.core.engine.driver import Player
from statecraft.core.ids import Seat
from statecraft.locale import LANGUAGES, Texts
from statecraft.plugins import registry


def test_a_list_is_split_at_bots_not_at_settings() -> None:
    assert naming.split("") == []
    assert naming.split(" random , novice,") == ["random", "novice"]
    assert naming.split("a:sims=1,seconds=2,b") == ["a:sims=1,seconds=2", "b"]
    assert naming.split("a,sims=1,b") == ["a:sims=1", "b"]
    assert naming.split("process:env X=1 ./bot --deep=2,limit=3,b") == [
        "process:env X=1 ./bot --deep=2,limit=3",
        "b",
    ]


def test_budget_command_and_limit_are_read() -> None:
    assert naming.read("novice").budget.to_json() == {"sims": None, "seconds": None}
    assert naming.read("x:seconds=0.25,sims=7").budget.to_json() == {"sims": 7, "seconds": 0.25}
    named = naming.read("process:node 'my bots/a.js' -v,limit=2.5,sims=9")
    assert naming.words_of(named.command) == ["node", "my bots/a.js", "-v"]
    assert (named.bot, named.limit, named.budget.sims) == ("process", 2.5, 9)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("nobody", "cli-no-such-bot"),
        ("", "cli-no-such-bot"),
        ("nobody:sims=3", "cli-no-such-bot"),
        ("novice:sims", "cli-bot-setting-form"),
        ("novice:,sims=1", "cli-bot-setting-form"),
        ("novice:depth=3", "cli-bot-setting-unknown"),
        ("novice:limit=3", "cli-bot-setting-unknown"),
        ("novice:sims=3,sims=4", "cli-bot-setting-unknown"),
        ("novice:sims=0", "cli-bot-setting-sims"),
        ("novice:sims=-1", "cli-bot-setting-sims"),
        ("novice:sims=1.5", "cli-bot-setting-sims"),
        ("novice:sims=9999999999", "cli-bot-setting-sims"),
        ("novice:seconds=0", "cli-bot-setting-seconds"),
        ("novice:seconds=inf", "cli-bot-setting-seconds"),
        ("novice:seconds=1e3", "cli-bot-setting-seconds"),
        ("process", "cli-bot-no-command"),
        ("process: ,limit=1", "cli-bot-no-command"),
        ("process:'open", "cli-bot-no-command"),
        ("process:./bot,limit=soon", "cli-bot-setting-seconds"),
    ],
)
def test_what_is_wrong_is_said(name: str, text: str) -> None:
    with pytest.raises(BadBot) as bad:
        bots.known(name)
    assert bad.value.text == text
    for lang in LANGUAGES:
        assert Texts(lang).say(bad.value.text, bad.value.values)
    with pytest.raises(BadBot):
        bots.make(name, "harbour", 1, Seat(0))


made: list[tuple[int | str, Seat, naming.Named]] = []


def sage(seed: int | str, seat: Seat, named: naming.Named) -> Player:
    made.append((seed, seat, named))
    return RandomBot(seed, seat)


def test_a_maker_is_given_the_bot_as_named_and_only_for_games_it_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry.plugin("globopolis").bots, "sage", f"{__name__}:sage")
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    bots.make("sage:sims=5", "globopolis", 3, Seat(1))
    with pytest.raises(BadBot, match="There is no bot “sage” for global-powers"):
        bots.make("sage:sims=5", "global-powers", 3, Seat(1))
    ((seed, seat, named),) = made
    assert (seed, seat, named.budget.sims, named.budget.seconds) == (3, 1, 5, None)
    assert bots.names("globopolis") == [
        "random",
        "learner",
        "novice",
        "steady",
        "expert",
        "master",
        "sage",
    ]


def test_who_only_tries_a_game_out_is_named_but_not_offered() -> None:
    assert "seeker" not in bots.names("globopolis")
    assert isinstance(bots.make("seeker:mission=four-corners", "globopolis", 1, Seat(0)), Seeker)
