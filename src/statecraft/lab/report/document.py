"""Measured figures in a page of the documentation: tables written from runs of the lab into marked places.

A place begins with a mark that says which table it takes and from which folders, named from the page's own folder,
and ends with another; everything between them is written anew, and everything else stays as it is:

    <!-- lab runs balance/two balance/three -->
    <!-- end of lab -->

``runs`` has a row for each run, ``topic NAME`` the shares of one topic in one run, ``deeds NAME,NAME`` how often
something is done in a game of each run, ``sources`` the points of a player from each source in each run, and
``chances`` how often each card was played at its first chance in one run. A folder needs ``run.json`` and ``figures.json`` alone.
"""

import json
import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from statecraft.core.options import settle, typed
from statecraft.lab.report.balance import source_name
from statecraft.lab.report.formatting import Words
from statecraft.lab.run.experiment import Side
from statecraft.lab.run.run_store import RUN, write_whole

FIGURES: Final = "figures.json"
PLACE: Final = re.compile(r"<!-- lab (?P<words>[^>]+?) -->\n.*?<!-- end of lab -->", re.DOTALL)
END: Final = "<!-- end of lab -->"
_KINDS: Final = ("runs", "topic", "deeds", "sources", "chances")


class BadPlace(ValueError):
    """A mark that cannot be followed; the id and the values of the text that says why."""

    def __init__(self, text: str, **values: str) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values


@dataclass(frozen=True, slots=True)
class Run:
    """What is stored of a finished run."""

    folder: str
    header: dict[str, Any]
    figures: dict[str, Any]

    def settings(self) -> dict[str, Any]:
        """The options that are otherwise than printed."""
        side = self.header["sides"][0]
        printed = settle(Side(side["package"], {}).game().options, {})
        return {name: v for name, v in side["options"].items() if printed.get(name) != v}

    def command(self) -> str:
        """What plays the same run again."""
        words = ["statecraft", "lab", "balance", self.header["sides"][0]["game"]]
        words += ["--bots", ",".join(self.header["bots"])]
        words += ["--seats", str(len(self.header["holders"]))]
        words += ["--games", str(self.figures["games"]), "--seed", str(self.header["seed"])]
        for name, value in self.settings().items():
            words += ["--set", f"{name}={typed(value)}"]
        return shlex.join([*words, "--out", self.folder])


def written(page: Path, speak: Callable[[str], Words]) -> int:
    """Write every marked place of a page; how many there were. ``speak`` has the words of a game by its package."""
    text = page.read_text(encoding="utf-8")
    places = 0

    def place(match: re.Match[str]) -> str:
        nonlocal places
        places += 1
        data = match["words"]
        return f"<!-- lab {data} -->\n{_table(page, data.split(), speak)}\n{END}"

    found = PLACE.sub(place, text)
    if not places:
        raise BadPlace("lab-document-no-place", path=str(page), end=END)
    write_whole(page, found)
    return places


def _table(page: Path, words: Sequence[str], speak: Callable[[str], Words]) -> str:
    kind, rest = words[0], list(words[1:])
    names = rest.pop(0).split(",") if kind in ("topic", "deeds") and rest else []
    alone = kind in ("topic", "chances")
    if kind not in _KINDS or not rest or (alone and len(rest) > 1):
        raise BadPlace("lab-document-mark", words=" ".join(words))
    runs = [_read(page.parent, folder) for folder in rest]
    say = speak(runs[0].header["sides"][0]["package"])
    if kind == "topic":
        return _topic(runs[0], names[0], say)
    if kind == "chances":
        return _chances(runs[0], say)
    if kind == "sources":
        return _sources(runs, say)
    return _event_counts(runs, names, say) if kind == "deeds" else _runs(runs, say)


def _read(home: Path, folder: str) -> Run:
    data: list[dict[str, Any]] = []
    for name in (RUN, FIGURES):
        path = home / folder / name
        try:
            data.append(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise BadPlace("lab-document-run", path=str(path), reason=str(error)) from error
    return Run((home / folder).as_posix(), data[0], data[1])


def _runs(runs: Sequence[Run], words: Words) -> str:
    """A row for each run, and the commands that play them again."""
    reasons = sorted({reason for run in runs for reason in run.figures["reasons"]})
    lengths = [name for name in runs[0].figures["lengths"] if name not in ("inputs", "decisions")]
    heads = [words.say("lab-fact-players"), words.say("lab-fact-options")]
    heads += [words.say("lab-document-length", name=name) for name in lengths]
    heads += [words.say("lab-document-first-round")]
    heads += [words.say("lab-document-ended", reason=reason) for reason in reasons]
    heads += [words.say(f"lab-document-{by}") for by in ("seats", "places")]
    rows = []
    for run in runs:
        figures = run.figures
        options = ", ".join([f"{name}={typed(v)}" for name, v in run.settings().items()])
        row = [str(len(run.header["holders"])), options or words.say("lab-as-printed")]
        row += [_length(figures["lengths"].get(name), words) for name in lengths]
        row.append(words.percent(figures["rounds"].get("1", 0) / max(1, figures["finished"])))
        row += [_share(figures["reasons"].get(reason), words) for reason in reasons]
        for by in ("seat", "place"):
            row.append(", ".join([_share(won, words) for won in figures["wins"][by].values()]))
        rows.append(row)
    commands = ["```", *[run.command() for run in runs], "```", ""]
    return "\n".join([*commands, *_rows(heads, rows)])


def _topic(run: Run, topic: str, words: Words) -> str:
    shares = run.figures["topics"].get(topic)
    if shares is None:
        raise BadPlace("lab-document-topic", topic=topic, folder=run.folder)
    heads = [words.say(f"lab-{head}") for head in ("name", "share", "interval", "in-games")]
    rows = [
        [words.name(name), *words.share(row), words.number(row["games"], 0)]
        for name, row in shares.items()
    ]
    return "\n".join(_rows(heads, rows))


def _event_counts(runs: Sequence[Run], names: Sequence[str], words: Words) -> str:
    """How often something is done in a game; a deed is told by its last word."""
    heads = [words.say("lab-fact-players"), words.say("lab-fact-options"), *names]
    rows = []
    for run in runs:
        done = {event.rpartition(" ")[2]: row for event, row in run.figures["deeds"].items()}
        options = ", ".join([f"{name}={typed(v)}" for name, v in run.settings().items()])
        row = [str(len(run.header["holders"])), options or words.say("lab-as-printed")]
        rows.append([*row, *[words.number(done[n]["mean"] if n in done else 0) for n in names]])
    return "\n".join(_rows(heads, rows))


def _sources(runs: Sequence[Run], words: Words) -> str:
    """The points that a player has from each source at the end, on average, in each run."""
    players = words.say("lab-fact-players")
    counts = [f"{players}: {len(run.header['holders'])}" for run in runs]
    sources = dict.fromkeys([name for run in runs for name in run.figures["sources"]])
    rows = [
        [source_name(source, words)]
        + [
            words.number(run.figures["sources"][source]["mean"])
            if source in run.figures["sources"]
            else ""
            for run in runs
        ]
        for source in sources
    ]
    return "\n".join(_rows([words.say("lab-source"), *counts], rows))


def _chances(run: Run, words: Words) -> str:
    """How often each card was played when it could be for the first time."""
    heads = [words.say(f"lab-{head}") for head in ("name", "share", "interval", "cases")]
    rows = [
        [words.name(name), *words.share(row), words.number(row["of"], 0)]
        for name, row in run.figures["chances"].items()
    ]
    return "\n".join(_rows(heads, rows))


def _share(row: dict[str, Any] | None, words: Words) -> str:
    return words.percent(0 if row is None else row["share"])


def _length(row: dict[str, Any] | None, words: Words) -> str:
    if row is None:
        return ""
    middle = words.number(row["quantiles"]["50"], 0)
    return words.say("lab-document-mean", mean=words.number(row["mean"]), median=middle)


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
