"""Plugins every test may rely on, and how hypothesis runs here."""

import os

# Tests are of the sources, whatever has been compiled from them; what is of the compiled build says so itself.
os.environ["STATECRAFT_PURE"] = "1"
# Servers and commands that tests start begin in half a second where bytecode is kept, and in several where it is not.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

import pytest
from hypothesis import settings

pytest_plugins = ["plugins.real_parts", "plugins.rule_witness", "pytester"]

# How long one example takes says more about what else the machine is doing than about the code.
settings.register_profile("statecraft", deadline=None)
settings.load_profile("statecraft")

FIRST = (
    "tests/e2e/test_waiting.py",
    "tests/test_dist.py",
    "tests/lab/test_cluster.py",
    "tests/web/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest by itself and would come last comes first, so that no worker waits at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
