"""The examples on the page about the library hold under the strictest type checker, as users write them."""

import doctest
import sys
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.parametrize("page", ["api.md", "bots.md"])
def test_examples_are_typed(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    assert len(examples) > 5
    program = tmp_path / "examples.py"
    program.write_text("".join(example.source for example in examples), encoding="utf-8")
    config = tmp_path / "mypy.ini"
    config.write_text("[mypy]\nstrict = true\n", encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(ROOT / "src"))
    cache = ["--cache-dir", str(tmp_path / "cache"), "--python-executable", sys.executable]
    result, failed, _ = api.run(["--config-file", str(config), *cache, str(program)])
    assert result.startswith("Success"), result + failed
