"""The tutorials over HTTP: for anybody, without a table, the same for everybody."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.live import Live, live

GAMES = ("globopolis", "global-powers")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("tutorials") / "data") as running:
        yield running


def lesson(server: Live, game: str) -> Any:
    answer = httpx.get(f"{server.url}/api/tutorials/{game}")
    assert answer.headers["content-encoding"] == "gzip"
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_what_the_learner_sees_is_asked_and_is_told(server: Live, game: str) -> None:
    payload = lesson(server, game)
    assert (payload["game"], len(payload["names"])) == (game, 2)
    assert payload["first"]["view"]["seat"] == 0
    assert payload["steps"][-1]["line"] == len(payload["frames"])
    done = [step for step in payload["steps"] if step["do"]]
    assert {str(step["line"]) for step in done} <= set(payload["moves"])
    for move in payload["moves"].values():
        assert move["question"] in [asked["id"] for asked in move["questions"]]
    # Another's cards are nobody's business, not even in a lesson.
    assert all(frame["seat"] == 0 for frame in payload["frames"])


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_that_has_a_lesson_is_not_sent_it_again(server: Live, game: str) -> None:
    first = httpx.get(f"{server.url}/api/tutorials/{game}")
    again = httpx.get(first.url, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_answers_are_put_together_in_a_lesson(server: Live) -> None:
    payload = lesson(server, "globopolis")
    line = next(
        line for line, move in payload["moves"].items() if move["action"]["verb"] == "attack"
    )
    path = f"{server.url}/api/tutorials/globopolis/{line}/compose"
    move = payload["moves"][line]
    asked = {"seat": 0, "question": move["question"]}
    first = httpx.post(path, json=asked).json()
    assert first["choices"]
    weighed = httpx.post(path, json={**asked, "action": move["action"]}).json()
    assert weighed["action"] == move["action"]
    assert [note["text"] for note in weighed["consequences"]] == [
        "gb-forecast-attack",
        "gb-stakes-attack",
    ]


def test_what_the_rules_forbid_is_refused_in_a_lesson_as_at_a_table(server: Live) -> None:
    payload = lesson(server, "globopolis")
    line = next(
        line for line, move in payload["moves"].items() if move["action"]["verb"] == "develop"
    )
    move = payload["moves"][line]
    asked = {"seat": 0, "question": move["question"], "action": {"verb": "develop", "territory": 0}}
    answer = httpx.post(
        f"{server.url}/api/tutorials/globopolis/{line}/compose",
        json=asked,
        headers={"accept-language": "de"},
    )
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["rule"].startswith("GB-")
    assert error["say"]


def test_what_is_unavailable_in_a_lesson_says_why(server: Live) -> None:
    payload = lesson(server, "globopolis")
    line = next(
        line for line, move in payload["moves"].items() if move["action"]["verb"] == "attack"
    )
    asked = {"seat": 0, "question": payload["moves"][line]["question"]}
    answer = httpx.post(f"{server.url}/api/tutorials/globopolis/{line}/unavailable", json=asked)
    assert answer.status_code == 200
    for choice in answer.json():
        assert all(reason["say"] and reason["rule"] for reason in choice["reasons"])
    gone = {**asked, "question": asked["question"] + 1}
    stale = httpx.post(f"{server.url}/api/tutorials/globopolis/{line}/unavailable", json=gone)
    assert stale.status_code == 409


@pytest.mark.parametrize(
    ("path", "status"),
    [("globopolis/99999/compose", 404), ("globopolis/0/compose", 404), ("chess/1/compose", 404)],
)
def test_where_no_move_is_the_learners_nothing_is_spelled(
    server: Live, path: str, status: int
) -> None:
    body = {"seat": 0, "question": 0}
    assert httpx.post(f"{server.url}/api/tutorials/{path}", json=body).status_code == status


def test_the_learner_has_one_seat(server: Live) -> None:
    payload = lesson(server, "globopolis")
    line = next(iter(payload["moves"]))
    body = {"seat": 1, "question": 0}
    answer = httpx.post(f"{server.url}/api/tutorials/globopolis/{line}/compose", json=body)
    assert answer.json()["error"]["text"] == "server-not-your-seat"


def test_there_is_no_lesson_of_a_game_nobody_knows(server: Live) -> None:
    assert httpx.get(f"{server.url}/api/tutorials/chess").status_code == 404
