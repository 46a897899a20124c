"""What the console says to what somebody types, and which examples it has."""

from pathlib import Path

from tools.console_examples import examples

from statecraft.locale import LANGUAGES
from statecraft.offline.console import LONGEST, Console
from statecraft.plugins import registry
from statecraft.server import page_texts

ROOT = Path(__file__).parents[2]


def test_it_answers_as_a_prompt_and_names_stay() -> None:
    console = Console()
    assert console.run("x = 20\n\ndef twice(a):\n    return 2 * a") == (
        True,
        ">>> x = 20\n>>> def twice(a):\n...     return 2 * a\n",
    )
    assert console.run("twice(x) + 2\nNone") == (True, ">>> twice(x) + 2\n42\n>>> None\n")


def test_whatever_is_raised_is_shown_and_ends_the_rest() -> None:
    console = Console()
    ran, said = console.run("1 / 0\nprint('more')")
    assert not ran
    assert said.endswith("ZeroDivisionError: division by zero\n")
    assert "console.py" not in said
    assert not console.run("raise SystemExit")[0]
    ran, said = console.run("def f(:")
    assert (ran, "SyntaxError" in said) == (False, True)
    ran, said = console.run(f"'a' * {2 * LONGEST}")
    assert (ran, len(said)) == (True, LONGEST + 1)


def test_all_examples_run_one_after_the_other_and_have_names() -> None:
    console = Console()
    shown = examples(ROOT)
    assert len(shown) > 5
    assert [
        (name, said) for name, code in shown for ran, said in [console.run(code)] if not ran
    ] == []
    for lang in LANGUAGES:
        written = page_texts.texts_of(lang, "console", registry.game)
        for name, _ in shown:
            assert f"\nconsole-example-{name.lower().replace(' ', '-')} = " in written
