"""Every command on the pages is run, or is listed with the reason why not and is one that would be taken."""

import re
import sys
from pathlib import Path

import pytest

from documents import running
from documents.reading import PAGES, ROOT, STARTS, Block, blocks, commands, read_command, spoken
from plugins.real_parts import real_part

BLOCKS = [block for block in blocks() if commands(block)]
OWN_TEST = ROOT / "docs" / "writing-a-game.md"
RUN = [
    pytest.param(block, game, id=f"{block.place} {game}")
    for block in BLOCKS
    if block.page != OWN_TEST
    and any(not running.why_not_run(command) for command in commands(block))
    for game in running.games_of(commands(block))
]


def test_blocks_without_a_language_hold_commands_or_are_listed() -> None:
    others = {
        str(block.page.relative_to(ROOT))
        for block in blocks()
        if block.sort in ("", "sh") and not commands(block)
    }
    assert others == set(running.NOT_COMMANDS)


@pytest.mark.parametrize(("block", "game"), RUN)
def test_commands_run(
    block: Block, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    if "node" in block.text or "./mybot" in block.text:
        real_part("node")
    running.furnish(tmp_path, block, game)
    for command in commands(block):
        if running.why_not_run(command):
            continue
        with monkeypatch.context() as patch:
            for name, _, value in [each.partition("=") for each in command.sets]:
                assert name == "PYTHONPATH"
                patch.syspath_prepend(str(tmp_path / value))
            assert running.run(running.few(command, game), patch) == 0, command


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.place)
def test_commands_that_are_not_run_would_be_taken(block: Block) -> None:
    for command in commands(block):
        if not running.why_not_run(command) or block.page == OWN_TEST:
            continue
        if command.words[0] == "statecraft":
            running.parsed(command, running.games_of([command])[0])
        else:
            running.check_other(command)


def test_nothing_is_listed_that_no_page_has() -> None:
    lines = [running.whole(command) for block in BLOCKS for command in commands(block)]
    for form in running.NOT_RUN:
        assert any(re.fullmatch(form, line) for line in lines), form


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_the_prose_exist(page: Path) -> None:
    for words in spoken(page):
        if "…" in words or not re.match(rf"([A-Z_]+=\S* )*({'|'.join(STARTS)}) ", words):
            continue
        command = read_command(words)
        if command.words[0] == "statecraft":
            assert running.named_options(command.words) == [], words
        elif command.words[0] != "pytest":
            running.check_other(command)
