"""Statecraft: Globopolis and Global Powers, two board games of world politics, as a digital edition.

The package holds one engine (`core`), the games built on it, and what surrounds a game: texts in
English and German (`locale`) and the `statecraft` command (`cli`). Imports point one way, from the
command down to the engine.
"""

__version__ = "0.1.0"
