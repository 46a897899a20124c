"""The compiled build beside a source tree: whether it is there, whether it is of these very files, and using it.

`make compiled` leaves it in `build/compiled`. Whoever then runs from the same tree, by the command or by
`import statecraft`, gets the compiled engine without asking for it; a build that is older than any source file is left
alone. STATECRAFT_PURE=1 asks for the plain sources. An installed wheel has no build beside it, and is what it is.
"""

import json
import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parents[1]
"""The folder of the repository, where the package is run from one."""
MANIFEST = "compiled.json"
PURE = "STATECRAFT_PURE"


def stamps(package: Path) -> dict[str, list[int]]:
    """Size and time of every file of a package that a build was made or copied from."""
    found: dict[str, list[int]] = {}
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in names:
            path = os.path.join(folder, name)  # noqa: PTH118 - paths cost more than the look itself
            seen = os.stat(path)  # noqa: PTH116
            found[os.path.relpath(path, package)] = [seen.st_size, seen.st_mtime_ns]
    return found


def is_fresh(build: Path, package: Path = PACKAGE) -> bool:
    """Whether a build is there, for this Python, and no file of the package has changed since."""
    try:
        manifest = json.loads((build / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return (
        isinstance(manifest, dict)
        and manifest.get("python") == sys.implementation.cache_tag
        and manifest.get("stamps") == stamps(package)
    )


def prefer_compiled(path: list[str]) -> None:
    """Let a package's modules be looked for in the build beside it first, if that is fresh.

    ``path`` is the package's own search path.
    """
    build = CHECKOUT / "build" / "compiled"
    if os.environ.get(PURE) == "1" or str(PACKAGE) not in path or not is_fresh(build):
        return
    path.insert(0, str(build / PACKAGE.name))
    # The compiled modules of all packages are one library, which is found by its own name.
    sys.path.insert(0, str(build))


def engine() -> str:
    """How the engine that this program runs is built: ``pure`` or ``compiled``."""
    from statecraft.core.engine import state

    return "pure" if str(state.__file__).endswith(".py") else "compiled"
