"""Compile packages with mypyc, out of tree, from the very files that CPython runs.

    python tools/compile.py OUT package_dir [package_dir …] [--copy package_dir …]

Each package is staged into a temporary tree under its full dotted name, checked by `mypy --strict`
and compiled together with the others as one unit, so that a class in one may derive from a class
in another. OUT then holds the compiled modules, the few that stay interpreted, and copies of the
sources and data files: put it on PYTHONPATH and the same imports find the compiled code. The sources are only
read. Name every package that the named ones import, apart from the standard library. What `--copy`
names is copied beside them as it is, so that OUT can hold all of a product of which only the
engine is compiled.

Exit codes: 0 compiled or up to date, 1 refused by mypy or the C compiler (whose words are shown),
2 bad usage.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from statecraft.compiled_build import MANIFEST, stamps

STAY_INTERPRETED = ("native.py", "roles.py", "__main__.py")
NOT_COPIED = ("__pycache__", ".mypy_cache")
UNIT = "statecraft_compiled"
OPT = "1"
"""With 3 random play is one to three percent quicker, because most of the time goes into Python's own objects;
compiling then takes 230 seconds of processor time instead of 180."""
BUNDLES = 24
"""So many files are given to the C compiler, whatever the number of modules."""

SETUP = """\
import gc
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

job = json.load(open("job.json", encoding="utf-8"))
# Hardly anything of what the checker keeps is ever rubbish, and looking for it takes long.
gc.set_threshold(500_000, 50, 100)


def side_by_side(compiler):
    \"\"\"A compiler's own `compile`, but several files at a time, and each is told of.\"\"\"

    def compile(
        sources, output_dir=None, macros=None, include_dirs=None, debug=False,
        extra_preargs=None, extra_postargs=None, depends=None,
    ):
        macros, objects, extra, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, extra_preargs)

        def one(place):
            source, suffix = build[place]
            compiler._compile(place, source, suffix, arguments, extra, options)

        with ThreadPoolExecutor(job["jobs"]) as pool:
            for done, _ in enumerate(pool.map(one, build), start=1):
                print(f"object {done} {len(build)}", flush=True)
        return objects

    return compile


class BuildSideBySide(build_ext):
    def build_extensions(self):
        self.compiler.compile = side_by_side(self.compiler)
        super().build_extensions()


def bundled(sources):
    \"\"\"A few files that include the many: what all of them include is then read a few times, not hundreds.\"\"\"
    if len(sources) <= job["bundles"]:
        return sources
    bundles = [[] for _ in range(job["bundles"])]
    for source in sorted(sources, key=os.path.getsize, reverse=True):
        min(bundles, key=lambda bundle: sum(map(os.path.getsize, bundle))).append(source)
    names = []
    for number, bundle in enumerate(bundles):
        names.append(os.path.join(job["generated"], f"bundle_{number}.c"))
        with open(names[-1], "w", encoding="utf-8") as file:
            file.writelines([f'#include "{os.path.abspath(source)}"\\n' for source in sorted(bundle)])
    return names


modules = mypycify(
    [*job["mypy"], *job["modules"]],
    opt_level=job["opt"],
    debug_level="0",
    multi_file=True,
    group_name=job["unit"],
    target_dir=job["generated"],
)
print("written", flush=True)
for module in modules:
    module.sources = bundled(module.sources)
if sys.platform.startswith("linux"):
    # Nothing outside needs the functions of the unit by name, so calls among them need no detour: a tenth of the time.
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]

setup(
    cmdclass={"build_ext": BuildSideBySide},
    name=job["unit"],
    packages=[],
    py_modules=[],
    ext_modules=modules,
)
# All is on disk; to take apart what is in memory would take as long as many a file.
sys.stdout.flush()
os._exit(0)
"""


class CompileError(Exception):
    """mypy, mypyc or the C compiler refused; the text is what it said."""


class UsageError(Exception):
    """The command line asks for something that cannot be done."""


def import_root(package: Path) -> Path:
    """The directory from which `package` is imported: the first parent that is no package."""
    root = package.resolve().parent
    while (root / "__init__.py").exists():
        root = root.parent
    return root


def package_files(package: Path) -> Iterator[Path]:
    for path in sorted(package.rglob("*")):
        if path.is_file() and not any(part in NOT_COPIED for part in path.parts):
            yield path


def collect(packages: Sequence[Path]) -> dict[str, Path]:
    """Every file that belongs into OUT, by its place there; enclosing `__init__.py` included."""
    found: dict[str, Path] = {}
    for package in packages:
        if not (package / "__init__.py").is_file():
            raise UsageError(f"{package} is no package: it has no __init__.py")
        package = package.resolve()
        root = import_root(package)
        for path in package_files(package):
            found[path.relative_to(root).as_posix()] = path
        enclosing = package.parent
        while enclosing != root:
            init = enclosing / "__init__.py"
            found.setdefault(init.relative_to(root).as_posix(), init)
            enclosing = enclosing.parent
    return found


def compilable(files: dict[str, Path], packages: Sequence[Path]) -> list[str]:
    """Modules of the named packages; an enclosing package's `__init__.py` stays as it is."""
    inside = [package.resolve() for package in packages]
    return [
        place
        for place, path in sorted(files.items())
        if path.suffix == ".py"
        and path.name not in STAY_INTERPRETED
        and any(path.is_relative_to(package) for package in inside)
    ]


def fingerprint(files: dict[str, Path], modules: Sequence[str], opt: str) -> str:
    """Equal when a new compilation could only give what is there already."""
    seen = hashlib.blake2b(digest_size=16)
    mypy = importlib.metadata.version("mypy")
    seen.update(repr((SETUP, opt, mypy, sysconfig.get_config_var("SOABI"), *modules)).encode())
    for place, path in sorted(files.items()):
        content = path.read_bytes()
        seen.update(f"{place} {len(content)}\n".encode())
        seen.update(content)
    return seen.hexdigest()


def up_to_date(out: Path, mark: str) -> bool:
    try:
        manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(manifest, dict) and manifest.get("fingerprint") == mark


def run_build(stage: Path, modules: Sequence[str], opt: str) -> Path:
    """Compile the staged modules; the directory returned holds the extension modules."""
    job = {
        "unit": UNIT,
        "opt": opt,
        "jobs": os.cpu_count() or 1,
        "bundles": BUNDLES,
        "modules": list(modules),
        "generated": str(stage.parent / "generated"),
        "mypy": ["--strict", "--config-file=", "--cache-dir", str(stage.parent / "cache")],
    }
    (stage / "job.json").write_text(json.dumps(job), encoding="utf-8")
    (stage / "setup.py").write_text(SETUP, encoding="utf-8")
    built = stage.parent / "built"
    command = [sys.executable, "-W", "ignore", "setup.py", "--quiet", "build_ext"]
    command += ["--build-lib", str(built), "--build-temp", str(stage.parent / "objects")]
    command += ["--parallel", str(job["jobs"])]
    environment = {k: v for k, v in os.environ.items() if k not in ("MYPYPATH", "PYTHONPATH")}
    progress = Progress()
    progress.show("checking types and writing C", "types")
    running = subprocess.Popen(
        command,
        cwd=stage,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert running.stdout is not None
    words = []
    linked = 0
    for line in running.stdout:
        match line.split():
            case ["written"]:
                progress.show("compiling what was written", "C")
            case ["object", done, of] if int(of) > 1:
                progress.show(f"compiling: {done} of {of} files", str(4 * int(done) // int(of)))
            case ["object", "1", "1"]:
                linked += 1
                progress.show(f"modules: {linked} of {len(modules)}", "")
            case _:
                words.append(line)
    progress.show("", "")
    if running.wait() != 0:
        raise CompileError("".join(words).strip())
    return built


class Progress:
    """What is being done, and how far it is: one line, written over the last one.

    Where no person looks on, as in a log, a line for every step and none for what lies between two.
    """

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._step = ""

    def show(self, done: str, step: str) -> None:
        line = f"{done} ({time.monotonic() - self._started:.0f} s)" if done else ""
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{line}")
        elif step and step != self._step:
            sys.stderr.write(f"compile.py: {line}\n")
            self._step = step
        sys.stderr.flush()


def copy_beside(out: Path, files: dict[str, Path], packages: Sequence[Path]) -> None:
    """Copy packages as they are, but for the files that belong to the compiled ones."""
    for place, path in collect(packages).items():
        if place not in files:
            (out / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, out / place)


def sign(out: Path, seen: dict[str, list[int]]) -> None:
    """Note in the manifest what the build was made from, so that whoever may use it sees whether it is fresh.

    ``seen`` are the stamps from before: compiling takes minutes, and what was changed meanwhile is not in the build.
    """
    manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
    manifest["python"] = sys.implementation.cache_tag
    manifest["stamps"] = seen
    (out / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def compile_packages(out: Path, packages: Sequence[Path], opt: str = OPT) -> str:
    """Compile `packages` into `out` and say in one line what was done."""
    files = collect(packages)
    modules = compilable(files, packages)
    mark = fingerprint(files, modules, opt)
    if up_to_date(out, mark):
        return f"{out}: up to date ({len(modules)} compiled modules)"
    if out.exists() and any(out.iterdir()) and not (out / MANIFEST).exists():
        raise UsageError(f"{out} holds something that this tool did not make; name another place")

    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="compile-") as scratch:
        stage = Path(scratch).resolve() / "stage"
        for place, path in files.items():
            (stage / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, stage / place)
        built = run_build(stage, modules, opt)

        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(built, out)
    # Sources lie beside their extension modules, which Python prefers: the lab reads there which rules code names.
    copied = sorted(files)
    for place in copied:
        (out / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(files[place], out / place)
    manifest = {"fingerprint": mark, "opt": opt, "compiled": modules, "copied": copied}
    (out / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    spent = time.monotonic() - started
    return (
        f"{out}: {len(modules)} modules compiled at -O{opt}, "
        f"{len(copied)} files copied, {spent:.0f} s"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="compile.py", description="Compile packages with mypyc, out of tree."
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="directory to fill")
    parser.add_argument("packages", type=Path, nargs="+", metavar="package_dir")
    parser.add_argument(
        "--copy", type=Path, nargs="+", default=[], metavar="package_dir", help="not compiled"
    )
    parser.add_argument(
        "--opt",
        choices=("0", "1", "2", "3"),
        default=OPT,
        help="of the C compiler: 0 builds fastest",
    )
    chosen = parser.parse_args(arguments)
    seen = {place: seen for package in chosen.copy for place, seen in stamps(package).items()}
    try:
        done = compile_packages(chosen.out, chosen.packages, chosen.opt)
        copy_beside(chosen.out, collect(chosen.packages), chosen.copy)
        sign(chosen.out, seen)
        sys.stdout.write(done + "\n")
    except UsageError as error:
        sys.stderr.write(f"compile.py: {error}\n")
        return 2
    except CompileError as error:
        sys.stderr.write(f"{error}\ncompile.py: not compiled\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
