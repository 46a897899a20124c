"""Examples in docstrings are run, so that what they show is true."""

import doctest
import importlib
import pkgutil

import statecraft


def test_examples_in_docstrings_hold() -> None:
    names = [
        module.name
        for module in pkgutil.walk_packages(statecraft.__path__, "statecraft.")
        if not module.name.endswith("__main__")
    ]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert sum(result.attempted for result in results.values()) > 0
    assert {name: result.failed for name, result in results.items() if result.failed} == {}
