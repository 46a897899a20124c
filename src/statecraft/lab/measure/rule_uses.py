"""Which rules are at work when something happens in a game.

The engine does not count its rules, which would cost time at every step. But the code names the rules it
carries out, and what a game does can be seen from outside: verbs, chances, events and the rule that ended it.
So each of these is put down to the rules that are named where it is carried out: for an event in the function
that tells it, for a verb in the functions that take it, for a chance in its class. A rule is then used at
least as often as the most frequent thing that names it. Rules that only define or forbid are not seen so.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

from statecraft.rulebook.rulebook import RULE_ID


def cited_by_deeds(package: str) -> dict[str, tuple[str, ...]]:
    """By deed the rules that its code names; an event that ends in ``-`` stands for all that begin so."""
    file = import_module(package).__file__
    if file is None:
        return {}
    trees = [
        (path.read_text(encoding="utf-8").splitlines(), ast.parse(path.read_bytes(), str(path)))
        for path in sorted(Path(file).parent.rglob("*.py"))
    ]
    verbs = dict([verb for _lines, tree in trees for verb in _verbs(tree)])
    found: dict[str, set[str]] = defaultdict(set)
    for lines, tree in trees:
        for event, rules in _cited_events(lines, tree, verbs):
            found[event] |= rules
    return {event: tuple(sorted(rules)) for event, rules in found.items() if rules}


def rules_of(event: str, cited: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The rules at work in an event, verb, chance or end.

    >>> rules_of("event gp-event-done-war", {"event gp-event-done-": ("GP-4.9",)})
    ('GP-4.9',)
    >>> rules_of("end GB-9.1", {})
    ('GB-9.1',)
    """
    kind, _, name = event.partition(" ")
    if kind == "end":
        return (name,)
    if event in cited:
        return cited[event]
    begin = [known for known in cited if known.endswith("-") and event.startswith(known)]
    return cited[max(begin, key=len)] if begin else ()


def _verbs(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The verbs' classes by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and (verb := _word(node, "VERB")):
            yield node.name, verb


def _word(node: ast.ClassDef, name: str) -> str:
    """The word that a class gives one of its constants."""
    for line in node.body:
        if isinstance(line, ast.Assign) and [ast.unparse(to) for to in line.targets] == [name]:
            if isinstance(line.value, ast.Constant) and isinstance(line.value.value, str):
                return line.value.value
    return ""


def _cited_events(
    lines: list[str], tree: ast.AST, verbs: Mapping[str, str]
) -> Iterator[tuple[str, set[str]]]:
    for node, outer in _functions(tree, None):
        rules = _rules(lines[node.lineno - 1 : node.end_lineno])
        if not rules and outer is not None:
            rules = _rules([ast.get_docstring(outer) or ""])
        for inner in ast.walk(node):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                if "-event-" in inner.value:
                    yield "event " + inner.value, rules
        for argument in node.args.args:
            if argument.annotation is not None:
                for name in ast.walk(argument.annotation):
                    if isinstance(name, ast.Name) and name.id in verbs:
                        yield "verb " + verbs[name.id], rules
    for node_ in ast.walk(tree):
        if isinstance(node_, ast.ClassDef) and (purpose := _word(node_, "PURPOSE")):
            yield "chance " + purpose, _rules(lines[node_.lineno - 1 : node_.end_lineno])
        if isinstance(node_, ast.ClassDef) and (verb := _word(node_, "VERB")):
            yield "verb " + verb, _rules([ast.get_docstring(node_) or ""])


def _functions(
    node: ast.AST, outer: ast.ClassDef | None
) -> Iterator[tuple[ast.FunctionDef, ast.ClassDef | None]]:
    """All functions, each with the class it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield child, outer
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, child)


def _rules(lines: Iterable[str]) -> set[str]:
    return {match[0] for line in lines for match in RULE_ID.finditer(line)}
