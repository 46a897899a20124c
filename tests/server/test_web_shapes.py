"""What the routes answer is what the shapes say, no field more or less: the page's types are made of them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.live import Browser, Live, live
from statecraft.server.web.wire_shapes import (
    AskedTable,
    Box,
    Composed,
    GameInfo,
    ListedTable,
    OwnEdition,
    Question,
)

GAMES = ("globopolis", "global-powers")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("shapes") / "data") as running:
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


def test_own_editions(ada: Browser) -> None:
    fits(ada.get("/api/editions").json(), list[OwnEdition])
