"""Comparing plain data more strictly than Python does."""

from typing import Any

from statecraft.core.record.struct import Struct


def same(one: Any, other: Any) -> bool:
    """Equal and of equal types all the way down: True is not 1, a list no tuple."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, Struct):
        return same(one.fields(), other.fields())
    return bool(one == other)
