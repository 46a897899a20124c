"""A Python console beside the house: what somebody types is run, and what it says comes back as text.

It knows no table that is played: it has names of its own, `statecraft`, and `bars`, which draws figures. Nothing here is
kept.
"""

import ast
import contextlib
import io
import sys
import traceback
from collections.abc import Mapping
from typing import Any

import statecraft

LONGEST = 20_000
"""So many characters of an answer are shown."""
_FILE = "<console>"
_WIDTH = 40


def bars(figures: Mapping[Any, Any]) -> None:
    """Draw figures by their names, the greatest one as a whole line.

    >>> bars({"a": 1, "b": 0.5})
    a ████████████████████████████████████████ 1
    b ████████████████████ 0.5
    """
    most = max([abs(float(each)) for each in figures.values()], default=0.0) or 1.0
    names = max([len(str(name)) for name in figures], default=0)
    for name, figure in figures.items():
        length = round(_WIDTH * abs(float(figure)) / most)
        sys.stdout.write(f"{name!s:<{names}} {'█' * length} {float(figure):.4g}\n")


class Console:
    """One conversation; names stay from one answer to the next."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"statecraft": statecraft, "bars": bars, "__name__": _FILE}

    def run(self, typed: str) -> tuple[bool, str]:
        """Whether it ran through, and what a prompt of Python shows of it: each statement and what it says."""
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                self._run(typed)
                ran = True
            except (
                BaseException
            ) as error:  # What is typed may raise anything, `SystemExit` too; all of it is shown.
                own = error.__traceback__
                while own is not None and own.tb_frame.f_code.co_filename != _FILE:
                    own = own.tb_next
                traceback.print_exception(type(error), error, own, file=sys.stderr, chain=False)
                ran = False
        text = said.getvalue()
        return ran, text if len(text) <= LONGEST else f"{text[:LONGEST]}…"

    def _run(self, typed: str) -> None:
        lines, shown = typed.splitlines(), 0
        for statement in ast.parse(typed, _FILE).body:
            end = statement.end_lineno or statement.lineno
            for number, line in enumerate("\n".join(lines[shown:end]).strip("\n").split("\n")):
                sys.stdout.write(f"{'...' if number else '>>>'} {line}\n")
            shown = end
            # Every expression shows its value, since examples have several.
            if isinstance(statement, ast.Expr):
                value = eval(compile(ast.Expression(statement.value), _FILE, "eval"), self._names)
                if value is not None:
                    self._names["_"] = value
                    sys.stdout.write(f"{value!r}\n")
            else:
                exec(compile(ast.Module([statement], []), _FILE, "exec"), self._names)
