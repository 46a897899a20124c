"""How long the long tests run: one factor for all of them.

`make test` uses 1; `make soak` sets STATECRAFT_SCALE=50 and runs the very same properties for longer.
"""

import os

SCALE = float(os.environ.get("STATECRAFT_SCALE", "1"))


def scaled(number: int, few: int | None = None) -> int:
    """`number` repetitions at scale 1, more or fewer at another, at least one. Where fewer do for `make test`, ``few``
    says how many those are; a soak is as long as `number` says."""
    if few is not None and SCALE == 1:
        return few
    return max(1, round(number * SCALE))
