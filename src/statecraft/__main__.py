"""The `statecraft` command; `python -m statecraft` is the same.

The engine needs no other package, so the command may be there without what it needs itself.
"""

import sys
from typing import NoReturn

NEEDS = {
    "cli": ("typer", "rich", "fluent", "cryptography"),
    "server": (
        *("alembic", "confusable_homoglyphs", "litestar", "msgspec", "openskill"),
        *("prometheus_client", "sqlalchemy", "structlog", "uvicorn", "websockets"),
    ),
}
"""By extra, the packages it brings."""


def extra_with(module: str) -> str:
    """The extra that brings a module; nothing where none does."""
    top = module.partition(".")[0]
    return next((extra for extra, needed in NEEDS.items() if top in needed), "")


def main() -> NoReturn:
    """Run the command, or say what is missing for it."""
    try:
        from statecraft.cli import main as command

        command()
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if not extra:
            raise
        sys.exit(_missing(error.name or "", extra))


def _missing(module: str, extra: str) -> int:
    """The texts themselves may be what is missing, so this is said in English alone."""
    sys.stderr.write(
        f"statecraft: this needs {module}, which is not installed: pip install 'statecraft-games[{extra}]'\n"
    )
    return 2


if __name__ == "__main__":
    main()
