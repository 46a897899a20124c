"""How the engine's files tell the mypyc compiler what plain Python need not know.

The core imports the standard library only, so the real decorator is seen by the type checker and
the compiler, and running Python gets one that does nothing. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_settings):
        return lambda cls: cls
