"""Plugins every test may rely on, and how hypothesis runs here."""

from hypothesis import settings

pytest_plugins = ["plugins.real_parts", "plugins.rule_witness", "pytester"]

# How long one example takes says more about what else the machine is doing than about the code.
settings.register_profile("statecraft", deadline=None)
settings.load_profile("statecraft")
