"""Plain values as JSON for whoever is not Python: programs that play, and browsers.

Many languages keep whole numbers exact only up to 53 bits, and a set of cards has a bit for each.
"""

from typing import Any, Final

from statecraft.core.record.struct import Struct, name_of

_SAFE: Final = 1 << 53
_INTS: Final = frozenset([int])


def to_message(value: Any) -> Any:
    """A plain value as JSON that every language reads: what is beyond 53 bits becomes "0x…"."""
    kind = type(value)
    if kind is int:
        return value if -_SAFE < value < _SAFE else hex(value)
    if value is None or kind is str or kind is bool or kind is float:
        return value
    if kind is tuple or kind is list:
        # Most of a board is rows of small numbers: they go as they are.
        if _INTS.issuperset(map(type, value)) and (
            not value or -_SAFE < min(value) <= max(value) < _SAFE
        ):
            return value
        return [to_message(item) for item in value]
    if isinstance(value, Struct):
        whole: dict[str, Any] = {"is": name_of(kind)}
        for name in value.FIELDS:
            whole[name] = to_message(getattr(value, name))
        return whole
    if kind is dict:
        return {str(key): to_message(item) for key, item in value.items()}
    raise TypeError(f"{kind.__name__} has no place in a message")
