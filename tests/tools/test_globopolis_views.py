"""The positions that the board's tests and its development page show are those the engine gives now."""

from pathlib import Path

from tools import globopolis_views

TARGET = Path(__file__).parents[2] / "web/src/games/globopolis/views.json"


def test_the_positions_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == globopolis_views.written(), (
        "run: python tools/globopolis_views.py web/src/games/globopolis/views.json"
    )
