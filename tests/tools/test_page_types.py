"""The page's types are what the Python side declares now; a name that changes there changes them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.page_types import __main__ as command
from tools.page_types.games import GameTypes
from tools.page_types.messages import messages_page
from tools.page_types.records import SHARED, view_page

from statecraft.core.record.struct import Struct, name_of
from statecraft.core.record.views import View
from statecraft.global_powers.rules.setup import Auction
from statecraft.plugins import registry


def test_the_files_are_current() -> None:
    assert command.stale(command.TARGET) == [], "run: python -m tools.page_types"


def test_the_same_code_gives_the_same_files() -> None:
    assert command.pages() == command.pages()


def test_what_is_out_of_date_is_named_and_mended(tmp_path: Path) -> None:
    assert len(command.stale(tmp_path)) == len(command.pages())
    command.write(tmp_path)
    assert command.stale(tmp_path) == []
    (tmp_path / "view.ts").write_text("// by hand", encoding="utf-8")
    (tmp_path / "old_game.ts").write_text("", encoding="utf-8")
    assert command.stale(tmp_path) == ["old_game.ts", "view.ts"]
    command.write(tmp_path)
    assert command.stale(tmp_path) == []


def test_the_command_checks_or_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "TARGET", tmp_path)
    assert command.main(["--check"]) == 1
    assert "python -m tools.page_types" in capsys.readouterr().out
    assert command.main([]) == 0
    assert command.main(["--check"]) == 0
    assert command.main(["--chek"]) == 2


def test_a_frame_that_is_renamed_or_gets_a_field_changes_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "  auction: {\n    seats: number[];" in page("global-powers")
    monkeypatch.setattr(Auction, "NAME", "sealed-bids")
    assert '  "sealed-bids": {\n    seats: number[];' in page("global-powers")
    assert "  auction: {" not in page("global-powers")
    monkeypatch.setattr(Auction, "FIELDS", ("seats", "region"))
    assert '  "sealed-bids": {\n    seats: number[];\n    region: number;\n  };' in page(
        "global-powers"
    )


def page(name: str) -> str:
    return GameTypes(registry.plugin(name).load_game()).page()


@pytest.mark.parametrize("name", registry.OWN)
def test_everything_of_a_game_is_in_its_file(name: str) -> None:
    game = registry.plugin(name).load_game()
    text = GameTypes(game).page()
    names = [name_of(cls) for cls in game.catalogue.by_name.values() if "Frame" in bases(cls)]
    names += [verb.VERB for verb in game.verbs]
    names += [option.name for option in game.options]
    names += list(game.table.SHAPES)
    assert len(names) > 80
    for each in names:
        assert f"  {each}:" in text or f'  "{each}"' in text, each


def bases(cls: type[Struct]) -> list[str]:
    return [base.__name__ for base in cls.__mro__]


def test_a_view_has_its_fields_and_the_records_in_it() -> None:
    text = view_page()
    for field in View.FIELDS:
        assert f"  {field}: " in text
    for cls in SHARED:
        assert f"export type {cls.__name__} = {{\n  is: " in text


def test_messages_name_what_may_be_missing() -> None:
    text = messages_page()
    assert '  type: "step";\n  seat: number | null;\n  seq: number;\n  changes: Changes;\n' in text
    assert "  staged?: Staged | null;" in text
    assert "  from: number | null;" in text


def test_two_structs_of_one_name_are_refused() -> None:
    from tools.page_types.messages import Messages

    known = Messages()
    known.naming(struct("Twice", [("a", int)]))
    with pytest.raises(TypeError, match="two structs"):
        known.naming(struct("Twice", [("b", str)]))


def struct(name: str, fields: list[Any]) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, fields)
