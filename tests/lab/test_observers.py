"""What observers note of real games adds up, and is what the table says."""

from typing import Any

import pytest

from statecraft.core.game import Game
from statecraft.core.record.record import new_header
from statecraft.global_powers import GAME as GLOBAL_POWERS
from statecraft.globopolis import GAME as GLOBOPOLIS
from statecraft.lab.measure.observer import Observer, observer_of
from statecraft.lab.measure.rule_uses import cited_by_deeds, rules_of
from statecraft.lab.run.experiment import Experiment, GameStats, Side, play_piece
from statecraft.lab.run.simulation import game_seed, play


def stats_of(package: str, bot: str = "random", **options: Any) -> GameStats:
    side = Side(package, options)
    return play_piece(Experiment((side,), (0, 1, 2), (bot,), 1, 5), (0, 0))


@pytest.mark.parametrize("options", [{}, {"title_draft": True}, {"agents": False}])
def test_every_point_of_globopolis_has_a_source(options: dict[str, Any]) -> None:
    stats = stats_of("statecraft.globopolis", until_round=12, **options)
    assert [sum(mine.values()) for mine in stats["sources"]] == stats["scores"]
    time, scores, together = stats["course"][-1]
    assert (time, scores) == (stats["rounds"], stats["scores"])
    assert sum(together.values()) == sum(scores)
    assert "other" not in together


@pytest.mark.parametrize("points", ["fresh", "added"])
def test_every_half_point_of_global_powers_has_a_source_at_every_scoring(points: str) -> None:
    stats = stats_of("statecraft.global_powers", "novice", points=points)
    assert [2 * sum(mine.values()) for mine in stats["sources"]] == stats["scores"]
    assert stats["course"]
    for _scoring, scores, together in stats["course"]:
        assert sum(together.values()) == sum(scores)


def test_globopolis_notes_the_deal_and_the_end() -> None:
    stats = stats_of("statecraft.globopolis", until_round=3)
    facts = stats["facts"]
    # 36 titles for 3, what is not dealt evenly stays (GB-1.3); one mission and three influence cards each.
    dealt = [sum([holders == [h] for holders in facts["title-dealt"].values()]) for h in range(3)]
    assert len(set(dealt)) == 1
    assert sorted([h for holders in facts["mission-dealt"].values() for h in holders]) == [0, 1, 2]
    assert sum([len(holders) for holders in facts["card-dealt"].values()]) == 3 * 6
    assert all(name.startswith("title-") for name in facts["title-held"])


def test_global_powers_notes_governments_after_the_set_up() -> None:
    facts = stats_of("statecraft.global_powers")["facts"]
    assert all(len(holders) == 1 for holders in facts["region-alone"].values())
    assert all(len(holders) > 1 for holders in facts["region-coalition"].values())
    assert not facts["region-alone"].keys() & facts["region-coalition"].keys()


def test_looking_on_changes_no_game() -> None:
    game, seed = GLOBOPOLIS, game_seed(5, 0)
    header = new_header(game, {"until_round": 4}, 3)
    plain = play(game, header, ["random"] * 3, seed)
    assert plain.state.digest() == stats_of("statecraft.globopolis", until_round=4)["digest"]


def test_a_game_without_an_observer_of_its_own_has_points_all_the_same() -> None:
    stats = stats_of("harbour", rounds=2)
    assert observer_of("harbour") is Observer
    assert [mine["all"] for mine in stats["sources"]] == stats["scores"]
    assert stats["facts"] == {}
    assert stats["deeds"]["end " + stats["rule"]] == 1


@pytest.mark.parametrize("game", [GLOBOPOLIS, GLOBAL_POWERS], ids=lambda game: game.name)
def test_deeds_are_put_down_to_rules_that_the_code_names(game: Game) -> None:
    package = game.package
    cited = cited_by_deeds(package)
    prefix = {"statecraft.globopolis": "GB-", "statecraft.global_powers": "GP-"}[package]
    rules = {rule for row in cited.values() for rule in row}
    assert len([rule for rule in rules if rule.startswith(prefix)]) > 40
    stats = stats_of(package)
    seen = [event for event in stats["deeds"] if rules_of(event, cited)]
    assert len(seen) > len(stats["deeds"]) / 2


def test_known_deeds_have_the_rules_of_the_rulebook() -> None:
    cited = cited_by_deeds("statecraft.globopolis")
    assert "GB-6.1" in rules_of("verb attack", cited)
    assert rules_of("event gb-event-group", cited) == ("GB-5.8",)
    assert rules_of("verb unheard-of", cited) == ()
    powers = cited_by_deeds("statecraft.global_powers")
    assert rules_of("event gp-event-played-coup", powers) == ("GP-5.1",)
