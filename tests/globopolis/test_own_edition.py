"""A house's own edition: other numbers on the titles change the game, and nothing else does."""

from pathlib import Path

import pytest

from golden.recorded import play
from houses import house_of
from statecraft.core.editions.edition import load
from statecraft.core.ids import Holder
from statecraft.core.record.struct import Damaged
from statecraft.globopolis.content import CONTENT, EDITION
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.game import GAME
from statecraft.globopolis.ids import ALL_TERRITORIES
from statecraft.globopolis.odds import takeover
from statecraft.globopolis.rules.aggression import attack_notes
from statecraft.globopolis.rules.battle import strengths
from statecraft.globopolis.rules.titles import take_title
from statecraft.globopolis.state import GlobopolisState
from statecraft.globopolis.verbs import Attack


def test_the_same_rules_on_another_edition(tmp_path: Path) -> None:
    change = ("setup.toml", "passing_eu = 40", "passing_eu = 90")
    folder = house_of(EDITION.texts, tmp_path / "edition", change)
    own = GAME.with_edition(load(folder, SCHEMA))
    case = {"seats": [0, 1, 2], "options": {"until_round": 6, "mark": 300}}
    ours, theirs = play(GAME, case, 3).state, play(own, case, 3).state
    assert isinstance(ours, GlobopolisState)
    assert isinstance(theirs, GlobopolisState)
    assert (ours.content.passing_eu, theirs.content.passing_eu) == (40, 90)
    assert own.from_bytes(theirs.to_bytes()).digest() == theirs.digest() != ours.digest()
    with pytest.raises(Damaged, match="another edition"):
        GAME.from_bytes(theirs.to_bytes())


@pytest.mark.rule("GB-6.8")
def test_the_odds_before_an_attack_are_those_of_the_edition(tmp_path: Path) -> None:
    """Told and bots' odds follow the printed polygons and the highest multiplier."""
    changes = (
        ("setup.toml", "aggressor_polygon = 8", "aggressor_polygon = 20"),
        ("setup.toml", "multiplier_most = 5", "multiplier_most = 3"),
    )
    folder = house_of(EDITION.texts, tmp_path / "edition", *changes)
    own = GAME.with_edition(load(folder, SCHEMA))
    attack = Attack(CONTENT.usa, ALL_TERRITORIES[CONTENT.title_id.index("mexico")], 0)
    percents = []
    for game, most, polygons in ((GAME, 5, (8, 10)), (own, 3, (20, 10))):
        table = game.new({"titles_dealt": 0, "agents": False}, 2)
        assert isinstance(table, GlobopolisState)
        take_title(table, Holder(0), attack.origin)
        take_title(table, Holder(1), attack.target)
        mine, theirs = strengths(table, attack.origin, attack.target)
        data = attack_notes(table, attack)[0].values
        assert (data["mine"], data["theirs"]) == (mine, theirs)
        assert data["percent"] == round(100 * takeover(mine, theirs, most, polygons)[0])
        percents.append(data["percent"])
    assert percents[1] > percents[0] + 20
