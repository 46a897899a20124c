"""The way into the house for a page: what its worker kept comes from a module that the worker puts there.

Runs in Pyodide alone; `house` has nothing of it, and runs everywhere.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from statecraft.offline.house import House

_FOLDER = Path("/home/pyodide/house")


async def opened() -> House:
    """The house as the browser left it."""
    kept: Any = import_module("statecraft_kept")

    async def keep(written: str) -> None:
        try:
            await kept.add(written)
        except Exception as error:
            # A browser that has no room left, or was told to keep nothing.
            raise OSError(str(error)) from error

    async def keep_copy(copy: bytes) -> None:
        to_js: Any = import_module("pyodide.ffi").to_js
        await kept.replace(to_js(copy))

    return await House.open(_FOLDER, kept.copy.to_bytes(), [*kept.journal], keep, keep_copy)
