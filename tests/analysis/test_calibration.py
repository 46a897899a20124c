"""The docs publish how well chances are calibrated: the figures of the values that ship, and no others."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs/analysis.md"


def measured(game: str) -> dict[str, Any]:
    text = (files("statecraft.bots") / game / "value.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["measured"]
    return found


def test_the_reliability_in_the_docs_is_that_of_the_values_that_ship() -> None:
    text = DOCS.read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (0\.\d{3}) \| (0\.\d{3}) \| (\d+) \| (\S+) \| (\S+) \| (\d+) \|$", text, re.M
    )
    pairs = zip(
        measured("globopolis")["reliability"], measured("global_powers")["reliability"], strict=True
    )
    assert rows == [
        tuple(f"{x:.3f}" if at < 2 else str(x) for row in pair for at, x in enumerate(row))
        for pair in pairs
    ]
    for game in ("globopolis", "global_powers"):
        figures = measured(game)
        for number in (figures["off"], figures["everywhere"]["value"]["brier"]):
            assert f"{number:.4f}" in text
