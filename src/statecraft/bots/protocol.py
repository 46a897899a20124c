"""What the house says to a bot that is a program: one JSON object a line (docs/bots.md).

Everything here comes from the handle of the asked seat and from what the box prints, so a program gets
to see what its seat may see and nothing else. The seed it is given is its own; that of the dice is not.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from statecraft.bots.naming import Budget
from statecraft.bots.vocabulary import words
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.engine.driver import Handle
from statecraft.core.engine.legal import Legal
from statecraft.core.engine.result import Result
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.message import to_message
from statecraft.core.record.struct import PlainValue, encode, to_json
from statecraft.core.verbs.action import Action, FieldType, IntField, RowsField

VERSION = 1


def line(message: Mapping[str, PlainValue]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def own_seed(seed: int | str, seat: Seat) -> int:
    """A seed that tells nothing of the one it comes from; small enough for any language's numbers."""
    data = blake2b(encode(("process-bot", seed, seat)), digest_size=8).digest()
    return int.from_bytes(data, "little") >> 12


def hello(handle: Handle, seed: int, budget: Budget, limit: float) -> dict[str, Any]:
    """The first message: what is played, where the bot sits, and how actions, the board and its values are to be read."""
    game = handle.game
    seen = handle.view()
    return {
        "hello": VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "options": {
            option.name: to_json(getattr(seen.options, option.name)) for option in game.options
        },
        "seat": handle.seat,
        "seats": list(seen.holders),
        "seed": seed,
        "budget": budget.to_json(),
        "limit": limit,
        "verbs": verbs(game),
        "board": board(game),
        "axes": {"holder": max(seen.holders) + 1, "seat": len(seen.holders), **game.table.AXES},
        "words": words(game),
    }


def board(game: Game) -> dict[str, Any]:
    """What each row, number and deck of the board is; empty where the game says nothing of them."""
    return {name: shape.to_json() for name, shape in game.table.SHAPES.items()}


def verbs(game: Game) -> dict[str, Any]:
    """The shape of every action: for each verb its fields, and for each field what it may hold."""
    data: dict[str, Any] = {}
    for verb in game.verbs:
        fields = zip(verb.FIELDS, verb.SHAPE, strict=True)
        data[verb.VERB] = {name: _shape(shape) for name, shape in fields}
    return data


def _shape(shape: FieldType) -> dict[str, Any]:
    if isinstance(shape, RowsField):
        return {"rows": [_shape(column) for column in shape.columns], "most": shape.most}
    if isinstance(shape, IntField):
        return {"kind": shape.name, "low": shape.low, "high": shape.high}
    raise TypeError(f"{type(shape).__name__} is no shape that can be told")


def asked(handle: Handle, number: int, seed: int) -> dict[str, Any]:
    """A question. Verbs with too many actions to list come with one example each."""
    legal = handle.legal()
    rng = SeededLuck(seed).stream("example", number)
    examples = [domain.sample(rng).to_json() for domain in legal.domains()]
    return {
        "id": number,
        "question": handle.question.kind,
        "must": handle.question.must,
        "view": to_message(handle.view()),
        "choices": [action.to_json() for action in legal],
        "examples": examples,
        "default": _action_json(handle.default()),
    }


def composed(legal: Legal, number: int, tokens: Sequence[int]) -> dict[str, Any]:
    """Where partial out an action has led: the choices there, or the action; Illegal for none."""
    builder = legal.builder()
    for token in tokens:
        builder.choose(token)
    offered = [
        {"token": choice.token, "kind": choice.kind, "value": choice.value}
        for choice in builder.choices()
    ]
    return {
        "id": number,
        "compose": list(tokens),
        "field": builder.field,
        "tokens": offered,
        "action": _action_json(builder.action),
    }


def over(result: Result | None) -> dict[str, Any]:
    """The last message: how the game ended, or null where it was given up."""
    return {"over": None if result is None else to_json(result)}


def _action_json(action: Action | None) -> Any:
    return None if action is None else action.to_json()
