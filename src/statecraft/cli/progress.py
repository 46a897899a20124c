"""Progress of long work: a bar on a terminal, silence in a pipe."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

_PACE_SECONDS = 180
"""Games differ in length, so a few of them say little about the pace."""


@contextmanager
def progress(
    label: str, total: int | None = None, file: IO[str] | None = None, done: int = 0
) -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error while the block runs; call what it yields with the steps done.

    Without a total the bar only says that something is going on. What was ``done`` before shows on the bar, but
    the time left is reckoned from the pace of the last minutes alone.
    """
    console = Console(stderr=True) if file is None else Console(file=file)
    if not console.is_terminal:
        yield lambda _steps: None
        return
    counted = (MofNCompleteColumn(), TimeRemainingColumn()) if total is not None else ()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *counted,
        console=console,
        transient=True,
        speed_estimate_period=_PACE_SECONDS,
    )
    with bar:
        task = bar.add_task(label, total=total, completed=done)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def late_progress(label: str) -> Iterator[tuple[Callable[[int], None], Callable[[int], None]]]:
    """A bar whose total is known once the work has begun: what tells it steps, and what tells it the total."""
    shown: list[Callable[[int], None]] = []

    def done(steps: int) -> None:
        shown[-1](steps)

    with ExitStack() as held:

        def total(many: int) -> None:
            shown.append(held.enter_context(progress(label, many)))

        yield done, total
