"""Games one learns from: what an analysis of a finished game says, and what it must not go by."""

import json
import random
from pathlib import Path

import pytest

from statecraft.analysis.analysis import Analysis, NotOver, analyse
from statecraft.analysis.course import standing, steps
from statecraft.analysis.decisions import open_decision, tried, was_free
from statecraft.analysis.effort import Effort
from statecraft.analysis.judge import Judge
from statecraft.analysis.luck import possible, stroke
from statecraft.bots.learned.value import NoValue
from statecraft.core.chance.distributions import Dice
from statecraft.core.engine.question import Chance
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import Act, Outcome
from statecraft.core.record.record import Record, Undo, fold
from statecraft.plugins import registry

GOLDEN = Path(__file__).parents[1] / "golden"
LITTLE = Effort(worlds=1, again=2, choices=1, lucks=1, outcomes=4)
GAMES = {"globopolis": "round-limit", "global-powers": "fresh-points"}


def recorded(game: str, case: str) -> Record:
    path = GOLDEN / game.replace("-", "_") / f"{case}.jsonl"
    return Record.from_jsonl(registry.game(game), path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[Record, Analysis]:
    record = recorded(request.param, GAMES[request.param])
    return record, analyse(registry.game(request.param), record, LITTLE)


def test_the_line_goes_from_the_first_turn_to_the_result(played: tuple[Record, Analysis]) -> None:
    record, analysis = played
    result = fold(registry.game(analysis.game), record).result
    assert result is not None
    first = [rank == 1 for rank in result.ranks]
    last = analysis.points[-1]
    assert (last.line, last.is_turn) == (len(record.lines), True)
    assert last.chances == [won / sum(first) for won in first]
    lines = [point.line for point in analysis.points]
    assert lines == sorted(set(lines))
    for point in analysis.points:
        assert sum(point.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in point.chances)
    begun = {s.after.turns for s in steps(registry.game(analysis.game), record)}
    assert {point.turn for point in analysis.points if point.is_turn} >= begun


def test_costly_decisions_were_free_and_others_were_possible(
    played: tuple[Record, Analysis],
) -> None:
    record, analysis = played
    game = registry.game(analysis.game)
    assert analysis.decisions
    assert analysis.looked_at == analysis.decided
    for row in analysis.decisions:
        given = record.lines[row.line]
        assert isinstance(given, Act)
        assert (given.seat, given.action) == (row.seat, row.action)
        assert row.cost == pytest.approx(row.chance_better - row.chance)
        assert row.cost > 0
        legal = fold(game, record, row.line).legal(row.seat, given.question)
        assert row.better is None or row.better in legal
        assert row.better != row.action
    for seat in range(len(analysis.holders)):
        mine = [row.cost for row in analysis.decisions if row.seat == seat]
        assert len(mine) <= 5
        assert mine == sorted(mine, reverse=True)


def test_the_same_record_gives_the_same_analysis(played: tuple[Record, Analysis]) -> None:
    record, analysis = played
    again = analyse(registry.game(analysis.game), record, LITTLE).to_json()
    assert again == analysis.to_json()
    assert json.loads(json.dumps(again)) == again


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_refused(game: str) -> None:
    record = recorded(game, GAMES[game])
    for count in (0, 1, len(record.lines) - 1):
        with pytest.raises(NotOver, match="not over"):
            analyse(registry.game(game), Record(record.header, record.lines[:count]), LITTLE)


def test_a_game_that_nobody_can_judge_is_refused() -> None:
    from harbour import GAME

    with pytest.raises(NoValue, match="harbour"):
        Judge(GAME)


def test_what_was_taken_back_does_not_count() -> None:
    record = recorded("globopolis", GAMES["globopolis"])
    at = next(
        number
        for number, line in enumerate(record.lines)
        if isinstance(line, Act) and isinstance(record.lines[number - 1], Act)
    )
    seats = tuple([Seat(seat) for seat in range(len(record.header.seats))])
    lines = [*record.lines[: at + 1], Undo(at, seats)]
    assert standing(lines) == set(range(at))
    # An undo that goes back to before one that was itself undone leads to what stood then.
    assert standing([*lines, record.lines[at], Undo(at + 1, seats)]) == set(range(at + 1))
    game = registry.game("globopolis")
    way = list(steps(game, Record(record.header, lines)))
    assert [step.line for step in way] == list(range(at))
    assert way[-1].after.digest() == fold(game, record, at).digest()


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_nothing_in_the_mean(game: str) -> None:
    """Had each of the outcomes come, its luck, weighed by how often it comes, is nothing together."""
    judge = Judge(registry.game(game))
    rolls = [
        (step, step.before.waiting.distribution)
        for step in steps(judge.game, recorded(game, GAMES[game]))
        if isinstance(step.before.waiting, Chance)
        and isinstance(step.before.waiting.distribution, Dice)
        and 1 < step.before.waiting.distribution.total() <= 9
    ]
    assert rolls
    felt = 0.0
    for step, dice in rolls[:3]:
        assert isinstance(step.given, Outcome)
        gains = []
        for value in dice.outcomes():
            came = stroke(judge, step._replace(given=Outcome(step.given.id, value)), Effort())
            assert came is not None
            gains.append(came.gain)
        for holder in zip(*gains, strict=True):
            assert sum(holder) == pytest.approx(0, abs=1e-9)
            felt += max(map(abs, holder))
    assert felt > 0


def test_many_outcomes_are_sampled_always_alike() -> None:
    few, many = Dice((6,)), Dice((6,) * 8)
    assert possible(few, 36, "x") == [(1, (face,)) for face in range(1, 7)]
    drawn = possible(many, 36, "x")
    assert drawn == possible(many, 36, "x") != possible(many, 36, "y")
    assert len(drawn) == 12


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_neither_the_line_nor_a_decision(game: str) -> None:
    """Two tables that differ only in what a viewer cannot see are judged alike for it."""
    judge = Judge(registry.game(game))
    rng = random.Random(3)
    differ = looked = 0
    for step in list(steps(judge.game, recorded(game, GAMES[game])))[::5]:
        state = step.before
        if state.result is None and not isinstance(state.waiting, Chance):
            other = judge.game.determinise(state.view(None), rng)
            differ += other.digest() != state.digest()
            assert judge.seen_by_all(other) == judge.seen_by_all(state)
        if looked < 4 and was_free(step):
            seat = step.given.seat  # type: ignore[union-attr]
            imagined = step._replace(before=judge.game.determinise(state.view(seat), rng))
            one = open_decision(judge, step, 1)
            two = open_decision(judge, imagined, 1)
            assert (one is None) == (two is None)
            if one is not None and two is not None:
                assert one.others == two.others
                assert tried(judge, one, range(2)) == tried(judge, two, range(2))
                looked += 1
    assert differ
    assert looked


def test_time_that_is_up_is_told() -> None:
    record = recorded("global-powers", GAMES["global-powers"])
    analysis = analyse(registry.game("global-powers"), record, LITTLE._replace(seconds=1e-9))
    assert (analysis.luck, analysis.strokes, analysis.decisions, analysis.looked_at) == (
        None,
        [],
        [],
        0,
    )
    assert analysis.decided > 0
    assert analysis.points[-1].chances == [1.0, 0.0]


def test_trades_and_promises_are_told() -> None:
    record = recorded("global-powers", "winners-pay")
    analysis = analyse(registry.game("global-powers"), record, LITTLE._replace(seconds=1e-9))
    assert analysis.deals
    assert {row.kept for row in analysis.pledges} == {True, False}
    for deal in analysis.deals:
        assert set(deal.gain) == {deal.by, deal.to}
        assert deal.give or deal.get or deal.pledges
