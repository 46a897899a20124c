"""Is every rule of a rulebook named by code, and proven by tests? The judgement behind `statecraft rules GAME --check`.

Marks are read from the test files; then those files' marked tests are run once, with a plugin that notes
each refusal, because a rule that forbids something is only covered by a test that has seen it refused.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from statecraft.cli.games import Found, Mistake
from statecraft.rulebook import rulebook, sources
from statecraft.rulebook.coverage import Mark, citations, marks
from statecraft.rulebook.rulebook import RULE_ID, Rulebook, RulebookError

Sort = Literal[
    "rulebook", "source", "uncited", "untested", "unpassed", "unrefused", "stray-mark", "failed"
]

#: Where the plugin tests/plugins/rule_witness.py writes what it saw.
WITNESS = "STATECRAFT_WITNESS"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is not as it should be: what sort, which rule or test, and more if there is more."""

    sort: Sort
    subject: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Witnessed:
    """One test that ran: the rules it is marked with, and those it saw refused."""

    test: str
    rules: frozenset[str]
    refused: frozenset[str]
    outcome: str

    @property
    def passed(self) -> bool:
        """A skipped test proves nothing."""
        return self.outcome == "passed"


def check(found: Found) -> list[Finding]:
    """Everything that keeps a game's rulebook from being proven; needs the checkout it lives in."""
    root = found.checkout
    if root is None:
        raise Mistake("cli-rules-needs-checkout", game=found.name, folder=str(found.folder))
    if find_spec("pytest") is None:
        raise Mistake("cli-rules-needs-pytest")
    try:
        book = rulebook.load(found.folder)["en"]
    except RulebookError as error:
        return [Finding("rulebook", problem) for problem in error.problems]
    tests = root / "tests"
    all_marks = marks(tests)
    findings = [Finding("source", problem) for problem in sources.problems(book, found.folder)]
    findings += uncited(book, found.folder)
    findings += stray_marks(all_marks, book, prefixes(root))
    mine = [mark for mark in all_marks if mark.id.partition("-")[0] == book.prefix]
    files = sorted({tests / mark.path for mark in mine})
    witnessed, trouble = run(root, files) if files else ([], "")
    if trouble:
        return [*findings, Finding("failed", f"pytest: {trouble}")]
    return [*findings, *unproven(book, mine, witnessed)]


def prefixes(root: Path) -> frozenset[str]:
    """The letters of every rulebook in a checkout, so that a mark of another game is no stray."""
    letters: set[str] = set()
    for folder in (root / "src", root / "tests"):
        for path in folder.rglob("rulebook.en.md"):
            letters.update(match[1] for match in RULE_ID.finditer(path.read_text(encoding="utf-8")))
    return frozenset(letters)


def uncited(book: Rulebook, folder: Path) -> list[Finding]:
    """Rules that no line of the game's code names, so that nobody finds where they are kept."""
    named = {citation.id for citation in citations(folder)}
    return [Finding("uncited", rule.id, rule.title) for rule in book.rules if rule.id not in named]


def stray_marks(all_marks: Sequence[Mark], book: Rulebook, others: frozenset[str]) -> list[Finding]:
    """Marks that name no rule: none of this rulebook, or of no rulebook at all."""
    known = {rule.id for rule in book.rules}
    return [
        Finding("stray-mark", mark.id, f"tests/{mark.path}:{mark.line}")
        for mark in all_marks
        if mark.id not in known
        and (mark.id.partition("-")[0] == book.prefix or mark.id.partition("-")[0] not in others)
    ]


def unproven(
    book: Rulebook, mine: Sequence[Mark], witnessed: Sequence[Witnessed]
) -> Iterator[Finding]:
    """Rules without a test that ran and passed, and forbidding rules nobody saw enforced."""
    marked = {mark.id for mark in mine}
    for seen in witnessed:
        if seen.outcome == "failed":
            yield Finding("failed", seen.test)
    for rule in book.rules:
        passed = [seen for seen in witnessed if rule.id in seen.rules and seen.passed]
        if rule.id not in marked:
            yield Finding("untested", rule.id, rule.title)
        elif not passed:
            yield Finding("unpassed", rule.id, rule.title)
        elif rule.kind == "forbids" and not any(rule.id in seen.refused for seen in passed):
            yield Finding("unrefused", rule.id, ", ".join(sorted({seen.test for seen in passed})))


def run(root: Path, files: Sequence[Path]) -> tuple[list[Witnessed], str]:
    """Run the marked tests in these files; what each saw, or why they could not be run."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "witness.json"
        paths = [str(root / "tests"), os.environ.get("PYTHONPATH", "")]
        ended = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-p", "no:cacheprovider"]
            + [str(path) for path in files],
            cwd=root,
            env={
                **os.environ,
                WITNESS: str(report),
                "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        # 0 and 1: tests ran and passed or failed. 5: each was deselected. Anything else: they did not run.
        if ended.returncode in (0, 1, 5) and report.is_file():
            return read(report), ""
        output = (ended.stdout + ended.stderr).strip().splitlines()
        return [], " / ".join(output[-3:]) or f"exit code {ended.returncode}"


def read(report: Path) -> list[Witnessed]:
    """The plugin's report."""
    return [
        Witnessed(row["test"], frozenset(row["rules"]), frozenset(row["refused"]), row["outcome"])
        for row in json.loads(report.read_text(encoding="utf-8"))
    ]
