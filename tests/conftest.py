"""Plugins every test may rely on, and how hypothesis runs here."""

import pytest
from hypothesis import settings

pytest_plugins = ["plugins.real_parts", "plugins.rule_witness", "pytester"]

# How long one example takes says more about what else the machine is doing than about the code.
settings.register_profile("statecraft", deadline=None)
settings.load_profile("statecraft")

FIRST = ("tests/test_dist.py", "tests/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest by itself and would come last comes first, so that no worker waits at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
