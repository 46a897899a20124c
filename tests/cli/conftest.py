"""A small checkout of its own, with one game in it, for commands that look at a whole source tree."""

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from statecraft.cli import run

TESTS = Path(__file__).parents[1]

RULEBOOK = """# Toy

## 1 Bidding

### TY-1.1 Everyone bids
`does` · ours
All seats bid [at once].

### TY-1.2 Purse
`forbids` · ours
Nobody bids more than they own.
"""

GAME = '''
"""A toy game (TY-1.1)."""
import sys
from types import SimpleNamespace

GAME = SimpleNamespace(name="toy", package="toygame", schema=None)

def bid(amount, purse):
    if amount > purse:
        sys.modules["statecraft.core.refusal"].witness("TY-1.2")
        raise ValueError("TY-1.2")
    return amount
'''

# The engine's refusals are stood in for: the toy asks about the command, not about the engine.
CONFTEST = """
import sys, types
refusal = types.ModuleType("statecraft.core.refusal")
refusal.witness = None
sys.modules["statecraft.core.refusal"] = refusal
pytest_plugins = ["plugins.rule_witness"]
"""

SUITE = """
import pytest
from toygame import bid

@pytest.mark.rule("TY-1.1")
def test_bids():
    assert bid(1, 2) == 1

@pytest.mark.rule("TY-1.2")
def test_purse():
    with pytest.raises(ValueError):
        bid(3, 2)
"""


@dataclass(frozen=True)
class Checkout:
    """The toy's source tree; its game is the package `toygame` under tests/."""

    root: Path

    @property
    def game(self) -> Path:
        return self.root / "tests" / "toygame"

    @property
    def suite(self) -> Path:
        return self.root / "tests" / "test_toy.py"

    def change(self, path: Path, old: str, new: str) -> None:
        written = path.read_text()
        assert old in written
        path.write_text(written.replace(old, new))


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    checkout = Checkout(tmp_path / "checkout")
    checkout.game.mkdir(parents=True)
    (checkout.root / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\nmarkers = ["rule(*ids): rules"]\n'
    )
    (checkout.root / "tests" / "plugins").mkdir()
    shutil.copy(TESTS / "plugins" / "rule_witness.py", checkout.root / "tests" / "plugins")
    (checkout.root / "tests" / "conftest.py").write_text(CONFTEST)
    (checkout.game / "__init__.py").write_text(GAME)
    for lang in ("en", "de"):
        (checkout.game / f"rulebook.{lang}.md").write_text(RULEBOOK)
    checkout.suite.write_text(SUITE)
    monkeypatch.syspath_prepend(str(checkout.root / "tests"))
    monkeypatch.delitem(sys.modules, "toygame", raising=False)
    return checkout


@dataclass(frozen=True)
class CommandResult:
    """What one command line printed, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture
def statecraft(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., CommandResult]:
    """Runs a command line in this process, in English unless it says otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str) -> CommandResult:
        capsys.readouterr()
        code = run(arguments)
        return CommandResult(code, *capsys.readouterr())

    return command
