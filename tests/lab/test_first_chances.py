"""Cards at their first chance: counted once for each time a card is held, and only if it is used then."""

from globopolis.position import ANN, BEN, BLUE, RED, Play, influence
from statecraft.core.engine.sealed import PASS
from statecraft.core.record.inputs import Act
from statecraft.globopolis.cards.effect import NO_TARGET
from statecraft.globopolis.verbs import END_OPTIONS, PlayInfluence
from statecraft.lab.measure.globopolis import GlobopolisObserver
from statecraft.lab.measure.measures import measured_chances


def take(play: Play, observer: GlobopolisObserver, seat: int, action: object) -> None:
    question = next(q for q in play.table.questions() if q.seat == seat and q.must)
    observer.take(play.table, Act(question.id, question.seat, action))  # type: ignore[arg-type]


def test_a_chance_is_counted_once_and_a_use_only_then() -> None:
    play = Play().hold_influence(RED, "grain-futures", "peace-prize", "immunity")
    observer = GlobopolisObserver()
    take(play, observer, ANN, PlayInfluence(influence("peace-prize"), NO_TARGET, 0))
    take(play, observer, ANN, END_OPTIONS)
    assert observer.chances == {"influence-grain-futures": [0, 1], "influence-peace-prize": [1, 1]}


def test_a_reply_is_a_chance_for_the_card_that_waits_for_it() -> None:
    play = Play().hold_influence(RED, "frozen-accounts").hold_influence(BLUE, "immunity")
    observer = GlobopolisObserver()
    take(play, observer, ANN, PlayInfluence(influence("frozen-accounts"), BLUE, 0))
    take(play, observer, BEN, PASS)
    assert observer.chances == {"influence-frozen-accounts": [1, 1], "influence-immunity": [0, 1]}


def test_the_share_of_chances_used() -> None:
    games = [{"chances": {"a": [1, 2]}}, {"chances": {"a": [0, 2], "b": [3, 3]}}]
    found = measured_chances(games)
    assert [(name, row["won"], row["of"]) for name, row in found.items()] == [
        ("b", 3, 3),
        ("a", 1, 4),
    ]
