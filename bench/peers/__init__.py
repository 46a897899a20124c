"""Engines of others, from PyPI, each as its own documentation would play it."""
