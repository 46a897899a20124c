"""`python -m tools.audit`: what the server runs on, what is known to be wrong with it, and under which licences.

Of Python what is installed for all extras of a server, of the page what goes into its bundle. Known faults come from
the one list that is a package (`safety-db`), which is old: the date is said each time. `--sbom FILE` writes the
components as CycloneDX instead, which `make dist` puts beside the wheel.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from statecraft import __version__

ROOT = Path(__file__).resolve().parents[1]
PROJECT = "statecraft-games"
EXTRAS = ("cli", "server", "postgres", "redis", "otel", "lab")
"""Those that a server may run with."""

_COPYLEFT = re.compile(
    r"(?<!L)(?<!Lesser )(?<!Library or Lesser )\b(A?GPL|(Affero )?General Public)", re.IGNORECASE
)
_LESSER = re.compile(
    r"\bLGPL[\w.+-]*|(Lesser|Library or Lesser) General Public License[^)]*\)?", re.IGNORECASE
)


_TEXTS = {
    "MIT": "Permission is hereby granted, free of charge, to any person obtaining a copy of this software",
    "Apache-2.0": "Apache License Version 2.0",
    "MPL-2.0": "Mozilla Public License Version 2.0",
    "AGPL": "GNU AFFERO GENERAL PUBLIC LICENSE",
    "GPL": "GNU GENERAL PUBLIC LICENSE",
}
"""How texts of licences begin."""


@dataclass(frozen=True, slots=True, order=True)
class Component:
    """A package at a version, with its licence as it names it itself."""

    kind: str
    name: str
    version: str
    licence: str

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


# What there is.


def of_python(name: str = PROJECT, extras: Sequence[str] = EXTRAS) -> list[Component]:
    """The packages that are installed because this one needs them, with these extras."""
    seen: dict[str, set[str]] = {}
    waiting: list[tuple[str, tuple[str, ...]]] = [(name, tuple(extras))]
    while waiting:
        package, wanted = waiting.pop()
        key = canonicalize_name(package)
        known = seen.setdefault(key, set())
        new = {"", *wanted} - known
        if not new:
            continue
        known |= new
        try:
            found = distribution(package)
        except PackageNotFoundError:
            # For another system or Python; what is not installed does not run.
            del seen[key]
            continue
        for line in found.requires or []:
            required = Requirement(line)
            marker = required.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in new):
                waiting.append((required.name, tuple(required.extras)))
    return sorted([_component(each) for each in seen if each != canonicalize_name(name)])


def _component(name: str) -> Component:
    found = distribution(name)
    data: Any = found.metadata
    classifiers = [
        each.rpartition(" :: ")[2]
        for each in data.get_all("Classifier") or []
        if each.startswith("License ::")
    ]
    # A text of pages, where a name belongs, says nothing that a classifier does not.
    text = (data.get("License") or "").strip()
    named = data.get("License-Expression") or ", ".join(classifiers)
    licence = named or text.partition("\n")[0] or _by_text(found) or "unknown"
    return Component("pypi", name, data["Version"], licence)


def _by_text(found: Distribution) -> str:
    """What a licence is called whose text alone lies beside a package."""
    for path in found.files or []:
        if path.name.upper().startswith("LICEN"):
            words = " ".join(path.read_text(encoding="utf-8").split())
            for name, beginning in _TEXTS.items():
                if beginning in words:
                    return name
    return ""


def of_page(root: Path = ROOT) -> list[Component]:
    """The npm packages that go into the page: those it needs at run time, and whatever else its sources name."""
    lock: Any = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    named = set(_imported(root / "web" / "src"))
    found = []
    for path, data in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if path and (not data.get("dev") or name in named):
            found.append(Component("npm", name, data["version"], data.get("license", "unknown")))
    return sorted(set(found))


def _imported(folder: Path) -> Iterator[str]:
    """What sources that become part of the page import from packages."""
    for path in folder.rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and not re.search(
            r"\.(test|config)\.", path.name
        ):
            text = path.read_text(encoding="utf-8")
            for line in re.findall(
                r"""(?:from|import|@import|url\()\s*["']([@\w][^"']*)["']""", text
            ):
                parts = line.split("/")
                yield "/".join(parts[:2]) if line.startswith("@") else parts[0]


# What is wrong with it.


def known_faults() -> tuple[str, Mapping[str, Any]]:
    """The date of the list of known faults, and the list by package."""
    package = distribution("safety-db")
    (path,) = [each for each in package.files or [] if each.name == "insecure_full.json"]
    data: Any = json.loads(Path(str(package.locate_file(path))).read_text(encoding="utf-8"))
    return package.version, data


def faults(components: Iterable[Component], known: Mapping[str, Any]) -> list[str]:
    """What is known to be wrong with these versions."""
    found = []
    for each in components:
        for entry in known.get(each.name, []) if each.kind == "pypi" else []:
            if any(SpecifierSet(spec).contains(each.version) for spec in entry["specs"]):
                what = entry.get("cve") or entry["id"]
                found.append(f"{each.name} {each.version}: {what}: {entry['advisory'][:200]}")
    return found


def wrong_licences(components: Iterable[Component]) -> list[str]:
    """Those whose licence would reach over to what runs with them, and those that name none."""
    found = []
    for each in components:
        rest = _LESSER.sub("", each.licence)
        if each.licence == "unknown":
            found.append(f"{each.name} {each.version}: no licence is named")
        elif _COPYLEFT.search(rest) and not re.search(r"\bOR\b", rest):
            found.append(f"{each.name} {each.version}: {each.licence}")
    return found


# Writing it down.


def sbom(components: Sequence[Component]) -> dict[str, Any]:
    """The components as a CycloneDX document; the same components give the same document."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/{PROJECT}@{__version__}",
                "name": PROJECT,
                "version": __version__,
                "purl": f"pkg:pypi/{PROJECT}@{__version__}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [
            {
                "type": "library",
                "bom-ref": each.purl,
                "name": each.name,
                "version": each.version,
                "purl": each.purl,
                "licenses": [{"license": {"name": each.licence}}],
            }
            for each in components
        ],
        "dependencies": [
            {
                "ref": f"pkg:pypi/{PROJECT}@{__version__}",
                "dependsOn": [each.purl for each in components],
            }
        ],
    }


def main(words: Sequence[str] | None = None) -> int:
    """Print what was found; 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sbom", type=Path, help="write the components as CycloneDX to this file")
    asked = parser.parse_args(words)
    components = [*of_python(), *of_page()]
    if asked.sbom is not None:
        asked.sbom.write_text(json.dumps(sbom(components), indent=1) + "\n", encoding="utf-8")
        print(f"{asked.sbom}: {len(components)} components")
        return 0
    for each in components:
        print(f"{each.kind:5} {each.name:42} {each.version:12} {each.licence}")
    date, known = known_faults()
    print(f"\n{len(components)} components; known faults as of {date}, which is OLD:")
    print("nothing newer comes as a package. With the Internet: pip-audit, and npm audit in web/.")
    problems = [*faults(components, known), *wrong_licences(components)]
    for line in problems:
        print(f"PROBLEM {line}")
    print(
        "nothing is wrong that this list knows of" if not problems else f"{len(problems)} problems"
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
