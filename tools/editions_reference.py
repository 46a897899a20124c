"""Write docs/editions-reference.md: what an edition of each game may say, as `statecraft edition reference` prints it.

python -m tools.editions_reference            # writes the page
python -m tools.editions_reference --check    # exit code 1 if the page is not what would be written
"""

import argparse
import sys
from pathlib import Path

from statecraft.kit.reference import markdown, reference
from statecraft.locale import Texts
from statecraft.plugins import registry

PAGE = Path(__file__).parents[1] / "docs" / "editions-reference.md"
HEAD = """# Reference of editions

Every table, column, bound, effect and text that an edition may have; [Editions](editions.md) says how one is made. \
This page is written by `python -m tools.editions_reference` from the games themselves, and \
`statecraft edition reference GAME` prints it for any game, in English or German.

"""


def page() -> str:
    """The whole page."""
    texts = Texts("en")
    parts = [markdown(reference(registry.game(name), texts), texts) for name in registry.OWN]
    return HEAD + "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/editions-reference.md.")
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    wanted = page()
    if parser.parse_args().check:
        if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
            return 0
        sys.stderr.write(f"{PAGE} is out of date: python -m tools.editions_reference\n")
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
