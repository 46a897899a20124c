"""Whoever writes a new game is told of all the words it lacks at once, with what needs each."""

import re
from pathlib import Path

from harbour.game import GAME
from houses import house_of
from statecraft.cli.edition import all_problems
from statecraft.cli.games import find
from statecraft.kit.game_texts import missing_texts, needed_texts
from statecraft.locale import LANGUAGES

EDITION = GAME.edition.texts
# An entry is its first line and those that are set in below it.
ENTRY = re.compile(
    r"^(?:verb|question|chance|reason|harbour-refused|option)-[\w-]+ *=.*\n(?:[ }].*\n)*", re.M
)


def test_games_have_all_the_words_they_need() -> None:
    for name in ("harbour", "globopolis", "global-powers"):
        game = find(name).game
        assert len(dict(needed_texts(game))) > 30
        assert missing_texts(game, game.edition.texts) == []


def test_all_missing_words_are_named_at_once(tmp_path: Path) -> None:
    house = house_of(EDITION, tmp_path / "edition")
    for lang in LANGUAGES:
        words = (house / f"{lang}.ftl").read_text("utf-8")
        removed = {entry.partition("=")[0].strip() for entry in ENTRY.findall(words)}
        (house / f"{lang}.ftl").write_text(ENTRY.sub("", words), encoding="utf-8")
    assert len(removed) > 25
    problems = all_problems(house, find("harbour"))
    for lang in LANGUAGES:
        found = {problem.key: problem for problem in problems if problem.file == f"{lang}.ftl"}
        assert [key for key in removed if key not in found] == []
        needs = {found[key].text for key in removed}
        kinds = ("verb", "question", "chance", "option", "end", "code")
        assert {f"edition-game-needs-{kind}" for kind in kinds} <= needs
    bid = found["verb-bid"]
    assert bid.say("de") == "de.ftl: verb-bid: fehlt; die Handlung „bid“ braucht ihn"
