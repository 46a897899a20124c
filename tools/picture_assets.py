"""What pictures of games are drawn with: the outlines of the page's map, and the page's typeface as the renderer reads it.

    python -m tools.picture_assets map                                    # after a change of web/src/map/world.json
    uv run --with fonttools --with brotli python -m tools.picture_assets fonts    # after a change of the typeface

The page's map is TopoJSON, its typeface a variable font in woff2; the renderer wants paths and plain TrueType files. Both
results are committed, and a test compares the outlines with the map.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
MAP = ROOT / "web" / "src" / "map" / "world.json"
FACES = ROOT / "web" / "node_modules" / "@fontsource-variable" / "source-sans-3"
FOLDER = ROOT / "src" / "statecraft" / "server" / "pictures"
OUTLINES = FOLDER / "outlines.json"
FAMILY = "Statecraft Sans"
"""The typeface reserves its own name for files that are not changed in any way."""
WEIGHTS = (400, 800)
SUBSETS = ("latin", "latin-ext", "cyrillic", "greek")
_SMALLEST = 1.2
"""Islands that would be smaller than a pixel or two are left out."""

Point = tuple[float, float]


def outlines(world: dict[str, Any]) -> list[dict[str, str]]:
    """Each area of the map: its id, its region, and its outline for the attribute ``d`` of a path."""
    scale, translate = world["transform"]["scale"], world["transform"]["translate"]
    arcs: list[list[Point]] = []
    for arc in world["arcs"]:
        x = y = 0
        points: list[Point] = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale[0] + translate[0], y * scale[1] + translate[1]))
        arcs.append(points)
    return [
        {
            "id": area["id"],
            "region": area["properties"]["region"],
            "d": "".join(_path(_ring(ring, arcs)) for polygon in area["arcs"] for ring in polygon),
        }
        for area in world["objects"]["areas"]["geometries"]
    ]


def _ring(indices: list[int], arcs: list[list[Point]]) -> list[Point]:
    """Arcs put together; a negative index is an arc backwards."""
    ring: list[Point] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring += arc if not ring else arc[1:]
    return ring


def _path(ring: list[Point]) -> str:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    if max(xs) - min(xs) < _SMALLEST and max(ys) - min(ys) < _SMALLEST:
        return ""
    points: list[str] = []
    for x, y in ring[:-1]:
        point = f"{x:.1f} {y:.1f}".replace(".0", "")
        if not points or points[-1] != point:
            points.append(point)
    return f"M{'L'.join(points)}Z"


def text_of(world: dict[str, Any]) -> str:
    rows = [json.dumps(row, separators=(",", ":")) for row in outlines(world)]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def write_fonts() -> None:
    """One file for each weight: the renderer takes all letters of a text from one."""
    from fontTools.merge import Merger  # type: ignore[import-not-found]
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

    folder = FOLDER / "fonts"
    for weight in WEIGHTS:
        parts: list[str] = []
        for subset in SUBSETS:
            font = TTFont(FACES / "files" / f"source-sans-3-{subset}-wght-normal.woff2")
            plain = instantiateVariableFont(font, {"wght": weight})
            plain.flavor = None
            plain["OS/2"].usWeightClass = weight
            parts.append(str(folder / f"{subset}.part"))
            plain.save(parts[-1])
        merged = Merger().merge(parts)
        # What is made here goes by another name (`FAMILY`).
        for record in merged["name"].names:
            if record.nameID in (1, 3, 4, 6, 16):
                record.string = FAMILY
        merged.save(folder / f"statecraft-sans-{weight}.ttf")
        for part in parts:
            Path(part).unlink()
    licence = (FACES / "LICENSE").read_text(encoding="utf-8")
    (folder / "LICENSE").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["fonts"]:
        write_fonts()
    else:
        world = json.loads(MAP.read_text(encoding="utf-8"))
        OUTLINES.write_text(text_of(world), encoding="utf-8")
