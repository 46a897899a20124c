"""Examples in docstrings are run, so that what they show is true."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import statecraft


def test_examples_in_docstrings_hold() -> None:
    names = [
        module.name
        for module in pkgutil.walk_packages(statecraft.__path__, "statecraft.")
        if not module.name.endswith("__main__")
    ]
    modules = {name: importlib.import_module(name) for name in names}
    # To look for examples takes as long as to run them: only where there is a prompt.
    results = {
        name: doctest.testmod(module)
        for name, module in modules.items()
        if ">>>" in Path(str(module.__file__)).read_text(encoding="utf-8")
    }
    assert sum(result.attempted for result in results.values()) > 0
    assert {name: result.failed for name, result in results.items() if result.failed} == {}
