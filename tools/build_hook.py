"""What a wheel has beside the sources: the built browser client, and where STATECRAFT_COMPILE=1 asks
for it the engine as machine code.

The sources of the engine are in the wheel as well: Python takes the machine code before the sources,
and where there is none (another Python, another machine) a wheel without it serves as well.
"""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "STATECRAFT_COMPILE"
ENGINE = ("core", "globopolis", "global_powers", "bots")


class Additions(BuildHookInterface[Any]):
    """Adds what `tools/build_site.py` and `tools/compile.py` make."""

    PLUGIN_NAME = "additions"

    def dependencies(self) -> list[str]:
        wanted = ["mypy>=1.15", "setuptools>=75"] if os.environ.get(ASKED) == "1" else []
        site = self._tool("build_site")
        if site.is_stale(Path(self.root)) and site.npm() is None:
            wanted.append(site.NODE)
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # A checkout serves web/dist as it is.
            return
        self._add_site(build_data)
        if os.environ.get(ASKED) == "1":
            self._add_engine(build_data)

    def _add_site(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        self.app.display_info(self._tool("build_site").build(root))
        site = root / "web" / "dist"
        if site.is_dir():
            build_data["force_include"][str(site)] = "statecraft/server/site"

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        out = root / "build" / "wheel"
        packages = [root / "src" / "statecraft" / name for name in ENGINE]
        self.app.display_info(self._tool("compile").compile_packages(out, packages))
        for path in sorted(out.rglob("*")):
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = path.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _tool(self, name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(
            name, Path(self.root) / "tools" / f"{name}.py"
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
