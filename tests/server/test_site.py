"""The client and what it fetches besides tables, over a real uvicorn: files, texts, rules, boxes."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.live import Live, live
from statecraft import __version__
from statecraft.locale import LANGUAGES
from statecraft.plugins import registry
from statecraft.server.web import site
from statecraft.server.web.gate import CONTENT_SECURITY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("site") / "data") as running:
        yield running


def test_without_a_built_client_the_first_page_links_the_document(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "FOLDERS", ())
    first = httpx.get(server.url).text
    assert "has not been built here" in first
    assert 'href="/api/docs"' in first
    page = httpx.get(f"{server.url}/api/docs").text
    assert "<code>POST /api/me/email</code>" in page
    assert "a name and a colour are enough" in page
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]["/api/me"]) == {"get", "post", "patch"}
    answers = document["paths"]["/api/me"]["patch"]["responses"]
    assert {"200", "400", "401", "403", "413", "429", "503"} == set(answers)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>The client</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("let there = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "FOLDERS", (tmp_path,))
    return tmp_path


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/about", "/rules", "/best", "/t/06b3", "/j/ABC"),
        *("/new/globopolis", "/rules/x", "/best/x", "/learn/x"),
    ],
)
def test_a_built_client_is_served_at_all_its_addresses(
    server: Live, client: Path, path: str
) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert "The client" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY


def test_files_of_the_client_are_kept_for_good_and_packed(server: Live, client: Path) -> None:
    answer = httpx.get(f"{server.url}/assets/index-abc.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert answer.text.startswith("let there")
    again = httpx.get(
        f"{server.url}/assets/index-abc.js", headers={"if-none-match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(f"{server.url}/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("name", ["missing.js", "%2e%2e%2fsecret.txt", "..%5csecret.txt"])
def test_nothing_but_the_clients_files_is_served(server: Live, client: Path, name: str) -> None:
    answer = httpx.get(f"{server.url}/assets/{name}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_the_page_without_a_server_is_served_with_all_of_its_files(
    server: Live, client: Path
) -> None:
    (client / "here.html").write_text("<!doctype html><title>Here</title>")
    (client / "sw.js").write_text("let kept = 1;")
    (client / "offline" / "answers" / "en").mkdir(parents=True)
    (client / "offline" / "answers" / "en" / "api-about.json").write_text("{}")
    moved = httpx.get(f"{server.url}/here")
    assert (moved.status_code, moved.headers["location"]) == (308, "/here/")
    for name in (
        "",
        "here.html",
        "sw.js",
        "assets/index-abc.js",
        "offline/answers/en/api-about.json",
    ):
        answer = httpx.get(f"{server.url}/here/{name}")
        assert answer.status_code == 200, name
        assert answer.headers["content-security-policy"] == site.WITH_WASM
    assert "'wasm-unsafe-eval'" in site.WITH_WASM
    assert "Here" in httpx.get(f"{server.url}/here/").text
    for name in (
        "index.html",
        "secret.txt",
        "%2e%2e%2fsecret.txt",
        "offline",
        "assets/%2e%2e/secret.txt",
    ):
        answer = httpx.get(f"{server.url}/here/{name}")
        assert answer.status_code == 404, name
        assert "secret" not in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_those_of_the_page_or_of_a_game(server: Live, lang: str) -> None:
    start = httpx.get(f"{server.url}/texts/{lang}/start.ftl").text
    assert "web-play-now = " in start
    assert "web-dice-title = " in start
    assert "cli-" not in start
    dice = httpx.get(f"{server.url}/texts/{lang}/dice.ftl").text
    assert "dice-wrong-hash = " in dice
    assert "web-play-now = " not in dice
    game = httpx.get(f"{server.url}/texts/{lang}/globopolis.ftl")
    for key in (
        "event-conceded = ",
        "question-roll = ",
        "title-australia = ",
        "server-no-hints = ",
    ):
        assert key in game.text
    assert "web-play-now = " not in game.text
    for wrong in ("fr/start.ftl", f"{lang}/chess.ftl", f"{lang}/start.txt"):
        assert httpx.get(f"{server.url}/texts/{wrong}").status_code == 404


def test_rules_and_the_operators_words_are_served(server: Live) -> None:
    book = httpx.get(f"{server.url}/api/rules/globopolis?lang=de").json()
    (rule,) = [rule for rule in book["rules"] if rule["id"] == "GB-6.1"]
    assert rule["text"]
    assert rule["chapter"] in [chapter["number"] for chapter in book["chapters"]]
    assert httpx.get(f"{server.url}/api/rules/core").json()["rules"][0]["id"] == "ST-1.1"
    assert httpx.get(f"{server.url}/api/rules/chess").status_code == 404
    about = httpx.get(f"{server.url}/api/about").json()
    assert about == {
        "version": __version__,
        "workshop": "on",
        "imprint": None,
        "privacy": None,
    }


def test_the_origin_of_everything_in_a_box_is_told(server: Live) -> None:
    for game in ("globopolis", "global-powers"):
        edition = registry.game(game).edition
        payload = httpx.get(f"{server.url}/api/games/{game}/origins?lang=de").json()
        assert [each["table"] for each in payload] == list(edition.tables)
        for each in payload:
            known = edition.provenance[each["table"]]
            assert [(row["kind"], row["source"]) for row in each["rows"]] == [
                (origin.kind, origin.source_de) for origin in known
            ]
    (regions,) = [each for each in payload if each["table"] == "regions"]
    assert {"Europa", "Indien"} <= {row["name"] for row in regions["rows"]}
    assert httpx.get(f"{server.url}/api/games/chess/origins").status_code == 404


def test_who_loses_the_way_in_a_browser_sees_the_client(server: Live, client: Path) -> None:
    lost = httpx.get(f"{server.url}/nowhere", headers={"Accept": "text/html,*/*"})
    assert (lost.status_code, lost.text) == (404, (client / "index.html").read_text())
    assert lost.headers["content-type"].startswith("text/html")
    program = httpx.get(f"{server.url}/api/nowhere")
    assert (program.status_code, program.json()["error"]["text"]) == (404, "server-no-route")


def test_a_box_is_packed_and_not_sent_twice(server: Live) -> None:
    url = f"{server.url}/api/games/globopolis/box"
    plain = httpx.get(url, headers={"Accept-Encoding": "identity"})
    packed = httpx.get(url)
    assert packed.json() == plain.json()
    assert packed.json()["game"] == "globopolis"
    assert packed.headers["content-encoding"] == "gzip"
    assert 4 * int(packed.headers["content-length"]) < len(plain.content)
    again = httpx.get(url, headers={"If-None-Match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server.url}/api/games/chess/box").status_code == 404
