"""What the routes answer is what the shapes say, no field more or less: the page's types are made of them."""

import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.live import Browser, Live, live
from statecraft.analysis.effort import Effort
from statecraft.fairdice import entries
from statecraft.server.tables import archive
from statecraft.server.web.socket_wire import Step
from statecraft.server.web.wire_archive import (
    BestPlayer,
    DiceEntry,
    DiceKey,
    DiceReport,
    GameAnalysis,
    OpeningProof,
    PlayedVariant,
    Profile,
    ReplayPosition,
    ReplayTurns,
    ScoreHistory,
)
from statecraft.server.web.wire_pages import (
    About,
    Companion,
    Lesson,
    LessonStep,
    OriginTable,
    Rulebook,
)
from statecraft.server.web.wire_shapes import (
    AskedTable,
    Box,
    Composed,
    GameInfo,
    ListedTable,
    OwnEdition,
    Question,
    SaidLine,
    WordedAction,
)
from statecraft.server.web.wire_tables import Notepad
from statecraft.server.web.wire_workshop import Differences, EntryList, EntryPage, Published
from statecraft.tutorial import PARTS

GAMES = ("globopolis", "global-powers")
GOLDEN = Path(__file__).parents[1] / "golden"
ENOUGH_GAMES = 5
"""So many rated games bring somebody onto the leaderboard."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("shapes") / "data", workshop_games=0) as running:
        yield running


@pytest.fixture(scope="module")
def ada(server: Live) -> Iterator[Browser]:
    with server.browser() as browser:
        browser.guest("Ada")
        yield browser


def fits(given: Any, shape: Any) -> None:
    """Nothing is missing, nothing is of another type, and nothing is sent that the shape does not know."""
    read = msgspec.convert(given, shape)
    assert msgspec.to_builtins(read) == given


def choices_of(shape: Any, field: str) -> set[str]:
    """The words that a field of a shape may hold."""
    return set(typing.get_args(typing.get_type_hints(shape)[field]))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_its_questions_and_where_an_answer_leads(ada: Browser, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    made = ada.post("/api/tables", json={"game": game, "seats": seats, "public": True}).json()
    place = f"/api/tables/{made['id']}"
    fits(ada.get(place).json(), AskedTable)
    fits(ada.get("/api/tables").json(), list[ListedTable])
    fits(ada.get("/api/me/tables").json(), list[ListedTable])
    assert ada.post(f"{place}/start").is_success
    fits(ada.get(place).json(), AskedTable)
    asked = ada.get(f"{place}/questions?seat=0").json()
    assert asked
    fits(asked, list[Question])
    wanted = {"seat": 0, "question": asked[0]["id"]}
    composed = ada.post(f"{place}/compose", json={**wanted, "tokens": []}).json()
    fits(composed, Composed)
    first = composed["choices"][0]["token"]
    fits(ada.post(f"{place}/compose", json={**wanted, "tokens": [first]}).json(), Composed)


def test_games_and_what_is_in_their_boxes(ada: Browser) -> None:
    fits(ada.get("/api/games").json(), list[GameInfo])
    for game in GAMES:
        fits(ada.get(f"/api/games/{game}/box").json(), Box)


def test_the_workshop(ada: Browser) -> None:
    wanted = {"game": "globopolis", "name": "Short", "description": "One round.", "licence": "Ours"}
    made = ada.post("/api/workshop", json={**wanted, "options": {"until_round": 1}}).json()
    fits(made, Published)
    place = f"/api/workshop/{made['id']}"
    fits(ada.get("/api/workshop").json(), EntryList)
    fits(ada.get(place).json(), EntryPage)
    fits(ada.get(f"{place}/differences").json(), Differences)
    fits(ada.get(f"{place}/tables").json(), list[ListedTable])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = {"game": "globopolis", "seats": seats, "entry": made["id"]}
    id = ada.post("/api/tables", json=table).json()["id"]
    fits(ada.get(f"/api/tables/{id}").json(), AskedTable)


def test_own_editions(ada: Browser) -> None:
    fits(ada.get("/api/editions").json(), list[OwnEdition])


@pytest.fixture(scope="module")
def given_up(ada: Browser) -> str:
    """The last of some games that Ada gave up, which is enough to be rated."""
    for _ in range(ENOUGH_GAMES):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        made = ada.post(
            "/api/tables", json={"game": "global-powers", "seats": seats, "public": True}
        )
        assert made.is_success, made.text
        table: str = made.json()["id"]
        assert ada.post(f"/api/tables/{table}/start").is_success
        moved = ada.post(f"/api/tables/{table}/moves", json={"seat": 0, "command": {"concede": {}}})
        assert moved.is_success, moved.text
    return table


def test_people_and_who_is_best(ada: Browser, given_up: str) -> None:
    person = ada.get(f"/api/people/{ada.get('/api/me').json()['id']}").json()
    assert len(person["games"]) == ENOUGH_GAMES
    assert person["ratings"]
    fits(person, Profile)
    best = ada.get("/api/leaderboard?game=global-powers").json()
    assert {row["who"].partition(":")[0] for row in best} == {"person", "bot"}
    fits(best, list[BestPlayer])
    variants = ada.get("/api/leaderboard/variants?game=global-powers").json()
    assert variants
    fits(variants, list[PlayedVariant])


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played(ada: Browser, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    little = Effort(worlds=1, again=2, choices=1, lucks=1, outcomes=4)
    monkeypatch.setattr(archive, "ANALYSIS", little)
    record = (GOLDEN / game.replace("-", "_") / "given-up.jsonl").read_text(encoding="utf-8")
    made = ada.post("/api/records", json={"game": game, "record": record})
    assert made.is_success, made.text
    place = f"/api/tables/{made.json()['id']}"
    turns = ada.get(f"{place}/replay").json()
    assert turns["turns"]
    fits(turns, ReplayTurns)
    for query in ("", "?seat=0", "?open=true"):
        fits(ada.get(f"{place}/replay/{turns['lines'] // 2}{query}").json(), ReplayPosition)
    course = ada.get(f"{place}/score-history").json()
    assert course["stops"]
    fits(course, ScoreHistory)
    analysis = ada.get(f"{place}/analysis").json()
    assert analysis["points"][-1]["chances"].count(1.0) == 1
    fits(analysis, GameAnalysis)


def test_dice_and_what_was_sealed(ada: Browser, given_up: str) -> None:
    report = ada.get(f"/api/tables/{given_up}/dice").json()
    assert report["entries"][0]["kind"] == entries.OPENING
    fits(report, DiceReport)
    fits(report["entries"][0]["proof"], OpeningProof)
    assert choices_of(DiceEntry, "kind") == {*entries.PHASES, entries.BURNED}
    assert set(DiceEntry.__struct_fields__) == set(entries.FIELDS)
    fits(ada.get(f"/api/tables/{given_up}/dice/answers").json(), dict[str, WordedAction])


def test_the_log_and_the_notepad(ada: Browser, given_up: str) -> None:
    lines = ada.get(f"/api/tables/{given_up}/log?seat=0").json()
    assert lines
    fits(lines, list[SaidLine])
    fits(ada.get(f"/api/tables/{given_up}/notepad").json(), Notepad)


def test_pages_beside_a_table(ada: Browser) -> None:
    fits(ada.get("/api/about").json(), About)
    fits(ada.get("/.well-known/statecraft-dice").json(), DiceKey)
    fits(ada.get("/api/rules/core").json(), Rulebook)
    for game in GAMES:
        fits(ada.get(f"/api/rules/{game}").json(), Rulebook)
        fits(ada.get(f"/api/rules/{game}/companion").json(), Companion)
        fits(ada.get(f"/api/games/{game}/origins").json(), list[OriginTable])


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial(ada: Browser, game: str) -> None:
    lesson = ada.get(f"/api/tutorials/{game}").json()
    # A step tells what has changed and nothing else: what is not sent must not be missed, as at a table.
    frames = lesson.pop("frames")
    msgspec.convert(frames, list[Step])
    assert {name for frame in frames for name in frame} <= {"type", *Step.__struct_fields__}
    fits({**lesson, "frames": []}, Lesson)
    assert choices_of(LessonStep, "part") == {"", *PARTS}
