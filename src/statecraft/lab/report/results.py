"""What a finished run leaves in its folder: tables, figures, charts, and the page that tells of them."""

import json
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from statecraft import __version__
from statecraft.lab.measure.alarms import alarms
from statecraft.lab.measure.differences import compared
from statecraft.lab.measure.measures import Asked, measured
from statecraft.lab.measure.observer import observer_of
from statecraft.lab.measure.rule_uses import cited_by_deeds
from statecraft.lab.report.balance import Subject, balance_page
from statecraft.lab.report.comparison import comparison_page
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.many_sides import LETTERS, many_sides_page
from statecraft.lab.report.page import Page
from statecraft.lab.report.power_table import power_section, wins_power
from statecraft.lab.report.tables import write_tables
from statecraft.lab.run.experiment import Experiment, GameStats, Side
from statecraft.lab.run.run_store import write_whole
from statecraft.rulebook import rulebook

REPORT = "report.html"


class NothingEnded(Exception):
    """Not one game of a side came to an end."""


def write_results(
    folder: Path,
    experiment: Experiment,
    sides: Sequence[Sequence[GameStats]],
    words: Words,
    as_csv: bool,
) -> Path:
    """Write everything; where the page is."""
    if not all(any(stats["ranks"] for stats in side) for side in sides):
        raise NothingEnded
    game = experiment.sides[0].game()
    observer = observer_of(game.name)
    verbs = tuple([verb.VERB for verb in game.verbs])
    asked = Asked(observer.TOPICS, verbs, cited_by_deeds(game.package))
    figures = [measured(side, asked) for side in sides]
    plain = game.name.replace("-", " ").title()
    subject = Subject(
        words.name(f"{game.name}-title", plain),
        _facts(experiment, sides, words),
        observer,
        _rule_titles(game.package, words.lang),
    )
    data: dict[str, Any]
    if len(sides) == 1:
        warned = alarms(figures[0], observer.TOPICS)
        data = {**figures[0], "warnings": warned}
        page = balance_page(subject, figures[0], warned, wins_power(figures[0], words), words)
    else:
        others = list(zip(sides[1:], figures[1:], strict=True))
        against = [compared(sides[0], b, figures[0], of_b, len(others)) for b, of_b in others]
        if len(sides) == 2:
            data = {"a": figures[0], "b": figures[1], **against[0]}
            more = [power_section(against[0], words)]
            page = comparison_page(subject, figures, against[0], more, words)
        else:
            data = {"sides": figures, "against": against}
            page = many_sides_page(subject, against, words)
    write_tables(folder, sides, as_csv)
    write_whole(folder / "figures.json", json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    return _write_page(folder, page)


def _write_page(folder: Path, page: Page) -> Path:
    for path in folder.glob("*.svg"):
        # A chart of fewer games, which this report does not show.
        if path.stem not in page.pictures:
            path.unlink()
    for name, svg in page.pictures.items():
        write_whole(folder / f"{name}.svg", svg)
    write_whole(folder / REPORT, page.html())
    return folder / REPORT


def _facts(
    experiment: Experiment, sides: Sequence[Sequence[GameStats]], words: Words
) -> list[tuple[str, str]]:
    """What a reader has to know of a run, and what it takes to play it again."""
    two = len(sides) > 1
    games = words.number(experiment.games, 0)
    digests = "\n".join([stats["digest"] for side in sides for stats in side])
    rows = [
        ("games", words.say("lab-fact-games-two", games=games) if two else games),
        ("players", str(len(set(experiment.holders)))),
        ("bots", ", ".join(experiment.bots)),
        ("seed", str(experiment.seed)),
        ("rules", experiment.sides[0].game().rules_version),
    ]
    found = [(words.say("lab-fact-" + name), value) for name, value in rows]
    for letter, side in zip(LETTERS, experiment.sides, strict=False):
        edition, options = _edition(side), _options(side) or words.say("lab-as-printed")
        if two:
            text = f"{edition}; {options}"
            found.append((words.say("lab-fact-side", side=letter), text))
        else:
            found.append((words.say("lab-fact-edition"), edition))
            found.append((words.say("lab-fact-options"), options))
    found.append((words.say("lab-fact-version"), f"Statecraft {__version__}"))
    found.append((words.say("lab-fact-digest"), sha256(digests.encode()).hexdigest()[:16]))
    return found


def _edition(side: Side) -> str:
    edition = side.game().edition
    return f"{edition.name} {edition.version} ({edition.digest[:12]})"


def _options(side: Side) -> str:
    words = {True: "yes", False: "no"}
    given = sorted(side.options.items())
    return ", ".join(
        [f"{name}={words.get(v, v) if v is True or v is False else v}" for name, v in given]
    )


def _rule_titles(package: str, lang: str) -> dict[str, str]:
    """The rules' titles by id; a game without a rulebook has none."""
    file = import_module(package).__file__
    if file is None or not (Path(file).parent / f"rulebook.{lang}.md").is_file():
        return {}
    book = rulebook.load(Path(file).parent)[lang]
    return {rule.id: rule.title for rule in book.rules}
