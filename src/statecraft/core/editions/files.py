"""The files of an edition, read with suspicion.

An edition may come from anybody, so this reads plain files of a sensible size in the named folder and
nothing else, and reports whatever is not valid TOML or UTF-8 instead of failing on it. What the tables
should contain is judged in `edition`.
"""

import stat
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from statecraft.core.editions.schema import Problem, Values, with_meant

LANGUAGES: Final = ("en", "de")

# The largest real table is some tens of kilobytes, and a row holds lists of plain values. Dots are
# counted because reading a dotted key takes time with the square of its length.
_MOST_BYTES: Final = 1024 * 1024
_MOST_DOTS: Final = 200
_DEEPEST: Final = 12


class Files:
    """What could be read: the content of each TOML file and each language's texts, and the problems."""

    def __init__(self, folder: Path, expected: Collection[str], others_allowed: bool) -> None:
        self.problems: list[Problem] = []
        self.content: dict[str, dict[str, Any]] = {}
        self.texts: dict[str, str] = {}
        try:
            if not folder.is_dir():
                self._complain(str(folder), "edition-no-folder")
                return
            present = {path.name for path in folder.iterdir() if path.suffix == ".toml"}
        except OSError as error:
            self._complain(str(folder), "edition-unreadable", {"reason": str(error.strerror)})
            return
        for name in sorted(present.union(expected)):
            if name not in expected and not others_allowed:
                known = sorted(expected)
                values: Values = {"known": ", ".join(known)}
                self._complain(name, "edition-unused-file", with_meant(values, name, known))
            else:
                self._read_toml(folder / name)
        for lang in LANGUAGES:
            if (written := self._read(folder / f"{lang}.ftl")) is not None:
                self.texts[lang] = written.replace("\r\n", "\n")

    def _complain(self, file: str, text: str, values: Values | None = None) -> None:
        self.problems.append(Problem(file, "", text, values or {}))

    def _read_toml(self, path: Path) -> None:
        if (written := self._read(path)) is None:
            return
        for number, line in enumerate(written.splitlines(), 1):
            if line.count(".") > _MOST_DOTS:
                self._complain(path.name, "edition-dots", {"most": _MOST_DOTS, "line": str(number)})
                return
        try:
            content = tomllib.loads(written)
        except (ValueError, RecursionError) as error:
            if isinstance(error, RecursionError):
                self._complain(path.name, "edition-too-deep", {"most": _DEEPEST})
            else:
                reason = str(error).splitlines()[0]
                self._complain(path.name, "edition-no-toml", {"reason": reason})
            return
        if unusable := _unusable(content):
            self._complain(path.name, *unusable)
        else:
            self.content[path.name] = content

    def _read(self, path: Path) -> str | None:
        try:
            status = path.lstat()
            # Whoever checks a stranger's edition must not be led to other files, or wait on a pipe.
            if not stat.S_ISREG(status.st_mode):
                self._complain(path.name, "edition-no-plain-file")
            elif status.st_size > _MOST_BYTES:
                self._complain(path.name, "edition-too-large", {"most": str(_MOST_BYTES // 1024)})
            else:
                return path.read_bytes().decode("utf-8")
        except FileNotFoundError:
            self._complain(path.name, "edition-missing")
        except UnicodeDecodeError as error:
            self._complain(path.name, "edition-no-utf8", {"byte": str(error.start)})
        except OSError as error:
            self._complain(path.name, "edition-unreadable", {"reason": str(error.strerror)})
        return None


def _unusable(content: Any) -> tuple[str, Values] | None:
    """Why valid TOML cannot be worked with. Its dotted keys nest without end, its hex numbers too."""
    pending = [(content, 0)]
    while pending:
        value, depth = pending.pop()
        if depth > _DEEPEST:
            return "edition-too-deep", {"most": _DEEPEST}
        if isinstance(value, dict):
            pending += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            pending += [(inner, depth + 1) for inner in value]
        elif isinstance(value, int) and not -(2**63) <= value < 2**63:
            return "edition-64-bits", {}
    return None
