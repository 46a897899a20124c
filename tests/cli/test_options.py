"""`statecraft options`: what can be set, and by which rule."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from statecraft.plugins import registry

if TYPE_CHECKING:
    from cli.conftest import CommandResult

    Command = Callable[..., CommandResult]


def test_every_option_is_listed_with_default_bounds_and_rule(statecraft: "Command") -> None:
    for name in ("globopolis", "global-powers"):
        result = statecraft("options", name, "--json")
        assert result.code == 0
        rows = json.loads(result.out)["options"]
        game = registry.game(name)
        assert [(row["name"], row["default"], row["rule"]) for row in rows] == [
            (option.name, option.default, option.rule) for option in game.options
        ]
        assert all(row["say"] and row["help"] for row in rows)


def test_options_are_read_in_ones_own_language(statecraft: "Command") -> None:
    lines = statecraft("options", "globopolis").out.splitlines()
    assert lines[:2] == [
        "agents=yes  (yes, no; GB-10.1)",
        "  Agents: Play with Network Infiltration Agents.",
    ]
    assert "mark=0  (0 to 400; GB-10.2)" in lines
    german = statecraft("options", "globopolis", "--lang", "de").out
    assert "Siegmarke" in german
    assert "0 bis 400" in german


def test_only_a_game_has_options(statecraft: "Command") -> None:
    result = statecraft("options", "core")
    assert result.code == 2
    assert "cannot be played" in result.err
