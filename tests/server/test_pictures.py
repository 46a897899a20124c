"""Pictures of finished games and previews of links, over a real uvicorn: what is on them, and what they never tell."""

import json
import re
import struct
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live import Live, live
from statecraft.server.pictures import end_picture
from statecraft.server.pictures.end_picture import EndPicture, Place, drawn, rendered
from statecraft.server.web import site
from tools import picture_assets

INDEX = "<!doctype html><html><head><title>The client</title></head><body></body></html>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("pictures") / "data") as running:
        yield running


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    monkeypatch.setattr(site, "FOLDERS", (tmp_path,))


class Guest:
    def __init__(self, url: str, name: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=30)
        self.ask("POST", "/api/me", {"name": name, "colour": "blue"})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"x-csrf-token": self.client.cookies.get("statecraft_csrf") or ""}
        answer = self.client.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str, public: bool, over: bool = True) -> str:
        """A table against a bot; over where one gave up at once."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        wanted = {"game": game, "seats": seats, "public": public, "pace": "at-once"}
        id = str(self.ask("POST", "/api/tables", wanted)["id"])
        self.ask("POST", f"/api/tables/{id}/start")
        if over:
            self.ask("POST", f"/api/tables/{id}/moves", {"seat": 0, "command": {"concede": {}}})
        return id


@pytest.fixture(scope="module")
def ada(server: Live) -> Iterator[Guest]:
    guest = Guest(server.url, "Ännchen <Über>")
    yield guest
    guest.client.close()


def pixels(png: bytes) -> tuple[int, int, set[bytes]]:
    """Width and height of a PNG, and its colours, as far as its rows are not filtered."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, _depth, kind = struct.unpack(">IIBB", png[16:26])
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(data)
    each = 4 if kind == 6 else 3
    assert len(raw) == height * (1 + width * each)
    return width, height, {raw[i : i + each] for i in range(1, len(raw), 997)}


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', text)
    return {key: unescape(value) for key, value in found}


def preview(server: Live, path: str, lang: str = "en") -> dict[str, str]:
    """What a stranger's machine reads at an address."""
    answer = httpx.get(server.url + path, headers={"accept-language": lang})
    assert answer.status_code == 200
    assert "The client" in answer.text
    assert "accept-language" in answer.headers["vary"]
    return tags(answer.text)


@pytest.mark.parametrize("game", ["globopolis", "global-powers"])
def test_a_finished_game_has_a_picture(server: Live, ada: Guest, game: str) -> None:
    table = ada.table(game, public=True)
    answer = httpx.get(f"{server.url}/api/tables/{table}/picture.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"].startswith("public")
    width, height, colours = pixels(answer.content)
    assert (width, height) == (1200, 630)
    # It is no plain surface.
    assert len(colours) > 50
    # The same bytes again, and other words in another language.
    assert httpx.get(f"{server.url}/api/tables/{table}/picture.png").content == answer.content
    german = httpx.get(f"{server.url}/api/tables/{table}/picture.png?lang=de")
    assert german.content != answer.content


def test_a_picture_is_made_once(server: Live, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    pictures = server.services.table_services.pictures
    run = pictures._workers.run

    async def counted(whose: str, function: Any, *args: Any) -> Any:
        made.append(function)
        return await run(whose, function, *args)

    monkeypatch.setattr(pictures._workers, "run", counted)
    table = ada.table("globopolis", public=True)
    address = f"{server.url}/api/tables/{table}/picture.png"
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: httpx.get(address, timeout=30).content, range(4)))
    assert len(set(found)) == 1
    assert made == [rendered]


def test_there_is_none_while_the_game_goes_on_and_none_for_strangers(
    server: Live, ada: Guest
) -> None:
    running = ada.table("globopolis", public=True, over=False)
    assert httpx.get(f"{server.url}/api/tables/{running}/picture.png").status_code == 409
    hidden = ada.table("globopolis", public=False)
    assert httpx.get(f"{server.url}/api/tables/{hidden}/picture.png").status_code == 404
    own = ada.client.get(f"/api/tables/{hidden}/picture.png")
    assert own.headers["cache-control"].startswith("private")
    assert pixels(own.content)[:2] == (1200, 630)


def test_a_link_to_a_finished_game_tells_who_won(server: Live, ada: Guest) -> None:
    table = ada.table("globopolis", public=True)
    said = preview(server, f"/t/{table}")
    winner = ada.ask("GET", f"/api/tables/{table}")["seats"][1]["name"]
    assert said["og:title"] == f"Globopolis: {winner} wins"
    assert "Ännchen <Über>: " in said["og:description"]
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:image"].endswith(f"/api/tables/{table}/picture.png?lang=en")
    assert said["og:image"].startswith("http")
    assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
    german = preview(server, f"/t/{table}", "de-DE,de;q=0.9")
    assert german["og:title"].endswith("gewinnt")
    assert german["og:locale"] == "de_DE"
    assert preview(server, f"/replay/{table}")["og:title"].startswith("Replay · Globopolis")
    # Whatever somebody is called, it is no tag of ours.
    assert "<Über>" not in httpx.get(f"{server.url}/t/{table}").text


def test_a_link_to_a_game_that_goes_on_tells_no_more_than_the_gallery_sees(
    server: Live, ada: Guest
) -> None:
    table = ada.table("globopolis", public=True, over=False)
    said = preview(server, f"/t/{table}")
    assert said["og:title"].startswith("Globopolis, round ")
    assert said["og:description"].startswith("At the table: Ännchen <Über>, ")
    assert said["og:image"].endswith("/api/picture.png")
    # Also to who sits there and knows more.
    answer = ada.client.get(f"/t/{table}", headers={"accept-language": "en"})
    assert tags(answer.text) == said


@pytest.mark.parametrize("over", [True, False])
def test_a_private_table_is_like_none_at_all(server: Live, ada: Guest, over: bool) -> None:
    hidden = ada.table("globopolis", public=False, over=over)
    general = preview(server, "/t/000000000000000000000000")
    for path in (f"/t/{hidden}", f"/replay/{hidden}"):
        said = preview(server, path)
        assert {**said, "og:url": ""} == {**general, "og:url": ""}
        # Not even to whom it belongs: the page is the same for everybody.
        own = ada.client.get(path, headers={"accept-language": "en"})
        assert tags(own.text) == said
    assert general["og:title"] == "Statecraft"
    assert general["og:image"].endswith("/api/picture.png")
    assert preview(server, "/about")["og:description"] == general["og:description"]


def test_the_general_picture(server: Live) -> None:
    answer = httpx.get(f"{server.url}/api/picture.png")
    width, height, colours = pixels(answer.content)
    assert (width, height) == (1200, 630)
    assert len(colours) > 20


# The drawing itself.


def places(*scores: int) -> tuple[Place, ...]:
    return tuple(
        Place(holder, f"Name {holder}", holder + 1, score, f"{score} points")
        for holder, score in enumerate(scores)
    )


def test_lands_have_the_colours_of_who_holds_them_and_stripes_for_several() -> None:
    holders = {"france": (1,), "russia": (0, 2)}
    picture = EndPicture("G", "A & <B> win", "How", "today", places(3, 2, 1), holders)
    svg = drawn(picture)
    assert "A &amp; &lt;B&gt; win" in svg
    france = next(path for area, _, path in end_picture.outlines() if area == "france")
    assert f'd="{france}" fill="{end_picture.colour(1)}"' in svg
    assert 'fill="url(#stripes-0-2)"' in svg
    assert '<pattern id="stripes-0-2"' in svg


def test_everybody_has_the_colour_that_they_chose() -> None:
    place = Place(0, "Ada", 1, 3, "3 points", "violet")
    svg = drawn(EndPicture("G", "T", "", "", (place,), {"france": (0,)}))
    assert end_picture.colour(0) not in svg
    assert svg.count(end_picture.colour(0, [place])) >= 3


def test_umlauts_and_other_letters_are_drawn() -> None:
    """A letter that the typeface lacks would be the same box as any other."""

    def picture(title: str) -> bytes:
        return rendered(EndPicture("G", title, "", "", places(1)))

    assert len({picture(letter) for letter in "äöüßÄÖÜŁЖΨa"}) == 11


def test_long_words_stay_in_their_room() -> None:
    assert end_picture.fitted("short", 400, 58) == 58
    assert end_picture.fitted("x" * 40, 400, 58) < 20
    lines = end_picture.wrapped("word " * 60, 300, 25, 3)
    assert len(lines) == 3
    assert lines[-1].endswith("…")
    assert all(len(line) <= 26 for line in lines)


def test_points_below_zero_and_many_holders_are_drawn() -> None:
    for scores in ((-3, 0), (5, 4, 3, 2, 1), (0,)):
        assert pixels(rendered(EndPicture("G", "T", "", "", places(*scores))))[:2] == (1200, 630)


def test_the_outlines_are_those_of_the_page() -> None:
    world = json.loads(picture_assets.MAP.read_text(encoding="utf-8"))
    assert picture_assets.OUTLINES.read_text(encoding="utf-8") == picture_assets.text_of(world)
