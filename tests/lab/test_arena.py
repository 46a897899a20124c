"""The arena: equal terms, figures that can be checked by hand, and games that outlive an interruption."""

import json
import sys
from pathlib import Path

import pytest

from harbour.game import GAME
from statecraft.core.record.record import Record, fold
from statecraft.lab.measure.intervals import wilson
from statecraft.lab.measure.standings import ratings, standings
from statecraft.lab.run.arena import Arena, contest, seatings, sets_for
from statecraft.lab.run.arena_store import BadStore, Store
from statecraft.lab.run.simulation import Row

ARENA = Arena("harbour", ("novice", "random", "random"), {"rounds": 1}, 2, 3)


def row(number: int, ranks: tuple[int, ...]) -> Row:
    return Row(number, 10, 1, ranks, "rounds-played", f"d{number}")


def test_sets_hold_every_distinct_seating_once() -> None:
    assert len(seatings("abcde")) == 120
    assert len(seatings("aabb")) == 6
    assert seatings("aaaa") == [tuple("aaaa")]
    assert [sets_for(games, "abb") for games in (1, 3, 4)] == [1, 1, 2]
    assert [ARENA.seating(number) for number in range(6)] == 2 * [
        ("novice", "random", "random"),
        ("random", "novice", "random"),
        ("random", "random", "novice"),
    ]


def test_a_set_shares_its_luck_and_sets_do_not(tmp_path: Path) -> None:
    contest(ARENA, out=tmp_path)
    headers = [
        json.loads(path.read_text().splitlines()[0])["commitments"]
        for path in sorted((tmp_path / "games").iterdir())
    ]
    seeds = [header["seed"] for header in headers]
    assert seeds[:3] == seeds[:1] * 3
    assert seeds[3:] == seeds[3:4] * 3
    assert seeds[0] != seeds[3]
    assert [header["bots"] for header in headers[:2]] == [
        ["novice", "random", "random"],
        ["random", "novice", "random"],
    ]


def test_records_are_whole_games_and_the_folder_is_the_same_on_any_number_of_processes(
    tmp_path: Path,
) -> None:
    one = contest(ARENA, 1, tmp_path / "one")
    two = contest(ARENA, 2, tmp_path / "two")
    assert one == two == contest(ARENA)
    files = sorted(path.relative_to(tmp_path / "one") for path in (tmp_path / "one").rglob("*.*"))
    assert len(files) == 2 + 6
    for path in files:
        assert (tmp_path / "one" / path).read_bytes() == (tmp_path / "two" / path).read_bytes()
    record = Record.from_jsonl(GAME, (tmp_path / "one" / "games" / "00001-002.jsonl").read_text())
    state = fold(GAME, record)
    assert state.digest() == one[5].digest
    assert state.result is not None
    assert state.result.ranks == one[5].ranks


def test_a_program_takes_part(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if 'question' in message:\n"
        "        print(json.dumps({'id': message['id'], 'pass': True}), flush=True)\n"
    )
    bots = (f"process:{sys.executable} {program},limit=60", "random")
    arena = Arena("harbour", bots, {"rounds": 1}, 2, 3)
    rows = contest(arena, 2, tmp_path / "out")
    assert rows == contest(arena)
    assert set(Store.open(tmp_path / "out").seats()[0]) == set(bots)


class Interrupted(Exception):
    pass


def test_an_interrupted_arena_goes_on_and_keeps_what_was_finished(tmp_path: Path) -> None:
    counted: list[int] = []

    def advance(games: int) -> None:
        counted.append(games)
        if sum(counted) == 4:
            raise Interrupted

    with pytest.raises(Interrupted):
        contest(ARENA, 1, tmp_path, advance)
    results = tmp_path / "results.jsonl"
    # A line that was being written, and a game whose record was lost.
    results.write_text(results.read_text() + '{"game": 4, "set"')
    (tmp_path / "games" / "00000-001.jsonl").unlink()
    kept = (tmp_path / "games" / "00000-000.jsonl").stat().st_mtime_ns
    again: list[int] = []
    rows = contest(ARENA, 1, tmp_path, again.append)
    assert rows == contest(ARENA)
    assert again == [3, 1, 1, 1]
    assert (tmp_path / "games" / "00000-000.jsonl").stat().st_mtime_ns == kept
    assert list(Store.open(tmp_path).rows()) == list(range(6))


def test_a_stored_arena_can_be_extended_but_not_mixed_with_another(tmp_path: Path) -> None:
    first = contest(Arena(ARENA.package, ARENA.bots, ARENA.options, 1, 3), 1, tmp_path)
    assert contest(ARENA, 1, tmp_path)[:3] == first
    for other in (
        Arena("harbour", ("random",) * 3, {"rounds": 1}, 2, 3),
        Arena("harbour", ARENA.bots, {"rounds": 2}, 2, 3),
        Arena("harbour", ARENA.bots, {"rounds": 1}, 2, 4),
    ):
        with pytest.raises(BadStore) as bad:
            contest(other, 1, tmp_path)
        assert bad.value.text == "cli-arena-another"


def test_a_game_that_ends_otherwise_is_found(tmp_path: Path) -> None:
    rows = contest(ARENA, 1, tmp_path)
    store = Store.open(tmp_path)
    store.replay(GAME, 0, rows[0])
    with pytest.raises(BadStore) as bad:
        store.replay(GAME, 0, row(0, (3, 2, 1)))
    assert bad.value.text == "cli-arena-otherwise"
    path = tmp_path / "games" / "00000-000.jsonl"
    path.write_text("\n".join(path.read_text().splitlines()[:2]) + "\nx\n")
    with pytest.raises(BadStore) as bad:
        store.replay(GAME, 0, rows[0])
    assert bad.value.text == "cli-arena-record"


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    for text in (None, "x", "[]", '{"statecraft-arena": 9}', '{"statecraft-arena": 1}'):
        if text is not None:
            (tmp_path / "arena.json").write_text(text)
        with pytest.raises(BadStore):
            Store.open(tmp_path)
    contest(ARENA, 1, tmp_path / "a")
    results = tmp_path / "a" / "results.jsonl"
    results.write_text("{}\n" + results.read_text())
    with pytest.raises(BadStore) as bad:
        Store.open(tmp_path / "a").rows()
    assert bad.value.values["line"] == "1"


def test_shares_are_per_seat_held_and_ties_share() -> None:
    seats = {0: ("a", "b", "b"), 1: ("b", "a", "b"), 2: ("b", "b", "a")}
    rows = [row(0, (1, 2, 3)), row(1, (1, 1, 3)), row(2, (1, 1, 3))]
    table = standings(rows, seats, 1)
    a, b = table["bots"]
    assert (a["name"], a["games"], a["seats_held"], a["win_share"]) == ("a", 3, 3, 0.5)
    assert (b["name"], b["games"], b["seats_held"], b["win_share"]) == ("b", 3, 6, 0.25)
    assert table["seats"] == [round(2 / 3, 4), round(1 / 3, 4), 0]
    low, high = wilson(1.5, 3)
    assert (a["low"], a["high"]) == (round(low, 4), round(high, 4))
    # One set is one throw of luck: it tells next to nothing of the seats.
    assert table["seats_high"][2] == round(wilson(0, 1)[1], 4) > 0.7
    assert a["rating"] > b["rating"]


def test_a_game_without_an_end_is_nobodys_win_and_no_rating() -> None:
    table = standings([row(0, ()), row(1, (1, 2))], {0: ("a", "b"), 1: ("b", "a")}, 1)
    assert (table["games"], table["finished"]) == (2, 1)
    assert [bot["win_share"] for bot in table["bots"]] == [0.5, 0]
    assert ratings([row(0, ())], {0: ("a", "b")}) == {
        "a": (25.0, 25 / 3),
        "b": (25.0, 25 / 3),
    }


def test_intervals_after_wilson() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for won, tries, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert list(wilson(won, tries)) == pytest.approx([low, high], abs=1e-4)
    assert wilson(20, 20)[1] == 1


def test_ratings_shrink_in_doubt_and_follow_who_wins() -> None:
    rows = [row(number, (1, 2)) for number in range(20)]
    rated = ratings(rows, dict.fromkeys(range(20), ("strong", "weak")))
    assert rated["strong"][0] > 25 > rated["weak"][0]
    assert rated["strong"][1] < 25 / 3
