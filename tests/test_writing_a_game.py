"""The game on docs/writing-a-game.md is built from the page's own blocks, installed, proven and played.

Nothing on the page is left out, so what it shows is what runs.
"""

import http.client
import importlib.util
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from contract import Contract
from guide import BLOCK, COMMANDS, PAGE, ROOT, commands, files, write
from server.live import live
from statecraft import bots
from statecraft.cli import run as statecraft
from statecraft.core import game, options
from statecraft.core.chance import decks, distributions
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine import frame, sealed, state
from statecraft.core.engine.driver import Driver
from statecraft.core.engine.playout import play_on
from statecraft.core.engine.question import Over
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record import row_shape, struct
from statecraft.core.record.record import Record, fold, new_header
from statecraft.core.trade import orders
from statecraft.core.verbs import domain, verb
from statecraft.global_powers.game import GlobalPowersGame
from statecraft.locale import Texts
from statecraft.locale.speech import Speaker
from statecraft.plugins import registry

#: What the page speaks of is in these, or in its own code.
MODULES = (
    frame,
    sealed,
    state,
    verb,
    domain,
    decks,
    distributions,
    game,
    options,
    struct,
    row_shape,
    orders,
)
#: Types the first choice and agrees; takes the second now and then.
PLODDING = "".join(f"{line}\n" for line in islice(cycle(["1", "", "2", ""]), 400))


@dataclass(frozen=True)
class Written:
    """The project as the page says it, where it is installed, and its game."""

    project: Path
    installed: Path
    game: Game
    tests: ModuleType


def command(name: str) -> list[str]:
    """The page's one command of `statecraft` of that name, as words."""
    (words,) = [words for words in commands("statecraft") if words[1] == name]
    return words


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Written]:
    folder = tmp_path_factory.mktemp("writing")
    project, installed = folder / "project", folder / "installed"
    write(project)
    assert commands("pip") == [["pip", "install", "-e", "."]]
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(installed), "."], cwd=project, check=True)
    with pytest.MonkeyPatch.context() as patch:
        # As -e does: its metadata is found where it is installed, its code where it is worked on.
        patch.syspath_prepend(str(installed))
        patch.syspath_prepend(str(project / "src"))
        paths = [str(project / "src"), str(ROOT / "src"), str(ROOT / "tests")]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        # The page's own tests need no plug-in but the one they name.
        patch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        patch.chdir(project)
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        # Packages are looked for once in a program, and this one has just been installed.
        registry.plugins.cache_clear()
        yield Written(project, installed, registry.game("peddlers"), _tests(project))
    registry.plugins.cache_clear()
    registry.plugin.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] == "peddlers"]:
        del sys.modules[module]


def _tests(project: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "peddlers_tests", project / "tests" / "test_peddlers.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def output_of(words: list[str], capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What a command of the page answers; it must succeed."""
    capsys.readouterr()
    code = statecraft(["--lang", "en", *words[1:], *more])
    out, err = capsys.readouterr()
    assert code == 0, out + err
    return out


def test_every_block_of_the_page_is_a_file_or_commands() -> None:
    assert PAGE.count("```") == 2 * len(list(BLOCK.finditer(PAGE)))
    nameless = [
        block["text"]
        for block in BLOCK.finditer(PAGE)
        if not block["file"] and block["sort"] != "sh"
    ]
    assert nameless == []
    assert {words.partition(" ")[0] for words in COMMANDS} == {"cp", "pip", "statecraft"}


def test_what_the_page_speaks_of_exists(written: Written) -> None:
    prose = BLOCK.sub("", PAGE)
    spoken = set(re.findall(r"`(?:\w+\.)?([A-Za-z_]{3,})(?:\([^`]*\))?`", prose))
    known = {name.decode() for name in written.game.catalogue.by_name}
    known |= set(vars(registry.plugin("peddlers")))
    for module in MODULES:
        for name, thing in vars(module).items():
            known |= {name, *(dir(thing) if isinstance(thing, type) else ())}
    known |= {*dir(GlobalPowersGame), *re.findall(r"[\w-]+", "".join(files().values()))}
    assert len(spoken) > 90
    assert sorted(spoken - known) == ["PYTHONPATH"]


def test_the_game_keeps_the_contract(written: Written) -> None:
    contract: Contract = written.tests.CONTRACT
    written.tests.test_the_contract()
    # Everything the page's texts are for was said in those games.
    used = {text for text, _values in contract.texts}
    ours = Texts("en", extra=registry.texts_of(written.game, "en")).keys("peddlers-")
    on_its_board = set(re.findall(r'"(peddlers-[\w-]+)"', files()["src/peddlers/client/client.js"]))
    assert on_its_board
    other = {"peddlers-title", "peddlers-about", *on_its_board}
    assert {key for key in ours if key not in used} == other


def test_what_everybody_is_shown_beside_the_view_tells_no_secret(written: Written) -> None:
    contract: Contract = written.tests.CONTRACT
    rng = random.Random(5)
    position = written.game.new({}, 3)
    compared = 0
    while not isinstance(position.pending(), Over):
        other = contract.perturbed(position, position.holders[0], rng)
        if other is not None:
            assert other.projected_scores() == position.projected_scores()
            compared += 1
        play_on(position, rng, 1)
    assert compared > 10


def test_the_page_quotes_the_refusal(written: Written) -> None:
    position = written.game.new({}, 2)
    play_on(position, random.Random(1), 2)
    asked = position.questions()[0]
    bid: Any = written.game.verb_names["bid"]
    refusal = position.legal(asked.seat).why_not(bid(11))
    assert refusal is not None
    texts = Texts("en", extra=registry.texts_of(written.game, "en"))
    sentence = Speaker(texts, written.game, ["Ada", "Ben"]).refusal(refusal)
    assert f"`{sentence}`" in PAGE


def test_random_games_are_recorded_and_read_again(written: Written) -> None:
    peddlers = written.game
    seatings: list[int | tuple[int, ...]] = [2, 3, 4, 5, (0, 1, 0, 1)]
    for seed, seats in enumerate(seatings):
        session = Session(peddlers, new_header(peddlers, {"rounds": 5}, seats))
        count = len(session.state.holders)
        players = [bots.make("random", peddlers.name, seed, Seat(seat)) for seat in range(count)]
        Driver(session, players, SeededLuck(seed)).play()
        again = Record.from_jsonl(peddlers, session.record.to_jsonl())
        assert fold(peddlers, again).digest() == session.state.digest()
        assert peddlers.from_bytes(session.state.to_bytes()).digest() == session.state.digest()


def test_its_rules_and_its_edition_are_proven(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    output_of(command("edition"), capsys)
    output_of(command("rules"), capsys)


def test_it_is_simulated(written: Written, capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(output_of(command("simulate"), capsys, "--json"))
    assert figures["finished"] == 20
    assert set(figures["end_reasons"]) == {"rounds-played"}


def test_it_is_played_saved_and_loaded(
    written: Written, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, go_on = [words for words in commands("statecraft") if words[1] == "play"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n\nq\n"))
    first = output_of(begin, capsys)
    assert "What do you bid for the ware?" in first
    assert "The game is over." not in first
    monkeypatch.setattr(sys, "stdin", io.StringIO(PLODDING))
    second = output_of(go_on, capsys)
    assert "The game is over. All rounds are played. (PD-5.1)" in second
    assert "Coins" in second


def test_it_is_on_a_server_and_played_there(written: Written, tmp_path: Path) -> None:
    assert command("serve") == ["statecraft", "serve"]
    with live(tmp_path / "data") as server, server.browser() as browser:
        browser.guest()
        offered: dict[str, Any] = {game["name"]: game for game in browser.get("/api/games").json()}
        assert offered["peddlers"]["title"] == "Peddlers"
        assert offered["peddlers"]["client"].startswith("/clients/peddlers/")
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        wanted = {"game": "peddlers", "seats": seats}
        table = browser.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        browser.post(f"/api/tables/{table}/start").raise_for_status()
        asked = [browser.get(f"/api/tables/{table}/questions?seat={seat}") for seat in range(3)]
        kinds = [[question["kind"] for question in answer.json()] for answer in asked]
        assert sorted(kinds) == [[], ["bid"], ["bid"]]


@pytest.fixture
def client_folder(written: Written) -> Iterator[Path]:
    """The folder of the board, with things in it that are none of its business; afterwards as it was."""
    folder = written.project / "src" / "peddlers" / "client"
    before = {path: path.read_bytes() for path in folder.iterdir()}
    (folder / "notes.py").write_text("SECRET = 1", encoding="utf-8")
    (folder / "linked.js").symlink_to(written.project / "src" / "peddlers" / "plugin.py")
    yield folder
    for path in folder.iterdir():
        path.unlink()
    for path, content in before.items():
        path.write_bytes(content)


def test_its_board_is_served_whole_and_nothing_else_of_its_package(
    client_folder: Path, tmp_path: Path
) -> None:
    folder = client_folder
    with live(tmp_path / "data") as server, server.browser() as browser:

        def address() -> str:
            games = {game["name"]: game["client"] for game in browser.get("/api/games").json()}
            assert games["globopolis"] == games["global-powers"] == ""
            return str(games["peddlers"])

        entry = address()
        place = entry.removesuffix("client.js")
        for name, kind in (("client.js", "text/javascript"), ("client.css", "text/css")):
            answer = browser.get(place + name)
            assert answer.text == (folder / name).read_text(encoding="utf-8")
            assert answer.headers["content-type"].partition(";")[0] == kind
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "script-src 'self';" in answer.headers["content-security-policy"]
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        outside = ("../plugin.py", "..%2fplugin.py", "%2e%2e/plugin.py", "%2e%2e%2fplugin.py")
        slashes = (f"/{folder}/client.js", "./client.js", "", "%00client.js")
        for name in ("notes.py", "linked.js", "client.mjs", *outside, *slashes):
            assert (name, sent_raw(server.url, place + name)) == (name, 404)
        assert sent_raw(server.url, entry) == 200
        assert sent_raw(server.url, "/clients/globopolis/0/client.js") == 404
        assert sent_raw(server.url, "/clients/nothing/0/client.js") == 404
        # Another content has another address, and the old one is gone.
        (folder / "client.css").write_text(".peddlers {}", encoding="utf-8")
        assert address() != entry
        assert sent_raw(server.url, entry) == 404


def sent_raw(url: str, path: str) -> int:
    """The status of the answer to a path that is sent as it is written."""
    line = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60)
    try:
        line.request("GET", path)
        return line.getresponse().status
    finally:
        line.close()


def test_everything_is_installed(written: Written) -> None:
    made, there = (
        {path.relative_to(folder) for path in folder.rglob("*.*") if path.suffix != ".pyc"}
        for folder in (written.project / "src" / "peddlers", written.installed / "peddlers")
    )
    assert made == there
