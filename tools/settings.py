"""Write the table of settings into docs/hosting.md, between its two markers.

python tools/settings.py
"""

from pathlib import Path

from statecraft.locale import Texts
from statecraft.server.config import table

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
FIRST, LAST = "<!-- settings: python tools/settings.py -->", "<!-- end of settings -->"


def written(page: str) -> str:
    """The page with today's table."""
    before, _, rest = page.partition(FIRST)
    _, _, after = rest.partition(LAST)
    lines = "\n".join(table(Texts("en")))
    return f"{before}{FIRST}\n\n{lines}\n\n{LAST}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
