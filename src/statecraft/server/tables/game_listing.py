"""A game as it is listed where somebody chooses one: its options in words, who plays it, how one begins."""

from functools import lru_cache
from typing import Any

from statecraft import bots
from statecraft.analysis.effort import JUDGED
from statecraft.core.game import Game
from statecraft.core.options import BadOptions, Option
from statecraft.locale import Language
from statecraft.plugins import registry
from statecraft.server.tables.loader import Library
from statecraft.server.updates.projection import Json
from statecraft.tutorial import has_lesson


@lru_cache(maxsize=32)
def listed(library: Library, language: Language, name: str) -> Json:
    """A game as it is listed. To say all of its options takes a while, and is the same for everybody."""
    game = library.game(name)
    plugin = registry.plugin(name)
    texts = library.texts(language, game)
    return {
        "name": name,
        "title": texts.say(f"{name}-title"),
        "about": texts.say(f"{name}-about") if f"{name}-about" in texts else "",
        "rules": game.rules_version,
        "options": [_option(option, texts.say) for option in game.options],
        "teams": _has_teams(game),
        "bots": bots.names(name),
        "lesson": has_lesson(game),
        "analysis": name in JUDGED,
        "first_game": {"players": plugin.first_game[0], "bot": plugin.first_game[1]},
    }


@lru_cache(maxsize=16)
def _has_teams(game: Game) -> bool:
    """Whether several seats may play for one colour: the game itself says so."""
    try:
        game.new({}, (0, 1, 0, 1))
    except BadOptions:
        return False
    return True


def _option(option: Option, say: Any) -> Json:
    name = f"option-{option.name}"
    return {**option.to_json(), "say": say(name), "help": say(f"{name}.help")}
