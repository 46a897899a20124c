"""`statecraft rules`: the rules with what names them, and a check that finds each kind of gap."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from statecraft.cli.rules_check import prefixes, stray_marks
from statecraft.plugins import registry
from statecraft.rulebook.coverage import marks
from statecraft.rulebook.rulebook import Rule, load

if TYPE_CHECKING:
    from cli.conftest import Checkout, CommandResult

    Command = Callable[..., CommandResult]


def test_rules_are_printed_with_code_and_tests(toy: "Checkout", statecraft: "Command") -> None:
    result = statecraft("rules", "toygame")
    assert result.code == 0
    assert result.out.splitlines() == [
        "Toy",
        "",
        "1 Bidding",
        "",
        "TY-1.1  Everyone bids  (does)",
        "  All seats bid [at once].",
        "  from: ours",
        "  code: __init__.py:2",
        "  tests: tests/test_toy.py::test_bids",
        "",
        "TY-1.2  Purse  (forbids)",
        "  Nobody bids more than they own.",
        "  from: ours",
        "  code: __init__.py:10, __init__.py:11",
        "  tests: tests/test_toy.py::test_purse",
    ]


def test_rules_are_printed_in_german_and_as_json(toy: "Checkout", statecraft: "Command") -> None:
    toy.change(toy.game / "rulebook.de.md", "Purse", "Geldbeutel")
    assert "TY-1.2  Geldbeutel  (verbietet)" in statecraft("rules", "toygame", "--lang", "de").out
    data = json.loads(statecraft("rules", "toygame", "--json", "--lang", "de").out)
    assert data["game"] == "toy"
    assert data["rules"][1] == {
        "id": "TY-1.2",
        "chapter": 1,
        "title": "Geldbeutel",
        "kind": "forbids",
        "sources": ["ours"],
        "text": "Nobody bids more than they own.",
        "code": ["__init__.py:10", "__init__.py:11"],
        "tests": ["tests/test_toy.py::test_purse"],
    }


def test_a_broken_rulebook_is_one_clear_message(toy: "Checkout", statecraft: "Command") -> None:
    (toy.game / "rulebook.de.md").unlink()
    result = statecraft("rules", "toygame")
    assert (result.code, result.err) == (1, "statecraft: rulebook.de.md: is missing\n")


def findings(statecraft: "Command") -> list[list[str]]:
    result = statecraft("rules", "toygame", "--check", "--json")
    answer = json.loads(result.out)
    assert result.code == (0 if answer["ok"] else 1)
    assert answer["ok"] == (answer["findings"] == [])
    return [list(row.values()) for row in answer["findings"]]


def test_a_proven_rulebook_passes(toy: "Checkout", statecraft: "Command") -> None:
    result = statecraft("rules", "toygame", "--check")
    assert (result.code, result.out) == (0, "Every rule of toy is proven by a test.\n")


def test_gaps_and_stray_marks_are_named(toy: "Checkout", statecraft: "Command") -> None:
    # The refusal of TY-1.2 is now seen only by a test that is marked with other rules.
    toy.change(toy.suite, '"TY-1.2"', '"ZZ-1.1", "TY-1.9", "nonsense"')
    toy.change(toy.suite, '"TY-1.1"', '"TY-1.2"')
    assert findings(statecraft) == [
        ["stray-mark", "ZZ-1.1", "tests/test_toy.py:9"],
        ["stray-mark", "TY-1.9", "tests/test_toy.py:9"],
        ["stray-mark", "nonsense", "tests/test_toy.py:9"],
        ["untested", "TY-1.1", "Everyone bids"],
        ["unrefused", "TY-1.2", "tests/test_toy.py::test_bids"],
    ]


def test_failing_and_skipped_tests_prove_nothing(toy: "Checkout", statecraft: "Command") -> None:
    toy.change(toy.suite, "assert bid(1, 2) == 1", "assert bid(1, 2) == 2")
    toy.change(toy.suite, "    with pytest", "    pytest.skip('later')\n    with pytest")
    assert [row[:2] for row in findings(statecraft)] == [
        ["failed", "tests/test_toy.py::test_bids"],
        ["unpassed", "TY-1.1"],
        ["unpassed", "TY-1.2"],
    ]


def test_a_mark_of_another_rulebook_in_the_checkout_is_no_stray(toy: "Checkout") -> None:
    other = toy.root / "src" / "other"
    other.mkdir(parents=True)
    (other / "rulebook.en.md").write_text("# Other\n## 1 A\n### ZZ-1.1 B\n`does` · ours\nC\n")
    toy.change(toy.suite, '"TY-1.1"', '"TY-1.1", "ZZ-1.7", "YY-1.1"')
    book = load(toy.game)["en"]
    strays = stray_marks(marks(toy.root / "tests"), book, prefixes(toy.root))
    assert [stray.subject for stray in strays] == ["YY-1.1"]


def test_findings_are_sentences_in_both_languages(toy: "Checkout", statecraft: "Command") -> None:
    for lang in ("en", "de"):
        toy.change(toy.game / f"rulebook.{lang}.md", "`does` · ours", "`does` · seed 002:3-4")
    (toy.game / "rulebook.sources.toml").write_text('[seeds.002]\nrules_pages = "3-6"\n')
    toy.change(toy.suite, '@pytest.mark.rule("TY-1.1")', '@pytest.mark.rule("TY-1.9")')
    result = statecraft("rules", "toygame", "--check", "--lang", "de")
    assert result.code == 1
    assert result.out.splitlines() == [
        "Quelle: seed 002:5-6: mapped neither to a rule nor to no_rule",
        "TY-1.9 steht an einem Test, ist aber keine Regel: tests/test_toy.py:5",
        "TY-1.1 hat keinen Test: Everyone bids",
        "3 Probleme gefunden.",
    ]
    toy.change(toy.game / "rulebook.de.md", "`forbids`", "`does`")
    result = statecraft("rules", "toygame", "--check")
    assert (result.code, result.out) == (
        1,
        "rulebook: TY-1.2: forbids in en, does in de\n1 problem found.\n",
    )


def test_tests_that_do_not_run_are_a_finding(toy: "Checkout", statecraft: "Command") -> None:
    toy.change(toy.suite, "from toygame import bid", "from toygame import bit")
    ((sort, subject, _),) = findings(statecraft)
    assert sort == "failed"
    assert subject.startswith("pytest: ")


def test_outside_a_checkout_the_check_says_why(
    toy: "Checkout", statecraft: "Command", tmp_path: Path
) -> None:
    (toy.root / "pyproject.toml").unlink()
    result = statecraft("rules", "toygame", "--check")
    assert result.code == 2
    assert "Run it in a checkout" in result.err
    assert "Tests are listed in a checkout" in statecraft("rules", "toygame").out


def test_one_rule_or_a_chapter_is_shown_alone(toy: "Checkout", statecraft: "Command") -> None:
    lines = statecraft("rules", "toygame", "ty-1.2").out.splitlines()
    assert lines[4] == "TY-1.2  Purse  (forbids)"
    assert not any(line.startswith("TY-1.1") for line in lines)
    chapter = json.loads(statecraft("rules", "toygame", "TY-1", "--json").out)
    assert [rule["id"] for rule in chapter["rules"]] == ["TY-1.1", "TY-1.2"]
    result = statecraft("rules", "toygame", "TY-1.9")
    assert result.code == 2
    assert "Perhaps: TY-1.2" in result.err or "Perhaps: TY-1.1" in result.err


def test_in_a_pipe_a_rule_keeps_its_whole_text(statecraft: "Command") -> None:
    """Rules were cut at the width of a terminal that is not there."""
    result = statecraft("rules", "globopolis", "GB-1.1")
    text = next(rule for rule in load_texts("globopolis") if rule.id == "GB-1.1").text
    assert len(text) > 200
    assert f"  {text}" in result.out.splitlines()


def load_texts(game: str) -> tuple[Rule, ...]:
    return load(Path(str(registry.folder_of(registry.game(game)))))["en"].rules


def test_a_rule_that_no_code_names_is_found(statecraft: "Command", toy: "Checkout") -> None:
    for lang in ("en", "de"):
        book = toy.game / f"rulebook.{lang}.md"
        book.write_text(
            book.read_text() + "\n### TY-1.3 Nobody keeps it\n`does` · ours\nIt is so.\n"
        )
    toy.suite.write_text(
        toy.suite.read_text().replace('rule("TY-1.1")', 'rule("TY-1.1", "TY-1.3")')
    )
    result = statecraft("rules", "toygame", "--check")
    assert result.code == 1
    assert "TY-1.3 is named by no code: Nobody keeps it" in result.out + result.err
