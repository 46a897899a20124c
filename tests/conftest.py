"""Plugins every test may rely on."""

pytest_plugins = ["plugins.real_parts", "plugins.rule_witness", "pytester"]
