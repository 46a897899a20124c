"""Orders on conditions in the terminal: shown in words, and taken back one at a time."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from statecraft.core.engine.session import Session
from statecraft.core.ids import Seat
from statecraft.core.record.inputs import GiveOrder
from statecraft.core.record.record import Record, fold, new_header
from statecraft.core.trade.orders import AlwaysDefault, Decided, Order
from statecraft.globopolis.game import GAME
from statecraft.locale import Language

if TYPE_CHECKING:
    from cli.conftest import CommandResult

ORDERS: tuple[Order, ...] = (
    Decided("hire", (("eu-at-least", 10), ("proposed-by", 1)), "agree", ()),
    Decided("hire", (("eu-at-least", 40),), "agree", ()),
    Decided("hire", (), "agree", ()),
    AlwaysDefault("operation"),
)
SAID: dict[Language, tuple[str, ...]] = {
    "en": ("it brings me 10 EU or more, and Ben proposes it", "it brings me 40 EU or more"),
    "de": (
        "es bringt mir 10 EU oder mehr und es schlägt vor: Ben",
        "es bringt mir 40 EU oder mehr",
    ),
}


def numbered(out: str, words: str) -> str:
    """The number before a line that has these words."""
    return next(line.split()[0] for line in out.splitlines() if words in line)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_orders_on_conditions_are_said_and_taken_back_by_themselves(
    statecraft: "Callable[..., CommandResult]",
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    lang: Language,
) -> None:
    def play(*typed: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        result = statecraft("--lang", lang, "play", "globopolis", "--load", str(path))
        assert result.err == ""
        return result.out

    path = tmp_path / "game.jsonl"
    session = Session(GAME, new_header(GAME, {}, [0, 1, 2, 3], {"seed": 1}))
    for order in ORDERS:
        session.apply(GiveOrder(Seat(0), order))
    path.write_text(session.record.to_jsonl())
    shown = play("o", "q", "")
    both, forty = SAID[lang]
    assert both in shown
    assert "{" not in shown
    assert numbered(shown, both) < numbered(shown, forty)
    # The one with the second condition goes, the others stay.
    saved = tmp_path / "saved.jsonl"
    number = numbered(shown, forty)
    after = play(f"o {number}", f"s {saved}", "o 999", "q", "").partition("999")[0]
    assert both in after
    assert forty not in after.replace(both, "")
    record = Record.from_jsonl(GAME, saved.read_text())
    kept = [(order.kind, order.when()) for order in fold(GAME, record).orders[0]]
    assert kept == [(each.kind, each.when()) for each in ORDERS if each is not ORDERS[1]]
