"""A wheel with the engine as machine code, where STATECRAFT_COMPILE=1 asks for one.

The sources are in the wheel as well: Python takes the machine code before the sources, and where
there is none (another Python, another machine) a wheel without it serves as well.
"""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "STATECRAFT_COMPILE"
ENGINE = ("core", "globopolis", "global_powers", "bots")


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the extension modules that `tools/compile.py` makes of engine, games and bots."""

    PLUGIN_NAME = "compiled-engine"

    def dependencies(self) -> list[str]:
        return ["mypy>=1.15", "setuptools>=75"] if os.environ.get(ASKED) == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(ASKED) != "1":
            return
        root = Path(self.root)
        spec = importlib.util.spec_from_file_location("compile", root / "tools" / "compile.py")
        assert spec is not None
        assert spec.loader is not None
        compiler = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiler)
        out = root / "build" / "wheel"
        packages = [root / "src" / "statecraft" / name for name in ENGINE]
        self.app.display_info(compiler.compile_packages(out, packages))
        for path in sorted(out.rglob("*")):
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = path.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
