"""Harbour with all that belongs to it: what a game of one's own needs to be played everywhere."""

from statecraft.plugins.plugin import GamePlugin

PLUGIN = GamePlugin("harbour", "harbour.game:GAME", terminal="harbour.terminal:TERMINAL")
