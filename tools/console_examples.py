"""The examples for the console of the page that plays without a server: those of docs/api.md, under its headings.

What is shown to be refused there is left out, since it would end the rest.
"""

import doctest
from pathlib import Path

#: An example of the console alone: `bars` is nowhere else.
_BARS = """\
from statecraft.globopolis.odds import takeover
bars({mine: takeover(mine, 4, 5, (8, 10))[0] for mine in range(1, 13)})
"""


def examples(root: Path) -> list[tuple[str, str]]:
    """Headings, and what can be run under each."""
    page = (root / "docs" / "api.md").read_text(encoding="utf-8")
    return [*examples_of(page), ("Bars", _BARS)]


def examples_of(page: str) -> list[tuple[str, str]]:
    """Those of a page.

    >>> examples_of("# All\\n## Sum\\n>>> 1 + 1\\n2\\n\\n>>> 1 / 0\\nTraceback (most recent call last):\\nZeroDivisionError: 0\\n")
    [('Sum', '1 + 1\\n')]
    """
    found = []
    for part in page.split("\n## ")[1:]:
        heading, _, rest = part.partition("\n")
        shown = doctest.DocTestParser().get_examples(rest)
        code = "".join([each.source for each in shown if each.exc_msg is None])
        if code:
            found.append((heading, code))
    return found
