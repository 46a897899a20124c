"""`statecraft rules`: a game's numbered rules, with the code and the tests that name each of them."""

import difflib
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from statecraft.cli.console import answer_json, answers, examples, indented
from statecraft.cli.games import Found, Mistake, find
from statecraft.cli.progress import progress
from statecraft.cli.rules_check import check
from statecraft.locale import Language, Texts
from statecraft.rulebook import companion, rulebook
from statecraft.rulebook.coverage import citations, marks
from statecraft.rulebook.rulebook import Rule


def register(app: typer.Typer, texts: Texts) -> None:
    """Add the command to the application."""

    @app.command(
        "rules", help=texts.say("cli-rules-help"), epilog=examples(texts, "cli-rules-examples")
    )
    def rules(
        game: Annotated[str, typer.Argument(metavar="GAME", help=texts.say("cli-game-help"))],
        ids: Annotated[
            list[str] | None, typer.Argument(metavar="RULE", help=texts.say("cli-rules-id-help"))
        ] = None,
        checked: Annotated[
            bool, typer.Option("--check", help=texts.say("cli-rules-check-help"))
        ] = False,
        world: Annotated[
            bool, typer.Option("--world", help=texts.say("cli-rules-world-help"))
        ] = False,
        lang: Annotated[Language | None, typer.Option(help=texts.say("cli-lang-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts.say("cli-json-help"))] = False,
    ) -> None:
        found = find(game)
        if checked:
            report_check(found, texts, as_json)
        elif world:
            show_world(found, texts, as_json)
        else:
            book = as_data(found, texts.lang)
            if ids:
                book = only(book, ids)
            if as_json:
                answer_json(book)
            else:
                show(answers(), book, texts)


def report_check(found: Found, texts: Texts, as_json: bool) -> None:
    """Print what `check` found; the answer is no (exit 1) if it found anything."""
    with progress(texts.say("cli-rules-checking", game=found.name)):
        findings = check(found)
    if as_json:
        rows = [{"sort": f.sort, "subject": f.subject, "detail": f.detail} for f in findings]
        answer_json({"game": found.name, "ok": not findings, "findings": rows})
    else:
        console = answers()
        for finding in findings:
            key = f"cli-finding-{finding.sort}"
            console.print(texts.say(key, subject=finding.subject, detail=finding.detail))
        text = "cli-problems" if findings else "cli-rules-proven"
        console.print(texts.say(text, count=len(findings), game=found.name))
    if findings:
        raise typer.Exit(1)


def show_world(found: Found, texts: Texts, as_json: bool) -> None:
    """Story, glossary, tips and questions; the answer is no (exit 1) where a game has none."""
    books = companion.load(found.folder)
    if as_json:
        answer_json(books[texts.lang].to_json() if books else {"title": "", "sections": []})
    elif books:
        console = answers()
        console.print(Text(books[texts.lang].title, style="bold underline"))
        for section in books[texts.lang].sections:
            console.print()
            console.print(Text(section.title, style="bold"))
            for entry in section.entries:
                console.print()
                console.print(Text(" ".join([entry.title, entry.rule]).strip(), style="bold cyan"))
                indented(console, entry.text)
    else:
        answers().print(texts.say("cli-rules-no-world", game=found.name))
    if not books:
        raise typer.Exit(1)


def as_data(found: Found, lang: Language) -> dict[str, Any]:
    """A rulebook as plain data: what --json prints, and what the readable form is made from."""
    book = rulebook.load(found.folder)[lang]
    cited: dict[str, list[str]] = {}
    for citation in citations(found.folder):
        cited.setdefault(citation.id, []).append(f"{citation.path}:{citation.line}")
    covered: dict[str, list[str]] = {}
    for mark in marks(found.checkout / "tests") if found.checkout else ():
        place = f"tests/{mark.path}" + (f"::{mark.test}" if mark.test else "")
        covered.setdefault(mark.id, []).append(place)

    def row(rule: Rule) -> dict[str, Any]:
        return {
            **rule.to_json(),
            "code": cited.get(rule.id, []),
            "tests": sorted(set(covered.get(rule.id, []))) if found.checkout else None,
        }

    return {
        "game": found.name,
        "language": lang,
        "title": book.title,
        "chapters": [{"number": number, "title": title} for number, title in book.chapters],
        "rules": [row(rule) for rule in book.rules],
    }


def only(book: dict[str, Any], ids: Sequence[str]) -> dict[str, Any]:
    """The rulebook with some of its rules alone, each by its id, or with a chapter by what its ids begin with."""
    rules: list[dict[str, Any]] = []
    for id in ids:
        wanted = id.upper()
        found = [
            rule
            for rule in book["rules"]
            if rule["id"] == wanted or rule["id"].startswith(f"{wanted}.")
        ]
        if not found:
            known = [rule["id"] for rule in book["rules"]]
            near = difflib.get_close_matches(wanted, known, n=3) or [known[0], known[-1]]
            raise Mistake("cli-rules-no-rule", id=id, game=book["game"], near=", ".join(near))
        rules += found
    chapters = {rule["chapter"] for rule in rules}
    shown = [chapter for chapter in book["chapters"] if chapter["number"] in chapters]
    return {**book, "chapters": shown, "rules": rules}


def show(console: Console, book: dict[str, Any], texts: Texts) -> None:
    """Print a rulebook for a person to read."""
    console.print(Text(book["title"], style="bold underline"))
    for chapter in book["chapters"]:
        console.print()
        console.print(Text(f"{chapter['number']} {chapter['title']}", style="bold"))
        for rule in book["rules"]:
            if rule["chapter"] == chapter["number"]:
                console.print()
                show_rule(console, rule, texts)
    if any(rule["tests"] is None for rule in book["rules"]):
        console.print()
        console.print(Text(texts.say("cli-rules-no-checkout"), style="dim"))


def show_rule(console: Console, rule: dict[str, Any], texts: Texts) -> None:
    """One rule: heading, text, and where it comes from, is kept and is tested."""
    kind = texts.say(f"cli-kind-{rule['kind']}")
    console.print(
        Text.assemble((rule["id"], "bold cyan"), "  ", (rule["title"], "bold"), f"  ({kind})")
    )
    indented(console, rule["text"])
    for key, places in (
        ("cli-rules-from", rule["sources"]),
        ("cli-rules-code", rule["code"]),
        ("cli-rules-tests", rule["tests"]),
    ):
        if places is not None:
            listed = ", ".join(places) if places else texts.say("cli-rules-none")
            console.print(Text(f"  {texts.say(key)} {listed}", style="dim"))
