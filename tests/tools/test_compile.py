"""`tools/compile.py` compiles the same files that CPython runs, and both give the same results."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from statecraft.compiled_build import MANIFEST, is_fresh
from tools import compile as compiling

TOOL = Path(__file__).parents[2] / "tools" / "compile.py"

NATIVE = """\
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*attrs, **options):
        return lambda cls: cls
"""

PIECE = """\
from __future__ import annotations

from typing import Any, ClassVar

from toy.kit.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    __slots__ = ("worth",)

    FIELDS: ClassVar[tuple[str, ...]] = ("worth",)

    def __init__(self, worth: int) -> None:
        self.worth = worth

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def gain(self, times: int) -> int:
        return self.worth * times


def total(pieces: list[Piece], times: int) -> int:
    return sum([piece.gain(times) for piece in pieces])
"""

SHIP = """\
from __future__ import annotations

from importlib.resources import files
from typing import ClassVar

from toy.kit.piece import Piece


class Ship(Piece):
    __slots__ = ("holds",)

    FIELDS: ClassVar[tuple[str, ...]] = ("worth", "holds")

    def __init__(self, worth: int, holds: tuple[int, ...]) -> None:
        super().__init__(worth)
        self.holds = holds

    def gain(self, times: int) -> int:
        return self.worth * times + sum(self.holds) ** 40


def price_list() -> str:
    return files("harbour").joinpath("prices.toml").read_text(encoding="utf-8")
"""

PROBE = """\
import json, sys
sys.modules["mypy_extensions"] = None  # the compiled code may not need it
from harbour import ship
from toy.kit import piece

class Raft(piece.Piece):
    def gain(self, times):
        return -times

pieces = [piece.Piece(2), ship.Ship(3, (1, 2)), Raft(9)]
print(json.dumps({
    "from": piece.__file__,
    "total": piece.total(pieces, 7),
    "values": [p.values() for p in pieces],
    "prices": ship.price_list(),
    "enclosing": sys.modules["toy"].NAME,
}))
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    root = tmp_path / "sources"
    (root / "toy" / "kit").mkdir(parents=True)
    (root / "harbour").mkdir()
    (root / "toy" / "__init__.py").write_text('NAME = "toy"\n')
    (root / "toy" / "kit" / "__init__.py").write_text("")
    (root / "toy" / "kit" / "native.py").write_text(NATIVE)
    (root / "toy" / "kit" / "piece.py").write_text(PIECE)
    (root / "harbour" / "__init__.py").write_text("")
    (root / "harbour" / "ship.py").write_text(SHIP)
    (root / "harbour" / "prices.toml").write_text("grain = 3\n")
    return root


def compile_to(out: Path, *packages: Path | str) -> subprocess.CompletedProcess[str]:
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        pytest.skip("real part missing: C compiler (apt-get install gcc python3-dev)")
    command = [sys.executable, str(TOOL), "--opt", "0", str(out), *map(str, packages)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def probe(path: Path) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert isinstance(answer, dict)
    return answer


def test_compiled_packages_give_what_the_sources_give(sources: Path, tmp_path: Path) -> None:
    before = sorted(path for path in sources.rglob("*"))
    out = tmp_path / "out"
    done = compile_to(out, sources / "toy" / "kit", sources / "harbour")
    assert done.returncode == 0, done.stderr
    assert "4 modules compiled" in done.stdout
    assert sorted(path for path in sources.rglob("*")) == before

    pure, compiled = probe(sources), probe(out)
    assert str(pure.pop("from")).endswith(".py")
    assert not str(compiled.pop("from")).endswith(".py")
    assert compiled == pure

    again = compile_to(out, sources / "toy" / "kit", sources / "harbour")
    assert again.returncode == 0
    assert "up to date" in again.stdout


def test_type_error_blocks_with_the_checkers_words(sources: Path, tmp_path: Path) -> None:
    (sources / "toy" / "kit" / "wrong.py").write_text('def f(x: int) -> int:\n    return "x"\n')
    done = compile_to(tmp_path / "out", sources / "toy" / "kit")
    assert done.returncode == 1
    assert "toy/kit/wrong.py:2: error: Incompatible return value type" in done.stderr
    assert not (tmp_path / "out").exists()


def test_foreign_directory_is_left_alone(sources: Path, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("keep me")
    done = compile_to(tmp_path, sources / "toy" / "kit")
    assert done.returncode == 2
    assert (tmp_path / "diary.txt").exists()


def test_what_is_changed_while_it_compiles_makes_the_build_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, out = tmp_path / "toy", tmp_path / "out"
    package.mkdir()
    (package / "__init__.py").write_text("")

    def slow(out: Path, packages: list[Path], opt: str) -> str:
        out.mkdir()
        (out / MANIFEST).write_text("{}")
        (package / "__init__.py").write_text("changed = True\n")
        return "compiled"

    monkeypatch.setattr(compiling, "compile_packages", slow)
    assert compiling.main([str(out), str(package), "--copy", str(package)]) == 0
    assert not is_fresh(out, package)


def test_directory_without_init_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    done = compile_to(tmp_path / "out", tmp_path / "plain")
    assert done.returncode == 2
    assert "no __init__.py" in done.stderr


def test_what_is_only_copied_is_found_beside_what_is_compiled(
    sources: Path, tmp_path: Path
) -> None:
    (sources / "toy" / "shop.py").write_text("PRICE = 3\n")
    out = tmp_path / "out"
    done = compile_to(out, sources / "toy" / "kit", "--copy", sources / "toy")
    assert done.returncode == 0, done.stderr
    assert (out / "toy" / "shop.py").read_text() == "PRICE = 3\n"
    # The source lies beside the extension module, which is what is imported.
    assert (out / "toy" / "kit" / "piece.py").read_text() == PIECE
    assert list((out / "toy" / "kit").glob("piece.*.so"))
    (sources / "toy" / "shop.py").write_text("PRICE = 4\n")
    again = compile_to(out, sources / "toy" / "kit", "--copy", sources / "toy")
    assert "up to date" in again.stdout
    assert (out / "toy" / "shop.py").read_text() == "PRICE = 4\n"
