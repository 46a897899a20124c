"""Puts together what a page needs that plays without a server, beside the built client in web/dist.

`here.html` is the client once more, for any address; in `offline/` lie Pyodide, the product's own Python files as one
archive with the few packages they say texts with, and what is always answered the same, as files. `--static FOLDER`
writes a folder of all that for any host of files.
Where Node is there, the Python files are bytecode of Pyodide's own Python (compile_offline.mjs).
"""

import asyncio
import base64
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.build_site import npm, path_of
from tools.console_examples import examples

ROOT = Path(__file__).resolve().parents[1]
#: What no game in a browser needs: commands, studies, learning agents, HTTP, other databases.
_LEFT_OUT = (
    "cli",
    "lab",
    "rl",
    "server/bus/redis_stream.py",
    "server/config.py",
    "server/operators",
    "server/pictures/world.json",
    "server/services.py",
    "server/site",
    "server/store/copying.py",
    "server/store/migrate.py",
    "server/store/migrations",
    "server/store/postgres.py",
    "server/store/schema.py",
    "server/store/sqlite.py",
    "server/web",
    "server/workshop",
)
_SUFFIXES = (".py", ".toml", ".ftl", ".md", ".sql", ".json", ".jsonl")
#: Packages of others, and what of them is not needed.
_PACKAGES = {
    "fluent": (),
    "babel": ("locale-data", "messages"),
    "attr": (),
    "pytz": ("zoneinfo",),
    "typing_extensions": (),
}
_LOCALES = ("root", "en", "en_001", "en_GB", "de", "de_DE")
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_CONTENT_SECURITY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'"
)
_ICONS = (192, 512)
#: What is no file of this page beside it.
_OTHERS = ("here.html", "index.html", "push-worker.js", "sw.js")
#: On the page of a server: that it can be left for the one without.
_OFFERS = ' data-offers-here=""'
_MANIFEST = {
    "name": "Statecraft",
    "short_name": "Statecraft",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#0f1720",
    "theme_color": "#0f1720",
}
#: One moment for all files, so that the same files make the same archive.
_WHEN = (2020, 1, 1, 0, 0, 0)


def missing() -> list[str]:
    """The packages that are not here; without them there is nothing to put together."""
    needed = [
        *_PACKAGES,
        "msgspec",
        "cryptography",
        "resvg_py",
        "pyblst",
        "structlog",
        "prometheus_client",
    ]
    return [name for name in needed if importlib.util.find_spec(name) is None]


def sources(root: Path) -> list[Path]:
    """The product's own files that go into the archive."""
    package = root / "src" / "statecraft"
    found = [path for path in package.rglob("*") if path.suffix in _SUFFIXES and path.is_file()]
    return sorted(path for path in found if not _is_left_out(path.relative_to(package)))


def _is_left_out(path: Path) -> bool:
    name = path.as_posix()
    return any(name == out or name.startswith(f"{out}/") for out in _LEFT_OUT)


def _others() -> Iterator[tuple[str, Path]]:
    """Files of other packages, with their places in the archive."""
    for name, out in _PACKAGES.items():
        spec = importlib.util.find_spec(name)
        if spec is None:
            raise SystemExit(f"{name} is not installed")
        if spec.submodule_search_locations is None:
            yield f"{name}.py", Path(str(spec.origin))
            continue
        for place in spec.submodule_search_locations:
            for path in sorted(Path(place).rglob("*")):
                inside = path.relative_to(place).as_posix()
                if path.suffix not in (".py", ".dat") or "__pycache__" in inside:
                    continue
                is_locale = inside.startswith("locale-data/") and path.stem in _LOCALES
                if is_locale or not any(inside.startswith(f"{each}/") for each in out):
                    yield f"{name}/{inside}", path


def archive(root: Path, to: Path) -> None:
    """The Python files as one archive."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        own = [(path.relative_to(root / "src").as_posix(), path) for path in sources(root)]
        for name, path in [*own, *_others()]:
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


async def _answers(to: Path) -> None:
    """What is always answered the same, as files."""
    from statecraft.locale import LANGUAGES
    from statecraft.offline.house import House
    from statecraft.plugins import registry
    from statecraft.server.page_texts import PAGES

    async def nothing(_written: object) -> None:
        """Nothing of this house is kept."""

    house = await House.open(to / "house", b"", [], nothing, nothing)
    games = list(registry.OWN)
    places = ["about", "games", "rules/core", *[f"rules/{game}" for game in games]]
    places += [f"rules/{game}/companion" for game in games]
    places += [f"games/{game}/{what}" for game in games for what in ("box", "origins")]
    for lang in LANGUAGES:
        wanted = {f"/api/{place}": f"answers/{lang}/api-{_dashed(place)}.json" for place in places}
        wanted |= {
            f"/texts/{lang}/{name}.ftl": f"texts/{lang}/{name}.ftl" for name in (*PAGES, *games)
        }
        for asked, file in wanted.items():
            status, text = await house.ask("GET", asked, "", lang)
            if status != 200:
                raise SystemExit(f"{asked}: {status} {text}")
            (to / file).parent.mkdir(parents=True, exist_ok=True)
            (to / file).write_text(text, encoding="utf-8")
    await house.close()
    shutil.rmtree(to / "house")
    (to / "answers" / "console.json").write_text(json.dumps(examples(ROOT)), encoding="utf-8")


def _dashed(place: str) -> str:
    return place.replace("/", "-")


def integrity(path: Path) -> str:
    """The hash of a file, as browsers check it."""
    return "sha384-" + base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()


def _pyodide(web: Path, to: Path) -> str:
    """Pyodide as npm brought it, under its version; without the list of packages that nobody loads."""
    package = web / "node_modules" / "pyodide"
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    place = to / f"pyodide-{version}"
    place.mkdir(parents=True)
    for name in _PYODIDE:
        shutil.copyfile(package / name, place / name)
    lock = json.loads((package / "pyodide-lock.json").read_text(encoding="utf-8"))
    (place / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    return place.name


def _compiled(root: Path, to: Path, version: str) -> bool:
    """Put bytecode in the place of the Python files; not without Node, where the page starts later."""
    found = npm()
    if found is None:
        return False
    library = to / version / "python_stdlib.zip"
    kept = root / "web" / "node_modules" / ".cache" / f"{version}-{integrity(library)[7:23]}.zip"
    kept = kept.with_name(kept.name.replace("/", "_"))
    archives = [to / "statecraft.zip"]
    if not kept.is_file():
        kept.parent.mkdir(exist_ok=True)
        shutil.copyfile(library, made := kept.with_name(f"{os.getpid()}-stdlib.zip"))
        archives.append(made)
    node = shutil.which("node", path=path_of(found))
    script = Path(__file__).with_name("compile_offline.mjs")
    command = [str(node), str(script), str(root / "web/node_modules/pyodide"), *map(str, archives)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{script.name}: {done.stderr[-1000:]}")
    if len(archives) > 1:
        made.replace(kept)
    shutil.copyfile(kept, library)
    return True


def _page(dist: Path) -> str:
    """The client's page, for any address and without a server."""
    page = (dist / "index.html").read_text(encoding="utf-8").replace('="/assets/', '="./assets/')
    for name in sorted(path.name for path in (dist / "assets").iterdir()):
        whole = f'="./assets/{name}"'
        if name.endswith((".js", ".css")) and whole in page:
            page = page.replace(whole, f'{whole} integrity="{integrity(dist / "assets" / name)}"')
    page = page.replace("<html ", '<html data-here="" ', 1)
    security = f'<meta http-equiv="content-security-policy" content="{_CONTENT_SECURITY}" />'
    manifest = '<link rel="manifest" href="./manifest.webmanifest" />'
    return page.replace(
        '<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {security}\n    {manifest}', 1
    )


def build(root: Path) -> str:
    """Put it together beside the built client; what was done, in a sentence."""
    dist = root / "web" / "dist"
    # The client's own page is served at every path of a server, the other one at any address.
    index = dist / "index.html"
    page = index.read_text(encoding="utf-8").replace('="./assets/', '="/assets/')
    page = page.replace(_OFFERS, "", 1)
    index.write_text(page, encoding="utf-8")
    lacks = missing()
    if lacks:
        return f"play without a server is left out: {', '.join(lacks)} not installed"
    to = dist / "offline"
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir()
    version = _pyodide(root / "web", to)
    archive(root, to / "statecraft.zip")
    asyncio.run(_answers(to))
    slow = "" if _compiled(root, to, version) else ", with sources alone: Node is missing"
    loaded = [*sorted((to / version).iterdir()), to / "statecraft.zip"]
    files = {
        path.relative_to(to).as_posix(): {"size": path.stat().st_size, "integrity": integrity(path)}
        for path in loaded
    }
    (dist / "here.html").write_text(_page(dist), encoding="utf-8")
    (to / "files.json").write_text(
        json.dumps({"pyodide": version, "files": files}), encoding="utf-8"
    )
    _app(root, dist)
    # Only now there is something to be offered by the page that has a server.
    index.write_text(page.replace("<html", f"<html{_OFFERS}", 1), encoding="utf-8")
    return f"play without a server is put together{slow}"


def _png(drawn: str, size: int) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size))


def _maskable(drawn: str) -> str:
    """The icon for systems that cut it to a shape of their own: the ground to all edges, the drawing within the circle
    of four fifths that all of them leave."""
    inner = drawn.partition(">")[2].rpartition("</svg>")[0].replace('rx="6" ', "", 1)
    scaled = f'<g transform="translate(1.2 1.2) scale(.9)">{inner}</g>'
    ground = '<rect width="24" height="24" fill="#141d33" stroke="none"/>'
    return f"{drawn.partition('>')[0]}>{ground}{scaled}</svg>"


def _app(root: Path, dist: Path) -> None:
    """What makes an app of the page: its manifest and icons, and the worker that keeps it in the browser."""
    drawn = (root / "src/statecraft/server/web/static/icon.svg").read_text(encoding="utf-8")
    icons = []
    for size in _ICONS:
        name = f"icon-{size}.png"
        (dist / name).write_bytes(_png(drawn, size))
        icons.append(
            {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"}
        )
    masked = f"icon-{_ICONS[-1]}-maskable.png"
    (dist / masked).write_bytes(_png(_maskable(drawn), _ICONS[-1]))
    edges = f"{_ICONS[-1]}x{_ICONS[-1]}"
    icons.append({"src": masked, "sizes": edges, "type": "image/png", "purpose": "maskable"})
    manifest = {**_MANIFEST, "icons": icons}
    (dist / "manifest.webmanifest").write_text(json.dumps(manifest), encoding="utf-8")
    files = {"./": integrity(dist / "here.html")}
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if path.is_file() and name not in _OTHERS:
            files[name] = integrity(path)
    listed = json.dumps([*files.items()])
    version = hashlib.sha256(listed.encode()).hexdigest()[:16]
    worker = (root / "web/src/here/sw.js").read_text(encoding="utf-8")
    worker = worker.replace("/* FILES */ []", listed).replace("/* VERSION */", version)
    (dist / "sw.js").write_text(worker, encoding="utf-8")


def static(root: Path, to: Path) -> str:
    """A folder that any host of files can show at any address."""
    dist = root / "web" / "dist"
    if not (dist / "here.html").is_file():
        raise SystemExit("there is nothing to copy: make site")
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(dist, to, ignore=shutil.ignore_patterns("index.html", "push-worker.js"))
    (to / "here.html").rename(to / "index.html")
    return f"{to}: ready for any host of files"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--static"]:
        print(static(ROOT, Path(sys.argv[2])))
    else:
        print(build(ROOT))
