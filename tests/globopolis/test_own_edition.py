"""A house's own edition: other numbers on the titles change the game, and nothing else does."""

from pathlib import Path

import pytest

from golden.recorded import play
from houses import house_of
from statecraft.core.edition import load
from statecraft.core.plain import Damaged
from statecraft.globopolis.content import EDITION
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.game import GAME
from statecraft.globopolis.state import Globe


def test_the_same_rules_on_another_edition(tmp_path: Path) -> None:
    change = ("setup.toml", "passing_eu = 40", "passing_eu = 90")
    folder = house_of(EDITION.texts, tmp_path / "edition", change)
    own = GAME.with_edition(load(folder, SCHEMA))
    case = {"seats": [0, 1, 2], "options": {"until_round": 6, "mark": 300}}
    ours, theirs = play(GAME, case, 3).state, play(own, case, 3).state
    assert isinstance(ours, Globe)
    assert isinstance(theirs, Globe)
    assert (ours.content.passing_eu, theirs.content.passing_eu) == (40, 90)
    assert own.from_bytes(theirs.to_bytes()).digest() == theirs.digest() != ours.digest()
    with pytest.raises(Damaged, match="another edition"):
        GAME.from_bytes(theirs.to_bytes())
