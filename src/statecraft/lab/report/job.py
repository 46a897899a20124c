"""A balance report as a job for another program, such as a server: `python -m statecraft.lab.report.job FOLDER`.

`job.json` in the folder says what is played; the games are kept there as they are finished, so that a job that was
interrupted goes on with them. What comes out is a page in each language and `summary.json` with the main figures.
Standard output has a line of JSON now and then: `{"done": 12}`, and at the end `{"made": true}` or `{"failed": …}`
with a word that says why. The process is as modest as the job says: niceness, memory, time. It ends when its standard
input does, so that it does not outlive who started it.
"""

import json
import os
import shutil
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from statecraft.lab.measure.measures import Figures
from statecraft.lab.report.balance import warning
from statecraft.lab.report.formatting import Words
from statecraft.lab.report.results import NothingEnded, write_results
from statecraft.lab.run.experiment import Experiment, Side
from statecraft.lab.run.run import run
from statecraft.lab.run.run_store import BadRun, RunStore, write_whole
from statecraft.locale import LANGUAGES, Language, Texts
from statecraft.plugins.registry import texts_of

JOB, SUMMARY, RUN = "job.json", "summary.json", "run"
NEEDED = {"pyarrow": "pyarrow", "vl_convert": "vl-convert-python"}
"""What reports are made with and need not be installed: modules, and the packages that have them."""
NO_LAB, NONE_ENDED, MEMORY = "no-lab", "none-ended", "memory"
_EVERY = 1.0
_MEGABYTE = 1024 * 1024


def report_name(lang: str) -> str:
    """What the page in a language is called."""
    return f"report.{lang}.html"


def make(folder: Path) -> str | None:
    """Make the report; the word for why it could not be made, or None."""
    if any(find_spec(module) is None for module in NEEDED):
        return NO_LAB
    job = json.loads((folder / JOB).read_text(encoding="utf-8"))
    side = Side(job["package"], job["options"], job["edition"])
    holders, bots = tuple(range(job["players"])), tuple(job["bots"])
    experiment = Experiment((side,), holders, bots, job["games"], job["seed"])
    try:
        store = _begun(folder / RUN, experiment)
        progress = Progress(len(store.finished_games()))
        sides = run(experiment, store, 1, "", progress.advance)
        words = {
            lang: Words([Texts(lang, extra=texts_of(side.game(), lang))]) for lang in LANGUAGES
        }
        for lang in LANGUAGES:
            page = write_results(folder / RUN, experiment, sides, words[lang], False)
            shutil.copyfile(page, folder / report_name(lang))
    except NothingEnded:
        return NONE_ENDED
    except MemoryError:
        return MEMORY
    figures = json.loads((folder / RUN / "figures.json").read_text(encoding="utf-8"))
    summary = {"players": job["players"], "bots": list(bots), **summed_up(figures, words)}
    write_whole(folder / SUMMARY, json.dumps(summary, ensure_ascii=False))
    return None


def _begun(folder: Path, experiment: Experiment) -> RunStore:
    """The folder of the games: that of the same run, or a new one where another version of the rules played before."""
    try:
        store = RunStore.begin(folder, experiment.header())
        store.finished_games()
    except BadRun:
        shutil.rmtree(folder)
        return RunStore.begin(folder, experiment.header())
    return store


def summed_up(figures: Figures, words: Mapping[Language, Words]) -> dict[str, Any]:
    """The main figures of a report: who wins, how long it takes, how games end, and what to look at."""
    length = figures["lengths"]["rounds"]
    return {
        "games": figures["games"],
        "finished": figures["finished"],
        "equal": figures["equal"],
        "seats": [_share(seat, row) for seat, row in figures["wins"]["seat"].items()],
        "rounds": {
            "mean": length["mean"],
            "low": length["quantiles"]["5"],
            "high": length["quantiles"]["95"],
        },
        "ends": {
            lang: [
                _share(each.name(f"reason-{reason}", reason), row)
                for reason, row in figures["reasons"].items()
            ]
            for lang, each in words.items()
        },
        "warnings": {
            lang: [warning(alarm, figures, each) for alarm in figures["warnings"]]
            for lang, each in words.items()
        },
    }


def _share(name: str, row: Mapping[str, Any]) -> dict[str, Any]:
    return {"name": name, "share": row["share"], "low": row["low"], "high": row["high"]}


class Progress:
    """Says how many games are done, at most once a second."""

    def __init__(self, done: int) -> None:
        self._done = done
        self._last = 0.0

    def advance(self, games: int) -> None:
        self._done += games
        if time.monotonic() - self._last >= _EVERY:
            self._last = time.monotonic()
            say({"done": self._done})


def say(line: Mapping[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def be_modest(megabytes: int, seconds: int) -> None:
    """Give way to every other process, and take no more memory or time than this, where the system can do so."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(19)
    # What is written to counts; address space that is only set aside, as engines of scripts do, does not.
    size = megabytes * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


def main(words: Sequence[str]) -> int:
    folder = Path(words[0])
    job = json.loads((folder / JOB).read_text(encoding="utf-8"))
    threading.Thread(target=_end_with_input, daemon=True).start()
    be_modest(job["memory"], job["seconds"])
    try:
        failed = make(folder)
    except MemoryError:
        failed = MEMORY
    say({"made": True} if failed is None else {"failed": failed})
    return 0 if failed is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
