"""What a game brings for agents that learn: its columns, dense and raw."""

from collections.abc import Callable
from typing import NamedTuple

from statecraft.core.engine.state import State
from statecraft.rl.dense import Dense
from statecraft.rl.observation import BoardParts


class Learning(NamedTuple):
    """What an environment knows of a game's board: ``columns`` makes its dense fields for a table with or without
    deals, ``goods`` are what offers are summed up in, ``parts`` lays the whole board out, raw."""

    columns: Callable[[State, bool], Dense]
    goods: tuple[str, ...]
    parts: BoardParts
