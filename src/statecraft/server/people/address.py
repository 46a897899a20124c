"""What an e-mail address is: one that every mail system takes, in plain letters."""

import re

_LONGEST = 254
_LONGEST_BOX = 64
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*"
)


def address(given: str) -> str | None:
    """An e-mail address as it is kept, in small letters; None if it is none."""
    tidy = given.strip()
    if len(tidy) > _LONGEST or not _ADDRESS.fullmatch(tidy):
        return None
    return tidy.lower() if len(tidy.partition("@")[0]) <= _LONGEST_BOX else None
