"""The words that a game needs beside its edition's rows: all of them at once, for whoever writes a new game.

What the engine puts together is known from the game: a text for each verb, option, question, chance and end. What
the rules say is named in their code. A key that code makes up as it goes is not seen here.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from statecraft.core.editions.schema import Problem
from statecraft.core.game import Game
from statecraft.locale import LANGUAGES, TextError, Texts
from statecraft.plugins.registry import folder_of, game_of, texts_of

NAMES_A_TEXT: Final[Mapping[str, int]] = {"Illegal": 1, "Event": 0, "Note": 0}
"""Which argument of which call is a text's id: by position, for calls of this name."""
_ENDS: Final[Mapping[str, int]] = {"finish": 0, "crown": 1}


def missing_texts(game: Game, edition: Path) -> list[Problem]:
    """What a game needs and has in neither its own texts nor in those of an edition's folder, by language."""
    found: list[Problem] = []
    wanted = dict(needed_texts(game))
    shipped = game_of(game.package).edition.texts.resolve()
    for lang in LANGUAGES:
        own = [folder for folder in texts_of(game, lang) if folder != shipped]
        try:
            texts = Texts(lang, [*own, edition])
        except (TextError, OSError, UnicodeError):
            # What is wrong with the files is named by the check of the edition.
            continue
        found += [
            Problem(f"{lang}.ftl", key, f"edition-game-needs-{why}", {"name": name})
            for key, (why, name) in wanted.items()
            if not _there(key, texts)
        ]
    return found


def _there(key: str, texts: Texts) -> bool:
    name, _, attribute = key.partition(".")
    return name in texts and (not attribute or attribute in texts.attributes(name))


def needed_texts(game: Game) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every key, with what needs it: a kind of thing, and its name."""
    yield f"{game.name}-title", ("title", game.name)
    for verb in game.verbs:
        yield f"verb-{verb.VERB}", ("verb", verb.VERB)
    for option in game.options:
        yield f"option-{option.name}", ("option", option.name)
        yield f"option-{option.name}.help", ("option", option.name)
    sources = sorted(folder_of(game).rglob("*.py"))
    trees = [ast.parse(path.read_bytes(), str(path)) for path in sources]
    for tree in trees:
        for word, kind in _class_words(tree):
            yield f"{kind}-{word}", (kind, word)
        for key, _line in named_texts(tree, NAMES_A_TEXT):
            yield key, ("code", key)
        for reason, _line in named_texts(tree, _ENDS):
            yield f"reason-{reason}", ("end", reason)


def _class_words(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Questions that a class asks, and what it needs luck for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "asks":
            yield from [(kind, "question") for kind in _asked(node)]
        for line in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
                name = ast.unparse(line.targets[0])
                kind = {"KIND": "question", "PURPOSE": "chance"}.get(name)
                if kind and isinstance(line.value.value, str) and line.value.value:
                    yield line.value.value, kind


def _asked(asks: ast.FunctionDef) -> Iterator[str]:
    """The kinds of question in what a frame asks: rows of seat, kind, and whether it must be answered."""
    for node in ast.walk(asks):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            yield from _literals(node.elts[1])


def named_texts(tree: ast.AST, calls: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """Every text id that code names in a string literal, with its line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        position = calls.get(called)
        if position is not None and len(node.args) > position:
            for literal in _literals(node.args[position]):
                yield literal, node.lineno


def _literals(value: ast.expr) -> Iterable[str]:
    """The strings a text id can be: one, or either side of a condition."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _literals(value.body)
        yield from _literals(value.orelse)
