"""Who takes part: ours, the peers that are installed, and how to get those that are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bench import statecraft_games
from bench.contestant import Contestant, Missing
from bench.elsewhere import Elsewhere
from bench.peers import catanatron, chess, openspiel, pettingzoo

SOURCES: tuple[Callable[[], Sequence[Contestant]], ...] = (
    statecraft_games.contestants,
    catanatron.contestants,
    openspiel.contestants,
    pettingzoo.contestants,
    chess.contestants,
)


def gather() -> tuple[list[Contestant], dict[str, str]]:
    """Everyone who is installed, and for everyone else what to install."""
    present: list[Contestant] = []
    missing: dict[str, str] = {}
    for source in SOURCES:
        try:
            present += source()
        except Missing as error:
            missing[error.name] = error.requirement
    return present, missing


def compiled_builds(path: Path) -> list[Elsewhere]:
    """Our games as `tools/compile.py` left them at `path`; none that does not run compiled."""
    found = []
    for name in ("harbour", "globopolis", "global-powers"):
        try:
            build = Elsewhere(f"{name}-compiled", name, path)
        except Missing:
            continue
        if build.compiled:
            found.append(build)
        else:
            build.close()
    return found


def choose(present: Sequence[Contestant], only: str | None) -> list[Contestant]:
    """The contestants named, separated by commas, in that order; all of them for None."""
    if only is None:
        return list(present)
    known = {contestant.name: contestant for contestant in present}
    wanted = [name.strip() for name in only.split(",")]
    unknown = [name for name in wanted if name not in known]
    if unknown:
        there = ", ".join(known)
        raise ValueError(f"no such contestant here: {', '.join(unknown)} (there are: {there})")
    return [known[name] for name in wanted]
